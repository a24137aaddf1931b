// The score board: the state of the match's row at a time.
import type { Phase } from '../../../contract/match/match-row.ts'
import type { SimTeam } from '../../feed/simulator/model.ts'
import type { Club } from '../director/scene.ts'
import { indexOf, type MatchScript, mapAt } from './script.ts'

export interface Board {
  clubs: { home: Club; away: Club }
  /** Maps won, and the maximum number of maps. */
  score: [number, number]
  bestOf: number
  /** The current or last map, from 1; before the first it is 1. */
  map: number
  /** Kills in the arena or rounds in the shooter, on that map. */
  points: [number, number]
  /** Objectives that each side took on that map: towers, dragons, barons. */
  towers: [number, number]
  dragons: [number, number]
  barons: [number, number]
  phase: Phase
  /** Minutes and seconds of the map; empty between maps. */
  clock: string
}

const two = (value: number): string => String(value).padStart(2, '0')
const club = ({ id, name, short, crest }: SimTeam): Club => ({ id, name, short, crest })
/** Compares in milliseconds: times are integers, seconds in floating point are not exact. */
const isPast = (at: number, t: number): boolean => Math.round(at * 1000) <= Math.round(t * 1000)

/** `t` in seconds after the scheduled start. */
export function boardAt(script: MatchScript, t: number): Board {
  const { match, maps, end } = script
  const at = Math.round(t * 1000) / 1000
  const map = mapAt(script, at)
  const board: Board = {
    clubs: { home: club(match.home), away: club(match.away) },
    score: [0, 0],
    bestOf: match.bestOf,
    map: map?.number ?? 1,
    points: [0, 0],
    towers: [0, 0],
    dragons: [0, 0],
    barons: [0, 0],
    phase: 'not-started',
    clock: '',
  }
  if (!map) return board
  const won = maps.findLast((one) => isPast(one.end, at))
  if (won) board.score = [won.score[0], won.score[1]]
  for (const cue of map.cues) {
    if (!isPast(cue.at, at)) break
    if (cue.type === 'point') board.points = [cue.running[0], cue.running[1]]
    else {
      const taken =
        cue.objective === 'tower'
          ? board.towers
          : cue.objective === 'dragon'
            ? board.dragons
            : cue.objective === 'baron'
              ? board.barons
              : null
      if (taken) taken[indexOf(cue.side)] += 1
    }
  }
  const isOver = isPast(map.over, at)
  board.phase = isPast(end, at) ? 'finished' : isOver ? 'set-break' : (`set-${map.number}` as Phase)
  // The clock stops when the map is won.
  const played = Math.floor(Math.min(at, map.end) - map.start + 1e-6)
  if (!isOver) board.clock = `${two(Math.floor(played / 60))}:${two(played % 60)}`
  return board
}
