// Shot selection in tennis.

import type { Random } from '../../feed/simulator/random.ts'
import { clamp } from '../director/pitch.ts'
import type { Ask, Shot } from './rally.ts'
import { sports } from './sport.ts'

const { court, ball, base } = sports.tennis
/** Metres from the net at which a player who came forward waits. */
const forward = 3
/** Probability of coming forward after a stroke. */
const approaches = 0.13

/** Contact of a ball that bounced `deep` metres from the net. */
const metAt = (random: Random, deep: number): number => clamp(random.between(12.2, 13.9) - deep, 2.4, 6.5)
const away = ({ other, random }: Ask): number => (Math.abs(other.x) > 0.5 ? -Math.sign(other.x) : random.chance(0.5) ? 1 : -1)

function serve({ random, end, isRight, finish, left }: Ask): Shot {
  const side = -end * (isRight ? 1 : -1)
  const isLast = left === 0
  const isCorner = isLast && finish === 'winner'
  const across = isCorner ? (random.chance(0.5) ? random.between(0.15, 0.5) : random.between(3.5, 3.95)) : random.between(0.4, 3.7)
  const deep = isLast && finish === 'out' ? random.between(6.6, 7.4) : random.between(4.6, 6.1)
  const speed = isCorner ? random.between(43, 49) : random.between(34, 44)
  return {
    to: { x: side * across, y: -end * deep, z: ball.radius },
    speed,
    drag: 0.25,
    fall: 10,
    margin: 0.1,
    on: random.between(7.4, 8.4),
    base,
  }
}

function last(ask: Ask): Shot {
  const { random, end, finish, isForward, isOtherForward } = ask
  const shot: Shot = { to: { x: 0, y: 0, z: ball.radius }, speed: random.between(23, 28), drag: 0.3, fall: 12, margin: 0.2, on: null, base }
  if (isForward) shot.base = forward
  switch (finish) {
    case 'winner':
      shot.to.x = away(ask) * random.between(2.9, 3.85)
      shot.to.y = -end * (isForward ? random.between(5.5, 8.5) : isOtherForward ? random.between(8, 11) : random.between(7, 10))
      return shot
    case 'smash':
      shot.to.x = away(ask) * random.between(1.6, 3.6)
      shot.to.y = -end * random.between(5.5, 8)
      return { ...shot, speed: random.between(28, 34), fall: 9.8, margin: 0.3, base: forward }
    case 'out': {
      const isWide = random.chance(0.45)
      shot.to.x = isWide ? (random.chance(0.5) ? 1 : -1) * random.between(court.width + 0.15, 5) : random.between(-3, 3)
      shot.to.y = -end * (isWide ? random.between(7, 11) : random.between(court.length + 0.15, 13.4))
      return shot
    }
    case 'net':
      shot.to.x = random.between(-3, 3)
      shot.to.y = -end * 10
      return shot
  }
}

export function tennisShot(ask: Ask): Shot {
  const { random, end, stroke, finish, left, isForward, isOtherForward, other } = ask
  if (stroke === 0) return serve(ask)
  if (left === 0) return last(ask)
  const comes = finish === 'smash' ? left === 2 : stroke > 1 && left > 0 && !isOtherForward && random.chance(approaches)
  const waits = isForward || comes ? forward : base
  if (isOtherForward) {
    const isLob = finish === 'smash' && left === 1
    const to = isLob
      ? { x: other.x * 0.6 + random.between(-1, 1), y: -end * random.between(4.2, 5.6), z: 2.62 }
      : { x: other.x + random.between(-1.6, 1.6), y: -end * random.between(2.5, 3.4), z: random.between(0.8, 1.5) }
    const speed = isLob ? random.between(9, 10) : random.between(20, 25)
    return { to, speed, drag: 0.3, fall: isLob ? 9.8 : 12, margin: isLob ? 2 : 0.25, on: null, base: waits }
  }
  const deep = isForward ? random.between(6.8, 10.4) : random.between(7.4, 11.2)
  const to = { x: random.between(-3.6, 3.6), y: -end * deep, z: ball.radius }
  const speed = isForward ? random.between(15, 19) : random.between(20, 26)
  const margin = isForward ? 0.2 : random.between(0.3, 1.1)
  return { to, speed, drag: 0.35, fall: 12, margin, on: metAt(random, deep), base: waits }
}
