// Ends things in the reverse of the order in which they were begun; what fails to end is logged and does not hold up the rest.
import type { Logger } from 'pino'

export class Closing {
  private readonly steps: { name: string; end: () => Promise<unknown> }[] = []
  private readonly log: Logger

  constructor(log: Logger) {
    this.log = log
  }

  add(name: string, end: () => Promise<unknown>): void {
    this.steps.push({ name, end })
  }

  async run(): Promise<void> {
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      const { name, end } = step
      try {
        await end()
      } catch (error) {
        this.log.error({ err: error, step: name }, 'could not end in order')
      }
    }
  }
}
