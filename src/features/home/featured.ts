// Which match stands on the stage: live before soon before over; of those that run one with a stream, then football. Pure.
import type { MatchRow } from '../../../contract/match/match-row.ts'

const rank = ({ status, sport, streams }: MatchRow): number =>
  status === 'live' ? (streams > 0 ? 0 : 2) + (sport === 'football' ? 0 : 1) : status === 'upcoming' ? 4 : 5

export function chooseFeatured(rows: readonly MatchRow[]): MatchRow | undefined {
  let best: MatchRow | undefined
  for (const row of rows) if (!best || rank(row) < rank(best)) best = row
  return best
}
