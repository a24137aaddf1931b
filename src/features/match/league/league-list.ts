// Filters and groups the leagues of the side menu: search by any part of a name, pinned ones first. Pure.
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { LeagueEntry } from '../../../../contract/match/match.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { compare } from '../../../../rules/text/compare.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { matcherOf } from '../../../../rules/text/text-fold.ts'

/** Leagues whose names contain the text: popular ones first, then by initial, then by name. */
export function findLeagues(leagues: readonly LeagueEntry[], text: string, lang: Lang): LeagueEntry[] {
  const matches = matcherOf(text)
  const isNamed = ({ name, short }: LeagueEntry): boolean => [...Object.values(name), ...Object.values(short)].some(matches)
  return leagues
    .filter((league) => text.trim() === '' || isNamed(league))
    .sort(
      (left, right) =>
        Number(right.hot) - Number(left.hot) ||
        compare(left.initial, right.initial) ||
        (nameOf(left.name, lang) < nameOf(right.name, lang) ? -1 : 1),
    )
}

/** Splits leagues into pinned ones, in pin order, and the rest. */
export function splitLeagues(leagues: readonly LeagueEntry[], pinned: readonly string[]): { mine: LeagueEntry[]; others: LeagueEntry[] } {
  const mine = pinned.flatMap((id) => leagues.find((league) => league.id === id) ?? [])
  return { mine, others: leagues.filter(({ id }) => !pinned.includes(id)) }
}

/** Replaces the counts by those of another day, computed from that day's matches; none of them is live. */
export function withCountsOf(leagues: readonly LeagueEntry[], rows: readonly Pick<MatchRow, 'league_id'>[]): LeagueEntry[] {
  const counts = new Map<string, number>()
  for (const { league_id } of rows) counts.set(league_id, (counts.get(league_id) ?? 0) + 1)
  return leagues.map((league) => ({ ...league, live: 0, today: counts.get(league.id) ?? 0 }))
}
