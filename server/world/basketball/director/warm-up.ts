// Before a match: an empty court, then both sides warm up in their halves, then nobody until the entry.
import { ease, mix } from '../../director/pitch.ts'
import type { Motion } from '../../director/track.ts'
import type { Place3 } from './ball.ts'
import { ballRadius, court, type End, ringOf, tunnel } from './court.ts'

/** Seconds before the tip-off at which it starts and ends. */
const begins = 30 * 60
const ends = 3 * 60
/** Seconds from the tunnel to the drill, and back; of one round of it. */
const walk = 26
const round = 9

/** Position of a body in the drill: jogs between positions on an arc around the basket. */
function exercise(body: number, t: number, end: End): { x: number; y: number } {
  const slot = body % 5
  const lap = (t + slot * 3.7 + (body < 5 ? 0 : 2)) / round
  const from = Math.floor(lap)
  const angleOf = (step: number): number => ((slot - 2) * 0.62 + Math.sin(step * 2.3 + body) * 0.3) * 0.95
  const angle = mix(angleOf(from), angleOf(from + 1), ease((lap - from - 0.55) / 0.45))
  const radius = 5.1 + (slot % 2) * 1.9
  return { x: end * (court.ring - Math.cos(angle) * radius), y: Math.sin(angle) * radius }
}

/** Null while nobody is out. `left` is seconds until the tip-off. */
export function warmUpAt(body: number, left: number, end: End): Motion | null {
  if (body >= 10 || left > begins || left < ends) return null
  const t = begins - left
  const goes = (body % 5) * 1.6 + (body < 5 ? 0 : 4)
  const out = ease((t - goes) / walk)
  const back = ease((t - goes - (begins - ends - walk - 16)) / walk)
  const at = (when: number, share: number): { x: number; y: number } => {
    const place = exercise(body, when, end)
    return { x: mix(tunnel.x, place.x, share), y: mix(tunnel.y, place.y, share) }
  }
  const here = at(t, out * (1 - back))
  const soon = at(t + 0.1, out * (1 - back))
  return { ...here, vx: (soon.x - here.x) * 10, vy: (soon.y - here.y) * 10 }
}

/** The shooters' balls: up, through or off, and back. */
export function warmUpBalls(left: number, endOf: (body: number) => End): Place3[] {
  const balls: Place3[] = []
  for (let body = 0; body < 10; body += 1) {
    const t = begins - left
    if (body % 5 === 2 || left < ends + walk + 24 || t < walk + 12) continue
    const motion = warmUpAt(body, left, endOf(body))
    if (!motion) continue
    const share = ((t + (body % 5) * 3.7 + (body < 5 ? 0 : 2)) / round) % 1
    const end = endOf(body)
    const ring = ringOf(end)
    // A third of the round in flight, a third bouncing back, then a dribble to the next position.
    if (share < 0.12) {
      const k = share / 0.12
      balls.push({ x: mix(motion.x + end * 0.2, ring.x, k), y: mix(motion.y, 0, k), z: mix(2.5, 3.05, k) + 5.7 * k * (1 - k) })
    } else if (share < 0.34) {
      const k = (share - 0.12) / 0.22
      balls.push({
        x: mix(ring.x, motion.x, k),
        y: mix(0, motion.y, k),
        z: ballRadius + Math.abs(Math.cos(k * Math.PI * 2.5)) * (1 - k * 0.7) * 2.9,
      })
    } else balls.push({ x: motion.x + end * 0.3, y: motion.y + 0.3, z: ballRadius + Math.abs(Math.sin(t * 5.4 + body)) * 0.85 })
  }
  return balls
}
