// A match planned once: tracks of all people and of the ball through all periods. Cached for the matches that are watched.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { BasketballPlay } from '../../../feed/simulator/basketball/model.ts'
import { playBasketball } from '../../../feed/simulator/basketball/play.ts'
import { memo } from '../../../feed/simulator/memo.ts'
import type { SimMatch } from '../../../feed/simulator/model.ts'
import { randomOf } from '../../../feed/simulator/random.ts'
import type { Point } from '../../director/pitch.ts'
import type { Track } from '../../director/track.ts'
import { ballOn, type Leg, legIndexAt, type Place3 } from './ball.ts'
import { bodies, type End, refereeBodies, tunnel } from './court.ts'
import { enter, settle, stands } from './entry.ts'
import { newSpots, steer } from './formation.ts'
import { type Lineups, lineupsOf } from './lineups.ts'
import { attackWith, hurl, shortest } from './offence.ts'
import { type Decision, type Period, type Possession, periodsOf } from './plays.ts'
import { type Act, Run } from './run.ts'
import { changes, finish, huddle, leave, throwFrees } from './stoppage.ts'

/** Times in seconds after the scheduled start. */
export interface Stretch {
  start: number
  end: number
  track: Track
  legs: readonly Leg[]
}
export interface Plan {
  match: SimMatch
  play: BasketballPlay
  periods: readonly Period[]
  lineups: Lineups
  stretches: readonly Stretch[]
  /** For each body, in chronological order. */
  acts: readonly (readonly Act[])[]
  endOf(side: Side, at: number): End
  begins: number
  finishes: number
}

/** Cached plans: 3 MB each. */
const cacheSize = 8
/** Seconds planned before a period, and after it: until everyone is at the bench or gone. */
const before = 34
const after = 70

/** Teams switch ends at half-time. */
const endIn = (first: End, index: number, side: Side): End => ((side === 'home' ? 1 : -1) * first * (index >= 2 ? -1 : 1)) as End

/** Maximum metres per second while the clock is stopped: walking speed. */
const walking = 2.2

function possess(run: Run, play: Possession): void {
  const { attack, ball, random } = run
  const scoredOn = attack.end
  const { side, begins, since, ends } = play
  const isStopped = stands(play)
  const end = run.endOf(side)
  const spots = newSpots(random, end)
  // A side that retains the ball retains its formation.
  if (attack.side !== side || isStopped || attack.spots.length === 0) attack.spots = spots
  attack.side = side
  attack.end = end
  attack.crashAt = Number.POSITIVE_INFINITY
  ball.limit = ends - Math.min(0.15, (ends - Math.max(since, begins)) * 0.3)
  if (!isStopped) {
    if (!hurl(run, play)) attackWith(run, play, enter(run, play, scoredOn))
    return
  }
  attackWith(run, play, enter(run, play, scoredOn))
  const { pace } = attack
  attack.pace = walking
  run.plan(begins, () => {
    attack.pace = pace
  })
}

/** After the last decision of a period: a referee gets the ball. */
function over(run: Run, period: Period, decision: Decision | null, winner: Side): void {
  const { ends, next } = period
  run.ball.limit = Number.POSITIVE_INFINITY
  run.attack.pace = 1.6
  run.attack.crashAt = Number.POSITIVE_INFINITY
  settle(run, decision && decision.at / 1000 > ends - shortest ? decision : null, ends + 5)
  run.ball.hold(ends + after, 'hold')
  if (next === 'finished') finish(run, ends, winner)
  else if (next === 'half-time') leave(run, ends + 3)
  else huddle(run, ends, Number.POSITIVE_INFINITY)
}

interface Whole {
  play: BasketballPlay
  lineups: Lineups
  first: End
  id: string
}

function runPeriod({ play, lineups, first, id }: Whole, period: Period, places: readonly Point[], holder: number): Run {
  const { begins, ends, index } = period
  const endOf = (side: Side): End => endIn(first, index, side)
  const span = { start: Math.floor(begins - before), end: Math.ceil(ends + after) }
  const run = new Run(lineups, randomOf(id, 'hoops', index), endOf, span, places, holder, steer)
  run.attack.spots = newSpots(run.random, run.attack.end)
  changes(run, period)
  // Seated players stay until it is time.
  for (let body = 0; body < bodies; body += 1) {
    const { x, y } = run.person(body)
    run.send(body, span.start, { x, y, at: null, until: begins - 25 + (body % 5) * 0.6, speed: 1.5 })
  }
  let decision: Decision | null = null
  for (const item of period.plays) {
    const starts = item.type === 'possession' && item.after === null ? begins - 26 : item.since
    run.until(starts)
    if (item.type === 'timeout') huddle(run, item.since, item.until - 9)
    else if (item.type === 'free-throws') {
      run.ball.limit = Number.POSITIVE_INFINITY
      throwFrees(run, item)
      decision = item.shots.at(-1) ?? item.foul
    } else {
      possess(run, item)
      decision = item.decision ?? decision
    }
  }
  run.until(ends)
  over(run, period, decision, play.winner)
  run.until(ends + after)
  return run
}

function make(match: SimMatch): Plan {
  const play = playBasketball(match)
  const lineups = lineupsOf(play)
  const periods = periodsOf(play)
  const first: End = randomOf(match.id, 'hoops').chance(0.5) ? 1 : -1
  const whole = { play, lineups, first, id: match.id }
  // Everyone comes out of the tunnel.
  let places: Point[] = Array.from({ length: bodies }, (_, body) => ({ x: tunnel.x - (body % 3) * 0.1, y: tunnel.y + body * 0.75 - 4 }))
  const runs: Run[] = []
  for (const period of periods) {
    const run = runPeriod(whole, period, places, runs.at(-1)?.ball.holder ?? refereeBodies[0])
    runs.push(run)
    places = run.people.map(({ x, y }) => ({ x, y }))
  }
  const acts: Act[][] = Array.from({ length: bodies }, () => [])
  for (const run of runs) for (const act of run.acts) acts[act.body]?.push(act)
  for (const list of acts) list.sort((one, other) => one.at - other.at)
  return {
    match,
    play,
    periods,
    lineups,
    stretches: runs.map(({ track, ball }) => ({ start: track.start, end: track.end, track, legs: ball.legs })),
    acts,
    endOf: (side, at) => endIn(first, periods.findLastIndex(({ begins }) => begins <= at) ?? 0, side),
    begins: periods[0]?.begins ?? 0,
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
  const key = `${match.id} ${match.start}`
  known.set(key, match)
  const plan = planned(key)
  known.delete(key)
  return plan
}

/** The current stretch; the nearest one during breaks. */
export function stretchAt({ stretches }: Plan, t: number): Stretch {
  return stretches.findLast(({ start }) => t >= start) ?? (stretches[0] as Stretch)
}
export function ballAt(plan: Plan, t: number): Place3 & { leg: Leg } {
  const { legs, track } = stretchAt(plan, t)
  const index = legIndexAt(legs, t)
  return { ...ballOn(legs, index, t, track), leg: legs[index] as Leg }
}

/** Caches a value per plan, as long as the plan lives. */
export function oncePerPlan<T>(work: (plan: Plan) => T): (plan: Plan) => T {
  const made = new WeakMap<Plan, { value: T }>()
  return (plan) => {
    const found = made.get(plan)
    if (found) return found.value
    const value = work(plan)
    made.set(plan, { value })
    return value
  }
}
