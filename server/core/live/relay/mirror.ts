// The channels of the server as a relay has them: the same frames under the same numbers, so that a reader may go from one node
// to another and resume where he was. A channel is followed while somebody here reads it, and for as long as he may come back.
import { type Channel, channelOfAll, classChannels } from '../../../../contract/live.ts'
import { ChannelHistory, type HistoryLimits } from '../channel-history.ts'
import type { ChannelDesk } from '../channels.ts'
import { isPassing, markFrame, type Numbered } from '../wire/numbered.ts'

/** What a socket joins with its first words, and most of all time: followed always. */
export const always: readonly Channel[] = [channelOfAll, ...classChannels]

/** Milliseconds in which who asked whether a channel is ready joins it: as long as the server has to answer at a door. */
const joinWithin = 10_000

interface Entry<Reader> {
  readers: Set<Reader>
  /** Those who are told to fetch again as soon as it is ready. */
  resets: Set<Reader>
  history: ChannelHistory
  /** asked: what still comes is of an earlier time. filling: what it can repeat comes. */
  state: 'asked' | 'filling' | 'ready'
  ready: Promise<void>
  onReady: () => void
  heardAt: number
  /** Nothing was ever heard on it, but what is passing. */
  silent: boolean
}

export interface MirrorParts<Reader> {
  limits: HistoryLimits
  now: () => number
  deliver: (reader: Reader, frame: Buffer) => void
  follow: (channel: Channel) => void
  unfollow: (channel: Channel) => void
}

export class Mirror<Reader> implements ChannelDesk<Reader> {
  private readonly parts: MirrorParts<Reader>
  private readonly entries = new Map<Channel, Entry<Reader>>()
  /** How often each channel was asked for and no answer is here yet: only the last one is about the entry that stands. */
  private readonly due = new Map<Channel, number>()
  private epoch = ''

  constructor(parts: MirrorParts<Reader>) {
    this.parts = parts
  }

  /** A link stands; resolves when what is always followed is here. */
  async open(epoch: string): Promise<void> {
    this.epoch = epoch
    await Promise.all(always.map((channel) => this.entry(channel).ready))
  }

  /** The link is lost: nothing is known any more. */
  clear(): void {
    const lost = [...this.entries.values()]
    this.entries.clear()
    this.due.clear()
    for (const { onReady } of lost) onReady()
  }

  onHistory(channel: Channel): void {
    const entry = this.entries.get(channel)
    if (!entry || this.due.get(channel) !== 1) return
    entry.state = 'filling'
    entry.history = new ChannelHistory(0, this.parts.limits)
  }

  onDropped(channel: Channel, seq: number): void {
    const entry = this.entries.get(channel)
    if (entry && entry.state !== 'asked') entry.history.stand(seq)
  }

  onFrame({ type, channel, seq }: Numbered, frame: Buffer): void {
    const entry = this.entries.get(channel)
    if (!entry || entry.state === 'asked') return
    if (!isPassing(type)) entry.silent = false
    entry.history.put(seq, frame, this.parts.now())
    if (entry.state === 'ready') for (const reader of entry.readers) this.parts.deliver(reader, frame)
  }

  onJoined(channel: Channel, seq: number): void {
    const due = (this.due.get(channel) ?? 1) - 1
    if (due > 0) this.due.set(channel, due)
    else this.due.delete(channel)
    const entry = this.entries.get(channel)
    if (entry?.state !== 'filling') return
    entry.history.stand(seq)
    entry.state = 'ready'
    for (const reader of entry.readers) this.parts.deliver(reader, markFrame(this.epoch, 'joined', channel, seq))
    for (const reader of entry.resets) if (entry.readers.has(reader)) this.reset(channel, reader)
    entry.resets.clear()
    entry.onReady()
  }

  ready(channel: Channel): Promise<void> | null {
    const entry = this.entry(channel)
    entry.heardAt = this.parts.now()
    return entry.state === 'ready' ? null : entry.ready
  }

  join(channel: Channel, reader: Reader): void {
    const entry = this.entry(channel)
    entry.readers.add(reader)
    // Otherwise he is told when it is.
    if (entry.state === 'ready') this.parts.deliver(reader, markFrame(this.epoch, 'joined', channel, entry.history.seq))
  }

  leave(channel: Channel, reader: Reader): void {
    const entry = this.entries.get(channel)
    if (!entry?.readers.delete(reader)) return
    entry.heardAt = this.parts.now()
    // Anyone may name what does not exist.
    if (entry.readers.size === 0 && entry.silent) this.drop(channel)
  }

  tell(channel: Channel, frame: Buffer): void {
    for (const reader of this.entries.get(channel)?.readers ?? []) this.parts.deliver(reader, frame)
  }

  missed(channel: Channel, epoch: string, seq: number): Buffer[] | null {
    const entry = this.entries.get(channel)
    return entry?.state === 'ready' && epoch === this.epoch ? entry.history.after(seq, this.parts.now()) : null
  }

  reset(channel: Channel, reader: Reader): void {
    const entry = this.entries.get(channel)
    // Where it stands is not known before it is ready.
    if (entry && entry.state !== 'ready') entry.resets.add(reader)
    else this.parts.deliver(reader, markFrame(this.epoch, 'reset', channel, entry?.history.seq ?? 0))
  }

  sweep(): void {
    const now = this.parts.now()
    const { age } = this.parts.limits
    for (const [channel, { readers, history, silent, heardAt }] of this.entries) {
      history.forget(now)
      // Who asked for what does not exist may be gone before he could join it.
      if (readers.size === 0 && now - heardAt > (silent ? Math.min(joinWithin, age) : age)) this.drop(channel)
    }
  }

  private drop(channel: Channel): void {
    if (always.includes(channel)) return
    this.entries.get(channel)?.onReady()
    this.entries.delete(channel)
    this.parts.unfollow(channel)
  }

  private entry(channel: Channel): Entry<Reader> {
    const known = this.entries.get(channel)
    if (known) return known
    let onReady = (): void => undefined
    const ready = new Promise<void>((resolve) => {
      onReady = resolve
    })
    const entry: Entry<Reader> = {
      readers: new Set(),
      resets: new Set(),
      history: new ChannelHistory(0, this.parts.limits),
      state: 'asked',
      ready,
      onReady,
      heardAt: this.parts.now(),
      silent: true,
    }
    this.entries.set(channel, entry)
    this.due.set(channel, (this.due.get(channel) ?? 0) + 1)
    this.parts.follow(channel)
    return entry
  }
}
