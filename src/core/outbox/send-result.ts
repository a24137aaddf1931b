// What became of a member's write that was tried: one rule for all that wait in the outbox.
import { ApiError, NetworkError } from '../api/api.ts'
import type { SendResult } from './outbox.ts'

/**
 * A gateway's own page in the place of an answer, as api.ts and upload-part.ts call it, that says no to what was sent: too large, or
 * of a form that it lets nobody send. One that wants a login, finds no server, or asks for patience says no such thing. R-OUTBOX-3.
 */
const refusedByGateway = /^status 4(?!0[1478]|25|29)\d\d/

/** What a failed try of a member's write means for its row. @throws what is no answer of the server and no failure of the network */
export function resultOf(error: unknown): SendResult {
  if (error instanceof NetworkError) return refusedByGateway.test(error.message) ? { is: 'refused', reason: 'error' } : { is: 'kept' }
  if (!(error instanceof ApiError)) throw error
  if (error.code !== 1) return { is: 'paused' }
  const isPassing = ['too-many', 'unavailable', 'error', 'busy'].includes(error.error)
  return isPassing ? { is: 'kept', answered: true, retryAfter: error.retryAfter } : { is: 'refused', reason: error.error }
}
