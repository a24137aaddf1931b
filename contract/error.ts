// The closed list of failures that the app can word by itself. They cross the wire as `error` beside `msg`.

export const errorCodes = [
  'error',
  'auth-lost',
  'forbidden',
  'not-found',
  'invalid-input',
  'method-not-allowed',
  'too-large',
  'too-many',
  'unavailable',
  'endpoint-refused',
  'too-many-follows',
  'push-failed',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** What the server says in `msg` when a client cannot word the code itself. Spec section 8. */
export const errorMessages: Record<ErrorCode, string> = {
  error: 'Error',
  'auth-lost': '请登录后操作',
  forbidden: 'Not allowed',
  'not-found': 'Not found',
  'invalid-input': 'Invalid input',
  'method-not-allowed': 'Method not allowed',
  'too-large': 'Too large',
  'too-many': 'Too many requests',
  unavailable: 'Temporarily unavailable',
  'endpoint-refused': 'This push service is not accepted',
  'too-many-follows': 'Too many follows on this device',
  'push-failed': 'The push service did not accept the alert',
}
