// Queries of the trophy room.
import type { QueryClient } from '@tanstack/react-query'
import type { BoardRange } from '../../../contract/guess.ts'
import { expertLimits } from '../../../contract/limits/expert-limits.ts'
import { apiQuery } from '../../core/api/api-query.ts'

export const questionsQuery = () => apiQuery('GET api/Guess/getList', { query: { limit: String(expertLimits.questionPage) } })
export const recordsQuery = (tz: string, page: number) =>
  apiQuery('GET api/Guess/records', { query: { tz, page: String(page), limit: '20' } })
export const achievementsQuery = () => apiQuery('GET api/Guess/achievements')
export const boardQuery = (range: BoardRange) => apiQuery('GET api/Guess/board', { query: { range } })

export const guessesChanged = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    (['getList', 'records', 'achievements', 'board'] as const).map((name) =>
      client.invalidateQueries({ queryKey: [`GET api/Guess/${name}`] }),
    ),
  )
