// Pose of a body: legs and arms in radians from straight down, lengths in metres, as seen in the picture.
import { clamp, ease, mix } from '../director/pitch.ts'
import type { ScenePerson } from '../director/scene.ts'
import type { Lens } from './lens.ts'
import { hash } from './palette.ts'

export interface Pose {
  /** 1 faces right, -1 left; `front` 0 is towards or away from the viewer, 1 in profile. */
  side: 1 | -1
  front: number
  isTurnedAway: boolean
  /** 0 stands, 1 runs at full speed. */
  run: number
  lean: number
  lift: number
  squat: number
  /** Rotation of a lying or flying body, and its lowering. */
  turn: number
  drop: number
  legs: [Swing, Swing]
  arms: [ArmSwing, ArmSwing]
  hands: 'up' | 'wings' | 'one' | 'hug' | 'head' | 'hips' | 'ready' | 'ball' | 'overhead' | 'card' | 'spread' | null
  card: 'yellow' | 'red' | null
  flag: boolean
}
interface Swing {
  swing: number
  bend: number
}
interface ArmSwing extends Swing {
  out: number
}

/** Walking, jogging and sprinting differ not only in pace: knees, arms and lean depend on speed. */
function gait(person: ScenePerson, lens: Lens): Pose {
  const across = lens.across(person.vx, person.vy)
  const away = lens.away(person.vx, person.vy)
  const speed = Math.min(9, Math.hypot(across, away))
  const facingAcross = lens.across(Math.cos(person.facing), Math.sin(person.facing))
  const heading = speed > 1.2 ? across / speed : mix(facingAcross, speed > 0.05 ? across / speed : facingAcross, speed / 1.2)
  const side = heading >= 0 ? 1 : -1
  const front = Math.abs(heading) ** 0.7
  const run = ease(speed / 6.4)
  const walk = clamp(speed / 1.6, 0, 1)
  const width = mix(0.42, 0.86, run) * walk
  const at = person.stride + hash(person.seed) * 0.4
  const leg = (offset: number): Swing => {
    const phase = at + offset
    return { swing: Math.sin(phase) * width + 0.06 * run, bend: Math.max(0, Math.cos(phase)) * mix(0.45, 1.6, run) * walk + 0.07 }
  }
  const arm = (offset: number): ArmSwing => ({
    swing: Math.sin(at + offset) * mix(0.3, 0.9, run) * walk + 0.05,
    bend: mix(0.2, 1.45, run),
    out: 0.16,
  })
  return {
    side,
    front,
    isTurnedAway:
      (speed > 0.6 ? away / Math.max(speed, 0.1) > 0.4 : lens.away(Math.cos(person.facing), Math.sin(person.facing)) > 0.4) && front < 0.8,
    run,
    lean: run * 0.22 * side * front,
    lift: Math.abs(Math.sin(at)) * 0.055 * run,
    squat: 0,
    turn: 0,
    drop: 0,
    legs: [leg(0), leg(Math.PI)],
    arms: [arm(Math.PI), arm(0)],
    hands: null,
    card: null,
    flag: false,
  }
}

function kick(pose: Pose, age: number, strength: number): void {
  const swing = age < 0 ? mix(0, -1, ease((age + 0.35) / 0.28)) : mix(-1, 1.25, ease(age / 0.12)) * (1 - ease((age - 0.18) / 0.24))
  pose.legs[0] = { swing: swing * 0.95 * strength, bend: swing < 0 ? -1.1 * swing * strength : 0.15 }
  pose.legs[1] = { swing: -0.12, bend: 0.22 }
  pose.arms[0] = { swing: swing * 0.6, bend: 0.4, out: 0.5 }
  pose.arms[1] = { swing: -swing * 0.9, bend: 0.4, out: 0.5 }
  pose.lean = -0.12 * pose.side * pose.front * swing * strength
}

function dive(pose: Pose, person: ScenePerson, lens: Lens): void {
  const { action } = person
  if (!action) return
  const { age, length, dy, dz } = action
  const across = lens.kind === 'goal' ? lens.end * Math.sign(dy || 1) : -Math.sign(dy || 1) * Math.sign(person.x || 1)
  const share = ease(age / 0.42) * (1 - ease((age - length + 0.6) / 0.5))
  pose.turn = across * 1.36 * share
  pose.drop = 0.76 * share
  pose.lift = Math.sin(clamp(age / 0.8, 0, 1) * Math.PI) * (dz > 1 ? 0.8 : 0.32)
  pose.legs = [
    { swing: 0.28, bend: 0.5 },
    { swing: -0.16, bend: 0.24 },
  ]
  pose.hands = share > 0.2 ? 'up' : 'ready'
}

function lie(pose: Pose, age: number, length: number): void {
  const share = ease(age / 0.4) * (1 - ease((age - length + 0.8) / 0.8))
  pose.turn = -pose.side * 1.45 * share
  pose.drop = 0.8 * share
  pose.legs = [
    { swing: 0.6 + Math.sin(age * 2) * 0.12, bend: 1.1 },
    { swing: 0.15, bend: 0.5 },
  ]
}

function slide(pose: Pose, age: number): void {
  const share = ease((age + 0.15) / 0.25) * (1 - ease((age - 0.6) / 0.5))
  pose.turn = -pose.side * 0.95 * share
  pose.drop = 0.6 * share
  if (share > 0.2)
    pose.legs = [
      { swing: 0.95, bend: 0 },
      { swing: 0.5, bend: 1.2 },
    ]
}

export function poseOf(person: ScenePerson, lens: Lens, isKeeper: boolean): Pose {
  const pose = gait(person, lens)
  const { action, seed } = person
  const speed = Math.hypot(person.vx, person.vy)
  if (!action) {
    if (isKeeper && speed < 2.4) {
      pose.squat = 0.13
      pose.hands = 'ready'
    }
    return pose
  }
  const { age } = action
  switch (action.type) {
    case 'kick':
      kick(pose, age, 0.62)
      break
    case 'shoot':
      kick(pose, age, 1)
      break
    case 'head':
      pose.lift = 0.5 * Math.max(0, 1 - (age / 0.38) ** 2)
      pose.legs = [
        { swing: -0.25, bend: 0.9 },
        { swing: 0.2, bend: 0.5 },
      ]
      pose.hands = 'spread'
      break
    case 'throw':
      pose.hands = 'overhead'
      break
    case 'dive':
      dive(pose, person, lens)
      break
    case 'hold':
      pose.hands = 'ball'
      break
    case 'tackle':
      slide(pose, age)
      break
    case 'fall':
      lie(pose, age, action.length)
      break
    case 'celebrate':
      pose.hands = action.dy > 0 && speed > 3 ? 'wings' : hash(seed) < 0.35 ? (speed > 2 ? 'one' : 'hug') : 'up'
      if (speed < 2) pose.lift = Math.abs(Math.sin(age * 5.4 + seed)) * 0.32
      break
    case 'deject':
      pose.hands = hash(seed + 4) < 0.35 ? 'head' : 'hips'
      break
    case 'protest':
      pose.hands = 'spread'
      break
    case 'card':
      pose.hands = age > -0.1 ? 'card' : null
      pose.card = age > 0 ? action.card : null
      break
    case 'flag':
      pose.hands = 'card'
      pose.flag = true
      break
    case 'whistle':
      pose.hands = 'one'
      break
    case 'screen':
      pose.isTurnedAway = true
      pose.hands = 'hips'
  }
  return pose
}
