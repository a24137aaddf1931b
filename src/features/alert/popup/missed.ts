// The last missed notice of each match, latest match first. Pure.
import type { GoalNotice } from '../../../../contract/alert.ts'

export function latestOfMatches(missed: readonly GoalNotice[]): GoalNotice[] {
  const latest = new Map<string, GoalNotice>()
  for (const notice of missed) {
    const known = latest.get(notice.match_id)
    if (!known || notice.seq > known.seq) latest.set(notice.match_id, notice)
  }
  return [...latest.values()].sort((left, right) => right.at.localeCompare(left.at))
}
