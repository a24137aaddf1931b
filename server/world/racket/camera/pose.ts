// Pose of a body: metres from its feet, x to the side of its racket, as seen from behind or from the front.
import { clamp, ease, mix } from '../../director/pitch.ts'
import type { ActionType, Person, Swing } from '../scene.ts'

export type XY = readonly [x: number, y: number]
export interface Pose {
  /** Centre of the racket's head, and the angle from the hand to it. */
  head: XY
  angle: number
  /** The other hand. */
  off: XY
  lean: number
  squat: number
  lift: number
  /** Distance of the feet. */
  stance: number
}
/** A pose at an age, in seconds from the contact: numbers in the order of `Pose`, angles in degrees. */
type Key = readonly [
  age: number,
  headX: number,
  headY: number,
  angle: number,
  offX: number,
  offY: number,
  lean: number,
  squat: number,
  lift: number,
  stance: number,
]

const waiting: Key = [0, 0.44, 1.12, 58, -0.16, 0.98, 0, 0.1, 0, 0.27]
const idle: Key = [0, 0.42, 0.42, -62, -0.27, 0.84, 0, 0, 0, 0.15]

/** `reach` and `height` of the contact are the racket head's position at age 0. */
type Moves = (reach: number, height: number) => readonly Key[]
const swings: Record<Swing, Moves> = {
  serve: (reach, height) => [
    [-1.15, 0.3, 1, 40, -0.18, 1.12, 0, 0, 0, 0.22],
    [-0.85, 0.6, 0.75, -35, -0.24, 1.3, 0, 0.04, 0, 0.22],
    [-0.48, 0.62, 1.85, 75, -0.26, 2, -0.05, 0.12, 0, 0.24],
    [-0.2, 0.42, 1.12, -95, -0.2, 1.75, -0.1, 0.16, 0, 0.22],
    [-0.09, 0.5, 1.7, 20, -0.15, 1.35, -0.06, 0, 0.14, 0.16],
    [0, reach, height, 84, -0.16, 1.05, 0, 0, 0.2, 0.14],
    [0.13, -0.2, 1.15, 205, -0.22, 0.95, 0.1, 0.06, 0.06, 0.2],
    [0.34, -0.5, 0.62, 228, -0.24, 0.95, 0.06, 0.1, 0, 0.26],
  ],
  overhead: (reach, height) => [
    [-0.42, 0.5, 1.8, 78, -0.3, 1.82, -0.06, 0.08, 0, 0.26],
    [-0.17, 0.4, 1.2, -92, -0.26, 1.6, -0.08, 0.05, 0.02, 0.24],
    [-0.07, 0.46, 1.75, 25, -0.2, 1.3, -0.04, 0, 0.14, 0.24],
    [0, reach, height, 80, -0.2, 1.05, 0, 0, 0.22, 0.24],
    [0.11, -0.15, 1.2, 205, -0.24, 0.95, 0.1, 0.05, 0.1, 0.24],
    [0.32, -0.42, 0.66, 226, -0.25, 0.95, 0.06, 0.12, 0, 0.3],
  ],
  forehand: (reach, height) => [
    [-0.42, 0.62, 1.36, 62, 0.1, 1.18, 0, 0.1, 0, 0.28],
    [-0.2, 1.05, 1.02, 18, 0.25, 1.12, 0.06, 0.16, 0, 0.32],
    [-0.07, 1.08, 0.72, -22, 0.1, 1.05, 0.1, 0.15, 0, 0.32],
    [0, reach, height, 2, -0.1, 1.1, 0.08, 0.1, 0, 0.32],
    [0.11, 0.25, 1.6, 105, -0.3, 1.2, 0, 0.06, 0.02, 0.28],
    [0.28, -0.5, 1.48, 168, -0.3, 1.28, -0.05, 0.06, 0, 0.26],
  ],
  backhand: (reach, height) => [
    [-0.42, -0.45, 1.36, 120, -0.02, 1.1, 0, 0.1, 0, 0.28],
    [-0.2, -1, 1.02, 165, -0.45, 1, -0.06, 0.16, 0, 0.32],
    [-0.07, -1.02, 0.74, 198, -0.45, 0.95, -0.1, 0.15, 0, 0.32],
    [0, reach, height, 178, -0.35, 1.02, -0.08, 0.1, 0, 0.32],
    [0.12, -0.1, 1.62, 95, 0, 1.15, 0, 0.06, 0.02, 0.28],
    [0.3, 0.62, 1.5, 32, -0.05, 1.2, 0.05, 0.06, 0, 0.26],
  ],
  volley: (reach, height) => [
    [-0.3, Math.sign(reach) * 0.62, Math.max(1.25, height), reach > 0 ? 60 : 120, -0.1, 1.15, 0, 0.14, 0, 0.34],
    [0, reach, height, reach > 0 ? 32 : 148, -0.12, 1.1, Math.sign(reach) * 0.1, 0.2, 0, 0.42],
    [0.14, reach * 0.75, height - 0.2, reach > 0 ? 12 : 168, -0.15, 1.1, Math.sign(reach) * 0.06, 0.18, 0, 0.4],
  ],
  lunge: (reach, height) => [
    [-0.28, reach * 0.7, Math.max(1, height), reach > 0 ? 40 : 140, -0.35, 1.15, Math.sign(reach) * 0.06, 0.14, 0, 0.36],
    [0, reach, height, reach > 0 ? -4 : 184, -0.5, 1.2, Math.sign(reach) * 0.16, 0.3, 0, 0.56],
    [0.12, reach * 0.94, height + 0.16, reach > 0 ? 24 : 156, -0.5, 1.16, Math.sign(reach) * 0.14, 0.28, 0, 0.54],
  ],
  'low-serve': (reach, height) => [
    [-0.45, 0.02, 1.1, 190, -0.26, 1.06, 0, 0.05, 0, 0.2],
    [-0.14, 0.08, 0.98, 200, -0.26, 1.06, 0, 0.06, 0, 0.2],
    [0, reach, height, 186, -0.3, 1, 0, 0.05, 0, 0.2],
    [0.12, -0.3, 1.2, 150, -0.34, 0.95, 0, 0.04, 0, 0.22],
  ],
}
const still: Partial<Record<ActionType, (age: number) => Key>> = {
  receive: (age) => [0, waiting[1], waiting[2], waiting[3], waiting[4], waiting[5], Math.sin(age * 3) * 0.02, waiting[7], 0, waiting[9]],
  dribble: () => [0, 0.42, 0.72, -40, -0.27, 0.98, -0.03, 0.06, 0, 0.2],
  hold: () => [0, 0.34, 0.92, -10, -0.27, 1.06, 0, 0.02, 0, 0.18],
  catch: () => [0, 0.42, 0.5, -55, -0.3, 1.2, 0, 0.02, 0, 0.16],
  pick: (age) => [0, 0.5, 0.6, -40, -0.2, 0.5 + Math.abs(age - 0.3) * 0.5, -0.2, 0.34, 0, 0.3],
  towel: (age) => [0, 0.3, 0.9, -60, -0.04 + Math.sin(age * 6) * 0.06, 1.6, 0, 0, 0, 0.16],
  drink: (age) => [0, 0.42, 0.42, -62, -0.2, 1.02 + Math.max(0, Math.sin(age * 0.6)) * 0.3, 0, 0, 0, 0.16],
  celebrate: (age) => [
    0,
    0.5,
    0.72,
    -35,
    -0.3,
    1.62 + Math.abs(Math.sin(age * 5)) * 0.22,
    0,
    0.02,
    Math.max(0, Math.sin(age * 5)) * 0.05,
    0.22,
  ],
  deject: () => [0, 0.4, 0.4, -70, -0.24, 0.98, 0, 0.03, 0, 0.16],
  wave: (age) => [0, 0.48, 2.12, 74, -0.4 + Math.sin(age * 7) * 0.14, 1.9, 0, 0, 0, 0.18],
  shake: (age) => [0, 0.46, 0.42, -62, -0.42, 1.08 + Math.sin(age * 9) * 0.04, -0.04, 0, 0, 0.18],
}

const radians = Math.PI / 180
const poseOfKey = ([, x, y, angle, offX, offY, lean, squat, lift, stance]: Key): Pose => ({
  head: [x, y],
  angle: angle * radians,
  off: [offX, offY],
  lean,
  squat,
  lift,
  stance,
})

function between(one: Pose, other: Pose, share: number): Pose {
  const of = (from: XY, to: XY): XY => [mix(from[0], to[0], share), mix(from[1], to[1], share)]
  return {
    head: of(one.head, other.head),
    angle: mix(one.angle, other.angle, share),
    off: of(one.off, other.off),
    lean: mix(one.lean, other.lean, share),
    squat: mix(one.squat, other.squat, share),
    lift: mix(one.lift, other.lift, share),
    stance: mix(one.stance, other.stance, share),
  }
}

const isSwing = (type: ActionType): type is Swing => type in swings

/** Interpolates between keys; the first and last blend with the base pose. */
function swung(keys: readonly Key[], age: number, length: number, base: Pose): Pose {
  const last = keys.length - 1
  const index = keys.findIndex(([at]) => at > age)
  if (index === -1)
    return between(
      poseOfKey(keys[last] as Key),
      base,
      ease((age - (keys[last] as Key)[0]) / Math.max(0.1, length - (keys[last] as Key)[0])),
    )
  const next = keys[index] as Key
  if (index === 0) return between(base, poseOfKey(next), ease((age + 0.56) / Math.max(0.1, next[0] + 0.56)))
  const before = keys[index - 1] as Key
  const share = (age - before[0]) / (next[0] - before[0])
  // Accelerates into the contact, and does not stop there.
  return between(poseOfKey(before), poseOfKey(next), next[0] === 0 ? share * share : before[0] === 0 ? 1 - (1 - share) ** 2 : ease(share))
}

/** `larger`: figures are larger than life, their targets are not. */
export function poseOf({ action }: Person, larger: number, isWaiting: boolean): Pose {
  const base = poseOfKey(isWaiting ? waiting : idle)
  if (!action) return base
  const { type, age, length, reach, height } = action
  if (isSwing(type)) return swung(swings[type](reach / larger, height / larger), age, length, poseOfKey(waiting))
  const made = still[type]?.(age)
  if (!made) return base
  return between(base, poseOfKey(made), ease(age / 0.25) * ease(clamp((length - age) / 0.2, 0, 1)) || (type === 'receive' ? 1 : 0))
}
