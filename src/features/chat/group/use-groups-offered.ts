// Whether this site has groups: they are conversations of our own chat, and Tencent's knows nothing of them.
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../core/api/api-query.ts'

export function useGroupsOffered(): boolean {
  const { data } = useQuery({ ...apiQuery('GET api/Config/getConfig'), staleTime: Number.POSITIVE_INFINITY })
  return (data?.im_sdk_app_id ?? 0) === 0
}
