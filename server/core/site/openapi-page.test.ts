import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { typeText } from './openapi-page.ts'

describe('types as people write them', () => {
  it.each([
    [Type.String(), 'string'],
    [Type.Union([Type.Null(), Type.Literal('x')]), 'null | "x"'],
    [Type.Array(Type.Union([Type.String(), Type.Null()])), '(string | null)[]'],
    [Type.Tuple([Type.Integer(), Type.String()]), '[integer, string]'],
    [Type.Unsafe({ type: 'string', enum: ['a', 'b'] }), '"a" | "b"'],
    [Type.Object({}), '{}'],
    [
      Type.Object({ id: Type.String(), score: Type.Optional(Type.Integer()), in: Type.Object({ x: Type.Boolean() }) }),
      '{\n  id: string\n  score?: integer\n  in: {\n    x: boolean\n  }\n}',
    ],
  ])('%#', (schema, text) => {
    expect(typeText(schema as Parameters<typeof typeText>[0])).toBe(text)
  })
})
