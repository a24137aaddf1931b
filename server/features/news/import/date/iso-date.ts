// Dates in ISO 8601: days, weeks, days of the year, with or without separators, time and zone.
import { type Reading, readingOf } from './reading.ts'
import { zoneOf } from './zone.ts'

const day = 86_400_000
const form = /^(\d{4})-?(\d{2})-?(\d{2})(?:[t ]?(\d{2})(?::?(\d{2})(?::?(\d{2}(?:[.,]\d+)?))?)?)?(?!\d)\s*(.*)$/

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** 2024-W40-3 and 2024-276 as 2024-10-02; 2024-10 and 2024 as their first day. */
function monthAndDay(text: string): string {
  const month = /^(\d{4})(?:-(\d{2}))?$/.exec(text)
  if (month) return `${month[1]}-${month[2] ?? '01'}-01`
  return text
    .replace(/^(\d{4})-?w([0-5]\d)(?:-?([1-7]))?(?=$|[t ])/, (_, year: string, week: string, weekday: string | undefined) => {
      // The fourth of January is always in the first week, which begins on a Monday.
      const fourth = Date.UTC(Number(year), 0, 4)
      const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * day
      return dateOf(monday + ((Number(week) - 1) * 7 + Number(weekday ?? 1) - 1) * day)
    })
    .replace(/^(\d{4})-?([0-3]\d{2})(?=$|[t ])/, (_, year: string, count: string) =>
      dateOf(Date.UTC(Number(year), 0, 1) + (Number(count) - 1) * day),
    )
}

/** Null unless the whole text has this format. Expects lower case; `lang` is the language of the feed. */
export function readIsoDate(text: string, lang: string): Reading | null {
  const match = form.exec(monthAndDay(text))
  if (!match) return null
  const [, year, month, date, hour, minute = '0', second = '0', rest = ''] = match
  const zone = rest === '' ? null : zoneOf(rest, lang)
  if (rest !== '' && zone === null) return null
  const clock = hour === undefined ? null : { hour: Number(hour), minute: Number(minute), second: Number(second.replace(',', '.')) }
  return readingOf({ year: Number(year), month: Number(month), day: Number(date) }, clock, zone)
}
