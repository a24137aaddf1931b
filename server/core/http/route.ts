// Registers an endpoint of the contract: rate limit, authentication, authorization, validation, handler, in this order.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { type Api, type ApiBody, type ApiData, type ApiKey, type ApiQuery, api } from '../../../contract/api.ts'
import { type Lang, langs } from '../../../contract/limits/limits.ts'
import { idempotencyHeader } from '../../../contract/money/money.ts'
import { closed, Empty, type Endpoint, type Who } from '../../../contract/wire/endpoint.ts'
import type { AdminRole } from '../../../contract/wire/role.ts'
import { mayCall } from '../../../rules/admin/admin-rights.ts'
import { mayChange } from './browser-request.ts'
import { Download, sendDownload } from './download.ts'
import { dataOf, etagOf, Prepared, successMessage } from './envelope.ts'
import { Failed, fail } from './fail.ts'
import type { Compiled } from './late-schema.ts'
import { sendPublic } from './public-response.ts'
import type { RateLimiter } from './rate-limit.ts'

/** The caller's account. `roles` holds its roles beyond being a user. */
export interface Account {
  id: string
  roles: readonly (Exclude<Who, 'guest'> | AdminRole)[]
  /** The login that the token belongs to. */
  session?: string
}
/**
 * Finds the account of a `token` header: null for none, a failure with the reason for an ended login. The `token` cookie is
 * never read: R-WIRE-3.
 */
export type Authenticate = (token: string) => Promise<Account | Failed | null>

/** The part of the request that a handler may read. */
type Caller = Pick<FastifyRequest, 'headers' | 'host' | 'ip' | 'protocol'>

/** Account by the endpoint's audience: only a guest may have none. */
type Callers = Record<Exclude<Who, 'guest'>, Account> & { guest: Account | null }

export interface Call<K extends ApiKey> {
  query: ApiQuery<K>
  body: ApiBody<K>
  request: Caller
  account: Callers[Api[K]['who']]
  lang: Lang
  /** Adds a Set-Cookie header to the response. */
  setCookie: (line: string) => void
}
type RouteResult<K extends ApiKey> = ApiData<K> | Prepared | Download
export type Handler<K extends ApiKey> = (call: Call<K>) => RouteResult<K> | Promise<RouteResult<K>>

interface Routes {
  endpoints: Map<string, { endpoint: Endpoint; handler: (call: Call<ApiKey>) => unknown }>
  limiter: RateLimiter
  authenticate: Authenticate
  compiled: Compiled
  allowAlso: ((path: string) => string[])[]
  operatorChanges: number
}
const routesOf = new WeakMap<FastifyInstance, Routes>()

/** Prepares a Fastify instance for `route`; http.ts calls it once. */
export function openRoutes(app: FastifyInstance, deps: Pick<Routes, 'limiter' | 'authenticate' | 'compiled'>): void {
  routesOf.set(app, { ...deps, endpoints: new Map(), allowAlso: [], operatorChanges: 0 })
}

function routesFor(app: FastifyInstance): Routes {
  const routes = routesOf.get(app)
  if (!routes) throw new Error('route() needs an app created by createHttp()')
  return routes
}

/** Returns the keys of all registered endpoints, in order of registration. */
export const registeredEndpoints = (app: FastifyInstance): string[] => [...routesFor(app).endpoints.keys()]

/** Returns how many changes operators have made since the start, also by pending decisions. */
export const countOperatorChanges = (app: FastifyInstance): number => routesFor(app).operatorChanges

/** Lets `methodsOf` name further methods of a path, for content that a wildcard serves. */
export function allowAlso(app: FastifyInstance, methodsOf: (path: string) => string[]): void {
  routesFor(app).allowAlso.push(methodsOf)
}

/** Charges a request outside the contract to its address. @throws too-many */
export function countRequest(app: FastifyInstance, request: Pick<FastifyRequest, 'ip'>, rateClass: 'page' | 'other' = 'other'): void {
  const retryAfter = routesFor(app).limiter.take(request.ip, rateClass)
  if (retryAfter > 0) throw fail('too-many', { retryAfter })
}

/** Returns the methods of a path, for 405 and its Allow. */
export function allowedMethods(app: FastifyInstance, path: string): string[] {
  const named = (['GET', 'POST'] as const).filter((method) => app.hasRoute({ method, url: path }))
  return [...named, ...routesFor(app).allowAlso.flatMap((methodsOf) => methodsOf(path))]
}

/** Serves the endpoint of the contract with this key. `handler` returns its `data`, or `prepared(...)`. */
export function route<K extends ApiKey>(app: FastifyInstance, key: K, handler: Handler<K>): void {
  serveEndpoint(app, key, api[key], handler as (call: Call<ApiKey>) => unknown)
}

const ourselves: Caller = { headers: {}, host: '', ip: '', protocol: 'http' }

interface ReadParams {
  query?: unknown
  body?: unknown
}

/**
 * Runs a guest read in process, for server rendering of the first screen: returns the `data`, or null if it failed. Validates the input
 * and strips the output with the route's own compiled schemas.
 */
export async function readInProcess(
  app: FastifyInstance,
  key: ApiKey,
  { query = {}, body = {} }: ReadParams,
  lang: Lang,
): Promise<unknown> {
  const { endpoints, compiled } = routesFor(app)
  const served = endpoints.get(key)
  if (served?.endpoint.who !== 'guest' || served.endpoint.effect !== 'read') throw new Error(`${key} is not a guest read`)
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

/** Charges a money call to the account's rate limit, as its route would. @throws too-many */
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

const counted =
  (routes: Routes, handler: (call: Call<ApiKey>) => unknown) =>
  async (call: Call<ApiKey>): Promise<unknown> => {
    const result = await handler(call)
    routes.operatorChanges += 1
    return result
  }

/** The same for an endpoint outside the contract: only for tests of this file. */
export function serveEndpoint(app: FastifyInstance, key: string, endpoint: Endpoint, given: (call: Call<ApiKey>) => unknown): void {
  const routes = routesFor(app)
  const { endpoints, limiter, authenticate } = routes
  if (endpoints.has(key)) throw new Error(`${key} is registered twice`)
  const handler = endpoint.who === 'operator' && endpoint.effect !== 'read' ? counted(routes, given) : given
  endpoints.set(key, { endpoint, handler })
  const [method = '', path = ''] = key.split(' ')
  const rateClass = rateClassOf(path)
  const accounts = new WeakMap<FastifyRequest, Account>()

  /** Uses callbacks, not promises: almost every call is a guest's and awaits nothing. */
  function requireAllowed(request: FastifyRequest, _reply: FastifyReply, done: Done): void {
    // Rate limited before the token lookup: a client that guesses tokens, on any endpoint, must not reach the database for long.
    const retryAfter = limiter.take(request.ip, rateClass)
    const token = tokenOf(request)
    if (retryAfter > 0) done(fail('too-many', { retryAfter }))
    else if (token) authenticate(token).then((account) => admit(request, account, done), done)
    else admit(request, null, done)
  }

  function refusal(request: FastifyRequest, account: Account | Failed | null): Failed | undefined {
    const { who, effect } = endpoint
    if (who !== 'guest' && (!account || account instanceof Failed)) return account ?? fail('auth-lost')
    // Owner and manager are roles in one room: the handler, which knows the room, checks them.
    if (who === 'operator' && !mayCall((account as Account).roles, key)) return fail('forbidden')
    return effect === 'read' || mayChange(method, request.headers, who === 'guest') ? undefined : fail('forbidden')
  }
  /** A caller whose login has ended may still do what guests may. */
  function admit(request: FastifyRequest, account: Account | Failed | null, done: Done): void {
    if (account && !(account instanceof Failed)) accounts.set(request, account)
    done(refusal(request, account) ?? overspent(request))
  }

  /** Money is limited per account, since one account may use many addresses. */
  function overspent(request: FastifyRequest): Failed | undefined {
    const retryAfter = endpoint.effect === 'money' ? limiter.take(accounts.get(request)?.id ?? request.ip, 'money') : 0
    return retryAfter > 0 ? fail('too-many', { retryAfter }) : undefined
  }

  /** A missing body counts as an empty one, not as malformed input. */
  function nothingIsEmpty(request: FastifyRequest, _reply: FastifyReply, done: Done): void {
    if (request.body === undefined) request.body = {}
    done()
  }

  /** Refuses NUL in URLs: no valid text has it, and PostgreSQL does not store it. */
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

  /** Sends a synchronous result at once: a promise, and Fastify's wait for it, would cost as much as the rest. */
  function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined {
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
    onRequest: requireAllowed,
    ...(method === 'GET' ? {} : { preValidation: nothingIsEmpty }),
    preHandler: refuseNul,
    handler: handle,
  })
}
