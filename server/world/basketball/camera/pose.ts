// Pose of a body: legs in radians from straight down, hands in metres relative to the feet, as seen in the picture.
import { hash } from '../../camera/palette.ts'
import { clamp, ease, mix } from '../../director/pitch.ts'
import type { Person, Player } from '../director/scene.ts'

export type XY = [number, number]
interface Leg {
  swing: number
  bend: number
}
export interface Pose {
  /** 1 faces right, -1 left; `front` 0 is towards or away from the viewer, 1 in profile. */
  side: 1 | -1
  front: number
  isTurnedAway: boolean
  run: number
  lean: number
  /** Height of the feet above the floor, and lowering of the hip, in metres. */
  lift: number
  squat: number
  legs: [Leg, Leg]
  /** Left and right in the picture; null swings with the stride. */
  hands: [XY | null, XY | null]
  /** Phase of the stride, for arms that swing. */
  phase: number
}
/** Position of the ball relative to the feet of its holder. */
export type BallAt = XY | null

export const hipHigh = 1.02
export const shoulderHigh = 1.6

function gait({ vx, vy, facing, stride, seed }: Person): Pose {
  const speed = Math.min(8, Math.hypot(vx, vy))
  const facingAcross = Math.cos(facing)
  const heading = speed > 1.4 ? vx / speed : mix(facingAcross, speed > 0.05 ? vx / speed : facingAcross, speed / 1.4)
  const side = heading >= 0 ? 1 : -1
  const front = Math.abs(heading) ** 0.7
  const run = ease(speed / 6)
  const walk = clamp(speed / 1.5, 0, 1)
  const phase = stride + hash(seed) * 0.4
  const width = mix(0.4, 0.84, run) * walk
  const leg = (offset: number): Leg => ({
    swing: Math.sin(phase + offset) * width + 0.06 * run,
    bend: Math.max(0, Math.cos(phase + offset)) * mix(0.4, 1.5, run) * walk + 0.08,
  })
  const away = speed > 0.7 ? -vy / speed : -Math.sin(facing)
  return {
    side,
    front,
    isTurnedAway: away > 0.4 && front < 0.85,
    run,
    lean: run * 0.2 * side * front,
    lift: Math.abs(Math.sin(phase)) * 0.05 * run,
    squat: 0,
    legs: [leg(0), leg(Math.PI)],
    hands: [null, null],
    phase,
  }
}

/** Jumps around age 0; bends the knees before. */
function jump(pose: Pose, age: number, high: number, time: number): void {
  pose.lift = Math.max(0, high * (1 - (age / time) ** 2))
  const dip = ease((age + time + 0.22) / 0.14) * (1 - ease((age + time) / 0.1))
  const landed = ease((age - time) / 0.06) * (1 - ease((age - time - 0.06) / 0.2))
  pose.squat = Math.max(pose.squat, 0.2 * Math.max(dip, landed * 0.7))
  if (pose.lift <= 0) return
  pose.legs = [
    { swing: 0.12, bend: 0.42 },
    { swing: -0.1, bend: 0.3 },
  ]
}

const up = (side: number, reach = 0.16, high = 2.38): XY => [side * reach, high]

function act(pose: Pose, person: Person): void {
  const { action, seed } = person
  if (!action) return
  const { type, age, length } = action
  const ahead = pose.side * Math.max(0.3, pose.front)
  switch (type) {
    case 'shoot':
      jump(pose, age, 0.4, 0.34)
      pose.lean = 0
      // The wrist stays at its release position.
      if (age > 0)
        pose.hands = [
          [ahead * 0.24 - 0.08, 2.22],
          [ahead * 0.36, 2.4],
        ]
      break
    case 'layup':
      jump(pose, age, 0.62, 0.4)
      if (pose.lift > 0) {
        pose.legs = [
          { swing: 1.05, bend: 1.5 },
          { swing: -0.25, bend: 0.3 },
        ]
        if (age > 0) pose.hands = [null, [ahead * 0.36, 2.4]]
      }
      break
    case 'dunk':
      jump(pose, age, 0.86, 0.46)
      if (pose.lift > 0) {
        pose.legs = [
          { swing: 0.8, bend: 1.5 },
          { swing: 0.1, bend: 1 },
        ]
        if (age > 0.1)
          pose.hands = [
            [ahead * 0.3 - 0.1, 2.3],
            [ahead * 0.42, 2.3],
          ]
      }
      break
    case 'contest':
      jump(pose, age, 0.46, 0.32)
      if (age > -0.25 && age < length) pose.hands = [up(-1, 0.1), [ahead * 0.34, 2.44]]
      break
    case 'rebound':
      jump(pose, age, 0.5, 0.36)
      if (age < 0.05) pose.hands = [up(-1, 0.12), up(1, 0.12)]
      break
    case 'tip':
      jump(pose, age, 0.62, 0.4)
      pose.hands = [null, [ahead * 0.3, 2.5]]
      break
    case 'stumble': {
      const share = Math.sin(clamp(age / length, 0, 1) * Math.PI)
      pose.lean += pose.side * 0.5 * share
      pose.squat = 0.24 * share
      if (share > 0.1)
        pose.hands = [
          [-0.55, 1.1],
          [0.55, 1.2],
        ]
      break
    }
    case 'celebrate':
      if (age < 0) break
      pose.hands = hash(seed) < 0.5 ? [up(-1, 0.3, 2.3), up(1, 0.3, 2.3)] : [null, [ahead * 0.2, 2.3 + Math.sin(age * 9) * 0.07]]
      if (Math.hypot(person.vx, person.vy) < 1.6) pose.lift = Math.abs(Math.sin(age * 5.2 + seed)) * 0.24
      break
    case 'clap': {
      const apart = Math.abs(Math.sin(age * 11)) * 0.16
      pose.hands = [
        [pose.side * pose.front * 0.3 - apart, 1.3],
        [pose.side * pose.front * 0.3 + apart, 1.3],
      ]
      break
    }
    case 'signal':
      if (age > 0) pose.hands = [null, up(1, 0.12, 2.36)]
      break
    case 'pass':
      if (age > -0.12 && age < 0.2)
        pose.hands = [
          [ahead * 0.58 - 0.1, 1.34],
          [ahead * 0.62 + 0.1, 1.36],
        ]
  }
}

/** Knees bent, arms spread; side steps. */
function guard(pose: Pose, t: number, seed: number): void {
  const wave = Math.sin(t * 0.004 + seed) * 0.1
  pose.squat = 0.19
  pose.lean += pose.side * pose.front * 0.12
  pose.hands = [
    [-0.62, 1.16 + wave],
    [0.62, 1.2 - wave],
  ]
  const [one, other] = pose.legs
  pose.legs = [
    { swing: one.swing * 0.6 + 0.22, bend: one.bend + 0.3 },
    { swing: other.swing * 0.6 - 0.16, bend: other.bend + 0.3 },
  ]
}

function withBall(pose: Pose, { hold }: Player, [x, y]: XY): void {
  if (hold === 'dribble') {
    pose.squat = Math.max(pose.squat, 0.09)
    // The hand meets the ball at its top and waits there.
    const hand: XY = [x, Math.max(y + 0.12, 0.9)]
    pose.hands = x < 0 ? [hand, null] : [null, hand]
  } else if (hold === 'dunk' && y > 2.2)
    pose.hands = [
      [x - 0.1, y],
      [x + 0.06, y + 0.05],
    ]
  else
    pose.hands = [
      [x - 0.12, y - 0.02],
      [x + 0.12, y - 0.04],
    ]
}

export function poseOf(person: Person, t: number, ball: BallAt, player: Player | null): Pose {
  const pose = gait(person)
  if (player?.isResting && Math.hypot(person.vx, person.vy) < 0.5) {
    pose.lean = pose.side * pose.front * 0.32
    pose.squat = 0.12
    pose.hands = [
      [-0.16 + pose.lean * 0.8, 0.84],
      [0.2 + pose.lean * 0.8, 0.84],
    ]
    return pose
  }
  if (player?.isGuarding && !ball) guard(pose, t, person.seed)
  act(pose, person)
  if (player?.hold && ball) withBall(pose, player, [ball[0], ball[1] - pose.lift])
  return pose
}
