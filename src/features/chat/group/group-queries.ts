// What the panes of groups and people read.
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../../core/api/api-query.ts'

export const addressBookQuery = () => apiQuery('POST api/group/addressBook')
export const mutualQuery = () => apiQuery('POST api/group/crossCorrelation')
export const recommendedGroupsQuery = () => apiQuery('POST api/group/getRecommendGroupList', { body: { limit: 20 } })
export const recommendedPeopleQuery = () => apiQuery('POST api/group/getRecommendUserList', { body: { limit: 20 } })
export const groupQuery = (id: string) => apiQuery('POST api/group/info', { body: { id } })
export const groupMembersQuery = (id: string) => apiQuery('POST api/group/members', { body: { id, limit: 50 } })

/** After an act about a group: whatever was read of groups is read again. */
export const invalidateGroups = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('POST api/group/') })
