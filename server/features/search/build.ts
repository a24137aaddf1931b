// Builds the index from the current data: every source of names, and the fixtures nearest to today.
import { setImmediate as yieldEventLoop } from 'node:timers/promises'
import type { NewsCard } from '../../../contract/news.ts'
import type { SearchSnapshot } from '../../../contract/search.ts'
import { isSpoilerTopic } from '../../../rules/news-topic.ts'
import { aboutText } from '../../../rules/search/search-about.ts'
import type { Context } from '../../core/context.ts'
import type { FeedLeague, FeedTeam } from '../match/feed-message.ts'
import { listFixtures } from '../match/store.ts'
import { listNews } from '../news/store.ts'
import { matchesOf, type Named, type NamedKind, namesOf } from './columns.ts'
import { type KeyCache, namedKeys, type SearchKeys } from './keys.ts'
import type { SearchSource } from './source.ts'
import { listSearched } from './store.ts'

const day = 86_400_000
/** Maximum fixtures and headlines in the index, and the days around today that they cover. */
const mostFixtures = 10_000
const daysBack = 120
const daysAhead = 60
const mostNews = 400
/** Names folded before yielding to other tasks. */
const atOnce = 100

const weights = { hotLeague: 200, ofHotLeague: 100, searched: 50 } as const
const mostSearched = 20

/** Cached keys of unchanged objects. */
const madeKeys = new WeakMap<object, SearchKeys>()

async function keysOfAll(entries: readonly (FeedLeague | FeedTeam)[]): Promise<void> {
  let made = 0
  for (const entry of entries) {
    if (madeKeys.has(entry)) continue
    madeKeys.set(entry, namedKeys(entry))
    made += 1
    if (made % atOnce === 0) await yieldEventLoop()
  }
}

const none: SearchKeys = { keys: '', pinyin: '' }
const named = (entry: FeedLeague | FeedTeam, mark: string, weight: number): Named => ({
  id: entry.id,
  sport: entry.sport,
  name: entry.name,
  short: entry.short,
  keys: madeKeys.get(entry) ?? none,
  mark,
  weight,
  at: 0,
})

function headlines(cards: readonly NewsCard[], newsKeys: KeyCache): Named[] {
  newsKeys.rotate()
  return cards.map(({ id, sport, title, topic, published_at, match_id, team_ids }) => ({
    id,
    sport,
    name: title,
    short: null,
    keys: newsKeys.of(Object.values(title), 'whole'),
    mark: topic,
    about: isSpoilerTopic(topic) ? aboutText({ match: match_id, teams: team_ids }) : '',
    weight: 0,
    at: Math.floor(Date.parse(published_at) / 60_000),
  }))
}

export async function buildSnapshot(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { directory }: SearchSource,
  others: readonly NamedKind[],
  newsKeys: KeyCache,
): Promise<SearchSnapshot> {
  const now = clock.now()
  // From noon to noon, so that the window does not move with every build.
  const middle = Math.floor(now / day) * day + day / 2
  const fixtures = await listFixtures(db, { from: middle - daysBack * day, to: middle + daysAhead * day, near: middle, most: mostFixtures })
  const { list } = await listNews(db, {}, now, { limit: mostNews, offset: 0 })
  const searched = new Set((await listSearched(db, mostSearched)).map(({ kind, id }) => `${kind} ${id}`))
  const [ofLeagues, ofTeams] = [[...directory.leagues.values()], [...directory.teams.values()]]
  await keysOfAll([...ofLeagues, ...ofTeams])
  const isHot = (leagueId: string): boolean => directory.leagues.get(leagueId)?.hot === true
  const requested = (kind: string, id: string): number => (searched.has(`${kind} ${id}`) ? weights.searched : 0)
  const leagues = ofLeagues.map((league) =>
    named(league, `${league.mark},${league.color}`, (league.hot ? weights.hotLeague : 0) + requested('league', league.id)),
  )
  const teams = ofTeams.map((team) =>
    named(team, team.crest, (isHot(team.league_id) ? weights.ofHotLeague : 0) + requested('team', team.id)),
  )
  return {
    format: 2,
    names: [
      namesOf('team', teams),
      namesOf('league', leagues),
      namesOf('news', headlines(list, newsKeys)),
      ...others.map(({ kind, entries }) => namesOf(kind, entries)),
    ],
    matches: matchesOf(fixtures, leagues, teams),
  }
}
