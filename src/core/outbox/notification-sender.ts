// Reports notifications read offline, as the user who read them.
import type { ApiBody } from '../../../contract/api.ts'
import { call, tokenOf } from '../api/api.ts'
import type { Sender } from './outbox.ts'
import { resultOf } from './send-result.ts'

export const sendRead: Sender = async ({ payload }) => {
  // The worker has no login.
  if (!tokenOf()) return { type: 'paused' }
  try {
    await call('POST api/Notification/read', { body: payload as ApiBody<'POST api/Notification/read'> })
    return { type: 'accepted' }
  } catch (error) {
    return resultOf(error)
  }
}
