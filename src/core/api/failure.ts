// Why a call failed, as one name: the server's reason, or that nothing was heard of it.
import type { ErrorCode } from '../../../contract/wire/error.ts'
import { ApiError, NetworkError } from './api.ts'

/** `offline`: no answer came. `error`: what has no better name, ours included. */
export type Failure = ErrorCode | 'offline'

export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkError) return 'offline'
  return error instanceof ApiError ? error.error : 'error'
}
