// Opens the configured feed: reads what the clock needs before it runs, then the feed itself.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { ProductClock } from '../core/clock/clock.ts'
import { openSource } from '../core/source.ts'
import { StartError } from '../core/start-error.ts'
import type { Feed, FeedSink } from '../features/match/feed-message.ts'
import type { FeedWatch } from './feed-watch.ts'
import { progressOf } from './progress.ts'
import { earlierName } from './simulator/earlier.ts'
import { simulatorFeed } from './simulator/feed.ts'

export interface FeedDeps {
  clock: ProductClock
  sink: FeedSink
  watch: FeedWatch
  db: NodePgDatabase
}
export interface OpenedFeed {
  /** Product milliseconds at which a clock that never ran before starts. */
  begin: number
  /** Its clubs are invented, as are the people of the demo world. */
  isInvented?: true
  feed(deps: FeedDeps): Feed
}

/** Rethrows a start error with the name of the variable that chose the feed. */
const nameFeed =
  (kind: string) =>
  (error: unknown): never => {
    throw error instanceof StartError ? new StartError(`FEED=${kind}: ${error.message}`, error) : error
  }

/** A feed that reads its source on start. */
const named = (feed: Feed, naming: (error: unknown) => never): Feed => ({
  ...feed,
  start: (opened) => feed.start(opened).catch(naming),
})

const openSimulator = (seed: string, log: Logger, now: number): OpenedFeed => ({
  begin: now,
  isInvented: true,
  feed: ({ db, ...deps }) => {
    const progress = progressOf<number>(db, `simulator-played ${seed}`)
    const earlier = progressOf<number>(db, earlierName(seed))
    return simulatorFeed({ seed, log, progress, earlier, ...deps })
  },
})

/** Reads what the feed needs before the start. Throws StartError. */
export async function openFeed(config: Config, log: Logger, now: number): Promise<OpenedFeed> {
  const opened = await openChosen(config, log, now)
  const { feed, feedPushSecret: secret, teamNames } = config
  if (secret === '' || feed.kind === 'push') return opened
  const { besideFeed, pushFeed } = await import('./push/feed.ts')
  const { readClubNames } = await import('./names/team-names.ts')
  const clubs = await readClubNames(teamNames)
  return { ...opened, feed: (deps) => besideFeed(opened.feed(deps), pushFeed({ secret, address: '', clubs, log, ...deps })) }
}

async function openChosen(
  { feed, feedSeed, feedFrom, footballDataToken, feedPushSecret, teamNames }: Config,
  log: Logger,
  now: number,
): Promise<OpenedFeed> {
  // Invented clubs have names of their own; an unusable file is reported all the same.
  if (feed.kind === 'simulator' && teamNames === '') return openSimulator(feedSeed, log, now)
  // Loaded on demand: most servers simulate.
  const { readClubNames } = await import('./names/team-names.ts')
  const clubs = await readClubNames(teamNames)
  if (feed.kind === 'simulator') return openSimulator(feedSeed, log, now)
  const naming = nameFeed(feed.kind)
  const { source } = feed
  if (feed.kind === 'replay') {
    const { readReplay, replayStart } = await import('./replay/replay.ts')
    const { replayFeed } = await import('./replay/feed.ts')
    const replay = await readReplay(source, clubs).catch(naming)
    return { begin: replayStart(replay, feedFrom), feed: (deps) => replayFeed({ replay, log, ...deps }) }
  }
  if (feed.kind === 'push') {
    const { pushFeed } = await import('./push/feed.ts')
    return { begin: now, feed: (deps) => named(pushFeed({ secret: feedPushSecret, address: source, clubs, log, ...deps }), naming) }
  }
  if (feed.kind === 'football-data') {
    const { footballDataFeed } = await import('./football-data/feed.ts')
    return {
      begin: now,
      feed: ({ db, ...deps }) => {
        const name = `football-data ${new URL(source).host}`
        const feed = footballDataFeed({
          base: source,
          token: footballDataToken,
          clubs,
          progress: progressOf(db, name),
          log,
          ...deps,
        })
        return named(feed, naming)
      },
    }
  }
  // Type check: a new kind without a branch above must not be read as such a file.
  const kind: 'openfootball' = feed.kind
  const { openfootballFeed } = await import('./openfootball/feed.ts')
  return {
    begin: now,
    feed: ({ db, ...deps }) => {
      const name = `${kind} ${openSource(source).name}`
      return named(openfootballFeed({ source, clubs, progress: progressOf(db, name), log, ...deps }), naming)
    },
  }
}
