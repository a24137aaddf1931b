// The results of a team by where they were played. Pure.
import type { MatchRow, Sport } from '../../../../contract/match/match-row.ts'

export const places = ['all', 'home', 'away'] as const
export type Place = (typeof places)[number]

/** Whether teams of a sport are hosts and guests: elsewhere the side is only which name stands first. */
export const hasHome = (sport: Sport): boolean => sport === 'football' || sport === 'basketball'

/** Those of `results` in which the team was host, or guest. */
export const playedAt = <R extends Pick<MatchRow, 'home_team_id'>>(team: string, results: readonly R[], place: Place): readonly R[] =>
  place === 'all' ? results : results.filter(({ home_team_id }) => (home_team_id === team) === (place === 'home'))
