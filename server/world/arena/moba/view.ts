// Where the camera points: at the next event, otherwise along the lanes. It pans over short distances and cuts over long ones.
import type { Side } from '../../../../contract/match/match-row.ts'
import { clamp, distance, ease, mix, type Point } from '../../director/pitch.ts'
import { indexAt } from '../track.ts'
import { frontAt } from './front.ts'
import { lanePoint, lanes } from './land.ts'
import type { MapPlan, Role, Stage } from './plan-model.ts'
import type { View } from './scene.ts'

interface Shot {
  from: number
  width: number
  place(t: number): Point
}
/** Width of the view in units. */
const widths: Record<Stage['type'] | 'lane' | 'hero', number> = {
  pick: 40,
  fight: 42,
  tower: 42,
  dragon: 42,
  baron: 42,
  core: 40,
  lane: 46,
  hero: 42,
}
/** Seconds that an event stays in view, of a shot between events, and of a pan. */
const stays = 4
const shotLength = 11
const glide = 1.3
/** Maximum distance of a pan, in units. */
const nearBy = 26

function between(plan: MapPlan, from: number, until: number, number: number): Shot[] {
  const shots: Shot[] = []
  for (let at = from, index = 0; at < until - 1; at += shotLength, index += 1) {
    const pick = (number * 3 + index) % 5
    const lane = lanes[(number + index) % 3] as (typeof lanes)[number]
    const side: Side = (number + index) % 2 ? 'home' : 'away'
    const role: Role = pick === 4 ? 1 : 2
    if (pick < 3) shots.push({ from: at, width: widths.lane, place: (t) => lanePoint(lane, frontAt(plan.lines, lane, t)) })
    else {
      const track = plan.tracks[side][role] as MapPlan['tracks']['home'][number]
      const smooth = (t: number): Point => {
        const places = [-1.6, -0.8, 0, 0.8, 1.6].map((add) => track.place(t + add))
        return { x: places.reduce((sum, { x }) => sum + x, 0) / 5, y: places.reduce((sum, { y }) => sum + y, 0) / 5 }
      }
      const isAway = track.death(at) !== null || track.death(at + shotLength) !== null
      shots.push({ from: at, width: widths.hero, place: isAway ? (t) => lanePoint('mid', frontAt(plan.lines, 'mid', t)) : smooth })
    }
  }
  return shots
}

const made = new WeakMap<MapPlan, Shot[]>()
function shotsOf(plan: MapPlan): Shot[] {
  const known = made.get(plan)
  if (known) return known
  const shots: Shot[] = []
  // At first the camera shows the middle.
  let free = plan.script.start
  for (const [number, { from, at, place, type }] of plan.stages.entries()) {
    const begins = Math.max(from, free - stays + 1.5)
    if (begins > free) shots.push(...between(plan, free, begins, number))
    shots.push({ from: Math.min(begins, at), width: widths[type], place: () => place })
    free = at + stays
  }
  made.set(plan, shots)
  return shots
}

/** The subject is slightly below the middle, clear of the board. */
const lifted = ({ x, y }: Point): Point => ({ x, y: y + 2.2 })
/** Clamps the view to the map. */
const held = ({ x, y, width }: View): View => ({
  width,
  x: clamp(x, width / 2 - 6, 106 - width / 2),
  y: clamp(y, width * 0.35 - 6, 106.5 - width * 0.35),
})
const viewOf = (shot: Shot, t: number): View => held({ ...lifted(shot.place(t)), width: shot.width })

export function viewAt(plan: MapPlan, t: number): View {
  const shots = shotsOf(plan)
  const index = Math.max(0, indexAt(shots, t))
  const shot = shots[index] as Shot
  const before = shots[index - 1]
  const view = viewOf(shot, t)
  const share = (t - shot.from) / glide
  if (!before || share >= 1) return view
  const last = viewOf(before, t)
  if (distance(last, view) > nearBy) return view
  const k = ease(share)
  return { x: mix(last.x, view.x, k), y: mix(last.y, view.y, k), width: mix(last.width, view.width, k) }
}
