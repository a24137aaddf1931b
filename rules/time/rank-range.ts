// The days of a ranking, and of the previous one: a day, a week from Monday, a month from the 1st.
import type { RankRange } from '../../contract/gift/rank.ts'
import { rangeDays } from './bill-range.ts'
import { dayIn } from './day.ts'

/** Rankings are the site's: their days are in the platform's time zone. */
export const rankZone = 'Asia/Shanghai'
export interface Days {
  from: string
  to: string
}
const day = 86_400_000
const before = (date: string): string => new Date(Date.parse(`${date}T12:00:00Z`) - day).toISOString().slice(0, 10)

/** Up to today. */
export function rankDays(range: RankRange, now: number): Days {
  const to = dayIn(now, rankZone)
  if (range === 'day') return { from: to, to }
  return rangeDays(range, now, rankZone) ?? { from: to, to }
}

/** The full previous range. */
export function earlierDays(range: RankRange, now: number): Days {
  const to = before(rankDays(range, now).from)
  return { from: rankDays(range, Date.parse(`${to}T12:00:00+08:00`)).from, to }
}
