// What stands at a side of a match in a line: its score, a dash where it is hidden, and nothing where there is none yet. Pure.
import type { MatchRow, Side } from '../../../../contract/match/match-row.ts'

export function sideScore(row: Pick<MatchRow, 'status' | 'home_score' | 'away_score'>, side: Side, hidden: boolean): number | string {
  if (hidden) return '–'
  if (row.status !== 'live' && row.status !== 'over') return ''
  return side === 'home' ? row.home_score : row.away_score
}
