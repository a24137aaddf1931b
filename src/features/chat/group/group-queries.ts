// Queries of the group and people panes.
import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { apiQuery } from '../../../core/api/api-query.ts'
import { readPage } from '../../../core/api/paged-query.ts'

export const addressBookQuery = () => apiQuery('POST api/group/addressBook')
export const mutualQuery = () => apiQuery('POST api/group/crossCorrelation')
export const recommendedGroupsQuery = () => apiQuery('POST api/group/getRecommendGroupList', { body: { limit: 20 } })
export const recommendedPeopleQuery = () => apiQuery('POST api/group/getRecommendUserList', { body: { limit: 20 } })
export const groupQuery = (id: string) => apiQuery('POST api/group/info', { body: { id } })
/** All groups of a streamer. */
export const groupsOfQuery = (uid: string) => apiQuery('POST api/live/groupList', { body: { uid } })
/** A streamer's groups that the room lists. */
export const roomGroupsQuery = (id: string) => apiQuery('POST api/live/getLiveGroupList', { body: { id } })
/** All members of a group. */
export const allMembersQuery = (id: string) => apiQuery('POST api/group/members', { body: { id, limit: chatLimits.groupMembers } })

const memberPage = (id: string, page: number) => apiQuery('POST api/group/members', { body: { id, page, limit: chatLimits.groupPage } })
/** Members of a group, paginated. */
export function useGroupMembers(id: string) {
  const queryKey = ['POST api/group/members', 'pages', id]
  return useInfiniteQuery({
    queryKey,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal, client }) => readPage(queryKey, memberPage(id, pageParam), pageParam === 1, { signal, client }),
    getNextPageParam: ({ total }, _, page) => (page * chatLimits.groupPage < total ? page + 1 : undefined),
  })
}

const ofGroups = /^POST api\/(group\/|live\/(groupList|getLiveGroupList)$)/
/** Invalidates all queries about groups, after a change to a group. */
export const invalidateGroups = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => ofGroups.test(String(queryKey[0])) })
