// The API as OpenAPI 3.1, made from the contract, and a readable page of it at /docs/api.
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import { api } from '../../../contract/api.ts'
import type { Endpoint } from '../../../contract/wire/endpoint.ts'
import { errorCodes } from '../../../contract/wire/error.ts'
import { rolesOf } from '../../../rules/desk/desk-rights.ts'
import type { Config } from '../../config.ts'
import { etagOf } from '../http/envelope.ts'
import { headersOf } from '../http/headers.ts'
import { sendPublic } from '../http/public-answer.ts'
import { countRequest } from '../http/route.ts'
import { apiPage, apiStyle } from './openapi-page.ts'

type ObjectSchema = TSchema & { properties?: Record<string, TSchema>; required?: string[] }

const envelope = (data: TSchema) => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code: { const: 0 }, msg: { type: 'string' }, data },
})

const failure = {
  type: 'object',
  required: ['code', 'msg', 'data', 'error'],
  properties: {
    code: { enum: [1, 700, 50008, 50012, 50014] },
    msg: { type: 'string' },
    data: { type: 'null' },
    error: { enum: [...errorCodes] },
  },
}

function operation(key: string, endpoint: Endpoint, area: string) {
  const query = endpoint.query as ObjectSchema | undefined
  const parameters = Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query?.required?.includes(name) ?? false,
    schema,
  }))
  return {
    tags: [area],
    summary: endpoint.summary,
    'x-who': [endpoint.who, ...rolesOf(key)].join(', '),
    'x-effect': endpoint.effect,
    ...(endpoint.who === 'guest' ? {} : { security: [{ token: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body ? { requestBody: { content: { 'application/json': { schema: endpoint.body } } } } : {}),
    responses: {
      200: {
        description: ['Success, or a failure', ...(endpoint.errors ?? [])].join(' · '),
        content: {
          'application/json': { schema: { oneOf: [envelope(endpoint.data), { $ref: '#/components/schemas/Failure' }] } },
          ...(endpoint.file ? { [endpoint.file]: { schema: { type: 'string' } } } : {}),
        },
      },
    },
  }
}

/** The document. `buildId` is its version. */
function openApi(buildId: string) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const [key, endpoint] of Object.entries<Endpoint>(api)) {
    const [method = '', path = ''] = key.split(' ')
    const area = path.split('/')[1] ?? ''
    paths[`/${path}`] = { ...paths[`/${path}`], [method.toLowerCase()]: operation(key, endpoint, area) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Grandstand', version: buildId, description: 'Every answer is the envelope { code, msg, data } with HTTP 200.' },
    paths,
    components: { schemas: { Failure: failure }, securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
  }
}
export type OpenApi = ReturnType<typeof openApi>

/** Serves /docs/api.json and the page. Both are made at the first request: most servers are never asked. */
export function serveApiDocs(app: FastifyInstance, config: Config, buildId: string): void {
  const kept = new Map<string, Buffer>()
  const made = (name: string, make: () => string): Buffer => {
    const buffer = kept.get(name) ?? Buffer.from(make())
    kept.set(name, buffer)
    return buffer
  }
  const serve = (path: string, type: string, responseClass: 'html' | 'file', make: () => string): void => {
    app.get(path, async (request, reply) => {
      countRequest(app, request, 'page')
      const body = made(path, make)
      return sendPublic(request, reply.headers(headersOf(responseClass, config, request)).type(type), body, etagOf(body))
    })
  }
  serve('/docs/api.json', 'application/json; charset=utf-8', 'file', () => JSON.stringify(openApi(buildId)))
  serve('/docs/api', 'text/html; charset=utf-8', 'html', () => apiPage(openApi(buildId)))
  serve('/docs/api.css', 'text/css; charset=utf-8', 'file', () => apiStyle)
}
