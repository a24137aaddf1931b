// The board from the match's script, in step with the product's row: sets, games and points, and the server.
import type { Phase, Side } from '../../../contract/match/match-row.ts'
import type { FeedEvent } from '../../features/match/feed-message.ts'
import { opponent } from '../director/people.ts'
import type { Board, RacketSport } from './scene.ts'

export type BoardState = Omit<Board, 'clubs'> & {
  /** Seconds after the scheduled start. */
  at: number
}
type Periods = BoardState['periods']

const opened = (periods: Periods, count: number): Periods =>
  count <= periods.length ? periods : [...periods, ...Array.from({ length: count - periods.length }, () => [0, 0] as const)]

function counted(periods: Periods, side: Side, count: number): Periods {
  const [home, away] = periods.at(-1) ?? [0, 0]
  return [...periods.slice(0, -1), side === 'home' ? [home + count, away] : [home, away + count]]
}

/** In badminton the winner of a rally serves; after a game of tennis the other side does, from love. */
function passed(sport: RacketSport, before: BoardState, winner: Side): Pick<BoardState, 'server' | 'points'> {
  if (sport === 'badminton') return { server: winner, points: null }
  return before.server ? { server: opponent(before.server), points: ['0', '0'] } : { server: null, points: null }
}

function follow(sport: RacketSport, before: BoardState, event: FeedEvent, at: number): BoardState | null {
  switch (event.type) {
    case 'phase': {
      const phase: Phase = event.phase
      const number = Number(/^set-(\d)$/.exec(phase)?.[1] ?? 0)
      return { ...before, at, phase, periods: opened(before.periods, number) }
    }
    case 'serve':
      return { ...before, at, server: event.side, points: event.points }
    case 'points':
      return { ...before, at, periods: counted(before.periods, event.side, event.count), ...passed(sport, before, event.side) }
    case 'score':
      return { ...before, at, sets: [event.home, event.away], periods: event.periods ?? before.periods, server: null, points: null }
    default:
      return null
  }
}

/** Every state of the board, in chronological order. */
export function boardStates(sport: RacketSport, events: readonly FeedEvent[], start: number): BoardState[] {
  const states: BoardState[] = [
    { at: Number.NEGATIVE_INFINITY, phase: 'not-started', sets: [0, 0], periods: [], points: null, server: null },
  ]
  for (const event of events) {
    const next = follow(sport, states.at(-1) as BoardState, event, (Date.parse(event.at) - start) / 1000)
    if (next) states.push(next)
  }
  return states
}

/** Index of the last entry that begins at or before `t`; -1 if none. */
export function lastAt<T>(list: readonly T[], t: number, begins: (item: T) => number): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (begins(list[middle] as T) <= t) low = middle + 1
    else high = middle
  }
  return low - 1
}
