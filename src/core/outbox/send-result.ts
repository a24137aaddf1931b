// What became of a member's write that was tried: one rule for all that wait in the outbox.
import { ApiError, NetworkError } from '../api/api.ts'
import type { SendResult } from './outbox.ts'

/** What a failed try of a member's write means for its row. @throws what is no answer of the server and no failure of the network */
export function resultOf(error: unknown): SendResult {
  if (error instanceof NetworkError) return { is: 'kept' }
  if (!(error instanceof ApiError)) throw error
  if (error.code !== 1) return { is: 'paused' }
  const isPassing = ['too-many', 'unavailable', 'error', 'busy'].includes(error.error)
  return isPassing ? { is: 'kept', retryAfter: error.retryAfter } : { is: 'refused', reason: error.error }
}
