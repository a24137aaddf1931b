// A possession from the first catch to its decision: passes are timed backwards from the release, and the release from the script's time,
// so that the ball is in the ring, on the rim or in other hands at exactly that millisecond.

import { opponent } from '../../director/people.ts'
import { clamp, distance, type Point } from '../../director/pitch.ts'
import { court, type End, ringOf } from './court.ts'
import { type Holder, rebounderOf, sendRebounder, throughNet } from './entry.ts'
import { shuffle } from './formation.ts'
import type { Decision, Possession, Shot } from './plays.ts'
import type { Run } from './run.ts'
import { ironPlace, isShot, type ShotPlan, shotPlan } from './shot.ts'

interface Finish {
  /** The deciding player; the ball leaves their hands then, and arrived `hold` seconds before. */
  body: number
  leaves: number
  hold: number
  helper: number | null
  shot: ShotPlan | null
  /** Metres that the player can have walked by then while the clock is stopped. */
  reach: number
}

const spotOf = (run: Run, body: number): Point => run.attack.spots[body % 5] as Point
const passTime = (from: Point, to: Point): number => clamp(0.16 + distance(from, to) / 12.5, 0.28, 1.5)

function finishOf(run: Run, decision: Decision, { begins, ends: at }: Possession): Finish {
  const { random, attack } = run
  const who = decision.kind === 'foul' ? decision.on : decision.player
  const body = run.bodyOf(attack.side, who, at)
  const plays = Math.max(run.t, begins)
  const reach = (plays - run.t) * 1.5 + (at - plays) * 5.5
  if (isShot(decision)) {
    const shot = shotPlan(decision, attack.end, spotOf(run, body), body % 5 === 4, random)
    const assist = decision.kind === 'points' ? decision.assist : null
    const helper = assist ? run.bodyOf(attack.side, assist, at) : null
    return { body, leaves: at - shot.flight, hold: shot.hold, helper: helper === body ? null : helper, shot, reach }
  }
  const leaves = decision.kind === 'foul' ? at : at - (decision.steal ? 0.34 : 0.5)
  return { body, leaves, hold: random.between(1.3, 2.1), helper: null, shot: null, reach }
}

/** Passes the ball from its holder to the deciding player, in as many passes as there is time for. */
function passAround(run: Run, holder: Holder, finish: Finish): void {
  const { ball, random, attack } = run
  const { body, helper } = finish
  const starter = ball.holder ?? holder.body
  const bring = Math.max(0, distance(holder.at, spotOf(run, starter)) - 2) / 5.6 + 0.5
  const first = holder.since + bring
  const usual = finish.leaves - finish.hold
  // With little time the pass arrives later than planned, over any distance.
  const direct = starter === body ? 0 : passTime(holder.at, spotOf(run, body))
  const latest = finish.leaves - (finish.shot?.flight === 0 ? 0.6 : 0.3)
  const caught = Math.max(usual, ball.now, Math.min(ball.now + direct, latest))
  const time = caught - first
  const chain = [starter]
  const count = Math.floor(time / 2.3)
  const team = [0, 1, 2, 3, 4].map((slot) => (attack.side === 'home' ? slot : slot + 5))
  for (let index = 0; index < count - 1; index += 1)
    chain.push(random.pick(team.filter((one) => one !== chain.at(-1) && !(index === count - 2 && one === (helper ?? body)))))
  if (helper !== null && chain.at(-1) !== helper && (time > 1.2 || chain.length > 1)) chain.push(helper)
  if (chain.at(-1) !== body) chain.push(body)
  const passes = chain.length - 1
  for (let index = 0; index < passes; index += 1) {
    const [from, to] = [chain[index], chain[index + 1]] as [number, number]
    const isLast = index === passes - 1
    const even = first + (time * (index + 0.35)) / passes + random.between(-0.2, 0.2)
    const arrives = isLast ? caught : Math.min(even, caught - 0.5 * (passes - index))
    const origin = index === 0 && time < 0.5 ? holder.at : spotOf(run, from)
    const flight = Math.min(passTime(origin, spotOf(run, to)), Math.max(0.12, arrives - ball.now))
    const leaves = Math.max(ball.now, arrives - flight)
    ball.hold(leaves, leaves - ball.now > 0.95 ? 'dribble' : 'hold')
    run.act(from, 'pass', ball.now, 0.4)
    ball.throw(Math.max(arrives, ball.now + 0.1), { body: to, grip: 'chest' }, random.chance(0.22) && flight < 0.6 ? 'bounce' : 'throw')
  }
  for (let at = first + 1; at < caught - 2.4; at += random.between(1.8, 2.8)) {
    const { spots } = attack
    run.plan(at, () => shuffle(spots, random))
  }
}

function moveShooter(run: Run, { body, leaves, hold, shot }: Finish): void {
  if (!shot) return
  const { ball } = run
  const caught = Math.max(leaves - hold, Math.min(ball.now, leaves - 0.3))
  const task = { ...shot.spot, until: leaves + shot.flight + 0.25, isFirm: true }
  if (shot.isCut) run.send(body, leaves - 1.9, { ...task, at: leaves - 0.02, speed: 6.4 })
  else if (hold < 1) run.send(body, Math.max(run.t, caught - 2.6), { ...task, at: caught, speed: 6.4 })
  else run.send(body, caught + 0.2, { ...task, at: leaves - 0.1, speed: 6.2 })
}

function blockedBy(run: Run, decision: Shot, finish: Finish, end: End): number | null {
  if (decision.kind !== 'miss' || !decision.by) return null
  const blocker = run.bodyOf(opponent(decision.side), decision.by, decision.at / 1000)
  const at = decision.at / 1000
  // From the side, so that the block touches the ball before it reaches the ring.
  const y = (finish.shot?.spot.y ?? 0) < 0 ? -0.75 : 0.75
  run.send(blocker, at - 1.5, { x: end * 0.3, y, at: null, until: at + 0.2, speed: 7, beside: finish.body })
  run.act(blocker, 'contest', at, 0.5)
  return blocker
}

function shoot(run: Run, decision: Shot, finish: Finish): void {
  const { ball, attack, random } = run
  const { end } = attack
  const at = decision.at / 1000
  const { body, leaves, hold, reach } = finish
  const isIn = decision.kind === 'points'
  const target = isIn ? ringOf(end) : ironPlace(end, random)
  const blocker = blockedBy(run, decision, finish, end)
  const guard = (body + 5) % 10
  if (blocker === null && decision.manner !== 'dunk') run.act(guard, 'contest', leaves + 0.14, 0.5)
  // A player who cannot reach the ring in time throws.
  const isFar = ball.now > leaves - 0.2 || Math.abs(run.person(body).x - end * court.ring) > reach
  if (decision.manner === 'dunk' && isIn && !isFar) {
    ball.hold(at - 0.6, hold > 1 ? 'dribble' : 'hold')
    run.act(body, 'dunk', at - 0.08, 0.6)
    ball.hold(at, 'dunk', target)
  } else {
    const isNear = decision.manner === 'layup' || decision.manner === 'dunk'
    const thrown = Math.min(leaves, at - 0.15)
    if (hold > 1) ball.hold(thrown - 0.45, 'dribble')
    ball.hold(thrown, 'raise', isNear ? 'reach' : 'release')
    run.act(body, isNear ? 'layup' : 'shoot', thrown, 0.5)
    ball.throw(at, blocker === null ? target : { body: blocker, grip: 'reach' })
  }
  attack.crashAt = leaves
  sendRebounder(run, decision, end)
  if (isIn && (decision.manner === 'dunk' || (decision.manner === 'three' && random.chance(0.7)))) run.act(body, 'celebrate', at + 0.5, 1.8)
}

function lose(run: Run, decision: Decision & { kind: 'turnover' }, { body, leaves }: Finish): void {
  const { ball, attack, random } = run
  const at = decision.at / 1000
  ball.hold(leaves, 'dribble')
  run.act(body, 'pass', ball.now, 0.4)
  if (decision.steal) {
    const thief = run.bodyOf(opponent(attack.side), decision.steal, at)
    const side = random.chance(0.5) ? 1 : -1
    run.send(thief, at - 1.8, { x: -attack.end * 0.9, y: side * 1.1, at: null, until: at + 0.1, speed: 7, beside: body })
    ball.throw(at, { body: thief, grip: 'chest' })
    return
  }
  const { x, y } = spotOf(run, body)
  ball.throw(at, { x: clamp(x + attack.end * 1.5, -13.4, 13.4), y: (y > 0 ? 1 : -1) * (court.y + 0.2), z: 0.5 })
}

function drawFoul(run: Run, decision: Decision & { kind: 'foul' }, { body }: Finish): void {
  const { ball, attack } = run
  const at = decision.at / 1000
  const offender = run.bodyOf(decision.side, decision.player, at)
  const { x, y } = run.person(body)
  const ring = ringOf(attack.end)
  const drive = { x: ring.x + (x - ring.x) * 0.2 - attack.end * 0.9, y: y * 0.25 + 0.4 }
  run.send(body, at - 1.1, { ...drive, at: at + 0.1, until: at + 0.4, speed: 5.2, isFirm: true })
  run.send(offender, at - 1.7, { x: attack.end * 0.55, y: 0.5, at: null, until: at + 0.3, speed: 7, beside: body })
  ball.hold(at - 0.3, 'dribble')
  ball.hold(at, 'hold')
  run.act(body, 'stumble', at, 0.9)
  run.act(offender, 'contest', at, 0.35)
  run.act(11, 'signal', at + 0.5, 2.2)
}

/** Minimum seconds for a play: with less time the ball is hurled from its position, or the decision is not visible. */
export const shortest = 1.8

/** Returns true if there was no time for more. */
export function hurl(run: Run, { after, decision, since, ends, side }: Possession): boolean {
  if (ends - since >= shortest) return false
  if (!decision) return true
  const { ball, attack } = run
  const isIn = decision.kind === 'points'
  const leaves = isIn ? since + (ends - since) * 0.3 : ends
  ball.side = side
  if (after?.kind === 'miss') ball.throw(Math.min(leaves, since + 0.72), { body: rebounderOf(run, after), grip: 'reach' })
  else if (ball.spot) ball.drop(leaves, null, throughNet(attack.end))
  ball.limit = Number.POSITIVE_INFINITY
  ball.hold(leaves, 'hold')
  if (isIn) ball.throw(ends, ringOf(attack.end))
  return true
}

/** Everything from the first catch on. */
export function attackWith(run: Run, play: Possession, holder: Holder): void {
  const { decision, ends } = play
  const { ball, attack } = run
  attack.pace = clamp(20 / Math.max(1, ends - holder.since - 1.5), 4.4, 7.3)
  attack.crashAt = Number.POSITIVE_INFINITY
  if (!decision) {
    ball.hold(ends, 'dribble')
    return
  }
  const finish = finishOf(run, decision, play)
  passAround(run, holder, finish)
  ball.limit = Number.POSITIVE_INFINITY
  moveShooter(run, finish)
  if (isShot(decision)) shoot(run, decision, finish)
  else if (decision.kind === 'turnover') lose(run, decision, finish)
  else drawFoul(run, decision, finish)
  // If the ball reaches its shooter too late, it is thrown from its current position.
  if (ball.now < ends)
    ball.throw(ends, isShot(decision) && decision.kind === 'points' ? ringOf(attack.end) : { body: finish.body, grip: 'chest' })
}
