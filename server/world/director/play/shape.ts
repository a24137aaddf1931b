// Formations while the ball is in play: two blocks that move with the ball, keep an offside line, mark, press and cover.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Formation } from '../../../feed/simulator/people/formation.ts'
import { bodyOf, opponent, sides } from '../people.ts'
import { clamp, distance, mix, type Point, pitch, towards } from '../pitch.ts'
import type { Body } from './steering.ts'

export interface ShapeInput {
  t: number
  people: Body[]
  formations: Record<Side, Formation>
  /** 1 or -1: the end that each side attacks. */
  ends: Record<Side, 1 | -1>
  /** The ball with the sides' reaction delay. */
  ball: Point
  /** -1: long in the away side's possession, 1: the home side's. */
  grip: number
  /** The current or next holder. */
  holder: number | null
  isInPlay: boolean
  /** Intensity of each side's press, 0 to 1. */
  eager: Record<Side, number>
}

/** Metres along the attacking direction: u grows towards the other goal. */
const toU = (x: number, end: number): number => x * end

/** Position of a side's last line. */
function lastLine(ballU: number, own: number): number {
  const attacking = clamp(ballU * 0.58 - 16, -38, 8)
  const defending = clamp(ballU * 0.66 - 18, -41, 5)
  return mix(defending, attacking, (own + 1) / 2)
}

/** The x, in the direction of the attacking `side`, up to which nobody is offside: ball, halfway line, second last defender. */
export function offsideLine(people: Body[], side: Side, end: number, ballX: number): number {
  let last = Number.NEGATIVE_INFINITY
  let second = Number.NEGATIVE_INFINITY
  for (let slot = 0; slot < 11; slot += 1) {
    const body = people[bodyOf(opponent(side), slot)] as Body
    if (body.isOut) continue
    const u = toU(body.x, end)
    if (u > last) {
      second = last
      last = u
    } else if (u > second) second = u
  }
  return Math.max(second, toU(ballX, end), 0)
}

function keeperPlace(ball: Point, end: number): Point {
  const ballU = toU(ball.x, end)
  const out = clamp(mix(1.4, 14, (ballU + 38) / 62), 1.4, 14)
  const goal = { x: -pitch.x * end, y: 0 }
  const place = towards(goal, ball, out)
  return { x: place.x, y: clamp(place.y, -6, 6) }
}

function blockPlace(input: ShapeInput, side: Side, slot: number): Point {
  const { formations, ends, ball, grip, t } = input
  const place = formations[side].places[slot] as { x: number; y: number }
  const end = ends[side]
  const own = side === 'home' ? grip : -grip
  const ballU = toU(ball.x, end)
  const along = clamp((place.y - 24) / 62, 0, 1)
  const last = lastLine(ballU, own)
  const first = mix(clamp(ballU * 0.5 + 8, last + 19, 34), clamp(ballU * 0.58 + 20, last + 26, 45), (own + 1) / 2)
  const wide = mix(0.62, 0.92, (own + 1) / 2)
  const across = ((place.x - 50) / 50) * pitch.y * wide * end
  // Random drift, so that lines are not perfectly straight.
  const own1 = slot * 1.7 + (side === 'home' ? 0 : 31)
  const drift = Math.sin(t * 0.21 + own1) * 1.7 + Math.sin(t * 0.087 + own1 * 2.3) * 1.6
  const sway = Math.sin(t * 0.19 + own1 * 1.9) * 1.7 + Math.sin(t * 0.073 + own1) * 1.7
  const u = mix(last, first, along) + (slot < 1 || along < 0.1 ? drift * 0.35 : drift)
  const pull = mix(0.34, 0.2, (own + 1) / 2)
  return { x: u * end, y: clamp(across + ball.y * pull + sway, -32, 32) }
}

/** Each attacker near the goal has a marker between them and the goal. */
function mark(input: ShapeInput, side: Side, destinations: Map<number, Point>): void {
  const { people, ends, ball } = input
  const end = ends[side]
  if (toU(ball.x, end) > 6) return
  const goal = { x: -pitch.x * end, y: 0 }
  const dangers: Body[] = []
  for (let slot = 1; slot < 11; slot += 1) {
    const body = people[bodyOf(opponent(side), slot)] as Body
    if (!body.isOut && body.index !== input.holder && toU(body.x, end) < -12) dangers.push(body)
  }
  dangers.sort((one, other) => distance(one, goal) - distance(other, goal))
  const free = new Set<number>()
  for (let slot = 1; slot < 11; slot += 1) if (!(people[bodyOf(side, slot)] as Body).isOut) free.add(bodyOf(side, slot))
  for (const danger of dangers.slice(0, 6)) {
    let best = -1
    let least = 10
    for (const index of free) {
      const far = distance(destinations.get(index) as Point, danger)
      if (far < least) {
        least = far
        best = index
      }
    }
    if (best < 0) continue
    free.delete(best)
    const spot = towards(danger, goal, 1.7)
    const destination = destinations.get(best) as Point
    const tight = clamp(1 - (distance(danger, goal) - 14) / 26, 0.25, 0.85)
    destinations.set(best, { x: mix(destination.x, spot.x, tight), y: mix(destination.y, spot.y, tight) })
  }
}

/** One player presses the ball, another covers. */
function press(input: ShapeInput, side: Side, destinations: Map<number, Point>, paces: Map<number, number>): void {
  const { people, ends, holder, eager } = input
  const carrier = holder === null ? null : people[holder]
  if (!carrier) return
  const goal = { x: -pitch.x * ends[side], y: 0 }
  const byDistance = [...destinations.keys()]
    .filter((index) => index !== bodyOf(side, 0))
    .map((index) => ({ index, far: distance(people[index] as Body, carrier) }))
    .sort((one, other) => one.far - other.far)
  const deep = clamp((toU(carrier.x, ends[side]) + 10) / 45, 0, 1)
  const [nearest, cover] = byDistance
  if (nearest && nearest.far < mix(26, 12, deep * (1 - eager[side]))) {
    const gap = mix(1.25, 3.4, deep * (1 - eager[side]))
    destinations.set(nearest.index, towards(carrier, goal, gap))
    paces.set(nearest.index, 7)
  }
  if (cover && cover.far < 20) {
    const behind = towards(carrier, goal, 6.5)
    const destination = destinations.get(cover.index) as Point
    destinations.set(cover.index, { x: mix(destination.x, behind.x, 0.6), y: mix(destination.y, behind.y, 0.6) })
  }
}

/** The two nearest teammates offer a short pass. */
function offer(input: ShapeInput, side: Side, destinations: Map<number, Point>): void {
  const { people, holder } = input
  const carrier = holder === null ? null : people[holder]
  if (!carrier) return
  const near = [...destinations.keys()]
    .filter((index) => index !== holder && index !== bodyOf(side, 0))
    .map((index) => ({ index, far: distance(destinations.get(index) as Point, carrier) }))
    .sort((one, other) => one.far - other.far)
  for (const { index, far } of near.slice(0, 2)) {
    if (far > 13) destinations.set(index, towards(carrier, destinations.get(index) as Point, 12.5))
    else if (far < 7) destinations.set(index, towards(carrier, destinations.get(index) as Point, 8))
  }
}

/** Sets the targets of all bodies without a task. */
export function takeShape(input: ShapeInput): void {
  const { people, ends, ball, holder, grip } = input
  for (const side of sides) {
    const destinations = new Map<number, Point>()
    const paces = new Map<number, number>()
    for (let slot = 1; slot < 11; slot += 1) {
      const index = bodyOf(side, slot)
      if (!(people[index] as Body).isOut) destinations.set(index, blockPlace(input, side, slot))
    }
    const isAttacking = side === 'home' ? grip > 0 : grip < 0
    if (!isAttacking) {
      mark(input, side, destinations)
      if (input.isInPlay && holder !== null && holder < 22 && holder < 11 !== (side === 'home')) press(input, side, destinations, paces)
    } else if (input.isInPlay) offer(input, side, destinations)
    const line = offsideLine(people, side, ends[side], ball.x)
    for (const [index, destination] of destinations) {
      const body = people[index] as Body
      const u = Math.min(toU(destination.x, ends[side]), line - 0.7)
      body.destination = { x: clamp(u * ends[side], -51, 51), y: destination.y }
      const far = Math.hypot(body.destination.x - body.x, body.destination.y - body.y)
      body.pace = paces.get(index) ?? (far > 16 ? 7.2 : far > 8 ? 5.6 : 4)
    }
    const keeper = people[bodyOf(side, 0)] as Body
    keeper.destination = keeperPlace(ball, ends[side])
    keeper.pace = 5
  }
}
