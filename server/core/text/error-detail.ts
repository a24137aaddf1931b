/** Returns the most specific message of an error: a failed fetch has it in its cause; for a host with several addresses only a code. */
export function errorDetail(error: unknown): string {
  const { message = String(error), code, cause } = error as { message?: string; code?: string; cause?: unknown }
  if (message === '') return code ?? ''
  return cause instanceof Error && cause.message !== '' ? `${message}: ${cause.message}` : message
}
