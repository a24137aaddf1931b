import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { Id, oneOf, Timestamp } from '../../../contract/wire/endpoint.ts'
import { exampleOf } from './schema-example.ts'

describe('exampleOf', () => {
  it.each([
    [Type.Object({ team_id: Id, at: Timestamp, kind: oneOf(['a', 'b']) }), { team_id: 'team-1', at: '2026-03-07T12:00:00Z', kind: 'a' }],
    [Type.Union([Type.Null(), Type.Integer({ minimum: 5 })]), 5],
    [Type.Object({ on: Type.Optional(Type.Boolean()) }), { on: true }],
    [Type.Object({ ids: Type.Array(Id) }), { ids: ['item-1'] }],
    [Type.Array(Type.Boolean(), { minItems: 3 }), [true, true, true]],
    [Type.Array(Type.Boolean(), { maxItems: 0 }), []],
    [Type.Tuple([Type.String(), Type.Integer({ maximum: 0 })]), ['example', 0]],
    [Type.Integer({ minimum: 30, maximum: 95, multipleOf: 5 }), 30],
    [Type.String({ pattern: '^\\d{6}$' }), '123456'],
    [Type.String({ maxLength: 2 }), '1'],
    [Type.Literal(7), 7],
    [Type.Unknown(), null],
  ])('builds the example of schema %#', (schema, example) => {
    expect(exampleOf(schema)).toEqual(example)
  })

  it('rejects an unsupported schema instead of inventing an example', () => {
    expect(() => exampleOf(Type.String({ pattern: '^z{9}$' }))).toThrow(/z\{9\}/)
  })
})
