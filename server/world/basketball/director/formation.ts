// Default positions of players and referees: spread around the key, between opponent and basket, in sight.
import type { Random } from '../../../feed/simulator/random.ts'
import { clamp, type Point } from '../../director/pitch.ts'
import { lengthOf } from '../../length.ts'
import { type End, fromRing, refereeBodies, ringOf } from './court.ts'
import type { Run } from './run.ts'

/** Metres from the ring towards the middle, and to the side; by slot from the smallest to the tallest. */
const sets: readonly (readonly (readonly [u: number, v: number])[])[] = [
  [
    [7.9, 0.4],
    [5.4, 5.3],
    [5.4, -5.3],
    [0.7, -6.95],
    [1.1, 2.9],
  ],
  [
    [8, -0.5],
    [0.6, 6.95],
    [0.6, -6.95],
    [4.3, -2.9],
    [4.3, 2.9],
  ],
  [
    [8, 2.2],
    [6.9, -3.2],
    [0.7, 6.95],
    [2, -6.6],
    [1, -2.9],
  ],
]

export function newSpots(random: Random, end: End): Point[] {
  const mirror = random.chance(0.5) ? 1 : -1
  return random.pick(sets).map(([u, v]) => fromRing(end, u, v * mirror))
}

/** Two outside players swap positions: a cut. */
export function shuffle(spots: Point[], random: Random): void {
  const one = random.whole(0, 3)
  const other = (one + random.whole(1, 3)) % 4
  ;[spots[one], spots[other]] = [spots[other] as Point, spots[one] as Point]
}

const crash: readonly (readonly [u: number, v: number])[] = [
  [1.9, 1.5],
  [1.7, -1.4],
]

function attackDestination(run: Run, slot: number): Point {
  const { spots, end, crashAt } = run.attack
  const tall = crash[slot - 3]
  if (tall && run.t >= crashAt) return fromRing(end, tall[0] + 0.5, tall[1])
  const { x, y } = spots[slot] as Point
  // Nobody stands completely still.
  return { x: x + Math.sin(run.t * 0.8 + slot * 1.9) * 0.45, y: clamp(y + Math.cos(run.t * 0.62 + slot * 2.3) * 0.4, -7.2, 7.2) }
}

/** Metres from the basket at which the defence picks up the attackers. */
const pickUp = 9

function guardDestination(run: Run, slot: number, man: Point, hasBall: boolean): Point {
  const { end, crashAt } = run.attack
  const tall = crash[slot - 3]
  if (tall && run.t >= crashAt) return fromRing(end, tall[0] - 0.6, tall[1] * 0.75)
  const ring = ringOf(end)
  const far = lengthOf(man.x - ring.x, man.y)
  const gap = hasBall ? 1.15 : clamp(1.1 + (far - 2.5) * 0.26, 0.95, 2.6)
  const share = clamp(Math.min(far - gap, pickUp) / (far + 1e-6), 0.3, 1)
  return { x: ring.x + (man.x - ring.x) * share, y: man.y * share }
}

/** The lead referee is behind the base line, the other behind the ball on the far side, hiding nobody. */
function refereeDestination(run: Run, index: number, ballX: number): Point {
  const { end } = run.attack
  if (index === 0) return fromRing(end, -2.4, -3.4)
  return { x: clamp(ballX - end * 4.2, -9, 9), y: -6.7 }
}

/** Maximum metres per second: in play, and while the clock is stopped. */
const running = { guard: 6.9, referee: 5.4 }

/** Sets all bodies' targets for this step. */
export function steer(run: Run): void {
  const { side, pace } = run.attack
  const first = side === 'home' ? 0 : 5
  const carrier = run.carrier()
  const ballX = carrier === null ? run.attack.end * 6 : run.person(carrier).x
  const isWalking = pace < 2.5
  for (let slot = 0; slot < 5; slot += 1) {
    const own = run.person(first + slot)
    own.destination = attackDestination(run, slot)
    const far = lengthOf(own.destination.x - own.x, own.destination.y - own.y)
    own.pace = isWalking ? pace : far > 6 ? pace : Math.min(pace, 4.2)
    const guard = run.person(5 - first + slot)
    guard.destination = guardDestination(run, slot, own, carrier === first + slot)
    guard.pace = isWalking ? pace : running.guard
  }
  for (const [index, body] of refereeBodies.entries()) {
    const referee = run.person(body)
    referee.destination = refereeDestination(run, index, ballX)
    referee.pace = isWalking ? 1.9 : running.referee
  }
}
