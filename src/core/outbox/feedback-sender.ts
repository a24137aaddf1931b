// Sends feedback that was written without a network, as whoever wrote it.
import type { ApiBody } from '../../../contract/api.ts'
import { call, tokenOf } from '../api/api.ts'
import type { Sender } from './outbox.ts'
import { resultOf } from './send-result.ts'

export const sendFeedback: Sender = async ({ key, owner, payload }) => {
  // The worker has no login: what a member wrote is not sent as a guest's.
  if (owner && !tokenOf()) return { is: 'paused' }
  try {
    await call('POST api/Universal/feedback', { body: payload as ApiBody<'POST api/Universal/feedback'>, idempotencyKey: key })
    return { is: 'accepted' }
  } catch (error) {
    return resultOf(error)
  }
}
