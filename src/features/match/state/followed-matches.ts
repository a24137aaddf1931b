// Which matches of a list this device follows: directly, by a team or by their league.
import { useMemo } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { useFollowedIds } from '../../follow/use-follow.ts'

export const isFollowed = (
  row: MatchRow,
  matches: ReadonlySet<string>,
  teams: ReadonlySet<string>,
  leagues: ReadonlySet<string>,
): boolean => matches.has(row.id) || teams.has(row.home_team_id) || teams.has(row.away_team_id) || leagues.has(row.league_id)

export function useFollowedMatches(rows: readonly MatchRow[]): ReadonlySet<string> {
  const matches = useFollowedIds('match')
  const teams = useFollowedIds('team')
  const leagues = useFollowedIds('league')
  return useMemo(
    () => new Set(rows.filter((row) => isFollowed(row, matches, teams, leagues)).map(({ id }) => id)),
    [rows, matches, teams, leagues],
  )
}
