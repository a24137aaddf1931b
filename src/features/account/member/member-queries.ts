// Queries of the user's own data, and updates that reach every page.
import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Member, UpdateInfoBody } from '../../../../contract/account/member.ts'
import { call } from '../../../core/api/api.ts'
import { apiQuery } from '../../../core/api/api-query.ts'
import { saveLater } from '../../../core/api/pending-copies.ts'
import { refreshUser, sessionStore } from '../../../core/session/session.ts'
import { useStore } from '../../../ui/use-store.ts'

/** Whether a user is signed in. */
export const useSignedIn = (): boolean => useStore(sessionStore).phase === 'in'

export const memberQuery = () => apiQuery('GET api/Member/info')
export const useMember = (): UseQueryResult<Member> => {
  const enabled = useSignedIn()
  return useQuery({ ...memberQuery(), enabled })
}

/** Shares the key of the task page's query, so one response serves both. */
export const signTasksQuery = (tz: string) => apiQuery('POST api/Activity/pcSignTaskList', { body: { tz } })

export function setMember(client: QueryClient, member: Member): void {
  const { queryKey } = memberQuery()
  client.setQueryData(queryKey, member)
  saveLater(queryKey, member, Date.now())
}

/** Updates the profile; the top bar and all pages show the change at once. @throws ApiError, NetworkError */
export function useUpdateInfo(): (body: UpdateInfoBody) => Promise<Member> {
  const client = useQueryClient()
  return async (body) => {
    const member = await call('POST api/member/updateInfo', { body })
    setMember(client, member)
    if (body.user_nickname !== undefined || body.avatar !== undefined) await refreshUser()
    // Refetches the public profile if it is cached.
    await client.invalidateQueries({ queryKey: ['GET api/anchor_dynamics/person'] })
    return member
  }
}
