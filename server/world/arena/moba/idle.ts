// What heroes do between events: last hits in their lanes, jungle camps, later in groups.
import type { Side } from '../../../../contract/match/match-row.ts'
import { distance, type Point } from '../../director/pitch.ts'
import { opposite } from '../script.ts'
import { type Draft, lateness, trackOf } from './draft.ts'
import { frontAt } from './front.ts'
import { camps, fountains, type Lane, lanePoint } from './land.ts'
import { type Role, roles, type Who } from './plan-model.ts'

const laneOf: Record<Role, Lane | null> = { 0: 'top', 1: null, 2: 'mid', 3: 'bottom', 4: 'bottom' }
/** Seconds between two errands, and share of a map after which teams group. */
const errand: [number, number] = [3.5, 7]
const groups = 0.62

/** A point slightly behind the front of a lane. */
function inLane(draft: Draft, side: Side, lane: Lane, t: number, back: number): Point {
  const { random } = draft
  const toOwn = side === 'home' ? -1 : 1
  const share = Math.max(0.05, Math.min(0.95, frontAt(draft, lane, t) + toOwn * back))
  const { x, y } = lanePoint(lane, share)
  return { x: x + random.between(-1.6, 1.6), y: y + random.between(-1.6, 1.6) }
}

function inJungle(draft: Draft, side: Side, from: Point): Point {
  const own = camps.filter((camp) => distance(camp, fountains[side]) < distance(camp, fountains[opposite(side)]))
  const near = own.toSorted((one, other) => distance(one, from) - distance(other, from))
  const camp = draft.random.pick(near.slice(1, 4))
  return { x: camp.x + draft.random.between(-1.5, 1.5), y: camp.y + draft.random.between(-1.5, 1.5) }
}

function aimOf(draft: Draft, who: Who, t: number, lane: Lane | null): Point {
  const { random } = draft
  const { side, role } = who
  if (lane === null) return inJungle(draft, side, trackOf(draft, who).place(t))
  return inLane(draft, side, lane, t + 3, role === 4 ? random.between(0.035, 0.055) : random.between(0.012, 0.04))
}

/** An occasional shot at the opponent. */
function poke(draft: Draft, who: Who, t: number): void {
  const { random, casts } = draft
  if (!random.chance(0.6)) return
  const foe: Who = { side: opposite(who.side), role: random.chance(0.8) ? who.role : random.pick(roles) }
  const at = t + random.between(0.5, 3)
  if (distance(trackOf(draft, who).place(at), trackOf(draft, foe).place(at)) > 13) return
  casts.push({ at, length: 0.7, by: who, to: foe, type: who.role === 2 ? 'orb' : 'arrow' })
}

export function idle(draft: Draft, from: number, until: number): void {
  const { random, free } = draft
  const late = lateness(draft, from)
  for (const side of ['home', 'away'] as const) {
    const together: Lane | null = late > groups || random.chance(late * 0.4) ? random.pick(['mid', 'mid', 'top', 'bottom'] as const) : null
    for (const role of roles) {
      const who = { side, role }
      const track = trackOf(draft, who)
      const lane = together && (role !== 0 || late > 0.8) ? together : laneOf[role]
      let t = Math.max(from + random.between(0, 1.2), free[side][role] as number)
      while (t < until - 1) {
        const there = track.go(t, aimOf(draft, who, t, lane), t + (lane ? 4 : 7), lane ? 3 : 3.3)
        t = Math.max(there, t) + random.between(...errand) * (lane ? 0.45 : 0.8)
        if (lane && there < until) poke(draft, who, there)
      }
    }
  }
}
