// The channels of a node: their subscribers, histories and frames pending for the next tick.
import type { Channel } from '../../../contract/live.ts'
import { ChannelHistory, type HistoryLimits } from './channel-history.ts'
import { TickMerge } from './tick-merge.ts'
import { isPassing, markFrame, numberedFrame } from './wire/numbered.ts'

export interface PublishOptions {
  /** Defers the frame to the next tick and merges it with pending ones. Not for urgent frames. */
  tick?: boolean
  /** Merge key for data without an id. */
  key?: string
}

/** The channels that sockets subscribe to: this node's own or mirrored from another (relay/mirror.ts). */
export interface ChannelRegistry<Reader> {
  /** Null if the channel can be joined now; otherwise resolves when it can. */
  ready(channel: Channel): Promise<void> | null
  /** Subscribes and sends the current sequence number. */
  join(channel: Channel, reader: Reader): void
  leave(channel: Channel, reader: Reader): void
  /** Broadcasts an unnumbered frame to all subscribers. */
  broadcast(channel: Channel, frame: Buffer): void
  /** Frames that a subscriber at `seq` of `epoch` missed; null if it must refetch. */
  missed(channel: Channel, epoch: string, seq: number): Buffer[] | null
  /** Makes a subscriber refetch; later frames count from the current number. */
  reset(channel: Channel, reader: Reader): void
  /** Evicts expired entries. */
  sweep(): void
}

interface Entry<Reader> {
  readers: Set<Reader>
  history: ChannelHistory
  ticks: TickMerge
  /** When the last subscriber left. A channel without subscribers stores no frames once this is older than the history's age limit. */
  heardAt: number
  /** Only transient frames (`isPassing`) were published since the entry was created. */
  silent: boolean
}

export interface ChannelsDeps<Reader> {
  epoch: string
  limits: HistoryLimits
  now: () => number
  /** Sends one frame to one subscriber. */
  deliver: (reader: Reader, frame: Buffer) => void
}

export class Channels<Reader> implements ChannelRegistry<Reader> {
  private readonly deps: ChannelsDeps<Reader>
  private readonly entries = new Map<Channel, Entry<Reader>>()
  private readonly ticking = new Set<Channel>()
  /** Starting number of new channels, so that an evicted channel that comes back never reuses a number. */
  private floor = 0

  constructor(deps: ChannelsDeps<Reader>) {
    this.deps = deps
  }

  /** Sends at once, merged with pending data of the same rows. Returns false for a tick frame, which the next `tick()` sends. */
  publish(channel: Channel, type: string, data: unknown, options: PublishOptions): boolean {
    const entry = this.entry(channel)
    if (!isPassing(type)) entry.silent = false
    if (!options.tick) {
      this.send(channel, entry, type, entry.ticks.overtake(type, data, options.key))
      return true
    }
    entry.ticks.add(type, data, options.key)
    this.ticking.add(channel)
    return false
  }

  /** Sends all pending frames. */
  tick(): void {
    for (const channel of this.ticking) {
      const entry = this.entry(channel)
      for (const { type, data } of entry.ticks.take()) this.send(channel, entry, type, data)
    }
    this.ticking.clear()
  }

  ready(): null {
    return null
  }

  join(channel: Channel, reader: Reader): void {
    const { seq } = this.follow(channel, reader)
    this.deps.deliver(reader, markFrame(this.deps.epoch, 'joined', channel, seq))
  }

  /** Subscribes without sending anything; returns what can be replayed. For relays, which repeat the channel to their own subscribers. */
  follow(channel: Channel, reader: Reader): { seq: number; frames: Buffer[] } {
    const { readers, history } = this.entry(channel)
    readers.add(reader)
    return { seq: history.seq, frames: history.all(this.deps.now()) }
  }

  broadcast(channel: Channel, frame: Buffer): void {
    for (const reader of this.entries.get(channel)?.readers ?? []) this.deps.deliver(reader, frame)
  }

  leave(channel: Channel, reader: Reader): void {
    const entry = this.entries.get(channel)
    if (!entry?.readers.delete(reader)) return
    entry.heardAt = this.deps.now()
    // Clients may name channels that do not exist: a channel without a published frame is not stored.
    if (entry.readers.size === 0 && entry.silent) this.drop(channel, entry)
  }

  /** Number of the last frame. Frames after it are stored for subscribers that are about to join. */
  position(channel: Channel): number {
    const entry = this.entry(channel)
    entry.heardAt = this.deps.now()
    return entry.history.seq
  }

  missed(channel: Channel, epoch: string, seq: number): Buffer[] | null {
    return epoch === this.deps.epoch ? this.entry(channel).history.after(seq, this.deps.now()) : null
  }

  reset(channel: Channel, reader: Reader): void {
    this.deps.deliver(reader, markFrame(this.deps.epoch, 'reset', channel, this.entry(channel).history.seq))
  }

  /** Drops history and pending frames: they are sent to no one, and a subscriber that missed them refetches. */
  purge(channels: readonly Channel[]): void {
    for (const channel of channels) {
      const entry = this.entry(channel)
      entry.ticks.take()
      entry.history.skip()
    }
  }

  /** Evicts expired frames, and channels that have been without subscribers and frames for as long as the history's age limit. */
  sweep(): void {
    const now = this.deps.now()
    for (const [channel, entry] of this.entries) {
      entry.history.purge(now)
      const unheard = entry.readers.size === 0 && entry.history.empty && entry.ticks.empty && now - entry.heardAt > this.deps.limits.age
      if (unheard) this.drop(channel, entry)
    }
  }

  private drop(channel: Channel, { history }: Entry<Reader>): void {
    this.floor = Math.max(this.floor, history.seq)
    this.entries.delete(channel)
  }

  private entry(channel: Channel): Entry<Reader> {
    let entry = this.entries.get(channel)
    if (!entry) {
      entry = {
        readers: new Set(),
        history: new ChannelHistory(this.floor, this.deps.limits),
        ticks: new TickMerge(),
        heardAt: Number.NEGATIVE_INFINITY,
        silent: true,
      }
      this.entries.set(channel, entry)
    }
    return entry
  }

  private send(channel: Channel, entry: Entry<Reader>, type: string, data: unknown): void {
    const now = this.deps.now()
    if (entry.readers.size === 0 && now - entry.heardAt > this.deps.limits.age) {
      entry.history.skip()
      return
    }
    const body = JSON.stringify(data)
    const frame = entry.history.add((seq) => numberedFrame(this.deps.epoch, type, channel, seq, body), now)
    for (const reader of entry.readers) this.deps.deliver(reader, frame)
  }
}
