// The basketball director: returns the scene of a simulated match at any time. Pure: the same match and time give the same scene,
// regardless of earlier calls.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { SimMatch } from '../../../feed/simulator/model.ts'
import { clamp } from '../../director/pitch.ts'
import { lengthOf } from '../../length.ts'
import type { Leg } from './ball.ts'
import { boardAt, incidentIndexAt } from './board.ts'
import { cameraHintAt } from './camera-hint.ts'
import { type End, playerBodies, refereeBodies, tunnelMouth } from './court.ts'
import type { Wearer } from './lineups.ts'
import { moodAt } from './mood.ts'
import { overlaysAt } from './overlay.ts'
import { ballAt, oncePerPlan, type Plan, planOf, type Stretch, stretchAt } from './plan.ts'
import type { Act } from './run.ts'
import type { Action, Hold, Person, Player, Scene } from './scene.ts'
import { warmUpAt, warmUpBalls } from './warm-up.ts'

/** Seconds before age 0 in which a body prepares: bends its knees, takes off. */
const prepares = 0.55

function actionAt(plan: Plan, body: number, t: number): Action | null {
  const list = plan.acts[body] ?? []
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] as Act).at - prepares <= t) low = middle + 1
    else high = middle
  }
  for (let index = low - 1; index >= Math.max(0, low - 4); index -= 1) {
    const { type, at, length } = list[index] as Act
    const age = t - at
    if (age <= length && (age >= 0 || type === 'shoot' || type === 'layup' || type === 'dunk' || age > -0.3)) return { type, age, length }
  }
  return null
}

/** Runners face their direction, standing people face the ball. */
function facingOf(x: number, y: number, vx: number, vy: number, ball: { x: number; y: number }): number {
  const speed = lengthOf(vx, vy)
  const toBall = Math.atan2(ball.y - y, ball.x - x)
  if (speed < 0.4) return toBall
  const share = clamp((speed - 0.4) / 2.2, 0, 1)
  const turn = Math.atan2(vy, vx) - toBall
  return toBall + Math.atan2(Math.sin(turn), Math.cos(turn)) * share
}

function personOf(plan: Plan, stretch: Stretch, body: number, t: number, focus: { x: number; y: number }, seed: number): Person {
  const isFirst = stretch === plan.stretches[0] && t < stretch.start
  const warming = isFirst ? warmUpAt(body, plan.begins - t, endOfBody(plan, body)) : null
  const { x, y, vx, vy } = warming ?? stretch.track.motion(body, t)
  const isStill = !warming && (t < stretch.start || t > stretch.end)
  const [sx, sy] = isStill ? [0, 0] : [vx, vy]
  const stride = warming ? t * 8 + body : stretch.track.stride(body, t)
  return { x, y, vx: sx, vy: sy, facing: facingOf(x, y, sx, sy, focus), stride, action: actionAt(plan, body, t), seed }
}
const endOfBody = (plan: Plan, body: number): End => plan.endOf(body < 5 ? 'home' : 'away', plan.begins)

function seedOf(id: string): number {
  let sum = 7
  for (let index = 0; index < id.length; index += 1) sum = (Math.imul(sum, 31) + id.charCodeAt(index)) >>> 0
  return sum
}

/** Seconds that a net swings. */
const swings = 1.1
function netsAt(plan: Plan, t: number): Scene['nets'] {
  const nets: Scene['nets'] = { left: null, right: null }
  for (let index = incidentIndexAt(plan, t); index >= 0; index -= 1) {
    const incident = plan.play.incidents[index]
    const since = t - (incident?.at ?? 0) / 1000
    if (!incident || since > swings) break
    if (incident.kind === 'points') nets[plan.endOf(incident.side, incident.at / 1000) < 0 ? 'left' : 'right'] ??= since
  }
  return nets
}

/** The wearer of each shirt over time, each with the seed of their appearance. */
const worn = oncePerPlan(({ lineups }) =>
  lineups.wearers.map((list) => list.map(({ from, player }): Wearer & { seed: number } => ({ from, player, seed: seedOf(player.id) }))),
)

/** Whether a period is in progress, including stoppages. */
const playedAt = ({ periods }: Plan, t: number): boolean => periods.some(({ begins, ends }) => t >= begins && t < ends)

const handsOn = (leg: Leg, body: number): Hold | null => (leg.type === 'held' && leg.body === body ? leg.hold : null)

function playersAt(plan: Plan, stretch: Stretch, t: number, ball: { x: number; y: number; leg: Leg }, possession: Side | null): Player[] {
  const players: Player[] = []
  const end = possession ? plan.endOf(possession, t) : 1
  for (let body = 0; body < playerBodies; body += 1) {
    const { player, seed } = (worn(plan)[body] ?? []).findLast(({ from }) => from <= t) as Wearer & { seed: number }
    const side = body < 5 ? 'home' : 'away'
    const isResting = Math.abs(stretch.track.motion(body, t).y) > 7.55 && Math.abs(stretch.track.motion(body, t).x) < 12
    const coach = { x: body < 5 ? -7.6 : 7.6, y: -8.05 }
    const { x, y, vx, vy, facing, stride, action } = personOf(plan, stretch, body, t, isResting && !possession ? coach : ball, seed)
    const { id, number, name, position: role } = player
    const isGuarding = possession !== null && possession !== side && x * end > 3.5 && lengthOf(vx, vy) < 3.4
    const hold = handsOn(ball.leg, body)
    players.push({
      x,
      y,
      vx,
      vy,
      facing,
      stride,
      action,
      seed,
      id,
      side,
      number,
      name,
      role,
      hold,
      isGuarding,
      isResting,
      isVisible: x > tunnelMouth,
    })
  }
  return players
}

/** `t` in product milliseconds, unrestricted: the match may be long over or not started. */
export function sceneAt(match: SimMatch, t: number): Scene {
  const plan = planOf(match)
  const passed = (t - match.start) / 1000
  const stretch = stretchAt(plan, passed)
  const found = ballAt(plan, passed)
  const { leg, x, y, z } = found
  const ball = { x, y, z }
  const possession = playedAt(plan, passed) ? leg.side : null
  const left = plan.begins - passed
  return {
    matchId: match.id,
    t,
    ball,
    moreBalls: left > 0 ? warmUpBalls(left, (body) => endOfBody(plan, body)) : [],
    players: playersAt(plan, stretch, passed, found, possession),
    referees: refereeBodies.map((body) => personOf(plan, stretch, body, passed, ball, body * 17)),
    possession,
    ...moodAt(plan, passed),
    board: boardAt(plan, passed),
    nets: netsAt(plan, passed),
    camera: cameraHintAt(plan, passed),
    overlays: overlaysAt(plan, passed),
  }
}
