// How the ball comes into play: from under the basket, from the side line, off the ring, after a steal, from the jump ball.

import { opponent } from '../../director/people.ts'
import { clamp, distance, type Point } from '../../director/pitch.ts'
import { court, type End, fromRing, refereeBodies } from './court.ts'
import type { Decision, Possession } from './plays.ts'
import type { Run } from './run.ts'
import { landing } from './shot.ts'

/** The player with the ball in play, since when, and the approximate position. */
export interface Holder {
  body: number
  since: number
  at: Point
}

const [lead] = refereeBodies
const tallOf = (side: 'home' | 'away'): number => (side === 'home' ? 4 : 9)
const smallOf = (side: 'home' | 'away'): number => (side === 'home' ? 0 : 5)

/** Through the net and down: metres per second along x, y and z. */
export const throughNet = (end: End): [number, number, number] => [end * 0.25, 0.3, -2.2]

const nearest = (run: Run, to: Point): number =>
  refereeBodies.reduce<number>((best, one) => (distance(run.person(one), to) < distance(run.person(best), to) ? one : best), lead)

/** The player who rebounds; for a free throw the script names nobody. */
export function rebounderOf(run: Run, after: Decision): number {
  if (after.kind === 'miss' && after.rebound) return run.bodyOf(after.rebound.side, after.rebound.player, after.at / 1000 + 1)
  return tallOf(opponent(after.side))
}

/** Sends the rebounder to the landing point; must be planned before the shot. */
export function sendRebounder(run: Run, after: Decision, end: End): void {
  if (after.kind !== 'miss') return
  const at = after.at / 1000
  const { x, y } = landing(end, after.manner, run.random)
  const body = rebounderOf(run, after)
  run.send(body, at - 0.9, { x, y, at: at + 0.6, until: at + 0.85, speed: 6.5, isFirm: true })
  run.act(body, 'rebound', at + 0.7, 0.5)
}

function rebound(run: Run, after: Decision, k: number): void {
  run.ball.throw(run.ball.now + 0.72 * k, { body: rebounderOf(run, after), grip: 'reach' })
}

/** The rest of the previous play, until a referee has the ball. */
export function settle(run: Run, after: Decision | null, until: number): void {
  const { ball } = run
  const { now } = ball
  if (ball.holder !== null && ball.holder >= lead) {
    ball.hold(until, 'hold')
    return
  }
  if (after?.kind === 'miss') rebound(run, after, 1)
  const place = ball.spot ?? run.person(ball.holder ?? lead)
  const referee = nearest(run, place)
  const hands = { body: referee, grip: 'chest' } as const
  if (ball.spot) {
    const isIn = after?.kind === 'points'
    const fetched = Math.min(until, now + 2.6)
    run.send(referee, now, { x: clamp(place.x, -15, 15), y: clamp(place.y + 0.3, -8.4, 8.4), at: null, until: fetched + 0.4, speed: 5 })
    ball.drop(fetched, hands, isIn ? throughNet(run.attack.end) : [0, Math.sign(place.y) * (Math.abs(place.y) > court.y ? 0.3 : 1.2), 0])
  } else {
    ball.hold(Math.min(until, ball.now + 1.3), 'hold')
    run.send(referee, now, { x: place.x, y: place.y - Math.sign(place.y) * 2.5, at: null, until: ball.now + 1, speed: 3.5 })
    ball.throw(Math.min(until, ball.now + 0.9), hands)
  }
  ball.hold(until, 'hold')
}

interface Inbound {
  from: Point
  /** Where it is caught. */
  to: Point
  thrower: number
  catcher: number
}

/** The deciding player has a long way to go, and does not inbound. */
function decider(run: Run, { side, decision, ends }: Possession): number | null {
  const who = decision?.kind === 'foul' ? decision.on : decision?.player
  return who ? run.bodyOf(side, who, ends) : null
}

/** Behind the base line under the basket that was scored on. */
function fromBaseLine(run: Run, play: Possession, scoredOn: End): Inbound {
  const { side } = play
  const v = run.random.chance(0.5) ? 1.7 : -1.7
  const base = { x: scoredOn * (court.x + 0.75), y: v }
  const first = smallOf(side)
  const decides = decider(run, play)
  const near = [3, 4, 2]
    .map((slot) => first + slot)
    .filter((body) => body !== decides)
    .toSorted((one, other) => (run.person(one).x - run.person(other).x) * -scoredOn)
  return { from: base, to: { x: scoredOn * (court.x - 4.4), y: -v * 1.3 }, thrower: near[0] as number, catcher: first }
}

function fromSideLine(run: Run, play: Possession, x: number): Inbound {
  const { side } = play
  const line = run.random.chance(0.75) ? -1 : 1
  const first = smallOf(side)
  const from = { x: clamp(x, -12.5, 12.5), y: line * (court.y + 0.55) }
  const to = { x: clamp(from.x - run.attack.end * 1.2, -12, 12), y: line * 3.6 }
  const thrower = first + 1 + run.random.whole(0, 1)
  return { from, to, thrower: thrower === decider(run, play) ? first + 3 : thrower, catcher: first }
}

/** The clock is stopped; a referee hands the ball over. */
function afterStoppage(run: Run, play: Possession, spot: Inbound): Holder {
  const { ball } = run
  const { begins } = play
  const { from, to, thrower, catcher } = spot
  const referee = refereeBodies.find((body) => body === ball.holder) ?? lead
  const handed = Math.max(ball.now, begins - 1.9)
  const beside = {
    x: from.x - Math.sign(from.x || 1) * (Math.abs(from.y) > court.y ? 1.1 : 0),
    y: from.y - (Math.abs(from.y) > court.y ? 0 : 1.2),
  }
  run.send(referee, begins - 7, { ...beside, at: handed - 0.4, until: begins + 0.3, speed: 4 })
  run.send(thrower, begins - 6.5, { ...from, at: handed - 0.3, until: begins + 0.25, speed: 4.4, isFirm: true })
  run.send(catcher, begins - 3, { ...to, at: begins + 0.2, until: begins + 0.5, speed: 4.6 })
  ball.hold(handed, 'hold')
  ball.throw(Math.max(ball.now, begins - 1.45), { body: thrower, grip: 'chest' })
  ball.side = play.side
  ball.end = run.attack.end
  ball.hold(begins, 'hold')
  run.act(thrower, 'pass', begins, 0.4)
  ball.throw(begins + Math.min(0.5, (play.ends - begins) * 0.2), { body: catcher, grip: 'chest' })
  return { body: catcher, since: ball.now, at: to }
}

function jumpBall(run: Run, { begins, ends, side }: Possession): Holder {
  const { ball } = run
  const [tapper, other, catcher] = [tallOf(side), tallOf(opponent(side)), smallOf(side)]
  for (const body of [tapper, other])
    run.send(body, begins - 12, {
      x: body < 5 ? -0.5 * run.endOf('home') : 0.5 * run.endOf('home'),
      y: 0,
      at: begins - 2,
      until: begins + 0.5,
      speed: 2.4,
      isFirm: true,
    })
  run.send(lead, begins - 12, { x: 0, y: -0.75, at: begins - 3, until: begins + 0.4, speed: 2, isFirm: true })
  for (let body = 0; body < 10; body += 1) {
    if (body === tapper || body === other) continue
    const angle = ((body % 5) * 2 + (body < 5 ? 0 : 1)) * (Math.PI / 4) + Math.PI / 8
    const at = { x: Math.cos(angle) * 2.7, y: Math.sin(angle) * 2.7 }
    run.send(body, begins - 12, { ...at, at: begins - 2.5, until: begins + 0.4, speed: 2.4 })
  }
  ball.hold(begins - 0.5, 'hold', 'chest')
  ball.throw(begins + 0.22, { body: tapper, grip: 'reach' })
  run.act(tapper, 'tip', begins + 0.2, 0.5)
  run.act(other, 'tip', begins + 0.26, 0.5)
  ball.side = side
  ball.end = run.attack.end
  ball.throw(begins + Math.min(0.85, (ends - begins) * 0.5), { body: catcher, grip: 'chest' })
  return { body: catcher, since: ball.now, at: run.person(catcher) }
}

/** Immediately after a basket: out of the net, behind the line, in again. */
function afterBasket(run: Run, play: Possession, scoredOn: End, k: number): Holder {
  const { ball } = run
  const { since } = play
  const { from, to, thrower, catcher } = fromBaseLine(run, play, scoredOn)
  const under = fromRing(scoredOn, 0.25, 0.35)
  run.send(thrower, since, { ...under, at: since + 1.1 * k, until: since + 1.35 * k, speed: 5 })
  run.send(thrower, since + 1.35 * k, { ...from, at: since + 2.3 * k, until: since + 2.75 * k, speed: 4, isFirm: true })
  run.send(catcher, since, { ...to, at: since + 2.8 * k, until: since + 3.1 * k, speed: 5 })
  ball.drop(since + 1.35 * k, { body: thrower, grip: 'chest' }, throughNet(scoredOn))
  ball.side = play.side
  ball.end = run.attack.end
  ball.hold(since + 2.5 * k, 'hold')
  run.act(thrower, 'pass', ball.now, 0.4)
  ball.throw(since + 3.05 * k, { body: catcher, grip: 'chest' })
  return { body: catcher, since: ball.now, at: to }
}

function afterRebound(run: Run, play: Possession, after: Decision, k: number): Holder {
  const { ball } = run
  rebound(run, after, k)
  ball.side = play.side
  ball.end = run.attack.end
  const body = rebounderOf(run, after)
  const small = smallOf(play.side)
  ball.hold(ball.now + 0.75 * k, 'hold')
  if (body % 5 < 2) return { body, since: ball.now, at: run.person(body) }
  run.act(body, 'pass', ball.now, 0.4)
  const isOffensive = after.side === play.side && after.kind === 'miss' && after.manner !== 'free'
  const caught = { x: run.person(body).x + run.attack.end * 3.4, y: run.random.chance(0.5) ? 4.2 : -4.2 }
  if (!isOffensive) run.send(small, play.since + 0.3, { ...caught, at: ball.now + 0.3, until: ball.now + 0.5, speed: 6 })
  ball.throw(ball.now + 0.55 * k, { body: small, grip: 'chest' })
  return { body: small, since: ball.now, at: isOffensive ? run.person(small) : caught }
}

/** With fewer seconds left, nobody brings the ball up. */
const late = 5
/** Seconds of a stopped clock from which it is a stoppage, not just a ball being fetched. */
const stoppage = 6
/** Whether a referee hands the ball over. */
export const stands = ({ after, begins, since }: Possession): boolean => after === null || begins - since > stoppage

/** Brings the ball into play; the run's attack is already that of the possession. */
export function enter(run: Run, play: Possession, scoredOn: End): Holder {
  const { after, since, begins, ends, side } = play
  const { ball } = run
  const k = clamp((ends - begins) / 6.5, 0.08, 1)
  if (play.isJump) return jumpBall(run, play)
  if (after === null || stands(play)) {
    settle(run, after, Math.min(begins - 2, since + 5))
    // With little time left it is inbounded near the basket.
    const isLate = ends - begins < late
    const isBase = after?.kind === 'points' && !isLate
    const x = isLate ? run.attack.end * 7 : after === null ? 0 : run.person(ball.holder ?? lead).x
    return afterStoppage(run, play, isBase ? fromBaseLine(run, play, scoredOn) : fromSideLine(run, play, x))
  }
  if (after.kind === 'points') return afterBasket(run, play, scoredOn, k)
  if (after.kind === 'miss') return afterRebound(run, play, after, k)
  if (after.kind === 'turnover' && after.steal) {
    ball.side = side
    ball.end = run.attack.end
    const body = run.bodyOf(side, after.steal, since)
    return { body, since, at: run.person(body) }
  }
  const spot = fromSideLine(run, play, run.person(ball.holder ?? smallOf(side)).x)
  ball.drop(since + 1.4 * k, { body: spot.thrower, grip: 'chest' }, [0, 1.6 * Math.sign(spot.from.y), 0])
  run.send(spot.thrower, since, { ...spot.from, at: since + 1.5 * k, until: since + 2.5 * k, speed: 6, isFirm: true })
  run.send(spot.catcher, since + 0.5 * k, { ...spot.to, at: since + 2.4 * k, until: since + 2.7 * k, speed: 5.5 })
  ball.side = side
  ball.end = run.attack.end
  ball.hold(since + 2.2 * k, 'hold')
  ball.throw(since + 2.65 * k, { body: spot.catcher, grip: 'chest' })
  return { body: spot.catcher, since: ball.now, at: spot.to }
}
