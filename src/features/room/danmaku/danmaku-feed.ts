// Delivers each danmaku once when the video reaches it, whatever the delay: earlier ones are fetched ahead of playback, new ones come by
// socket, in any order.
import type { Danmaku } from '../../../../contract/room/danmaku.ts'

/** Fetches the danmaku of a time range, in milliseconds; `next` is the start of the next request, or null. */
export type FetchDanmaku = (from: number, to: number) => Promise<{ list: readonly Danmaku[]; next: number | null }>

/** Length of one request, and how far ahead of playback it is sent, in milliseconds. */
const stretch = 60_000
const ahead = 15_000
/** How far ahead of playback a danmaku from the socket is kept in memory, in milliseconds; one further ahead is fetched later. */
const horizon = 60_000
/** Milliseconds of shown danmaku to keep, for short seeks back. */
const behind = 30_000
/** Maximum milliseconds by which a danmaku's time is ahead of when it was written: the server allows 5 s, and clocks differ. */
const foreseen = 15_000
/** Advancing by more than this, and faster than `usual`, is a seek: the danmaku in between are skipped. */
const jump = 2_000
const usual = 3
/** Highest playback rate of browsers; up to here steady fast playback is not a seek. */
const fastest = 20
/** A smaller step back is not a seek: playback times are that inexact. */
const jitter = 1_000
/** Milliseconds before a failed read is retried. */
const patience = 5_000
/** Number of ids remembered, so that no danmaku is shown twice. */
const remembered = 20_000
/** Maximum number of ids of removed danmaku: as many as may be waiting or arrive again. */
const mostGone = 1_000

interface Known {
  danmaku: Danmaku
  at: number
  /** Written while this video was being watched. */
  heard: boolean
}
const known = (danmaku: Danmaku, heard: boolean): Known => ({ danmaku, at: Date.parse(danmaku.at), heard })
const inOrder = (items: Known[]): Danmaku[] => items.sort((one, other) => one.at - other.at).map(({ danmaku }) => danmaku)

export class DanmakuFeed {
  /** Start of continuous playback since the last seek. */
  private start = Number.NaN
  private shown = Number.NaN
  private looked = 0
  private speed = 1
  /** From here on all danmaku are known or will be fetched. */
  private from = 0
  /** Start of the next fetch; what precedes it is known, and updated by the socket. */
  private need = Number.POSITIVE_INFINITY
  private asking = false
  private epoch = 0
  private askAgainAt = 0
  private waiting = new Map<string, Known>()
  private passed = new Map<string, Known>()
  private readonly given = new Map<string, number>()
  private readonly gone = new Set<string>()

  constructor(private readonly ask: FetchDanmaku) {}

  /** Returns the danmaku that playback has reached since the last call; `pictureTime` is null without a video. `now`: server time. */
  due(pictureTime: number | null, now: number): Danmaku[] {
    const elapsed = now - this.looked
    this.looked = now
    if (pictureTime === null) return []
    if (this.hasJumped(pictureTime, elapsed)) this.begin(pictureTime)
    else this.shown = Math.max(this.shown, pictureTime)
    this.read(now)
    const reached = [...this.waiting.values()].filter(({ at }) => at <= this.shown)
    return reached.length === 0 ? [] : this.give(reached)
  }

  /** Adds a danmaku from the socket: it waits for its time, or is due if playback has passed it. */
  hear(danmaku: Danmaku): void {
    if (!this.given.has(danmaku.id)) this.enqueue(danmaku)
  }

  /** Accepts a danmaku for immediate display, regardless of playback; returns false if it has been shown or removed. */
  take(danmaku: Danmaku): boolean {
    if (this.given.has(danmaku.id) || this.gone.has(danmaku.id)) return false
    this.remember(danmaku.id, Date.parse(danmaku.at))
    this.enqueue(danmaku)
    return true
  }

  /** Returns all waiting danmaku from the socket for immediate display. */
  release(): Danmaku[] {
    return this.give([...this.waiting.values()].filter(({ heard }) => heard))
  }

  /** Removes a danmaku: it is not shown any more, whether it is waiting, in flight or arrives again. */
  remove(id: string): void {
    this.gone.add(id)
    if (this.gone.size > mostGone) for (const old of [...this.gone].slice(0, mostGone / 2)) this.gone.delete(old)
    this.waiting.delete(id)
    this.passed.delete(id)
  }

  /** The socket may have missed frames: fetches recent danmaku again. */
  missed(): void {
    if (!Number.isNaN(this.shown)) this.need = Math.min(this.need, Math.max(this.start, this.from, this.shown - behind))
  }

  private hasJumped(pictureTime: number, elapsed: number): boolean {
    const by = pictureTime - this.shown
    const [before, speed] = [this.speed, by / Math.max(1, elapsed)]
    this.speed = speed
    if (Number.isNaN(by) || by < -jitter) return true
    const isSteady = before > usual && before <= fastest && speed <= fastest
    return by > jump + usual * elapsed && !isSteady
  }

  /** Already known, or removed. */
  private isHere(id: string): boolean {
    return this.waiting.has(id) || this.passed.has(id) || this.gone.has(id)
  }

  private enqueue(danmaku: Danmaku): void {
    const { id } = danmaku
    if (Number.isNaN(this.shown) || this.isHere(id)) return
    const one = known(danmaku, true)
    if (one.at > this.shown + horizon) this.need = Math.min(this.need, one.at)
    else this.waiting.set(id, one)
  }

  private remember(id: string, at: number): void {
    this.given.set(id, at)
    if (this.given.size <= remembered) return
    for (const oldest of [...this.given.keys()].slice(0, remembered / 2)) this.given.delete(oldest)
  }

  private give(items: Known[]): Danmaku[] {
    const fresh = items.filter(({ danmaku }) => !this.given.has(danmaku.id))
    for (const one of items) {
      const { id } = one.danmaku
      this.waiting.delete(id)
      this.passed.set(id, one)
      this.remember(id, one.at)
    }
    this.from = Math.max(this.from, this.shown - behind)
    for (const [id, { at }] of this.passed) if (at < this.from) this.passed.delete(id)
    return inOrder(fresh)
  }

  /** Playback restarts at `pictureTime` after a seek: later danmaku may be shown again, skipped ones are not. */
  private begin(pictureTime: number): void {
    const isKnown = pictureTime >= this.from && pictureTime <= this.need && !Number.isNaN(this.shown)
    this.start = pictureTime
    this.shown = pictureTime
    for (const [id, at] of this.given) if (at >= pictureTime) this.given.delete(id)
    const items = [...this.waiting, ...this.passed]
    const isInRange = (at: number): boolean => isKnown || (at >= pictureTime && at <= pictureTime + horizon)
    this.waiting = new Map(items.filter(([, { at }]) => at >= pictureTime && isInRange(at)))
    this.passed = new Map(items.filter(([, { at }]) => at < pictureTime && isInRange(at)))
    if (isKnown) return
    this.from = pictureTime
    this.need = pictureTime
    this.epoch += 1
    this.asking = false
    this.askAgainAt = 0
  }

  private read(now: number): void {
    if (this.asking || this.need > this.shown + ahead || now < this.askAgainAt) return
    const { epoch, need: from } = this
    const to = from + stretch
    this.asking = true
    // Nothing written so far lies beyond; newer danmaku come by socket.
    this.need = to >= now + foreseen ? Number.POSITIVE_INFINITY : to
    this.ask(from, to)
      .then(({ list, next }) => {
        if (epoch !== this.epoch) return
        for (const danmaku of list) this.learn(danmaku)
        if (next !== null) this.need = Math.min(this.need, next)
        this.asking = false
      })
      .catch((error: unknown) => {
        console.info('danmaku not read, retrying', error)
        if (epoch !== this.epoch) return
        this.need = Math.min(this.need, from)
        this.askAgainAt = this.looked + patience
        this.asking = false
      })
  }

  private learn(danmaku: Danmaku): void {
    const { id } = danmaku
    if (this.isHere(id)) return
    const one = known(danmaku, false)
    const isPassed = one.at < this.start || this.given.has(id)
    if (!isPassed) this.waiting.set(id, one)
    else if (one.at >= this.from) this.passed.set(id, one)
  }
}
