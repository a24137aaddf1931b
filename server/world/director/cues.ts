// The script as cues for the ball: what must happen at which second, in order. Events without play are left out.
import type { Phase, Side } from '../../../contract/match/match-row.ts'
import type { FootballPlay, Incident, Manner } from '../../feed/simulator/football/model.ts'
import { bodyOf, opponent, type Roster, sideOf } from './people.ts'

/** Seconds after the scheduled start. */
interface At {
  at: number
}
export type ShotEnd = 'goal' | 'saved' | 'wide' | 'blocked' | 'post'
export interface ShotCue extends At {
  type: 'shot'
  /** The attacking side, also for an own goal. */
  side: Side
  shooter: number
  helper: number | null
  end: ShotEnd
  manner: Manner | 'penalty' | 'own' | 'corner'
  /** For a goal: end of its review, if there is one; and whether it stands. */
  reviewedUntil: number | null
  stands: boolean
  inShootOut: boolean
}
export interface KickOffCue extends At {
  type: 'kick-off'
  side: Side
  phase: Phase
}
export interface WhistleCue extends At {
  type: 'whistle'
  phase: Phase
}
export interface CornerCue extends At {
  type: 'corner'
  side: Side
}
/** `side` has the ball afterwards. */
export interface FoulCue extends At {
  type: 'foul'
  side: Side
  victim: number
  offender: number
  spot: 'open' | 'range' | 'box'
}
export interface OffsideCue extends At {
  type: 'offside'
  /** The attacking side. */
  side: Side
  runner: number
}
export interface InjuryCue extends At {
  type: 'injury'
  body: number
}
export interface ChangeCue extends At {
  type: 'change'
  body: number
}
export type Cue = ShotCue | KickOffCue | WhistleCue | CornerCue | FoulCue | OffsideCue | InjuryCue | ChangeCue

const playing = new Set<Phase>(['first-half', 'second-half', 'extra-first', 'extra-second'])

export function cuesOf(play: FootballPlay, roster: Roster): Cue[] {
  const cues = play.incidents.flatMap((incident, index) => cueOf(play.incidents, index, incident, roster) ?? [])
  let first: Side = 'home'
  for (const cue of cues)
    if (cue.type === 'kick-off') {
      cue.side = first
      first = opponent(first)
    }
  linkFreeKicks(cues)
  return cues
}

function cueOf(incidents: readonly Incident[], index: number, incident: Incident, roster: Roster): Cue | null {
  const at = incident.at / 1000
  switch (incident.kind) {
    case 'phase':
      return playing.has(incident.phase)
        ? { type: 'kick-off', at, side: 'home', phase: incident.phase }
        : { type: 'whistle', at, phase: incident.phase }
    case 'abandoned':
      return { type: 'whistle', at, phase: 'finished' }
    case 'goal': {
      const by = incident.how === 'own' ? opponent(incident.side) : incident.side
      const shooter = roster.bodyOfPlayer(by, incident.player, at) ?? bodyOf(by, by === incident.side ? 9 : 2)
      const helper = incident.assist && roster.bodyOfPlayer(incident.side, incident.assist, at)
      const manner = incident.how === 'open' ? incident.manner : incident.how
      const verdict = incidents
        .slice(index)
        .find((one) => (one.kind === 'confirmed' || one.kind === 'cancelled') && one.target === incident.key)
      const reviewedUntil = verdict ? verdict.at / 1000 : null
      const base = { type: 'shot' as const, at, side: incident.side, shooter, helper: helper === shooter ? null : helper }
      return { ...base, end: 'goal', manner, reviewedUntil, stands: !incident.void, inShootOut: false }
    }
    case 'shot': {
      const shooter = roster.bodyOfPlayer(incident.side, incident.player, at) ?? bodyOf(incident.side, 9)
      const base = { type: 'shot' as const, at, side: incident.side, shooter, helper: null, stands: true, inShootOut: false }
      return { ...base, end: incident.end, manner: incident.manner, reviewedUntil: null }
    }
    case 'penalty-missed':
    case 'kick': {
      const shooter = roster.bodyOfPlayer(incident.side, incident.player, at) ?? bodyOf(incident.side, 9)
      const isKick = incident.kind === 'kick'
      const missed = isKick ? (Math.round(incident.at) % 3 === 0 ? 'wide' : 'saved') : incident.saved ? 'saved' : 'wide'
      const end = isKick && incident.scored ? 'goal' : missed
      const base = { type: 'shot' as const, at, side: incident.side, shooter, helper: null, stands: true, inShootOut: isKick }
      return { ...base, end, manner: 'penalty', reviewedUntil: null }
    }
    case 'corner':
      return { type: 'corner', at, side: incident.side }
    case 'penalty': {
      const victim = roster.bodyOfPlayer(incident.side, incident.player, at) ?? bodyOf(incident.side, 9)
      const offender = roster.bodyOfPlayer(opponent(incident.side), incident.by, at) ?? bodyOf(opponent(incident.side), 2)
      return { type: 'foul', at, side: incident.side, victim, offender, spot: 'box' }
    }
    case 'foul': {
      const fouled = opponent(incident.side)
      const victim = roster.bodyOfPlayer(fouled, incident.on, at) ?? bodyOf(fouled, 7)
      const offender = roster.bodyOfPlayer(incident.side, incident.player, at) ?? bodyOf(incident.side, 5)
      return { type: 'foul', at, side: fouled, victim, offender, spot: 'open' }
    }
    case 'offside':
      return {
        type: 'offside',
        at,
        side: incident.side,
        runner: roster.bodyOfPlayer(incident.side, incident.player, at) ?? bodyOf(incident.side, 9),
      }
    case 'injury': {
      const body = roster.bodyOfPlayer(incident.side, incident.player, at)
      return body === null ? null : { type: 'injury', at, body }
    }
    case 'substitution': {
      const change = roster.changes.find((one) => one.at === at && one.on.id === incident.player.id)
      return change ? { type: 'change', at, body: change.body } : null
    }
    default:
      return null
  }
}

/** Maximum seconds between a foul and its direct free kick, and before which play is not stopped for it. */
const freeKickWindow = 75

/** A direct free kick needs a foul within range, a header may follow a corner; a shot with neither is from play. */
function linkFreeKicks(cues: Cue[]): void {
  for (const [index, cue] of cues.entries()) {
    if (cue.type !== 'shot') continue
    const before = cues[index - 1]
    const since = before ? cue.at - before.at : Number.POSITIVE_INFINITY
    if (cue.manner === 'free-kick') {
      if (before?.type === 'foul' && before.spot === 'open' && before.side === cue.side && since > 10 && since < freeKickWindow)
        before.spot = 'range'
      else cue.manner = 'long'
    } else if (before?.type === 'corner' && before.side === cue.side && since > 8 && since < 34 && sideOf(cue.shooter) === cue.side)
      if (cue.manner === 'header' || cue.manner === 'tap' || cue.manner === 'foot') cue.manner = 'corner'
  }
}
