// Whether this site has groups: they are conversations of the built-in chat, which Tencent's does not have.
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../core/api/api-query.ts'

export function useGroupsOffered(): boolean {
  const { data } = useQuery({ ...apiQuery('GET api/Config/getConfig'), staleTime: Number.POSITIVE_INFINITY })
  return (data?.im_sdk_app_id ?? 0) === 0
}
