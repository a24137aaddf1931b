// The idempotency key of a money call: the caller's own, or one derived from caller and call, valid for five seconds. R-KEY-2.
import { createHash, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { idempotencyHeader } from '../../../contract/money/money.ts'
import { fail } from '../http/fail.ts'

/** One intention of one account on one endpoint. */
export interface Scope {
  account: string
  route: string
  key: string
  /** Hash of the parameters: the same key with others is refused. */
  hash: string
}
/** Milliseconds in which a repeated call without a key counts as the same intention: a double tap. */
export const implicitFor = 5_000
export const isImplicit = ({ key }: Scope): boolean => key.startsWith('auto:')

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Serializes parameters independent of their order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, item]) => item !== undefined)
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => `${JSON.stringify(name)}:${canonical(item)}`)
    .join()}}`
}

/** Throws invalid-input for a header that is not a UUID: a guessable or shared key protects nothing. */
export function scopeOf(account: string, route: string, headers: IncomingHttpHeaders, params: { query: unknown; body: unknown }): Scope {
  const hash = createHash('sha256')
    .update(canonical([route, params.query ?? {}, params.body ?? {}]))
    .digest('base64url')
  const given = headers[idempotencyHeader]
  if (given === undefined) return { account, route, key: `auto:${hash}`, hash }
  if (typeof given !== 'string' || !uuid.test(given)) throw fail('invalid-input')
  return { account, route, key: given.toLowerCase(), hash }
}

/** Returns the ledger entry key of this call: the same for a repeated key, a new one for each use of an implicit key. */
export const entryKeyOf = (scope: Scope): string =>
  `${scope.route.split('/').at(-1)}:${scope.account}:${isImplicit(scope) ? randomUUID() : scope.key}`
