// The chat of a busy room beside a stream faster than real time: lines, danmaku, entries, viewer counts and removed lines.
import type { FastStream } from './fast-stream.ts'
import { aDanmaku, aRoomMessage, type RoomSocket } from './room-socket.ts'

/** Rates per second of the match: a room with thousands of viewers, as the server throttles it. */
const rates = { line: 2, danmaku: 1, entry: 0.3, count: 0.2, removal: 0.05 }
/** Milliseconds between two frames of the socket. */
const step = 250

export class FastTalk {
  private readonly spoken = { line: 0, danmaku: 0, entry: 0, count: 0, removal: 0 }
  private readonly begun: number
  private timer: ReturnType<typeof setTimeout> | undefined
  private stopped = false
  private failure: unknown

  constructor(
    private readonly socket: RoomSocket,
    private readonly stream: FastStream,
    private readonly roomId: string,
  ) {
    this.begun = stream.liveTime()
    this.next()
  }

  /** Number of lines sent so far. */
  get messages(): number {
    return this.spoken.line
  }

  /** The indexes due for a kind since the last call. */
  private due(kind: keyof typeof rates): number[] {
    const until = Math.floor(((this.stream.liveTime() - this.begun) / 1_000) * rates[kind])
    const from = this.spoken[kind]
    this.spoken[kind] = Math.max(from, until)
    return Array.from({ length: Math.max(0, until - from) }, (_, place) => from + place)
  }

  private async speak(): Promise<void> {
    const { roomId: room_id, socket } = this
    const at = new Date(this.stream.liveTime()).toISOString()
    const messages = [
      ...this.due('line').map((place) => aRoomMessage(`l${place}`, `第 ${place} 句：这一脚传得真好[加油]`, { room_id, at })),
      ...this.due('entry').map((place) => aRoomMessage(`e${place}`, '', { room_id, at, kind: 'entry' })),
    ]
    if (messages.length > 0) await socket.sendFrame('room_message', room_id, messages)
    const flying = this.due('danmaku').map((place) => aDanmaku(`d${place}`, `弹幕 ${place}`, Date.parse(at), { room_id }))
    if (flying.length > 0) await socket.sendFrame('danmaku', room_id, flying)
    for (const place of this.due('count')) await socket.sendFrame('room_count', room_id, { online: 30_000 + (place % 997) })
    // Removes some visible lines, and some that still wait for the picture.
    for (const place of this.due('removal')) await socket.sendFrame('room_remove', room_id, { id: `l${place * 40}` })
  }

  private next(): void {
    this.timer = setTimeout(() => {
      this.speak().then(
        () => !this.stopped && this.next(),
        (error: unknown) => {
          this.failure = error
        },
      )
    }, step)
  }

  /** Throws an error that occurred meanwhile. */
  stop(): void {
    this.stopped = true
    clearTimeout(this.timer)
    if (this.failure !== undefined) throw this.failure
  }
}
