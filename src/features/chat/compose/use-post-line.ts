// Sends a chat message: appears at once, is sent with an idempotency key, and keeps its position on failure.
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { RoomMessage } from '../../../../contract/chat/chat.ts'
import { liveVersion } from '../../../../contract/live.ts'
import type { RoomInfo } from '../../../../contract/room/room.ts'
import { ApiError, call } from '../../../core/api/api.ts'
import { failureOf } from '../../../core/api/failure.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { roomFrames } from '../../../core/socket/room-frames.ts'
import type { DanmakuStyle } from '../../../core/store/danmaku-style.ts'
import { roomClock } from '../../room/stream/clock/room-clock.ts'
import { addPending, discardMessage, markSent, markUnsent } from '../message/message-list.ts'
import type { RoomMessages } from '../message/use-room-messages.ts'

export interface Draft {
  text: string
  reply: RoomMessage['reply']
  mentions: string[]
  /** Danmaku style; null: not sent as danmaku. */
  style: DanmakuStyle | null
}
interface Sending {
  draft: Draft
  /** Playback time at the first attempt. */
  at: string | null
}
export interface LineSender {
  post(draft: Draft): void
  again(key: string): void
  discard(key: string): void
}

/** `onWait`: seconds until the next message may be sent. */
export function usePostLine(room: RoomInfo, change: RoomMessages['change'], onWait: (seconds: number) => void): LineSender {
  const client = useQueryClient()
  const sendings = useRef(new Map<string, Sending>())
  const now = useRef({ room, onWait })
  now.current = { room, onWait }
  /** The last accepted message: its room, and the Unix time in milliseconds. */
  const lastPost = useRef({ id: '', at: 0 })
  const slow = slowOf(room)
  // When slow mode is switched on, it counts from the previous message.
  useEffect(() => {
    if (slow === 0 || lastPost.current.id !== room.id) return
    const left = Math.ceil(slow - (Date.now() - lastPost.current.at) / 1_000)
    if (left > 0) now.current.onWait(left)
  }, [slow, room.id])

  const send = useCallback(
    async (key: string): Promise<void> => {
      const sending = sendings.current.get(key)
      if (!sending) return
      const { id } = now.current.room
      change((messages) => addPending(messages, pendingMessageOf(now.current.room, key, sending), key))
      try {
        const arrived = await sendMessage(id, key, sending)
        sendings.current.delete(key)
        change((messages) => markSent(messages, key, arrived))
        lastPost.current = { id, at: Date.now() }
        // Uses the current room: slow mode may have been switched on while the request was in flight.
        const seconds = slowOf(now.current.room)
        if (seconds > 0) now.current.onWait(seconds)
      } catch (error) {
        const failure = failureOf(error)
        change((messages) => markUnsent(messages, key, failure))
        if (error instanceof ApiError && failure === 'slow-mode') now.current.onWait(error.retryAfter ?? slowOf(now.current.room))
        // The refetched room contains the end time.
        if (['muted', 'kicked', 'followers-only'].includes(failure)) {
          await client.invalidateQueries({ queryKey: ['GET api/Live_streaming/getRoomInfo'] })
        }
      }
    },
    [change, client],
  )
  return {
    post: useCallback(
      (draft: Draft) => {
        const key = crypto.randomUUID()
        const pictureTime = roomClock.now()
        sendings.current.set(key, { draft, at: pictureTime === null ? null : new Date(pictureTime).toISOString() })
        void send(key)
      },
      [send],
    ),
    again: useCallback((key: string) => void send(key), [send]),
    discard: useCallback(
      (key: string) => {
        sendings.current.delete(key)
        change((messages) => discardMessage(messages, key))
      },
      [change],
    ),
  }
}

/** Minimum seconds between two messages of this viewer; 0: no limit. */
const slowOf = ({ chat, me }: RoomInfo): number => (me?.role === 'viewer' ? chat.slow_seconds : 0)

/** Returns the id of the message. A danmaku shares the id of its message. */
async function sendMessage(id: string, key: string, { draft, at }: Sending): Promise<string> {
  const { text, reply, mentions, style } = draft
  if (style) {
    const sent = await call('GET api/Barrage/send', { query: { id, text, key, ...style, ...(at && { at }) } })
    // A busy room broadcasts only a sample of danmaku: the user's own always appears here.
    roomFrames.hear({ code: 100, type: 'danmaku', version: liveVersion, epoch: '', channel: `room:${id}`, seq: 0, data: [sent] })
    return sent.id
  }
  return (await call('POST api/Chat/say', { body: { id, text, key, at, mentions, ...(reply && { reply_to: reply.id }) } })).id
}

function pendingMessageOf(room: RoomInfo, key: string, { draft }: Sending): RoomMessage {
  const user = sessionStore.get().user
  return {
    id: key,
    room_id: room.id,
    kind: 'chat',
    from: {
      uid: user?.id ?? '',
      nickname: user?.user_nickname ?? '',
      avatar: user?.avatar ?? '',
      userlevel: user?.userlevel ?? 0,
      fan: null,
      guard: room.me?.guard?.tier ?? null,
      noble: room.me?.noble?.tier ?? null,
      role: room.me?.role ?? 'viewer',
    },
    text: draft.text,
    at: null,
    time: new Date(serverNow()).toISOString(),
    reply: draft.reply,
    mentions: draft.mentions,
    danmaku: draft.style !== null,
    gift: null,
    envelope: null,
    system: null,
  }
}
