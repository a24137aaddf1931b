// The newest order that was begun and not paid, so that it can be gone on with.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ApiData } from '../../../../contract/api.ts'
import type { RechargeOrder } from '../../../../contract/money/recharge.ts'
import { freshness } from '../../../core/api/freshness.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { useStore } from '../../../ui/use-store.ts'
import { latestOrdersQuery } from '../money-queries.ts'

type Read = Pick<UseQueryResult<ApiData<'GET api/Order/recharge'>>, 'data' | 'isFetchedAfterMount' | 'isLoadingError' | 'isRefetchError'>

/**
 * Null: there is none. Undefined: not known yet. What the server has said stays when it is not reached again; `isLive`: it has. What is
 * kept on the device does not count in its place, it may be paid by now.
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
