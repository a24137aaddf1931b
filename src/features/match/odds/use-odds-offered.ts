// Whether the operator allows odds to be shown at all.
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../core/api/api-query.ts'

export function useOddsOffered(): boolean {
  const { data } = useQuery({ ...apiQuery('GET api/Config/getConfig'), staleTime: Number.POSITIVE_INFINITY })
  return data?.features.odds ?? true
}
