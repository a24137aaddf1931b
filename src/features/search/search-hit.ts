// Options of the search list and their links. Every option has a link.

import type { Lang } from '../../../contract/limits/limits.ts'
import type { Sport } from '../../../contract/match/match-row.ts'
import type { HotSearch, SearchEntry } from '../../../contract/search.ts'
import type { Found } from '../../../rules/search/search-find.ts'
import { entryAt, type SearchIndex } from '../../../rules/search/search-index.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import { searchText } from '../../../rules/text/text-fold.ts'
import { productNow } from '../../core/clock/product-clock.ts'
import { preferences, shownZone } from '../../core/store/preferences.ts'
import { type DataPath, dataPath, teamPath } from '../match/league/data-link.ts'
import { matchSearch } from '../match/match-link.ts'
import { type IndexMatch, inReadingOrder, matchAt } from './index/index-match.ts'
import type { SearchTab } from './search-tab.ts'

export type HitTarget =
  | { to: '/score-detail'; search: { id: string; type?: string } }
  | { to: '/schedule'; search: { type: number; league: string } }
  | { to: DataPath; search: { league: string } | { team: string; player?: string } }
  | { to: '/detail'; search: { id: string } }
  | { to: '/persona' | '/live' | '/video-player' | '/specialist-home'; search: { id: string } }
  | { to: '/circle-detail'; search: { id: string; post?: string } }
  | { to: '/search'; search: { name: string; tab?: SearchTab } }

export interface SearchHit {
  key: string
  text: string
  target: HitTarget
  match?: IndexMatch
  /** For all kinds except matches. */
  entry?: SearchEntry
  /** For hot searches. */
  hot?: HotSearch
}
export interface HitGroup {
  key: 'past' | 'hot' | SearchTab
  hits: SearchHit[]
}

/** Maximum number of options per kind. */
export const mostHits = { matches: 6, others: 4 } as const

/** The schedule's `type` of a sport. R-SHELL-8: 1 football, 2 basketball, 3 other. */
const scheduleType = (sport: string): number => (sport === 'football' ? 1 : sport === 'basketball' ? 2 : 3)

/** Links a league to its data page, or to its matches if the sport has none. */
export function leagueTarget({ sport, id }: Pick<SearchEntry, 'sport' | 'id'>): HitTarget {
  const to = dataPath(sport as Sport)
  return to ? { to, search: { league: id } } : { to: '/schedule', search: { type: scheduleType(sport), league: id } }
}
export const teamTarget = ({ sport, id }: Pick<SearchEntry, 'sport' | 'id'>): HitTarget => ({
  to: teamPath(sport as Sport),
  search: { team: id },
})
/** The team of a player. */
export function teamOf({ mark }: Pick<SearchEntry, 'mark'>): { id: string; crest: string } {
  const [id = '', ...crest] = mark.split(',')
  return { id, crest: crest.join(',') }
}
/** Unique key of an entry: players of two teams may share a name, which is their only id. */
export const entryKey = ({ kind, id, mark }: Pick<SearchEntry, 'kind' | 'id' | 'mark'>): string =>
  kind === 'player' ? `${teamOf({ mark }).id} ${id}` : id

export const searchFor = (text: string, tab?: SearchTab) =>
  ({ to: '/search', search: { name: searchText(text), ...(tab ? { tab } : {}) } }) as const

/** Link of an entry, by its kind in the index. */
export function entryTarget(entry: SearchEntry): HitTarget {
  const { kind, id, mark } = entry
  const search = { id }
  switch (kind) {
    case 'team':
      return teamTarget(entry)
    case 'league':
      return leagueTarget(entry)
    case 'player':
      return { to: teamPath(entry.sport as Sport), search: { team: teamOf(entry).id, player: id } }
    case 'anchor':
      return { to: '/persona', search }
    case 'room':
      return { to: '/live', search }
    case 'video':
      return { to: '/video-player', search }
    case 'circle':
      return { to: '/circle-detail', search }
    case 'post':
      return { to: '/circle-detail', search: { id: mark, post: id } }
    case 'expert':
      return { to: '/specialist-home', search }
    default:
      return { to: '/detail', search }
  }
}

/** Index kinds in display order, with the group of each. */
const named: readonly (readonly [HitGroup['key'], string])[] = [
  ['streamers', 'anchor'],
  ['teams', 'team'],
  ['leagues', 'league'],
  ['experts', 'expert'],
  ['news', 'news'],
  ['videos', 'video'],
  ['circles', 'circle'],
  ['posts', 'post'],
]
/** Kinds listed before matches if the query is their exact name. */
const aheadOfMatches: ReadonlySet<string> = new Set(['team', 'league'])

/** Groups before typing: history and hot searches. */
export function idleGroups(past: readonly string[], hot: readonly HotSearch[], lang: Lang): HitGroup[] {
  const groups: HitGroup[] = [
    { key: 'past', hits: past.map((text) => ({ key: `past ${text}`, text, target: searchFor(text) })) },
    {
      key: 'hot',
      hits: hot
        .map((item): SearchHit => {
          const text = nameOf({ zh: item.short_name_zh, en: item.short_name_en, vi: item.short_name_vi }, lang)
          return { key: `hot ${item.kind} ${item.id}`, text, target: searchFor(text), hot: item }
        })
        // A club's football and basketball teams may share a short name: one option finds both.
        .filter((hit, place, all) => all.findIndex(({ text }) => text === hit.text) === place),
    },
  ]
  return groups.filter((group) => group.hits.length > 0)
}

/** Groups of results, a few per kind, and a link to all. */
export function foundGroups(
  index: SearchIndex,
  found: Found,
  { asked, lang, live = [], players = [] }: { asked: string; lang: Lang; live?: readonly SearchEntry[]; players?: readonly SearchEntry[] },
): HitGroup[] {
  const entriesOf = (kind: string): SearchEntry[] => {
    const source = index.names.get(kind)
    return source ? (found.names.get(kind)?.places ?? []).slice(0, mostHits.others).map((place) => entryAt(source, place)) : []
  }
  const best = found.matches.places.slice(0, mostHits.matches).flatMap((place) => matchAt(index, place) ?? [])
  const matches = inReadingOrder(best, productNow(), shownZone(preferences.get()))
  const hitOf = (entry: SearchEntry): SearchHit => ({
    key: `${entry.kind} ${entryKey(entry)}`,
    text: nameOf(entry.name, lang),
    target: entryTarget(entry),
    entry,
  })
  const isAhead = (kind: string): boolean => aheadOfMatches.has(kind) && !found.near && found.names.get(kind)?.exact === true
  const groupOf = ([key, kind]: (typeof named)[number]): HitGroup => ({ key, hits: entriesOf(kind).map(hitOf) })
  const groups: HitGroup[] = [
    ...named.filter(([, kind]) => isAhead(kind)).map(groupOf),
    {
      key: 'matches',
      hits: matches.map((match) => ({
        key: `match ${match.id}`,
        text: '',
        match,
        target: { to: '/score-detail', search: matchSearch({ id: match.id, sport: match.league.sport as 'football' }) },
      })),
    },
    ...named.filter(([, kind]) => !isAhead(kind)).map(groupOf),
    // Server results arrive later, so they come last, to avoid layout shift.
    { key: 'players', hits: players.slice(0, mostHits.others).map(hitOf) },
    { key: 'live', hits: live.slice(0, mostHits.others).map(hitOf) },
  ]
  const total = totalOf(found) + live.length + players.length
  if (total > 0) groups.push({ key: 'all', hits: [{ key: 'all', text: String(total), target: searchFor(asked) }] })
  return groups.filter((group) => group.hits.length > 0)
}

export const totalOf = ({ names, matches }: Found): number => [...names.values()].reduce((sum, { total }) => sum + total, matches.total)
