// Overlays: an ace, a double fault, a deciding point, a break, a set and a match won.
import type { Side } from '../../../contract/match/match-row.ts'
import { opponent, sides } from '../director/people.ts'
import { type BoardState, lastAt } from './board.ts'
import type { Played } from './plan.ts'
import type { Overlay, OverlayType, RacketSport } from './scene.ts'
import type { Script } from './script.ts'

export interface Caption {
  type: OverlayType
  side: Side
  from: number
  to: number
  set: number
}

/** Delay of each after its event, and its duration, in seconds. */
const spans: Record<OverlayType, readonly [number, number]> = {
  ace: [0.5, 4],
  'double-fault': [0.5, 4],
  'break-point': [1.8, 5],
  'set-point': [1.8, 5],
  'match-point': [1.8, 6],
  break: [0.7, 5],
  set: [0.6, 7],
  match: [1, 14],
  interval: [3, 6],
}
/** Minimum seconds to the next serve, which hides an overlay. */
const tooShort = 1.6

const rank = (call: string): number => (call === 'AD' ? 4 : ({ 15: 1, 30: 2, 40: 3 }[call] ?? 0))
const pair = <T>([home, away]: readonly [T, T], side: Side): [own: T, other: T] => (side === 'home' ? [home, away] : [away, home])

/** Whether a side would win its game (in badminton the rally) and the set with the next point. */
function nextWins(sport: RacketSport, { points, periods }: BoardState, side: Side): { game: boolean; set: boolean } {
  const [own, other] = pair(periods.at(-1) ?? [0, 0], side)
  if (sport === 'badminton') return { game: true, set: own + 1 === 30 || (own + 1 >= 21 && own + 1 - other >= 2) }
  if (!points) return { game: false, set: false }
  const [called, against] = pair(points, side)
  const isTieBreak = own === 6 && other === 6
  const game = isTieBreak ? Number(called) >= 6 && Number(called) > Number(against) : rank(called) >= 3 && rank(called) > rank(against)
  return { game, set: game && (own + 1 === 7 || (own + 1 >= 6 && own + 1 - other >= 2)) }
}

/** The highest stake of the next point. */
export function stakeOf(sport: RacketSport, state: BoardState, server: Side, bestOf: number): { type: OverlayType; side: Side } | null {
  for (const side of [server, opponent(server)]) {
    const { game, set } = nextWins(sport, state, side)
    if (set) return { type: pair(state.sets, side)[0] + 1 === (bestOf + 1) / 2 ? 'match-point' : 'set-point', side }
    const isTieBreak = state.periods.at(-1)?.every((games) => games === 6)
    if (sport === 'tennis' && game && side !== server && !isTieBreak) return { type: 'break-point', side }
  }
  return null
}

export function captionsOf(
  sport: RacketSport,
  bestOf: number,
  script: Script,
  states: readonly BoardState[],
  played: readonly Played[],
): Caption[] {
  const captions: Caption[] = []
  const add = (type: OverlayType, side: Side, at: number, until = Number.POSITIVE_INFINITY, set = 0): void => {
    const [after, length] = spans[type]
    const [from, to] = [at + after, Math.min(until, at + after + length)]
    if (to - from >= tooShort) captions.push({ type, side, from, to, set })
  }
  const stateAt = (t: number): BoardState => states[lastAt(states, t, ({ at }) => at)] as BoardState
  for (const { point, serve, strokes, finish } of played) {
    if (point.isWarmUp) continue
    const { at, from, server, winner } = point
    const stake = stakeOf(sport, stateAt(from + 0.01), server, bestOf)
    if (stake) add(stake.type, stake.side, Math.max(from, serve - 14), serve - 0.2)
    if (point.rest === 'interval') add('interval', winner, from)
    if (sport === 'tennis' && strokes === 1) add(finish === 'winner' ? 'ace' : 'double-fault', server, at)
    const [before, after] = [stateAt(at - 0.01), stateAt(at + 0.001)]
    const isGame = before.periods.at(-1)?.join() !== after.periods.at(-1)?.join()
    const isTieBreak = before.periods.at(-1)?.every((games) => games === 6)
    if (sport === 'tennis' && isGame && winner !== server && !isTieBreak && !nextWins(sport, before, winner).set) add('break', winner, at)
  }
  for (const [index, state] of states.entries()) {
    const before = states[index - 1]
    const side = before && sides.find((one) => pair(state.sets, one)[0] > pair(before.sets, one)[0])
    if (side && pair(state.sets, side)[0] < (bestOf + 1) / 2) add('set', side, state.at, undefined, state.sets[0] + state.sets[1])
  }
  add('match', script.play.winner, script.finishes)
  return captions.sort((one, other) => one.from - other.from)
}

export function overlaysAt(captions: readonly Caption[], t: number): Overlay[] {
  const last = lastAt(captions, t, ({ from }) => from)
  return captions
    .slice(Math.max(0, last - 3), last + 1)
    .flatMap(({ type, side, from, to, set }) => (t < to ? [{ type, side, set, age: t - from, left: to - t }] : []))
}
