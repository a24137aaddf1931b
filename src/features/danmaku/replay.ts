// Danmaku of the past: asked for ahead of the picture while it plays what was, and given out as it gets there.
import type { Danmaku } from '../../../contract/danmaku.ts'

/** Asks for the lines of a stretch of moments, milliseconds; `next` is from where to ask on. */
export type AskLines = (from: number, to: number) => Promise<{ list: readonly Danmaku[]; next: number | null }>

/** Milliseconds that are asked for at once, and how early. */
const stretch = 60_000
const ahead = 15_000
/** A picture that moves on by more than this has jumped: what lies between was not seen. */
const jump = 3_000

export class Replay {
  private lines: Danmaku[] = []
  private from = 0
  private until = 0
  private shown = Number.NaN
  private asking = false
  private epoch = 0

  constructor(private readonly ask: AskLines) {}

  /** The lines that the picture has reached since it was last asked. */
  due(moment: number): Danmaku[] {
    const last = this.shown
    this.shown = moment
    if (Number.isNaN(last) || moment < last || moment - last > jump) {
      if (moment < this.from || moment > this.until) this.begin(moment)
      this.fetch(moment)
      return []
    }
    this.fetch(moment)
    return this.lines.filter(({ at }) => {
      const time = Date.parse(at)
      return time > last && time <= moment
    })
  }

  private begin(moment: number): void {
    this.lines = []
    this.from = moment
    this.until = moment
    this.epoch += 1
    this.asking = false
  }

  private fetch(moment: number): void {
    if (this.asking || moment + ahead < this.until) return
    this.asking = true
    const { epoch, until } = this
    this.ask(until, until + stretch)
      .then(({ list, next }) => {
        if (epoch !== this.epoch) return
        // Half a minute of what was seen is kept, for whoever goes back a step.
        this.lines = [...this.lines.filter(({ at }) => Date.parse(at) > this.shown - stretch / 2), ...list]
        this.from = Math.max(this.from, this.shown - stretch / 2)
        this.until = next ?? until + stretch
        this.asking = false
      })
      .catch((error: unknown) => {
        console.info('the danmaku of this stretch are asked for again', error)
        setTimeout(() => {
          if (epoch === this.epoch) this.asking = false
        }, ahead / 3)
      })
  }
}
