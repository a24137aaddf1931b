// The example alert of the guide: an invented first goal in a real match. Pure.
import type { GoalNotice } from '../../../../contract/alert.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { startNoticeOf } from '../../../../rules/alert/goal-notice.ts'

/** Returns a football match of a selected team, otherwise the first football match; undefined if there is none. */
export function exampleMatch(rows: readonly MatchRow[], teams: ReadonlySet<string>): MatchRow | undefined {
  const football = rows.filter(({ sport }) => sport === 'football')
  return football.find(({ home_team_id, away_team_id }) => teams.has(home_team_id) || teams.has(away_team_id)) ?? football[0]
}

/** The away side scores if only its team is selected; otherwise the home side. */
export function exampleNotice(row: MatchRow, teams: ReadonlySet<string>): GoalNotice {
  const isAway = teams.has(row.away_team_id) && !teams.has(row.home_team_id)
  return {
    ...startNoticeOf(row, 'soon', row.match_time),
    kind: 'goal',
    event: 'goal',
    match_str: "33'",
    iszhu: isAway ? 0 : 1,
    home_score: isAway ? 0 : 1,
    away_score: isAway ? 1 : 0,
  }
}
