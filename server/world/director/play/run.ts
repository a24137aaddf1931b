// Simulation state of a stretch of a match, in steps of a fifth of a second: positions, the ball, and the next cue. The rules of play in
// the other files act on it through its methods.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { FootballPlay } from '../../../feed/simulator/football/model.ts'
import type { Random } from '../../../feed/simulator/random.ts'
import { lengthOf } from '../../length.ts'
import { ballOn, ballRadius, type Carry, type Flight, type Leg, type Place3 } from '../ball.ts'
import type { Cue, ShotCue } from '../cues.ts'
import { bodies, bodyOf, opponent, playerBodies, type Roster, sideOf } from '../people.ts'
import { clamp, distance, type Point, tunnel } from '../pitch.ts'
import type { Action } from '../scene.ts'
import { step, Track } from '../track.ts'
import type { ShotPlan } from './shot-plan.ts'
import { type Body, moveAll, sprint } from './steering.ts'

export interface Act extends Omit<Action, 'age'> {
  body: number
  /** Time of the contact or the start, in seconds. */
  at: number
}
export interface Restart extends Point {
  type: 'kick-off' | 'throw-in' | 'goal-kick' | 'free-kick' | 'corner' | 'penalty' | 'keeper'
  side: Side
  taker: number
  /** Earliest and latest time in seconds. */
  from: number
  by: number
  /** Set once the ball is on its spot. */
  isReady: boolean
}
export type BallState =
  | { type: 'held'; body: number; since: number; decideAt: number; inHands: boolean }
  | { type: 'moving'; until: number; to: number | null; done: (() => void) | null }
  | { type: 'loose'; since: number }
  | { type: 'dead'; restart: Restart | null }

/** A substitution at the touchline. */
export interface Swap {
  body: number
  at: number
}

export interface Match {
  play: FootballPlay
  roster: Roster
  ends(side: Side, t: number): 1 | -1
}

/** Seconds after a kick-off within which there is no time for passes. */
const atOnce = 4

export class Run {
  t: number
  readonly track: Track
  readonly people: Body[]
  readonly legs: Leg[] = []
  readonly acts: Act[] = []
  readonly swaps: Swap[] = []
  readonly shots: { cue: ShotCue; struck: number; end: 1 | -1 }[] = []
  state: BallState = { type: 'dead', restart: null }
  ball: Place3 = { x: tunnel.x, y: tunnel.y, z: ballRadius }
  /** Side in possession, or the last one. */
  side: Side = 'home'
  grip = 0
  slow: Point = { x: 0, y: 0 }
  next = 0
  shot: ShotPlan | null = null
  /** The cue that the ball is already on its way to. */
  struck: Cue | null = null
  private readonly waiting: { at: number; what: () => void }[] = []
  /** The ball stays dead until then: for an injury, a substitution, a review. */
  holdUntil = Number.NEGATIVE_INFINITY
  /** Substitutions whose player is still walking to the touchline. */
  readonly leaving: { body: number; since: number }[] = []
  /** Nobody plays: before the entry, and after the final whistle. */
  isIdle = true
  ends: Record<Side, 1 | -1>

  constructor(
    readonly match: Match,
    readonly cues: readonly Cue[],
    readonly random: Random,
    span: { start: number; end: number },
  ) {
    this.t = span.start
    this.track = new Track(span.start, span.end)
    this.ends = this.endsAt(cues[0]?.at ?? span.start)
    this.people = Array.from({ length: bodies }, (_, index): Body => {
      const at = { x: tunnel.x + ((index % 11) - 5) * 0.9, y: tunnel.y + (index < 11 ? 0 : 0.9) }
      const isOut = index < 22 && match.roster.isSentOff(index, span.start)
      const rest = { vx: 0, vy: 0, stride: index * 1.3, task: null, pace: 3, divesUntil: Number.NEGATIVE_INFINITY }
      return { index, ...at, ...rest, destination: { ...at }, isOut }
    })
  }

  endsAt(t: number): Record<Side, 1 | -1> {
    return { home: this.match.ends('home', t), away: this.match.ends('away', t) }
  }
  body(index: number): Body {
    return this.people[index] as Body
  }
  get cue(): Cue | undefined {
    return this.cues[this.next]
  }
  /** The next cue that the ball must be struck for: if it follows a kick-off immediately, the kick-off itself is the shot. */
  get ballCue(): Cue | undefined {
    const { cue } = this
    const after = cue?.type === 'kick-off' ? this.cues[this.next + 1] : undefined
    return cue && after && after.at - cue.at < atOnce ? after : cue
  }
  /** Seconds until the next cue. */
  get left(): number {
    return this.cue ? this.cue.at - this.t : Number.POSITIVE_INFINITY
  }
  /** Seconds until the ball must be in position; a whistle or a substitution can happen anywhere. */
  get leftForPlay(): number {
    const { type } = this.cue ?? { type: 'whistle' }
    return type === 'shot' || type === 'corner' || type === 'foul' || type === 'offside' ? this.left : Number.POSITIVE_INFINITY
  }
  get holder(): number | null {
    return this.state.type === 'held' ? this.state.body : this.state.type === 'moving' ? this.state.to : null
  }
  end(side: Side): 1 | -1 {
    return this.ends[side]
  }
  /** Metres towards the goal that a side attacks. */
  u(side: Side, at: Point): number {
    return at.x * this.ends[side]
  }
  outfield(side: Side): Body[] {
    return Array.from({ length: 10 }, (_, place) => this.body(bodyOf(side, place + 1))).filter(({ isOut }) => !isOut)
  }
  nearest(side: Side, at: Point, but: readonly number[] = []): Body {
    let best: Body | null = null
    let least = Number.POSITIVE_INFINITY
    for (let slot = 1; slot < 11; slot += 1) {
      const body = this.body(bodyOf(side, slot))
      if (body.isOut || but.includes(body.index)) continue
      const far = distance(body, at)
      if (far < least) {
        least = far
        best = body
      }
    }
    return best ?? this.body(bodyOf(side, 0))
  }
  /** Distance to the nearest opponent of a side, in metres. */
  space(side: Side, at: Point): number {
    return distance(this.nearest(opponent(side), at), at)
  }

  send(index: number, to: Point, options: { at?: number; until: number; speed?: number; beside?: number }): void {
    const { at = null, until, speed = sprint, beside = null } = options
    this.body(index).task = { x: to.x, y: to.y, at, until, speed, beside }
  }
  act(body: number, type: Act['type'], at: number, length: number, more: Partial<Act> = {}): void {
    this.acts.push({ body, type, at, length, dy: 0, dz: 0, card: null, ...more })
  }

  later(at: number, what: () => void): void {
    this.waiting.push({ at, what })
  }
  /** Runs delayed actions that are due. */
  catchUp(): void {
    for (const item of this.waiting.filter(({ at }) => at <= this.t)) {
      this.waiting.splice(this.waiting.indexOf(item), 1)
      item.what()
    }
  }
  /** Resumes play: clears the tasks of a set piece. */
  free(): void {
    for (const body of this.people)
      if (body.index < playerBodies && !body.isOut && !this.leaving.some((one) => one.body === body.index)) body.task = null
  }

  /** Completes the open last leg. */
  private close(at: number, to: Place3 | null): void {
    const leg = this.legs.at(-1)
    if (!leg) return
    leg.t1 = leg.type === 'flight' ? leg.t1 : at
    if (leg.type === 'carry' && to) {
      const body = this.body(leg.body)
      leg.to = { x: to.x - body.x, y: to.y - body.y, z: to.z }
    }
  }

  /** A player takes the ball; it moves smoothly from its position to the feet or hands. */
  take(body: number, hold: number, inHands = false): void {
    const one = this.body(body)
    this.close(this.t, null)
    const from = { x: this.ball.x - one.x, y: this.ball.y - one.y, z: this.ball.z }
    const side = sideOf(body)
    const ahead = body < 22 ? this.end(side) : 1
    const leg: Carry = {
      type: 'carry',
      t0: this.t,
      t1: Number.POSITIVE_INFINITY,
      side: body < 22 ? side : null,
      body,
      inHands,
      ahead,
      from,
      to: null,
    }
    this.legs.push(leg)
    if (body < 22) this.side = side
    this.state = { type: 'held', body, since: this.t, decideAt: this.t + hold, inHands }
  }

  /** Starts a flight; `done` is called on arrival. Flights from a player's feet start now, others may start at an exact time. */
  fly(
    to: Place3,
    duration: number,
    curve: Flight['curve'],
    more: { by: number | null; to?: number; t0?: number; done: (() => void) | null },
  ): void {
    const t0 = more.t0 ?? this.t
    const from = { ...this.ball }
    this.close(t0, from)
    const side = more.by === null ? this.side : sideOf(more.by)
    this.legs.push({ type: 'flight', t0, t1: t0 + duration, side, body: more.by, curve, from, to })
    if (more.by !== null) this.side = side
    this.state = { type: 'moving', until: t0 + duration, to: more.to ?? null, done: more.done }
    this.ball = curve === 'drop' || t0 < this.t ? this.ballAt(this.t) : this.ball
  }
  ballAt(t: number): Place3 {
    const leg = this.legs.at(-1)
    return leg ? ballOn(leg, t, this.track) : this.ball
  }
  rest(at: Place3, t0 = this.t): void {
    this.close(t0, at)
    this.legs.push({ type: 'rest', t0, t1: Number.POSITIVE_INFINITY, side: this.side, body: null, ...at })
    this.ball = { ...at }
  }
  stop(restart: Restart | null): void {
    this.state = { type: 'dead', restart }
  }

  /** Extrapolated position of a body. */
  ahead(body: Body, seconds: number): Point {
    return { x: clamp(body.x + body.vx * seconds * 0.7, -50.5, 50.5), y: clamp(body.y + body.vy * seconds * 0.7, -32.5, 32.5) }
  }

  /** Records all positions and locates the ball. */
  record(): void {
    this.track.add(this.people)
    const leg = this.legs.at(-1)
    if (leg?.type === 'carry') {
      // The next samples do not exist yet: uses the body's current position and velocity.
      const one = this.body(leg.body)
      const speed = lengthOf(one.vx, one.vy)
      const reach = leg.inHands ? 0.3 : 0.42 + 0.25 * (speed / (speed + 1.2))
      const ux = speed > 1 ? one.vx / speed : leg.ahead
      const uy = speed > 1 ? one.vy / speed : 0
      this.ball = { x: one.x + ux * reach, y: one.y + uy * reach, z: leg.inHands ? 1.15 : ballRadius }
    } else if (leg) this.ball = ballOn(leg, this.t, this.track)
  }
  move(): void {
    moveAll(this.people, this.t)
    this.t = this.track.start + Math.round((this.t - this.track.start) / step + 1) * step
  }
}
