// Runs shutdown steps in reverse order of registration; a step that fails is logged and does not stop the others.
import type { Logger } from 'pino'

export class Closing {
  private readonly steps: { name: string; end: () => Promise<unknown>; within: number | null }[] = []
  private readonly log: Logger

  constructor(log: Logger) {
    this.log = log
  }

  /** `within`: milliseconds after which the remaining steps run without waiting for this one. */
  add(name: string, end: () => Promise<unknown>, within: number | null = null): void {
    this.steps.push({ name, end, within })
  }

  async run(): Promise<void> {
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      const { name, end, within } = step
      try {
        if (within === null) await end()
        else if (!(await endsWithin(end(), within))) this.log.error({ step: name, within }, 'shutdown step timed out')
      } catch (error) {
        this.log.error({ err: error, step: name }, 'shutdown step failed')
      }
    }
  }
}

/** False on timeout; rejects if `ending` rejects in time. */
async function endsWithin(ending: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  try {
    return await Promise.race([ending.then(() => true), timeout])
  } finally {
    clearTimeout(timer)
  }
}
