// The days of a range of bills, in the reader's zone: this week from Monday, this month, the last three months.
import type { BillRange } from '../../contract/money/bill.ts'
import { dayIn } from './day.ts'

const day = 86_400_000
const noon = (date: string): number => Date.parse(`${date}T12:00:00Z`)
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** First and last day, both included; null: all there is. */
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
      // The 31st of a month three months ago that has none is its last day.
      const last = new Date(Date.UTC(year, month - 3, 0)).getUTCDate()
      return { from: dateOf(Date.UTC(year, month - 4, Math.min(date, last), 12)), to }
    }
    case 'all':
      return null
  }
}

/** The moment at which a day begins in a zone, also where clocks were moved in that night. */
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
/** From the first moment of `from` to before the first of the day after `to`. */
export const momentsOf = ({ from, to }: { from: string; to: string }, tz: string): { from: number; until: number } => ({
  from: dayStart(from, tz),
  until: dayStart(dateOf(noon(to) + day), tz),
})
