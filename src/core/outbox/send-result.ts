// Result of a failed member write: one rule for all senders of the outbox.
import { ApiError, NetworkError } from '../api/api.ts'
import type { SendResult } from './outbox.ts'

/**
 * Matches the errors of api.ts and upload-part.ts for a gateway's own page that rejects the content: too large, or in a form that it
 * blocks. Excludes pages that require a login, find no server or throttle. R-OUTBOX-3.
 */
const refusedByGateway = /^status 4(?!0[1478]|25|29)\d\d/

/** Maps a failed attempt to the result for its row. @throws any error that is neither a server response nor a network failure */
export function resultOf(error: unknown): SendResult {
  if (error instanceof NetworkError) return refusedByGateway.test(error.message) ? { type: 'refused', reason: 'error' } : { type: 'kept' }
  if (!(error instanceof ApiError)) throw error
  if (error.code !== 1) return { type: 'paused' }
  const isPassing = ['too-many', 'unavailable', 'error', 'busy'].includes(error.error)
  return isPassing ? { type: 'kept', answered: true, retryAfter: error.retryAfter } : { type: 'refused', reason: error.error }
}
