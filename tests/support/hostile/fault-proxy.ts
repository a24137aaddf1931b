// A TCP proxy that fails on demand: resets, goes silent, cuts within a frame, or crawls.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export const faults = ['reset', 'half-open', 'mid-frame', 'crawl'] as const
export type Fault = (typeof faults)[number]

export interface FaultProxy {
  readonly port: number
  /** Applies the fault to every connection that is open or crawling; returns their number. Later connections are healthy. */
  strike(fault: Fault): number
  close(): Promise<void>
}

interface Pair {
  near: Socket
  far: Socket
  fault: Fault | null
}

/** Bytes per second of a crawling connection. R-LIVE-3. */
const crawl = 2_048

export async function faultProxy(target: number): Promise<FaultProxy> {
  const pairs = new Set<Pair>()

  const cut = (pair: Pair): void => {
    pairs.delete(pair)
    if (!pair.near.destroyed) pair.near.resetAndDestroy()
    if (!pair.far.destroyed) pair.far.resetAndDestroy()
  }

  function pass(pair: Pair, from: Socket, to: Socket, outward: boolean): void {
    from.on('data', (chunk: Buffer) => {
      if (pair.fault === 'half-open') return
      if (pair.fault === 'mid-frame' && outward) {
        to.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), () => cut(pair))
        pair.fault = 'half-open'
        return
      }
      to.write(chunk)
      if (pair.fault !== 'crawl') return
      from.pause()
      setTimeout(() => from.resume(), (chunk.length / crawl) * 1_000).unref()
    })
    // A half-open connection stays silent: neither side learns that the other one has closed.
    from.on('close', () => {
      if (pair.fault !== 'half-open') cut(pair)
    })
    // Resets are expected here; the close event that follows is handled above.
    from.on('error', () => undefined)
  }

  const server = createServer((near) => {
    const pair: Pair = { near, far: connect(target, '127.0.0.1'), fault: null }
    pairs.add(pair)
    pass(pair, pair.near, pair.far, false)
    pass(pair, pair.far, pair.near, true)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    port: (server.address() as AddressInfo).port,
    strike(fault) {
      const struck = [...pairs].filter((pair) => pair.fault === null || pair.fault === 'crawl')
      for (const pair of struck) {
        pair.fault = fault
        if (fault === 'reset') cut(pair)
      }
      return struck.length
    },
    async close() {
      for (const pair of pairs) cut(pair)
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
