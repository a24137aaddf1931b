// The danmaku of what a picture shows, each once, however far behind it is: those written before are asked for ahead of the picture,
// those written since are heard, in whatever order both come.
import type { Danmaku } from '../../../contract/danmaku.ts'

/** Asks for the lines of a stretch of moments, milliseconds; `next` is from where to ask on. */
export type AskLines = (from: number, to: number) => Promise<{ list: readonly Danmaku[]; next: number | null }>

/** Milliseconds that are asked for at once, and how early. */
const stretch = 60_000
const ahead = 15_000
/** Milliseconds ahead of the picture up to which a line that is heard waits in memory; one that lies further ahead is asked for later. */
const horizon = 60_000
/** Milliseconds of what was shown that are kept, for whoever goes back a step. */
const behind = 30_000
/** No line is of a moment that lies further ahead of when it was written: the server allows 5 s, and clocks differ. */
const foreseen = 15_000
/** A picture that moves on by more than this, and by more than it usually plays, has jumped: what lies between was not seen. */
const jump = 2_000
const usual = 3
/** Times as fast as time that a browser can play, for one that does so steadily. */
const fastest = 20
/** A picture that steps back by less has not gone back: its moments are not that exact. */
const jitter = 1_000
/** Milliseconds until what could not be read is asked for again. */
const patience = 5_000
/** Ids remembered, so that nothing is shown twice. */
const remembered = 20_000
/** Ids of what was taken away: as many as can wait or come again. */
const mostGone = 1_000

interface Known {
  line: Danmaku
  at: number
  /** It was written while this picture was watched. */
  heard: boolean
}
const known = (line: Danmaku, heard: boolean): Known => ({ line, at: Date.parse(line.at), heard })
const inOrder = (lines: Known[]): Danmaku[] => lines.sort((one, other) => one.at - other.at).map(({ line }) => line)

export class DanmakuFeed {
  /** From where the picture has run without a jump. */
  private start = Number.NaN
  private shown = Number.NaN
  private looked = 0
  private speed = 1
  /** Every line from here on is known or will be asked for. */
  private from = 0
  /** From where lines have to be asked for; what lies before it is known, and told by the socket. */
  private need = Number.POSITIVE_INFINITY
  private asking = false
  private epoch = 0
  private askAgainAt = 0
  private waiting = new Map<string, Known>()
  private passed = new Map<string, Known>()
  private readonly given = new Map<string, number>()
  private readonly gone = new Set<string>()

  constructor(private readonly ask: AskLines) {}

  /** The lines that the picture has reached since it was last asked; null: there is none now. `now`: the server's clock. */
  due(moment: number | null, now: number): Danmaku[] {
    const elapsed = now - this.looked
    this.looked = now
    if (moment === null) return []
    if (this.hasJumped(moment, elapsed)) this.begin(moment)
    else this.shown = Math.max(this.shown, moment)
    this.read(now)
    const reached = [...this.waiting.values()].filter(({ at }) => at <= this.shown)
    return reached.length === 0 ? [] : this.give(reached)
  }

  /** A line of the socket: it waits for its moment, or is due where the picture is beyond it. */
  hear(line: Danmaku): void {
    if (!this.given.has(line.id)) this.keep(line)
  }

  /** A line that is shown at once, whatever the picture shows; false when it was shown before. */
  take(line: Danmaku): boolean {
    if (this.given.has(line.id) || this.gone.has(line.id)) return false
    this.remember(line.id, Date.parse(line.at))
    this.keep(line)
    return true
  }

  /** Lines that were heard wait no longer. */
  release(): Danmaku[] {
    return this.give([...this.waiting.values()].filter(({ heard }) => heard))
  }

  /** It was taken away: not shown any more, whether it waits, is on its way or comes again. */
  remove(id: string): void {
    this.gone.add(id)
    if (this.gone.size > mostGone) for (const old of [...this.gone].slice(0, mostGone / 2)) this.gone.delete(old)
    this.waiting.delete(id)
    this.passed.delete(id)
  }

  /** The socket may have missed some. */
  missed(): void {
    if (!Number.isNaN(this.shown)) this.need = Math.min(this.need, Math.max(this.start, this.from, this.shown - behind))
  }

  private hasJumped(moment: number, elapsed: number): boolean {
    const by = moment - this.shown
    const [before, speed] = [this.speed, by / Math.max(1, elapsed)]
    this.speed = speed
    if (Number.isNaN(by) || by < -jitter) return true
    const isSteady = before > usual && before <= fastest && speed <= fastest
    return by > jump + usual * elapsed && !isSteady
  }

  /** Known already, or not to be known any more. */
  private isHere(id: string): boolean {
    return this.waiting.has(id) || this.passed.has(id) || this.gone.has(id)
  }

  private keep(line: Danmaku): void {
    const { id } = line
    if (Number.isNaN(this.shown) || this.isHere(id)) return
    const one = known(line, true)
    if (one.at > this.shown + horizon) this.need = Math.min(this.need, one.at)
    else this.waiting.set(id, one)
  }

  private remember(id: string, at: number): void {
    this.given.set(id, at)
    if (this.given.size <= remembered) return
    for (const oldest of [...this.given.keys()].slice(0, remembered / 2)) this.given.delete(oldest)
  }

  private give(lines: Known[]): Danmaku[] {
    const fresh = lines.filter(({ line }) => !this.given.has(line.id))
    for (const one of lines) {
      const { id } = one.line
      this.waiting.delete(id)
      this.passed.set(id, one)
      this.remember(id, one.at)
    }
    this.from = Math.max(this.from, this.shown - behind)
    for (const [id, { at }] of this.passed) if (at < this.from) this.passed.delete(id)
    return inOrder(fresh)
  }

  /** The picture runs from `moment` on: what it shows is shown again, and what it passed over is not. */
  private begin(moment: number): void {
    const isKnown = moment >= this.from && moment <= this.need && !Number.isNaN(this.shown)
    this.start = moment
    this.shown = moment
    for (const [id, at] of this.given) if (at >= moment) this.given.delete(id)
    const lines = [...this.waiting, ...this.passed]
    const isKept = (at: number): boolean => isKnown || (at >= moment && at <= moment + horizon)
    this.waiting = new Map(lines.filter(([, { at }]) => at >= moment && isKept(at)))
    this.passed = new Map(lines.filter(([, { at }]) => at < moment && isKept(at)))
    if (isKnown) return
    this.from = moment
    this.need = moment
    this.epoch += 1
    this.asking = false
    this.askAgainAt = 0
  }

  private read(now: number): void {
    if (this.asking || this.need > this.shown + ahead || now < this.askAgainAt) return
    const { epoch, need: from } = this
    const to = from + stretch
    this.asking = true
    // Nothing that is written by now lies beyond: what will be, is heard.
    this.need = to >= now + foreseen ? Number.POSITIVE_INFINITY : to
    this.ask(from, to)
      .then(({ list, next }) => {
        if (epoch !== this.epoch) return
        for (const line of list) this.learn(line)
        if (next !== null) this.need = Math.min(this.need, next)
        this.asking = false
      })
      .catch((error: unknown) => {
        console.info('the danmaku of this stretch are asked for again', error)
        if (epoch !== this.epoch) return
        this.need = Math.min(this.need, from)
        this.askAgainAt = this.looked + patience
        this.asking = false
      })
  }

  private learn(line: Danmaku): void {
    const { id } = line
    if (this.isHere(id)) return
    const one = known(line, false)
    const isPassed = one.at < this.start || this.given.has(id)
    if (!isPassed) this.waiting.set(id, one)
    else if (one.at >= this.from) this.passed.set(id, one)
  }
}
