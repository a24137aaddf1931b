// A match planned once: tracks of all people and of the ball through all stretches. Cached for the matches that are watched.
import type { Side } from '../../../contract/match/match-row.ts'
import type { FootballPlay, Incident } from '../../feed/simulator/football/model.ts'
import { playFootball } from '../../feed/simulator/football/play.ts'
import { memo } from '../../feed/simulator/memo.ts'
import type { SimMatch } from '../../feed/simulator/model.ts'
import { randomOf } from '../../feed/simulator/random.ts'
import { ballOn, type Leg, legIndexAt, type Place3 } from './ball.ts'
import { type Cue, cuesOf, type ShotCue } from './cues.ts'
import { type Roster, rosterOf } from './people.ts'
import type { Act, Swap } from './play/run.ts'
import { afterWhistle, beforeKickOff, runStretch } from './play/stretch.ts'
import type { Track } from './track.ts'

export interface Stretch {
  start: number
  end: number
  track: Track
  legs: readonly Leg[]
}
export interface Shot {
  cue: ShotCue
  /** Time at which the ball is struck, in seconds. */
  struck: number
  end: 1 | -1
}
/** All times in seconds after the scheduled start. */
export interface Plan {
  match: SimMatch
  play: FootballPlay
  incidents: readonly Incident[]
  roster: Roster
  cues: readonly Cue[]
  stretches: readonly Stretch[]
  /** For each body, in chronological order. */
  acts: readonly (readonly Act[])[]
  swaps: readonly Swap[]
  shots: readonly Shot[]
  /** First kick-off and last whistle. */
  begins: number
  finishes: number
}

/** Cached plans, 4 MB each: of the rooms, and of covers and recordings beside them. */
const cacheSize = 12
/** Players stay on the pitch during shorter breaks. */
const shortBreak = 400

/** Teams switch ends with the second period of each pair. */
function endsOf(incidents: readonly Incident[], first: 1 | -1): (side: Side, t: number) => 1 | -1 {
  const switches = incidents.flatMap((one) =>
    one.kind === 'phase' && (one.phase === 'second-half' || one.phase === 'extra-second') ? [one.at / 1000] : [],
  )
  const back = incidents.flatMap((one) => (one.kind === 'phase' && one.phase === 'extra-first' ? [one.at / 1000] : []))
  return (side, t) => {
    const turned = switches.filter((at) => at <= t).length - back.filter((at) => at <= t).length
    return ((side === 'home' ? 1 : -1) * first * (turned % 2 === 0 ? 1 : -1)) as 1 | -1
  }
}

/** Cues by stretch: each long break starts a new one. */
function divide(cues: readonly Cue[]): Cue[][] {
  const parts: Cue[][] = []
  let last: Cue | null = null
  for (const cue of cues) {
    const isNew = last === null || (last.type === 'whistle' && cue.type === 'kick-off' && cue.at - last.at >= shortBreak)
    if (isNew) parts.push([])
    parts.at(-1)?.push(cue)
    last = cue
  }
  return parts
}

function make(match: SimMatch): Plan {
  const play = playFootball(match)
  const roster = rosterOf(play)
  const cues = cuesOf(play, roster)
  const random = randomOf(match.id, 'director')
  const ends = endsOf(play.incidents, random.chance(0.5) ? 1 : -1)
  const runs = divide(cues).map((part, index) =>
    runStretch({ play, roster, ends }, part, randomOf(match.id, 'director', index), {
      start: Math.floor((part[0] as Cue).at - beforeKickOff),
      end: (part.at(-1) as Cue).at + afterWhistle,
    }),
  )
  const acts: Act[][] = Array.from({ length: 25 }, () => [])
  for (const run of runs) for (const one of run.acts) acts[one.body]?.push(one)
  for (const list of acts) list.sort((one, other) => one.at - other.at)
  return {
    match,
    play,
    incidents: play.incidents,
    roster,
    cues,
    stretches: runs.map(({ track, legs }) => ({ start: track.start, end: track.end, track, legs })),
    acts,
    swaps: runs.flatMap(({ swaps }) => swaps),
    shots: runs.flatMap(({ shots }) => shots),
    begins: cues[0]?.at ?? 0,
    finishes: play.length / 1000,
  }
}

const known = new Map<string, SimMatch>()
const planned = memo(cacheSize, (key: string): Plan => {
  const match = known.get(key) as SimMatch
  known.delete(key)
  return make(match)
})

/** The id of a match contains its world: equal ids and starts mean the same match. */
export function planOf(match: SimMatch): Plan {
  const key = `${match.id} ${match.start} ${match.abandoned}`
  known.set(key, match)
  const plan = planned(key)
  known.delete(key)
  return plan
}

/** The current stretch; the nearest one during breaks. */
export function stretchAt({ stretches }: Plan, t: number): Stretch {
  return stretches.find(({ end }) => t <= end) ?? (stretches.at(-1) as Stretch)
}
export function ballAt(plan: Plan, t: number): Place3 & { leg: Leg } {
  const { legs, track } = stretchAt(plan, t)
  const leg = legs[legIndexAt(legs, t)] as Leg
  const { x, y, z } = ballOn(leg, t, track)
  return { x, y, z, leg }
}

/** Caches a value per plan, as long as the plan lives. */
export function oncePerPlan<T>(make: (plan: Plan) => T): (plan: Plan) => T {
  const made = new WeakMap<Plan, { value: T }>()
  return (plan) => {
    const found = made.get(plan)
    if (found) return found.value
    const value = make(plan)
    made.set(plan, { value })
    return value
  }
}
