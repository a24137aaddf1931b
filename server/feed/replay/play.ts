// Plays events at their product moments: sleeps until the next is due and delivers all that are, until the last is out.
import type { Logger } from 'pino'
import type { ProductClock } from '../../core/clock.ts'
import type { FeedEvent } from '../../features/match/feed-message.ts'

/** Real milliseconds of one sleep: clocks are set, and timers cannot wait for more than 24 days. */
const longestSleep = 60_000
const retryAfter = 1_000
/** Events of one delivery; at high speed many are due at once. */
const together = 200

export interface Play {
  stop(): Promise<void>
}

/** `events` are sorted by moment. A delivery that fails is tried again: their keys make it safe. */
export function playEvents(events: FeedEvent[], clock: ProductClock, deliver: (events: FeedEvent[]) => Promise<void>, log: Logger): Play {
  let next = 0
  let stopped = false
  let failing = false
  let timer: NodeJS.Timeout | undefined
  let work: Promise<void> = Promise.resolve()

  const momentOf = (index: number): number => Date.parse(events[index]?.at ?? '')

  async function deliverDue(): Promise<number> {
    const now = clock.now()
    let end = next
    while (end < events.length && end - next < together && momentOf(end) <= now) end += 1
    if (end === next) return clock.realUntil(momentOf(next))
    try {
      await deliver(events.slice(next, end))
      next = end
      failing = false
    } catch (error) {
      if (!failing) log.error({ err: error }, 'the replay cannot be stored and is tried again')
      failing = true
      return retryAfter
    }
    return next < events.length ? clock.realUntil(momentOf(next)) : 0
  }

  function sleep(wait: number): void {
    if (stopped || next >= events.length) return
    timer = setTimeout(
      () => {
        work = deliverDue().then(sleep)
      },
      Math.min(wait, longestSleep),
    )
  }
  sleep(0)

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await work
    },
  }
}
