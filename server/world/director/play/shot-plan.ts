// Position and target of a scripted shot, decided once in advance.
import type { Random } from '../../../feed/simulator/random.ts'
import { lengthOf } from '../../length.ts'
import { ballRadius, type Place3 } from '../ball.ts'
import type { ShotCue } from '../cues.ts'
import { mix, type Point, penaltySpot, pitch } from '../pitch.ts'

export interface ShotPlan {
  cue: ShotCue
  /** Preferred position of the shot; a shooter who cannot get there shoots from closer by. */
  spot: Point
  target: Place3
  /** Metres per second. */
  speed: number
  /** Seconds with the ball before it; 0 is a first-time shot. */
  dribble: number
  isHeader: boolean
}

/** Metres from the goal line and metres per second by the manner of a shot. */
const manners: Record<ShotCue['manner'], { range: [number, number]; wide: number; speed: [number, number] }> = {
  foot: { range: [10, 17], wide: 11, speed: [22, 27] },
  counter: { range: [9, 15], wide: 8, speed: [21, 25] },
  tap: { range: [4.5, 7.5], wide: 4, speed: [15, 19] },
  header: { range: [6, 10.5], wide: 5, speed: [13, 16] },
  corner: { range: [5.5, 10], wide: 5, speed: [13, 16] },
  long: { range: [20, 27], wide: 15, speed: [25, 29] },
  'free-kick': { range: [19, 26], wide: 12, speed: [22, 26] },
  penalty: { range: [penaltySpot, penaltySpot], wide: 0, speed: [22, 26] },
  own: { range: [5, 9], wide: 5, speed: [11, 14] },
}

/** In the attackers' direction: x is the distance beyond the goal line. */
function targetOf(cue: ShotCue, random: Random): Place3 {
  const half = random.chance(0.5) ? -1 : 1
  switch (cue.end) {
    case 'goal':
      return {
        x: 0.55,
        y: half * random.between(0.7, 3.15),
        z: random.chance(0.6) ? random.between(ballRadius, 0.7) : random.between(0.7, 2.05),
      }
    case 'saved':
      return { x: -0.8, y: half * random.between(0.5, 2.7), z: random.between(0.2, 1.7) }
    case 'post':
      return random.chance(0.7)
        ? { x: -0.15, y: half * (pitch.goal + 0.05), z: random.between(0.2, 1.9) }
        : { x: -0.1, y: half * random.between(0.5, 2.8), z: pitch.bar + 0.05 }
    default:
      return random.chance(0.62)
        ? { x: 1.4, y: half * random.between(4.6, 8.2), z: random.between(0.15, 2.4) }
        : { x: 1.4, y: half * random.between(0, 4.5), z: random.between(3.1, 5) }
  }
}

export function shotPlanOf(cue: ShotCue, end: 1 | -1, random: Random): ShotPlan {
  const { range, wide, speed } = manners[cue.manner]
  const isHeader = cue.manner === 'header' || (cue.manner === 'corner' && random.chance(0.8))
  const spot = { x: end * (pitch.x - random.between(...range)), y: wide === 0 ? 0 : random.between(-wide, wide) }
  const at = targetOf(cue, random)
  const isFirstTime = isHeader || cue.manner === 'tap' || cue.manner === 'own' || cue.manner === 'corner'
  return {
    cue,
    spot,
    target: { x: end * (pitch.x + at.x), y: at.y, z: at.z },
    speed: random.between(...speed),
    dribble: isFirstTime ? 0 : cue.manner === 'counter' ? random.between(1.2, 2.2) : random.between(0.4, 1.4),
    isHeader,
  }
}

/** Distance from a shot to the blocking player, in metres. */
const blockAt = 3.4

/** End of a shot taken from here. */
export function shotEnd({ cue, target }: ShotPlan, from: Point): Place3 {
  if (cue.end !== 'blocked') return target
  const whole = lengthOf(target.x - from.x, target.y - from.y)
  const share = Math.min(0.8, blockAt / Math.max(1, whole))
  return { x: mix(from.x, target.x, share), y: mix(from.y, target.y, share), z: 0.5 }
}

/** Duration of the shot from here, in seconds. */
export function shotTime(plan: ShotPlan, from: Point): number {
  const to = shotEnd(plan, from)
  return Math.max(0.16, lengthOf(to.x - from.x, to.y - from.y) / plan.speed)
}
