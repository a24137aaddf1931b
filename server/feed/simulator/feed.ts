// The feed `simulator`: an endless invented world, backfilled up to product time and then played live.
import type { Logger } from 'pino'
import type { ProductClock } from '../../core/clock/clock.ts'
import type { Feed, FeedSink } from '../../features/match/feed-message.ts'
import { type FeedWatch, unwatched } from '../feed-watch.ts'
import type { Progress } from '../progress.ts'
import { type Playback, playTimeline } from '../scheduler.ts'
import { fillEarlier } from './earlier.ts'
import { fillPast } from './fill.ts'
import { createTimeline } from './telling/timeline.ts'
import { world as worldOf } from './world.ts'

export interface SimulatorOptions {
  seed: string
  clock: ProductClock
  sink: FeedSink
  log: Logger
  /** Product time up to which everything was delivered. */
  progress: Progress<number>
  /** Product time back to which match pages are complete. */
  earlier: Progress<number>
  watch?: FeedWatch
  /** The wait function; tests control it with a clock of their own. */
  sleep?: Playback['sleep']
}

/** Real milliseconds of downtime whose events are still news, with alerts. */
const news = 60_000
/** Real milliseconds between two checkpoints. */
const noteEvery = 5_000

export function simulatorFeed({ seed, clock, sink, log, progress, earlier, watch = unwatched, sleep }: SimulatorOptions): Feed {
  const abort = new AbortController()
  let playing: Promise<void> = Promise.resolve()
  let deepening: Promise<void> = Promise.resolve()
  let noting: Promise<void> = Promise.resolve()
  let reached = 0
  let noted = 0

  function note(): void {
    noted = Date.now()
    const at = reached
    noting = noting.then(() => progress.write(at)).catch((error: unknown) => log.warn({ err: error }, 'simulator checkpoint not stored'))
  }

  return {
    name: `simulator ${seed}`,
    async start(opened) {
      const started = performance.now()
      const world = worldOf(seed)
      const now = clock.now()
      const since = await progress.read()
      const from = since === null ? now : Math.min(now, Math.max(since, now - news * clock.origin.speed))
      const fill = async (): Promise<void> => {
        const matches = await fillPast({ world, sink, since, now: from, signal: abort.signal })
        log.info({ matches, ms: Math.round(performance.now() - started) }, 'simulator backfill done')
      }
      // If the backfill is already complete, verify it without delaying the start.
      const fillBeside = async (): Promise<void> => {
        await opened
        if (!abort.signal.aborted) await fill()
      }
      const isFilled = since !== null && from <= since
      if (!isFilled) await fill()
      if (abort.signal.aborted) return
      reached = from
      if (!isFilled) note()
      playing = playTimeline({
        clock,
        from,
        next: createTimeline(world).next,
        sink,
        first: isFilled ? fillBeside : undefined,
        signal: abort.signal,
        sleep,
        onError: (error) => {
          watch.failed()
          log.error({ err: error }, 'simulator delivery failed, will retry')
        },
        onPlayed: (at) => {
          watch.heard()
          reached = at
          if (Date.now() - noted >= noteEvery) note()
        },
      })
      deepening = fillEarlier({
        world,
        sink,
        now: from,
        progress: earlier,
        opened,
        signal: abort.signal,
        onError: (error) => log.warn({ err: error }, 'simulator background backfill failed, will retry'),
      })
    },
    async stop() {
      abort.abort()
      await playing
      await deepening
      if (reached > 0) note()
      await noting
    },
  }
}
