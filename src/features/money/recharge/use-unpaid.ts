// The newest unpaid order, so that the user can resume it.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ApiData } from '../../../../contract/api.ts'
import type { RechargeOrder } from '../../../../contract/money/recharge.ts'
import { freshness } from '../../../core/api/freshness.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { useStore } from '../../../ui/use-store.ts'
import { latestOrdersQuery } from '../money-queries.ts'

type Read = Pick<UseQueryResult<ApiData<'GET api/Order/recharge'>>, 'data' | 'isFetchedAfterMount' | 'isLoadingError' | 'isRefetchError'>

/**
 * Null: there is none. Undefined: not known yet. A response of this session (`isLive`) remains valid if a later request fails. A cached
 * response does not count, because the order may have been paid since.
 */
export function unpaidIn(
  { data, isFetchedAfterMount, isLoadingError, isRefetchError }: Read,
  isLive: boolean,
): RechargeOrder | null | undefined {
  if (isLoadingError || (isRefetchError && !isLive)) return null
  if (!data || !isFetchedAfterMount) return undefined
  return data.list.find(({ pay }) => pay) ?? null
}

export function useUnpaid(enabled: boolean): RechargeOrder | null | undefined {
  const { phase } = useStore(sessionStore)
  const query = latestOrdersQuery()
  const read = useQuery({ ...query, enabled: enabled && phase === 'in', staleTime: 0 })
  return phase === 'out' ? null : unpaidIn(read, freshness.get(query.queryKey)?.live === true)
}
