// The news of the demonstration world: a full edition at the first start; then previews and reports of current matches.
import type { MatchRow } from '../../contract/match/match-row.ts'
import type { Context } from '../core/context.ts'
import { repeat } from '../core/jobs/repeat.ts'
import type { FeedLeague, FeedTeam } from '../features/match/feed-message.ts'
import { findStates, listCores } from '../features/match/store.ts'
import { countNews, insertNews, writtenMatches } from '../features/news/store.ts'
import { composeAll, composeFresh, composePreviews } from './news/compose.ts'
import { storyOf } from './news/football-story.ts'
import { type Library, playersOf } from './news/library.ts'
import type { NewsMatch } from './news/match-slots.ts'

const day = 86_400_000
/** Days back from which the first edition takes its matches, and later editions theirs. */
const firstDays = 5
const freshDays = 1
const daysAhead = 4
/** Per run. */
const freshReports = 6
const freshPreviews = 2
/** Milliseconds between two runs. */
const pollInterval = 20 * 60_000

type MatchCore = Awaited<ReturnType<typeof listCores>>[number]

/** Dependencies on the match domain: names, and rows with them. */
export interface WorldNames {
  leagues: ReadonlyMap<string, FeedLeague>
  teams: ReadonlyMap<string, FeedTeam>
  rowOf(core: MatchCore, odds: null): MatchRow
}

/** Matches of the days around now with their events. */
async function readLibrary({ db, clock }: Pick<Context, 'db' | 'clock'>, names: WorldNames, daysBack: number): Promise<Library> {
  const now = clock.now()
  const iso = (time: number): string => new Date(time).toISOString()
  const cores = await listCores(db, iso(now - daysBack * day), iso(now + daysAhead * day))
  const over = cores.filter(({ status }) => status === 'over').sort((a, b) => (a.match_time < b.match_time ? 1 : -1))
  const upcoming = cores.filter(({ status }) => status === 'upcoming').sort((a, b) => (a.match_time < b.match_time ? -1 : 1))
  // A basketball game has hundreds of scoring events, which are not needed here.
  const withEvents = over.filter(({ sport }) => sport === 'football').map(({ id }) => id)
  const states = await findStates(db, withEvents)
  const rest = await findStates(
    db,
    [...over, ...upcoming].map(({ id }) => id),
    'without events',
  )
  const basketball = over.filter(({ sport }) => sport === 'basketball').slice(0, 40)
  const scorers = await findStates(
    db,
    basketball.map(({ id }) => id),
  )
  const eventsOf = (id: string) => (states.get(id) ?? scorers.get(id))?.log.map(({ event }) => event) ?? []
  const matches = [...over, ...upcoming].map(
    (core): NewsMatch => ({
      row: names.rowOf(core, null),
      venue: rest.get(core.id)?.fixture.venue ?? null,
      story: storyOf(core.sport === 'football' ? eventsOf(core.id) : []),
    }),
  )
  const players = playersOf(matches.map(({ row }) => ({ row, events: eventsOf(row.id) })))
  return { leagues: names.leagues, teams: names.teams, matches, players }
}

/**
 * Call it once the feed has started, because the articles quote its results. The first run publishes all articles whose facts exist, dated
 * over the last days; later runs publish a few reports of matches that have ended since, and previews of upcoming ones.
 */
export async function seedWorld(context: Pick<Context, 'db' | 'clock' | 'config' | 'log'>, names: WorldNames): Promise<void> {
  const { db, clock, config, log } = context
  if (!config.demo) return
  const first = (await countNews(db)) === 0
  const library = await readLibrary(context, names, first ? firstDays : freshDays)
  const made = first ? composeAll(library, clock.now()) : await composeOn(library, context)
  await insertNews(db, made)
  if (made.length > 0) log.info({ articles: made.length }, 'news of the demonstration world written')
}

/** Whether the first edition does not exist yet: a start waits for it, but not for later ones. */
export const isUnwritten = async ({ db, config }: Pick<Context, 'db' | 'config'>): Promise<boolean> =>
  config.demo && (await countNews(db)) === 0

async function composeOn(library: Library, { db, clock }: Pick<Context, 'db' | 'clock'>) {
  const { previewed, reported } = await writtenMatches(db)
  const now = clock.now()
  return [...composeFresh(library, reported, now, freshReports), ...composePreviews(library, previewed, now, freshPreviews)]
}

/** Repeats `seedWorld` in the background: reports of new results, new previews. Returns a function that stops it. */
export function writeOn(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'log'>,
  names: WorldNames,
  every = pollInterval,
): () => Promise<void> {
  if (!context.config.demo) return async () => undefined
  const failure = 'fresh news of the demonstration world were not written'
  return repeat(() => seedWorld(context, names), { every, first: 0, log: context.log, failure }).stop
}
