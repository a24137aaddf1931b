// Which match is featured: live before soon before over; among live ones, in this order, one with a stream, one shown by rooms, one that
// the reader follows, football, the one with more streams. Pure.
import type { MatchRow } from '../../contract/match/match-row.ts'

const nobody = (): boolean => false

export function chooseFeatured(rows: readonly MatchRow[], isFollowed: (row: MatchRow) => boolean = nobody): MatchRow | undefined {
  const rank = (row: MatchRow): number => {
    const own = (isFollowed(row) ? 0 : 2) + (row.sport === 'football' ? 0 : 1)
    if (row.status !== 'live') return row.status === 'upcoming' ? 12 : 13
    return (isPictured(row) ? 0 : row.rooms > 0 ? 4 : 8) + own
  }
  let best: MatchRow | undefined
  for (const row of rows) {
    const before = best ? rank(row) - rank(best) : -1
    if (before < 0 || (before === 0 && row.status === 'live' && row.streams > (best?.streams ?? 0))) best = row
  }
  return best
}

/** Whether its stage has a picture. */
export const isPictured = ({ status, streams }: Pick<MatchRow, 'status' | 'streams'>): boolean => status === 'live' && streams > 0
