// So many pieces of work at once, whoever asks; the rest wait in the order in which they came.
export class Slots {
  private free: number
  private readonly waiting: (() => void)[] = []

  constructor(count: number) {
    this.free = count
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1
    else await new Promise<void>((resolve) => this.waiting.push(resolve))
    try {
      return await work()
    } finally {
      // Handed on rather than freed: nobody who comes now goes before who waits.
      const next = this.waiting.shift()
      if (next) next()
      else this.free += 1
    }
  }
}
