// The script of an e-sports match for its film: maps with their events. Seconds after the scheduled start.
import type { Objective } from '../../../contract/match/match-event.ts'
import type { Side } from '../../../contract/match/match-row.ts'
import type { SimMatch } from '../../feed/simulator/model.ts'
import { setsStatistics } from '../../feed/simulator/sets/figures.ts'
import { type Incident, isObjective } from '../../feed/simulator/sets/model.ts'
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
function killsAt(match: SimMatch, incidents: readonly Incident[], play: ReturnType<typeof playSets>): Map<Incident, Sum> {
  let before: Sum = [0, 0]
  const made = new Map<Incident, Sum>()
  for (const incident of incidents) {
    if (incident.kind !== 'points') continue
    const kills = setsStatistics(match, play, incident.at).find(({ key, period }) => key === 'kills' && period === undefined)
    const now: Sum = [kills?.home ?? 0, kills?.away ?? 0]
    made.set(incident, [now[0] - before[0], now[1] - before[1]])
    before = now
  }
  return made
}

function cueOf(incident: Incident, kills: Map<Incident, Sum>, isMatchPoint: boolean): MapCue[] {
  if (incident.kind === 'note' && isObjective(incident.note))
    return [{ type: 'objective', at: incident.at / 1000, side: incident.side, objective: incident.note }]
  if (incident.kind !== 'points') return []
  const { side, running } = incident
  return [{ type: 'point', at: incident.at / 1000, side, kills: kills.get(incident) ?? [0, 0], running, isMatchPoint }]
}

export const scriptOf = oncePerMatch((match): MatchScript => {
  const play = playSets(match)
  const kills = killsAt(match, play.incidents, play)
  const maps: MapScript[] = []
  for (const incident of play.incidents) {
    const at = incident.at / 1000
    const map = maps.at(-1)
    if (incident.kind === 'phase') {
      if (/^set-\d$/.test(incident.phase))
        maps.push({ number: incident.set, start: at, end: at, over: at, winner: 'home', score: [0, 0], cues: [] })
      else if (map) map.over = at
    } else if (incident.kind === 'set' && map) Object.assign(map, { end: at, winner: incident.side, score: incident.score })
    else
      map?.cues.push(
        ...cueOf(
          incident,
          kills,
          play.incidents.some(
            (one) => one.at <= incident.at && one.kind === 'note' && one.note === 'set-point' && one.set === incident.set,
          ),
        ),
      )
  }
  for (const map of maps) map.cues.sort((one, other) => one.at - other.at)
  return { match, maps, end: play.length / 1000 }
})

/** The current or last map at a time; null before the first. */
export const mapAt = ({ maps }: MatchScript, t: number): MapScript | null => maps.findLast(({ start }) => start <= t) ?? null
