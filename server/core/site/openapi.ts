// The API as OpenAPI 3.1, generated from the contract, and a readable page of it at /docs/api.
import type { FastifyInstance } from 'fastify'
import { api, type nouns } from '../../../contract/api.ts'
import { feedSchema } from '../../../contract/feed/document.ts'
import type { Endpoint } from '../../../contract/wire/endpoint.ts'
import type { Config } from '../../config.ts'
import { etagOf } from '../http/envelope.ts'
import { headersOf } from '../http/headers.ts'
import { sendPublic } from '../http/public-response.ts'
import { countRequest } from '../http/route.ts'
import { feedPage } from './feed-page.ts'
import { failure, type OpenResponse, type Operation, operation, statusResponses } from './openapi-call.ts'
import { apiPage } from './openapi-page.ts'
import { type OpenSchema, sharedSchemas } from './openapi-schema.ts'
import { apiStyle } from './openapi-style.ts'

export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, OpenSchema>
    responses: Record<string, OpenResponse>
    securitySchemes: Record<string, Record<string, string>>
  }
}

type Noun = keyof typeof nouns | 'desk'
const tagDescriptions: Record<Noun, string> = {
  match: 'Lists of matches, one match, odds, ratings.',
  data: 'Leagues, teams and players.',
  news: 'Articles.',
  search: 'Search in everything.',
  site: 'Settings, banners and legal texts of the site.',
  account: 'Login, profile, uploads, export and deletion.',
  follow: 'Follows, their groups and their order.',
  alert: 'Alerts of a device: push, webhook, calendar.',
  notification: 'Notifications of a member.',
  room: 'Live rooms, recordings, the studio, moderation.',
  chat: 'Chat, danmaku, groups and horns.',
  gift: 'Gifts, red envelopes, guard and rankings.',
  wallet: 'Balances, bills, top-up and withdrawal.',
  task: 'Tasks, check-in and the mall.',
  community: 'Circles, posts, comments and reports.',
  video: 'Videos and their categories.',
  expert: 'Experts, schemes and the fun-guess.',
  desk: 'The admin console, for operators and the other roles.',
}

/** Generates the document. `buildId` is its version. */
export function openApi(buildId: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const [key, endpoint] of Object.entries<Endpoint>(api)) {
    const [method = '', path = ''] = key.split(' ')
    paths[`/${path}`] = { ...paths[`/${path}`], [method.toLowerCase()]: operation(key, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Grandstand',
      version: buildId,
      description: 'Every response is the envelope { code, msg, data }. Code 0 means success; `error` gives the reason of a failure.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { Failure: failure, ...sharedSchemas() },
      responses: statusResponses(),
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token', description: 'The token that a login returns.' } },
    },
  }
}

/** Allows only its own style: no script, no frame, no form, no picture. */
const pagePolicy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Serves /docs/api.json, /docs/feed.json and their pages. All are generated at the first request: most servers never get one. */
export function serveApiDocs(app: FastifyInstance, config: Config, buildId: string): void {
  const cached = new Map<string, Buffer>()
  const made = (name: string, make: () => string): Buffer => {
    const buffer = cached.get(name) ?? Buffer.from(make())
    cached.set(name, buffer)
    return buffer
  }
  const serve = (path: string, type: string, make: () => string, policy?: string): void => {
    app.get(path, async (request, reply) => {
      countRequest(app, request, 'page')
      const body = made(path, make)
      reply.headers(headersOf('file', config, request)).type(type)
      if (policy !== undefined) reply.header('content-security-policy', policy)
      return sendPublic(request, reply, body, etagOf(body))
    })
  }
  serve('/docs/api.json', 'application/json; charset=utf-8', () => JSON.stringify(openApi(buildId)))
  serve('/docs/api', 'text/html; charset=utf-8', () => apiPage(openApi(buildId)), pagePolicy)
  serve('/docs/feed.json', 'application/schema+json; charset=utf-8', () => JSON.stringify(feedSchema()))
  serve('/docs/feed', 'text/html; charset=utf-8', () => feedPage(), pagePolicy)
  serve('/docs/api.css', 'text/css; charset=utf-8', () => apiStyle)
}
