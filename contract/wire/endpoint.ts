// How an endpoint is declared: its input, its output, its callers, its effect.
import { type Static, type TSchema, Type } from 'typebox'
import type { ErrorCode } from './error.ts'

/** `operator`: an admin call; admin/admin-rights.ts lists the other admin roles that may make it. */
export type Who = 'guest' | 'user' | 'owner' | 'manager' | 'operator'
export type Effect = 'read' | 'write' | 'money'

export interface Endpoint {
  /** One sentence for the API page. */
  readonly summary: string
  readonly who: Who
  readonly effect: Effect
  readonly query?: TSchema
  readonly body?: TSchema
  readonly data: TSchema
  readonly errors?: readonly ErrorCode[]
  /** Returns a file of this type instead of the envelope; `data` is its text. Errors use the envelope. */
  readonly file?: 'text/csv'
  /** For a guest's read: each response is specific to its caller and never cached. */
  readonly personal?: true
}

/** 0 success, 1 an error to show, 700 signed out; 50008, 50012, 50014 token invalid, ended elsewhere, expired. */
export type EnvelopeCode = 0 | 1 | 700 | 50008 | 50012 | 50014
export interface Success<T> {
  code: 0
  msg: string
  data: T
}
export interface Failure {
  code: Exclude<EnvelopeCode, 0>
  msg: string
  data: null
  error: ErrorCode
}
export type Envelope<T> = Success<T> | Failure

export type DataOf<E extends Endpoint> = Static<E['data']>
export type QueryOf<E extends Endpoint> = E['query'] extends TSchema ? Static<E['query']> : undefined
export type BodyOf<E extends Endpoint> = E['body'] extends TSchema ? Static<E['body']> : undefined

/** An integer in a query string: no sign, no leading zero, nine digits. R-WIRE-5. */
export const QueryInteger = Type.String({ pattern: '^(0|[1-9]\\d{0,8})$' })
/** An id: letters, digits, dash, underscore, dot; 64 at most. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9_.-]{1,64}$' })
/** Years from 1900 to 2999: valid in calendars and PostgreSQL, also a few days earlier or later. */
const day = '(19|2\\d)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'
export const timestampPattern = `^${day}T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,3})?Z$`
/** An ISO 8601 timestamp in UTC. */
export const Timestamp = Type.String({ pattern: timestampPattern })
export const dayPattern = `^${day}$`
/** A calendar day, YYYY-MM-DD. */
export const Day = Type.String({ pattern: dayPattern })
/** A non-negative integer. */
export const Count = Type.Integer({ minimum: 0 })
/** Object option that forbids additional properties. */
export const closed = { additionalProperties: false } as const
export const Empty = Type.Object({}, closed)

/** One of a closed list of strings. */
export const oneOf = <const T extends readonly string[]>(values: T) => Type.Unsafe<T[number]>({ type: 'string', enum: [...values] })
