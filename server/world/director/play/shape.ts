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

/** A side's block at one moment: u of its last and first line, width, and how far the ball pulls it across. */
interface Block {
  last: number
  first: number
  wide: number
  pull: number
}

function blockOf({ ends, ball, grip }: ShapeInput, side: Side): Block {
  const own = side === 'home' ? grip : -grip
  const ballU = toU(ball.x, ends[side])
  const share = (own + 1) / 2
  const last = lastLine(ballU, own)
  const first = mix(clamp(ballU * 0.5 + 8, last + 19, 34), clamp(ballU * 0.58 + 20, last + 26, 45), share)
  return { last, first, wide: mix(0.62, 0.92, share), pull: mix(0.34, 0.2, share) }
}

function blockPlace({ formations, ends, ball, t }: ShapeInput, side: Side, slot: number, { last, first, wide, pull }: Block): Point {
  const place = formations[side].places[slot] as { x: number; y: number }
  const end = ends[side]
  const along = clamp((place.y - 24) / 62, 0, 1)
  const across = ((place.x - 50) / 50) * pitch.y * wide * end
  // Random drift, so that lines are not perfectly straight.
  const own1 = slot * 1.7 + (side === 'home' ? 0 : 31)
  const drift = Math.sin(t * 0.21 + own1) * 1.7 + Math.sin(t * 0.087 + own1 * 2.3) * 1.6
  const sway = Math.sin(t * 0.19 + own1 * 1.9) * 1.7 + Math.sin(t * 0.073 + own1) * 1.7
  const u = mix(last, first, along) + (slot < 1 || along < 0.1 ? drift * 0.35 : drift)
  return { x: u * end, y: clamp(across + ball.y * pull + sway, -32, 32) }
}

/** Targets of a side by slot; undefined for the keeper and for players who are out. */
type Destinations = (Point | undefined)[]

/** Each attacker near the goal has a marker between them and the goal. */
function mark({ people, ends, ball, holder }: ShapeInput, side: Side, destinations: Destinations): void {
  const end = ends[side]
  if (toU(ball.x, end) > 6) return
  const goal = { x: -pitch.x * end, y: 0 }
  const dangers: { body: Body; far: number }[] = []
  for (let slot = 1; slot < 11; slot += 1) {
    const body = people[bodyOf(opponent(side), slot)] as Body
    if (!body.isOut && body.index !== holder && toU(body.x, end) < -12) dangers.push({ body, far: distance(body, goal) })
  }
  dangers.sort((one, other) => one.far - other.far)
  const isMarking: boolean[] = []
  for (const { body, far: fromGoal } of dangers.slice(0, 6)) {
    let best = -1
    let least = 10
    for (let slot = 1; slot < 11; slot += 1) {
      const destination = destinations[slot]
      if (!destination || isMarking[slot]) continue
      const far = distance(destination, body)
      if (far < least) {
        least = far
        best = slot
      }
    }
    const destination = destinations[best]
    if (!destination) continue
    isMarking[best] = true
    const spot = towards(body, goal, 1.7)
    const tight = clamp(1 - (fromGoal - 14) / 26, 0.25, 0.85)
    destinations[best] = { x: mix(destination.x, spot.x, tight), y: mix(destination.y, spot.y, tight) }
  }
}

/** The two slots with the smallest distances, nearest first; null for slots that do not count. */
function nearestTwo(farOf: (slot: number) => number | null): { slot: number; far: number }[] {
  let first: { slot: number; far: number } | null = null
  let second: { slot: number; far: number } | null = null
  for (let slot = 1; slot < 11; slot += 1) {
    const far = farOf(slot)
    if (far === null) continue
    if (!first || far < first.far) {
      second = first
      first = { slot, far }
    } else if (!second || far < second.far) second = { slot, far }
  }
  return [first, second].filter((one) => one !== null)
}

/** One player presses the ball, another covers. */
function press({ people, ends, holder, eager }: ShapeInput, side: Side, destinations: Destinations, paces: number[]): void {
  const carrier = holder === null ? null : people[holder]
  if (!carrier) return
  const goal = { x: -pitch.x * ends[side], y: 0 }
  const deep = clamp((toU(carrier.x, ends[side]) + 10) / 45, 0, 1)
  const [nearest, cover] = nearestTwo((slot) => (destinations[slot] ? distance(people[bodyOf(side, slot)] as Body, carrier) : null))
  if (nearest && nearest.far < mix(26, 12, deep * (1 - eager[side]))) {
    const gap = mix(1.25, 3.4, deep * (1 - eager[side]))
    destinations[nearest.slot] = towards(carrier, goal, gap)
    paces[nearest.slot] = 7
  }
  if (cover && cover.far < 20) {
    const behind = towards(carrier, goal, 6.5)
    const destination = destinations[cover.slot] as Point
    destinations[cover.slot] = { x: mix(destination.x, behind.x, 0.6), y: mix(destination.y, behind.y, 0.6) }
  }
}

/** The two nearest teammates offer a short pass. */
function offer({ people, holder }: ShapeInput, side: Side, destinations: Destinations): void {
  const carrier = holder === null ? null : people[holder]
  if (!carrier) return
  const near = nearestTwo((slot) => {
    const destination = destinations[slot]
    return destination && bodyOf(side, slot) !== holder ? distance(destination, carrier) : null
  })
  for (const { slot, far } of near) {
    if (far > 13) destinations[slot] = towards(carrier, destinations[slot] as Point, 12.5)
    else if (far < 7) destinations[slot] = towards(carrier, destinations[slot] as Point, 8)
  }
}

/** Sets the targets of all bodies without a task. */
export function takeShape(input: ShapeInput): void {
  const { people, ends, ball, holder, grip } = input
  for (const side of sides) {
    const block = blockOf(input, side)
    const destinations: Destinations = [undefined]
    for (let slot = 1; slot < 11; slot += 1)
      destinations.push((people[bodyOf(side, slot)] as Body).isOut ? undefined : blockPlace(input, side, slot, block))
    const paces: number[] = []
    const isAttacking = side === 'home' ? grip > 0 : grip < 0
    if (!isAttacking) {
      mark(input, side, destinations)
      if (input.isInPlay && holder !== null && holder < 22 && holder < 11 !== (side === 'home')) press(input, side, destinations, paces)
    } else if (input.isInPlay) offer(input, side, destinations)
    const line = offsideLine(people, side, ends[side], ball.x)
    for (let slot = 1; slot < 11; slot += 1) {
      const destination = destinations[slot]
      if (!destination) continue
      const body = people[bodyOf(side, slot)] as Body
      const u = Math.min(toU(destination.x, ends[side]), line - 0.7)
      body.destination = { x: clamp(u * ends[side], -51, 51), y: destination.y }
      const far = distance(body.destination, body)
      body.pace = paces[slot] ?? (far > 16 ? 7.2 : far > 8 ? 5.6 : 4)
    }
    const keeper = people[bodyOf(side, 0)] as Body
    keeper.destination = keeperPlace(ball, ends[side])
    keeper.pace = 5
  }
}
