// The API's document: contains every call once, follows the rules of OpenAPI 3.1, and every example matches its schema.
import type { TSchema } from 'typebox'
import { Check, Errors } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { type ApiKey, api, nouns } from '../../../contract/api.ts'
import type { Endpoint } from '../../../contract/wire/endpoint.ts'
import { errorCodes, errorMessages } from '../../../contract/wire/error.ts'
import { openApi } from './openapi.ts'
import { callExample, type Operation, tagOf } from './openapi-call.ts'
import { apiPage } from './openapi-page.ts'

const document = openApi('b1')
const calls = Object.entries<Endpoint>(api).map(([key, endpoint]) => {
  const [method = '', path = ''] = key.split(' ')
  return { key: key as ApiKey, endpoint, operation: document.paths[`/${path}`]?.[method.toLowerCase()] as Operation }
})
const faults = (schema: TSchema, value: unknown): string[] =>
  Check(schema, value) ? [] : Errors(schema, value).map(({ instancePath, message }) => `${instancePath} ${message}`)

describe('an example', () => {
  it.each(calls)('of $key matches the request and response of the contract', ({ key, endpoint }) => {
    const { query, body, data } = callExample(key, endpoint)
    expect([endpoint.query === undefined, endpoint.body === undefined]).toEqual([query === undefined, body === undefined])
    if (endpoint.query) expect(faults(endpoint.query, query)).toEqual([])
    if (endpoint.body) expect(faults(endpoint.body, body)).toEqual([])
    expect(faults(endpoint.data, data)).toEqual([])
  })

  it('is the same each time', () => {
    expect(JSON.stringify(openApi('b1'))).toBe(JSON.stringify(document))
  })
})

describe('the OpenAPI document', () => {
  it('lists each call once, with a unique name and exactly one declared tag', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    expect(operations.length).toBe(Object.keys(api).length)
    expect(calls.filter(({ operation }) => !operation).map(({ key }) => key)).toEqual([])
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names.map((name) => name.toLowerCase().replaceAll('_', ''))).size).toBe(names.length)
    expect(names.filter((name) => !/^[A-Za-z][A-Za-z0-9_]*$/.test(name))).toEqual([])
    const listed = new Set(document.tags.map(({ name }) => name))
    expect(operations.filter(({ tags }) => tags.length !== 1 || !tags.every((tag) => listed.has(tag)))).toEqual([])
  })

  it('takes the tag of a call from the contract, which lists each call once', () => {
    const groups = Object.values<readonly Record<string, Endpoint>[]>(nouns).flat()
    const named = groups.flatMap((group) => Object.keys(group))
    expect(new Set(named).size).toBe(named.length)
    const unnamed = Object.keys(api).filter((key) => !named.includes(key))
    expect(unnamed.filter((key) => !key.includes(' api/Desk/'))).toEqual([])
    expect([tagOf('GET api/Desk/horns'), tagOf('POST api/Push/calendar')]).toEqual(['desk', 'alert'])
  })

  it('documents for each call who may make it, which errors it returns and why, with an example', () => {
    for (const { key, endpoint, operation } of calls) {
      expect([key, operation.summary, operation.description.length > 20]).toEqual([key, endpoint.summary, true])
      expect([key, operation.security.some((one) => !('token' in one))]).toEqual([key, endpoint.who === 'guest'])
      const documented = operation['x-errors']
      expect([key, documented.map(({ error }) => error)]).toEqual([key, expect.arrayContaining([...(endpoint.errors ?? [])])])
      for (const { error, meaning } of documented) expect([error, meaning]).toEqual([error, errorMessages[error]])
      const response = operation.responses[200]
      const contents = response && 'content' in response ? Object.values(response.content) : []
      expect([key, contents.some(({ example, examples }) => example !== undefined || examples?.success !== undefined)]).toEqual([key, true])
      for (const { name, example } of operation.parameters ?? []) expect([key, name, example === undefined]).toEqual([key, name, false])
      const money = operation.parameters?.some(({ name }) => name === 'idempotency-key') ?? false
      expect([key, money]).toEqual([key, endpoint.effect === 'money'])
    }
    expect(document.components.schemas.Failure?.properties?.error?.enum).toEqual([...errorCodes])
  })

  it('uses schema 2020-12 throughout: no items lists, no legacy keywords, no dangling references', () => {
    const parts = new Set(Object.entries(document.components).flatMap(([kind, all]) => Object.keys(all).map((name) => `${kind}/${name}`)))
    const walk = (value: unknown, at: string): string[] => {
      if (typeof value !== 'object' || value === null) return []
      const inner = Object.entries(value).flatMap(([name, part]) =>
        // Examples are not schemas.
        ['example', 'examples'].includes(name) ? [] : walk(part, `${at}/${name}`),
      )
      const { items, additionalItems, $ref } = value as { items?: unknown; additionalItems?: unknown; $ref?: string }
      const lost = typeof $ref === 'string' && !parts.has($ref.replace('#/components/', ''))
      const older = Array.isArray(items) || (additionalItems !== undefined && !at.endsWith('/properties'))
      return [...(lost ? [`${at} ${$ref}`] : []), ...(older ? [`${at} is older`] : []), ...inner]
    }
    expect(walk(document, '')).toEqual([])
  })

  it('defines a shared shape once', () => {
    const { properties = {} } = document.components.schemas.MatchRow ?? {}
    expect(properties.home_team_short).toEqual({ $ref: '#/components/schemas/Name' })
    const response = document.paths['/api/hot_match/all_match']?.post?.responses[200]
    const schema = response && 'content' in response ? response.content['application/json']?.schema.oneOf?.[0] : undefined
    expect(schema?.properties?.data?.properties?.list?.items).toEqual({ $ref: '#/components/schemas/MatchRow' })
  })
})

describe('the API page', () => {
  const page = apiPage(document)

  it('shows every call with its example, and contains nothing executable', () => {
    expect(page).not.toMatch(/<script|<style|style=|onclick|<img|<iframe/)
    for (const { key, operation } of calls) expect([key, page.split(`id="${operation.operationId}"`).length]).toEqual([key, 2])
    expect(page.match(/<h3>Example of a request<\/h3>/g)).toHaveLength(calls.length)
  })

  it('links to each tag', () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const links = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
    expect(links.length).toBe(document.tags.length + 1)
    expect(links.filter((id) => !ids.has(id))).toEqual([])
  })
})
