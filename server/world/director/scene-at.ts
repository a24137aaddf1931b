// The football director: returns the scene of a simulated match at any time. Pure: the same match and time give the same scene, regardless
// of earlier calls. Planning a match takes a second once; a scene takes less than half a millisecond.
import type { SimMatch } from '../../feed/simulator/model.ts'
import type { Player } from '../../feed/simulator/people/squad.ts'
import { randomOf } from '../../feed/simulator/random.ts'
import { lengthOf } from '../length.ts'
import { boardAt } from './board.ts'
import { cameraHintAt } from './camera-hint.ts'
import { moodAt } from './excitement.ts'
import { overlaysAt } from './overlay.ts'
import { assistantBodies, playerBodies, refereeBody, sideOf, slotOf } from './people.ts'
import { clamp, tunnelMouth } from './pitch.ts'
import { ballAt, oncePerPlan, type Plan, planOf, type Stretch, stretchAt } from './plan.ts'
import type { Act } from './play/run.ts'
import { changePlace } from './play/stoppage.ts'
import type { Action, Bystander, Scene, ScenePerson, ScenePlayer, Weather } from './scene.ts'
import type { Motion } from './track.ts'
import { warmUpAt } from './warm-up.ts'

/** Seconds of backswing before a contact. */
const swing = 0.35
const swung = new Set<Act['type']>(['kick', 'shoot', 'head', 'throw', 'tackle', 'card', 'flag'])

function actionAt(plan: Plan, body: number, t: number): Action | null {
  const list = plan.acts[body] ?? []
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] as Act).at - swing <= t) low = middle + 1
    else high = middle
  }
  for (let index = low - 1; index >= Math.max(0, low - 6); index -= 1) {
    const act = list[index] as Act
    const age = t - act.at
    if (age > act.length || (age < 0 && !swung.has(act.type))) continue
    const { type, length, dy, dz, card } = act
    return { type, age, length, dy, dz, card }
  }
  return null
}

/** Runners face their direction, standing people face the ball. */
function facingOf({ x, y, vx, vy }: Motion, ball: { x: number; y: number }): number {
  const speed = lengthOf(vx, vy)
  const toBall = Math.atan2(ball.y - y, ball.x - x)
  if (speed < 0.3) return toBall
  const share = clamp((speed - 0.3) / 1.7, 0, 1)
  const run = Math.atan2(vy, vx)
  const turn = Math.atan2(Math.sin(run - toBall), Math.cos(run - toBall))
  return toBall + turn * share
}

function personOf(plan: Plan, stretch: Stretch, body: number, t: number, ball: { x: number; y: number }, seed: number): ScenePerson {
  const left = plan.begins - t
  const isBefore = t < stretch.start
  const warming = isBefore && stretch === plan.stretches[0] ? warmUpAt(body, left, endOf(plan, body)) : null
  const motion = warming ?? stretch.track.motion(body, t)
  const still = t < stretch.start || t > stretch.end
  const stride = warming ? t * 6 + body : stretch.track.stride(body, t)
  const { x, y } = motion
  const [vx, vy] = still && !warming ? [0, 0] : [motion.vx, motion.vy]
  return { x, y, vx, vy, facing: facingOf({ x, y, vx, vy }, ball), stride, action: actionAt(plan, body, t), seed }
}
const endOf = (plan: Plan, body: number): 1 | -1 => {
  const shot = plan.shots[0]
  if (!shot) return sideOf(body) === 'home' ? 1 : -1
  return (shot.end * (shot.cue.side === sideOf(body) ? 1 : -1)) as 1 | -1
}

const numberOf = (id: string): number => {
  let sum = 7
  for (let index = 0; index < id.length; index += 1) sum = (Math.imul(sum, 31) + id.charCodeAt(index)) >>> 0
  return sum
}

interface Wearer {
  from: number
  player: Player
  seed: number
}
/** The wearer of each slot's shirt over time: it changes at the touchline. */
const wearers = oncePerPlan(({ roster, swaps }) =>
  roster.starters.map((player, body): Wearer[] => {
    const swapped = swaps.filter((one) => one.body === body)
    const changes = roster.changes.filter((one) => one.body === body)
    const later = changes.map(({ on, at }, index) => ({ from: swapped[index]?.at ?? at, player: on, seed: numberOf(on.id) }))
    return [{ from: Number.NEGATIVE_INFINITY, player, seed: numberOf(player.id) }, ...later]
  }),
)

/** Seconds before a substitution at which the substitute waits at the line, and in which the substituted player walks to the bench. */
const waits = 14
const walksOff = 9

function bystandersAt(plan: Plan, t: number): Bystander[] {
  return plan.roster.changes.flatMap(({ body, at, on, off }) => {
    const swap = plan.swaps.find((one) => one.body === body && one.at >= at)
    if (!swap) return []
    const base = { side: sideOf(body), action: null }
    const { x, y } = changePlace
    if (t >= at - waits && t < swap.at)
      return [{ ...base, number: on.number, x: x + 1.4, y: y - 0.5, vx: 0, vy: 0, facing: Math.PI / 2, stride: 0, seed: numberOf(on.id) }]
    const since = t - swap.at
    if (since < 0 || since > walksOff) return []
    const bench = sideOf(body) === 'home' ? -1 : 1
    const [vx, vy] = [bench * 1.3, -0.28]
    const at1 = { x: x + vx * since, y: y + vy * since }
    return [{ ...base, number: off.number, ...at1, vx, vy, facing: Math.atan2(vy, vx), stride: since * 5.4, seed: numberOf(off.id) }]
  })
}

const weathers: [Weather, number][] = [
  ['clear', 62],
  ['rain', 20],
  ['haze', 11],
  ['snow', 7],
]
/** Seeded by the match; at night if it begins in the evening, local time. */
const skyOf = oncePerPlan(({ match }): { weather: Weather; isNight: boolean } => {
  const random = randomOf(match.id, 'sky')
  const [weather] = random.weighted(weathers, ([, share]) => share)
  const hour = (match.start / 3_600_000 + 8) % 24
  return { weather, isNight: hour >= 18 || hour < 6 || random.chance(0.1) }
})

/** `t` in product milliseconds, unrestricted: the match may be long over or not started. */
export function sceneAt(match: SimMatch, t: number): Scene {
  const plan = planOf(match)
  const passed = (t - match.start) / 1000
  const stretch = stretchAt(plan, passed)
  const { leg, x, y, z } = ballAt(plan, passed)
  const ball = { x, y, z }
  const worn = wearers(plan)
  const players: ScenePlayer[] = []
  for (let body = 0; body < playerBodies; body += 1) {
    const { player, seed } = (worn[body] as Wearer[]).findLast(({ from }) => from <= passed) as Wearer
    const { x, y, vx, vy, facing, stride, action } = personOf(plan, stretch, body, passed, ball, seed)
    const { id, number, name, position: role } = player
    // Spelled out: object spread costs more than the rest of a scene.
    const at = {
      x,
      y,
      vx,
      vy,
      facing,
      stride,
      action,
      seed,
      id,
      side: sideOf(body),
      slot: slotOf(body),
      number,
      name,
      role,
      isVisible: y > tunnelMouth,
    }
    players.push(at)
  }
  const official = (body: number): ScenePerson => personOf(plan, stretch, body, passed, ball, body * 17)
  const isPlaying = leg.type !== 'rest' || passed - leg.t0 < 30
  return {
    matchId: match.id,
    t,
    ball,
    players,
    referee: official(refereeBody),
    assistants: [official(assistantBodies[0]), official(assistantBodies[1])],
    bystanders: bystandersAt(plan, passed),
    possession: isPlaying && passed >= plan.begins && passed < plan.finishes ? leg.side : null,
    ...moodAt(plan, passed),
    board: boardAt(plan, passed),
    camera: cameraHintAt(plan, passed),
    overlays: overlaysAt(plan, passed),
    ...skyOf(plan),
  }
}
