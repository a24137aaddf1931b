// Why a call failed, as one name: the server's reason, or that nothing was heard of it.
import type { ErrorCode } from '../../../contract/wire/error.ts'
import { UnknownOutcome } from '../money/unknown-outcome.ts'
import { ApiError, NetworkError } from './api.ts'

/** `offline`: no answer came, and nothing was done. `unknown`: money may have moved, nobody knows yet. `error`: what has no better name, ours included. */
export type Failure = ErrorCode | 'offline' | 'unknown'

/** How api.ts and upload-part.ts call a page in the place of an answer. That of a network which wants a login first is no server's. */
const ofGateway = /^status (?!2|3|511)\d/

export function failureOf(error: unknown): Failure {
  if (error instanceof UnknownOutcome) return 'unknown'
  // The reader has a network; it is the server that is away.
  if (error instanceof NetworkError) return ofGateway.test(error.message) ? 'error' : 'offline'
  return error instanceof ApiError ? error.error : 'error'
}

/** The words of a server that names no reason of ours; 'Error' where it has none (R-WIRE-8). Null: it named one. */
export const saidBy = (error: unknown): string | null => (error instanceof ApiError && error.isUnnamed ? error.message || 'Error' : null)
