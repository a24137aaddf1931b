// A failure that a handler throws on purpose: a code of the contract, turned into the envelope in one place.
import { type ErrorCode, errorMessages } from '../../../contract/wire/error.ts'

export type FailParams = Readonly<Record<string, string | number>>

export class Failed extends Error {
  readonly code: ErrorCode
  readonly params: FailParams

  constructor(code: ErrorCode, params: FailParams) {
    super(errorMessages[code])
    this.name = 'Failed'
    this.code = code
    this.params = params
  }
}

/** Creates the error that a handler throws: `throw fail('not-found')`. `params` are logged; `retryAfter` (seconds) becomes a header. */
export const fail = (code: ErrorCode, params: FailParams = {}): Failed => new Failed(code, params)

/** Returns the HTTP status of a failure. Everything that the app must read in the body stays 200. R-WIRE-2. */
export function statusOf(code: ErrorCode): number {
  switch (code) {
    case 'method-not-allowed':
      return 405
    case 'too-large':
      return 413
    case 'too-many':
      return 429
    default:
      return 200
  }
}
