// Upcoming reservations, by current start time: a match may have moved since it was reserved. Pure.
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { compare } from '../../../../rules/text/compare.ts'
import type { ReservationRecord } from '../../../core/storage/db.ts'

type Known = Pick<MatchRow, 'match_time' | 'time_tbc' | 'status'>

type ReservedNext = Pick<ReservationRecord, 'id' | 'name'> & Pick<MatchRow, 'match_time' | 'time_tbc'>

/** Milliseconds within which a match may begin if only its day is known. */
const day = 86_400_000

/** Soonest first. Without a row, the start time at the reservation counts. */
export function reservedNext(reserved: Iterable<ReservationRecord>, rows: ReadonlyMap<string, Known>, nowMs: number): ReservedNext[] {
  return [...reserved]
    .map((record) => ({ row: rows.get(record.id), record }))
    .filter(({ row }) => !row || row.status === 'upcoming' || row.status === 'postponed')
    .map(({ row, record }): ReservedNext => {
      const { match_time, time_tbc } = row ?? record
      return { id: record.id, name: record.name, match_time, ...(time_tbc ? { time_tbc } : {}) }
    })
    .filter(({ match_time, time_tbc }) => Date.parse(match_time) + (time_tbc ? day : 0) > nowMs)
    .sort((left, right) => compare(left.match_time, right.match_time))
}
