// The simulation of play: bodies moved step by step, a ball passed leg by leg, and planned actions.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Player } from '../../../feed/simulator/people/squad.ts'
import type { Random } from '../../../feed/simulator/random.ts'
import type { Point } from '../../director/pitch.ts'
import { step, Track } from '../../director/track.ts'
import { type Anchor, type Drop, droppedAt, type Grip, type Leg, type Place3 } from './ball.ts'
import { bodies, type End } from './court.ts'
import { bodyOf, type Lineups } from './lineups.ts'
import type { ActionType, Hold } from './scene.ts'
import { type Body, moveAll, type Task } from './steering.ts'

export interface Act {
  body: number
  type: ActionType
  /** Seconds after the scheduled start at age 0. */
  at: number
  length: number
}

/** Appends legs of the ball, each from the end of the previous one. */
export class BallWriter {
  readonly legs: Leg[] = []
  end: End = 1
  side: Side | null = null
  /** No leg extends beyond this second: the script decides what follows. */
  limit = Number.POSITIVE_INFINITY

  constructor(
    public now: number,
    private place: Anchor,
  ) {}

  /** Its final position, unless it is in hands. */
  get spot(): Place3 | null {
    return 'body' in this.place ? null : this.place
  }
  /** The current or next holder. */
  get holder(): number | null {
    return 'body' in this.place ? this.place.body : null
  }
  private base(until: number): { t0: number; t1: number; side: Side | null } {
    const t0 = this.now
    this.now = Math.max(t0, Math.min(until, this.limit))
    return { t0, t1: this.now, side: this.side }
  }
  hold(until: number, hold: Hold, to: Grip | Place3 = 'chest'): void {
    if (Math.min(until, this.limit) <= this.now || !('body' in this.place)) return
    const { body, grip } = this.place
    this.legs.push({ ...this.base(until), type: 'held', body, hold, end: this.end, from: grip, to })
    this.place = typeof to === 'string' ? { body, grip: to } : to
  }
  throw(until: number, to: Anchor, curve: 'throw' | 'bounce' = 'throw'): void {
    if (Math.min(until, this.limit) <= this.now) return
    this.legs.push({ ...this.base(until), type: 'flight', from: this.place, to, curve })
    this.place = to
  }
  /** Falls and bounces from its position, which must not be in hands. */
  drop(until: number, to: Anchor | null, [vx, vy, vz]: [number, number, number] = [0, 0, 0]): void {
    if ('body' in this.place) return
    const from = this.place
    if (Math.min(until, this.limit) <= this.now) return
    const leg: Drop = { ...this.base(until), type: 'drop', from, vx, vy, vz, to }
    this.legs.push(leg)
    this.place = to ?? droppedAt(leg, leg.t1)
  }
}

export interface Attack {
  side: Side
  end: End
  /** Target of each of the five, and maximum metres per second on the way. */
  spots: Point[]
  pace: number
  /** Time from which the tall players of both sides go for the rebound. */
  crashAt: number
}

export class Run {
  t: number
  readonly people: Body[]
  readonly track: Track
  readonly ball: BallWriter
  readonly acts: Act[] = []
  attack: Attack
  private readonly queue: { at: number; start: () => void }[] = []

  constructor(
    readonly lineups: Lineups,
    readonly random: Random,
    /** The basket that a side attacks. */
    readonly endOf: (side: Side) => End,
    span: { start: number; end: number },
    places: readonly Point[],
    holder: number,
    private readonly steer: (run: Run) => void,
  ) {
    this.t = span.start
    this.people = places.map(({ x, y }) => ({ x, y, vx: 0, vy: 0, stride: 0, task: null, destination: { x, y }, pace: 2 }))
    this.track = new Track(span.start, span.end, bodies)
    this.track.add(this.people)
    this.ball = new BallWriter(span.start, { body: holder, grip: 'chest' })
    this.attack = { side: 'home', end: endOf('home'), spots: [], pace: 2, crashAt: Number.POSITIVE_INFINITY }
  }

  person(body: number): Body {
    return this.people[body] as Body
  }
  bodyOf(side: Side, player: Player, at: number): number {
    return bodyOf(this.lineups, side, player, at) ?? (side === 'home' ? 0 : 5)
  }
  act(body: number, type: ActionType, at: number, length: number): void {
    this.acts.push({ body, type, at, length })
  }
  /** Schedules an action. */
  plan(at: number, start: () => void): void {
    this.queue.push({ at, start })
  }
  send(body: number, at: number, task: Task): void {
    this.plan(at, () => {
      this.person(body).task = task
    })
  }
  /** The current or next holder at this second. */
  carrier(): number | null {
    const { legs } = this.ball
    for (let index = legs.length - 1; index >= 0; index -= 1) {
      const leg = legs[index] as Leg
      if (leg.t0 > this.t) continue
      if (leg.type === 'held') return leg.body
      return leg.to && 'body' in leg.to ? leg.to.body : null
    }
    return null
  }
  /** Advances to a time. */
  until(t: number): void {
    while (this.t < t - 1e-6) {
      for (let index = 0; index < this.queue.length; index += 1) {
        const { at, start } = this.queue[index] as { at: number; start: () => void }
        if (at > this.t + 1e-6) continue
        this.queue.splice(index, 1)
        index -= 1
        start()
      }
      this.steer(this)
      moveAll(this.people, this.t)
      this.track.add(this.people)
      this.t += step
    }
  }
}
