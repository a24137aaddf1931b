// Maps a failed call to one name: the server's reason, or that no response arrived.
import type { ErrorCode } from '../../../contract/wire/error.ts'
import { UnknownOutcome } from '../money/unknown-outcome.ts'
import { ApiError, NetworkError } from './api.ts'

/**
 * `offline`: no response, and nothing was done. `unknown`: money may have moved. `error`: everything without a better name, including our
 * own bugs.
 */
export type Failure = ErrorCode | 'offline' | 'unknown'

/** Messages by which api.ts and upload-part.ts report a gateway's page. Excludes 511, the login page of a captive portal. */
const ofGateway = /^status (?!2|3|511)\d/

export function failureOf(error: unknown): Failure {
  if (error instanceof UnknownOutcome) return 'unknown'
  // The device has a network; it is the server that is down.
  if (error instanceof NetworkError) return ofGateway.test(error.message) ? 'error' : 'offline'
  return error instanceof ApiError ? error.error : 'error'
}

/** Message of a server that gives no `error` name; 'Error' if it has none (R-WIRE-8). Null if it gave a name. */
export const serverMessage = (error: unknown): string | null =>
  error instanceof ApiError && error.isUnnamed ? error.message || 'Error' : null
