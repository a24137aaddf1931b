// The feed `simulator`: an invented world that never ends, filled in up to product time and then played live.
import type { Logger } from 'pino'
import type { ProductClock } from '../../core/clock/clock.ts'
import type { Feed, FeedSink } from '../../features/match/feed-message.ts'
import { type FeedWatch, unwatched } from '../feed-watch.ts'
import type { Progress } from '../progress.ts'
import { type Playback, playTimeline } from '../scheduler.ts'
import { tellEarlier } from './earlier.ts'
import { fillPast } from './fill.ts'
import { createTimeline } from './timeline.ts'
import { world as worldOf } from './world.ts'

export interface SimulatorOptions {
  seed: string
  clock: ProductClock
  sink: FeedSink
  log: Logger
  /** The product moment up to which everything was said. */
  progress: Progress<number>
  /** The product moment back to which the pages of matches are whole. */
  earlier: Progress<number>
  watch?: FeedWatch
  /** How it waits; tests hold it, and step it by a clock of their own. */
  sleep?: Playback['sleep']
}

/** Real milliseconds for which what fell while the server was down is still news, told with its alerts. */
const news = 60_000
/** Real milliseconds between two notes of how far it has come. */
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
    noting = noting
      .then(() => progress.write(at))
      .catch((error: unknown) => log.warn({ err: error }, 'how far the simulator has come was not noted'))
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
        log.info({ matches, ms: Math.round(performance.now() - started) }, 'the past of the simulated world is filled in')
      }
      // Where all was said that the past would tell, nobody waits until it is made sure of.
      const fillBeside = async (): Promise<void> => {
        await opened
        if (!abort.signal.aborted) await fill()
      }
      const isTold = since !== null && from <= since
      if (!isTold) await fill()
      if (abort.signal.aborted) return
      reached = from
      if (!isTold) note()
      playing = playTimeline({
        clock,
        from,
        next: createTimeline(world).next,
        sink,
        first: isTold ? fillBeside : undefined,
        signal: abort.signal,
        sleep,
        onError: (error) => {
          watch.failed()
          log.error({ err: error }, 'what the simulator says cannot be stored and is tried again')
        },
        onPlayed: (at) => {
          watch.heard()
          reached = at
          if (Date.now() - noted >= noteEvery) note()
        },
      })
      deepening = tellEarlier({
        world,
        sink,
        now: from,
        progress: earlier,
        opened,
        signal: abort.signal,
        onError: (error) => log.warn({ err: error }, 'earlier matches of the simulated world cannot be told in full and are tried again'),
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
