// The day beside a time in a list without days, unless it is today.
import type { Lang } from '../../../../contract/limits/limits.ts'
import { dateText, dayLabel, dayOf } from '../../../core/text/format.ts'

/** Milliseconds within which a weekday alone is unambiguous. */
const week = 6 * 86_400_000

/** 明天, 周三, 7 月 18 日; empty for today. */
export function otherDay(time: string, nowMs: number, { lang, tz }: { lang: Lang; tz: string }): string {
  const [day, today] = [dayOf(time, tz), dayOf(nowMs, tz)]
  if (day === today) return ''
  return Math.abs(Date.parse(time) - nowMs) < week ? dayLabel(day, lang, today) : dateText(day, lang, today)
}
