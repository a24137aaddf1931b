// Messages of one room: its history, frames delayed until the video catches up, and the user's own.
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RoomMessage } from '../../../../contract/chat.ts'
import { apiQuery } from '../../../core/api/api-query.ts'
import { freshness } from '../../../core/api/freshness.ts'
import { calmRoom } from '../../../core/calm.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { roomFrames } from '../../../core/socket/room-frames.ts'
import { roomClock } from '../../stream/clock/room-clock.ts'
import { addLines, countOn, inOrder, mostLines, removeLine, type ShownLine, unquoted, withoutGone } from './line-list.ts'

type Change = (lines: readonly ShownLine[]) => readonly ShownLine[]
export interface RoomLines {
  lines: readonly ShownLine[]
  state: 'loading' | 'failed' | 'ready'
  reload(): void
  change(by: Change): void
}

/** Maximum delay of a video that has not started, in milliseconds: older messages need not wait for it. */
const farthest = 20_000

/** `onNew` is called for each message from the socket when it is shown. `joins`: repeats by others are merged. */
export function useRoomLines(roomId: string, joins: boolean, onNew: (line: RoomMessage) => void): RoomLines {
  const [lines, setLines] = useState<readonly ShownLine[]>([])
  const tell = useRef(onNew)
  tell.current = onNew
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
      const wish = { me: sessionStore.get().user?.id ?? null, joins: joining.current }
      setLines((known) => {
        const next = addLines(known, came, wish)
        return sorts && known.length > 0 ? inOrder(next) : next
      })
    }
    // Coalesces the messages of one animation frame into one state update. A hidden page draws none and keeps only the last ones.
    const put = (line: RoomMessage, isNew: boolean): void => {
      if (removed.has(line.id) || (line.kind === 'entry' && calmRoom.get())) return
      buffer.push(unquoted(line, (id) => removed.has(id)))
      if (buffer.length > mostLines) buffer.splice(0, buffer.length - mostLines)
      frame ||= requestAnimationFrame(flush)
      if (isNew) tell.current(line)
      else isPast = true
    }
    show.current = (came, isNew) => {
      for (const line of came) {
        const isOwn = line.from !== null && line.from.uid === sessionStore.get().user?.id
        const isOld = roomClock.now() === null && line.at !== null && serverNow() - Date.parse(line.at) > farthest
        if (line.at === null || isOwn || isOld) put(line, isNew)
        else held.push(roomClock.hold(Date.parse(line.at), () => put(line, isNew)))
      }
      // Bounds the memory of a viewer who has seeked far back.
      for (const drop of held.splice(0, Math.max(0, held.length - mostLines))) drop()
    }
    const leave = roomFrames.join(roomId, {
      onFrame(message) {
        if (message.type === 'room_message') show.current(message.data, true)
        if (message.type === 'room_gift') {
          const { combo_id, combo, at } = message.data
          roomClock.hold(at === null ? null : Date.parse(at), () => setLines((known) => countOn(known, combo_id, combo)))
        }
        if (message.type !== 'room_remove') return
        const { id } = message.data
        removed.add(id)
        if (removed.size > mostLines) for (const old of [...removed].slice(0, mostLines / 2)) removed.delete(old)
        buffer = buffer.filter((line) => line.id !== id).map((line) => unquoted(line, (one) => one === id))
        setLines((known) => removeLine(known, id))
      },
      onReset: () => void reload.current(),
    })
    return () => {
      leave()
      cancelAnimationFrame(frame)
      for (const drop of held) drop()
      setLines([])
    }
  }, [roomId])
  const history = read.data
  useEffect(() => {
    if (!history) return
    const age = Date.now() - (freshness.get(queryKey)?.savedAt ?? 0)
    setLines((known) => withoutGone(known, history, serverNow() - age))
    show.current(history.list, false)
  }, [history, queryKey])
  return {
    lines,
    state: read.data ? 'ready' : read.isLoadingError ? 'failed' : 'loading',
    reload: () => void read.refetch(),
    change: useCallback((by: Change) => setLines(by), []),
  }
}
