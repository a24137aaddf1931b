import type { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import * as ws from 'ws'
import { pingFrame, pongFrame, textFrame } from './frame.ts'
import { TokenBucket } from './token-bucket.ts'

// Exported by the package but missing in its types.
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable }

/** Parses frames with the receiver of `ws`. */
async function understood(...frames: Buffer[]): Promise<[string, string][]> {
  const heard: [string, string][] = []
  const receiver = new Receiver({ isServer: false })
  for (const kind of ['message', 'ping', 'pong']) receiver.on(kind, (data: Buffer) => heard.push([kind, String(data)]))
  for (const frame of frames) receiver.write(frame)
  await new Promise<void>((resolve) => receiver.end(resolve))
  return heard
}

describe('frames', () => {
  it.each([0, 1, 125, 126, 65_535, 65_536])('of %i bytes are parsed back unchanged', async (length) => {
    expect(await understood(textFrame('x'.repeat(length)))).toEqual([['message', 'x'.repeat(length)]])
  })
  it('measure their length in bytes, not characters', async () => {
    const text = '进球 '.repeat(40)
    expect(await understood(textFrame(text))).toEqual([['message', text]])
  })
  it('include a ping, and a pong that echoes the payload', async () => {
    expect(await understood(pingFrame, pongFrame(Buffer.from('abc')))).toEqual([
      ['ping', ''],
      ['pong', 'abc'],
    ])
  })
})

describe('the rate limit of a socket', () => {
  it('allows a burst of 20 and then 10 per second, to the millisecond', () => {
    const limit = new TokenBucket({ perSecond: 10, burst: 20 }, 0)
    const takes = (count: number, now: number): number => Array.from({ length: count }, () => limit.take(now)).filter(Boolean).length
    expect(takes(25, 0)).toBe(20)
    expect(takes(1, 99)).toBe(0)
    expect(takes(2, 100)).toBe(1)
    expect(takes(50, 1_100)).toBe(10)
    expect(takes(50, 60_000)).toBe(20)
  })
})
