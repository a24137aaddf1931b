// Calls the API: one function, typed by the contract. It never shows anything and never navigates.
import type { ApiBody, ApiData, ApiKey, ApiQuery } from '../../../contract/api.ts'
import { limits } from '../../../contract/limits/limits.ts'
import type { Envelope, Failure } from '../../../contract/wire/endpoint.ts'
import type { ErrorCode } from '../../../contract/wire/error.ts'
import { hearServerTime } from '../clock/server-time.ts'
import { network } from './freshness.ts'
import { isOutOfReach } from './out-of-reach.ts'

/** A failure returned by the server. `code` is 1, 700 or one of the token codes; `error` names it for messages. */
export class ApiError extends Error {
  constructor(
    readonly code: number,
    readonly error: ErrorCode,
    message: string,
    /** Seconds after which a retry makes sense, from Retry-After. */
    readonly retryAfter: number | null = null,
    /** True if the response has no `error` name, as from a foreign server: only its message is available. */
    readonly isUnnamed = false,
  ) {
    super(message)
  }
}
/** No usable response: no network, a timeout, a gateway's page. */
export class NetworkError extends Error {}

export interface CallParams<K extends ApiKey> {
  query?: ApiQuery<K>
  body?: ApiBody<K>
  signal?: AbortSignal
  idempotencyKey?: string
  /** `same-origin` for the login calls, whose responses set cookies. */
  credentials?: RequestCredentials
  headers?: Record<string, string>
  /** Lets the request outlive its page. */
  keepalive?: boolean
}

/** Base URL of the API; same origin unless the build sets another. */
let base = '/'
export function setApiBase(value: string): void {
  base = value.endsWith('/') ? value : `${value}/`
}

/** Codes from this one on mean that the login is lost. R-WIRE-2. */
const lostFrom = 700
/** Receives each failure that ends a login, with the token that was sent; the caller gets the error as well. */
export const lostLogin: { hear(error: ApiError, key: ApiKey, token: string | null): void } = { hear: () => undefined }

/** The last response of each read with its ETag, so that an unchanged list is a 304 without a body. */
const responses = new Map<string, { etag: string; data: unknown }>()
const mostResponses = 60

/**
 * Calls one endpoint and returns its `data`.
 * @throws ApiError for code 1 and 700, NetworkError if no envelope arrives within 20 s.
 */
export async function call<K extends ApiKey>(key: K, params: CallParams<K> = {}): Promise<ApiData<K>> {
  const method = key.slice(0, key.indexOf(' '))
  const url = addressOf(key, params.query)
  const body = params.body === undefined ? undefined : JSON.stringify(params.body)
  const memoryKey = `${url} ${body ?? ''}`
  const known = responses.get(memoryKey)
  const asker = reader
  const headers: Record<string, string> = { ...params.headers }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (known) headers['if-none-match'] = known.etag
  if (params.idempotencyKey) headers['idempotency-key'] = params.idempotencyKey
  const token = tokenOf()
  if (token) headers.token = token
  const timeout = AbortSignal.timeout(limits.apiTimeout)
  const signal = params.signal ? AbortSignal.any([params.signal, timeout]) : timeout
  const sentAt = Date.now()
  let response: Response
  try {
    const { credentials = 'omit', keepalive } = params
    response = await fetch(url, { method, headers, body, signal, credentials, keepalive, cache: 'no-store' })
  } catch (error) {
    if (params.signal?.aborted) throw error
    network.set(false)
    throw new NetworkError(error instanceof Error ? error.message : 'no answer', { cause: error })
  }
  if (response.status === 304 && known) {
    heardNetwork()
    return known.data as ApiData<K>
  }
  const heardAt = Date.now()
  const envelope = await envelopeOf(response)
  heardNetwork()
  hearDate(response, sentAt, heardAt)
  if (envelope.code === 0) {
    const etag = response.headers.get('etag')
    if (etag && asker === reader) remember(memoryKey, etag, envelope.data)
    return envelope.data as ApiData<K>
  }
  throw refusal(envelope, response, key, token)
}

/** URL of an endpoint; shared with `callFile`. */
export const addressOf = (key: ApiKey, query?: unknown): string => `${base}${key.slice(key.indexOf(' ') + 1)}${queryText(query)}`

/** Builds the error of a failed response and reports a lost login to `lostLogin`. */
export function refusal(envelope: Envelope<unknown>, { headers }: Response, key: ApiKey, token: string | null): ApiError {
  const { error = 'error', msg } = envelope as Partial<Failure>
  const failure = new ApiError(envelope.code, error, msg ?? '', Number(headers.get('retry-after')) || null, !('error' in envelope))
  if (envelope.code >= lostFrom) lostLogin.hear(failure, key, token)
  return failure
}

/** Resolution of a response's Date in milliseconds: whole seconds. RFC 9110, section 6.6.1. */
const dateResolution = 1_000

/** Skips responses that an intermediary may have cached: they carry the Date of that time. */
function hearDate({ headers }: Response, sentAt: number, heardAt: number): void {
  if (!headers.get('cache-control')?.includes('no-store')) return
  hearServerTime(Date.parse(headers.get('date') ?? ''), sentAt, heardAt, dateResolution)
}

/** A response that was in flight when the network went does not prove that it is back. */
const heardNetwork = (): void => network.set(globalThis.navigator?.onLine !== false)

export async function envelopeOf(response: Response): Promise<Envelope<unknown>> {
  try {
    const value: unknown = await response.json()
    if (typeof value === 'object' && value !== null && 'code' in value) return value as Envelope<unknown>
  } catch (error) {
    if (isOutOfReach(response.status)) network.set(false)
    throw new NetworkError(`status ${response.status}: not an answer of the API`, { cause: error })
  }
  if (isOutOfReach(response.status)) network.set(false)
  throw new NetworkError(`status ${response.status}: not an answer of the API`)
}

function remember(key: string, etag: string, data: unknown): void {
  responses.delete(key)
  responses.set(key, { etag, data })
  const oldest = responses.keys().next().value
  if (responses.size > mostResponses && oldest !== undefined) responses.delete(oldest)
}

/** Increases with each change of account: responses to earlier requests must not be cached. */
let reader = 0
export const readerNow = (): number => reader

/** Drops the cached responses, so that the next account does not get them. */
export function clearResponseCache(): void {
  reader += 1
  responses.clear()
}

function queryText(query: unknown): string {
  if (!query) return ''
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const text = search.toString()
  return text ? `?${text}` : ''
}

/** Token of the signed-in user, from its cookie. */
export function tokenOf(): string | null {
  const cookie = (globalThis as { document?: { cookie: string } }).document?.cookie ?? ''
  return /(?:^|; )token=([^;]+)/.exec(cookie)?.[1] ?? null
}
