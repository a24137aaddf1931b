// The feed `replay:FILE_OR_URL`: a recorded competition played as if live.
import type { Logger } from 'pino'
import type { ProductClock } from '../../core/clock/clock.ts'
import type { Feed, FeedSink } from '../../features/match/feed-message.ts'
import { type FeedWatch, unwatched } from '../feed-watch.ts'
import { logProblems } from '../openfootball/feed.ts'
import { playTimeline, type Timed } from '../scheduler.ts'
import type { Replay } from './replay.ts'

/** Real milliseconds of downtime whose events are still news. */
const news = 60_000

export interface ReplayOptions {
  replay: Replay
  sink: FeedSink
  clock: ProductClock
  log: Logger
  watch?: FeedWatch
}

/**
 * Backfills everything before product time without alerts, and plays the rest. The clock runs on during downtime: events in it are
 * backfilled too, except those of the last minute, and known ones are recognized by their key.
 */
export function replayFeed({ replay, sink, clock, log, watch = unwatched }: ReplayOptions): Feed {
  const { imported, events, name, problems } = replay
  const abort = new AbortController()
  let playing: Promise<void> = Promise.resolve()
  return {
    name: `replay:${name}`,
    async start() {
      logProblems(log, name, problems)
      await sink.upsertLeagues([imported.league])
      await sink.upsertTeams(imported.teams)
      await sink.upsertFixtures(imported.fixtures)
      const from = clock.now() - news * clock.origin.speed
      await sink.importEvents(events.filter(({ at }) => Date.parse(at) <= from))
      const timed = events.map((event): Timed & { at: number } => ({ at: Date.parse(event.at), event }))
      playing = playTimeline({
        clock,
        from,
        next: (after, until) => timed.filter(({ at }) => at > after && at <= until),
        sink,
        signal: abort.signal,
        onError: (error) => {
          watch.failed()
          log.error({ err: error }, 'replay delivery failed, will retry')
        },
        onPlayed: watch.heard,
      })
    },
    async stop() {
      abort.abort()
      await playing
    },
  }
}
