// Maps messages of a match to feed events. Message ids become their keys.
import type { MatchFeedMessage } from '../../../contract/feed/document.ts'
import type { FeedPerson } from '../../../contract/feed/parts.ts'
import type { Phase } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import type { FeedEvent } from '../../features/match/feed-message.ts'
import { matchId } from './ids.ts'
import type { StreamMemo } from './memo.ts'
import { minuteOf } from './minute.ts'
import { personName } from './names.ts'
import { startOf } from './start.ts'

/** The minute of a football match if a state gives only its phase. */
const usualMinute: Partial<Record<Phase, number>> = {
  'first-half': 1,
  'half-time': 45,
  'second-half': 46,
  'extra-break': 90,
  'extra-first': 91,
  'extra-half-time': 105,
  'extra-second': 106,
  'shoot-out': 120,
  finished: 90,
}

type Message<T extends MatchFeedMessage['type']> = MatchFeedMessage & { type: T }
type Base = Pick<FeedEvent, 'match_id' | 'key' | 'at' | 'minute'>

/** Keys of a state, which makes two events. No message id contains the sign. */
const partKey = (id: string, part: 'phase' | 'score'): string => `${id}#${part}`
/** The message id of a key. */
export const messageOfKey = (key: string): string => key.split('#')[0] ?? key

function scoreOf({ home, away, periods, shootout, winner }: Message<'score'> | Message<'state'>) {
  return {
    type: 'score' as const,
    home,
    away,
    ...(periods ? { periods } : {}),
    ...(shootout ? { shootout } : {}),
    ...(winner ? { winner } : {}),
  }
}

/** The score of a finished match comes before its end, so that the end carries it. */
function stateEvents(message: Message<'state'>, base: Base): FeedEvent[] {
  const { phase, id } = message
  if (phase === 'not-started') return []
  const minute = message.clock ? base.minute : { minute: usualMinute[phase] ?? 0 }
  const score: FeedEvent = { ...base, minute, key: partKey(id, 'score'), ...scoreOf(message) }
  const entered: FeedEvent = { ...base, minute, key: partKey(id, 'phase'), type: 'phase', phase }
  return phase === 'finished' ? [score, entered] : [entered, score]
}

function eventOf(message: MatchFeedMessage, base: Base, person: (one: FeedPerson | undefined) => Name | null): FeedEvent | null {
  switch (message.type) {
    case 'phase':
      return { ...base, type: 'phase', phase: message.phase }
    case 'goal': {
      const { side, player, assist, how = 'open' } = message
      return { ...base, type: 'goal', side, player: person(player), assist: person(assist), how }
    }
    case 'points': {
      const { side, points, player, assist } = message
      return { ...base, type: 'points', side, count: points, player: person(player), assist: person(assist) }
    }
    case 'score': {
      const { quiet, correction } = message
      return { ...base, ...scoreOf(message), ...(quiet ? { quiet } : {}), ...(correction ? { correction } : {}) }
    }
    case 'kick':
      return { ...base, type: 'shootout-kick', side: message.side, scored: message.scored, player: person(message.player) }
    case 'card':
      return { ...base, type: 'card', side: message.side, card: message.card, player: person(message.player) }
    case 'corner':
      return { ...base, type: 'corner', side: message.side }
    case 'penalty-missed':
      return { ...base, type: 'penalty-missed', side: message.side, player: person(message.player) }
    case 'added-time':
      return { ...base, type: 'added-time', minutes: message.minutes }
    case 'clock':
      return { ...base, type: 'clock', running: message.running }
    case 'serve':
      return { ...base, type: 'serve', side: message.side, points: message.points ?? null }
    case 'objective':
      return { ...base, type: 'objective', side: message.side, objective: message.objective }
    case 'review':
      return { ...base, type: 'review', side: message.side, reason: message.reason, target: message.target ?? null }
    case 'review-confirmed':
      return { ...base, type: 'review-confirmed', target: message.target ?? null }
    case 'cancel':
      return { ...base, type: 'cancel', target: message.target, reason: message.reason ?? 'unknown' }
    case 'goal-detail':
      return { ...base, type: 'goal-detail', target: message.target, assist: person(message.assist), how: message.how }
    case 'moved': {
      const { time, isDay } = startOf(message.start)
      return { ...base, type: 'moved', time, ...(isDay ? { time_tbc: true } : {}) }
    }
    case 'abandoned':
      return { ...base, type: 'abandoned', ...(message.begun ? { begun: true } : {}) }
    case 'postponed':
      return { ...base, type: 'postponed' }
    case 'suspended':
      return { ...base, type: 'suspended' }
    default:
      return null
  }
}

/** Returns none for display data and announcements. */
export function eventsOf(message: MatchFeedMessage, { people }: StreamMemo): FeedEvent[] {
  const clock = 'clock' in message ? message.clock : undefined
  const base: Base = { match_id: matchId(message.match), key: message.id, at: message.at, minute: minuteOf(clock) }
  const person = (one: FeedPerson | undefined): Name | null => (one ? personName(one, people) : null)
  if (message.type === 'state') return stateEvents(message, base)
  // These two events require player names.
  if (message.type === 'scorer') {
    const { target, player, assist } = message
    return [{ ...base, type: 'scorer', target, player: personName(player, people), assist: person(assist) }]
  }
  if (message.type === 'substitution') {
    const { side, in: comes, out } = message
    return [{ ...base, type: 'substitution', side, player: personName(comes, people), out: personName(out, people) }]
  }
  const event = eventOf(message, base, person)
  return event ? [event] : []
}
