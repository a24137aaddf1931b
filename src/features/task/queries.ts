// What the task centre reads, and how it is read again once something was done.
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../core/api/api-query.ts'
import { refreshUser } from '../../core/session/session.ts'

const signKey = 'POST api/Activity/pcSignTaskList'
const tasksKey = 'POST api/Activity_Config/user_task_list'
const goodsKey = 'POST api/goods/goodsList'
const recordsKey = 'POST api/goods/exchangeRecords'
/** The wallet's, which show coins and diamonds too. */
const walletKeys = ['GET api/Balance/getInfo', 'GET api/Order/getList']

/** The days are those of the zone: another zone is another answer. */
export const signQuery = (tz: string) => apiQuery(signKey, { body: { tz } })
export const tasksQuery = (tz: string) => apiQuery(tasksKey, { body: { tz } })
export const activityQuery = () => apiQuery('GET api/Activity_Config/getActivityUrl')
export const goodsQuery = () => apiQuery(goodsKey)
export const recordsPageSize = 10
export const recordsQuery = (page: number) => apiQuery(recordsKey, { body: { page, limit: recordsPageSize } })
export const memberQuery = () => apiQuery('GET api/Member/info')

/** After coins moved: everything that shows them is asked again. */
export async function refreshTasks(client: QueryClient): Promise<void> {
  const keys = [signKey, tasksKey, goodsKey, recordsKey, ...walletKeys]
  await Promise.all([...keys.map((key) => client.invalidateQueries({ queryKey: [key] })), refreshUser()])
}
