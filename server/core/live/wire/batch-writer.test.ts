import { describe, expect, it } from 'vitest'
import { BatchWriter, type Outlet } from './batch-writer.ts'

const yieldEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

class FakeOutlet implements Outlet {
  batch: Outlet['batch'] = null
  replay = 0
  grace = 0
  ready = true
  slow = 0
  readonly writes: Buffer[] = []
  readonly socket = {
    writableLength: 0,
    write: (bytes: Buffer): boolean => {
      this.writes.push(bytes)
      return true
    },
  }
  onSlow(): void {
    this.slow += 1
  }
}
const frames = (...texts: string[]): Buffer[] => texts.map((text) => Buffer.from(text))

describe('a BatchWriter turn', () => {
  it('writes to each socket once, in order, however many frames there are', async () => {
    let delivered = 0
    const writer = new BatchWriter(100, (count) => {
      delivered += count
    })
    const outlet = new FakeOutlet()
    for (const frame of frames('a', 'b', 'c')) writer.queue(outlet, frame)
    expect(outlet.writes).toEqual([])
    await yieldEventLoop()
    expect(outlet.writes.map(String)).toEqual(['abc'])
    for (const frame of frames('d')) writer.queue(outlet, frame)
    await yieldEventLoop()
    expect(outlet.writes.map(String)).toEqual(['abc', 'd'])
    expect(delivered).toBe(4)
  })

  it('joins frames once for all sockets that get the same ones, and separately for those that do not', async () => {
    const writer = new BatchWriter(100, () => undefined)
    const outlets = Array.from({ length: 4 }, () => new FakeOutlet())
    const [a, b, c] = frames('a', 'b', 'c') as [Buffer, Buffer, Buffer]
    for (const outlet of outlets) writer.queue(outlet, a)
    writer.queue(outlets[3] as FakeOutlet, b)
    for (const outlet of outlets) writer.queue(outlet, c)
    await yieldEventLoop()
    expect(outlets.map((outlet) => outlet.writes.map(String))).toEqual([['ac'], ['ac'], ['ac'], ['abc']])
    expect(outlets[1]?.writes[0]).toBe(outlets[0]?.writes[0])
  })

  it('does not copy a single frame', async () => {
    const writer = new BatchWriter(100, () => undefined)
    const outlet = new FakeOutlet()
    const [frame] = frames('alone') as [Buffer]
    writer.queue(outlet, frame)
    await yieldEventLoop()
    expect(outlet.writes[0]).toBe(frame)
  })

  it('writes nothing to a closing socket', async () => {
    const writer = new BatchWriter(100, () => undefined)
    const outlet = new FakeOutlet()
    writer.queue(outlet, Buffer.from('a'))
    outlet.ready = false
    await yieldEventLoop()
    expect(outlet.writes).toEqual([])
  })
})

describe('a slow reader', () => {
  it('has more than the backlog pending, not exactly that much', async () => {
    const writer = new BatchWriter(100, () => undefined)
    const outlet = new FakeOutlet()
    outlet.socket.writableLength = 100
    writer.queue(outlet, Buffer.from('a'))
    await yieldEventLoop()
    expect([outlet.slow, outlet.writes.length]).toEqual([0, 1])
    outlet.socket.writableLength = 101
    writer.queue(outlet, Buffer.from('b'))
    await yieldEventLoop()
    expect([outlet.slow, outlet.writes.length]).toEqual([1, 1])
  })

  it('is allowed the replay it requested until that has been sent', async () => {
    const writer = new BatchWriter(100, () => undefined)
    const outlet = new FakeOutlet()
    outlet.replay = 500
    writer.queue(outlet, Buffer.from('replay'))
    await yieldEventLoop()
    outlet.socket.writableLength = 600
    writer.queue(outlet, Buffer.from('a'))
    await yieldEventLoop()
    expect(outlet.slow).toBe(0)
    outlet.socket.writableLength = 0
    writer.queue(outlet, Buffer.from('b'))
    await yieldEventLoop()
    outlet.socket.writableLength = 101
    writer.queue(outlet, Buffer.from('c'))
    await yieldEventLoop()
    expect(outlet.slow).toBe(1)
  })
})
