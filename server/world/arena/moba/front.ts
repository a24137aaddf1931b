// Position of a lane's front: between the remaining towers, swaying, and at a tower that is about to fall.
import type { Side } from '../../../../contract/match/match-row.ts'
import { ease, mix } from '../../director/pitch.ts'
import { type Lane, type TowerPlace, towerPlaces } from './land.ts'

export interface Fall {
  tower: TowerPlace
  /** Seconds; infinite: it stands until the end. */
  at: number
}
export interface Push {
  lane: Lane
  /** Position on the lane, with start and end. */
  share: number
  from: number
  to: number
}

/** Seconds in which a front advances after a tower, and in which a push builds up and ebbs. */
const advances = 26
const swells = 15

/** How far a side's towers reach along a lane; after a fall, moving towards the next one. */
function edge(falls: readonly Fall[], lane: Lane, side: Side, t: number): number {
  let share = side === 'home' ? 0.1 : 0.9
  const own = falls
    .filter(({ tower }) => tower.lane === lane && tower.side === side)
    .toSorted((one, other) => other.tower.rank - one.tower.rank)
  for (const { tower, at } of own) share = mix(share, tower.share, 1 - ease((t - at - 2) / advances))
  return share
}

export interface Lines {
  falls: readonly Fall[]
  pushes: readonly Push[]
  /** Random phase, so that no two maps sway alike. */
  phase: number
}

const laneNumber: Record<Lane, number> = { top: 0, mid: 1, bottom: 2 }

/** 0 at the home core, 1 at the away core. */
export function frontAt({ falls, pushes, phase }: Lines, lane: Lane, t: number): number {
  const [home, away] = [edge(falls, lane, 'home', t), edge(falls, lane, 'away', t)]
  const swing = Math.sin(t * 0.043 + phase + laneNumber[lane] * 2.1) * 0.6 + Math.sin(t * 0.019 + phase * 2 + laneNumber[lane]) * 0.4
  let share = (home + away) / 2 + swing * 0.3 * (away - home) * 0.5
  for (const push of pushes) {
    if (push.lane !== lane || t < push.from - swells || t > push.to + swells) continue
    share = mix(share, push.share, Math.min(ease((t - push.from + swells) / swells), 1 - ease((t - push.to) / swells)))
  }
  return share
}

/** Towers that can fall next: in lane order, those at the core once a lane is open. */
export function nextTowers(fallen: readonly TowerPlace[], side: Side): TowerPlace[] {
  const stands = towerPlaces.filter((tower) => tower.side === side && !fallen.includes(tower))
  const isOpen = towerPlaces.some((tower) => tower.side === side && tower.rank === 2 && fallen.includes(tower))
  return stands.filter((tower) =>
    tower.lane === null
      ? isOpen && (tower.rank === 3 || fallen.some((one) => one.side === side && one.rank === 3))
      : !stands.some((one) => one.lane === tower.lane && one.rank < tower.rank),
  )
}
