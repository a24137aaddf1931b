// Due time of a queue item, for display. Pure.
import { dayOf } from '../../../core/text/format.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const dueGroups = ['over', 'hour', 'today', 'after'] as const
export type DueGroup = (typeof dueGroups)[number]

/** Group of an item: overdue, due within the hour, later today in the time zone, or after that. `now` in milliseconds. */
export function dueGroup(due: string, now: number, tz: string): DueGroup {
  const left = Date.parse(due) - now
  if (left <= 0) return 'over'
  if (left <= hour) return 'hour'
  return dayOf(due, tz) === dayOf(now, tz) ? 'today' : 'after'
}

export interface DueSpan {
  isOver: boolean
  unit: 'minute' | 'hour' | 'day'
  count: number
}
/** How long it is overdue, or the remaining time within the hour; null if it is due later, when the time itself is shown. */
export function dueSpan(due: string, now: number): DueSpan | null {
  const left = Date.parse(due) - now
  if (left > hour) return null
  if (left > 0) return { isOver: false, unit: 'minute', count: Math.ceil(left / minute) }
  if (-left < hour) return { isOver: true, unit: 'minute', count: Math.max(1, Math.floor(-left / minute)) }
  if (-left < day) return { isOver: true, unit: 'hour', count: Math.floor(-left / hour) }
  return { isOver: true, unit: 'day', count: Math.floor(-left / day) }
}
