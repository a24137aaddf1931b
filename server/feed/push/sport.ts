// Messages and phases per sport.
import type { FeedMessageType, MatchFeedMessage } from '../../../contract/feed/document.ts'
import type { Phase, Sport } from '../../../contract/match/match-row.ts'
import type { Fault } from './fault.ts'

/** Messages of certain sports only; all others apply to every sport. */
const only: Partial<Record<FeedMessageType, readonly Sport[]>> = {
  goal: ['football'],
  kick: ['football'],
  corner: ['football'],
  'penalty-missed': ['football'],
  'added-time': ['football'],
  scorer: ['football'],
  'goal-detail': ['football'],
  shot: ['football'],
  points: ['basketball', 'tennis', 'badminton', 'esports'],
  clock: ['basketball'],
  players: ['basketball'],
  serve: ['tennis', 'badminton'],
  objective: ['esports'],
}

const football = /^(?:first-half|half-time|second-half|extra-break|extra-first|extra-half-time|extra-second|shoot-out)$/
const basketball = /^(?:q[1-4]|q1-break|half-time|q3-break|overtime-break|overtime)$/
const sets = /^set-/

function hasPhase(sport: Sport, phase: Phase): boolean {
  if (phase === 'not-started' || phase === 'finished') return true
  return (sport === 'football' ? football : sport === 'basketball' ? basketball : sets).test(phase)
}

/** The message's error if its sport cannot have it; null: valid. `known`: the sport of its match; undefined: the fixture sets it. */
export function foreignFault(message: MatchFeedMessage, known: Sport | undefined): Fault | null {
  if (message.type === 'fixture') {
    if (message.home === message.away) return { pointer: '/away', reason: 'must be another team than home' }
    const isSame = known === undefined || known === message.sport
    return isSame ? null : { pointer: '/sport', reason: `must be ${known}: the sport of a match never changes` }
  }
  if (known === undefined) return null
  const sports = only[message.type]
  if (sports && !sports.includes(known)) return { pointer: '/type', reason: `${message.type} is no message of ${known}` }
  const phase = message.type === 'phase' || message.type === 'state' ? message.phase : undefined
  return phase !== undefined && !hasPhase(known, phase) ? { pointer: '/phase', reason: `${phase} is no phase of ${known}` } : null
}
