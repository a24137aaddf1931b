// Which match stands on the stage: live before soon before over; of those that run one with a stream, then one that rooms show, then
// football. Pure.
import type { MatchRow } from '../../../contract/match/match-row.ts'

const rank = ({ status, sport, streams, rooms }: MatchRow): number =>
  status === 'live' ? (streams > 0 ? 0 : rooms > 0 ? 2 : 4) + (sport === 'football' ? 0 : 1) : status === 'upcoming' ? 6 : 7

export function chooseFeatured(rows: readonly MatchRow[]): MatchRow | undefined {
  let best: MatchRow | undefined
  for (const row of rows) if (!best || rank(row) < rank(best)) best = row
  return best
}
