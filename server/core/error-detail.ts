/** What went wrong, in the words of whoever refused: a failed fetch has them in its cause, a name of several addresses a code alone. */
export function errorDetail(error: unknown): string {
  const { message = String(error), code, cause } = error as { message?: string; code?: string; cause?: unknown }
  if (message === '') return code ?? ''
  return cause instanceof Error && cause.message !== '' ? `${message}: ${cause.message}` : message
}
