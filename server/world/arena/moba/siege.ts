// Stationary targets that a group brings down: a tower, a monster of the river, the core.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Point } from '../../director/pitch.ts'
import { opposite } from '../script.ts'
import { type Draft, homewards, living, send, tardiness, trackOf } from './draft.ts'
import type { Stage, Who } from './plan-model.ts'

interface Siege {
  at: number
  side: Side
  place: Point
  type: Extract<Stage['type'], 'tower' | 'dragon' | 'baron' | 'core'>
  most: number
}

/** Seconds before the end at which the group arrives: a core falls right after a fight. */
export const siegeLength: Record<Siege['type'], number> = { tower: 9, dragon: 11, baron: 11, core: 3.5 }

function slot(draft: Draft, { place, side }: Siege, index: number, count: number): Point {
  const home = homewards(place, side)
  const angle = Math.atan2(home.y - place.y, home.x - place.x) + (index - (count - 1) / 2) * 0.62
  const out = draft.random.between(3.3, 4.6)
  return { x: place.x + Math.cos(angle) * out, y: place.y + Math.sin(angle) * out }
}

export function siege(draft: Draft, one: Siege): void {
  const { at, side, place, type, most } = one
  const { random, free, casts } = draft
  const opens = siegeLength[type]
  const able = living(draft, side, at - 0.5).map((who) => ({ who, late: tardiness(draft, who, place, at - opens) }))
  able.sort((a, b) => a.late - b.late)
  const crowd = able.filter(({ late }, index) => index < 1 || (index < most && late < opens - 2)).map(({ who }) => who)
  draft.stages.push({ from: at - opens - 1, at, place, type, side, count: 0 })
  for (const [index, who] of crowd.entries()) {
    const there = send(draft, who, slot(draft, one, index, crowd.length), at - opens)
    for (let t = Math.max(there, at - opens) + random.between(0.2, 0.8); t < at; t += random.between(0.7, 1.1))
      casts.push({ at: t, length: 0.4, by: who, to: place, type: who.role < 2 ? 'slash' : who.role === 2 ? 'orb' : 'arrow' })
    for (let t = Math.max(there, at - opens) + 2; t < at - 0.5; t += random.between(2.2, 3.5))
      trackOf(draft, who).go(t, slot(draft, one, index, crowd.length), t + 1.4, 2.4)
    free[side][who.role] = at + random.between(0.8, 1.8)
  }
  if (type !== 'core') defend(draft, one, opens)
}

/** One or two opponents watch from a distance. */
function defend(draft: Draft, { at, side, place }: Siege, opens: number): void {
  const foe = opposite(side)
  const home = homewards(place, foe)
  const away = Math.atan2(home.y - place.y, home.x - place.x)
  const able = living(draft, foe, at - opens)
    .map((who): { who: Who; late: number } => ({ who, late: tardiness(draft, who, place, at - opens) }))
    .filter(({ late }) => late === 0)
    .slice(0, draft.random.whole(0, 2))
  for (const [index, { who }] of able.entries()) {
    const angle = away + (index - 0.5) * 0.5
    const out = draft.random.between(9, 12)
    send(draft, who, { x: place.x + Math.cos(angle) * out, y: place.y + Math.sin(angle) * out }, at - opens + 2)
    draft.free[foe][who.role] = at
  }
}
