// The server's channels as mirrored by a relay: the same frames with the same numbers, so that a client can switch nodes and resume.
// A channel is followed while it has subscribers here, and as long as one may come back.
import { type Channel, channelOfAll, classChannels } from '../../../../contract/live.ts'
import { ChannelHistory, type HistoryLimits } from '../channel-history.ts'
import type { ChannelRegistry } from '../channels.ts'
import { isPassing, markFrame, type Numbered } from '../wire/numbered.ts'

/** Channels that a socket joins when it registers and mostly stays on; always followed. */
export const always: readonly Channel[] = [channelOfAll, ...classChannels]

/** Maximum milliseconds between `ready` and `join`: as long as the server may take to answer an access check. */
const joinWithin = 10_000

interface Entry<Reader> {
  readers: Set<Reader>
  /** Subscribers to reset as soon as the channel is ready. */
  resets: Set<Reader>
  history: ChannelHistory
  /** asked: frames that arrive belong to an earlier follow. filling: the history arrives. */
  state: 'asked' | 'filling' | 'ready'
  ready: Promise<void>
  onReady: () => void
  heardAt: number
  /** Only transient frames (`isPassing`) arrived on it. */
  silent: boolean
}

export interface MirrorDeps<Reader> {
  limits: HistoryLimits
  now: () => number
  deliver: (reader: Reader, frame: Buffer) => void
  follow: (channel: Channel) => void
  unfollow: (channel: Channel) => void
}

export class Mirror<Reader> implements ChannelRegistry<Reader> {
  private readonly deps: MirrorDeps<Reader>
  private readonly entries = new Map<Channel, Entry<Reader>>()
  /** Unanswered `follow` requests by channel: only the last answer is for the current entry. */
  private readonly due = new Map<Channel, number>()
  private epoch = ''

  constructor(deps: MirrorDeps<Reader>) {
    this.deps = deps
  }

  /** Called when the link is up; resolves when the channels in `always` are ready. */
  async open(epoch: string): Promise<void> {
    this.epoch = epoch
    await Promise.all(always.map((channel) => this.entry(channel).ready))
  }

  /** Called when the link is lost: drops everything. */
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
    entry.history = new ChannelHistory(0, this.deps.limits)
  }

  onDropped(channel: Channel, seq: number): void {
    const entry = this.entries.get(channel)
    if (entry && entry.state !== 'asked') entry.history.stand(seq)
  }

  onFrame({ type, channel, seq }: Numbered, frame: Buffer): void {
    const entry = this.entries.get(channel)
    if (!entry || entry.state === 'asked') return
    if (!isPassing(type)) entry.silent = false
    entry.history.append(seq, frame, this.deps.now())
    if (entry.state === 'ready') for (const reader of entry.readers) this.deps.deliver(reader, frame)
  }

  onJoined(channel: Channel, seq: number): void {
    const due = (this.due.get(channel) ?? 1) - 1
    if (due > 0) this.due.set(channel, due)
    else this.due.delete(channel)
    const entry = this.entries.get(channel)
    if (entry?.state !== 'filling') return
    entry.history.stand(seq)
    entry.state = 'ready'
    for (const reader of entry.readers) this.deps.deliver(reader, markFrame(this.epoch, 'joined', channel, seq))
    for (const reader of entry.resets) if (entry.readers.has(reader)) this.reset(channel, reader)
    entry.resets.clear()
    entry.onReady()
  }

  ready(channel: Channel): Promise<void> | null {
    const entry = this.entry(channel)
    entry.heardAt = this.deps.now()
    return entry.state === 'ready' ? null : entry.ready
  }

  join(channel: Channel, reader: Reader): void {
    const entry = this.entry(channel)
    entry.readers.add(reader)
    // Otherwise `onJoined` sends the mark.
    if (entry.state === 'ready') this.deps.deliver(reader, markFrame(this.epoch, 'joined', channel, entry.history.seq))
  }

  leave(channel: Channel, reader: Reader): void {
    const entry = this.entries.get(channel)
    if (!entry?.readers.delete(reader)) return
    entry.heardAt = this.deps.now()
    // Clients may name channels that do not exist.
    if (entry.readers.size === 0 && entry.silent) this.drop(channel)
  }

  broadcast(channel: Channel, frame: Buffer): void {
    for (const reader of this.entries.get(channel)?.readers ?? []) this.deps.deliver(reader, frame)
  }

  missed(channel: Channel, epoch: string, seq: number): Buffer[] | null {
    const entry = this.entries.get(channel)
    return entry?.state === 'ready' && epoch === this.epoch ? entry.history.after(seq, this.deps.now()) : null
  }

  reset(channel: Channel, reader: Reader): void {
    const entry = this.entries.get(channel)
    // The position is unknown until the channel is ready.
    if (entry && entry.state !== 'ready') entry.resets.add(reader)
    else this.deps.deliver(reader, markFrame(this.epoch, 'reset', channel, entry?.history.seq ?? 0))
  }

  sweep(): void {
    const now = this.deps.now()
    const { age } = this.deps.limits
    for (const [channel, { readers, history, silent, heardAt }] of this.entries) {
      history.purge(now)
      // A client that asked for a channel that does not exist may have left before it could join.
      if (readers.size === 0 && now - heardAt > (silent ? Math.min(joinWithin, age) : age)) this.drop(channel)
    }
  }

  private drop(channel: Channel): void {
    if (always.includes(channel)) return
    this.entries.get(channel)?.onReady()
    this.entries.delete(channel)
    this.deps.unfollow(channel)
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
      history: new ChannelHistory(0, this.deps.limits),
      state: 'asked',
      ready,
      onReady,
      heardAt: this.deps.now(),
      silent: true,
    }
    this.entries.set(channel, entry)
    this.due.set(channel, (this.due.get(channel) ?? 0) + 1)
    this.deps.follow(channel)
    return entry
  }
}
