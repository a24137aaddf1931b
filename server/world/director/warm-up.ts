// Before a match: an empty pitch, then both sides warm up in their halves, then nobody until the entry.
import { bodies, playerBodies } from './people.ts'
import { ease, mix, tunnel } from './pitch.ts'
import type { Motion } from './track.ts'

/** Seconds before the first kick-off. */
const begins = 40 * 60
const ends = 14 * 60
/** Seconds from the tunnel to the drill, and back. */
const walk = 34

/** Position of a body in a drill: rows running to and fro, keepers in their goals. */
function exercise(body: number, t: number, end: 1 | -1): { x: number; y: number } {
  const slot = body % 11
  if (slot === 0) return { x: -end * 50, y: Math.sin(t * 0.8 + body) * 2.2 }
  const row = slot % 5
  const lane = slot > 5 ? 1 : 0
  // A pause at each end of the run.
  const swing = Math.sin(t * 0.34 + row * 0.9 + lane * 2.1)
  const run = ease((swing + 0.9) / 1.8)
  return { x: -end * mix(12, 24, run) - end * lane * 14, y: (row - 2) * 5.2 + Math.sin(t * 0.21 + slot) * 0.7 }
}

/** Null while nobody is out. `left` is seconds until the first kick-off. */
export function warmUpAt(body: number, left: number, end: 1 | -1): Motion | null {
  if (body >= playerBodies || body >= bodies || left > begins || left < ends) return null
  const t = begins - left
  const goes = (body % 11) * 0.9
  const out = ease((t - goes) / walk) * (1 - ease((begins - ends - walk - 10 - t + goes) / -walk))
  const at = (when: number, share: number): { x: number; y: number } => {
    const place = exercise(body, when, end)
    return { x: mix(tunnel.x + (body < 11 ? -1 : 1) * (body % 11) * 0.4, place.x, share), y: mix(tunnel.y, place.y, share) }
  }
  const here = at(t, out)
  const soon = at(t + 0.1, out)
  return { ...here, vx: (soon.x - here.x) * 10, vy: (soon.y - here.y) * 10 }
}
