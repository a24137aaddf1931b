// Tells the account what became of one follow on this device, as it stands at the moment of sending, or stood when the account left.
import type { Follow } from '../../../contract/follow.ts'
import { call } from '../api/api.ts'
import type { Sender } from './outbox.ts'
import { resultOf } from './send-result.ts'
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
    // A login that is over, or the worker, which has none, waits for the next one.
    return resultOf(error)
  }
}
