// Converts leagues, teams, fixtures and headlines to the columns of the index. Pure; keys are computed once per name.

import type { SearchMatches, SearchNames } from '../../../contract/search.ts'
import type { Name } from '../../../contract/wire/name.ts'
import type { StoredFixture } from '../match/store.ts'
import type { SearchKeys } from './keys.ts'

/** An item found by its own name; built by a source of the index. */
export interface Named {
  id: string
  sport: string
  name: Name
  short: Name | null
  keys: SearchKeys
  mark: string
  /** Optional subtitle of the result, in the format of contract/search.ts; absent: none. */
  about?: string
  weight: number
  /** Minutes; 0 without a time. */
  at: number
}

export interface NamedKind {
  kind: string
  entries: readonly Named[]
}

const shortIn = ({ name, short }: Named, lang: keyof Name): string => (short && short[lang] !== name[lang] ? short[lang] : '')

export const namesOf = (kind: string, entries: readonly Named[]): SearchNames => ({
  kind,
  id: entries.map(({ id }) => id),
  sport: entries.map(({ sport }) => sport),
  zh: entries.map(({ name }) => name.zh),
  en: entries.map(({ name }) => name.en),
  vi: entries.map(({ name }) => name.vi),
  short_zh: entries.map((entry) => shortIn(entry, 'zh')),
  short_en: entries.map((entry) => shortIn(entry, 'en')),
  short_vi: entries.map((entry) => shortIn(entry, 'vi')),
  keys: entries.map(({ keys }) => keys.keys),
  pinyin: entries.map(({ keys }) => keys.pinyin),
  mark: entries.map(({ mark }) => mark),
  about: entries.map(({ about = '' }) => about),
  weight: entries.map(({ weight }) => weight),
  at: entries.map(({ at }) => at),
})

const placesOf = (entries: readonly Named[]): Map<string, number> => new Map(entries.map(({ id }, place) => [id, place]))

/** Skips fixtures with an unknown league or team. */
export function matchesOf(fixtures: readonly StoredFixture[], leagues: readonly Named[], teams: readonly Named[]): SearchMatches {
  const [leagueAt, teamAt] = [placesOf(leagues), placesOf(teams)]
  const known = fixtures.filter((one) => leagueAt.has(one.league_id) && teamAt.has(one.home_team_id) && teamAt.has(one.away_team_id))
  const placeIn = (places: Map<string, number>, id: string): number => places.get(id) ?? 0
  return {
    id: known.map(({ id }) => id),
    league: known.map(({ league_id }) => placeIn(leagueAt, league_id)),
    home: known.map(({ home_team_id }) => placeIn(teamAt, home_team_id)),
    away: known.map(({ away_team_id }) => placeIn(teamAt, away_team_id)),
    time: known.map(({ minute }) => minute),
    weight: known.map(({ hot }) => (hot ? 1 : 0)),
    time_tbc: known.flatMap(({ time_tbc }, place) => (time_tbc ? place : [])),
  }
}
