// Shot selection in badminton: clears, drops and smashes from above, lifts and net shots from below, blocks and drives between.

import type { Ask, Shot } from './rally.ts'
import type { Place } from './scene.ts'
import { sports } from './sport.ts'

const { court, ball, base } = sports.badminton

type Aim = 'clear' | 'lift' | 'drop' | 'net' | 'block' | 'drive' | 'smash' | 'low-serve' | 'high-serve'
interface Manner {
  /** Contact: metres from the net, and above the ground. */
  y: readonly [number, number]
  z: readonly [number, number]
  /** Maximum distance from the centre line, in metres. */
  x: number
  speed: readonly [number, number]
  drag: number
  fall: number
  margin: number
}
const manners: Record<Aim, Manner> = {
  clear: { y: [5.1, 6.1], z: [2.4, 2.6], x: 2.1, speed: [7.6, 8.6], drag: 1.3, fall: 8, margin: 1.2 },
  lift: { y: [4.9, 6], z: [2.4, 2.6], x: 2.1, speed: [5.4, 6.2], drag: 1.2, fall: 8, margin: 1 },
  drop: { y: [1.3, 2.1], z: [0.5, 0.95], x: 2, speed: [7.2, 8.6], drag: 1.5, fall: 5, margin: 0.1 },
  net: { y: [0.75, 1.4], z: [0.6, 1.1], x: 1.9, speed: [2.9, 3.6], drag: 0.9, fall: 7, margin: 0.07 },
  block: { y: [1.1, 2], z: [0.6, 1], x: 1.9, speed: [6, 7.2], drag: 1.2, fall: 5, margin: 0.1 },
  drive: { y: [3, 4.2], z: [1.1, 1.6], x: 1.8, speed: [12, 15], drag: 1, fall: 4, margin: 0.12 },
  smash: { y: [2.9, 4.2], z: [0.5, 0.95], x: 1.8, speed: [19, 23], drag: 1.1, fall: 4, margin: 0.1 },
  'low-serve': { y: [2.2, 2.9], z: [0.8, 1.3], x: 0.9, speed: [7, 8.4], drag: 0.7, fall: 4, margin: 0.07 },
  'high-serve': { y: [5.2, 6], z: [2.4, 2.6], x: 1.8, speed: [5.2, 5.8], drag: 1.2, fall: 8, margin: 1 },
}

/** The shots possible at this contact. */
function choose({ random, ball: met, stroke, finish, left }: Ask): Aim {
  const isHighWanted = finish === 'smash' && left === 1
  if (stroke === 0) return isHighWanted || random.chance(0.25) ? 'high-serve' : 'low-serve'
  if (isHighWanted) return met.z > 1.9 ? 'clear' : 'lift'
  const luck = random.next()
  if (met.z > 1.9) return luck < 0.3 ? 'smash' : luck < 0.62 ? 'drop' : 'clear'
  if (Math.abs(met.y) < 2.6) return luck < 0.42 ? 'net' : 'lift'
  return luck < 0.4 ? 'lift' : luck < 0.72 ? 'block' : 'drive'
}

const away = ({ other, random }: Ask): number => (Math.abs(other.x) > 0.25 ? -Math.sign(other.x) : random.chance(0.5) ? 1 : -1)

/** To the ground: out of reach, or out of bounds. */
function last(ask: Ask): { to: Place; aim: Aim } {
  const { random, end, finish, ball: met, stroke, other } = ask
  const isHigh = met.z > 1.9
  const isFront = Math.abs(other.y) < 2.8
  if (stroke === 0) return { to: { x: random.between(-1, 1), y: -end * random.between(6.85, 7.3), z: ball.radius }, aim: 'high-serve' }
  if (finish === 'net') {
    const aim: Aim = isHigh ? (random.chance(0.5) ? 'smash' : 'drop') : 'net'
    return { to: { x: random.between(-1.8, 1.8), y: -end * 2, z: 1 }, aim }
  }
  if (finish === 'out') {
    const isWide = random.chance(0.35)
    const x = isWide ? (random.chance(0.5) ? 1 : -1) * random.between(court.width + 0.08, 2.95) : random.between(-2, 2)
    const y = isWide ? random.between(4, 6.2) : random.between(court.length + 0.1, 7.4)
    return {
      to: { x, y: -end * y, z: ball.radius },
      aim: isHigh ? (isWide ? 'smash' : 'clear') : Math.abs(met.y) < 2.6 || !isWide ? 'lift' : 'drive',
    }
  }
  if (finish === 'smash')
    return { to: { x: away(ask) * random.between(1.2, 2.5), y: -end * random.between(4.2, 6), z: ball.radius }, aim: 'smash' }
  const x = away(ask) * random.between(1.5, 2.45)
  if (isFront) return { to: { x, y: -end * random.between(5.6, 6.5), z: ball.radius }, aim: isHigh ? 'clear' : 'lift' }
  const y = isHigh ? random.between(1.2, 1.9) : random.between(0.5, 1.1)
  return { to: { x, y: -end * y, z: ball.radius }, aim: isHigh ? 'drop' : Math.abs(met.y) < 2.6 ? 'net' : 'block' }
}

export function badmintonShot(ask: Ask): Shot {
  const { random, end, left, isRight } = ask
  const aimed = left === 0 ? last(ask) : null
  const aim = aimed?.aim ?? choose(ask)
  const { y, z, x, speed, drag, fall, margin } = manners[aim]
  const isServe = aim === 'low-serve' || aim === 'high-serve'
  const across = isServe ? -end * (isRight ? 1 : -1) * random.between(0.15, x) : random.between(-x, x)
  const to = aimed?.to ?? { x: across, y: -end * random.between(...y), z: random.between(...z) }
  return { to, speed: random.between(...speed), drag, fall, margin, on: null, base }
}
