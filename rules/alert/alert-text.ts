// Formats an alert from its notice: a title and a body short enough for a lock screen. Pure; used by server, page and worker.
import type { GoalNotice } from '../../contract/alert.ts'
import type { Lang } from '../../contract/limits/limits.ts'
import { nameOf, teamName } from '../text/name/name.ts'
import { bodyOf } from './alert-body.ts'
import { type AlertMessages, type AlertParts, alertMessages } from './alert-messages.ts'
import { hiddenText } from './hidden-text.ts'
import { noticeMinute, setWord } from './notice-minute.ts'
import { reasonMessages } from './reason-messages.ts'
import { roomMessages } from './room-messages.ts'

export interface AlertText {
  title: string
  body: string
}
/** Maximum characters on a lock screen. */
const longestTitle = 90
const longestBody = 160

export const cut = (text: string, longest: number): string => {
  const characters = [...text]
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`
}

/** The side concerned: the one that scored, lost its goal or got the card. */
const sideOf = (notice: GoalNotice): 'home' | 'away' => (notice.iszhu === 1 ? 'home' : 'away')

const two = (value: number): string => String(value).padStart(2, '0')

/** Uses arithmetic instead of Intl, so that server and worker format alike. A start with only a known day is in UTC. */
function startOf(
  { match_time, time_tbc }: Pick<GoalNotice, 'match_time' | 'time_tbc'>,
  { startOffset, startAt, startOn }: AlertMessages,
): string {
  if (!match_time) return ''
  if (time_tbc) {
    const day = new Date(match_time)
    return startOn(day.getUTCMonth() + 1, day.getUTCDate())
  }
  const local = new Date(Date.parse(match_time) + startOffset * 3_600_000)
  return startAt(local.getUTCMonth() + 1, local.getUTCDate(), `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`)
}

function endOf({ sport, shootout, after_extra }: GoalNotice): AlertParts['end'] {
  if (shootout) return 'shoot-out'
  if (!after_extra) return null
  return sport === 'basketball' ? 'overtime' : 'extra-time'
}

/** 'Full time' is for football; basketball has its own words, also for the start and overtime. */
const basketballMessages: Record<string, string> = { 'kick-off': 'tip-off', 'full-time': 'final', 'extra-time': 'overtime' }
function headlineOf({ sport, event }: GoalNotice): string {
  if (sport === 'basketball') return basketballMessages[event] ?? event
  return event === 'full-time' && sport !== 'football' ? 'final' : event
}

function roomText(notice: GoalNotice, room: NonNullable<GoalNotice['room']>, lang: Lang): AlertText {
  const { event, minutes = 0 } = notice
  const { title, body } = roomMessages[lang](event, { ...room, minutes, start: startOf(notice, alertMessages[lang]) })
  return { title: cut(title, longestTitle), body: cut(body, longestBody) }
}

/** The title already names the quarter or set that ended: the body does not repeat it. */
const isInTitle = ({ event, match_str }: GoalNotice): boolean => event === 'quarter-end' || (event === 'set-end' && /^S\d$/.test(match_str))

/** `hide`: returns the text for a reader who hides scores. */
export function alertText(notice: GoalNotice, lang: Lang, { hide = false }: { hide?: boolean } = {}): AlertText {
  if (notice.room) return roomText(notice, notice.room, lang)
  if (hide) {
    const { title, body } = hiddenText(notice, headlineOf(notice), lang)
    return { title: cut(title, longestTitle), body: cut(body, longestBody) }
  }
  const messages = alertMessages[lang]
  const parts: AlertParts = {
    home: teamName(notice, 'home', lang),
    away: teamName(notice, 'away', lang),
    score: `${notice.home_score}:${notice.away_score}`,
    before: notice.before ? `${notice.before[0]}:${notice.before[1]}` : '',
    minute: isInTitle(notice) ? '' : noticeMinute(notice, lang),
    league: nameOf(notice.league, lang),
    player: notice.player ? nameOf(notice.player, lang) : '',
    assist: notice.assist ? nameOf(notice.assist, lang) : '',
    team: teamName(notice, sideOf(notice), lang),
    side: notice.event === 'own-goal' && notice.player ? '' : teamName(notice, sideOf(notice), lang),
    reason: reasonMessages(notice, lang),
    end: endOf(notice),
    kicks: notice.shootout ? `${notice.shootout[0]}:${notice.shootout[1]}` : '',
    start: startOf(notice, messages),
    minutes: notice.minutes ?? 0,
    period: notice.period ?? 0,
    set: notice.event === 'set-end' ? setWord(notice.period ?? 0, notice.sport, lang) : '',
  }
  const title = messages.title[headlineOf(notice)] ?? messages.title.other
  const body = messages.body[bodyOf[notice.event] ?? 'plain'] ?? messages.body.plain
  return { title: cut(title?.(parts) ?? '', longestTitle), body: cut(body?.(parts) ?? '', longestBody) }
}
