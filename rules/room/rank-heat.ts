// Heat of a streamer over some days: a sum that anyone can verify, over the counts of those days only.
import type { HeatTerm } from '../../contract/gift/rank.ts'

/** Points per unit. A gift counts by its diamonds, a giver once per day. */
export const heatPoints: Readonly<Record<HeatTerm, number>> = {
  'watch-minutes': 1,
  messages: 2,
  'gift-diamonds': 5,
  givers: 20,
  'new-followers': 30,
}
const terms = Object.keys(heatPoints) as HeatTerm[]
export const heatFormula = terms.map((term) => ({ term, points: heatPoints[term] }))

export type HeatCounts = Record<HeatTerm, number>
export const heatParts = (counts: HeatCounts): { term: HeatTerm; count: number; points: number }[] =>
  terms.map((term) => ({ term, count: counts[term], points: counts[term] * heatPoints[term] }))
export const heatOf = (counts: HeatCounts): number => heatParts(counts).reduce((sum, { points }) => sum + points, 0)
