// Registers an endpoint of the contract: rate limit, login guard, role guard, validation, handler, in this order.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { type Api, type ApiBody, type ApiData, type ApiKey, type ApiQuery, api } from '../../../contract/api.ts'
import { type Lang, langs } from '../../../contract/limits/limits.ts'
import { idempotencyHeader } from '../../../contract/money/money.ts'
import { closed, Empty, type Endpoint, type Who } from '../../../contract/wire/endpoint.ts'
import type { DeskRole } from '../../../contract/wire/role.ts'
import { mayCall } from '../../../rules/desk/desk-rights.ts'
import { mayChange } from './browser-request.ts'
import { Download, sendDownload } from './download.ts'
import { dataOf, etagOf, Prepared, successMessage } from './envelope.ts'
import { Failed, fail } from './fail.ts'
import type { Compiled } from './late-schema.ts'
import { sendPublic } from './public-answer.ts'
import type { RateLimiter } from './rate-limit.ts'

/** Who is calling, once accounts exist. `roles` holds what he may act as beside being a user. */
export interface Account {
  id: string
  roles: readonly (Exclude<Who, 'guest'> | DeskRole)[]
  /** The login that the token belongs to. */
  session?: string
}
/**
 * Finds the account of a `token` header: null for none, a failure that says why it is no longer one. The `token` cookie is
 * never read: R-WIRE-3.
 */
export type Authenticate = (token: string) => Promise<Account | Failed | null>

/** What a handler may know of the request itself. */
type Caller = Pick<FastifyRequest, 'headers' | 'host' | 'ip' | 'protocol'>

/** By whom an endpoint is for: only a guest's may have no account. */
type Callers = Record<Exclude<Who, 'guest'>, Account> & { guest: Account | null }

export interface Call<K extends ApiKey> {
  query: ApiQuery<K>
  body: ApiBody<K>
  request: Caller
  account: Callers[Api[K]['who']]
  lang: Lang
  /** Adds a Set-Cookie line to the answer. */
  setCookie: (line: string) => void
}
type Answer<K extends ApiKey> = ApiData<K> | Prepared | Download
export type Handler<K extends ApiKey> = (call: Call<K>) => Answer<K> | Promise<Answer<K>>

interface Routes {
  endpoints: Map<string, { endpoint: Endpoint; handler: (call: Call<ApiKey>) => unknown }>
  limiter: RateLimiter
  authenticate: Authenticate
  compiled: Compiled
  allowAlso: ((path: string) => string[])[]
}
const routesOf = new WeakMap<FastifyInstance, Routes>()

/** Makes a Fastify instance ready for `route`; http.ts calls it once. */
export function openRoutes(app: FastifyInstance, parts: Pick<Routes, 'limiter' | 'authenticate' | 'compiled'>): void {
  routesOf.set(app, { ...parts, endpoints: new Map(), allowAlso: [] })
}

function routesFor(app: FastifyInstance): Routes {
  const routes = routesOf.get(app)
  if (!routes) throw new Error('route() needs an app made by createHttp()')
  return routes
}

/** Keys of every endpoint that is served, in order of registration. */
export const registeredEndpoints = (app: FastifyInstance): string[] => [...routesFor(app).endpoints.keys()]

/** Lets `methodsOf` name more methods that a path answers to, for what is served by a wildcard. */
export function allowAlso(app: FastifyInstance, methodsOf: (path: string) => string[]): void {
  routesFor(app).allowAlso.push(methodsOf)
}

/** Counts a request that no endpoint of the contract serves against its address; throws when that has asked too often. */
export function countRequest(app: FastifyInstance, request: Pick<FastifyRequest, 'ip'>, rateClass: 'page' | 'other' = 'other'): void {
  const retryAfter = routesFor(app).limiter.take(request.ip, rateClass)
  if (retryAfter > 0) throw fail('too-many', { retryAfter })
}

/** The methods that a path answers to, for 405 and its Allow. */
export function allowedMethods(app: FastifyInstance, path: string): string[] {
  const named = (['GET', 'POST'] as const).filter((method) => app.hasRoute({ method, url: path }))
  return [...named, ...routesFor(app).allowAlso.flatMap((methodsOf) => methodsOf(path))]
}

/** Serves the endpoint of the contract under this key. `handler` returns its `data`, or `prepared(...)`. */
export function route<K extends ApiKey>(app: FastifyInstance, key: K, handler: Handler<K>): void {
  serveEndpoint(app, key, api[key], handler as (call: Call<ApiKey>) => unknown)
}

const ourselves: Caller = { headers: {}, host: '', ip: '', protocol: 'http' }

interface ReadParams {
  query?: unknown
  body?: unknown
}

/**
 * Answers a guest read in process, as the server's own first screen needs it: the `data` alone, or null when it failed. Its
 * input is checked and its answer stripped by what the route does both with.
 */
export async function readInProcess(
  app: FastifyInstance,
  key: ApiKey,
  { query = {}, body = {} }: ReadParams,
  lang: Lang,
): Promise<unknown> {
  const { endpoints, compiled } = routesFor(app)
  const served = endpoints.get(key)
  if (served?.endpoint.who !== 'guest' || served.endpoint.effect !== 'read') throw new Error(`${key} is no guest read`)
  const [method = '', path = ''] = key.split(' ')
  const isTaken = (part: 'querystring' | 'body', value: unknown): boolean => compiled.validator(method, `/${path}`, part)?.(value) !== false
  if (!isTaken('querystring', query) || !isTaken('body', body)) return null
  try {
    const call = { query, body, request: ourselves, account: null, lang, setCookie: () => undefined }
    const result = await served.handler(call as unknown as Call<ApiKey>)
    if (result instanceof Prepared) return result.data()
    const serialize = compiled.serializer(method, `/${path}`)
    if (!serialize) throw new Error(`${key} is read before the app is ready`)
    return dataOf(serialize({ code: 0, msg: successMessage, data: result }))
  } catch (error) {
    if (error instanceof Failed) return null
    throw error
  }
}

/** Counts a money call against the account's rate limit, as its route would. @throws too-many */
export function countMoney(app: FastifyInstance, key: ApiKey, accountId: string): void {
  const retryAfter = api[key].effect === 'money' ? routesFor(app).limiter.take(accountId, 'money') : 0
  if (retryAfter > 0) throw fail('too-many', { retryAfter })
}

/** Validates a body as the endpoint's route does, which may coerce it in place. */
export function acceptsBody(app: FastifyInstance, key: ApiKey, body: unknown): boolean {
  const [method = '', path = ''] = key.split(' ')
  return routesFor(app).compiled.validator(method, `/${path}`, 'body')?.(body) !== false
}

interface InProcess {
  account: Account
  query?: unknown
  body?: unknown
  idempotencyKey: string
}

/** Calls a write endpoint for an account without a request. The caller checks permissions. @throws what the endpoint throws */
export async function callInProcess<K extends ApiKey>(
  app: FastifyInstance,
  key: K,
  { account, query = {}, body = {}, idempotencyKey }: InProcess,
): Promise<ApiData<K>> {
  const { endpoints, compiled } = routesFor(app)
  const served = endpoints.get(key)
  if (!served) throw new Error(`${key} is not served`)
  const [method = '', path = ''] = key.split(' ')
  if (compiled.validator(method, `/${path}`, 'querystring')?.(query) === false || !acceptsBody(app, key, body)) throw fail('invalid-input')
  const request: Caller = { ...ourselves, headers: { [idempotencyHeader]: idempotencyKey } }
  const call = { query, body, request, account, lang: 'zh', setCookie: () => undefined }
  return (await served.handler(call as unknown as Call<ApiKey>)) as ApiData<K>
}

type Done = (error?: Error) => void

const rateClassOf = (path: string): 'search' | 'other' => (path.startsWith('api/Search/') ? 'search' : 'other')

const tokenOf = (request: FastifyRequest): string => {
  const token = request.headers.token
  return typeof token === 'string' ? token : ''
}

function langOf(request: FastifyRequest): Lang {
  const wanted = request.headers['accept-language']?.slice(0, 2).toLowerCase()
  return langs.find((lang) => lang === wanted) ?? 'zh'
}

/** The same for an endpoint that is not of the contract: for tests of this file alone. */
export function serveEndpoint(app: FastifyInstance, key: string, endpoint: Endpoint, handler: (call: Call<ApiKey>) => unknown): void {
  const { endpoints, limiter, authenticate } = routesFor(app)
  if (endpoints.has(key)) throw new Error(`${key} is registered twice`)
  endpoints.set(key, { endpoint, handler })
  const [method = '', path = ''] = key.split(' ')
  const rateClass = rateClassOf(path)
  const accounts = new WeakMap<FastifyRequest, Account>()

  /** Callbacks, not promises: almost every call is a guest's and waits for nothing. */
  function guard(request: FastifyRequest, _reply: FastifyReply, done: Done): void {
    // Counted before a token is looked up: whoever tries tokens is not let near the database for long, wherever he tries them.
    const retryAfter = limiter.take(request.ip, rateClass)
    const token = tokenOf(request)
    if (retryAfter > 0) done(fail('too-many', { retryAfter }))
    else if (token) authenticate(token).then((account) => admit(request, account, done), done)
    else admit(request, null, done)
  }

  function refusal(request: FastifyRequest, account: Account | Failed | null): Failed | undefined {
    const { who, effect } = endpoint
    if (who !== 'guest' && (!account || account instanceof Failed)) return account ?? fail('auth-lost')
    // Owner and manager are roles in one room: the handler, which knows the room, asks for them.
    if (who === 'operator' && !mayCall((account as Account).roles, key)) return fail('forbidden')
    return effect === 'read' || mayChange(method, request.headers, who === 'guest') ? undefined : fail('forbidden')
  }
  /** What guests may do is not denied to whom a login has ended. */
  function admit(request: FastifyRequest, account: Account | Failed | null, done: Done): void {
    if (account && !(account instanceof Failed)) accounts.set(request, account)
    done(refusal(request, account) ?? overspent(request))
  }

  /** Money is a person's as well: he may be many addresses. */
  function overspent(request: FastifyRequest): Failed | undefined {
    const retryAfter = endpoint.effect === 'money' ? limiter.take(accounts.get(request)?.id ?? request.ip, 'money') : 0
    return retryAfter > 0 ? fail('too-many', { retryAfter }) : undefined
  }

  /** A call without a body is a call that says nothing, not malformed input. */
  function nothingIsEmpty(request: FastifyRequest, _reply: FastifyReply, done: Done): void {
    if (request.body === undefined) request.body = {}
    done()
  }

  /** No text of anybody's has a NUL, and PostgreSQL takes none. */
  function refuseNul(request: FastifyRequest, _reply: FastifyReply, done: Done): void {
    done(request.url.includes('%00') ? fail('invalid-input') : undefined)
  }

  const isPublic = endpoint.who === 'guest' && endpoint.effect === 'read' && !endpoint.personal
  function send(request: FastifyRequest, reply: FastifyReply, result: unknown): FastifyReply | Promise<FastifyReply> {
    if (result instanceof Download) return sendDownload(reply, endpoint.file, result)
    reply.header('content-type', 'application/json; charset=utf-8')
    if (result instanceof Prepared) return isPublic ? sendPublic(request, reply, result.buffer, result.etag) : reply.send(result.buffer)
    const body = Buffer.from(reply.serialize({ code: 0, msg: successMessage, data: result }) as string)
    return isPublic ? sendPublic(request, reply, body, etagOf(body)) : reply.send(body)
  }

  /** What is at hand is sent at once: a promise, and Fastify's wait for it, would cost as much as the rest. */
  function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined {
    const { query, body } = request
    const setCookie = (line: string): void => void reply.header('set-cookie', line)
    const call = { query, body, request, account: accounts.get(request) ?? null, lang: langOf(request), setCookie }
    const result = handler(call as Call<ApiKey>)
    if (result instanceof Promise) return result.then((data: unknown) => send(request, reply, data))
    const sent = send(request, reply, result)
    return sent instanceof Promise ? sent : undefined
  }

  app.route({
    method,
    url: `/${path}`,
    schema: {
      querystring: endpoint.query ?? Empty,
      ...(method === 'GET' ? {} : { body: endpoint.body ?? Empty }),
      response: { 200: Type.Object({ code: Type.Integer(), msg: Type.String(), data: endpoint.data }, closed) },
    },
    onRequest: guard,
    ...(method === 'GET' ? {} : { preValidation: nothingIsEmpty }),
    preHandler: refuseNul,
    handler: answer,
  })
}
