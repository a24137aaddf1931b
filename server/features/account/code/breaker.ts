// Detects guessing of codes: more wrong than right ones, in one network or overall. R-CODE-5.

/** Milliseconds that an attempt counts. */
const span = 600_000
const slice = 30_000
/** Minimum wrong attempts before the breaker reacts. */
const networkFloor = 20
const globalFloor = 100
const global = 'all'

interface Slice {
  from: number
  right: number
  wrong: number
}

export class CodeBreaker {
  private readonly slices = new Map<string, Slice[]>()
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  note(network: string, right: boolean, at: number = this.now()): void {
    for (const subject of [network, global]) {
      const slices = this.recent(subject)
      const from = at - (at % slice)
      let last = slices.at(-1)
      if (last?.from !== from) {
        last = { from, right: 0, wrong: 0 }
        slices.push(last)
      }
      if (right) last.right += 1
      else last.wrong += 1
      this.slices.set(subject, slices)
    }
  }

  /** Bits of the puzzle that attempts from this network have to solve first; 0: none. */
  bitsFor(network: string): number {
    return Math.max(this.bits(network, networkFloor), this.bits(global, globalFloor))
  }

  private bits(subject: string, floor: number): number {
    const { right, wrong } = this.sum(subject)
    if (wrong < floor || wrong <= right) return 0
    return Math.min(22, 16 + Math.floor(Math.log2(wrong / floor)))
  }

  private sum(subject: string): { right: number; wrong: number } {
    return this.recent(subject).reduce((sum, { right, wrong }) => ({ right: sum.right + right, wrong: sum.wrong + wrong }), {
      right: 0,
      wrong: 0,
    })
  }

  private recent(subject: string): Slice[] {
    const inWindow = (this.slices.get(subject) ?? []).filter(({ from }) => from > this.now() - span)
    if (inWindow.length > 0) this.slices.set(subject, inWindow)
    else this.slices.delete(subject)
    return inWindow
  }

  /** Evicts idle networks. */
  sweep(): void {
    for (const subject of [...this.slices.keys()]) this.recent(subject)
  }
}
