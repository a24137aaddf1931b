// The kicks of a shoot-out of which only the result is recorded: an order that the rules allow, home first.
import type { Side } from '../../../contract/match/match-row.ts'
import type { Pair } from './model.ts'

export interface Kick {
  side: Side
  scored: boolean
}

/** Kicks that each side is sure of. Laws of the Game 10. */
const regular = 5

const decided = ([home, away]: Pair, [homeKicks, awayKicks]: Pair): boolean =>
  home > away + Math.max(0, regular - awayKicks) || away > home + Math.max(0, regular - homeKicks)

const kick = (index: number, scored: boolean): Kick => ({ side: index % 2 === 0 ? 'home' : 'away', scored })

/** The regular kicks that lead to `target` and end as soon as they must; null when there are none. */
function withinFive(target: Pair, kicks: Kick[] = [], score: Pair = [0, 0]): Kick[] | null {
  const taken: Pair = [Math.ceil(kicks.length / 2), Math.floor(kicks.length / 2)]
  if (decided(score, taken)) return score[0] === target[0] && score[1] === target[1] ? kicks : null
  if (kicks.length === 2 * regular) return null
  const side = kicks.length % 2
  for (const scored of [true, false]) {
    if (scored && score[side as 0 | 1] === target[side as 0 | 1]) continue
    const next: Pair = [score[0], score[1]]
    if (scored) next[side as 0 | 1] += 1
    const found = withinFive(target, [...kicks, kick(kicks.length, scored)], next)
    if (found) return found
  }
  return null
}

/** Sudden death: level after five, and then pair by pair until one scores alone. */
function beyondFive([home, away]: Pair): Kick[] {
  const most = Math.max(home, away)
  const rounds = Math.max(regular + 1, most)
  const kicks: Kick[] = []
  for (let round = 0; round < rounds; round += 1) {
    kicks.push(kick(2 * round, round < home - (home > away ? 1 : 0)), kick(2 * round + 1, round < away - (away > home ? 1 : 0)))
  }
  const last = kicks.length - (home > away ? 2 : 1)
  kicks[last] = kick(last, true)
  return kicks
}

/** As many kicks as it takes; a result that no shoot-out can have is kicked all the same, one goal at a time. */
export function kicksOf(target: Pair): Kick[] {
  const found = Math.max(...target) <= regular ? withinFive(target) : null
  if (found) return found
  if (Math.abs(target[0] - target[1]) === 1) return beyondFive(target)
  const rounds = Math.max(...target)
  return Array.from({ length: 2 * rounds }, (_, index) => kick(index, Math.floor(index / 2) < target[(index % 2) as 0 | 1]))
}
