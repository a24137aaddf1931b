// The shape of a response, as far as it decides whether a build can read what another build has cached: the fields and their types.
// Lengths, ranges and patterns are ignored: they are checked when a response is produced.
import { createHash } from 'node:crypto'

export interface Shape {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  /** A list is a tuple: one shape per position. */
  readonly items?: Shape | readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  /** For a record: the shape of each value. */
  readonly additionalProperties?: Shape | boolean
  readonly patternProperties?: Readonly<Record<string, Shape>>
}
export type Shared = Map<string, Shape>

const sorted = <T>(fields: Readonly<Record<string, T>>): [string, T][] => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
const each = (fields: Readonly<Record<string, Shape>>, shared: Shared): Record<string, Shape> =>
  Object.fromEntries(sorted(fields).map(([name, field]) => [name, shapeOf(field, shared)]))
const isList = (items: Shape | readonly Shape[]): items is readonly Shape[] => Array.isArray(items)

/** Returns the shape of a schema. Object shapes are stored once in `shared`, by hash. */
export function shapeOf(schema: Shape, shared: Shared): Shape {
  const { type, items, properties, required = [], additionalProperties: others, patternProperties } = schema
  const shape: Shape = {
    ...(type !== undefined && { type }),
    ...('const' in schema && { const: schema.const }),
    ...(schema.enum && { enum: [...schema.enum].sort() }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map((one) => shapeOf(one, shared)) }),
    ...(items && { items: isList(items) ? items.map((one) => shapeOf(one, shared)) : shapeOf(items, shared) }),
    ...(properties && { properties: each(properties, shared), required: [...required].sort() }),
    ...(patternProperties && { patternProperties: each(patternProperties, shared) }),
    ...(typeof others === 'object' && { additionalProperties: shapeOf(others, shared) }),
  }
  if (!properties) return shape
  const $ref = createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 10)
  shared.set($ref, shape)
  return { $ref }
}

interface Side {
  shape: Shape
  shared: Shared
}

function alternatives({ shape, shared }: Side): Side[] {
  if (shape.$ref !== undefined) {
    const named = shared.get(shape.$ref)
    if (!named) throw new Error(`no shape is called ${shape.$ref}`)
    return alternatives({ shape: named, shared })
  }
  if (shape.anyOf) return shape.anyOf.flatMap((one) => alternatives({ shape: one, shared }))
  if (shape.enum) return shape.enum.map((value) => ({ shape: { const: value }, shared }))
  if (Array.isArray(shape.type)) return shape.type.map((type) => ({ shape: { ...shape, type }, shared }))
  return [{ shape, shared }]
}

/**
 * Returns why a build that knows `now` cannot read what was cached as `old`: one sentence per field, or none. Additional types, optional
 * fields and removed fields are harmless; a missing field that the build requires is not.
 */
export function unreadable(old: Side, now: Side, path: string): string[] {
  return alternatives(old).flatMap((given) => {
    const faults = alternatives(now).map((wanted) => faultsOf(given, wanted, path))
    return faults.reduce((best, one) => (one.length < best.length ? one : best))
  })
}

function faultsOf(old: Side, now: Side, path: string): string[] {
  const [given, wanted] = [old.shape, now.shape]
  if ('const' in wanted) return 'const' in given && given.const === wanted.const ? [] : [`${path} may be ${nameOf(given)}`]
  if (wanted.type === undefined) return []
  if (!isOfKind(given, wanted.type)) return [`${path} may be ${nameOf(given)}`]
  const side = (shape: Shape, of: Side): Side => ({ shape, shared: of.shared })
  if (wanted.type === 'array') {
    const [before, after] = [given.items ?? {}, wanted.items ?? {}]
    if (!isList(after))
      return (isList(before) ? before : [before]).flatMap((one) => unreadable(side(one, old), side(after, now), `${path}[]`))
    return after.flatMap((one, place) => {
      const known = isList(before) ? before[place] : before
      return known ? unreadable(side(known, old), side(one, now), `${path}[${place}]`) : [`${path}[${place}] may be missing`]
    })
  }
  const named = sorted(wanted.properties ?? {}).flatMap(([name, field]) => {
    const [known, at] = [given.properties?.[name], `${path}.${name}`]
    if (wanted.required?.includes(name) && !given.required?.includes(name)) return [`${at} may be missing`]
    return known ? unreadable(side(known, old), side(field, now), at) : []
  })
  const any = recordOf(wanted)
  if (!any) return named
  const known = [...(recordOf(given) ? [recordOf(given) as Shape] : []), ...Object.values(given.properties ?? {})]
  return [...named, ...known.flatMap((one) => unreadable(side(one, old), side(any, now), `${path}{}`))]
}

const recordOf = ({ additionalProperties: others, patternProperties }: Shape): Shape | undefined =>
  typeof others === 'object' ? others : Object.values(patternProperties ?? {})[0]

function isOfKind(given: Shape, type: Shape['type']): boolean {
  const kind = 'const' in given ? kindOf(given.const) : given.type
  return kind === type || (type === 'number' && kind === 'integer')
}
function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Number.isInteger(value) ? 'integer' : typeof value
}
const nameOf = (given: Shape): string => ('const' in given ? JSON.stringify(given.const) : String(given.type ?? 'anything'))
