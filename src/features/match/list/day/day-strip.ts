// Days of a strip around today, by calendar arithmetic, so that a day of 23 or 25 hours is one day. Pure.
import type { Lang } from '../../../../../contract/limits/limits.ts'
import { addDays, weekday } from '../../../../core/text/format.ts'

export interface StripDay {
  day: string
  /** 18 */
  date: string
  /** 周三; null for today, which has its own word. */
  weekday: string | null
  /** Month number on the first of a month, which shows it. */
  month: number | null
}

/** Returns `count` days from `back` days before `today`; shifts the range if the chosen day lies outside. */
export function stripDays(today: string, chosen: string, back: number, count: number, lang: Lang): StripDay[] {
  const usual = addDays(today, -back)
  const last = addDays(usual, count - 1)
  const first = chosen < usual ? chosen : chosen > last ? addDays(chosen, 1 - count) : usual
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index)
    const date = Number(day.slice(8))
    return {
      day,
      date: String(date),
      weekday: day === today ? null : weekday(day, lang),
      month: date === 1 ? Number(day.slice(5, 7)) : null,
    }
  })
}
