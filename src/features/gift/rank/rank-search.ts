// Search parameters of /rank: the range and the ranking criterion. Pure.
import type { RankKind, RankRange } from '../../../../contract/gift/rank.ts'

export interface RankSearch {
  range?: RankRange
  by?: RankKind
}
const ranges: readonly unknown[] = ['week', 'month'] satisfies RankRange[]
const kinds: readonly unknown[] = ['gifts', 'fans'] satisfies RankKind[]

export const readRankSearch = ({ range, by }: Record<string, unknown>): RankSearch => ({
  ...(ranges.includes(range) ? { range: range as RankRange } : {}),
  ...(kinds.includes(by) ? { by: by as RankKind } : {}),
})
