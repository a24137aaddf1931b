// Generates inputs of a call from its schema: valid ones, and ones with a hostile change. R-ACCESS-4.
import fc from 'fast-check'
import { Check } from 'typebox/value'
import type { Endpoint } from '../../../contract/wire/endpoint.ts'
import { hostileValues } from './hostile-values.ts'

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema | Schema[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  properties?: Record<string, Schema>
  required?: string[]
}
/** A request as sent over the wire, and whether the contract accepts it. */
export interface FuzzInput {
  search: string
  /** As text, because invalid JSON has no value. */
  payload?: string
  good: boolean
}
type Named = Record<string, unknown>

const isNamed = (value: unknown): value is Named => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Strings as people and machines write them: ASCII, graphemes, any code points, or the maximum length. */
const wordOf = (least: number, most: number): fc.Arbitrary<string> => {
  const maxLength = Math.min(most, 80)
  const of = (unit: 'grapheme' | 'binary' | 'grapheme-ascii') => fc.string({ unit, minLength: Math.min(least, maxLength), maxLength })
  const cut = (text: string): string => text.slice(0, Math.max(least, most))
  return fc.oneof(of('grapheme-ascii'), of('grapheme').map(cut), of('binary').map(cut), fc.constant('x'.repeat(Math.min(most, 20_000))))
}

function textOf({ pattern, format, minLength = 0, maxLength = 20_000 }: Schema, ids: readonly string[]): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (pattern === undefined) return wordOf(minLength, maxLength)
  const shape = new RegExp(pattern, 'u')
  const known = ids.filter((id) => id.length >= minLength && id.length <= maxLength && shape.test(id))
  const made = fc.stringMatching(shape).filter((text) => text.length >= minLength && text.length <= maxLength)
  return known.length === 0 ? made : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: made })
}
function numberOf({ type, minimum = 0, maximum = 1_000_000, multipleOf = 1 }: Schema): fc.Arbitrary<number> {
  if (type === 'number' && multipleOf === 1) return fc.double({ min: minimum, max: maximum, noNaN: true })
  return fc.integer({ min: Math.ceil(minimum / multipleOf), max: Math.floor(maximum / multipleOf) }).map((times) => times * multipleOf)
}

/** Generates a value that the schema accepts; `ids`: ids of existing objects. */
function taken(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => taken(one, ids)))
  switch (schema.type) {
    case 'object': {
      const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, taken(part, ids)] as const)
      return fc.record(Object.fromEntries(parts), { requiredKeys: schema.required ?? [], noNullPrototype: true })
    }
    case 'array': {
      if (Array.isArray(schema.items)) return fc.tuple(...schema.items.map((item) => taken(item, ids)))
      const { minItems: minLength = 0, maxItems = 4 } = schema
      return fc.array(taken(schema.items ?? {}, ids), { minLength, maxLength: Math.max(minLength, Math.min(maxItems, 4)) })
    }
    case 'string':
      return textOf(schema, ids)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileValues) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.oneof(fc.double(), fc.maxSafeInteger()) },
)
const names = ['__proto__', 'constructor', 'prototype', 'toString', 'balance', 'roles', 'account_id', '', ' ', 'id[]', 'x'.repeat(5_000)]

/** Returns the paths of all nested values. */
function placesOf(value: unknown, way: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [[...way, name], ...placesOf(part, [...way, name])])
}
/** Returns a copy with the value at one path replaced; undefined removes it. */
function changed(value: unknown, [name = '', ...rest]: readonly string[], to: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, at) => (String(at) !== name ? item : rest.length > 0 ? changed(item, rest, to) : to))
  if (!isNamed(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([own, item]) => {
      if (own !== name) return [[own, item]]
      if (rest.length > 0) return [[own, changed(item, rest, to)]]
      return to === undefined ? [] : [[own, to]]
    }),
  )
}

type Spoil = (good: unknown, at: number, wrong: unknown, name: string) => string
const spoils: readonly Spoil[] = [
  (good, at, wrong) => JSON.stringify(changed(good, pick(good, at), wrong)),
  (good, at, wrong) => JSON.stringify(changed(good, pick(good, at), wrong)),
  (good, at) => JSON.stringify(changed(good, pick(good, at), undefined)),
  (good, _at, wrong, name) => withMore(good, name, wrong),
  (_good, _at, wrong) => JSON.stringify(wrong) ?? '',
  // Truncated, duplicated, deeply nested.
  (good, at) => JSON.stringify(good).slice(0, at % Math.max(1, JSON.stringify(good).length)),
  (good) => `${JSON.stringify(good)}${JSON.stringify(good)}`,
  (_good, at) => '['.repeat((at % 20_000) + 1),
]
function pick(good: unknown, at: number): readonly string[] {
  const places = placesOf(good)
  return places[at % Math.max(1, places.length)] ?? []
}
/** Edits the text: an object literal cannot have an own `__proto__` key. */
function withMore(good: unknown, name: string, value: unknown): string {
  const text = JSON.stringify(good)
  if (!text.startsWith('{')) return text
  return `{${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}${text === '{}' ? '' : ','}${text.slice(1)}`
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())
const searchOf = (fields: Named): string =>
  Object.entries(fields)
    .map(([name, value]) => `${encoded(name)}=${encoded(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&')
const spoiledSearch = (fields: Named, at: number, wrong: unknown, name: string): string => {
  const names = Object.keys(fields)
  const own = names[at % Math.max(1, names.length)] ?? 'id'
  const text = typeof wrong === 'string' ? wrong.slice(0, 8_000) : (JSON.stringify(wrong) ?? '')
  const good = searchOf(fields)
  switch (at % 7) {
    case 0:
      return `${good}&${encoded(name)}=${encoded(text)}`
    case 1:
      return `${good}&${own}=${encoded(text)}`
    case 2:
      return `${good}&${own}[]=1&${own}[x]=1`
    case 3:
      return `${own}=%&${own}=%zz%00`
    case 4:
      return searchOf(Object.fromEntries(Object.entries(fields).filter(([one]) => one !== own)))
    default:
      return searchOf({ ...fields, [own]: text })
  }
}

/** Parses a query string as the server does, to decide whether the contract accepts it. */
const fieldsOf = (search: string): Named => {
  const fields: Named = Object.create(null)
  for (const [name, value] of new URLSearchParams(search)) fields[name] = name in fields ? [fields[name], value].flat() : value
  return { ...fields }
}
function parsed(payload: string): { value: unknown } | undefined {
  try {
    return { value: payload === '' ? {} : JSON.parse(payload) }
  } catch {
    // Invalid JSON is one of the intended inputs.
    return undefined
  }
}

/** Returns a third of the inputs unchanged as text; the others have a hostile change or are hostile entirely. */
export const spoiledText = (good: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc
    .tuple(good, fc.nat(), hostile, fc.constantFrom(...names), fc.integer({ min: 0, max: 2 }))
    .map(([value, at, wrong, name, variant]) =>
      variant === 0 ? JSON.stringify(value) : (spoils[at % spoils.length] as Spoil)(value, at, wrong, name),
    )

/** Generates requests: a third match the contract; the others have a hostile change or are hostile entirely. */
export function fuzzInput(key: string, { query, body }: Endpoint, ids: readonly string[]): fc.Arbitrary<FuzzInput> {
  const isGet = key.startsWith('GET')
  const empty = { type: 'object', properties: {} }
  const asked = (query as Schema | undefined) ?? empty
  const bodySchema = (body as Schema | undefined) ?? empty
  const parts = fc.tuple(
    taken(asked, ids),
    taken(bodySchema, ids),
    fc.nat(),
    hostile,
    fc.constantFrom(...names),
    fc.integer({ min: 0, max: 2 }),
  )
  return parts.map(([fields, good, at, wrong, name, variant]) => {
    const inSearch = isGet || (query !== undefined && at % 2 === 0)
    const search = variant > 0 && inSearch ? spoiledSearch(fields as Named, at, wrong, name) : searchOf(fields as Named)
    const spoil = spoils[at % spoils.length] as Spoil
    const payload = isGet ? undefined : variant > 0 && !inSearch ? spoil(good, at, wrong, name) : JSON.stringify(good)
    const heard = payload === undefined ? { value: {} } : parsed(payload)
    const isTaken = (schema: Endpoint['query'], value: unknown) =>
      schema ? Check(schema, value) : isNamed(value) && Object.keys(value).length === 0
    return {
      search,
      ...(payload === undefined ? {} : { payload }),
      good: isTaken(query, fieldsOf(search)) && heard !== undefined && (isGet || isTaken(body, heard.value)),
    }
  })
}
