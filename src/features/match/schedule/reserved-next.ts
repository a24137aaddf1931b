// What is reserved and still to come, by when it is played now: a match may have moved since it was reserved. Pure.
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { compare } from '../../../../rules/text/compare.ts'
import type { ReservationRecord } from '../../../core/storage/db.ts'

type Known = Pick<MatchRow, 'match_time' | 'status'>

/** Soonest first. Of what no row is known the moment at which it was reserved counts. */
export function reservedNext(
  reserved: Iterable<ReservationRecord>,
  rows: ReadonlyMap<string, Known>,
  nowMs: number,
): Pick<ReservationRecord, 'id' | 'name' | 'match_time'>[] {
  return [...reserved]
    .map((record) => ({ row: rows.get(record.id), record }))
    .filter(({ row }) => !row || row.status === 'upcoming' || row.status === 'postponed')
    .map(({ row, record: { id, name, match_time } }) => ({ id, name, match_time: row?.match_time ?? match_time }))
    .filter(({ match_time }) => Date.parse(match_time) > nowMs)
    .sort((left, right) => compare(left.match_time, right.match_time))
}
