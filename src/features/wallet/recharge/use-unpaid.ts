// The newest order that was begun and not paid, so that it can be gone on with.
import { useQuery } from '@tanstack/react-query'
import type { RechargeOrder } from '../../../../contract/money/recharge.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { useStore } from '../../../ui/use-store.ts'
import { latestOrdersQuery } from '../money-queries.ts'

/** Null: there is none. Undefined: not known yet; what is kept on the device does not count, it may be paid by now. */
export function useUnpaid(enabled: boolean): RechargeOrder | null | undefined {
  const { phase } = useStore(sessionStore)
  const { data, isFetchedAfterMount, isLoadingError, isRefetchError } = useQuery({
    ...latestOrdersQuery(),
    enabled: enabled && phase === 'in',
    staleTime: 0,
  })
  if (phase === 'out' || isLoadingError || isRefetchError) return null
  if (!data || !isFetchedAfterMount) return undefined
  return data.list.find(({ pay }) => pay) ?? null
}
