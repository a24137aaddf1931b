// Sends comments written offline, as their author, under the key of the first attempt.
import type { ApiBody } from '../../../contract/api.ts'
import { call, tokenOf } from '../api/api.ts'
import type { Sender } from './outbox.ts'
import { resultOf } from './send-result.ts'

export const sendComment: Sender = async ({ payload }) => {
  // The worker has no login.
  if (!tokenOf()) return { type: 'paused' }
  try {
    await call('POST api/Comment/add', { body: payload as ApiBody<'POST api/Comment/add'> })
    return { type: 'accepted' }
  } catch (error) {
    return resultOf(error)
  }
}
