// Assigns the matches of a round to slots: clubs that played late play late again, so that all get rest.
import { day, hour } from '../days.ts'
import type { SimTeam } from '../model.ts'
import type { Random } from '../random.ts'
import type { Pairing } from './pairings.ts'

export interface RoundOrder {
  pairs: Pairing<SimTeam>[]
  /** Slot starts, earliest first. */
  times: number[]
  /** Last start of each team before this round, and first after it if known. */
  last: ReadonlyMap<string, number>
  next: ReadonlyMap<string, number>
  /** Clubs with a cup match on Thursday, and whether this round is before it in the week or after. */
  cup: ReadonlySet<string>
  midweek: boolean
  random: Random
}

/** Preferred minimum between the starts of two matches of a team. */
const rest = 22 * hour

/** The matches of a round in slot order. */
export function orderRound({ pairs, times, last, next, cup, midweek, random }: RoundOrder): Pairing<SimTeam>[] {
  const waiting = (pair: Pairing<SimTeam>): number => {
    const played = Math.max(...pair.map((team) => last.get(team.id) ?? 0))
    const favour = pair.some((team) => cup.has(team.id)) ? (midweek ? -3 : 3) * day : 0
    return played + favour + random.next() * hour
  }
  const order = pairs
    .map((pair) => ({ pair, at: waiting(pair) }))
    .sort((one, other) => one.at - other.at)
    .map(({ pair }) => pair)
  const rested = (pair: Pairing<SimTeam>, at: number): boolean =>
    pair.every((team) => at - (last.get(team.id) ?? 0) >= rest && (next.get(team.id) ?? Number.POSITIVE_INFINITY) - at >= rest)
  // A team without rest swaps slots with one that the swap does not harm.
  for (const [place, pair] of order.entries()) {
    if (rested(pair, times[place] as number)) continue
    const better = order.findIndex((other, index) => rested(pair, times[index] as number) && rested(other, times[place] as number))
    if (better >= 0) [order[place], order[better]] = [order[better] as Pairing<SimTeam>, pair]
  }
  return order
}
