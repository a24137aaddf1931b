// Search parameters of /specialist. Pure.
import type { ExpertOrder, ExpertRange } from '../../../contract/expert/expert.ts'
import type { Sport } from '../../../contract/match/match-row.ts'

export interface ExpertSearch {
  by?: ExpertOrder
  range?: ExpertRange
  /** The experts whom the user follows, or the schemes that the user bought. */
  mine?: 'followed' | 'bought'
}
const orders: readonly unknown[] = ['rate', 'return', 'followers'] satisfies ExpertOrder[]
const ranges: readonly unknown[] = ['month', 'quarter'] satisfies ExpertRange[]
const mines: readonly unknown[] = ['followed', 'bought']

export const readExpertSearch = ({ by, range, mine }: Record<string, unknown>): ExpertSearch => ({
  ...(orders.includes(by) ? { by: by as ExpertOrder } : {}),
  ...(ranges.includes(range) ? { range: range as ExpertRange } : {}),
  ...(mines.includes(mine) ? { mine: mine as 'followed' | 'bought' } : {}),
})

const sports: readonly unknown[] = ['football', 'basketball', 'tennis', 'badminton', 'esports'] satisfies Sport[]
export const readSport = (value: unknown): Sport | undefined => (sports.includes(value) ? (value as Sport) : undefined)
