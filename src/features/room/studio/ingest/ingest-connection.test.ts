import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { IngestReply } from '../../../../../contract/room/stream.ts'
import { IngestConnection, type IngestConnectionState } from './ingest-connection.ts'

class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = FakeSocket.OPEN
  onopen = (): void => undefined
  onclose: (() => void) | null = null
  onmessage = (_: { data: string }): void => undefined
  constructor() {
    FakeSocket.all.push(this)
  }
  send(): void {
    // No listeners.
  }
  close(): void {
    this.readyState = 3
  }
  hear(reply: IngestReply): void {
    this.onmessage({ data: JSON.stringify(reply) })
  }
  lose(): void {
    this.readyState = 3
    this.onclose?.()
  }
}

const states: IngestConnectionState[] = []
function open(): { connection: IngestConnection; socket: () => FakeSocket } {
  const connection = new IngestConnection({
    url: 'ws://h/ingest',
    key: 'k',
    onState: (state) => states.push(state),
    onWantKey: () => undefined,
  })
  return { connection, socket: () => FakeSocket.all.at(-1) as FakeSocket }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  states.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('reconnects when the server has not noticed the loss of the previous connection yet', () => {
  const { connection, socket } = open()
  socket().hear({ type: 'ready', room_id: 'r' })
  socket().lose()
  for (let tries = 0; tries < 3; tries += 1) {
    vi.runOnlyPendingTimers()
    socket().hear({ type: 'refused', reason: 'taken' })
    socket().lose()
    expect(states.at(-1)).toEqual({ phase: 'lost' })
  }
  vi.runOnlyPendingTimers()
  socket().hear({ type: 'ready', room_id: 'r' })
  expect(states.at(-1)).toEqual({ phase: 'on' })
  connection.close()
})

it('reports the room as taken when another connection holds it', () => {
  open().socket().hear({ type: 'refused', reason: 'taken' })
  expect(states.at(-1)).toEqual({ phase: 'refused', reason: 'taken' })
  const { socket } = open()
  socket().hear({ type: 'ready', room_id: 'r' })
  socket().lose()
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1_000)
    if (socket().readyState !== FakeSocket.OPEN) continue
    socket().hear({ type: 'refused', reason: 'taken' })
    socket().lose()
  }
  expect(states.at(-1)).toEqual({ phase: 'refused', reason: 'taken' })
})

it('does not reconnect after any other refusal', () => {
  const { socket } = open()
  socket().hear({ type: 'ready', room_id: 'r' })
  socket().lose()
  vi.runOnlyPendingTimers()
  socket().hear({ type: 'refused', reason: 'key' })
  vi.advanceTimersByTime(60_000)
  expect([states.at(-1), FakeSocket.all.length]).toEqual([{ phase: 'refused', reason: 'key' }, 2])
})

it('detects a dead connection that was never closed, but not a slow one', () => {
  const { connection, socket } = open()
  connection.setVideo({ codec: 'avc1.42e01f', codedWidth: 1_280, codedHeight: 720 })
  const first = socket()
  first.hear({ type: 'ready', room_id: 'r' })
  const chunk = { type: 'key', timestamp: 0, duration: 0, byteLength: 10_000, copyTo: () => undefined } as unknown as EncodedVideoChunk
  const give = (seconds: number, each: () => void = () => undefined): void => {
    for (let second = 0; second < seconds; second += 1) {
      vi.advanceTimersByTime(1_000)
      connection.send('video', chunk)
      each()
    }
  }
  give(60, () => first.hear({ type: 'ack', bytes: connection.bytes }))
  expect([states.at(-1), FakeSocket.all.length]).toEqual([{ phase: 'on' }, 1])
  give(14)
  expect(states.at(-1)).toEqual({ phase: 'on' })
  give(3)
  expect([states.at(-1), first.readyState]).toEqual([{ phase: 'connecting' }, 3])
  socket().hear({ type: 'ready', room_id: 'r' })
  expect([states.at(-1), FakeSocket.all.length]).toEqual([{ phase: 'on' }, 2])
  connection.close()
})
