import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveMessage, LiveRequest } from '../../../contract/live.ts'
import { createLiveSocket, type LiveSocketOptions } from './socket.ts'

/** A WebSocket whose peer is the test. */
class FakeSocket {
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket
  }
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  readonly sent: LiveRequest[] = []
  closed = false
  readonly url: string
  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as LiveRequest)
  }
  close(): void {
    this.closed = true
  }
  receive(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  types(): string[] {
    return this.sent.map(({ type }) => type)
  }
}
const framed = (type: string, seq: number, epoch = 'e', channel = 'scores') => ({
  code: 100,
  type,
  version: 1,
  epoch,
  channel,
  seq,
  data: [],
})
const joined = (seq: number, epoch = 'e', channel = 'scores') => ({ code: 100, type: 'joined', version: 1, epoch, channel, seq })

let heard: LiveMessage[]
let resets: string[]
let states: string[]
const made = (options: Partial<LiveSocketOptions> = {}) =>
  createLiveSocket({
    url: 'ws://live.example/ws',
    WebSocketImpl: FakeSocket as unknown as new (url: string) => WebSocket,
    onMessage: (message) => heard.push(message),
    onReset: (channel, reason) => resets.push(`${channel} ${reason}`),
    onState: (state) => states.push(state),
    random: () => 1,
    ...options,
  })

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  heard = []
  resets = []
  states = []
})
afterEach(() => {
  vi.useRealTimers()
})

describe('opening', () => {
  it('resumes from where the screen was read, and refetches nothing when that can be filled', () => {
    made({ position: { epoch: 'e', seq: { scores: 5, 'odds:0': 2, 'odds:1': 9 } } })
    FakeSocket.last.onopen?.()
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'resume', epoch: 'e', seq: { scores: 5, 'odds:0': 2 } })
    FakeSocket.last.receive(joined(6))
    FakeSocket.last.receive(joined(2, 'e', 'odds:0'))
    FakeSocket.last.receive(framed('football_match', 6))
    expect(heard).toHaveLength(1)
    expect(resets).toEqual([])
  })

  it('refetches when the server is not the one that rendered the screen', () => {
    made({ position: { epoch: 'old', seq: { scores: 5 } } })
    FakeSocket.last.onopen?.()
    FakeSocket.last.receive(joined(6))
    expect(resets).toEqual(['scores epoch'])
  })

  it('subscribes to the odds of one class by default, and to those of the other only by topic', async () => {
    const socket = made({ classifyType: 1 })
    for (const channel of ['odds:0', 'odds:1'] as const) socket.addTopic(channel)
    FakeSocket.last.onopen?.()
    expect(FakeSocket.last.sent.slice(2)).toEqual([
      { type: 'classify', classify_type: 1 },
      { type: 'topic', add: ['odds:0'] },
    ])
    // The class's own channel stays when the last subscriber leaves.
    for (const channel of ['odds:1', 'odds:0'] as const) socket.removeTopic(channel)
    await Promise.resolve()
    expect(FakeSocket.last.sent.slice(4)).toEqual([{ type: 'topic', remove: ['odds:0'] }])
  })

  it('sends the three messages of R-LIVE-1, then topics and the last position', async () => {
    const socket = made({ deviceId: 'd1', visible: true, companyId: '3' })
    socket.addTopic('match:1')
    FakeSocket.last.onopen?.()
    expect(FakeSocket.last.sent).toEqual([
      { type: 'register', info: 'web', version: 1, device_id: 'd1', visible: true },
      { type: 'toggle', company_id: '3' },
      { type: 'classify', classify_type: 0 },
      { type: 'topic', add: ['match:1'] },
    ])
    await Promise.resolve()
    FakeSocket.last.receive(joined(7))
    FakeSocket.last.receive(joined(2, 'e', 'match:1'))
    FakeSocket.last.receive(framed('goal', 8))
    FakeSocket.last.onclose?.()
    vi.advanceTimersByTime(1_000)
    FakeSocket.last.onopen?.()
    expect(FakeSocket.all).toHaveLength(2)
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'resume', epoch: 'e', seq: { scores: 8, 'match:1': 2 } })
    expect(states).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open'])
  })
})

describe('reconnecting', () => {
  it('waits at most 1, 2, 4, 8, 16, 30, 30 seconds', () => {
    made()
    const waits = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]
    for (const [index, wait] of waits.entries()) {
      FakeSocket.last.onclose?.()
      vi.advanceTimersByTime(wait - 1)
      expect(FakeSocket.all).toHaveLength(index + 1)
      vi.advanceTimersByTime(1)
      expect(FakeSocket.all).toHaveLength(index + 2)
    }
  })
  it('waits a random part of that', () => {
    made({ random: () => 0.25 })
    FakeSocket.last.onclose?.()
    vi.advanceTimersByTime(250)
    expect(FakeSocket.all).toHaveLength(2)
  })
  it('restarts from 1 second only after a connection has lasted', () => {
    made()
    const lose = (lasting: number, wait: number): number => {
      FakeSocket.last.onopen?.()
      vi.advanceTimersByTime(lasting)
      FakeSocket.last.onclose?.()
      vi.advanceTimersByTime(wait)
      return FakeSocket.all.length
    }
    expect(lose(9_000, 1_000)).toBe(2)
    expect(lose(9_000, 1_999)).toBe(2)
    vi.advanceTimersByTime(1)
    expect(lose(10_000, 1_000)).toBe(4)
  })
  it('tries immediately when woken, without a second connection beside a live one', () => {
    const socket = made()
    FakeSocket.last.onclose?.()
    socket.wake()
    expect(FakeSocket.all).toHaveLength(2)
    vi.advanceTimersByTime(5_000)
    socket.wake()
    expect(FakeSocket.all).toHaveLength(2)
  })
  it('aborts a handshake after 10 seconds', () => {
    made()
    vi.advanceTimersByTime(11_000)
    expect(FakeSocket.all[0]?.closed).toBe(true)
    expect(FakeSocket.all).toHaveLength(2)
  })
  it('stops for good when closed', () => {
    const socket = made()
    FakeSocket.last.onopen?.()
    socket.close()
    vi.advanceTimersByTime(120_000)
    expect(FakeSocket.all).toHaveLength(1)
    expect(FakeSocket.last.closed).toBe(true)
  })
})

describe('heartbeat', () => {
  it('is sent every 30 seconds while responses arrive', () => {
    made()
    FakeSocket.last.onopen?.()
    for (let beat = 1; beat <= 3; beat += 1) {
      vi.advanceTimersByTime(30_000)
      expect(FakeSocket.last.types().filter((type) => type === 'heartbeat')).toHaveLength(beat)
      FakeSocket.last.receive({ code: 0, type: 'heartbeat' })
    }
    expect(FakeSocket.all).toHaveLength(1)
    expect(heard).toEqual([])
  })
  it('reports the server time and the interval in which it was measured', () => {
    const onTime = vi.fn()
    made({ onTime })
    FakeSocket.last.onopen?.()
    vi.advanceTimersByTime(30_000)
    const sent = Date.now()
    vi.advanceTimersByTime(300)
    FakeSocket.last.receive({ code: 0, type: 'heartbeat', now: 1_700_000_000_000 })
    expect(onTime).toHaveBeenCalledExactlyOnceWith(1_700_000_000_000, sent, sent + 300)
    FakeSocket.last.receive({ code: 0, type: 'heartbeat', now: 1_700_000_000_000 })
    FakeSocket.last.receive({ code: 0, type: 'heartbeat' })
    expect(onTime).toHaveBeenCalledOnce()
  })
  it('ends the connection without a response within 10 seconds; any message counts as one', () => {
    made()
    FakeSocket.last.onopen?.()
    vi.advanceTimersByTime(35_000)
    FakeSocket.last.receive(joined(1))
    vi.advanceTimersByTime(25_000 + 9_999)
    expect(FakeSocket.last.closed).toBe(false)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.last.closed).toBe(true)
    expect(states.at(-1)).toBe('waiting')
  })
  it('is not postponed by repeated wake-ups', () => {
    const socket = made()
    FakeSocket.last.onopen?.()
    for (let second = 0; second < 4; second += 1) {
      socket.wake()
      vi.advanceTimersByTime(1_000)
    }
    expect(FakeSocket.all[0]?.closed).toBe(true)
  })
})

describe('received messages', () => {
  it('are passed on once, without the socket’s internal ones', () => {
    made()
    const server = FakeSocket.last
    server.onopen?.()
    server.receive(joined(0))
    for (const seq of [1, 1, 2]) server.receive(framed('goal', seq))
    server.receive({ code: 200, type: 'endRoom' })
    expect(heard).toMatchObject([{ seq: 1 }, { seq: 2 }, { code: 200 }])
    expect(resets).toEqual(['scores first'])
  })
  it('trigger a request for a gap, and a refetch when it is not filled in 10 seconds', () => {
    made()
    FakeSocket.last.onopen?.()
    FakeSocket.last.receive(joined(0))
    FakeSocket.last.receive(framed('goal', 3))
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'resume', epoch: 'e', seq: { scores: 0 } })
    vi.advanceTimersByTime(9_999)
    expect(resets).toEqual(['scores first'])
    vi.advanceTimersByTime(1)
    expect(resets).toEqual(['scores first', 'scores gap'])
  })
  it('keep arriving after a listener throws', async () => {
    const thrown = vi.fn()
    process.once('uncaughtException', thrown)
    made({
      onMessage: (message) => {
        heard.push(message)
        if (heard.length === 1) throw new Error('reader')
      },
    })
    FakeSocket.last.onopen?.()
    FakeSocket.last.receive(joined(0))
    for (const seq of [2, 1]) FakeSocket.last.receive(framed('goal', seq))
    expect(heard).toHaveLength(2)
    vi.useRealTimers()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(thrown).toHaveBeenCalledOnce()
  })
  it.each(['<html>', 'null', '[]', '7'])('end the connection when invalid: %s', (data) => {
    made()
    FakeSocket.last.onopen?.()
    FakeSocket.last.onmessage?.({ data })
    expect(states.at(-1)).toBe('waiting')
  })
})

describe('sent messages', () => {
  it('batch topics that change together, and drop a channel that was left', async () => {
    const socket = made()
    const server = FakeSocket.last
    server.onopen?.()
    for (const id of ['1', '2', '3']) socket.addTopic(`match:${id}`)
    socket.removeTopic('match:3')
    await Promise.resolve()
    expect(server.sent.slice(3)).toEqual([{ type: 'topic', add: ['match:1', 'match:2'] }])
    server.receive(joined(4, 'e', 'match:1'))
    socket.removeTopic('match:1')
    await Promise.resolve()
    server.receive(framed('match_detail', 5, 'e', 'match:1'))
    expect(server.sent.at(-1)).toEqual({ type: 'topic', remove: ['match:1'] })
    expect(heard).toEqual([])
  })
  it('keep acknowledgements for the next connection', () => {
    const socket = made()
    socket.ack('m1', 4)
    FakeSocket.last.onopen?.()
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'ack', match_id: 'm1', seq: 4 })
  })
  it('stay under the server’s rate limit, and are all sent in the end', () => {
    const socket = made()
    FakeSocket.last.onopen?.()
    for (let seq = 0; seq < 30; seq += 1) socket.ack('m1', seq)
    expect(FakeSocket.last.sent).toHaveLength(10)
    vi.advanceTimersByTime(1_000)
    expect(FakeSocket.last.sent).toHaveLength(18)
    vi.advanceTimersByTime(2_000)
    expect(FakeSocket.last.types().filter((type) => type === 'ack')).toHaveLength(30)
  })
  it('announce a device that is known later, and that the page is visible', () => {
    const socket = made()
    FakeSocket.last.onopen?.()
    socket.setVisible(true)
    socket.setDevice('d9')
    expect(FakeSocket.last.sent.slice(3)).toEqual([
      { type: 'visible', visible: true },
      { type: 'register', info: 'web', version: 1, device_id: 'd9', visible: true },
    ])
  })
})
