// The contract version must be incremented when data stored on devices becomes unreadable, and every change must be noticed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TSchema, Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { type Shape, type Shared, shapeOf, unreadable } from '../../tests/support/contract/stored-shape.ts'
import { api } from '../api.ts'
import type { Endpoint } from './endpoint.ts'
import { contractVersion } from './version.ts'

/** The responses as of the last update of the file: the version, each object once by name, each read by its key. */
const file = join(import.meta.dirname, 'stored-shapes.golden.txt')
const writeAnew = 'npx vitest run contract/wire/version -u'

interface Shapes {
  version: number
  shared: Shared
  reads: Map<string, Shape>
}
function shapesNow(): Shapes {
  const shared: Shared = new Map()
  const reads = Object.entries<Endpoint>(api).flatMap(([key, { effect, data }]): [string, Shape][] =>
    effect === 'read' ? [[key, shapeOf(data as Shape, shared)]] : [],
  )
  return { version: contractVersion, shared, reads: new Map(reads) }
}
function textOf({ version, shared, reads }: Shapes): string {
  const lines = (shapes: ReadonlyMap<string, Shape>): string[] =>
    [...shapes].map(([name, shape]) => `${name}\t${JSON.stringify(shape)}`).sort()
  return [version, ...lines(shared), ...lines(reads), ''].join('\n')
}
function shapesIn(text: string): Shapes {
  const [version, ...lines] = text.trimEnd().split('\n')
  const named = lines.map((line) => line.split('\t') as [string, string]).map(([name, shape]): [string, Shape] => [name, JSON.parse(shape)])
  const isRead = ([name]: [string, Shape]): boolean => name.includes(' ')
  return { version: Number(version), shared: new Map(named.filter((one) => !isRead(one))), reads: new Map(named.filter(isRead)) }
}

it('data cached on devices under this version remains readable', async () => {
  const [now, golden] = [shapesNow(), shapesIn(readFileSync(file, 'utf8'))]
  const faults = [...now.reads].flatMap(([key, shape]) => {
    const old = golden.reads.get(key)
    return old ? unreadable({ shape: old, shared: golden.shared }, { shape, shared: now.shared }, key) : []
  })
  if (golden.version === contractVersion)
    expect(
      faults,
      `A device may have kept answers that this contract cannot read. Count contractVersion up in contract/wire/version.ts, so that they are thrown away, and run: ${writeAnew}`,
    ).toEqual([])
  await expect(
    textOf(now),
    `The answers have changed in a way that leaves what devices keep readable, or the version has counted up. Run: ${writeAnew}`,
  ).toMatchFileSnapshot(file)
})

describe('data stored in an earlier shape', () => {
  const between = (old: TSchema, now: TSchema): string[] => {
    const [before, after]: [Shared, Shared] = [new Map(), new Map()]
    return unreadable({ shape: shapeOf(old as Shape, before), shared: before }, { shape: shapeOf(now as Shape, after), shared: after }, 'x')
  }
  const row = { id: Type.String(), kind: Type.Union([Type.Literal('a'), Type.Literal('b')]), at: Type.Optional(Type.Integer()) }
  const list = (fields: Record<string, TSchema>): TSchema => Type.Object({ list: Type.Array(Type.Object(fields)) })

  it.each<[string, Record<string, TSchema>]>([
    ['the same', row],
    ['more kinds', { ...row, kind: Type.Union([row.kind, Type.Literal('c'), Type.Null()]) }],
    ['any text', { ...row, kind: Type.String() }],
    ['any number', { ...row, at: Type.Optional(Type.Number()) }],
    ['a field more that may be missing', { ...row, more: Type.Optional(Type.String()) }],
    ['a field less', { id: row.id }],
    ['other limits', { ...row, id: Type.String({ maxLength: 3, pattern: '^a' }) }],
  ])('is readable with %s', (_what, fields) => expect(between(list(row), list(fields))).toEqual([]))

  it.each<[string, Record<string, TSchema>, string]>([
    ['a field more', { ...row, more: Type.String() }, 'x.list[].more may be missing'],
    ['a field that may not be missing any more', { ...row, at: Type.Integer() }, 'x.list[].at may be missing'],
    ['another kind', { ...row, id: Type.Integer() }, 'x.list[].id may be string'],
    ['fewer kinds', { ...row, kind: Type.Literal('a') }, 'x.list[].kind may be "b"'],
    ['a list in its place', { ...row, id: Type.Array(Type.String()) }, 'x.list[].id may be string'],
  ])('is not readable with %s', (_what, fields, fault) => expect(between(list(row), list(fields))).toEqual([fault]))

  it('is compared with the closest alternative of a union', () => {
    const one = Type.Object({ kind: Type.Literal('one'), name: Type.String() })
    const two = Type.Object({ kind: Type.Literal('two'), size: Type.Integer() })
    expect(between(Type.Union([one, two]), Type.Union([two, one, Type.Null()]))).toEqual([])
    const changed = Type.Object({ kind: Type.Literal('two'), size: Type.String() })
    expect(between(Type.Union([one, two]), Type.Union([one, changed]))).toEqual(['x.size may be integer'])
  })
})
