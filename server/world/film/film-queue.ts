// Orders for the filming process, by due time. A more urgent order runs between two pictures of the current one: a new viewer does not wait
// for a piece that is not urgent.
import { type FilmResult, type NumberedOrder, tooLate } from './order.ts'

/** Milliseconds after which a piece is useless, unless its order has its own limit. */
const mostLate = 1_000

interface Options {
  /** Films one order; awaits `pause` between two of its pictures. Rejects with the reason of a failure. */
  film(order: NumberedOrder, pause: () => Promise<void>): Promise<FilmResult>
  onResult(result: FilmResult): void
  /** Real milliseconds. */
  now?: () => number
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export class FilmQueue {
  private readonly options: Options
  private readonly waiting: NumberedOrder[] = []
  private isFilming = false

  constructor(options: Options) {
    this.options = options
  }

  add(order: NumberedOrder): void {
    this.waiting.push(order)
    void this.work()
  }

  private async work(): Promise<void> {
    if (this.isFilming) return
    this.isFilming = true
    while (this.waiting.length > 0) await this.filmDueBefore(Number.POSITIVE_INFINITY)
    this.isFilming = false
  }

  private async filmDueBefore(due: number): Promise<void> {
    for (let order = this.take(due); order; order = this.take(due)) {
      const { id, due: own } = order
      const filming = this.options.film(order, () => this.filmDueBefore(own))
      this.options.onResult(await filming.catch((error: unknown): FilmResult => ({ id, fault: reasonOf(error) })))
    }
  }

  /** The order that is due first. Late orders are dropped: a busy machine shows fewer pieces instead of showing all of them late. */
  private take(before: number): NumberedOrder | undefined {
    const now = (this.options.now ?? Date.now)()
    for (const late of this.waiting.filter(({ due, until }) => (until ?? due + mostLate) < now)) {
      this.remove(late)
      this.options.onResult({ id: late.id, fault: tooLate })
    }
    const first = this.waiting.reduce<NumberedOrder | undefined>((best, one) => (best && best.due <= one.due ? best : one), undefined)
    if (!first || first.due >= before) return undefined
    this.remove(first)
    return first
  }

  private remove(order: NumberedOrder): void {
    this.waiting.splice(this.waiting.indexOf(order), 1)
  }
}
