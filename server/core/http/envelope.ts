// The envelope as bytes: failures, and responses that are built once and sent many times.
import { createHash } from 'node:crypto'
import type { Failure } from '../../../contract/wire/endpoint.ts'
import { type ErrorCode, errorMessages } from '../../../contract/wire/error.ts'

/** `msg` of every success; the app has its own texts. R-WIRE-8. */
export const successMessage = 'Successful operation'

/** Failures that end a login have their own codes. R-WIRE-2. */
const loginCodes: Partial<Record<ErrorCode, Failure['code']>> = {
  'auth-lost': 700,
  'session-invalid': 50008,
  'session-ended': 50012,
  'session-expired': 50014,
}

export function failureBody(error: ErrorCode): string {
  const failure: Failure = { code: loginCodes[error] ?? 1, msg: errorMessages[error], data: null, error }
  return JSON.stringify(failure)
}

/** Returns a strong ETag of a body, quotes included. */
export const etagOf = (body: string | Buffer): string => `"${createHash('sha1').update(body).digest('base64url')}"`

/** Returns the `data` of a success. */
export const dataOf = (body: string): unknown => (JSON.parse(body) as { data: unknown }).data

/** An already serialized envelope with its ETag: the fast path of hot lists. */
export class Prepared {
  readonly buffer: Buffer
  readonly etag: string

  constructor(buffer: Buffer, etag: string) {
    this.buffer = buffer
    this.etag = etag
  }

  /** Parses and returns its `data`. */
  data(): unknown {
    return dataOf(this.buffer.toString())
  }
}

/** Wraps a finished envelope for a handler to return instead of data. `etag` includes its quotes. */
export const prepared = (buffer: Buffer, etag: string = etagOf(buffer)): Prepared => new Prepared(buffer, etag)

/** Suffixes of this server's ETags, by encoding. */
const endings: ReadonlySet<string> = new Set(['"', '-br"', '-gzip"'])

/**
 * Whether If-None-Match matches this ETag. Ignores weak marks and the suffix of an encoding (`-br`): the content is the same.
 */
export function etagMatches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  // Fast path for the usual header without parsing, which took a quarter of the response time.
  const open = etag.slice(0, -1)
  if (header.startsWith(open) && endings.has(header.slice(open.length))) return true
  if (header.trim() === '*') return true
  return header.split(',').some(
    (part) =>
      part
        .trim()
        .replace(/^W\//, '')
        .replace(/-(br|gzip)"$/, '"') === etag,
  )
}
