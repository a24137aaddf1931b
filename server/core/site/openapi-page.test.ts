import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { Name } from '../../../contract/wire/name.ts'
import { typeText } from './openapi-page.ts'
import { openSchema } from './openapi-schema.ts'

describe('typeText', () => {
  it.each([
    [Type.String(), 'string'],
    [Type.Union([Type.Null(), Type.Literal('x')]), 'null | "x"'],
    [Type.Array(Type.Union([Type.String(), Type.Null()])), '(string | null)[]'],
    [Type.Tuple([Type.Integer(), Type.String()]), '[integer, string]'],
    [Type.Unsafe({ type: 'string', enum: ['a', 'b'] }), '"a" | "b"'],
    [Type.Object({}), '{}'],
    [Type.Array(Name), 'Name[]'],
    [
      Type.Object({ id: Type.String(), score: Type.Optional(Type.Integer()), in: Type.Object({ x: Type.Boolean() }) }),
      '{\n  id: string\n  score?: integer\n  in: {\n    x: boolean\n  }\n}',
    ],
  ])('formats schema %#', (schema, text) => {
    expect(typeText(openSchema(schema))).toBe(text)
  })
})
