// Queries of the task centre, and their refresh after a change.
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../core/api/api-query.ts'
import { refreshUser } from '../../core/session/session.ts'

const signKey = 'POST api/Activity/pcSignTaskList'
const tasksKey = 'POST api/Activity_Config/user_task_list'
const goodsKey = 'POST api/goods/goodsList'
const recordsKey = 'POST api/goods/exchangeRecords'
/** Keys of the wallet's queries, which also show coins and diamonds. */
const walletKeys = ['GET api/Balance/getInfo', 'GET api/Order/getList']

/** Days depend on the time zone, so it is part of the query key. */
export const signQuery = (tz: string) => apiQuery(signKey, { body: { tz } })
export const tasksQuery = (tz: string) => apiQuery(tasksKey, { body: { tz } })
export const activityQuery = () => apiQuery('GET api/Activity_Config/getActivityUrl')
export const goodsQuery = () => apiQuery(goodsKey)
export const recordsPageSize = 10
export const recordsQuery = (page: number) => apiQuery(recordsKey, { body: { page, limit: recordsPageSize } })
export const memberQuery = () => apiQuery('GET api/Member/info')

/** Invalidates everything that shows coins, after they moved. */
export async function refreshTasks(client: QueryClient): Promise<void> {
  const keys = [signKey, tasksKey, goodsKey, recordsKey, ...walletKeys]
  await Promise.all([...keys.map((key) => client.invalidateQueries({ queryKey: [key] })), refreshUser()])
}
