// One call of the contract as an OpenAPI operation: permissions, input and output, an example of both, errors.
import { nouns } from '../../../contract/api.ts'
import { idempotencyHeader } from '../../../contract/money/money.ts'
import type { Effect, Endpoint, Who } from '../../../contract/wire/endpoint.ts'
import { type ErrorCode, errorCodes, errorMessages } from '../../../contract/wire/error.ts'
import { rolesOf } from '../../../rules/admin/admin-rights.ts'
import { failureBody, successMessage } from '../http/envelope.ts'
import { statusOf } from '../http/fail.ts'
import { samplesOf } from './call-samples.ts'
import { type OpenSchema, openSchema } from './openapi-schema.ts'
import { exampleOf } from './schema-example.ts'

interface Example {
  summary?: string
  value: unknown
}
interface Content {
  schema: OpenSchema
  example?: unknown
  examples?: Record<string, Example>
}
export interface OpenResponse {
  description: string
  content: Record<string, Content>
}
export interface Parameter {
  name: string
  in: 'query' | 'header'
  required: boolean
  description?: string
  schema: OpenSchema
  example: unknown
}
export interface Operation {
  tags: string[]
  operationId: string
  summary: string
  description: string
  security: Record<string, string[]>[]
  'x-effect': Effect
  /** Its errors beyond those of every call, with the sentence in `msg`. */
  'x-errors': { error: ErrorCode; meaning: string }[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Record<string, Content> }
  responses: Record<string, OpenResponse | { $ref: string }>
}

const envelope = (data: OpenSchema): OpenSchema => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code: { const: 0 }, msg: { type: 'string' }, data },
})
export const failure: OpenSchema = {
  type: 'object',
  required: ['code', 'msg', 'data', 'error'],
  properties: {
    code: { enum: [1, 700, 50008, 50012, 50014] },
    msg: { type: 'string' },
    data: { type: 'null' },
    error: { enum: [...errorCodes] },
  },
}
const failureRef: OpenSchema = { $ref: '#/components/schemas/Failure' }
const failed = (error: ErrorCode): Example => ({ summary: errorMessages[error], value: JSON.parse(failureBody(error)) as unknown })

/** Failures of any call that have their own status. */
const byStatus = {
  TooMany: { error: 'too-many', status: 429, description: 'Too many requests. Retry-After gives the seconds to wait.' },
  Unavailable: { error: 'unavailable', status: 503, description: 'The database is unavailable. Retry-After gives the seconds to wait.' },
  Broken: { error: 'error', status: 500, description: 'Internal error. The details are in the operator’s log.' },
} as const satisfies Record<string, { error: ErrorCode; status: number; description: string }>

/** Those responses, for `components`. */
export const statusResponses = (): Record<string, OpenResponse> =>
  Object.fromEntries(
    Object.entries(byStatus).map(([name, { description, error }]): [string, OpenResponse] => [
      name,
      { description, content: { 'application/json': { schema: failureRef, examples: { [error]: failed(error) } } } },
    ]),
  )

const who: Record<Who, string> = {
  guest: 'Everyone, signed in or not.',
  user: 'Signed-in users.',
  owner: 'The owner of the room.',
  manager: 'The owner of the room and its managers.',
  operator: 'Operators of the site',
}
const effects: Record<Effect, string> = {
  read: 'Changes nothing.',
  write: 'Changes something.',
  money: `Moves money. ${idempotencyHeader} identifies the operation: a repeated call with the same key gets the response of the first one.`,
}
function whoMay(key: string, { who: may }: Endpoint): string {
  const roles = rolesOf(key)
  return may === 'operator' ? `${who.operator}${roles.length > 0 ? `, and of its roles ${roles.join(', ')}` : ''}.` : who[may]
}
/** Alternative requirements: the scheme with each role that suffices. */
function security(key: string, { who: may }: Endpoint): Operation['security'] {
  if (may === 'guest') return [{}, { token: [] }]
  if (may === 'user') return [{ token: [] }]
  return [may, ...rolesOf(key)].map((role) => ({ token: [role] }))
}

/** Errors of its handler, and of the checks of login, role and input before it. */
function errorsOf({ who: may, query, body, errors = [] }: Endpoint): ErrorCode[] {
  const asked: ErrorCode[] = [
    ...(may === 'guest' ? [] : (['auth-lost', 'session-invalid', 'session-ended', 'session-expired'] as const)),
    ...(may === 'guest' || may === 'user' ? [] : (['forbidden'] as const)),
    ...(query || body ? (['invalid-input'] as const) : []),
  ]
  return [...new Set([...errors, ...asked])]
}

interface Sample {
  query?: object | undefined
  body?: object | undefined
}
const there = ['match', 'league', 'team', 'player', 'room', 'streamer', 'group', 'video', 'circle', 'post', 'comment', 'scheme'] as const
const exampleIds = Object.fromEntries(there.map((kind) => [kind, `${kind}-1`])) as Record<(typeof there)[number], string>
const samples = samplesOf(exampleIds) as Partial<Record<string, Sample[]>>

/** Returns the sample with the most parameters. */
function sampleOf(key: string): Sample | undefined {
  const size = ({ query = {}, body = {} }: Sample): number => Object.keys(query).length + Object.keys(body).length
  return [...(samples[key] ?? [])].sort((a, b) => size(b) - size(a))[0]
}

export interface CallExample {
  /** Undefined if the call takes none. */
  query?: Record<string, unknown>
  body?: unknown
  data: unknown
}
/** Returns a valid call and a valid response. Written by hand where there is a sample. */
export function callExample(key: string, endpoint: Endpoint): CallExample {
  const { query, body } = sampleOf(key) ?? {}
  return {
    ...(endpoint.query && { query: (query ?? exampleOf(endpoint.query)) as Record<string, unknown> }),
    ...(endpoint.body && { body: body ?? exampleOf(endpoint.body) }),
    data: endpoint.file ? 'id,time\r\n1,2026-03-07T12:00:00Z\r\n' : exampleOf(endpoint.data),
  }
}

function parametersOf({ query, effect }: Endpoint, example: CallExample): Parameter[] {
  const { properties = {}, required = [] } = openSchema(query ?? {})
  const values = query ? (exampleOf(query) as Record<string, unknown>) : {}
  const asked = Object.entries(properties).map(
    ([name, schema]): Parameter => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
      example: example.query?.[name] ?? values[name],
    }),
  )
  if (effect !== 'money') return asked
  const schema: OpenSchema = { type: 'string', format: 'uuid' }
  const description = 'Created once per operation, and sent again with each retry.'
  return [...asked, { name: idempotencyHeader, in: 'header', required: true, description, schema, example: exampleOf(schema) }]
}

function responseOf(endpoint: Endpoint, example: CallExample): OpenResponse {
  // Errors with their own status are separate responses.
  const errors = errorsOf(endpoint).filter((error) => statusOf(error) === 200)
  const refusals = Object.fromEntries(errors.map((error) => [error, failed(error)]))
  const success = { value: { code: 0, msg: successMessage, data: example.data } }
  const meanings = errors.map((error) => `- \`${error}\`: ${errorMessages[error]}`)
  const description = ['The response, or the reason of the failure.', ...(meanings.length > 0 ? ['', ...meanings] : [])].join('\n')
  if (endpoint.file)
    return {
      description,
      content: {
        [endpoint.file]: { schema: { type: 'string' }, example: example.data },
        'application/json': { schema: failureRef, examples: refusals },
      },
    }
  const schema: OpenSchema = { oneOf: [envelope(openSchema(endpoint.data)), failureRef] }
  return { description, content: { 'application/json': { schema, examples: { success, ...refusals } } } }
}

const tags: ReadonlyMap<string, string> = new Map(
  Object.entries<readonly Record<string, Endpoint>[]>(nouns).flatMap(([noun, groups]) =>
    groups.flatMap((group) => Object.keys(group).map((key): [string, string] => [key, noun])),
  ),
)
/** Returns the noun of a call. */
export const tagOf = (key: string): string => (key.includes(' api/Desk/') ? 'desk' : (tags.get(key) ?? 'other'))

export function operation(key: string, endpoint: Endpoint): Operation {
  const [, path = ''] = key.split(' ')
  const example = callExample(key, endpoint)
  const parameters = parametersOf(endpoint, example)
  const body = endpoint.body && openSchema(endpoint.body)
  return {
    tags: [tagOf(key)],
    operationId: path.replace(/^api\//, '').replaceAll('/', '_'),
    summary: endpoint.summary,
    description: `${whoMay(key, endpoint)} ${effects[endpoint.effect]}`,
    security: security(key, endpoint),
    'x-effect': endpoint.effect,
    'x-errors': errorsOf(endpoint).map((error) => ({ error, meaning: errorMessages[error] })),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: !body.properties || (body.required ?? []).length > 0,
        content: { 'application/json': { schema: body, example: example.body } },
      },
    }),
    responses: {
      200: responseOf(endpoint, example),
      ...Object.fromEntries(Object.entries(byStatus).map(([name, { status }]) => [status, { $ref: `#/components/responses/${name}` }])),
    },
  }
}
