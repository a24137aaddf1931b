// The script of an e-sports match for its film: maps with their events. Seconds after the scheduled start.
import type { Objective } from '../../../contract/match/match-event.ts'
import type { Side } from '../../../contract/match/match-row.ts'
import type { SimMatch } from '../../feed/simulator/model.ts'
import { setsStatistics } from '../../feed/simulator/sets/figures.ts'
import { isObjective, type Moment } from '../../feed/simulator/sets/model.ts'
import { playSets } from '../../feed/simulator/sets/play.ts'

/** A fight or a pick in the arena, a round of the shooter. `kills`: kills of each side in it, home first. */
export interface PointCue {
  type: 'point'
  at: number
  side: Side
  kills: [number, number]
  /** Score of the map after it. */
  running: [number, number]
  isMatchPoint: boolean
}
export interface ObjectiveCue {
  type: 'objective'
  at: number
  side: Side
  objective: Objective
}
export type MapCue = PointCue | ObjectiveCue

export interface MapScript {
  /** From 1. */
  number: number
  start: number
  /** Time at which it is won, and from which nobody plays. */
  end: number
  over: number
  winner: Side
  /** Maps won, including this one. */
  score: [number, number]
  /** In chronological order. */
  cues: MapCue[]
}
export interface MatchScript {
  match: SimMatch
  maps: MapScript[]
  /** End of the match. */
  end: number
}

export const opposite = (side: Side): Side => (side === 'home' ? 'away' : 'home')
export const indexOf = (side: Side): 0 | 1 => (side === 'home' ? 0 : 1)

/** Caches a value per match, weakly. */
export function oncePerMatch<T>(make: (match: SimMatch) => T): (match: SimMatch) => T {
  const made = new WeakMap<SimMatch, { value: T }>()
  return (match) => {
    const known = made.get(match) ?? { value: make(match) }
    made.set(match, known)
    return known.value
  }
}

type Sum = [number, number]
/** Kills of the match so far at each event, as in its statistics. */
function killsAt(match: SimMatch, moments: readonly Moment[], play: ReturnType<typeof playSets>): Map<Moment, Sum> {
  let before: Sum = [0, 0]
  const made = new Map<Moment, Sum>()
  for (const moment of moments) {
    if (moment.kind !== 'points') continue
    const kills = setsStatistics(match, play, moment.at).find(({ key, period }) => key === 'kills' && period === undefined)
    const now: Sum = [kills?.home ?? 0, kills?.away ?? 0]
    made.set(moment, [now[0] - before[0], now[1] - before[1]])
    before = now
  }
  return made
}

function cueOf(moment: Moment, kills: Map<Moment, Sum>, isMatchPoint: boolean): MapCue[] {
  if (moment.kind === 'note' && isObjective(moment.note))
    return [{ type: 'objective', at: moment.at / 1000, side: moment.side, objective: moment.note }]
  if (moment.kind !== 'points') return []
  const { side, running } = moment
  return [{ type: 'point', at: moment.at / 1000, side, kills: kills.get(moment) ?? [0, 0], running, isMatchPoint }]
}

export const scriptOf = oncePerMatch((match): MatchScript => {
  const play = playSets(match)
  const kills = killsAt(match, play.moments, play)
  const maps: MapScript[] = []
  for (const moment of play.moments) {
    const at = moment.at / 1000
    const map = maps.at(-1)
    if (moment.kind === 'phase') {
      if (/^set-\d$/.test(moment.phase))
        maps.push({ number: moment.set, start: at, end: at, over: at, winner: 'home', score: [0, 0], cues: [] })
      else if (map) map.over = at
    } else if (moment.kind === 'set' && map) Object.assign(map, { end: at, winner: moment.side, score: moment.score })
    else
      map?.cues.push(
        ...cueOf(
          moment,
          kills,
          play.moments.some((one) => one.at <= moment.at && one.kind === 'note' && one.note === 'set-point' && one.set === moment.set),
        ),
      )
  }
  for (const map of maps) map.cues.sort((one, other) => one.at - other.at)
  return { match, maps, end: play.length / 1000 }
})

/** The current or last map at a time; null before the first. */
export const mapAt = ({ maps }: MatchScript, t: number): MapScript | null => maps.findLast(({ start }) => start <= t) ?? null
