// Score of one side in a line: a dash if it is hidden, empty if there is none yet. Pure.
import type { MatchRow, Side } from '../../../../contract/match/match-row.ts'

export function sideScore(row: Pick<MatchRow, 'status' | 'home_score' | 'away_score'>, side: Side, hidden: boolean): number | string {
  if (hidden) return '–'
  if (row.status !== 'live' && row.status !== 'over') return ''
  return side === 'home' ? row.home_score : row.away_score
}
