// Search results, either from the server, paginated, or from this device's index.
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { NewsCard } from '../../../../contract/news.ts'
import type { SearchEntry, SearchKind } from '../../../../contract/search.ts'
import { readAbout } from '../../../../rules/search/search-about.ts'
import type { Found } from '../../../../rules/search/search-find.ts'
import { entryAt, type SearchIndex } from '../../../../rules/search/search-index.ts'
import type { IndexMatch } from '../index/index-match.ts'

export type EntryKind = Exclude<SearchKind, 'matches' | 'news'>

export interface Results extends Record<EntryKind, readonly SearchEntry[]> {
  /** Current rows of the matches. */
  rows: readonly MatchRow[]
  /** Matches known only from the index. */
  bare: readonly IndexMatch[]
  news: readonly NewsCard[]
  totals: Record<SearchKind, number>
  near: boolean
}

type IndexedKind = Exclude<EntryKind, 'live' | 'players'>
/** Kinds in the index. Live rooms and players are searched only by the server. */
const indexKinds = {
  streamers: 'anchor',
  teams: 'team',
  leagues: 'league',
  videos: 'video',
  circles: 'circle',
  posts: 'post',
  experts: 'expert',
} as const

export function localResults(index: SearchIndex, found: Found, rows: readonly MatchRow[], matches: readonly IndexMatch[]): Results {
  const entries = (kind: string): SearchEntry[] => {
    const source = index.names.get(kind)
    return source ? (found.names.get(kind)?.places ?? []).map((place) => entryAt(source, place)) : []
  }
  const total = (kind: string): number => found.names.get(kind)?.total ?? 0
  const known = new Map(rows.map((row) => [row.id, row]))
  const named = Object.entries(indexKinds) as [IndexedKind, string][]
  return {
    rows: matches.flatMap(({ id }) => known.get(id) ?? []),
    bare: matches.filter(({ id }) => !known.has(id)),
    news: entries('news').map(cardOf),
    ...{ live: [], players: [] },
    ...(Object.fromEntries(named.map(([tab, kind]) => [tab, entries(kind)])) as Record<IndexedKind, SearchEntry[]>),
    totals: {
      ...(Object.fromEntries(named.map(([tab, kind]) => [tab, total(kind)])) as Record<IndexedKind, number>),
      matches: found.matches.total,
      news: total('news'),
      ...{ live: 0, players: 0 },
    },
    near: found.near,
  }
}

const nameless = { zh: '', en: '', vi: '' }

/** A headline from the index: without summary and image. */
function cardOf({ id, name, sport, mark, about, at }: SearchEntry): NewsCard {
  const { match = null, teams = [] } = readAbout(about) ?? {}
  const published = new Date(at * 60_000).toISOString()
  // The index holds values that the server validated in its articles.
  const kind = { sport: sport as NewsCard['sport'], topic: mark as NewsCard['topic'] }
  return {
    ...{ id, ...kind, title: name, summary: nameless, cover: '', author: nameless, published_at: published },
    ...{ league_id: null, team_ids: [...teams], match_id: match, comments: 0 },
  }
}
