// The approach to a cue: the player who needs the ball gets it, near where the cue must happen.
import type { Side } from '../../../../contract/match/match-row.ts'
import { ballRadius } from '../ball.ts'
import type { CornerCue, Cue, FoulCue, OffsideCue, ShotCue } from '../cues.ts'
import { opponent, sideOf } from '../people.ts'
import { clamp, distance, mix, type Point, towards } from '../pitch.ts'
import { step } from '../track.ts'
import { dribble, playOn } from './free-play.ts'
import { choose, lose, outOverTouchline, pass, passTime } from './passing.ts'
import { throwIn } from './restart.ts'
import type { Run } from './run.ts'
import { offsideLine } from './shape.ts'
import { type ShotPlan, shotPlanOf, shotTime } from './shot-plan.ts'

/** Seconds before a cue from which a side must have the ball. */
const leads: Partial<Record<Cue['type'], number>> = { shot: 14, corner: 10, foul: 9, offside: 11 }
/** Seconds before a shot in which the last passes are played. */
const finish = 7.5

export function wantedSide(run: Run): Side | null {
  const { cue } = run
  if (!cue || run.left > (leads[cue.type] ?? 0)) return null
  return 'side' in cue && cue.type !== 'kick-off' ? cue.side : null
}

/** The plan of the next shot, once it is near. */
export function planShot(run: Run): ShotPlan | null {
  const cue = run.ballCue
  if (cue?.type !== 'shot' || cue.at - run.t > 40) return null
  if (run.shot?.cue !== cue) run.shot = shotPlanOf(cue, run.end(cue.side), run.random)
  return run.shot
}

/** Sends players of upcoming cues ahead. Called each step. */
export function prepare(run: Run): void {
  const { cue } = run
  if (!cue) return
  if (cue.type === 'shot') prepareShot(run, cue)
  else if (cue.type === 'foul' && run.left < 8) prepareFoul(run, cue)
  else if (cue.type === 'offside' && run.left < 5) prepareOffside(run, cue)
}

function prepareShot(run: Run, cue: ShotCue): void {
  const plan = planShot(run)
  if (!plan || run.left > 9 || cue.manner === 'penalty' || cue.manner === 'free-kick' || cue.manner === 'corner') return
  const end = run.end(cue.side)
  const shooter = run.body(cue.shooter)
  const line = offsideLine(run.people, cue.side, end, run.ball.x)
  if (run.holder !== cue.shooter && !(shooter.task && shooter.task.at !== null)) {
    const back = cue.manner === 'own' ? 1 : 7
    const wait = { x: plan.spot.x - end * back, y: plan.spot.y * 0.9 }
    if (cue.manner !== 'own') wait.x = Math.min(wait.x * end, line - 0.6) * end
    run.send(cue.shooter, wait, { until: run.t + step * 1.5, speed: 6.8 })
  }
  const { helper } = cue
  if (helper !== null && run.holder !== helper && !(run.body(helper).task && run.body(helper).task?.at !== null))
    run.send(helper, helperPlace(run, plan, helper), { until: run.t + step * 1.5, speed: 6.4 })
}

function helperPlace(run: Run, plan: ShotPlan, helper: number): Point {
  const end = run.end(plan.cue.side)
  const half = run.body(helper).y >= plan.spot.y ? 1 : -1
  if (plan.isHeader || plan.cue.manner === 'tap') return { x: end * 43, y: half * 21 }
  return { x: plan.spot.x - end * 12, y: clamp(plan.spot.y + half * 9, -28, 28) }
}

function prepareFoul(run: Run, cue: FoulCue): void {
  const victim = run.body(cue.victim)
  const offender = run.body(cue.offender)
  if (run.left < 2.4 || distance(victim, offender) < 7)
    run.send(cue.offender, { x: -run.end(cue.side) * 0.2, y: 0.95 }, { until: run.t + step * 1.5, speed: 7.6, beside: cue.victim })
  else run.send(cue.offender, towards(victim, offender, 4), { until: run.t + step * 1.5, speed: 6.4 })
  if (run.holder !== cue.victim && !(victim.task && victim.task.at !== null))
    run.send(cue.victim, foulPlace(run, cue), { until: run.t + step * 1.5, speed: 5.6 })
}

function foulPlace(run: Run, cue: FoulCue): Point {
  const end = run.end(cue.side)
  const [victim, offender] = [run.body(cue.victim), run.body(cue.offender)]
  const between = { x: mix(victim.x, offender.x, 0.35), y: mix(victim.y, offender.y, 0.35) }
  if (cue.spot === 'box') return { x: end * 42, y: clamp(between.y, -13, 13) }
  if (cue.spot === 'range') return { x: end * 30, y: clamp(between.y, -13, 13) }
  // Outside the box, where it would be a penalty.
  return { x: end * clamp(between.x * end, -44, 34), y: clamp(between.y, -28, 28) }
}

function prepareOffside(run: Run, cue: OffsideCue): void {
  const end = run.end(cue.side)
  const line = offsideLine(run.people, cue.side, end, run.ball.x)
  const runner = run.body(cue.runner)
  const beyond = run.left < 2.6 ? 3.5 : -0.8
  if (run.holder !== cue.runner && !(runner.task && runner.task.at !== null))
    run.send(cue.runner, { x: clamp((line + beyond) * end, -48, 48), y: runner.y }, { until: run.t + step * 1.5, speed: 7.4 })
}

/** The holder's action towards the next cue; returns false while there is none. */
export function approach(run: Run): boolean {
  const { cue } = run
  if (run.state.type !== 'held' || !cue) return false
  if (cue.type === 'injury' || cue.type === 'change') return playOutFor(run, cue.type)
  const side = wantedSide(run)
  if (!side) return false
  if (sideOf(run.state.body) !== side) {
    if (run.t >= run.state.since + 0.6) lose(run, side)
    return true
  }
  if (cue.type === 'shot') approachShot(run, cue)
  else if (cue.type === 'corner') approachCorner(run, cue)
  else if (cue.type === 'foul') approachFoul(run, cue)
  else if (cue.type === 'offside') approachOffside(run, cue)
  return true
}

/** The ball must be out for a substitution. */
function playOutFor(run: Run, type: 'injury' | 'change'): boolean {
  if (type !== 'change' || run.left > 3 || run.state.type !== 'held' || run.state.body % 11 === 0) return false
  const by = run.state.body
  outOverTouchline(run, by, (at) => throwIn(run, opponent(sideOf(by)), at))
  return true
}

/** A pass that `to` meets on the way to a point, as far as they get. */
function passOnTheRun(run: Run, to: number, goal: Point, seconds: number, options: { z?: number; high?: boolean; done?: null } = {}): void {
  const mate = run.body(to)
  const most = Math.max(0.5, (seconds - 0.35) * 6.6)
  const at = towards(mate, goal, Math.min(most, distance(mate, goal)))
  pass(run, to, at, { seconds, ...options })
}

const inSteps = (seconds: number): number => Math.max(2, Math.floor(seconds / step + 1e-6)) * step

function approachShot(run: Run, cue: ShotCue): void {
  const plan = planShot(run)
  if (run.state.type !== 'held' || !plan) return
  const carrier = run.body(run.state.body)
  const shooter = run.body(cue.shooter)
  const held = run.t - run.state.since
  const left = run.left - shotTime(plan, plan.spot)
  if (carrier === shooter) {
    if (left > 3.4 && cue.manner !== 'counter' && held > 0.4) {
      const to = cue.helper ?? run.nearest(cue.side, carrier, [cue.shooter]).index
      const mate = run.body(to)
      const seconds = passTime(distance(mate, carrier))
      if (left - seconds > 2.4) {
        pass(run, to, run.ahead(mate, seconds), { seconds })
        return
      }
    }
    run.send(cue.shooter, plan.spot, { at: run.t + Math.max(left, 0.4), until: run.t + step * 1.5, speed: 6.6 })
    return
  }
  const meet = plan.dribble > 0.2 ? { x: plan.spot.x - run.end(cue.side) * plan.dribble * 4.2, y: plan.spot.y } : plan.spot
  const reached = towards(shooter, meet, Math.min(distance(shooter, meet), 6 * Math.max(0.6, left - plan.dribble)))
  const flight = passTime(distance(run.ball, reached), plan.isHeader || undefined)
  const spare = run.left - strikeTime(plan, reached) - plan.dribble - flight
  const { helper } = cue
  if (helper !== null && carrier.index !== helper) {
    const mate = run.body(helper)
    const seconds = passTime(distance(mate, carrier))
    const after = passTime(distance(mate, meet))
    if (left - seconds - after - plan.dribble > 0.5) {
      if (left > finish && held < 0.8) dribble(run, carrier, 3, 0.6, plan.spot)
      else if (left > finish + 2.5) playOn(run, { hint: plan.spot, isSafe: true, most: Math.min(2.4, left - finish) })
      else pass(run, helper, run.ahead(mate, seconds), { seconds })
      return
    }
  }
  if (spare <= step * 1.5) {
    finalPass(run, plan, meet, left)
    return
  }
  if (spare > 3.2 && run.t >= run.state.decideAt) {
    const choice = choose(run, carrier, { hint: plan.spot, most: Math.min(2, spare - 1.2), but: [cue.shooter] })
    const onward = choice && passTime(distance(carrier, choice.at)) + passTime(distance(choice.at, reached)) + plan.dribble
    if (choice && onward !== null && onward < left - 0.9) {
      pass(run, choice.to, choice.at)
      return
    }
  }
  if (!carrier.task) dribble(run, carrier, 3.2, 0.8, carrier.index === helper ? helperPlace(run, plan, carrier.index) : plan.spot)
}

/** Maximum speed of the ball after a first touch, in metres per second. */
const firstTouch = 21

/** Seconds from the last touch to the goal. */
const strikeTime = (plan: ShotPlan, reached: Point): number =>
  plan.dribble > 0 ? shotTime(plan, plan.spot) : Math.max(shotTime(plan, plan.spot), distance(reached, plan.target) / firstTouch)

function finalPass(run: Run, plan: ShotPlan, meet: Point, left: number): void {
  const { cue, dribble: held } = plan
  if (held > 0) {
    passOnTheRun(run, cue.shooter, meet, inSteps(Math.max(0.6, left - held)))
    return
  }
  // A shooter who does not get as far as planned shoots from farther away, and gets the ball that much sooner.
  const shooter = run.body(cue.shooter)
  const reached = towards(shooter, plan.spot, Math.min(distance(shooter, plan.spot), Math.max(0.5, left - 0.35) * 6.6))
  const z = plan.isHeader ? 2.05 : cue.manner === 'own' ? 0.4 : ballRadius
  passOnTheRun(run, cue.shooter, plan.spot, inSteps(Math.max(0.6, run.left - strikeTime(plan, reached))), {
    z,
    high: plan.isHeader || cue.manner === 'own',
    done: null,
  })
}

function approachCorner(run: Run, cue: CornerCue): void {
  if (run.state.type !== 'held') return
  const carrier = run.body(run.state.body)
  const end = run.end(cue.side)
  const half = carrier.y >= 0 ? 1 : -1
  const wing = { x: end * 46, y: half * 19 }
  const u = run.u(cue.side, carrier)
  if (run.left > 3.5 && u < 30) {
    playOn(run, { hint: wing, isSafe: true, most: run.left - 3 })
    return
  }
  run.send(carrier.index, wing, { until: run.t + step * 1.5, speed: 5.4 })
}

function approachFoul(run: Run, cue: FoulCue): void {
  if (run.state.type !== 'held') return
  const carrier = run.body(run.state.body)
  const victim = run.body(cue.victim)
  if (carrier === victim) {
    if (run.left > 5.5) playOn(run, { isSafe: true, most: 1.4 })
    else run.send(cue.victim, foulPlace(run, cue), { until: run.t + step * 1.5, speed: run.left < 1.2 ? 3.4 : 4.6 })
    return
  }
  const seconds = passTime(distance(victim, carrier))
  if (run.left < seconds + 2.6)
    passOnTheRun(run, cue.victim, foulPlace(run, cue), Math.min(seconds, inSteps(Math.max(0.6, run.left - 0.4))))
  else playOn(run, { hint: foulPlace(run, cue), isSafe: true, most: Math.max(0.8, run.left - seconds - 1.5) })
}

function approachOffside(run: Run, cue: OffsideCue): void {
  if (run.state.type !== 'held') return
  const carrier = run.body(run.state.body)
  const runner = run.body(cue.runner)
  const end = run.end(cue.side)
  if (carrier === runner) {
    const mate = run.nearest(cue.side, { x: carrier.x - end * 9, y: carrier.y }, [cue.runner])
    pass(run, mate.index, { x: mate.x, y: mate.y })
    return
  }
  const ahead = { x: clamp(runner.x + end * 9, -47, 47), y: clamp(runner.y * 0.85, -26, 26) }
  const seconds = Math.min(1.8, passTime(distance(ahead, carrier)))
  if (run.left <= seconds + 0.1) passOnTheRun(run, cue.runner, ahead, inSteps(Math.max(0.6, run.left)))
  else if (run.left > 4.5) playOn(run, { isSafe: true, most: run.left - 3, hint: { x: 0, y: 0 } })
  else if (!carrier.task) dribble(run, carrier, 2.5, 0.8)
}
