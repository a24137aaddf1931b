// Positions for a kick-off, a corner, a penalty or a free kick; each belongs to one player.
import { lengthOf } from '../../length.ts'
import { bodyOf, keeperOf, opponent, playerBodies, sides } from '../people.ts'
import { clamp, distance, freeKickDistance, mix, type Point, penaltySpot, pitch, towards } from '../pitch.ts'
import type { Restart, Run } from './run.ts'

/** Assigns each place to the nearest body among those left. */
function assign(run: Run, bodies: readonly number[], places: readonly Point[], until: number, speed: number): void {
  const free = new Set(bodies)
  for (const place of places) {
    let best = -1
    let least = Number.POSITIVE_INFINITY
    for (const index of free) {
      const far = distance(run.body(index), place)
      if (far < least) {
        least = far
        best = index
      }
    }
    if (best < 0) return
    free.delete(best)
    run.send(best, place, { until, speed })
  }
}

/** The two in the circle are the formation's last two slots. */
export function standForKickOff(run: Run, restart: Restart): void {
  for (const side of sides) {
    const end = run.end(side)
    for (const [slot, place] of run.match.play.formations[side].places.entries()) {
      const body = run.body(bodyOf(side, slot))
      if (body.isOut || slot === 0) continue
      const along = clamp((place.y - 24) / 62, 0, 1)
      let at: Point = { x: mix(-27, -3, along), y: ((place.x - 50) / 50) * 28 }
      const far = lengthOf(at.x, at.y)
      if (side !== restart.side && far < 10.2) at = { x: -Math.sqrt(Math.max(1, 10.6 ** 2 - Math.min(10, Math.abs(at.y)) ** 2)), y: at.y }
      run.send(body.index, { x: at.x * end, y: at.y * end }, { until: restart.by + 1, speed: mix(2.4, 4.2, (slot % 5) / 4) })
    }
    run.send(keeperOf(side), { x: -end * 47, y: 0 }, { until: restart.by + 0.6, speed: 3.4 })
  }
  const end = run.end(restart.side)
  const mates = run.outfield(restart.side).sort((one, other) => other.index - one.index)
  const partner = mates.find(({ index }) => index !== restart.taker)
  if (partner) run.send(partner.index, { x: -end * 1.2, y: 3.2 }, { until: restart.by + 1, speed: 3.6 })
}

/** Metres from the goal line and across, relative to the flag's side. */
const attackers: [number, number][] = [
  [5.6, -1.6],
  [7.4, 2.6],
  [9.6, -4.4],
  [10.8, 0.6],
  [12.4, 5],
  [18.5, -2.5],
]
const defenders: [number, number][] = [
  [1.6, 3.4],
  [4.1, -0.2],
  [4.4, 2.4],
  [6.2, -4],
  [7.6, 0.6],
  [9.3, -2.6],
  [9.5, 2.9],
  [11.6, -1],
  [14.8, 3.6],
]

export function crowdBox(run: Run, restart: Restart): void {
  const end = run.end(restart.side)
  const flag = Math.sign(restart.y)
  const at = ([depth, across]: [number, number]): Point => ({ x: end * (pitch.x - depth), y: across * flag })
  const until = restart.by + 40
  const { cue } = run
  const shooter = cue?.type === 'shot' && cue.manner === 'corner' ? cue.shooter : null
  // Tall players come forward, three stay behind.
  const mates = run.outfield(restart.side).filter(({ index }) => index !== restart.taker && index !== shooter)
  const tall = mates.sort((one, other) => rank(one.index) - rank(other.index)).map(({ index }) => index)
  if (shooter !== null) run.send(shooter, at([12, 1.8]), { until, speed: 4.5 })
  assign(run, tall.slice(0, 5), attackers.slice(0, 5).map(at), until, 4.5)
  assign(run, tall.slice(5, 6), [at([20, 7])], until, 4.5)
  assign(
    run,
    run.outfield(opponent(restart.side)).map(({ index }) => index),
    defenders.map(at),
    until,
    5,
  )
  run.send(keeperOf(opponent(restart.side)), { x: end * (pitch.x - 0.9), y: flag * 0.4 }, { until, speed: 3 })
}
/** Forwards and centre backs first. */
const rank = (index: number): number => [99, 6, 1, 2, 7, 9, 10, 8, 3, 0, 4][index % 11] as number

export function standForPenalty(run: Run, restart: Restart): void {
  const end = run.end(restart.side)
  const line = pitch.x - penaltySpot - freeKickDistance - 0.8
  const others = Array.from({ length: playerBodies }, (_, index) => index).filter(
    (index) => index % 11 !== 0 && index !== restart.taker && !run.body(index).isOut,
  )
  const places = others.map((_, place) => ({ x: end * (line - (place % 3) * 1.9), y: (place - (others.length - 1) / 2) * 1.75 }))
  assign(run, others, places, restart.by + 200, 2.6)
  run.send(keeperOf(opponent(restart.side)), { x: end * (pitch.x - 0.2), y: 0 }, { until: restart.by + 200, speed: 2 })
  run.send(keeperOf(restart.side), { x: -end * 36, y: 0 }, { until: restart.by + 200, speed: 2 })
}

/** Opponents keep the distance of a free kick. */
export function makeRoom(run: Run, restart: Restart): void {
  for (const foe of run.outfield(opponent(restart.side)))
    if (distance(foe, restart) < freeKickDistance && !foe.task)
      run.send(foe.index, towards(restart, foe, freeKickDistance + 0.6), { until: run.t + 1, speed: 3.5 })
}

export function wall(run: Run, restart: Restart): void {
  const end = run.end(restart.side)
  const goal = { x: end * pitch.x, y: Math.sign(restart.y || 1) * 1.6 }
  const centre = towards(restart, goal, freeKickDistance)
  const far = distance(restart, goal)
  const ux = (goal.x - restart.x) / far
  const uy = (goal.y - restart.y) / far
  const places = [-1.5, -0.5, 0.5, 1.5].map((n) => ({ x: centre.x - uy * n * 1.1, y: centre.y + ux * n * 1.1 }))
  const foes = run.outfield(opponent(restart.side))
  const nearest = foes.sort((one, other) => distance(one, centre) - distance(other, centre)).slice(0, 4)
  assign(
    run,
    nearest.map(({ index }) => index).sort((one, other) => one - other),
    places,
    run.t + 0.6,
    4.5,
  )
}
