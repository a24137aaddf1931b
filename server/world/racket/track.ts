// The track of one person through a match: starts and stops softly, pauses in between, and goes around the net.
import { mix, type Point as Spot } from '../director/pitch.ts'
import { lengthOf } from '../length.ts'
import { lastAt } from './board.ts'
import type { ActionType } from './scene.ts'
import type { Sport } from './sport.ts'

interface Way {
  t0: number
  t1: number
  points: readonly Spot[]
  /** Metres from its start to each point. */
  metres: readonly number[]
  /** Phase of the stride at its start, and its increment per metre. */
  stride: number
  pace: number
}
export interface Act {
  type: ActionType
  /** Seconds: of the contact or start, and of its visible interval. */
  at: number
  from: number
  to: number
  reach: number
  height: number
}
export interface Motion extends Spot {
  vx: number
  vy: number
  stride: number
}

/** Share of a path for acceleration, and for deceleration: the top speed is a third above the mean. */
const soft = 0.25
export const topSpeed = 1 / (1 - soft)
function eased(share: number): number {
  if (share < soft) return (share * share) / (2 * soft * (1 - soft))
  if (share > 1 - soft) return 1 - ((1 - share) * (1 - share)) / (2 * soft * (1 - soft))
  return (share - soft / 2) / (1 - soft)
}
const pushed = (share: number): number => Math.min(1, share / soft, (1 - share) / soft) * topSpeed

export class Track {
  private readonly ways: Way[] = []
  private readonly acts: Act[] = []
  private spot: Spot
  private stride = 0
  /** Busy until then. */
  t: number

  constructor(start: Spot, t: number) {
    this.spot = start
    this.t = t
  }

  get place(): Spot {
    return this.spot
  }

  /** From the current position along these points, arriving at `t1`. */
  go(points: readonly Spot[], t1: number): void {
    const all = [this.spot, ...points]
    const metres = [0]
    for (let index = 1; index < all.length; index += 1) {
      const [one, other] = [all[index - 1] as Spot, all[index] as Spot]
      metres.push((metres[index - 1] as number) + lengthOf(other.x - one.x, other.y - one.y))
    }
    const whole = metres.at(-1) as number
    const length = t1 - this.t
    if (whole > 0.01 && length > 0) {
      // Long strides for running, short ones for walking.
      const pace = (Math.PI * 2) / mix(1.35, 2.3, Math.min(1, whole / length / 5))
      this.ways.push({ t0: this.t, t1, points: all, metres, stride: this.stride, pace })
      this.stride += whole * pace
      this.spot = all.at(-1) as Spot
    }
    this.t = t1
  }

  stay(t: number): void {
    this.t = Math.max(this.t, t)
  }

  act(type: ActionType, at: number, before: number, after: number, reach = 0, height = 1): void {
    this.acts.push({ type, at, from: at - before, to: at + after, reach, height })
  }

  motionAt(t: number): Motion {
    const way = this.ways[lastAt(this.ways, t, ({ t0 }) => t0)] ?? this.ways[0]
    if (!way) return { x: this.spot.x, y: this.spot.y, vx: 0, vy: 0, stride: 0 }
    const { t0, t1, points, metres, stride, pace } = way
    const share = Math.max(0, Math.min(1, (t - t0) / (t1 - t0)))
    const whole = metres.at(-1) as number
    const passed = eased(share) * whole
    const index = Math.max(
      0,
      Math.min(
        points.length - 2,
        lastAt(metres, passed, (metre) => metre),
      ),
    )
    const [one, other] = [points[index] as Spot, points[index + 1] as Spot]
    const [from, to] = [metres[index] as number, metres[index + 1] as number]
    const part = to > from ? (passed - from) / (to - from) : 1
    const speed = t <= t0 || t >= t1 ? 0 : (pushed(share) * whole) / (t1 - t0)
    const length = Math.max(1e-6, to - from)
    return {
      x: mix(one.x, other.x, part),
      y: mix(one.y, other.y, part),
      vx: ((other.x - one.x) / length) * speed,
      vy: ((other.y - one.y) / length) * speed,
      stride: stride + passed * pace,
    }
  }

  /** Call it once, when the track is complete. */
  close(): void {
    this.acts.sort((one, other) => one.from - other.from)
  }

  /** The latest started action that is still in progress. */
  actAt(t: number): Act | null {
    const last = lastAt(this.acts, t, ({ from }) => from)
    for (let index = last; index >= Math.max(0, last - 3); index -= 1) {
      const act = this.acts[index] as Act
      if (t < act.to) return act
    }
    return null
  }
}

export interface Halt extends Spot {
  /** Minimum seconds of the stay. */
  wait: number
  action?: ActionType
  /** Skipped if there is no time for it. */
  isOptional?: boolean
  /** Receives the remaining time. */
  isLong?: boolean
}

/** Metres a second with and without plenty of time. */
const strolls = 1.55
const hurries = 2.9

/** Goes around the net. */
export function wayTo(sport: Sport, from: Spot, to: Spot, lane: number): Spot[] {
  if (from.y * to.y >= 0) return [to]
  const x = sport.passage + lane * 0.3
  const side = Math.sign(from.y)
  return [{ x, y: side * 0.9 }, { x, y: -side * 0.9 }, to]
}

interface Part {
  halt: Halt
  points: Spot[]
  metres: number
}

function partsOf(sport: Sport, from: Spot, halts: readonly Halt[], lane: number): Part[] {
  let at = from
  return halts.map((halt) => {
    const points = wayTo(sport, at, halt, lane)
    let metres = 0
    for (const point of points) {
      metres += lengthOf(point.x - at.x, point.y - at.y)
      at = point
    }
    return { halt, points, metres }
  })
}
const sum = (parts: readonly Part[], value: (part: Part) => number): number => parts.reduce((total, part) => total + value(part), 0)

/** Walks from the track's position via the halts; the last one is reached at `until`. Stays in place for `first` seconds. */
export function walk(sport: Sport, track: Track, halts: readonly Halt[], until: number, first: number, lane: number): void {
  const time = until - track.t
  let parts = partsOf(sport, track.place, halts, lane)
  const needed = (pace: number): number => sum(parts, ({ metres, halt }) => metres / pace + halt.wait) + first
  if (needed(hurries) > time)
    parts = partsOf(
      sport,
      track.place,
      halts.filter(({ isOptional }) => !isOptional),
      lane,
    )
  const metres = sum(parts, (part) => part.metres)
  const waits = sum(parts, ({ halt }) => halt.wait) + first
  // In a hurry nobody waits.
  const waitShare = Math.max(0, Math.min(1, (time - metres / hurries) / Math.max(0.01, waits)))
  const moving = Math.max(0.01, time - waits * waitShare)
  const pace = Math.max(strolls, metres / moving)
  const left = Math.max(0, moving - metres / pace)
  const longs = Math.max(1, parts.filter(({ halt }) => halt.isLong).length)
  const hasLong = parts.some(({ halt }) => halt.isLong)
  track.stay(track.t + first * waitShare + (hasLong ? 0 : left * 0.5))
  for (const [index, { halt, points, metres: way }] of parts.entries()) {
    const isLast = index === parts.length - 1
    track.go(points, isLast && !halt.isLong ? Math.min(until, track.t + way / pace) : track.t + way / pace)
    const stays = halt.wait * waitShare + (halt.isLong ? left / longs : 0)
    if (halt.action && stays > 0.3) track.act(halt.action, track.t, 0, stays)
    track.stay(track.t + stays)
  }
}
