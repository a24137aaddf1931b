// A pass: its receiver, its duration, and its outcome.
import type { Side } from '../../../../contract/match/match-row.ts'
import { lengthOf } from '../../length.ts'
import { ballRadius, type Place3 } from '../ball.ts'
import { bodyOf, keeperOf, opponent, sideOf } from '../people.ts'
import { clamp, distance, inside, type Point, pitch } from '../pitch.ts'
import { step } from '../track.ts'
import type { Run } from './run.ts'
import { offsideLine } from './shape.ts'
import type { Body } from './steering.ts'

/** Metres from which a pass is played in the air. */
const lofted = 29
/** Maximum distance from the ball's path at which a player can take it, in metres. */
const reach = 1.5

/** Maximum mean speed of a pass, in metres per second. */
const hardest = 24

const toSteps = (seconds: number): number => Math.max(2, Math.round(seconds / step)) * step

/** Seconds of a pass over this many metres. */
export const passTime = (metres: number, high = metres > lofted): number =>
  toSteps(high ? metres / (14.5 + metres * 0.13) : metres / (10.5 + Math.min(metres, 30) * 0.2))

/** Distance from a point to a segment, in metres. */
function besideLane(point: Point, from: Point, to: Point): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const share = clamp(((point.x - from.x) * dx + (point.y - from.y) * dy) / Math.max(1, dx * dx + dy * dy), 0, 1)
  return lengthOf(point.x - from.x - dx * share, point.y - from.y - dy * share)
}

export interface PassOptions {
  seconds?: number
  high?: boolean
  /** Height at the receiver. */
  z?: number
  /** Called instead of receiving: null leaves the ball to a player who strikes it at once. */
  done?: (() => void) | null
  act?: 'kick' | 'throw' | 'head' | 'shoot'
}

/** `to` runs to the target of the ball and has it on arrival. */
export function pass(run: Run, to: number, at: Point, options: PassOptions = {}): void {
  const metres = distance(run.ball, at)
  const high = options.high ?? metres > lofted
  const seconds = Math.max(options.seconds ?? passTime(metres, high), Math.ceil(metres / hardest / step) * step)
  const by = run.state.type === 'held' ? run.state.body : null
  const place: Place3 = { ...inside(at, 0.6), z: options.z ?? ballRadius }
  run.fly(place, seconds, high ? 'fly' : 'roll', { by, to, done: options.done === undefined ? () => receive(run, to) : options.done })
  run.send(to, place, { at: run.t + seconds, until: run.t + seconds + step / 2 })
  if (by !== null) run.act(by, options.act ?? 'kick', run.t, 0.4)
}

/** The receiver takes the ball, if in reach. */
export function receive(run: Run, to: number): void {
  const body = run.body(to)
  if (distance(body, run.ball) <= reach + 0.6 && !body.isOut) {
    if (run.ball.z > 1) run.act(to, 'head', run.t, 0.4)
    take(run, to)
    return
  }
  run.rest(run.ball)
  run.state = { type: 'loose', since: run.t }
}

export function take(run: Run, body: number): void {
  const isKeeper = run.body(body).index === keeperOf(sideOf(body))
  run.take(body, run.random.chance(0.3) ? run.random.between(1.2, 2.6) : run.random.between(0.3, 1.1))
  if (isKeeper) run.send(body, { x: run.ball.x, y: run.ball.y }, { until: run.t + 2, speed: 2 })
}

/** A loose ball belongs to the first player to reach it. */
export function chase(run: Run, wanted: Side | null): void {
  if (run.state.type !== 'loose') return
  const waited = run.t - run.state.since
  for (const side of ['home', 'away'] as const) {
    const chaser = run.nearest(side, run.ball)
    const far = distance(chaser, run.ball)
    const mayTake = wanted === null || side === wanted || waited > 4
    if (far < reach && mayTake) {
      take(run, chaser.index)
      return
    }
    if (mayTake || far > 3) run.send(chaser.index, run.ball, { until: run.t + step * 1.5, speed: 7.6 })
  }
}

export interface Choice {
  to: number
  at: Point
  open: number
}
export interface ChoiceOptions {
  /** Where the ball should move closer to. */
  hint?: Point | null
  /** Maximum flight in seconds. */
  most?: number
  but?: readonly number[]
}

/** The teammate best served by a pass; null if none is reachable. */
export function choose(run: Run, carrier: Body, { hint = null, most = 3, but = [] }: ChoiceOptions = {}): Choice | null {
  const side = sideOf(carrier.index)
  const end = run.end(side)
  const line = offsideLine(run.people, side, end, run.ball.x)
  const foes = run.outfield(opponent(side))
  let best: Choice | null = null
  let most1 = Number.NEGATIVE_INFINITY
  for (let slot = 0; slot < 11; slot += 1) {
    const mate = run.body(bodyOf(side, slot))
    if (mate === carrier || mate.isOut || mate.task || but.includes(mate.index)) continue
    const straight = distance(mate, carrier)
    if (straight < 5 || straight > 46) continue
    const seconds = passTime(straight)
    if (seconds > most) continue
    const at = run.ahead(mate, seconds)
    if (at.x * end > line + 0.2) continue
    // A high ball passes over everyone on its path, but is harder to control.
    let [open, lane] = [9, straight < lofted ? 5 : 1.6]
    for (const foe of foes) {
      open = Math.min(open, distance(foe, at))
      if (straight < lofted) lane = Math.min(lane, besideLane(foe, carrier, at))
    }
    const forward = (at.x - carrier.x) * end
    let worth = forward * 0.03 + open * 0.17 + lane * 0.42 - Math.abs(straight - 13) * 0.045 + run.random.normal() * 0.42
    if (slot === 0) worth -= 1.6
    if (hint) worth -= distance(at, hint) * 0.07
    // In the last third nobody shoots without a cue: the ball goes around and back.
    if (!hint && at.x * end > 34) worth -= 1
    if (worth > most1) {
      most1 = worth
      best = { to: mate.index, at, open }
    }
  }
  return best
}

/** The ball goes to an opponent: intercepted, or misplaced. */
export function lose(run: Run, to: Side): void {
  const carrier = run.state.type === 'held' ? run.body(run.state.body) : null
  const from: Point = carrier ?? run.ball
  const foe = run.nearest(to, { x: from.x + run.random.between(-6, 6), y: from.y + run.random.between(-8, 8) })
  const metres = distance(foe, from)
  if (carrier && metres < 2.6) {
    run.act(foe.index, 'tackle', run.t, 0.7)
    take(run, foe.index)
    run.send(foe.index, towardsOwn(run, foe), { until: run.t + 0.8, speed: 4.5 })
    return
  }
  const seconds = passTime(metres)
  pass(run, foe.index, run.ahead(foe, seconds), { seconds })
}
const towardsOwn = (run: Run, body: Body): Point => ({ x: body.x - run.end(sideOf(body.index)) * 4, y: body.y + run.random.between(-3, 3) })

/** Over the nearer touchline; `by` touched it last. `then` receives the point. */
export function outOverTouchline(run: Run, by: number, then: (at: Point) => void): void {
  const y = run.ball.y >= 0 ? 1 : -1
  const out: Point = { x: clamp(run.ball.x + run.random.between(-2, 9) * run.end(sideOf(by)), -49, 49), y: y * pitch.y }
  const beyond = { x: out.x + (out.x - run.ball.x) * 0.08, y: y * (pitch.y + 1.6), z: ballRadius }
  const metres = distance(run.ball, beyond)
  const seconds = passTime(metres, metres > lofted)
  run.act(by, 'kick', run.t, 0.4)
  run.fly(beyond, seconds, metres > lofted ? 'fly' : 'roll', { by, done: () => then(out) })
}
