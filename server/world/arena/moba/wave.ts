// The waves of a lane: six minions per side every half minute, which march to the front and wear each other down.
import type { Side } from '../../../../contract/match/match-row.ts'
import { lengthOf } from '../way.ts'
import { frontAt, type Lines } from './front.ts'
import { type Lane, lanePoint, lanes, laneWays } from './land.ts'
import type { Minion } from './scene.ts'

const every = 30
const first = 22
/** Units a second, seconds that a minion lasts at the front, shares of a lane between two and before the front. */
const speed = 3
const lasts = 3.4
/** The same at a core: until the next wave arrives. */
const lastsAtCore = 7
const atCore = 0.93
const size = 6

const lengths = Object.fromEntries(lanes.map((lane) => [lane, lengthOf(laneWays[lane])])) as Record<Lane, number>

function addWave(list: Minion[], lane: Lane, side: Side, since: number, front: number, number: number): void {
  const long = lengths[lane]
  const share = side === 'home' ? front : 1 - front
  const reach = share * long - 1.3
  const met = since - reach / speed
  const each = share > atCore ? lastsAtCore : lasts
  const isUp = lane === 'mid' ? 0.7 : 1
  for (let index = 0; index < size; index += 1) {
    const rank = index >> 1
    const left = 1 - (met - index * each) / each
    if (met > 0 && left <= 0) continue
    const way = Math.min(since * speed - rank * 1.7, reach - rank * 1.15)
    if (way < 5) continue
    const along = side === 'home' ? way / long : 1 - way / long
    const { x, y } = lanePoint(lane, along)
    const off = (index % 2 ? 0.8 : -0.8) * isUp
    // Offset across the lane; in the middle lane along the other diagonal.
    const isLevel = lane === 'top' ? along > 0.5 : along < 0.5
    const [ox, oy] = lane === 'mid' ? [off, -off] : isLevel ? [0, off] : [off, 0]
    const bob = met > 0 ? Math.sin(since * 5 + index * 2 + number) * 0.12 : 0
    list.push({ side, x: x + ox + bob, y: y + oy + bob, health: met > 0 ? Math.max(0.15, Math.min(1, left)) : 1 })
  }
}

/** `t` in seconds, like the map's start. */
export function minionsAt(lines: Lines, start: number, t: number): Minion[] {
  const list: Minion[] = []
  for (const lane of lanes) {
    const front = frontAt(lines, lane, t)
    for (let number = Math.max(0, Math.floor((t - start - first) / every) - 3); start + first + number * every <= t; number += 1)
      for (const side of ['home', 'away'] as const) addWave(list, lane, side, t - start - first - number * every, front, number)
  }
  return list
}
