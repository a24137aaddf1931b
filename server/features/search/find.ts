// Answers a search from the index: with current rows and cards.
import { searchPage } from '../../../contract/limits/search-limits.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { NewsCard } from '../../../contract/news.ts'
import type { SearchEntry, SearchKind } from '../../../contract/search.ts'
import { type Found as FoundInIndex, find } from '../../../rules/search/search-find.ts'
import { entryAt, type SearchIndex } from '../../../rules/search/search-index.ts'
import { matchSortTime, usualZone } from '../../../rules/search/search-order.ts'
import type { Context } from '../../core/context.ts'
import { findCores } from '../match/store.ts'
import { findCards } from '../news/store.ts'
import type { CurrentIndex } from './current.ts'
import type { Page } from './find-entries.ts'
import type { PlayerFinder } from './players.ts'
import type { RoomFinder } from './rooms.ts'
import type { SearchedOthers, SearchSource } from './source.ts'

export interface Found extends Record<Exclude<SearchKind, 'matches' | 'news'>, SearchEntry[]> {
  matches: MatchRow[]
  news: NewsCard[]
  totals: Record<SearchKind, number>
  near: boolean
}
export interface SearchQuery {
  text: string
  /** Only this kind; default: all. */
  kind?: SearchKind
  /** From 1. */
  page?: number
  /** The requesting user: hides what they do not want to see. */
  reader?: string | null
}
export interface Finder {
  /** A page of each requested kind. */
  all(query: SearchQuery): Promise<Found>
  matches(text: string): Promise<Pick<Found, 'matches' | 'teams' | 'leagues' | 'near'>>
}

/** Maximum matches when only matches are requested, and maximum number of pages. */
const mostMatches = 50
const mostPages = 50
const nothing: FoundInIndex = { names: new Map(), matches: { total: 0, places: [] }, near: false }
/** Index kinds by tab whose results are filtered by what the user may see now. */
const checked = { videos: 'video', circles: 'circle', posts: 'post', experts: 'expert' } as const

export function createFinder(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { directory, snapshot }: SearchSource,
  current: () => Promise<CurrentIndex>,
  { rooms, players, others }: { rooms: RoomFinder; players: PlayerFinder; others: SearchedOthers },
): Finder {
  const stateOf = (id: string) => {
    const status = snapshot.get(id)?.core.status
    return status === undefined || status === 'live' || status === 'upcoming' ? status : 'over'
  }

  async function rowsOf(index: SearchIndex, places: readonly number[]): Promise<MatchRow[]> {
    const ids = places.flatMap((place) => index.matches.id[place] ?? [])
    const missing = ids.filter((id) => !snapshot.get(id))
    const stored = missing.length > 0 ? await findCores(db, missing) : []
    const rows = new Map(stored.map((core) => [core.id, directory.rowOf(core, null)]))
    const found = ids.flatMap((id) => snapshot.row(id) ?? rows.get(id) ?? [])
    return inReadingOrder(found, clock.now())
  }

  async function newsOf(index: SearchIndex, places: readonly number[]): Promise<NewsCard[]> {
    const ids = places.flatMap((place) => index.names.get('news')?.columns.id[place] ?? [])
    const cards = new Map((await findCards(db, ids, clock.now())).map((card) => [card.id, card]))
    return ids.flatMap((id) => cards.get(id) ?? [])
  }

  async function listVisible(index: SearchIndex, kind: string, places: readonly number[], reader: string | null): Promise<SearchEntry[]> {
    const entries = entriesAt(index, kind, places)
    if (entries.length === 0) return entries
    const visible = await others.findVisible(
      kind,
      entries.map(({ id }) => id),
      reader,
    )
    return entries.filter(({ id }) => visible.has(id))
  }

  /** Near spellings count only if nothing matches exactly, in these indexes too. */
  async function inOwnIndexes(text: string, { near, page }: { near: boolean; page: Page }) {
    const search = async (nearly: boolean) => ({
      live: rooms.live(text, nearly, page),
      streamers: rooms.anchors(text, nearly, page),
      players: await players.find(text, nearly, page),
    })
    const spelled = await search(false)
    const isNear = near && Object.values(spelled).every(({ total }) => total === 0)
    return { ...(isNear ? await search(true) : spelled), near: isNear }
  }

  async function all({ text, kind, page = 1, reader = null }: SearchQuery): Promise<Found> {
    const { index } = await current()
    const from = (Math.min(Math.max(page, 1), mostPages) - 1) * searchPage
    const inIndex = find(index, text, { now: clock.now(), most: from + searchPage, stateOf })
    const served = await inOwnIndexes(text, { near: inIndex.near, page: { from, size: searchPage } })
    const { live, streamers, players: people, near } = served
    const found = inIndex.near && !near ? nothing : inIndex
    const isRequested = (one: SearchKind): boolean => kind === undefined || kind === one
    const total = (of: string): number => found.names.get(of)?.total ?? 0
    const placesOf = (one: SearchKind, of: string): readonly number[] =>
      isRequested(one) ? (found.names.get(of)?.places.slice(from) ?? []) : []
    const visible = (one: keyof typeof checked) => listVisible(index, checked[one], placesOf(one, checked[one]), reader)
    const [matches, news, videos, circles, posts, experts] = await Promise.all([
      isRequested('matches') ? rowsOf(index, found.matches.places.slice(from)) : [],
      newsOf(index, placesOf('news', 'news')),
      visible('videos'),
      visible('circles'),
      visible('posts'),
      visible('experts'),
    ])
    return {
      matches,
      live: isRequested('live') ? live.list : [],
      streamers: isRequested('streamers') ? streamers.list : [],
      teams: entriesAt(index, 'team', placesOf('teams', 'team')),
      leagues: entriesAt(index, 'league', placesOf('leagues', 'league')),
      players: isRequested('players') ? people.list : [],
      ...{ news, videos, circles, posts, experts },
      totals: {
        ...{ matches: found.matches.total, live: live.total, streamers: streamers.total },
        ...{ teams: total('team'), leagues: total('league'), players: people.total, news: total('news') },
        ...{ videos: total('video'), circles: total('circle'), posts: total('post'), experts: total('expert') },
      },
      near,
    }
  }

  async function matches(text: string) {
    const { index } = await current()
    const found = find(index, text, { now: clock.now(), most: mostMatches, stateOf })
    const places = (of: string): readonly number[] => found.names.get(of)?.places ?? []
    return {
      matches: await rowsOf(index, found.matches.places),
      teams: entriesAt(index, 'team', places('team')),
      leagues: entriesAt(index, 'league', places('league')),
      near: found.near,
    }
  }
  return { all, matches }
}

function entriesAt(index: SearchIndex, kind: string, places: readonly number[]): SearchEntry[] {
  const source = index.names.get(kind)
  return source ? places.map((place) => entryAt(source, place)) : []
}

/** Orders the best matches: live, upcoming, finished or without a result, each from now outwards. */
function inReadingOrder(rows: MatchRow[], now: number): MatchRow[] {
  const today = new Date(now - 86_400_000).toISOString()
  const group = ({ status, match_time }: MatchRow): number => (status === 'live' ? 0 : status === 'upcoming' && match_time > today ? 1 : 2)
  const placed = rows.map((row) => {
    const isBack = group(row) === 2
    const sortTime = matchSortTime(Date.parse(row.match_time), row.time_tbc === true, usualZone, isBack)
    return { row, group: group(row), distance: isBack ? -sortTime : sortTime }
  })
  return placed.sort((a, b) => a.group - b.group || a.distance - b.distance).map(({ row }) => row)
}
