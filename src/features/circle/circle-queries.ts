// Queries of the community pages.
import type { HotRange } from '../../../contract/circle.ts'
import { apiQuery } from '../../core/api/api-query.ts'

export const circlesQuery = () => apiQuery('GET api/anchor_dynamics/circles')
export const circleQuery = (id: string) => apiQuery('GET api/anchor_dynamics/circle', { query: { id } })
export const postQuery = (id: string) => apiQuery('GET api/anchor_dynamics/info', { query: { id } })

export interface PostFilter {
  uid?: string
  circle?: string
  match_id?: string
  followed?: '1'
  hot?: HotRange
}
export const postsKey = ['posts'] as const
export const postPage = (filter: PostFilter, before: string | null) =>
  apiQuery('GET api/anchor_dynamics/userPostList', { query: { ...filter, ...(before !== null && { before }) } })
