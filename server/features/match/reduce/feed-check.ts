// Sanity check of feed messages: refuses absurd ones, so that the rules see sane values only.
import { objectives } from '../../../../contract/match/match-event.ts'
import type { FeedEvent, FeedEventType, FeedMinute } from '../feed-message.ts'
import type { MatchCore } from '../state.ts'

/** Maximum score of one side. Above every record of the sport (except football's 149 own goals). */
const mostScore = { football: 99, basketball: 400, tennis: 7, badminton: 7, esports: 7 } as const
/** Maximum that one message may add to one side: a feed that was away catches up; more than this is wrong. */
const mostAtOnce = { football: 20, basketball: 400, tennis: 7, badminton: 7, esports: 7 } as const
/** Milliseconds before the announced start from which a match may already be played. */
const earliest = 12 * 3_600_000

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
const isSide = (value: unknown): boolean => value === 'home' || value === 'away'

/** 0, 15, 30, 40, AD, and the points of a tie-break. */
const isCall = (value: unknown): boolean => typeof value === 'string' && /^(\d{1,2}|AD)$/.test(value)

/** Clamps a minute to a valid range. */
export function saneMinute(stated: FeedMinute | undefined): FeedMinute {
  const within = (value: unknown, most: number): number =>
    Number.isFinite(value) ? Math.min(most, Math.max(0, Math.floor(value as number))) : 0
  const minute: FeedMinute = { minute: within(stated?.minute, 200) }
  if (stated?.added !== undefined) minute.added = within(stated.added, 60)
  if (stated?.left !== undefined) minute.left = within(stated.left, 3_600)
  if (stated?.period !== undefined && within(stated.period, 20) > 0) minute.period = within(stated.period, 20)
  return minute
}

const types: ReadonlySet<string> = new Set<FeedEventType>([
  'phase',
  'goal',
  'penalty-missed',
  'points',
  'serve',
  'clock',
  'objective',
  'score',
  'card',
  'substitution',
  'corner',
  'added-time',
  'review',
  'review-confirmed',
  'cancel',
  'scorer',
  'goal-detail',
  'shootout-kick',
  'moved',
  'postponed',
  'abandoned',
  'suspended',
])
/** Messages that do not imply play; an award is none either, since it decides a match that was not played. */
const startless: ReadonlySet<string> = new Set<FeedEventType>(['moved', 'postponed', 'abandoned'])
const isAward = (message: FeedEvent): boolean => message.type === 'score' && message.correction === 'awarded'
/** Messages that a cancelled match still accepts: it is rescheduled, resumes, or is decided. */
const revives = (message: FeedEvent): boolean =>
  message.type === 'moved' || isAward(message) || (message.type === 'phase' && message.phase !== 'finished')
/** Also accepted: that a cancelled match had begun, if nothing else of it was known. */
const isBegun = ({ phase }: MatchCore, message: FeedEvent): boolean =>
  message.type === 'abandoned' && message.begun === true && phase === 'not-started'

/** Why a message is refused; null if it is valid. */
export function complaint(core: MatchCore, message: FeedEvent): string | null {
  if (typeof message.key !== 'string' || message.key === '' || message.key.length > 200) return 'a message without a key'
  if (!types.has(message.type)) return `a message of unknown type ${message.type}`
  if ('side' in message && !isSide(message.side)) return `a ${message.type} of no side`
  const begins = !startless.has(message.type) && !isAward(message)
  if (begins && core.status === 'upcoming' && Date.parse(message.at) < Date.parse(core.match_time) - earliest)
    return `a ${message.type} long before the start`
  if (core.status === 'cancelled' && !revives(message) && !isBegun(core, message)) return `a ${message.type} of a cancelled match`
  if (message.type === 'score') return scoreComplaint(core, message)
  if (message.type === 'points' && !(isCount(message.count, core.sport === 'basketball' ? 4 : 50) && message.count > 0))
    return 'points of no count'
  if (message.type === 'serve' && message.points !== null && !(message.points.length === 2 && message.points.every(isCall)))
    return 'points of a game that nobody calls so'
  if (message.type === 'clock' && !(typeof message.running === 'boolean' && message.minute.left !== undefined)) return 'a clock of no time'
  if (message.type === 'objective' && !objectives.includes(message.objective)) return 'an objective that nobody knows'
  if (message.type === 'added-time' && !isCount(message.minutes, 60)) return 'added time of no minutes'
  if (message.type === 'moved' && Number.isNaN(Date.parse(message.time))) return 'a move to no time'
  return null
}

function scoreComplaint(core: MatchCore, message: FeedEvent & { type: 'score' }): string | null {
  const { home, away, periods, shootout } = message
  if (!isCount(home, mostScore[core.sport]) || !isCount(away, mostScore[core.sport])) return `a score of ${home}:${away}`
  if (home - core.home_score > mostAtOnce[core.sport] || away - core.away_score > mostAtOnce[core.sport])
    return `a score that leaps to ${home}:${away}`
  const sane = (pair: unknown): boolean => Array.isArray(pair) && pair.length === 2 && isCount(pair[0], 400) && isCount(pair[1], 400)
  if (periods !== undefined && !(Array.isArray(periods) && periods.length <= 12 && periods.every(sane))) return 'periods that are no scores'
  if (shootout !== undefined && !sane(shootout)) return 'a shoot-out that is no score'
  return null
}
