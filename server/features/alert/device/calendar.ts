// Builds an iCalendar file of matches (RFC 5545). Pure: equal matches make equal bytes, so that an unchanged file is a 304.
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { calendarStamp, calendarTimes, calendarUid } from '../../../../rules/match/calendar-event.ts'
import { compare } from '../../../../rules/text/compare.ts'
import { leagueName, teamName } from '../../../../rules/text/name/name.ts'

export interface CalendarOptions {
  lang: Lang
  /** Minutes from the alarm to the start; null: no alarm. */
  lead: number | null
  /** Whether to leave out the result of this match. */
  hides: (match: MatchRow) => boolean
  /** Base URL of the app, for links; empty: no links. */
  publicUrl: string
  /** Site name in the language. */
  siteName: string
  /** Calendar title; default: the title for followed matches. */
  title?: string
}

interface CalendarMessages {
  name: (site: string) => string
  cancelled: string
  abandoned: string
  postponed: string
  alarm: (minutes: number) => string
}
const messages: Record<Lang, CalendarMessages> = {
  zh: {
    name: (site) => `${site} · 我的赛程`,
    cancelled: '取消',
    abandoned: '腰斩',
    postponed: '推迟',
    alarm: (minutes) => `${minutes} 分钟后开赛`,
  },
  en: {
    name: (site) => `${site} · my matches`,
    cancelled: 'Cancelled',
    abandoned: 'Abandoned',
    postponed: 'Postponed',
    alarm: (minutes) => `starts in ${minutes} min`,
  },
  vi: {
    name: (site) => `${site} · lịch của tôi`,
    cancelled: 'Đã hủy',
    abandoned: 'Bị hủy giữa chừng',
    postponed: 'Hoãn',
    alarm: (minutes) => `còn ${minutes} phút nữa`,
  },
}

/** Whether text may contain it: no control characters except line feed. */
const isAllowed = (character: string): boolean => character === '\n' || (character >= ' ' && character !== '\u007f')

/** Escapes TEXT (section 3.3.11). */
export const escapeText = (text: string): string =>
  [...text.replace(/\r\n?/g, '\n')]
    .filter(isAllowed)
    .join('')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

/** Folds lines at 75 octets (section 3.1) without splitting a character. */
export function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let size = 0
  for (const character of line) {
    const bytes = Buffer.byteLength(character)
    if (size + bytes > 75) {
      lines.push(current)
      current = ' '
      size = 1
    }
    current += character
    size += bytes
  }
  return [...lines, current].join('\r\n')
}

function summaryOf(match: MatchRow, { lang, hides }: CalendarOptions): string {
  const { cancelled, abandoned, postponed } = messages[lang]
  const off = match.phase === 'not-started' ? cancelled : abandoned
  const [home, away] = [teamName(match, 'home', lang), teamName(match, 'away', lang)]
  const between = match.status === 'over' && !hides(match) ? `${match.home_score}:${match.away_score}` : '–'
  const mark = match.status === 'cancelled' ? `[${off}] ` : match.status === 'postponed' ? `[${postponed}] ` : ''
  return `${mark}${home} ${between} ${away}`
}

const statusOf = ({ status }: MatchRow): string =>
  status === 'cancelled' ? 'CANCELLED' : status === 'postponed' ? 'TENTATIVE' : 'CONFIRMED'

function eventOf(match: MatchRow, options: CalendarOptions): string[] {
  const { lang, lead, publicUrl } = options
  const summary = escapeText(summaryOf(match, options))
  const between = `${teamName(match, 'home', lang)} – ${teamName(match, 'away', lang)}`
  const changed = calendarStamp(Date.parse(match.updated_at))
  return [
    'BEGIN:VEVENT',
    `UID:${calendarUid(match.id)}`,
    `SEQUENCE:${match.seq}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    ...calendarTimes(match),
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escapeText(leagueName(match, lang))}`,
    ...(publicUrl ? [`URL:${publicUrl}/score-detail?id=${encodeURIComponent(match.id)}`] : []),
    `STATUS:${statusOf(match)}`,
    'TRANSP:TRANSPARENT',
    ...(lead !== null && match.status === 'upcoming' && !match.time_tbc ? alarmOf(`${between} ${messages[lang].alarm(lead)}`, lead) : []),
    'END:VEVENT',
  ]
}

const alarmOf = (text: string, lead: number): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-PT${lead}M`,
  `DESCRIPTION:${escapeText(text)}`,
  'END:VALARM',
]

export function calendarOf(matches: readonly MatchRow[], options: CalendarOptions): string {
  const { lang, siteName, title } = options
  const name = escapeText(title === undefined ? messages[lang].name(siteName) : `${title} · ${siteName}`)
  const sorted = [...matches].sort((a, b) => compare(a.match_time, b.match_time) || compare(a.id, b.id))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Grandstand//Grandstand//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...sorted.flatMap((match) => eventOf(match, options)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
