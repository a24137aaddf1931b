// The channels of a node: who listens, where each stands, what waits for the next tick.
import type { Channel } from '../../../contract/live.ts'
import { ChannelHistory, type HistoryLimits } from './channel-history.ts'
import { TickMerge } from './tick-merge.ts'
import { isPassing, markFrame, numberedFrame } from './wire/numbered.ts'

export interface PublishOptions {
  /** Waits for the next tick and is merged with what waits there. Never for what cannot wait. */
  tick?: boolean
  /** What a tick merges by, where the data has no id of its own. */
  key?: string
}

/** The channels as sockets use them, be they this node's own or another's (relay/mirror.ts). */
export interface ChannelDesk<Reader> {
  /** Null: a channel can be joined at once; else resolves when it can. */
  ready(channel: Channel): Promise<void> | null
  /** Subscribes and tells the reader where the channel stands. */
  join(channel: Channel, reader: Reader): void
  leave(channel: Channel, reader: Reader): void
  /** Hands one frame that is none of the channel's own to everyone on it. */
  tell(channel: Channel, frame: Buffer): void
  /** The frames that a reader at `seq` of `epoch` missed; null when he must fetch again. */
  missed(channel: Channel, epoch: string, seq: number): Buffer[] | null
  /** Tells a reader to fetch again; what follows counts from here. */
  reset(channel: Channel, reader: Reader): void
  /** Forgets what is too old. */
  sweep(): void
}

interface Entry<Reader> {
  readers: Set<Reader>
  history: ChannelHistory
  ticks: TickMerge
  /** When the last reader was here; nothing is kept for a channel that nobody heard for as long as a history lasts. */
  heardAt: number
  /** Nothing was ever published since the entry was made, but what is passing. */
  silent: boolean
}

export interface ChannelsParts<Reader> {
  epoch: string
  limits: HistoryLimits
  now: () => number
  /** Hands one frame to one reader. */
  deliver: (reader: Reader, frame: Buffer) => void
}

export class Channels<Reader> implements ChannelDesk<Reader> {
  private readonly parts: ChannelsParts<Reader>
  private readonly entries = new Map<Channel, Entry<Reader>>()
  private readonly ticking = new Set<Channel>()
  /** New channels begin here, so that one that was forgotten and comes back never counts a number twice. */
  private floor = 0

  constructor(parts: ChannelsParts<Reader>) {
    this.parts = parts
  }

  /** Sends at once, together with what waits for the same rows. Answers false for a tick, which the next `tick()` sends. */
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

  /** Sends everything that waits. */
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
    this.parts.deliver(reader, markFrame(this.parts.epoch, 'joined', channel, seq))
  }

  /** Subscribes without a word: for who repeats the channel to readers of his own, and is given what it can still repeat. */
  follow(channel: Channel, reader: Reader): { seq: number; frames: Buffer[] } {
    const { readers, history } = this.entry(channel)
    readers.add(reader)
    return { seq: history.seq, frames: history.all(this.parts.now()) }
  }

  tell(channel: Channel, frame: Buffer): void {
    for (const reader of this.entries.get(channel)?.readers ?? []) this.parts.deliver(reader, frame)
  }

  leave(channel: Channel, reader: Reader): void {
    const entry = this.entries.get(channel)
    if (!entry?.readers.delete(reader)) return
    entry.heardAt = this.parts.now()
    // Anyone may name what does not exist: what was never spoken on is not remembered.
    if (entry.readers.size === 0 && entry.silent) this.drop(channel, entry)
  }

  /** The number of the last frame. Its successors are kept for whoever comes to hear them. */
  position(channel: Channel): number {
    const entry = this.entry(channel)
    entry.heardAt = this.parts.now()
    return entry.history.seq
  }

  missed(channel: Channel, epoch: string, seq: number): Buffer[] | null {
    return epoch === this.parts.epoch ? this.entry(channel).history.after(seq, this.parts.now()) : null
  }

  reset(channel: Channel, reader: Reader): void {
    this.parts.deliver(reader, markFrame(this.parts.epoch, 'reset', channel, this.entry(channel).history.seq))
  }

  /** Drops what was said and what waits: nobody is sent it any more, and whoever missed it fetches again. */
  forget(channels: readonly Channel[]): void {
    for (const channel of channels) {
      const entry = this.entry(channel)
      entry.ticks.take()
      entry.history.skip()
    }
  }

  /** Forgets old frames, and channels that nobody has heard or spoken on for as long as a history lasts. */
  sweep(): void {
    const now = this.parts.now()
    for (const [channel, entry] of this.entries) {
      entry.history.forget(now)
      const unheard = entry.readers.size === 0 && entry.history.empty && entry.ticks.empty && now - entry.heardAt > this.parts.limits.age
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
        history: new ChannelHistory(this.floor, this.parts.limits),
        ticks: new TickMerge(),
        heardAt: Number.NEGATIVE_INFINITY,
        silent: true,
      }
      this.entries.set(channel, entry)
    }
    return entry
  }

  private send(channel: Channel, entry: Entry<Reader>, type: string, data: unknown): void {
    const now = this.parts.now()
    if (entry.readers.size === 0 && now - entry.heardAt > this.parts.limits.age) {
      entry.history.skip()
      return
    }
    const body = JSON.stringify(data)
    const frame = entry.history.add((seq) => numberedFrame(this.parts.epoch, type, channel, seq, body), now)
    for (const reader of entry.readers) this.parts.deliver(reader, frame)
  }
}
