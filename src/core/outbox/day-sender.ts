// Loads the matches of a day that was requested offline, and caches them on this device.
import { call } from '../api/api.ts'
import type { ApiQueryOptions } from '../api/api-query.ts'
import { saveCopy } from '../packs/copies.ts'
import type { Sender } from './outbox.ts'
import { resultOf } from './send-result.ts'

/** Payload: the page's query key of the day, so that the page finds the cached list. */
export type RequestedDay = ApiQueryOptions<'POST api/hot_match/all_match'>['queryKey']

export const sendDay: Sender = async ({ payload }) => {
  const queryKey = payload as RequestedDay
  const [key, params] = queryKey
  let data: unknown
  try {
    data = await call(key, { ...params })
  } catch (error) {
    return resultOf(error)
  }
  try {
    await saveCopy(queryKey, data, Date.now())
    return { type: 'accepted' }
  } catch (error) {
    // Not retried, so that later rows go on: another attempt would find no more room.
    console.warn('cache write of a requested day failed', error)
    return { type: 'refused', reason: 'error' }
  }
}
