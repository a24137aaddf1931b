// The calendar event of a match, for both a file created on the device and a subscribed URL.
import type { MatchRow, Sport } from '../../contract/match/match-row.ts'

/** Never changes: a rescheduled match is the same event. RFC 5545, section 3.8.4.7. */
export const calendarUid = (matchId: string): string => `${matchId}@grandstand`

/** Minutes from start to end, breaks included. */
export const calendarMinutes: Record<Sport, number> = { football: 115, basketball: 140, tennis: 150, badminton: 60, esports: 150 }

/** 20260718T130000Z */
export const calendarStamp = (time: number): string => new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '')
/** 20260718, the UTC day. */
const calendarDay = (time: number): string => calendarStamp(time).slice(0, 8)

/** Start and end as lines of the file; the full day while the time is unknown. RFC 5545, sections 3.8.2.4 and 3.8.2.2. */
export function calendarTimes({ sport, match_time, time_tbc }: Pick<MatchRow, 'sport' | 'match_time' | 'time_tbc'>): [string, string] {
  const start = Date.parse(match_time)
  if (time_tbc) return [`DTSTART;VALUE=DATE:${calendarDay(start)}`, `DTEND;VALUE=DATE:${calendarDay(start + 86_400_000)}`]
  return [`DTSTART:${calendarStamp(start)}`, `DTEND:${calendarStamp(start + calendarMinutes[sport] * 60_000)}`]
}
