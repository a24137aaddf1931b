// The one loop for repeated work: run, wait, run again.
import type { Logger } from 'pino'

export interface Repetition {
  /** Starts a round at once, or right after the current one; no effect after the stop. */
  wake(): void
  /** Stops further rounds. Resolves when the current one is done; never rejects. */
  stop(): Promise<void>
}

interface RepeatOptions {
  /** Milliseconds from the end of a round to the next, unless a round returns its own. */
  every: number
  /** Milliseconds before the first round; 0: at once. Default: `every`. */
  first?: number
  log: Pick<Logger, 'error'>
  /** Log message for a round that throws or rejects; the next round still runs. */
  failure: string
}

/** A round; a returned number is the milliseconds to the next one. */
type Round = (() => void) | (() => Promise<void>) | (() => Promise<number>)

/** Runs independent steps: a failure does not stop the later ones. @throws the error, or an AggregateError of several, after all steps */
export async function runEach(steps: Iterable<() => unknown>): Promise<void> {
  const errors: unknown[] = []
  for (const step of steps)
    try {
      await step()
    } catch (error) {
      errors.push(error)
    }
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} steps failed`)
}

/** Repeats `work`, one round at a time, until stopped. The timer does not keep the process alive. */
export function repeat(work: Round, { every, first = every, log, failure }: RepeatOptions): Repetition {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let again = false
  let stopped = false

  /** Returns the milliseconds to the next round. */
  async function round(): Promise<number> {
    try {
      const wait = await work()
      return typeof wait === 'number' ? wait : every
    } catch (error) {
      log.error({ err: error }, failure)
      return every
    }
  }
  function begin(): void {
    clearTimeout(timer)
    again = false
    running = Promise.resolve()
      .then(round)
      .then((wait) => {
        running = null
        if (stopped) return
        if (again) begin()
        else timer = setTimeout(begin, wait).unref()
      })
  }
  if (first === 0) begin()
  else timer = setTimeout(begin, first).unref()

  return {
    wake() {
      if (running) again = true
      else if (!stopped) begin()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
