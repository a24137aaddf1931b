// The script as cues for the ball: what must happen at which second, in order. Events without play are left out.
import type { Phase, Side } from '../../../contract/match/match-row.ts'
import type { FootballPlay, Manner, Moment } from '../../feed/simulator/football/model.ts'
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
  const cues = play.moments.flatMap((moment, index) => cueOf(play.moments, index, moment, roster) ?? [])
  let first: Side = 'home'
  for (const cue of cues)
    if (cue.type === 'kick-off') {
      cue.side = first
      first = opponent(first)
    }
  linkFreeKicks(cues)
  return cues
}

function cueOf(moments: readonly Moment[], index: number, moment: Moment, roster: Roster): Cue | null {
  const at = moment.at / 1000
  switch (moment.kind) {
    case 'phase':
      return playing.has(moment.phase)
        ? { type: 'kick-off', at, side: 'home', phase: moment.phase }
        : { type: 'whistle', at, phase: moment.phase }
    case 'abandoned':
      return { type: 'whistle', at, phase: 'finished' }
    case 'goal': {
      const by = moment.how === 'own' ? opponent(moment.side) : moment.side
      const shooter = roster.bodyOfPlayer(by, moment.player, at) ?? bodyOf(by, by === moment.side ? 9 : 2)
      const helper = moment.assist && roster.bodyOfPlayer(moment.side, moment.assist, at)
      const manner = moment.how === 'open' ? moment.manner : moment.how
      const verdict = moments
        .slice(index)
        .find((one) => (one.kind === 'confirmed' || one.kind === 'cancelled') && one.target === moment.key)
      const reviewedUntil = verdict ? verdict.at / 1000 : null
      const base = { type: 'shot' as const, at, side: moment.side, shooter, helper: helper === shooter ? null : helper }
      return { ...base, end: 'goal', manner, reviewedUntil, stands: !moment.void, inShootOut: false }
    }
    case 'shot': {
      const shooter = roster.bodyOfPlayer(moment.side, moment.player, at) ?? bodyOf(moment.side, 9)
      const base = { type: 'shot' as const, at, side: moment.side, shooter, helper: null, stands: true, inShootOut: false }
      return { ...base, end: moment.end, manner: moment.manner, reviewedUntil: null }
    }
    case 'penalty-missed':
    case 'kick': {
      const shooter = roster.bodyOfPlayer(moment.side, moment.player, at) ?? bodyOf(moment.side, 9)
      const isKick = moment.kind === 'kick'
      const missed = isKick ? (Math.round(moment.at) % 3 === 0 ? 'wide' : 'saved') : moment.saved ? 'saved' : 'wide'
      const end = isKick && moment.scored ? 'goal' : missed
      const base = { type: 'shot' as const, at, side: moment.side, shooter, helper: null, stands: true, inShootOut: isKick }
      return { ...base, end, manner: 'penalty', reviewedUntil: null }
    }
    case 'corner':
      return { type: 'corner', at, side: moment.side }
    case 'penalty': {
      const victim = roster.bodyOfPlayer(moment.side, moment.player, at) ?? bodyOf(moment.side, 9)
      const offender = roster.bodyOfPlayer(opponent(moment.side), moment.by, at) ?? bodyOf(opponent(moment.side), 2)
      return { type: 'foul', at, side: moment.side, victim, offender, spot: 'box' }
    }
    case 'foul': {
      const fouled = opponent(moment.side)
      const victim = roster.bodyOfPlayer(fouled, moment.on, at) ?? bodyOf(fouled, 7)
      const offender = roster.bodyOfPlayer(moment.side, moment.player, at) ?? bodyOf(moment.side, 5)
      return { type: 'foul', at, side: fouled, victim, offender, spot: 'open' }
    }
    case 'offside':
      return {
        type: 'offside',
        at,
        side: moment.side,
        runner: roster.bodyOfPlayer(moment.side, moment.player, at) ?? bodyOf(moment.side, 9),
      }
    case 'injury': {
      const body = roster.bodyOfPlayer(moment.side, moment.player, at)
      return body === null ? null : { type: 'injury', at, body }
    }
    case 'substitution': {
      const change = roster.changes.find((one) => one.at === at && one.on.id === moment.player.id)
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
