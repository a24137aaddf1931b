// Groups followed matches: live, then upcoming by day, then finished by day. Pure.
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { isAwaitingResult } from '../../../../rules/match/match-clock.ts'
import { compare } from '../../../../rules/text/compare.ts'
import { dayOf } from '../../../core/text/format.ts'

export interface FollowedMatch<F> {
  follow: F
  row: MatchRow | undefined
}
export interface MatchGroup<F> {
  /** `live`, or the day and whether it is past. */
  key: string
  day: string
  rows: { follow: F; row: MatchRow }[]
}

/** `unknown`: matches without a row on this device, of which only the name can be shown. `nowMs`: product milliseconds. */
export function matchGroups<F>(
  list: readonly FollowedMatch<F>[],
  tz: string,
  nowMs: number,
): { days: MatchGroup<F>[]; unknown: FollowedMatch<F>[] } {
  // An overdue match without a result no longer counts as upcoming.
  const isOver = (row: MatchRow): boolean => row.status === 'over' || row.status === 'cancelled' || isAwaitingResult(row, nowMs)
  const known = list.flatMap(({ follow, row }) => (row ? [{ follow, row }] : []))
  const byTime = [...known].sort((left, right) => compare(left.row.match_time, right.row.match_time))
  const groups = new Map<string, MatchGroup<F>>()
  const addTo = (key: string, entry: { follow: F; row: MatchRow }): void => {
    const group = groups.get(key) ?? { key, day: dayOf(entry.row.match_time, tz), rows: [] }
    group.rows.push(entry)
    groups.set(key, group)
  }
  for (const entry of byTime) if (entry.row.status === 'live') addTo('live', entry)
  for (const entry of byTime) if (entry.row.status !== 'live' && !isOver(entry.row)) addTo(`next ${dayOf(entry.row.match_time, tz)}`, entry)
  for (const entry of byTime.reverse()) if (isOver(entry.row)) addTo(`past ${dayOf(entry.row.match_time, tz)}`, entry)
  return { days: [...groups.values()], unknown: list.filter(({ row }) => !row) }
}
