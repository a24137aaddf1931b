// The days of a range of bills, in the reader's zone: this week from Monday, this month, the last three months.
import type { BillRange } from '../../contract/money/bill.ts'
import { dayIn } from './day.ts'

const day = 86_400_000
const noon = (date: string): number => Date.parse(`${date}T12:00:00Z`)
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** First and last day, both inclusive; null: unlimited. */
export function rangeDays(range: BillRange, now: number, tz: string): { from: string; to: string } | null {
  const to = dayIn(now, tz)
  switch (range) {
    case 'week':
      // Sunday is the last day of a week, not its first.
      return { from: dateOf(noon(to) - ((new Date(noon(to)).getUTCDay() + 6) % 7) * day), to }
    case 'month':
      return { from: `${to.slice(0, 7)}-01`, to }
    case 'quarter': {
      const [year = 0, month = 0, date = 0] = to.split('-').map(Number)
      // If the month three months ago has no 31st, its last day.
      const last = new Date(Date.UTC(year, month - 3, 0)).getUTCDate()
      return { from: dateOf(Date.UTC(year, month - 4, Math.min(date, last), 12)), to }
    }
    case 'all':
      return null
  }
}

/** The instant at which a day begins in a zone, also on the night of a daylight-saving change. */
export function dayStart(date: string, tz: string): number {
  let low = noon(date) - 30 * 3_600_000
  let high = noon(date) + 18 * 3_600_000
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (dayIn(middle, tz) < date) low = middle
    else high = middle
  }
  return high
}
/** From the first instant of `from` up to the first of the day after `to` (exclusive). */
export const timeRange = ({ from, to }: { from: string; to: string }, tz: string): { from: number; until: number } => ({
  from: dayStart(from, tz),
  until: dayStart(dateOf(noon(to) + day), tz),
})
