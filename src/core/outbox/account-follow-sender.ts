// Tells the account what became of one follow on this device, as it stands at the moment of sending.
import type { Follow } from '../../../contract/follow.ts'
import { ApiError, call, NetworkError } from '../api/api.ts'
import type { Sender } from './outbox.ts'
import { deviceFollows } from './subscription-sender.ts'

export const sendAccountFollow: Sender = async ({ key, payload }) => {
  const { kind, id } = payload as Pick<Follow, 'kind' | 'id'>
  const found = (await deviceFollows()).find((follow) => follow.kind === kind && follow.id === id)
  try {
    await call('POST api/Member/follow', { body: found ? { put: [found] } : { remove: [{ kind, id }] }, idempotencyKey: key })
    return { is: 'accepted' }
  } catch (error) {
    if (error instanceof NetworkError) return { is: 'kept' }
    if (!(error instanceof ApiError)) throw error
    // The login is over, or this is the worker, which has none: it waits for the next one.
    if (error.code !== 1) return { is: 'paused' }
    const isPassing = error.error === 'too-many' || error.error === 'unavailable' || error.error === 'error'
    return isPassing ? { is: 'kept', retryAfter: error.retryAfter } : { is: 'refused', reason: error.error }
  }
}
