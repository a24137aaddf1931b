// Failures of requests about pending decisions, and which of them leave the result open.
import { type Failure, failureOf } from '../../../core/api/failure.ts'

/** Errors after which the result is unknown, or the server retries by itself. */
export const inconclusiveFailures: ReadonlySet<Failure> = new Set<Failure>([
  ...(['offline', 'error', 'unknown', 'busy', 'unavailable', 'too-many'] as const),
  ...(['auth-lost', 'session-invalid', 'session-ended', 'session-expired'] as const),
])
/** Errors that a retry cannot fix. */
export const permanentFailures: readonly Failure[] = ['already-decided', 'not-found', 'forbidden', 'invalid-input']

/** Returns the failure of a request; null if it succeeded. */
export const failureFrom = (act: () => Promise<unknown>): Promise<Failure | null> =>
  act().then(
    () => null,
    (error: unknown) => {
      console.warn('pending decision failed', error)
      return failureOf(error)
    },
  )
