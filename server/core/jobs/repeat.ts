// The one loop of work that repeats: look, wait, look again.
import type { Logger } from 'pino'

export interface Repetition {
  /** A round at once, or right after the one under way; none after the stop. */
  wake(): void
  /** No further round. Resolves when the one under way is done; never rejects. */
  stop(): Promise<void>
}

interface RepeatOptions {
  /** Milliseconds from the end of a round to the next, unless a round answers others. */
  every: number
  /** Milliseconds before the first round, 0: at once. Without it: `every`. */
  first?: number
  log: Pick<Logger, 'error'>
  /** What is logged of a round that throws or rejects; the next one comes all the same. */
  failure: string
}

/** A round; one that answers a number says the milliseconds to the next. */
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

/** Repeats `work`, one round at a time, until it is stopped. The wait alone keeps no process alive. */
export function repeat(work: Round, { every, first = every, log, failure }: RepeatOptions): Repetition {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let again = false
  let stopped = false

  /** Answers the milliseconds to the next. */
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
