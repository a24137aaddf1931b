// The envelope as bytes: failures by hand, and answers that are made once and sent many times.
import { createHash } from 'node:crypto'
import type { Failure } from '../../../contract/wire/endpoint.ts'
import { type ErrorCode, errorMessages } from '../../../contract/wire/error.ts'

/** `msg` of every success; the app words what it shows by itself. R-WIRE-8. */
export const successMessage = 'Successful operation'

/** Failures that end a login have codes of their own. R-WIRE-2. */
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

/** A strong ETag of a body, quotes included. */
export const etagOf = (body: string | Buffer): string => `"${createHash('sha1').update(body).digest('base64url')}"`

/** The `data` of a success. */
export const dataOf = (body: string): unknown => (JSON.parse(body) as { data: unknown }).data

/** An envelope that is already bytes, with its ETag: the fast path of hot lists. */
export class Prepared {
  readonly buffer: Buffer
  readonly etag: string

  constructor(buffer: Buffer, etag: string) {
    this.buffer = buffer
    this.etag = etag
  }

  /** The `data` inside, parsed. */
  data(): unknown {
    return dataOf(this.buffer.toString())
  }
}

/** What a handler returns instead of data when it holds the finished envelope. `etag` carries its quotes. */
export const prepared = (buffer: Buffer, etag: string = etagOf(buffer)): Prepared => new Prepared(buffer, etag)

/** How our own ETags end, by encoding. */
const endings: ReadonlySet<string> = new Set(['"', '-br"', '-gzip"'])

/**
 * Whether If-None-Match names this ETag. Weak marks and the suffix of an encoding (`-br`) are looked through: the content is the same.
 */
export function etagMatches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  // As nearly every reader sends it, without taking it apart: that cost a quarter of the answer.
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
