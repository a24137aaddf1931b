// Where a match of football-data.org stands: status, phase, minute and score in our own terms.
import type { Phase } from '../../../contract/match/match-row.ts'
import type { FeedMinute } from '../../features/match/feed-message.ts'
import type { WireMatch } from './wire.ts'

export type Score = [number, number]
const minute = 60_000

const pair = (value: { home?: number | null; away?: number | null } | null | undefined): Score | null =>
  typeof value?.home === 'number' && typeof value.away === 'number' ? [value.home, value.away] : null

/** The score without the kicks of a shoot-out, which `fullTime` counts in; null when it is not said. */
export function scoreOf({ score }: WireMatch): Score | null {
  const regular = pair(score.regularTime)
  const extra = pair(score.extraTime)
  if (regular && score.duration && score.duration !== 'REGULAR') return [regular[0] + (extra?.[0] ?? 0), regular[1] + (extra?.[1] ?? 0)]
  return pair(score.fullTime)
}

export const halfOf = ({ score }: WireMatch): Score | null => pair(score.halfTime)
export const regularOf = (match: WireMatch): Score | null => pair(match.score.regularTime) ?? scoreOf(match)
export const hadExtraTime = ({ score }: WireMatch): boolean => score.duration === 'EXTRA_TIME' || score.duration === 'PENALTY_SHOOTOUT'
export const shootoutOf = ({ score }: WireMatch): Score | null => (score.duration === 'PENALTY_SHOOTOUT' ? pair(score.penalties) : null)

export const isLive = ({ status }: WireMatch): boolean => /^(?:IN_PLAY|PAUSED|EXTRA_TIME|PENALTY_SHOOTOUT|LIVE)$/.test(status)

export function statusOf(match: WireMatch): 'scheduled' | 'postponed' | 'cancelled' {
  if (match.status === 'POSTPONED') return 'postponed'
  // Broken off: whoever follows it must know, and a match that goes on says so by its phase.
  return match.status === 'CANCELLED' || match.status === 'SUSPENDED' ? 'cancelled' : 'scheduled'
}

const saidMinute = ({ minute: said }: WireMatch): number | null => {
  const number = Number.parseInt(String(said ?? ''), 10)
  return Number.isInteger(number) && number >= 0 ? number : null
}

/** Minutes after which a half of extra time and the break behind it are over. */
const extraHalf = 17

function isSecondExtra(match: WireMatch, before: Phase, passed: number): boolean {
  const said = saidMinute(match)
  return said === null ? before === 'extra-first' && passed > extraHalf : said > 105
}

/**
 * `before` is the phase last said: a phase never goes back, since an answer may be older than the one before it. `passed`: how many
 * minutes ago it was first heard of.
 */
export function phaseOf(match: WireMatch, before: Phase, passed = 0): Phase {
  switch (match.status) {
    case 'FINISHED':
    case 'AWARDED':
      return 'finished'
    case 'PENALTY_SHOOTOUT':
      return 'shoot-out'
    case 'EXTRA_TIME':
      return before === 'extra-second' || isSecondExtra(match, before, passed) ? 'extra-second' : 'extra-first'
    case 'PAUSED':
      return before === 'not-started' || before === 'first-half' || before === 'half-time' ? 'half-time' : before
    case 'IN_PLAY':
    case 'LIVE': {
      if (before !== 'not-started' && before !== 'first-half') return before === 'half-time' ? 'second-half' : before
      return halfOf(match) !== null && (saidMinute(match) ?? 46) > 45 ? 'second-half' : 'first-half'
    }
    default:
      return before
  }
}

const halves: Partial<Record<Phase, { begins: number; ends: number }>> = {
  'second-half': { begins: 46, ends: 90 },
  'extra-first': { begins: 91, ends: 105 },
  'extra-second': { begins: 106, ends: 120 },
}

/** The minute that is said, or what the clock on the wall makes of it. `begun`: the moment at which its phase was first heard of. */
export function minuteOf(match: WireMatch, now: number, { phase, begun }: { phase: Phase; begun?: number }): FeedMinute {
  const said = saidMinute(match)
  if (said !== null) return match.injuryTime && said >= 45 ? { minute: said, added: match.injuryTime } : { minute: said }
  if (phase === 'first-half') {
    const since = Math.floor((now - Date.parse(match.utcDate)) / minute) + 1
    return { minute: Math.min(45, Math.max(1, since)) }
  }
  const half = halves[phase]
  if (!half) return { minute: phase === 'half-time' ? 45 : 90 }
  const passed = begun === undefined ? 0 : Math.floor((now - begun) / minute)
  return { minute: Math.min(half.ends, half.begins + Math.max(0, passed)) }
}
