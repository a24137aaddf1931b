// Send window of a publisher: with too many bytes in flight, video is dropped until the next key frame, so that the stream loses frames
// instead of falling seconds behind.
import { limits } from '../../../../../contract/limits/limits.ts'

export class SendWindow {
  private readonly size: number
  private sent = 0
  private acked = 0
  private skipping = false
  /** Frames dropped since the start. */
  drops = 0

  constructor(size: number = limits.ingestWindow) {
    this.size = size
  }

  /** Bytes sent and not yet acknowledged. */
  onWay = (): number => this.sent - this.acked

  /** Whether the chunk may be sent; if so, it counts as in flight. */
  take(kind: 'video' | 'audio', isKey: boolean, bytes: number): boolean {
    const isFull = this.onWay() + bytes > this.size
    if (kind === 'video') {
      if (isFull) this.skipping = true
      else if (isKey) this.skipping = false
      if (this.skipping) {
        this.drops += 1
        return false
      }
    }
    // Audio is small and its loss is noticed at once: it may use twice the window.
    else if (this.onWay() + bytes > 2 * this.size) return false
    this.sent += bytes
    return true
  }

  ack(bytes: number): void {
    this.acked = Math.min(this.sent, Math.max(this.acked, bytes))
  }

  /** Frames are being dropped and there is room again: a key frame would resume the video. */
  wantsKey = (): boolean => this.skipping && this.onWay() < this.size / 2

  /** A new socket starts at zero bytes and with a key frame. */
  reset(): void {
    this.sent = 0
    this.acked = 0
    this.skipping = true
  }
}
