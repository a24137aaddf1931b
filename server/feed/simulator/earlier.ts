// After a start, and without haste: what the pages of matches have that ended before a first start told more than events of them.
import type { FeedSink } from '../../features/match/feed-message.ts'
import type { Progress } from '../progress.ts'
import { sleepReal } from '../scheduler.ts'
import { endOf } from './calendar/chain.ts'
import { matchesBetween } from './calendar/schedule.ts'
import { day } from './days.ts'
import type { SimMatch, World } from './model.ts'
import { detailed, detailsOf } from './past.ts'
import { pastBegins } from './since.ts'

/** The name under which is kept how far this has come in the world of a seed. */
export const earlierName = (seed: string): string => `simulator-whole ${seed}`

/** Real milliseconds that a machine has for its first readers; between two parts; after a failure. */
const calm = 60_000
const rest = 1_000
const retry = 30_000
/** Matches of one part: some 100 ms of a processor, with their storing. */
const together = 4

export interface EarlierOptions {
  world: World
  sink: Pick<FeedSink, 'applyExtras'>
  /** Product moment at which the feed started. */
  now: number
  /** Product moment back to which all of it was told. */
  progress: Progress<number>
  opened?: Promise<void>
  signal: AbortSignal
  onError(error: unknown): void
  sleep?: typeof sleepReal
}

/** Those that ended in the day before a moment, and that the past of their league has. */
function endedBefore({ world, now }: EarlierOptions, moment: number): SimMatch[] {
  return matchesBetween(world, moment - day, moment).filter((match) => {
    const end = endOf(match)
    return end > moment - day && end <= moment && match.start >= pastBegins(match.league, now)
  })
}

/** Resolves when the pages of all past matches are whole, or the signal aborts; saying anything twice does no harm. */
export async function tellEarlier(options: EarlierOptions): Promise<void> {
  const { world, sink, now, progress, opened, signal, onError, sleep = sleepReal } = options
  const floor = Math.min(...world.leagues.map((league) => pastBegins(league, now)))
  const tell = async (): Promise<void> => {
    for (let told = (await progress.read()) ?? now - detailed; told > floor && !signal.aborted; told -= day) {
      const matches = endedBefore(options, told)
      for (let at = 0; at < matches.length; at += together) {
        await sink.applyExtras(matches.slice(at, at + together).flatMap((match) => detailsOf(match, now)))
        await sleep(rest, signal)
        if (signal.aborted) return
      }
      await progress.write(told - day)
    }
  }
  await opened
  await sleep(calm, signal)
  while (!signal.aborted) {
    try {
      return await tell()
    } catch (error) {
      onError(error)
      await sleep(retry, signal)
    }
  }
}
