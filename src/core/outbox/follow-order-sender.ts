// Sends the order of follows arranged offline, as the user who arranged it.
import type { ApiBody } from '../../../contract/api.ts'
import { call, tokenOf } from '../api/api.ts'
import type { Sender } from './outbox.ts'
import { resultOf } from './send-result.ts'

export const sendArrangement: Sender = async ({ payload }) => {
  // The worker has no login.
  if (!tokenOf()) return { type: 'paused' }
  try {
    await call('POST api/Member/arrangeFollows', { body: payload as ApiBody<'POST api/Member/arrangeFollows'> })
    return { type: 'accepted' }
  } catch (error) {
    return resultOf(error)
  }
}
