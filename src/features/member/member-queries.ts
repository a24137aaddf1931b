// What the pages of the personal centre read of oneself, and how a change reaches all of them.
import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Member, UpdateInfoBody } from '../../../contract/member.ts'
import { call } from '../../core/api/api.ts'
import { apiQuery } from '../../core/api/api-query.ts'
import { saveLater } from '../../core/api/pending-copies.ts'
import { refreshUser, sessionStore } from '../../core/session/session.ts'
import { useStore } from '../../ui/use-store.ts'

/** Whether there is anybody to ask for. */
export const useSignedIn = (): boolean => useStore(sessionStore).phase === 'in'

export const memberQuery = () => apiQuery('GET api/Member/info')
export const useMember = (): UseQueryResult<Member> => {
  const enabled = useSignedIn()
  return useQuery({ ...memberQuery(), enabled })
}

/** The same key as the task page's: one answer for both. */
export const signTasksQuery = (tz: string) => apiQuery('POST api/Activity/pcSignTaskList', { body: { tz } })

export function putMember(client: QueryClient, member: Member): void {
  const { queryKey } = memberQuery()
  client.setQueryData(queryKey, member)
  saveLater(queryKey, member, Date.now())
}

/** Changes the profile; the top bar and the other pages show it at once. @throws ApiError, NetworkError */
export function useUpdateInfo(): (body: UpdateInfoBody) => Promise<Member> {
  const client = useQueryClient()
  return async (body) => {
    const member = await call('POST api/member/updateInfo', { body })
    putMember(client, member)
    if (body.user_nickname !== undefined || body.avatar !== undefined) await refreshUser()
    // What others see of it, if it was looked at before.
    await client.invalidateQueries({ queryKey: ['GET api/anchor_dynamics/person'] })
    return member
  }
}
