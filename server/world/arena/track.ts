// The track of a player's figure through a map: legs with pauses, falls and returns. Seconds after the scheduled start.
import { distance, ease, type Point } from '../director/pitch.ts'
import type { Route } from './route.ts'
import { along, lengthOf } from './way.ts'

/** How a figure walks: units a second, and how far it sways from its path. */
export interface Gait {
  route: Route
  fastest: number
  slowest: number
  sway: number
}

interface Leg {
  from: number
  to: number
  way: readonly Point[]
  length: number
}
export interface Death {
  at: number
  /** Time of return at the fountain. */
  back: number
}
export interface Health {
  at: number
  share: number
}

/** Index of the last entry at or before a time, -1 if none. */
export function indexAt(list: readonly { at?: number; from?: number }[], t: number): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    const one = list[middle] as { at?: number; from?: number }
    if ((one.at ?? (one.from as number)) <= t) low = middle + 1
    else high = middle
  }
  return low - 1
}

export class Track {
  private readonly legs: Leg[] = []
  readonly deaths: Death[] = []
  private readonly healths: Health[] = []
  private readonly home: Point
  private readonly phase: number

  private readonly gait: Gait

  /** `phase`: random, so that no two sway alike. */
  constructor(gait: Gait, home: Point, start: number, phase: number) {
    this.gait = gait
    this.home = home
    this.phase = phase
    this.legs.push({ from: start - 1_000, to: start - 1_000, way: [home, home], length: 0 })
    this.healths.push({ at: start - 1_000, share: 1 })
  }

  /** Position on the path, without sway. */
  private base(t: number): Point {
    const leg = this.legs[Math.max(0, indexAt(this.legs, t))] as Leg
    if (t >= leg.to) return leg.way[leg.way.length - 1] as Point
    return along(leg.way, (leg.length * (t - leg.from)) / (leg.to - leg.from))
  }

  place(t: number): Point {
    const { x, y } = this.base(t)
    const { sway } = this.gait
    return { x: x + Math.sin(t * 0.83 + this.phase) * sway, y: y + Math.cos(t * 0.67 + this.phase * 2.3) * sway }
  }

  /** Moves to a place from `t` on, as fast as needed to arrive by `by`. Returns the arrival. Drops anything planned after `t`. */
  go(t: number, to: Point, by: number, fastest = this.gait.fastest): number {
    const from = this.base(t)
    while (this.legs.length > 1 && (this.legs.at(-1) as Leg).from >= t) this.legs.pop()
    const way = this.gait.route(from, to)
    const length = lengthOf(way)
    const speed = Math.max(this.gait.slowest, Math.min(fastest, length / Math.max(0.1, by - t)))
    const leg = { from: t, to: t + Math.max(0.01, length / speed), way, length }
    this.legs.push(leg)
    return leg.to
  }

  /** Seconds needed from the position at `t`. */
  needs(t: number, to: Point): number {
    const from = this.base(t)
    // Straight-line distance first: most candidates are much too far away.
    if (distance(from, to) < 4) return distance(from, to) / this.gait.fastest
    return lengthOf(this.gait.route(from, to)) / this.gait.fastest
  }

  fall(at: number, back: number): void {
    const place = this.base(at)
    while (this.legs.length > 1 && (this.legs.at(-1) as Leg).from >= at) this.legs.pop()
    this.legs.push({ from: at, to: at, way: [place, place], length: 0 })
    this.legs.push({ from: back, to: back, way: [this.home, this.home], length: 0 })
    this.deaths.push({ at, back })
    this.setHealth(at, 0)
    this.setHealth(back - 0.01, 0)
    this.setHealth(back, 1)
  }

  setHealth(at: number, share: number): void {
    while ((this.healths.at(-1) as Health).at >= at && this.healths.length > 1) this.healths.pop()
    this.healths.push({ at, share })
  }

  /** 0 to 1. */
  health(t: number): number {
    const index = indexAt(this.healths, t)
    const last = this.healths[Math.max(0, index)] as Health
    const next = this.healths[index + 1]
    if (!next) return last.share
    return last.share + (next.share - last.share) * ease((t - last.at) / (next.at - last.at))
  }

  /** Time of the last return from a fall; null: no fall yet. */
  back(t: number): number | null {
    return this.deaths.findLast(({ back }) => back <= t)?.back ?? null
  }

  /** The current fall; null while alive. */
  death(t: number): Death | null {
    const death = this.deaths[indexAt(this.deaths, t)]
    return death && t < death.back ? death : null
  }
}
