// While the clock is stopped: free throws, huddles at the benches, substitutions, the walk to the tunnel and back, handshakes.
import type { Point } from '../../director/pitch.ts'
import { benchOf, freeThrow, fromRing, refereeBodies, ringOf, tunnel } from './court.ts'
import { rebounderOf, sendRebounder, throughNet } from './entry.ts'
import type { FreeThrows, Period } from './plays.ts'
import type { Run } from './run.ts'
import { ironPlace } from './shot.ts'

/** Beside the key, defenders and attackers alternating, then those who wait behind the line: u, v. */
const lanes: Record<'guards' | 'own', readonly (readonly [u: number, v: number])[]> = {
  guards: [
    [0.55, 2.95],
    [0.55, -2.95],
    [2.5, 2.95],
    [7.6, -1.6],
    [8.4, 3.2],
  ],
  own: [
    [1.5, 2.95],
    [1.5, -2.95],
    [7.9, 0.8],
    [8.8, -3.4],
  ],
}
const [lead, trail] = refereeBodies
/** Seconds of a free throw in the air, and before it at which the shooter receives the ball. */
const inAir = 0.95
const given = 4.4

export function throwFrees(run: Run, { side, since, foul, shots }: FreeThrows): void {
  const { ball, random } = run
  const end = run.endOf(side)
  run.attack.end = end
  const shooter = run.bodyOf(side, foul.on, since)
  const last = shots.at(-1)
  const until = last ? last.at / 1000 : since + 30
  const [ownFirst, guardFirst] = side === 'home' ? [0, 5] : [5, 0]
  const own = [4, 3, 2, 1, 0].map((slot) => ownFirst + slot).filter((body) => body !== shooter)
  const guards = [4, 3, 2, 1, 0].map((slot) => guardFirst + slot)
  const walk = (body: number, [u, v]: readonly [number, number]): void =>
    run.send(body, since + 1.6, { ...fromRing(end, u, v), at: since + 13, until: until - 0.25, speed: 2.6 })
  for (const [index, body] of own.entries()) walk(body, lanes.own[index] as [number, number])
  for (const [index, body] of guards.entries()) walk(body, lanes.guards[index] as [number, number])
  run.send(shooter, since + 1.8, { ...fromRing(end, freeThrow + 0.12, 0), at: since + 12, until: until + 0.35, speed: 2.2, isFirm: true })
  run.send(lead, since + 3, { ...fromRing(end, -0.1, -0.9), at: null, until: until - 3.4, speed: 2.6, isFirm: true })
  run.send(trail, since + 3, { ...fromRing(end, 6.8, -5.4), at: null, until, speed: 2.6 })
  ball.hold(since + 1, 'hold')
  ball.throw(since + 2, { body: lead, grip: 'chest' })
  ball.side = side
  ball.end = end
  for (const shot of shots) {
    const at = shot.at / 1000
    const isIn = shot.kind === 'points'
    ball.hold(Math.max(ball.now, at - given - 0.7), 'hold')
    ball.throw(at - given, { body: shooter, grip: 'chest' })
    ball.hold(at - inAir - 0.75, 'dribble')
    ball.hold(at - inAir, 'raise', 'release')
    run.act(shooter, 'shoot', at - inAir, 0.5)
    ball.throw(at, isIn ? ringOf(end) : ironPlace(end, random))
    if (shot === last) break
    if (isIn) ball.drop(at + 1.25, { body: lead, grip: 'chest' }, throughNet(end))
    else ball.drop(at + 1.7, { body: lead, grip: 'chest' }, [-end * 0.9, -0.5, 1.5])
    for (const body of own.slice(2, 4)) run.act(body, 'clap', at + 0.8, 1.6)
  }
  if (last) sendRebounder(run, last, end)
  // The rebounder leaves the key before the others.
  if (last?.kind === 'miss')
    run.plan(until - 0.3, () => {
      run.person(rebounderOf(run, last)).task = null
    })
}

/** Five players around their coach, in front of the bench. */
function huddlePlace(body: number): Point {
  const bench = benchOf(body)
  const angle = ((body % 5) + 0.25) * ((Math.PI * 2) / 5)
  return { x: bench.x + Math.cos(angle) * 1.15, y: -8.05 + Math.sin(angle) * 0.85 }
}
const tablePlaces: readonly Point[] = [
  { x: -1.2, y: -6.9 },
  { x: 1.6, y: -6.9 },
]

/** To the benches, and back in time. */
export function huddle(run: Run, since: number, until: number): void {
  for (let body = 0; body < 10; body += 1)
    run.send(body, since + 1.2 + (body % 5) * 0.35, { ...huddlePlace(body), at: since + 11, until, speed: 2.7 })
  for (const [index, body] of refereeBodies.entries())
    run.send(body, since + 2.5, { ...(tablePlaces[index] as Point), at: null, until: until + 1, speed: 2 })
}

export function leave(run: Run, since: number): void {
  for (let body = 0; body < 12; body += 1) {
    const goes = since + (body % 5) * 1.3 + (body < 5 ? 0 : 1.5)
    const corner = { x: -15.6, y: -5.6 + (body % 3) * 0.5 }
    run.send(body, goes, { ...corner, at: null, until: goes + 26, speed: 2.1 })
    run.send(body, goes + 22, { ...tunnel, y: tunnel.y + (body % 4) * 0.9, at: null, until: Number.POSITIVE_INFINITY, speed: 1.7 })
  }
}

/** After the end: the winners celebrate, then both lines shake hands. */
export function finish(run: Run, since: number, winner: 'home' | 'away'): void {
  const first = winner === 'home' ? 0 : 5
  for (let body = 0; body < 10; body += 1) {
    const slot = body % 5
    const isGlad = body >= first && body < first + 5
    if (isGlad) {
      const angle = slot * ((Math.PI * 2) / 5)
      run.send(body, since + 0.4, { x: Math.cos(angle) * 1.3, y: Math.sin(angle) * 1.1, at: null, until: since + 13, speed: 4.4 })
      run.act(body, 'celebrate', since + 0.8 + slot * 0.25, 11)
    } else run.send(body, since + 1, { x: benchOf(body).x * 0.6, y: -3 + slot * 0.9, at: null, until: since + 13, speed: 1.8 })
    // The lines pass each other.
    const line = body < 5 ? -1 : 1
    run.send(body, since + 13, { x: line * (1.2 + slot * 1.1), y: line * 0.5, at: null, until: since + 20, speed: 2.2 })
    run.send(body, since + 20, { x: -line * (6.4 - slot * 1.1), y: line * 0.5, at: null, until: since + 31, speed: 1.1 })
  }
  for (const body of refereeBodies) run.send(body, since + 3, { x: -12, y: -6 + (body % 3), at: null, until: since + 30, speed: 1.8 })
  leave(run, since + 31)
}

export function changes(run: Run, { begins, ends }: Period): void {
  for (const { body, since, until, at } of run.lineups.changes) {
    // In longer breaks everyone is at the benches.
    if (since < begins || until > ends || until - since > 62) continue
    run.send(body, since + 0.8, { x: body < 5 ? -2.2 : 2.2, y: -8.1, at: at - 0.4, until: at + 0.3, speed: 4.2 })
  }
}
