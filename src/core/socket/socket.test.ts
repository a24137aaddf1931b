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
  it('goes on from where the screen was read, and fetches nothing when that can be filled', () => {
    made({ position: { epoch: 'e', seq: { scores: 5, 'odds:0': 2, 'odds:1': 9 } } })
    FakeSocket.last.onopen?.()
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'resume', epoch: 'e', seq: { scores: 5, 'odds:0': 2 } })
    FakeSocket.last.receive(joined(6))
    FakeSocket.last.receive(joined(2, 'e', 'odds:0'))
    FakeSocket.last.receive(framed('football_match', 6))
    expect(heard).toHaveLength(1)
    expect(resets).toEqual([])
  })

  it('fetches again when the server is another one than the one that drew the screen', () => {
    made({ position: { epoch: 'old', seq: { scores: 5 } } })
    FakeSocket.last.onopen?.()
    FakeSocket.last.receive(joined(6))
    expect(resets).toEqual(['scores epoch'])
  })

  it('asks for the prices of one class, and for those of the other by a topic alone', async () => {
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

  it('says the three messages of R-LIVE-1, then topics, and where it stood', async () => {
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

describe('coming back', () => {
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
  it('takes any part of that, by chance', () => {
    made({ random: () => 0.25 })
    FakeSocket.last.onclose?.()
    vi.advanceTimersByTime(250)
    expect(FakeSocket.all).toHaveLength(2)
  })
  it('begins again from 1 second only when a connection has lasted', () => {
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
  it('tries at once when woken, and does not open a second line beside a living one', () => {
    const socket = made()
    FakeSocket.last.onclose?.()
    socket.wake()
    expect(FakeSocket.all).toHaveLength(2)
    vi.advanceTimersByTime(5_000)
    socket.wake()
    expect(FakeSocket.all).toHaveLength(2)
  })
  it('gives up a handshake that takes 10 seconds', () => {
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

describe('the heartbeat', () => {
  it('is sent every 30 seconds while answers come', () => {
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
  it('tells the time of the server, and between which moments it was told', () => {
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
  it('without an answer in 10 seconds ends the line; anything at all is an answer', () => {
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
  it('is not put off by asking again and again', () => {
    const socket = made()
    FakeSocket.last.onopen?.()
    for (let second = 0; second < 4; second += 1) {
      socket.wake()
      vi.advanceTimersByTime(1_000)
    }
    expect(FakeSocket.all[0]?.closed).toBe(true)
  })
})

describe('what is heard', () => {
  it('is handed on once, without the socket’s own business', () => {
    made()
    const server = FakeSocket.last
    server.onopen?.()
    server.receive(joined(0))
    for (const seq of [1, 1, 2]) server.receive(framed('goal', seq))
    server.receive({ code: 200, type: 'endRoom' })
    expect(heard).toMatchObject([{ seq: 1 }, { seq: 2 }, { code: 200 }])
    expect(resets).toEqual(['scores first'])
  })
  it('asks for a gap, and fetches when nobody fills it in 10 seconds', () => {
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
  it('reaches the next frames when a reader throws', async () => {
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
  it.each(['<html>', 'null', '[]', '7'])('ends the line when it is %s and no message', (data) => {
    made()
    FakeSocket.last.onopen?.()
    FakeSocket.last.onmessage?.({ data })
    expect(states.at(-1)).toBe('waiting')
  })
})

describe('what is said', () => {
  it('gathers topics that change together, and forgets a channel that was left', async () => {
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
  it('keeps acknowledgements for the next connection', () => {
    const socket = made()
    socket.ack('m1', 4)
    FakeSocket.last.onopen?.()
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'ack', match_id: 'm1', seq: 4 })
  })
  it('stays under the server’s limit, and says it all in the end', () => {
    const socket = made()
    FakeSocket.last.onopen?.()
    for (let seq = 0; seq < 30; seq += 1) socket.ack('m1', seq)
    expect(FakeSocket.last.sent).toHaveLength(10)
    vi.advanceTimersByTime(1_000)
    expect(FakeSocket.last.sent).toHaveLength(18)
    vi.advanceTimersByTime(2_000)
    expect(FakeSocket.last.types().filter((type) => type === 'ack')).toHaveLength(30)
  })
  it('tells a device that came later, and that the page is in view', () => {
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
