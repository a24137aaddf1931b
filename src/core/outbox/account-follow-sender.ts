// Tells the account what became of one follow on this device, as it stands at the moment of sending, or stood when the account left.
import type { Follow } from '../../../contract/follow.ts'
import { ApiError, call, NetworkError } from '../api/api.ts'
import type { Sender } from './outbox.ts'
import { deviceFollows } from './subscription-sender.ts'

export interface AccountFollow extends Pick<Follow, 'kind' | 'id'> {
  /** As it stood when the account left this device before it was sent; null: it was not followed any more. */
  left?: Follow | null
}

export const sendAccountFollow: Sender = async ({ key, payload }) => {
  const { kind, id, left } = payload as AccountFollow
  const found = left === undefined ? (await deviceFollows()).find((follow) => follow.kind === kind && follow.id === id) : left
  try {
    await call('POST api/Member/follow', { body: found ? { put: [found] } : { remove: [{ kind, id }] }, idempotencyKey: key })
    return { is: 'accepted' }
  } catch (error) {
    if (error instanceof NetworkError) return { is: 'kept' }
    if (!(error instanceof ApiError)) throw error
    // The login is over, or this is the worker, which has none: it waits for the next one.
    if (error.code !== 1) return { is: 'paused' }
    const isPassing = error.error === 'too-many' || error.error === 'unavailable' || error.error === 'error'
    return isPassing ? { is: 'kept', answered: true, retryAfter: error.retryAfter } : { is: 'refused', reason: error.error }
  }
}
