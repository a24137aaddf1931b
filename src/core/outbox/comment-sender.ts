// Sends comments that were written without a network, as whoever wrote them, under the key of the first try.
import type { ApiBody } from '../../../contract/api.ts'
import { call, tokenOf } from '../api/api.ts'
import type { Sender } from './outbox.ts'
import { resultOf } from './send-result.ts'

export const sendComment: Sender = async ({ payload }) => {
  // The worker has no login.
  if (!tokenOf()) return { is: 'paused' }
  try {
    await call('POST api/Comment/add', { body: payload as ApiBody<'POST api/Comment/add'> })
    return { is: 'accepted' }
  } catch (error) {
    return resultOf(error)
  }
}
