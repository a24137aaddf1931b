// What is reserved and still to come, by when it is played now: a match may have moved since it was reserved. Pure.
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { compare } from '../../../../rules/text/compare.ts'
import type { ReservationRecord } from '../../../core/storage/db.ts'

type Known = Pick<MatchRow, 'match_time' | 'time_tbc' | 'status'>

type ReservedNext = Pick<ReservationRecord, 'id' | 'name'> & Pick<MatchRow, 'match_time' | 'time_tbc'>

/** Milliseconds in which a match may begin of which the day alone is known. */
const day = 86_400_000

/** Soonest first. Of what no row is known the moment at which it was reserved counts. */
export function reservedNext(reserved: Iterable<ReservationRecord>, rows: ReadonlyMap<string, Known>, nowMs: number): ReservedNext[] {
  return [...reserved]
    .map((record) => ({ row: rows.get(record.id), record }))
    .filter(({ row }) => !row || row.status === 'upcoming' || row.status === 'postponed')
    .map(({ row, record: { id, name, match_time } }): ReservedNext => {
      return { id, name, match_time: row?.match_time ?? match_time, ...(row?.time_tbc ? { time_tbc: true } : {}) }
    })
    .filter(({ match_time, time_tbc }) => Date.parse(match_time) + (time_tbc ? day : 0) > nowMs)
    .sort((left, right) => compare(left.match_time, right.match_time))
}
