// Which devices are visible and which notices their visible tabs showed: such a device needs no push.
import type { Bus } from './bus.ts'

/** Time to live of an acknowledgement, in milliseconds: twice that of a push. */
const ackAge = 600_000
/** Maximum acknowledgements across all devices; the oldest are evicted first. */
const maxAcks = 50_000

export type AckListener = (deviceId: string, subject: string, seq: number) => void

export class Presence {
  private readonly visible = new Map<string, Set<string>>()
  private readonly acks = new Map<string, { seq: number; at: number }>()
  private readonly listeners = new Set<AckListener>()
  private readonly bus: Bus
  private readonly now: () => number

  constructor(bus: Bus, now: () => number) {
    this.bus = bus
    this.now = now
    bus.subscribe('seen', ({ deviceId, socket, visible }) => this.onSeen(deviceId, socket, visible))
    bus.subscribe('ack', ({ deviceId, subject, seq }) => this.onAcked(deviceId, subject, seq))
  }

  /** Publishes to every node that a socket of the device became visible or hidden. */
  see(deviceId: string, socket: string, visible: boolean): void {
    this.bus.publish('seen', { deviceId, socket, visible })
  }
  ack(deviceId: string, subject: string, seq: number): void {
    this.bus.publish('ack', { deviceId, subject, seq })
  }
  listen(listener: AckListener): void {
    this.listeners.add(listener)
  }

  isVisible(deviceId: string): boolean {
    return this.visible.has(deviceId)
  }
  /** Whether the device showed this notice of the subject, or a later one that replaced it. */
  acked(deviceId: string, subject: string, seq: number): boolean {
    const ack = this.acks.get(`${deviceId} ${subject}`)
    return ack !== undefined && ack.seq >= seq && this.now() - ack.at <= ackAge
  }

  private onSeen(deviceId: string, socket: string, visible: boolean): void {
    const sockets = this.visible.get(deviceId) ?? new Set()
    if (visible) sockets.add(socket)
    else sockets.delete(socket)
    if (sockets.size > 0) this.visible.set(deviceId, sockets)
    else this.visible.delete(deviceId)
  }

  private onAcked(deviceId: string, subject: string, seq: number): void {
    const key = `${deviceId} ${subject}`
    const known = this.acks.get(key)?.seq ?? 0
    this.acks.delete(key)
    this.acks.set(key, { seq: Math.max(seq, known), at: this.now() })
    this.evictAcks()
    for (const listener of this.listeners) listener(deviceId, subject, seq)
  }

  private evictAcks(): void {
    const oldest = this.now() - ackAge
    for (const [key, ack] of this.acks) {
      if (this.acks.size <= maxAcks && ack.at >= oldest) return
      this.acks.delete(key)
    }
  }
}
