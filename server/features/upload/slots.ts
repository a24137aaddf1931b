// Limits concurrent tasks; the others wait in order of arrival.
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
      // Pass the slot to the next waiter, so that no new caller overtakes it.
      const next = this.waiting.shift()
      if (next) next()
      else this.free += 1
    }
  }
}
