// Filters a team's results by venue. Pure.
import type { MatchRow, Sport } from '../../../../../contract/match/match-row.ts'

export const places = ['all', 'home', 'away'] as const
export type Place = (typeof places)[number]

/** Whether the sport has home and away teams; elsewhere the side only decides which name comes first. */
export const hasHome = (sport: Sport): boolean => sport === 'football' || sport === 'basketball'

/** The `results` that the team played at the given venue. */
export const playedAt = <R extends Pick<MatchRow, 'home_team_id'>>(team: string, results: readonly R[], place: Place): readonly R[] =>
  place === 'all' ? results : results.filter(({ home_team_id }) => (home_team_id === team) === (place === 'home'))
