// Search parameters of /trophy/home. Pure.
import type { BoardRange } from '../../../contract/guess.ts'

export interface TrophySearch {
  tab?: 'records' | 'achievements' | 'board'
  range?: BoardRange
}
const tabs: readonly unknown[] = ['records', 'achievements', 'board']
const ranges: readonly unknown[] = ['day', 'month'] satisfies BoardRange[]

export const readTrophySearch = ({ tab, range }: Record<string, unknown>): TrophySearch => ({
  ...(tabs.includes(tab) ? { tab: tab as 'board' } : {}),
  ...(ranges.includes(range) ? { range: range as BoardRange } : {}),
})
