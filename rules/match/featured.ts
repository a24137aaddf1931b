// Which match stands on the stage: live before soon before over; of those that run one with a stream, then one that rooms show, then
// football, then the one with more streams. Pure.
import type { MatchRow } from '../../contract/match/match-row.ts'

const rank = ({ status, sport, streams, rooms }: MatchRow): number =>
  status === 'live' ? (streams > 0 ? 0 : rooms > 0 ? 2 : 4) + (sport === 'football' ? 0 : 1) : status === 'upcoming' ? 6 : 7

export function chooseFeatured(rows: readonly MatchRow[]): MatchRow | undefined {
  let best: MatchRow | undefined
  for (const row of rows) {
    const before = best ? rank(row) - rank(best) : -1
    if (before < 0 || (before === 0 && row.status === 'live' && row.streams > (best?.streams ?? 0))) best = row
  }
  return best
}
