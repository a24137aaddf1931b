// Measures how often a publisher's video frames and key frames come, by its own clock. If too seldom, viewers see stills or wait to join.
import type { Frame } from './packet.ts'

/** Microseconds over which frames are counted. */
const windowTime = 5_000_000
/** A jump of the clock, in microseconds, that restarts the count: no video is slower than this. */
const leap = 30_000_000

/** Frames per second below which it is no moving picture; seconds between key frames above which viewers wait to join. */
const fewest = 5
const longest = 4

interface FrameRate {
  fps: number
  /** Seconds. */
  keySeconds: number
}

export const isSlow = ({ fps }: FrameRate): boolean => fps < fewest
export const hasSlowKeys = ({ keySeconds }: FrameRate): boolean => keySeconds > longest

export class FrameRateMeter {
  private from = Number.NaN
  private last = Number.NaN
  private count = 0
  private lastKey = Number.NaN
  private keyTime = 0

  /** Returns a result at the frame that ends each window. */
  note({ kind, key, dts }: Frame): FrameRate | null {
    if (kind === 'audio') return null
    if (!(dts >= this.last && dts - this.last < leap)) this.beginAt(dts)
    this.last = dts
    if (key) {
      this.keyTime = Number.isNaN(this.lastKey) ? 0 : dts - this.lastKey
      this.lastKey = dts
    }
    this.count += 1
    const span = dts - this.from
    if (span < windowTime) return null
    // The frame that opened the window does not count among those that came in it.
    const fps = ((this.count - 1) * 1_000_000) / span
    const sinceKey = Number.isNaN(this.lastKey) ? 0 : dts - this.lastKey
    this.from = dts
    this.count = 1
    return { fps, keySeconds: Math.max(this.keyTime, sinceKey) / 1_000_000 }
  }

  private beginAt(dts: number): void {
    this.from = dts
    this.count = 0
    this.lastKey = Number.NaN
    this.keyTime = 0
  }
}
