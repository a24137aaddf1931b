// Matches as a calendar file (RFC 5545), made on the device: an event each, with an alarm. Pure.

import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { calendarStamp, calendarTimes, calendarUid } from '../../../../rules/match/calendar-event.ts'

export interface CalendarMatch {
  id: string
  title: string
  /** Where it is played, or the league. */
  location: string
  description: string
  url: string
  /** Lines of its begin and end. */
  times: [string, string]
  /** Minutes before the start at which the calendar reminds; null: it does not. */
  alarm: number | null
  /** ISO moment at which the file was made. */
  now: string
  /** Rises with every new start, so that a later file moves the event. */
  sequence: number
}

/** Minutes before the start at which a calendar reminds. */
const alarm = 15

/** What the row of a match says of its event. */
export const eventOf = (row: MatchRow): Pick<CalendarMatch, 'id' | 'times' | 'alarm' | 'sequence'> => ({
  id: row.id,
  times: calendarTimes(row),
  alarm: row.time_tbc ? null : alarm,
  // It rises with whatever changes: a start may move again, and back to the first one.
  sequence: row.seq,
})

/** RFC 5545 3.3.11: commas, semicolons, backslashes and line ends are escaped. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

const encoder = new TextEncoder()
/** RFC 5545 3.1: no line above 75 bytes; longer ones go on after CRLF and a space. Characters are never cut. */
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

/** One file of one or many matches. */
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
