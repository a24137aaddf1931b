// Queries of the wallet pages, and their refresh after money moved.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ApiQuery } from '../../../contract/api.ts'
import { apiQuery } from '../../core/api/api-query.ts'
import { refreshUser } from '../../core/session/session.ts'

export type BillFilter = Omit<NonNullable<ApiQuery<'GET api/Order/getList'>>, 'page' | 'limit'>
export const pageSize = 20

export const walletQuery = () => apiQuery('GET api/Balance/getInfo')
export const spendLimitQuery = () => apiQuery('GET api/Balance/guard')
export const packagesQuery = () => apiQuery('POST api/chargerules/getList')
export const cardQuery = () => apiQuery('GET api/Bank_card/getInfo')
export const alipayQuery = () => apiQuery('GET api/Bank_card/getAliPayInfo')
export const withdrawalsQuery = (page = 1, limit = 10) =>
  apiQuery('GET api/Balance/withdrawalList', { query: { page: String(page), limit: String(limit) } })
export const billsQuery = (filter: BillFilter, page = 1, limit = pageSize) =>
  apiQuery('GET api/Order/getList', { query: { ...filter, page: String(page), limit: String(limit) } })
export const billTypesQuery = () => apiQuery('GET api/order/getTypeList')
export const receiptQuery = (id: string) => apiQuery('GET api/Order/receipt', { query: { id } })
/** The latest orders, among which an unpaid one can be. */
export const latestOrdersQuery = () => apiQuery('GET api/Order/recharge', { query: { page: '1', limit: '5' } })
export const ordersQuery = (page = 1) => apiQuery('GET api/Order/recharge', { query: { page: String(page), limit: String(pageSize) } })

const ofMoney = /^GET api\/(Balance|Bank_card|Order|order)\//
/** Invalidates balances, bills, orders and the spend guard, and refreshes the user panel. */
export function moneyMoved(client: QueryClient): void {
  const again = client.invalidateQueries({ predicate: ({ queryKey: [key] }) => typeof key === 'string' && ofMoney.test(key) })
  Promise.all([again, refreshUser()]).catch((error: unknown) => console.warn('wallet refresh failed', error))
}

export function useMoneyMoved(): () => void {
  const client = useQueryClient()
  return useCallback(() => moneyMoved(client), [client])
}
