// Sends the account the state of one follow on this device, at the time of sending or when the account left.
import type { Follow } from '../../../contract/follow/follow.ts'
import { call } from '../api/api.ts'
import type { Sender } from './outbox.ts'
import { resultOf } from './send-result.ts'
import { deviceFollows } from './subscription-sender.ts'

export interface AccountFollow extends Pick<Follow, 'kind' | 'id'> {
  /** State when the account left this device before it was sent; null: no longer followed. */
  left?: Follow | null
}

export const sendAccountFollow: Sender = async ({ key, payload }) => {
  const { kind, id, left } = payload as AccountFollow
  const found = left === undefined ? (await deviceFollows()).find((follow) => follow.kind === kind && follow.id === id) : left
  try {
    await call('POST api/Member/follow', { body: found ? { put: [found] } : { remove: [{ kind, id }] }, idempotencyKey: key })
    return { type: 'accepted' }
  } catch (error) {
    // An ended login, or the worker, which has none, waits for the next login.
    return resultOf(error)
  }
}
