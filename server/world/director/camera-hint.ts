// Where a camera points: at the ball with inertia, at celebrations, at the screen of a review; and when a goal is replayed.

import { playerBodies, refereeBody } from './people.ts'
import { clamp, ease, mix, type Point, pitch } from './pitch.ts'
import { ballAt, oncePerPlan, type Plan, type Shot, stretchAt } from './plan.ts'
import type { CameraHint, Replay } from './scene.ts'

/** Seconds after a goal at which its replay begins, its length, and its speed factor. */
const replayAfter = 15.5
const replayLength = 11
const slowness = 0.5
/** Seconds before the goal at which the replay starts. */
const replayLead = 4.1
/** Duration of a wipe in seconds. */
const wipeTime = 0.72

/** The last goal from play before a time. */
function goalBefore({ shots }: Plan, t: number): Shot | null {
  return shots.findLast(({ cue }) => cue.at <= t && cue.end === 'goal' && !cue.inShootOut) ?? null
}

/** A goal is replayed if nothing happens meanwhile. */
function hasReplay({ cues }: Plan, { cue }: Shot): boolean {
  return !cues.some(({ at }) => at > cue.at && at < cue.at + replayAfter + replayLength + 3)
}

export function replayAt(plan: Plan, t: number): { replay: Replay | null; wipe: number | null } {
  const goal = goalBefore(plan, t)
  if (!goal || !hasReplay(plan, goal)) return { replay: null, wipe: null }
  const since = t - goal.cue.at - replayAfter
  const edge = Math.abs(since) < wipeTime / 2 ? since : Math.abs(since - replayLength) < wipeTime / 2 ? since - replayLength : null
  const wipe = edge === null ? null : edge / wipeTime + 0.5
  if (since < 0 || since >= replayLength) return { replay: null, wipe }
  const shown = goal.cue.at - replayLead + since * slowness
  return { replay: { t: plan.match.start + Math.round(shown * 1000), camera: 'goal', end: goal.end }, wipe }
}

/** Leader of the celebration of each goal. */
const leaders = oncePerPlan((plan) => {
  const leading = plan.acts.flatMap((list) => list.filter(({ type, dy }) => type === 'celebrate' && dy === 1))
  return new Map(
    plan.shots.flatMap((shot): [Shot, number][] => {
      const lead = leading.find(({ at }) => Math.abs(at - shot.cue.at - 0.5) < 0.1)
      return lead ? [[shot, lead.body]] : []
    }),
  )
})

/** Weighted mean of the ball's position around the time, past seconds weighing most: like an operator's arm. */
function followed(plan: Plan, t: number): Point {
  let [x, y, sum] = [0, 0, 0]
  for (let n = -7; n <= 4; n += 1) {
    const weight = 1 - Math.abs(n + 1) / 8
    const ball = ballAt(plan, t + n * 0.26)
    x += clamp(ball.x, -52, 52) * weight
    y += clamp(ball.y, -34, 34) * weight
    sum += weight
  }
  return { x: x / sum, y: y / sum }
}

/** While the ball is off the pitch, the camera follows the people. */
function people(plan: Plan, t: number): Point {
  const { track } = stretchAt(plan, t)
  let [x, y] = [0, 0]
  for (let body = 0; body < playerBodies; body += 1) {
    const who = track.motion(body, t)
    x += clamp(who.x, -40, 40) / playerBodies
    y += who.y / playerBodies
  }
  return { x, y }
}
function withPeople(plan: Plan, t: number, at: Point): Point {
  const { leg } = ballAt(plan, t)
  if (leg.type !== 'rest' || Math.abs(leg.x) < pitch.x) return at
  const share = ease((t - leg.t0 - 5) / 6) * ease((leg.t1 - t) / 3)
  if (share === 0) return at
  const middle = people(plan, t)
  return { x: mix(at.x, middle.x, share), y: mix(at.y, middle.y, share) }
}

export function cameraHintAt(plan: Plan, t: number): CameraHint {
  const { replay, wipe } = replayAt(plan, t)
  const base = withPeople(plan, t, followed(plan, t))
  let zoom = 1 + clamp((Math.abs(base.x) - 22) / 30, 0, 1) * 0.14
  let { x, y } = base
  const goal = goalBefore(plan, t)
  if (goal && t - goal.cue.at < replayAfter + 1 && hasReplay(plan, goal)) {
    const since = t - goal.cue.at
    const lead = leaders(plan).get(goal)
    if (lead !== undefined) {
      const near = ease((since - 1.4) / 2.4)
      const who = stretchAt(plan, t).track.motion(lead, t)
      x = mix(x, who.x, near)
      y = mix(y, who.y, near)
      zoom = mix(zoom, 2.1, ease((since - 2) / 3.5))
    }
  }
  const screen = plan.acts[refereeBody]?.find((act) => act.type === 'screen' && act.at - 2 < t && t < act.at + act.length + 1)
  if (screen) {
    const near = ease((t - screen.at + 2) / 2) * (1 - ease((t - screen.at - screen.length) / 1))
    const who = stretchAt(plan, t).track.motion(refereeBody, t)
    x = mix(x, who.x, near)
    y = mix(y, who.y, near)
    zoom = mix(zoom, 2.2, near)
  }
  return { x, y, zoom, replay, wipe }
}
