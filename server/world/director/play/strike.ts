// The shot itself, and its outcome.

import { ballRadius, type Place3 } from '../ball.ts'
import type { CornerCue, ShotCue } from '../cues.ts'
import { keeperOf, opponent, sideOf } from '../people.ts'
import { clamp, distance, pitch, towards } from '../pitch.ts'
import { step } from '../track.ts'
import { planShot } from './approach.ts'
import { celebrate } from './celebration.ts'
import { receive } from './passing.ts'
import { goalKick, planRestart } from './restart.ts'
import type { Run } from './run.ts'
import { type ShotPlan, shotEnd, shotTime } from './shot-plan.ts'

/** Sufficient speed of a ball struck in time, in metres per second. */
const mostSpeed = 30

/** Called each step: strikes at the last step from which the ball arrives on time. */
export function strikeInTime(run: Run): void {
  const cue = run.ballCue
  if (cue?.type === 'corner') {
    strikeOut(run, cue)
    return
  }
  const left = cue ? cue.at - run.t : 0
  if (cue?.type !== 'shot' || left > 6) return
  const plan = planShot(run)
  if (!plan || run.struck === cue) return
  const here = shotTime(plan, run.ball)
  const metres = distance(run.ball, shotEnd(plan, run.ball))
  const isLate = left - step < metres / mostSpeed && !isOnItsWay(run, plan)
  const isTheirs =
    (run.state.type === 'held' && run.state.body === cue.shooter) ||
    (run.state.type === 'dead' && run.state.restart?.taker === cue.shooter && run.state.restart.isReady)
  const isMet = run.state.type === 'moving' && run.state.to === cue.shooter && run.t >= run.state.until - 1e-6
  if (isLate || (isTheirs && left - step < here) || (isMet && left - step < here * 1.8)) strike(run, plan)
  else if (isMet) receive(run, cue.shooter)
}

/** Whether a pass reaches the shooter early enough. */
function isOnItsWay(run: Run, plan: ShotPlan): boolean {
  const leg = run.legs.at(-1)
  if (run.state.type !== 'moving' || run.state.to !== plan.cue.shooter || leg?.type !== 'flight') return false
  return distance(leg.to, shotEnd(plan, leg.to)) / mostSpeed < plan.cue.at - leg.t1 - step / 2
}

function strike(run: Run, plan: ShotPlan): void {
  const { cue } = plan
  const to = shotEnd(plan, run.ball)
  const isAir = run.ball.z > 1
  const long = distance(run.ball, to)
  run.act(cue.shooter, isAir ? 'head' : 'shoot', run.t, 0.5)
  run.fly(to, cue.at - run.t, isAir || long < 12 ? 'shot' : 'fly', { by: cue.shooter, done: null })
  run.side = cue.side
  run.struck = cue
  run.shots.push({ cue, struck: run.t, end: run.end(cue.side) })
  if (cue.end === 'blocked') {
    const blocker = run.nearest(opponent(cue.side), to)
    run.send(blocker.index, to, { at: cue.at, until: cue.at + 0.3 })
    run.act(blocker.index, 'tackle', cue.at - 0.15, 0.8)
    return
  }
  dive(run, plan, to)
}

/** The keeper dives: saves it, or falls an arm short. */
function dive(run: Run, { cue, target }: ShotPlan, to: Place3): void {
  const foes = opponent(cue.side)
  const keeper = run.body(keeperOf(foes))
  const end = run.end(cue.side)
  const side = Math.sign(to.y - keeper.y) || 1
  const short = cue.end === 'saved' ? 0.35 : cue.end === 'goal' ? 1.25 : 1.6
  const reachable = clamp(to.y - side * short, -3.6, 3.6)
  const most = (cue.at - run.t) * 4.4
  const y = keeper.y + clamp(reachable - keeper.y, -most, most)
  keeper.divesUntil = cue.at + 0.3
  run.send(keeper.index, { x: end * (pitch.x - 0.9), y }, { at: cue.at, until: cue.at + (cue.end === 'goal' ? 2.2 : 1), speed: 7 })
  if (Math.abs(to.y) < 6 && target.z < 3.4)
    run.act(keeper.index, 'dive', cue.at - Math.min(0.42, cue.at - run.t), cue.end === 'saved' ? 1.5 : 2.3, {
      dy: to.y - keeper.y,
      dz: to.z,
    })
}

/** Off a leg and over the goal line, at the time of the corner. */
function strikeOut(run: Run, cue: CornerCue): void {
  const left = cue.at - run.t
  if (run.struck === cue || left > 8) return
  const end = run.end(cue.side)
  const half = run.ball.y >= 0 ? 1 : -1
  const out = { x: end * (pitch.x + 0.35), y: half * clamp(Math.abs(run.ball.y) - 5, 7, 24), z: 0.4 }
  const metres = distance(run.ball, out)
  const isAttackers = run.state.type === 'held' && sideOf(run.state.body) === cue.side
  if (left - step > metres / (isAttackers || left > 3 ? 17 : mostSpeed)) return
  const by = run.state.type === 'held' ? run.state.body : null
  if (by !== null) run.act(by, 'kick', run.t, 0.4)
  const blocker = run.nearest(opponent(cue.side), towards(run.ball, out, Math.min(4, metres / 2)))
  run.act(blocker.index, 'tackle', run.t + 0.15, 0.7)
  run.send(blocker.index, towards(run.ball, out, Math.min(3, metres / 2)), { until: run.t + 1 })
  run.struck = cue
  run.fly(out, cue.at - run.t, metres > 22 ? 'fly' : 'shot', { by: blocker.index, done: null })
}
/** At the script's exact time: the ball is at the shot's end. */
export function resolveShot(run: Run, cue: ShotCue): void {
  const plan = run.shot
  run.shot = null
  if (!cue.inShootOut) run.free()
  if (!plan) return
  const end = run.end(cue.side)
  const at = { ...(run.legs.at(-1)?.type === 'flight' ? (run.legs.at(-1) as { to: Place3 }).to : run.ball) }
  run.ball = at
  if (cue.end === 'goal') {
    intoNet(run, cue, at, end)
    return
  }
  if (cue.inShootOut) {
    settle(run, cue, at, end)
    return
  }
  if (cue.end === 'saved') saved(run, cue, at, end)
  else if (cue.end === 'wide') {
    const beyond = { x: at.x + end * 3.6, y: at.y * 1.08, z: ballRadius }
    run.fly(beyond, toStep(run, cue.at, 0.7), at.z > 2 ? 'fly' : 'roll', {
      by: cue.shooter,
      t0: cue.at,
      done: () => goalKick(run, opponent(cue.side)),
    })
  } else if (cue.end === 'post') rebound(run, cue, at, { x: end * 41, y: clamp(at.y * 3, -18, 18) })
  else rebound(run, cue, at, { x: at.x - end * run.random.between(4, 9), y: at.y + run.random.between(-9, 9) })
}

/** Seconds from an exact time to a full step. */
function toStep(run: Run, t0: number, least: number): number {
  const steps = Math.ceil((t0 + least - run.track.start) / step)
  return run.track.start + steps * step - t0
}

function intoNet(run: Run, cue: ShotCue, at: Place3, end: 1 | -1): void {
  run.fly({ x: end * (pitch.x + 1.75), y: at.y + Math.sign(at.y) * 0.1, z: at.z * 0.95 }, 0.1, 'shot', {
    by: cue.shooter,
    t0: cue.at,
    done: null,
  })
  run.ball = { x: end * (pitch.x + 1.75), y: at.y + Math.sign(at.y) * 0.1, z: at.z * 0.95 }
  const down = { x: end * (pitch.x + 1.35), y: at.y * 0.98, z: ballRadius }
  run.fly(down, toStep(run, cue.at + 0.1, 0.8), 'drop', { by: null, t0: cue.at + 0.1, done: () => run.rest(down) })
  celebrate(run, cue, down)
}

/** A missed kick of the shoot-out. */
function settle(run: Run, cue: ShotCue, at: Place3, end: 1 | -1): void {
  const to = cue.end === 'saved' ? { x: end * 46, y: at.y * 2, z: ballRadius } : { x: at.x + end * 2.5, y: at.y * 1.05, z: ballRadius }
  run.fly(to, toStep(run, cue.at, 0.9), 'roll', { by: null, t0: cue.at, done: () => run.stop(null) })
  run.act(cue.shooter, 'deject', cue.at + 0.4, 6)
}

/** The side that the next cue needs in possession, if it follows soon. */
function neededSoon(run: Run, since: number): 'home' | 'away' | null {
  const next = run.cues[run.next]
  if (!next || next.at - since > 15) return null
  return next.type === 'shot' || next.type === 'corner' || next.type === 'foul' || next.type === 'offside' ? next.side : null
}

function saved(run: Run, cue: ShotCue, at: Place3, end: 1 | -1): void {
  const foes = opponent(cue.side)
  if (neededSoon(run, cue.at) === cue.side || cue.manner === 'penalty') {
    rebound(run, cue, at, { x: end * run.random.between(42, 46), y: (Math.sign(at.y) || 1) * run.random.between(10, 17) })
    return
  }
  const keeper = keeperOf(foes)
  const down = { x: end * (pitch.x - 1.1), y: at.y * 0.95, z: 0.35 }
  run.fly(down, toStep(run, cue.at, 0.2), 'shot', {
    by: keeper,
    t0: cue.at,
    done: () => {
      run.take(keeper, run.random.between(5, 8), true)
      run.act(keeper, 'hold', run.t + 1, 5)
      run.send(keeper, { x: end * 44, y: clamp(down.y, -8, 8) }, { until: run.t + 7, speed: 2.2 })
    },
  })
}

/** Off a leg or the frame, to the player needed next or the nearest. */
function rebound(run: Run, cue: ShotCue, at: Place3, to: { x: number; y: number }): void {
  const side = neededSoon(run, cue.at) ?? (run.random.chance(0.62) ? opponent(cue.side) : cue.side)
  const taker = run.nearest(side, to)
  const meet = towards(taker, to, Math.min(distance(taker, to), 4.5))
  const seconds = toStep(run, cue.at, Math.max(0.8, distance(at, meet) / 15))
  run.fly({ ...meet, z: ballRadius }, seconds, 'roll', {
    by: cue.shooter,
    to: taker.index,
    t0: cue.at,
    done: () => receive(run, taker.index),
  })
  run.send(taker.index, meet, { at: cue.at + seconds, until: cue.at + seconds + step / 2 })
}

/** The ball has crossed the goal line. */
export function giveCorner(run: Run, cue: CornerCue): void {
  const end = run.end(cue.side)
  const half = run.ball.y >= 0 ? 1 : -1
  const at = { ...run.ball }
  const flag = { x: end * (pitch.x - 0.25), y: half * (pitch.y - 0.25) }
  const from = run.t + 15
  run.fly({ x: at.x + end * 2.6, y: at.y + half * 0.6, z: ballRadius }, toStep(run, cue.at, 0.9), 'roll', {
    by: null,
    t0: cue.at,
    done: () => {
      const wing = run.nearest(cue.side, { x: end * 40, y: half * 30 }, shooterNext(run))
      planRestart(run, { type: 'corner', side: cue.side, ...flag, from, by: from + 8, taker: wing.index })
    },
  })
}
const shooterNext = (run: Run): number[] => {
  const next = run.cue
  return next?.type === 'shot' ? [next.shooter] : []
}
