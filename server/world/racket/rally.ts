// One point from the serve to its decision, planned with a relative clock; the caller shifts it to the actual time.
import type { Side } from '../../../contract/match/match-row.ts'
import type { Random } from '../../feed/simulator/random.ts'
import { opponent } from '../director/people.ts'
import { clamp, type Point as Spot, towards } from '../director/pitch.ts'
import { lengthOf } from '../length.ts'
import { badmintonShot } from './badminton.ts'
import { bounced, type Flight, hopLength, over } from './flight.ts'
import type { End, Place, Swing } from './scene.ts'
import { netAt, type Sport } from './sport.ts'
import { tennisShot } from './tennis.ts'

export type Finish = 'winner' | 'smash' | 'out' | 'net'
export interface Stroke {
  by: Side
  t: number
  /** Contact point, and position of the striker. */
  ball: Place
  body: Spot
  swing: Swing
}
/** A position at a time. */
export interface Stop extends Spot {
  t: number
}
export interface Rally {
  strokes: Stroke[]
  flights: Flight[]
  /** Tracks of both from the serve on. */
  stops: Record<Side, Stop[]>
  /** Seconds from the serve to the decision. */
  length: number
  finish: Finish
}
export interface RallyPlan {
  sport: Sport
  random: Random
  server: Side
  ends: Record<Side, End>
  isRight: boolean
  /** Positions of both at the serve. */
  places: Record<Side, Spot>
  finish: Finish
  /** Strokes, including the serve. */
  count: number
}

/** Mean metres a second: of running for a ball, and of returning to the base position. */
const runs = 4.7
const returns = 3.2

/** The intent of a stroke, before it is known whether it succeeds. */
export interface Shot {
  /** Where the ball bounces, or is met in the air. */
  to: Place
  /** Mean horizontal metres a second. */
  speed: number
  drag: number
  fall: number
  /** Metres above the net. */
  margin: number
  /** Distance from the bounce to the contact, in metres; null for a volley. */
  on: number | null
  /** Base position of the striker afterwards, in metres from the net. */
  base: number
}
export interface Ask {
  sport: Sport
  random: Random
  end: End
  stroke: number
  /** Contact point, and positions of both. */
  ball: Place
  own: Spot
  other: Spot
  /** Whether the striker, and the opponent, is at the net. */
  isForward: boolean
  isOtherForward: boolean
  isRight: boolean
  /** The end of the rally, and the number of strokes until then. */
  finish: Finish
  left: number
}

/** Position of the body relative to the ball: beside it for a forehand or backhand, under it for a smash. */
function bodyFor(sport: Sport, end: End, ball: Place, own: Spot, isBounced: boolean): { body: Spot; swing: Swing } {
  const isRight = (ball.x - own.x) * end >= -0.25
  if (ball.z > 1.9) return { body: { x: ball.x - end * 0.3, y: ball.y + end * 0.25 }, swing: 'overhead' }
  if (sport.type === 'badminton' && Math.abs(ball.y) < 2.6)
    return { body: { x: ball.x - end * (isRight ? 0.62 : -0.55), y: ball.y + end * 0.75 }, swing: 'lunge' }
  const reach = sport.type === 'tennis' ? 0.82 : 0.75
  const swing = isBounced ? (isRight ? 'forehand' : 'backhand') : sport.type === 'tennis' ? 'volley' : isRight ? 'forehand' : 'backhand'
  return { body: { x: ball.x - end * (isRight ? reach : -reach), y: ball.y + end * 0.3 }, swing }
}

class Planner {
  private readonly strokes: Stroke[] = []
  private readonly flights: Flight[] = []
  private readonly stops: Record<Side, Stop[]>
  private readonly at: Record<Side, Stop>
  private readonly forward: Record<Side, boolean> = { home: false, away: false }

  constructor(private readonly plan: RallyPlan) {
    const { home, away } = plan.places
    this.at = { home: { ...home, t: 0 }, away: { ...away, t: 0 } }
    this.stops = { home: [this.at.home], away: [this.at.away] }
  }

  run(): Rally {
    const { plan } = this
    const { sport, ends, server, count } = plan
    let by = server
    let ball = this.served()
    for (let number = 0; number < count; number += 1) {
      const isLast = number === count - 1
      const other = opponent(by)
      const shot = this.shot(by, ball, number)
      const flight = this.fly(shot, ball, isLast ? plan.finish : null)
      this.flights.push(flight)
      const base = { x: clamp(ball.x, -1.6, 1.6) * 0.35, y: ends[by] * shot.base }
      this.forward[by] = sport.type === 'tennis' && shot.base < 6
      if (isLast) return this.end(by, flight, base)
      const next = shot.on === null ? flight : bounced(flight, shot.on)
      if (next !== flight) this.flights.push(next)
      ball = next.to
      const { body, swing } = bodyFor(sport, ends[other], ball, this.at[other], shot.on !== null)
      this.go(by, towardsIn(this.at[by], base, returns * (next.t1 - this.at[by].t)), next.t1)
      this.go(other, towardsIn(this.at[other], body, runs * (next.t1 - this.at[other].t)), next.t1)
      this.strokes.push({ by: other, t: next.t1, ball, body: { x: this.at[other].x, y: this.at[other].y }, swing })
      by = other
    }
    throw new Error('a rally without strokes')
  }

  private served(): Place {
    const { sport, places, server, ends } = this.plan
    const { x, y } = places[server]
    const end = ends[server]
    const ball =
      sport.type === 'tennis' ? { x: x + end * 0.22, y: y - end * 0.45, z: 2.66 } : { x: x - end * 0.2, y: y - end * 0.35, z: 1.02 }
    this.strokes.push({ by: server, t: 0, ball, body: { x, y }, swing: sport.type === 'tennis' ? 'serve' : 'low-serve' })
    return ball
  }

  private shot(by: Side, ball: Place, number: number): Shot {
    const { sport, random, ends, finish, count, isRight } = this.plan
    const other = opponent(by)
    const ask: Ask = {
      sport,
      random,
      end: ends[by],
      stroke: number,
      ball,
      own: this.at[by],
      other: this.at[other],
      isForward: this.forward[by],
      isOtherForward: this.forward[other],
      isRight,
      finish,
      left: count - 1 - number,
    }
    return sport.type === 'tennis' ? tennisShot(ask) : badmintonShot(ask)
  }

  private flightOf({ to, speed, drag, fall }: Shot, from: Place, t: number): Flight {
    return { t0: t, t1: t + lengthOf(to.x - from.x, to.y - from.y) / speed, from, to, drag, fall }
  }

  /** A returned ball is aimed closer to the opponent until they can reach it. */
  private fly(shot: Shot, from: Place, finish: Finish | null): Flight {
    const { court } = this.plan.sport
    const t = (this.strokes.at(-1) as Stroke).t
    if (finish === 'net') return this.intoNet(shot, from, t)
    let flight = over(court, this.flightOf(shot, from, t), shot.margin)
    if (finish) return flight
    const other = opponent((this.strokes.at(-1) as Stroke).by)
    for (let round = 0; round < 30 && !this.isReached(shot, flight, other); round += 1) {
      const { x, y } = this.at[other]
      shot.to = { ...shot.to, x: shot.to.x + (x - shot.to.x) * 0.18, y: shot.to.y + (shot.on === null ? (y - shot.to.y) * 0.1 : 0) }
      if (round > 4) shot.speed *= 0.96
      flight = over(court, this.flightOf(shot, from, t), shot.margin)
    }
    return flight
  }

  private isReached(shot: Shot, flight: Flight, other: Side): boolean {
    const met = shot.on === null ? flight : bounced(flight, shot.on)
    const { body } = bodyFor(this.plan.sport, this.plan.ends[other], met.to, this.at[other], shot.on !== null)
    return lengthOf(body.x - this.at[other].x, body.y - this.at[other].y) <= runs * (met.t1 - this.at[other].t)
  }

  private intoNet(shot: Shot, from: Place, t: number): Flight {
    const { sport, random, ends } = this.plan
    const end = ends[(this.strokes.at(-1) as Stroke).by]
    const share = from.y / (from.y - shot.to.y)
    const x = from.x + (shot.to.x - from.x) * share
    const z = netAt(sport.court, x) * random.between(0.55, 0.92)
    const to = { x, y: end * sport.ball.radius, z }
    return { ...this.flightOf({ ...shot, to }, from, t), fall: shot.fall * 0.6 }
  }

  /** A player who cannot reach the ball runs after it and gives up; one who sees it go out stops earlier. */
  private end(by: Side, flight: Flight, base: Spot): Rally {
    const { sport, finish } = this.plan
    const other = opponent(by)
    let last = flight
    if (sport.type === 'tennis' && (finish === 'winner' || finish === 'smash')) {
      last = bounced(flight, secondBounce(sport, flight))
      last.to.z = sport.ball.radius
      last.fall = (2 * ((last.from.z - last.to.z) / (last.t1 - last.t0) + upward(flight))) / (last.t1 - last.t0)
      this.flights.push(last)
    }
    const { t1, to } = last
    this.go(by, towardsIn(this.at[by], base, returns * (t1 - this.at[by].t)), t1)
    const share = finish === 'net' ? 0.15 : finish === 'out' ? 0.45 : 0.66
    const reach = Math.min(runs * (t1 - this.at[other].t) * 0.9, lengthOf(to.x - this.at[other].x, to.y - this.at[other].y) * share)
    const chased = towards(this.at[other], finish === 'net' ? { x: 0, y: this.at[other].y } : to, reach)
    const limit = { x: sport.side - 1, y: sport.back - 1.2 }
    this.go(other, { x: clamp(chased.x, -limit.x, limit.x), y: clamp(chased.y, -limit.y, limit.y) }, t1)
    return { strokes: this.strokes, flights: this.flights, stops: this.stops, length: t1, finish }
  }

  private go(side: Side, { x, y }: Spot, t: number): void {
    const stop = { x, y, t }
    this.at[side] = stop
    this.stops[side].push(stop)
  }
}

const upward = (flight: Flight): number => {
  const length = flight.t1 - flight.t0
  return ((flight.from.z - flight.to.z) / length + (flight.fall * length) / 2) * 0.74
}

/** Distance from the first bounce to the second, which is before the wall, in metres. */
function secondBounce(sport: Sport, flight: Flight): number {
  const { from, to } = flight
  const way = lengthOf(to.x - from.x, to.y - from.y)
  const [dx, dy] = [Math.abs(to.x - from.x) / way, Math.abs(to.y - from.y) / way]
  const back = (sport.back - 0.5 - Math.abs(to.y)) / Math.max(0.05, dy)
  const aside = (sport.side - 0.4 - Math.abs(to.x)) / Math.max(0.05, dx)
  return Math.min(hopLength(flight), back, aside)
}

const towardsIn = (from: Spot, to: Spot, most: number): Spot => {
  const way = lengthOf(to.x - from.x, to.y - from.y)
  return way <= most ? { x: to.x, y: to.y } : towards(from, to, most)
}

export const planRally = (plan: RallyPlan): Rally => new Planner(plan).run()
