// The results of a team by where they were played. Pure.
import type { MatchRow } from '../../../../contract/match/match-row.ts'

export const places = ['all', 'home', 'away'] as const
export type Place = (typeof places)[number]

/** Those of `results` in which the team was host, or guest. */
export const playedAt = <R extends Pick<MatchRow, 'home_team_id'>>(team: string, results: readonly R[], place: Place): readonly R[] =>
  place === 'all' ? results : results.filter(({ home_team_id }) => (home_team_id === team) === (place === 'home'))
