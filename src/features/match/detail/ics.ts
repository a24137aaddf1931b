// Matches as a calendar file (RFC 5545), made on the device: an event each, with an alarm. Pure.

import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { calendarMinutes, calendarUid } from '../../../../rules/match/calendar-event.ts'

export interface CalendarMatch {
  id: string
  title: string
  /** Where it is played, or the league. */
  location: string
  description: string
  url: string
  /** ISO moments. */
  start: string
  /** Minutes that it usually takes. */
  minutes: number
  /** Minutes before the start at which the calendar reminds. */
  alarm: number
  /** ISO moment at which the file was made. */
  now: string
  /** Rises with every new start, so that a later file moves the event. */
  sequence: number
}

/** What the row of a match says of its event. */
export const eventOf = (row: MatchRow): Pick<CalendarMatch, 'id' | 'start' | 'minutes' | 'sequence'> => ({
  id: row.id,
  start: row.match_time,
  minutes: calendarMinutes[row.sport],
  // It rises with whatever changes: a start may move again, and back to the first one.
  sequence: row.seq,
})

const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

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
  const start = Date.parse(match.start)
  return [
    'BEGIN:VEVENT',
    `UID:${calendarUid(match.id)}`,
    `DTSTAMP:${stamp(Date.parse(match.now))}`,
    `SEQUENCE:${match.sequence}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + match.minutes * 60_000)}`,
    `SUMMARY:${escaped(match.title)}`,
    `LOCATION:${escaped(match.location)}`,
    `DESCRIPTION:${escaped(match.description)}`,
    `URL:${match.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(match.title)}`,
    `TRIGGER:-PT${match.alarm}M`,
    'END:VALARM',
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
