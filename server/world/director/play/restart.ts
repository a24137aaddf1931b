// A dead ball is brought to its spot, and a taker puts it back into play.
import type { Side } from '../../../../contract/match/match-row.ts'
import { ballRadius } from '../ball.ts'
import { keeperOf, opponent } from '../people.ts'
import { clamp, distance, type Point, penaltySpot, pitch, towards } from '../pitch.ts'
import { step } from '../track.ts'
import { choose, pass, passTime, receive } from './passing.ts'
import type { Restart, Run } from './run.ts'
import { crowdBox, makeRoom, standForKickOff, standForPenalty, wall } from './set-piece.ts'
import { shotTime } from './shot-plan.ts'

/** Whether the ball must be in play soon, to reach the next cue in time: the farther, the sooner. */
function isHurried(run: Run): boolean {
  const { cue } = run
  const far = cue && (cue.type === 'shot' || cue.type === 'corner') ? pitch.x - run.u(cue.side, run.ball) : 0
  return run.leftForPlay < 8 + far / 13
}
/** Seconds that the ball is held up before a throw-in. */
const lifted = 1.2

type Plan = Omit<Restart, 'isReady' | 'taker'> & { taker?: number }

export function planRestart(run: Run, plan: Plan): void {
  const { side, type } = plan
  const isKeepers = type === 'goal-kick' || type === 'keeper'
  const taker = plan.taker ?? (isKeepers ? keeperOf(side) : run.nearest(side, plan).index)
  const restart: Restart = { ...plan, taker, isReady: distance(run.ball, plan) < 0.3 && run.ball.z < 0.5 }
  run.side = side
  run.stop(restart)
  if (type === 'corner') crowdBox(run, restart)
  else if (type === 'penalty') standForPenalty(run, restart)
  else if (type === 'kick-off') standForKickOff(run, restart)
}

export function throwIn(run: Run, side: Side, at: Point): void {
  const from = run.t + run.random.between(5, 9)
  planRestart(run, { type: 'throw-in', side, x: at.x, y: Math.sign(at.y) * (pitch.y + 0.15), from, by: from + 5 })
}
export function goalKick(run: Run, side: Side): void {
  const y = run.random.chance(0.5) ? 5 : -5
  const from = run.t + run.random.between(9, 14)
  planRestart(run, { type: 'goal-kick', side, x: -run.end(side) * (pitch.x - 5.5), y, from, by: from + 4 })
}

/** Whether the next shot is the restart itself. */
function isShotItself(run: Run, { type, side }: Restart): boolean {
  const { cue } = run
  if (cue?.type !== 'shot' || cue.side !== side) return false
  return (cue.manner === 'free-kick' && type === 'free-kick') || (cue.manner === 'penalty' && type === 'penalty')
}

function bringBall(run: Run, restart: Restart): void {
  if (restart.isReady || run.t < restart.from - 6) return
  const metres = distance(run.ball, restart)
  if (metres < 0.05) {
    restart.isReady = true
    return
  }
  const seconds = Math.max(2, Math.round(Math.max(0.6, metres / 11) / step)) * step
  run.fly({ x: restart.x, y: restart.y, z: ballRadius }, seconds, metres > 16 ? 'fly' : 'roll', {
    by: null,
    done: () => {
      restart.isReady = true
      run.rest({ x: restart.x, y: restart.y, z: ballRadius })
      run.stop(restart)
    },
  })
}

/** Where a taker waits: behind the ball, relative to its direction. */
function waitingPlace(run: Run, restart: Restart): Point {
  const end = run.end(restart.side)
  if (restart.type === 'throw-in') return { x: restart.x, y: restart.y + Math.sign(restart.y) * 0.25 }
  if (restart.type === 'corner') return { x: restart.x + end * 0.4, y: restart.y + Math.sign(restart.y) * 0.8 }
  const back = isShotItself(run, restart) ? 3.4 : 0.9
  return { x: restart.x - end * back, y: restart.y + (isShotItself(run, restart) ? back * 0.4 * Math.sign(restart.y || 1) : 0) }
}

/** Called each step while the ball is dead. */
export function awaitRestart(run: Run): void {
  if (run.state.type !== 'dead' || !run.state.restart) return
  const { restart } = run.state
  const taker = run.body(restart.taker)
  if (taker.isOut) restart.taker = run.nearest(restart.side, restart).index
  const isShot = isShotItself(run, restart)
  if (isShot && run.cue?.type === 'shot') restart.taker = run.cue.shooter
  const place = waitingPlace(run, restart)
  const run1 = isShot && run.left < 3.2 ? { x: restart.x - run.end(restart.side) * 0.5, y: restart.y } : place
  run.send(restart.taker, run1, { until: run.t + step * 1.5, speed: isShot && run.left < 3.2 ? 5 : run.t > restart.from - 3 ? 6.5 : 3.6 })
  if (restart.type === 'free-kick' && restart.isReady) {
    makeRoom(run, restart)
    if (isShot) wall(run, restart)
  }
  bringBall(run, restart)
  if (isShot || run.state.type !== 'dead') return
  const isSoon = isHurried(run)
  const isForced = isSoon || run.t >= restart.by
  if (!isSoon && run.t < run.holdUntil) return
  if (restart.type === 'corner' && isCrossOfShot(run)) {
    if (run.shot && run.cue && run.cue.at - shotTime(run.shot, run.shot.spot) - crossTime(restart, run.shot.spot) <= run.t + step / 2)
      cross(run, restart)
    return
  }
  const isThere = distance(taker, place) < 1.3
  if (restart.type === 'throw-in' && restart.isReady && isThere && run.t >= restart.from - lifted) {
    run.take(restart.taker, lifted, true)
    return
  }
  if (run.t < restart.from && !isSoon) return
  if (isForced ? restart.isReady || isSoon : restart.isReady && isThere) execute(run, restart)
}

const isCrossOfShot = (run: Run): boolean => run.cue?.type === 'shot' && run.cue.manner === 'corner'
const crossTime = (from: Point, to: Point): number => Math.max(4, Math.round((0.55 + distance(from, to) / 28) / step)) * step

function cross(run: Run, restart: Restart): void {
  const plan = run.shot
  if (!plan) return
  const shooter = run.body(plan.cue.shooter)
  const spot = { x: plan.spot.x, y: plan.spot.y }
  const seconds = crossTime(restart, spot)
  const reached = towards(shooter, spot, Math.min(distance(shooter, spot), seconds * 6))
  run.act(restart.taker, 'kick', run.t, 0.4)
  run.ball = { x: run.ball.x, y: run.ball.y, z: ballRadius }
  pass(run, plan.cue.shooter, reached, { seconds, high: true, z: plan.isHeader ? 2.05 : 0.9, done: null })
}

/** From the flag into the box, where a defender heads it away. */
function clearedCorner(run: Run, restart: Restart): void {
  const end = run.end(restart.side)
  const foes = opponent(restart.side)
  const spot = { x: end * run.random.between(44, 47), y: run.random.between(-4, 4) }
  const defender = run.nearest(foes, spot)
  const seconds = crossTime(restart, spot)
  run.act(restart.taker, 'kick', run.t, 0.4)
  pass(run, defender.index, spot, {
    seconds,
    high: true,
    z: 2.05,
    done: () => {
      run.free()
      run.act(defender.index, 'head', run.t, 0.4)
      run.side = foes
      const side = run.random.chance(0.5) ? foes : restart.side
      const away = { x: end * run.random.between(24, 32), y: run.random.between(-16, 16) }
      const to = run.nearest(side, away, [defender.index])
      pass(run, to.index, towards(to, away, Math.min(5, distance(to, away))), { seconds: 1.6, high: true })
    },
  })
}

function execute(run: Run, restart: Restart): void {
  const { side, type } = restart
  const end = run.end(side)
  const taker = run.body(restart.taker)
  if (type === 'corner') {
    clearedCorner(run, restart)
    return
  }
  run.free()
  if (type === 'kick-off') {
    const back = run.nearest(side, { x: -end * 10, y: 4 }, [taker.index])
    run.act(taker.index, 'kick', run.t, 0.4)
    pass(run, back.index, { x: back.x + end, y: back.y }, { seconds: passTime(distance(back, run.ball), false) })
    return
  }
  run.act(taker.index, 'kick', run.t, 0.4)
  distribute(run, taker.index, type === 'goal-kick' ? 0.5 : 0.2)
}

/** Plays it to a free teammate, or long. */
export function distribute(run: Run, by: number, long: number): void {
  const body = run.body(by)
  const side = by < 11 ? 'home' : 'away'
  const end = run.end(side)
  const most = isHurried(run) ? Math.max(0.8, run.leftForPlay - 5) : 3.2
  if (run.random.chance(long) && most > 2.6) {
    const far = { x: clamp(body.x + end * run.random.between(42, 56), -40, 40), y: run.random.between(-20, 20) }
    const to = run.nearest(run.random.chance(0.6) ? side : opponent(side), far, [by])
    pass(run, to.index, towards(to, far, Math.min(4, distance(to, far))), { high: true, z: 1.9, done: () => receive(run, to.index) })
    return
  }
  const choice = choose(run, body, { most })
  if (choice) pass(run, choice.to, choice.at)
  else {
    const mate = run.nearest(side, body, [by])
    pass(run, mate.index, { x: mate.x, y: mate.y })
  }
}

/** The keeper throws the ball, or kicks it out of the hands. */
export function release(run: Run): void {
  if (run.state.type !== 'held') return
  const { body, decideAt } = run.state
  const isForced = isHurried(run)
  if (run.t < decideAt && !isForced) return
  if (run.t < run.holdUntil && !isForced) return
  if (body % 11 === 0) {
    distribute(run, body, 0.45)
    return
  }
  run.ball = { ...run.ball, z: 2.1 }
  const one = run.body(body)
  const choice = choose(run, one, { most: 1.6 })
  const mate = run.nearest(body < 11 ? 'home' : 'away', { x: one.x, y: one.y - Math.sign(one.y) * 8 }, [body])
  const near =
    choice && distance(one, choice.at) < 22 ? choice : { to: mate.index, at: towards(one, mate, Math.min(16, distance(one, mate))) }
  pass(run, near.to, near.at, { seconds: Math.max(0.8, Math.round(distance(one, near.at) / 10 / step) * step), high: true, act: 'throw' })
}

/** The penalty spot in front of the goal that a side attacks. */
export const spotOf = (run: Run, side: Side): Point => ({ x: run.end(side) * (pitch.x - penaltySpot), y: 0 })
