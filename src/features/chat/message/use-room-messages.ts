// Messages of one room: its history, frames delayed until the video catches up, and the user's own.
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RoomMessage } from '../../../../contract/chat/chat.ts'
import { apiQuery } from '../../../core/api/api-query.ts'
import { freshness } from '../../../core/api/freshness.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { roomFrames } from '../../../core/socket/room-frames.ts'
import { reducedEffects } from '../../../core/store/reduced-effects.ts'
import { roomClock } from '../../room/stream/clock/room-clock.ts'
import { addMessages, countOn, inOrder, maxMessages, removeMessage, type ShownMessage, unquoted, withoutGone } from './message-list.ts'

type Change = (messages: readonly ShownMessage[]) => readonly ShownMessage[]
export interface RoomMessages {
  messages: readonly ShownMessage[]
  state: 'loading' | 'failed' | 'ready'
  reload(): void
  change(by: Change): void
}

/** Maximum delay of a video that has not started, in milliseconds: older messages need not wait for it. */
const farthest = 20_000

/** `onNew` is called for each message from the socket when it is shown. `joins`: repeats by others are merged. */
export function useRoomMessages(roomId: string, joins: boolean, onNew: (item: RoomMessage) => void): RoomMessages {
  const [messages, setMessages] = useState<readonly ShownMessage[]>([])
  const notify = useRef(onNew)
  notify.current = onNew
  const joining = useRef(joins)
  joining.current = joins
  const { queryKey, queryFn } = useMemo(() => apiQuery('GET api/Chat/roomMessages', { query: { id: roomId } }), [roomId])
  const read = useQuery({
    queryKey,
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  const reload = useRef(read.refetch)
  reload.current = read.refetch
  const show = useRef<(came: readonly RoomMessage[], isNew: boolean) => void>(() => undefined)
  useEffect(() => {
    let buffer: RoomMessage[] = []
    let frame = 0
    let isPast = false
    const held: (() => void)[] = []
    // Ids of messages removed while waiting for the video; bounded like the messages that can wait.
    const removed = new Set<string>()
    const flush = (): void => {
      frame = 0
      const came = buffer
      const sorts = isPast
      buffer = []
      isPast = false
      const options = { me: sessionStore.get().user?.id ?? null, joins: joining.current }
      setMessages((known) => {
        const next = addMessages(known, came, options)
        return sorts && known.length > 0 ? inOrder(next) : next
      })
    }
    // Coalesces the messages of one animation frame into one state update. A hidden page draws none and keeps only the last ones.
    const enqueue = (item: RoomMessage, isNew: boolean): void => {
      if (removed.has(item.id) || (item.kind === 'entry' && reducedEffects.get())) return
      buffer.push(unquoted(item, (id) => removed.has(id)))
      if (buffer.length > maxMessages) buffer.splice(0, buffer.length - maxMessages)
      frame ||= requestAnimationFrame(flush)
      if (isNew) notify.current(item)
      else isPast = true
    }
    show.current = (came, isNew) => {
      for (const item of came) {
        const isOwn = item.from !== null && item.from.uid === sessionStore.get().user?.id
        const isOld = roomClock.now() === null && item.at !== null && serverNow() - Date.parse(item.at) > farthest
        if (item.at === null || isOwn || isOld) enqueue(item, isNew)
        else held.push(roomClock.hold(Date.parse(item.at), () => enqueue(item, isNew)))
      }
      // Bounds the memory of a viewer who has seeked far back.
      for (const drop of held.splice(0, Math.max(0, held.length - maxMessages))) drop()
    }
    const leave = roomFrames.join(roomId, {
      onFrame(message) {
        if (message.type === 'room_message') show.current(message.data, true)
        if (message.type === 'room_gift') {
          const { combo_id, combo, at } = message.data
          roomClock.hold(at === null ? null : Date.parse(at), () => setMessages((known) => countOn(known, combo_id, combo)))
        }
        if (message.type !== 'room_remove') return
        const { id } = message.data
        removed.add(id)
        if (removed.size > maxMessages) for (const old of [...removed].slice(0, maxMessages / 2)) removed.delete(old)
        buffer = buffer.filter((item) => item.id !== id).map((item) => unquoted(item, (one) => one === id))
        setMessages((known) => removeMessage(known, id))
      },
      onReset: () => void reload.current(),
    })
    return () => {
      leave()
      cancelAnimationFrame(frame)
      for (const drop of held) drop()
      setMessages([])
    }
  }, [roomId])
  const history = read.data
  useEffect(() => {
    if (!history) return
    const age = Date.now() - (freshness.get(queryKey)?.savedAt ?? 0)
    setMessages((known) => withoutGone(known, history, serverNow() - age))
    show.current(history.list, false)
  }, [history, queryKey])
  return {
    messages,
    state: read.data ? 'ready' : read.isLoadingError ? 'failed' : 'loading',
    reload: () => void read.refetch(),
    change: useCallback((by: Change) => setMessages(by), []),
  }
}
