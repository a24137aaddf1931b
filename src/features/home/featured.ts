// Which match stands on the stage: live before soon before over; football and late minutes first. Pure.
import type { MatchRow } from '../../../contract/match.ts'

const rank = ({ status, sport }: MatchRow): number => (status === 'live' ? (sport === 'football' ? 0 : 1) : status === 'upcoming' ? 2 : 3)

export function chooseFeatured(rows: readonly MatchRow[]): MatchRow | undefined {
  let best: MatchRow | undefined
  for (const row of rows) if (!best || rank(row) < rank(best)) best = row
  return best
}
