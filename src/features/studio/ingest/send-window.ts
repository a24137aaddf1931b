// What of a publisher's chunks may leave: with too much on its way, pictures are left out up to the next key frame, so that
// the stream falls behind by frames and not by seconds.
import { limits } from '../../../../contract/limits/limits.ts'

export class SendWindow {
  private readonly size: number
  private sent = 0
  private acked = 0
  private skipping = false
  /** Pictures left out since the start. */
  drops = 0

  constructor(size: number = limits.ingestWindow) {
    this.size = size
  }

  /** Bytes that left and are not confirmed yet. */
  onWay = (): number => this.sent - this.acked

  /** Whether the chunk leaves; when it does it counts as on its way. */
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
    // Sound is small and missed at once: it goes on for as much again.
    else if (this.onWay() + bytes > 2 * this.size) return false
    this.sent += bytes
    return true
  }

  ack(bytes: number): void {
    this.acked = Math.min(this.sent, Math.max(this.acked, bytes))
  }

  /** Pictures are left out and there is room again: a key frame now brings them back. */
  wantsKey = (): boolean => this.skipping && this.onWay() < this.size / 2

  /** Another socket counts from nothing and begins with a key frame. */
  reset(): void {
    this.sent = 0
    this.acked = 0
    this.skipping = true
  }
}
