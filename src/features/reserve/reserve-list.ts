// The lists of /reserve: what was reserved, and what followed teams and leagues play. Pure.
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { isUntold } from '../../../rules/match/match-clock.ts'
import { compare } from '../../../rules/text/compare.ts'
import type { ReservationRecord } from '../../core/storage/db.ts'

export interface Reserved {
  /** Rows of what is to come or running. */
  coming: MatchRow[]
  /** Reservations of which this device has no row and whose start is to come, soonest first. */
  unknown: ReservationRecord[]
  /** Reservations whose match is over, or was to begin a while ago. */
  past: ReservationRecord[]
}

/** Milliseconds after its start that a match without a row counts as past. */
const longest = 4 * 3_600_000
/** One whose time was not known may begin at any hour of its day. */
const day = 24 * 3_600_000

export function reservedOf(
  reservations: readonly ReservationRecord[],
  rowOf: (id: string) => MatchRow | undefined,
  nowMs: number,
): Reserved {
  const reserved: Reserved = { coming: [], unknown: [], past: [] }
  for (const record of [...reservations].sort((left, right) => compare(left.match_time, right.match_time))) {
    const row = rowOf(record.id)
    if (row && row.status !== 'over' && row.status !== 'cancelled' && !isUntold(row, nowMs)) reserved.coming.push(row)
    else if (!row && Date.parse(record.match_time) + longest + (record.time_tbc ? day : 0) > nowMs) reserved.unknown.push(record)
    else reserved.past.push(record)
  }
  return reserved
}
