// Pure operations on the list behind the bell: newest first, each event once, a correction in place of what it corrects.
import type { GoalNotice } from '../../../../contract/alert.ts'
import { replaces, takesBack } from '../../../../rules/alert/replaces.ts'
import { compare } from '../../../../rules/text/compare.ts'

export interface ListedNotice {
  notice: GoalNotice
  /** Real milliseconds when this device received it. */
  at: number
  read: boolean
}

/** Maximum notices in the list. */
export const mostListed = 50

/** Notices without an event of their own use the seq of the match's last one. */
const eventless = new Set(['soon', 'line-up', 'close-game'])
export const noticeKey = ({ match_id, seq, event }: Pick<GoalNotice, 'match_id' | 'seq' | 'event'>): string =>
  eventless.has(event) ? `${match_id}:${seq}:${event}` : `${match_id}:${seq}`

/** The score that no longer counts, to be struck through; for a goal `before` is not an error. */
export const struckOf = ({ event, before }: Pick<GoalNotice, 'event' | 'before'>): [number, number] | null =>
  takesBack.has(event) ? before : null

/** By arrival, newest first; notices that arrived together by their own time, then by the match's order. */
const newestFirst = (left: ListedNotice, right: ListedNotice): number =>
  right.at - left.at || compare(right.notice.at, left.notice.at) || right.notice.seq - left.notice.seq

/** Adds a notice; returns the same list if it contains nothing new. */
export function withListed(list: readonly ListedNotice[], added: ListedNotice): readonly ListedNotice[] {
  const { notice } = added
  const key = noticeKey(notice)
  if (list.some((known) => noticeKey(known.notice) === key || replaces(known.notice, notice))) return list
  const others = list.filter((known) => !replaces(notice, known.notice))
  return [added, ...others].sort(newestFirst).slice(0, mostListed)
}

export const unreadOf = (list: readonly ListedNotice[]): number => list.reduce((count, { read }) => count + (read ? 0 : 1), 0)
