// The last matches of a team as bars: result and margin of each. Pure.
import type { MatchRow, Side } from '../../../../../contract/match/match-row.ts'
import type { Result } from '../../league/form.ts'

export interface FormBar {
  row: MatchRow
  side: Side
  result: Result
  /** Goals or points ahead; negative when behind. */
  difference: number
  /** 0 to 1, relative to the widest margin. */
  length: number
}

const resultOf = (difference: number): Result => (difference > 0 ? 'w' : difference < 0 ? 'l' : 'd')

/** Takes up to `most` finished matches of `results` (newest first) and returns them oldest first, in reading order. */
export function formBars(team: string, results: readonly MatchRow[], most: number): FormBar[] {
  const bars = results
    .filter(({ status }) => status === 'over')
    .slice(0, most)
    .map((row) => {
      const side: Side = row.home_team_id === team ? 'home' : 'away'
      const ahead = row.home_score - row.away_score
      const difference = side === 'home' ? ahead : -ahead
      return { row, side, result: resultOf(difference), difference }
    })
    .reverse()
  const widest = Math.max(1, ...bars.map(({ difference }) => Math.abs(difference)))
  return bars.map((bar) => ({ ...bar, length: Math.abs(bar.difference) / widest }))
}

export function formTally(bars: readonly Pick<FormBar, 'result'>[]): Record<Result, number> {
  const counts: Record<Result, number> = { w: 0, d: 0, l: 0 }
  for (const { result } of bars) counts[result] += 1
  return counts
}
