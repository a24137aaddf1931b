// Minutes for goals of which only the score is recorded, so that they can be played: always the same, in the right half.
import { pick } from '../names/pick.ts'
import { goalOrder } from './goals.ts'
import type { GoalRecord, Pair, ResultRecord } from './model.ts'

/** `count` minutes from `first` to `last`, spread by the seed. */
function spread(seed: string, count: number, first: number, last: number): GoalRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const minute = first + pick(`${seed}:${first}:${index}`, last - first + 1)
    return { player: '', minute, added: 0, how: 'open' as const }
  })
}

/** Goals without scorers for one side, in agreement with half-time, full time and extra time. */
export function inventGoals(result: ResultRecord, side: 0 | 1, seed: string): GoalRecord[] {
  const own = `${seed}:${side}`
  const of = (pair: Pair | null): number | undefined => pair?.[side]
  const full = result.full[side]
  const half = of(result.half)
  const extra = (of(result.extra) ?? full) - full
  const normal = half === undefined ? spread(own, full, 1, 90) : [...spread(own, half, 1, 45), ...spread(own, full - half, 46, 90)]
  return [...normal, ...spread(own, extra, 91, 120)].sort((a, b) => goalOrder(a) - goalOrder(b))
}
