// Matches as a calendar file (RFC 5545), generated on the device: one event per match, with an alarm. Pure.

import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { calendarStamp, calendarTimes, calendarUid } from '../../../../rules/match/calendar-event.ts'

export interface CalendarMatch {
  id: string
  title: string
  /** Venue, or the league. */
  location: string
  description: string
  url: string
  /** Its DTSTART and DTEND lines. */
  times: [string, string]
  /** Minutes before the start at which the calendar reminds; null for no reminder. */
  alarm: number | null
  /** Time at which the file was generated, ISO 8601. */
  now: string
  /** Increases with every new start time, so that a later file moves the event. */
  sequence: number
}

/** Minutes before the start at which a calendar reminds. */
const alarm = 15

/** Event fields that come from the row of a match. */
export const eventOf = (row: MatchRow): Pick<CalendarMatch, 'id' | 'times' | 'alarm' | 'sequence'> => ({
  id: row.id,
  times: calendarTimes(row),
  alarm: row.time_tbc ? null : alarm,
  // `seq` increases with every change: a start may move again, even back to the first time.
  sequence: row.seq,
})

/** RFC 5545 3.3.11: commas, semicolons, backslashes and line ends are escaped. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

const encoder = new TextEncoder()
/** RFC 5545 3.1: folds lines above 75 bytes with CRLF and a space, never within a character. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > 75) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}

function eventLines(match: CalendarMatch): string[] {
  const reminder =
    match.alarm === null
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(match.title)}`, `TRIGGER:-PT${match.alarm}M`, 'END:VALARM']
  return [
    'BEGIN:VEVENT',
    `UID:${calendarUid(match.id)}`,
    `DTSTAMP:${calendarStamp(Date.parse(match.now))}`,
    `SEQUENCE:${match.sequence}`,
    ...match.times,
    `SUMMARY:${escaped(match.title)}`,
    `LOCATION:${escaped(match.location)}`,
    `DESCRIPTION:${escaped(match.description)}`,
    `URL:${match.url}`,
    ...reminder,
    'END:VEVENT',
  ]
}

/** Builds one file for one or more matches. */
export function calendarFile(...matches: readonly CalendarMatch[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Grandstand//Matches//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...matches.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
