// The news of the demonstration world: all of it at the first start; then previews and reports as its matches come and go.
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
/** Days back from which the first edition takes its matches, and later ones theirs. */
const firstDays = 5
const freshDays = 1
const daysAhead = 4
/** Of one look. */
const freshReports = 6
const freshPreviews = 2
/** Milliseconds between two looks at what has ended and what is to come. */
const lookEvery = 20 * 60_000

type MatchCore = Awaited<ReturnType<typeof listCores>>[number]

/** What of the match domain is needed: names, and rows with them. */
export interface WorldNames {
  leagues: ReadonlyMap<string, FeedLeague>
  teams: ReadonlyMap<string, FeedTeam>
  rowOf(core: MatchCore, odds: null): MatchRow
}

/** Matches of the days around now with what happened in them. */
async function readLibrary({ db, clock }: Pick<Context, 'db' | 'clock'>, names: WorldNames, daysBack: number): Promise<Library> {
  const now = clock.now()
  const iso = (moment: number): string => new Date(moment).toISOString()
  const cores = await listCores(db, iso(now - daysBack * day), iso(now + daysAhead * day))
  const over = cores.filter(({ status }) => status === 'over').sort((a, b) => (a.match_time < b.match_time ? 1 : -1))
  const upcoming = cores.filter(({ status }) => status === 'upcoming').sort((a, b) => (a.match_time < b.match_time ? -1 : 1))
  // The points of a basketball game are hundreds of events and tell no story here.
  const told = over.filter(({ sport }) => sport === 'football').map(({ id }) => id)
  const states = await findStates(db, told)
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
 * Call it when the feed has started, for the articles quote its results. The first time all that the world has facts for
 * is published over the last days; later a few reports of matches that ended since, and previews of what is near.
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

/** Whether the first edition is still to be written: a start waits for it, and for no later one. */
export const isUnwritten = async ({ db, config }: Pick<Context, 'db' | 'config'>): Promise<boolean> =>
  config.demo && (await countNews(db)) === 0

async function composeOn(library: Library, { db, clock }: Pick<Context, 'db' | 'clock'>) {
  const { previewed, reported } = await writtenMatches(db)
  const now = clock.now()
  return [...composeFresh(library, reported, now, freshReports), ...composePreviews(library, previewed, now, freshPreviews)]
}

/** Goes on writing beside whatever else runs: what ended since the last look, what begins before long. Answers how to end it. */
export function writeOn(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'log'>,
  names: WorldNames,
  every = lookEvery,
): () => Promise<void> {
  if (!context.config.demo) return async () => undefined
  const failure = 'fresh news of the demonstration world were not written'
  return repeat(() => seedWorld(context, names), { every, first: 0, log: context.log, failure }).stop
}
