// A page's live socket under the test's control: it joins every requested channel, and sends the room frames that the test emits.
import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import type { RoomMessage } from '../../../contract/chat/chat.ts'
import type { LiveFrames, LiveRequest } from '../../../contract/live.ts'
import type { Danmaku } from '../../../contract/room/danmaku.ts'

export interface RoomSocket {
  sendFrame<Type extends 'room_message' | 'danmaku' | 'room_count' | 'room_remove'>(
    type: Type,
    roomId: string,
    data: LiveFrames[Type]['data'],
  ): Promise<void>
}

export async function roomSocket(page: Page): Promise<RoomSocket> {
  let socket: WebSocketRoute | undefined
  /** The sequence number of each channel that the page has joined. */
  const seqs = new Map<string, number>()
  const frame = (type: string, channel: string, data?: unknown): string =>
    JSON.stringify({ code: 100, type, version: 1, epoch: 'test', channel, seq: seqs.get(channel) ?? 0, ...(data ? { data } : {}) })
  const join = (to: WebSocketRoute, channel: string): void => {
    seqs.set(channel, seqs.get(channel) ?? 0)
    to.send(frame('joined', channel))
  }
  await page.routeWebSocket(/\/ws$/, (route) => {
    route.onMessage((message) => {
      const request = JSON.parse(String(message)) as LiveRequest
      if (request.type === 'heartbeat') route.send(JSON.stringify({ code: 0, type: 'heartbeat' }))
      if (request.type === 'register') {
        socket = route
        join(route, 'scores')
      }
      if (request.type === 'classify') join(route, `odds:${request.classify_type}`)
      if (request.type === 'topic') for (const channel of request.add ?? []) join(route, channel)
    })
  })
  return {
    async sendFrame(type, roomId, data) {
      const channel = `room:${roomId}`
      await expect.poll(() => seqs.has(channel)).toBe(true)
      seqs.set(channel, (seqs.get(channel) ?? 0) + 1)
      socket?.send(frame(type, channel, data))
    },
  }
}

/** A chat line, shown immediately unless it has a timestamp. */
export const aRoomMessage = (id: string, text: string, more: Partial<RoomMessage> = {}): RoomMessage => ({
  id,
  room_id: 'r',
  kind: 'chat',
  from: { uid: `u${id}`, nickname: `球迷${id}`, avatar: '', userlevel: 3, fan: null, guard: null, noble: null, role: 'viewer' },
  text,
  at: null,
  time: new Date().toISOString(),
  reply: null,
  mentions: [],
  danmaku: false,
  gift: null,
  envelope: null,
  system: null,
  ...more,
})

export const aDanmaku = (id: string, text: string, at: number, more: Partial<Danmaku> = {}): Danmaku => ({
  id,
  room_id: 'r',
  uid: `u${id}`,
  nickname: `球迷${id}`,
  userlevel: 3,
  text,
  color: '#ffffff',
  size: 'medium',
  position: 'scroll',
  advert: false,
  at: new Date(at).toISOString(),
  time: new Date(at).toISOString(),
  ...more,
})
