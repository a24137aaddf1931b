// Reads the matches of a day that was asked for without a network, and keeps them on this device.
import { call } from '../api/api.ts'
import type { ApiQueryOptions } from '../api/api-query.ts'
import { saveCopy } from '../packs/copies.ts'
import type { Sender } from './outbox.ts'
import { resultOf } from './send-result.ts'

/** What waits: the list of the day as its page reads it, so that the page finds what was kept. */
export type WishedDay = ApiQueryOptions<'POST api/hot_match/all_match'>['queryKey']

export const sendDay: Sender = async ({ payload }) => {
  const queryKey = payload as WishedDay
  const [key, params] = queryKey
  let data: unknown
  try {
    data = await call(key, { ...params })
  } catch (error) {
    return resultOf(error)
  }
  try {
    await saveCopy(queryKey, data, Date.now())
    return { is: 'accepted' }
  } catch (error) {
    // What waits behind it goes on: another try would find no more room.
    console.warn('a day was read and could not be kept', error)
    return { is: 'refused', reason: 'error' }
  }
}
