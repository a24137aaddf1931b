// The feed `replay:FILE_OR_URL`: a recorded competition played as if it were live.
import type { Logger } from 'pino'
import type { ProductClock } from '../../core/clock/clock.ts'
import type { Feed, FeedSink } from '../../features/match/feed-message.ts'
import { type FeedWatch, unwatched } from '../feed-watch.ts'
import { logProblems } from '../openfootball/feed.ts'
import { playTimeline, type Timed } from '../scheduler.ts'
import type { Replay } from './replay.ts'

/** Real milliseconds for which what fell while the server was down is still news. */
const news = 60_000

export interface ReplayOptions {
  replay: Replay
  sink: FeedSink
  clock: ProductClock
  log: Logger
  watch?: FeedWatch
}

/**
 * What lies behind product time is filled in without a word to anyone, the rest is played. After a restart the clock has
 * gone on: what fell meanwhile is filled in too, save the last minute, and what was heard before is known by its key.
 */
export function replayFeed({ replay, sink, clock, log, watch = unwatched }: ReplayOptions): Feed {
  const { imported, events, name, problems } = replay
  const abort = new AbortController()
  let playing: Promise<void> = Promise.resolve()
  return {
    name: `replay:${name}`,
    async start() {
      logProblems(log, name, problems)
      await sink.putLeagues([imported.league])
      await sink.putTeams(imported.teams)
      await sink.putFixtures(imported.fixtures)
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
          log.error({ err: error }, 'the replay cannot be stored and is tried again')
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
