// Background backfill after a start: page details of matches that ended too early for the first start to include more than events.
import type { FeedSink } from '../../features/match/feed-message.ts'
import type { Progress } from '../progress.ts'
import { sleepReal } from '../scheduler.ts'
import { endOf } from './calendar/chain.ts'
import { matchesBetween } from './calendar/schedule.ts'
import { day } from './days.ts'
import type { SimMatch, World } from './model.ts'
import { detailed, detailsOf } from './past.ts'
import { pastBegins } from './since.ts'

/** Checkpoint name for the world of a seed. */
export const earlierName = (seed: string): string => `simulator-whole ${seed}`

/** Real milliseconds: reserved for the first users after a start; between two parts; after a failure. */
const startDelay = 60_000
const rest = 1_000
const retry = 30_000
/** Matches per part: some 100 ms of CPU time, including storage. */
const together = 4

export interface EarlierOptions {
  world: World
  sink: Pick<FeedSink, 'applyExtras'>
  /** Product time at which the feed started. */
  now: number
  /** Product time back to which everything is complete. */
  progress: Progress<number>
  opened?: Promise<void>
  signal: AbortSignal
  onError(error: unknown): void
  sleep?: typeof sleepReal
}

/** Matches that ended in the day before the given time and belong to the past of their league. */
function endedBefore({ world, now }: EarlierOptions, time: number): SimMatch[] {
  return matchesBetween(world, time - day, time).filter((match) => {
    const end = endOf(match)
    return end > time - day && end <= time && match.start >= pastBegins(match.league, now)
  })
}

/** Resolves when the pages of all past matches are complete, or on abort. Idempotent. */
export async function fillEarlier(options: EarlierOptions): Promise<void> {
  const { world, sink, now, progress, opened, signal, onError, sleep = sleepReal } = options
  const floor = Math.min(...world.leagues.map((league) => pastBegins(league, now)))
  const fillBack = async (): Promise<void> => {
    for (let reached = (await progress.read()) ?? now - detailed; reached > floor && !signal.aborted; reached -= day) {
      const matches = endedBefore(options, reached)
      for (let at = 0; at < matches.length; at += together) {
        await sink.applyExtras(matches.slice(at, at + together).flatMap((match) => detailsOf(match, now)))
        await sleep(rest, signal)
        if (signal.aborted) return
      }
      await progress.write(reached - day)
    }
  }
  await opened
  await sleep(startDelay, signal)
  while (!signal.aborted) {
    try {
      return await fillBack()
    } catch (error) {
      onError(error)
      await sleep(retry, signal)
    }
  }
}
