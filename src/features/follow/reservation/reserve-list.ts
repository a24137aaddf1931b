// The lists of /reserve: reservations, and the matches of followed teams and leagues. Pure.
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { isAwaitingResult } from '../../../../rules/match/match-clock.ts'
import { compare } from '../../../../rules/text/compare.ts'
import type { ReservationRecord } from '../../../core/storage/db.ts'

export interface Reserved {
  /** Rows of upcoming and live matches. */
  coming: MatchRow[]
  /** Reservations without a row on this device whose start is in the future, soonest first. */
  unknown: ReservationRecord[]
  /** Reservations whose match is over or overdue. */
  past: ReservationRecord[]
}

/** Milliseconds after its start at which a match without a row counts as past. */
const longest = 4 * 3_600_000
/** Extra milliseconds for a match without a known time, which may start at any hour of its day. */
const day = 24 * 3_600_000

export function reservedOf(
  reservations: readonly ReservationRecord[],
  rowOf: (id: string) => MatchRow | undefined,
  nowMs: number,
): Reserved {
  const reserved: Reserved = { coming: [], unknown: [], past: [] }
  for (const record of [...reservations].sort((left, right) => compare(left.match_time, right.match_time))) {
    const row = rowOf(record.id)
    if (row && row.status !== 'over' && row.status !== 'cancelled' && !isAwaitingResult(row, nowMs)) reserved.coming.push(row)
    else if (!row && Date.parse(record.match_time) + longest + (record.time_tbc ? day : 0) > nowMs) reserved.unknown.push(record)
    else reserved.past.push(record)
  }
  return reserved
}
