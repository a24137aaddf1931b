// A valid input for the schema of a call, in which tests replace one field at a time by hostile values.

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  pattern?: string
  format?: string
  minLength?: number
  minimum?: number
  properties?: Record<string, Schema>
  required?: string[]
}

const uuid = '11111111-1111-4111-8111-111111111111'
const samples = [
  '1',
  'a',
  'en',
  '/a',
  '123456',
  '2026-11-21',
  '2026-11-21T10:00:00Z',
  '22:00',
  uuid,
  '4539578763621486',
  'A'.repeat(32),
  'A'.repeat(43),
  'A'.repeat(87),
  'A'.repeat(22),
]

function textFor({ pattern, format, minLength = 0 }: Schema): string {
  if (format === 'uuid') return uuid
  // A pattern that no sample matches: returns a hostile value.
  return samples.find((word) => word.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(word))) ?? 'a'
}

/** Fills every property of the schema; for a union, the first alternative. */
export function sampleOf(schema: unknown): unknown {
  const one = schema as Schema
  if ('const' in one) return one.const
  if (one.enum) return one.enum[0]
  if (one.anyOf) return sampleOf(one.anyOf[0])
  switch (one.type) {
    case 'object':
      return Object.fromEntries(Object.entries(one.properties ?? {}).map(([name, part]) => [name, sampleOf(part)]))
    case 'array':
      return []
    case 'string':
      return textFor(one)
    case 'integer':
    case 'number':
      return Math.max(1, one.minimum ?? 1)
    case 'boolean':
      return true
    default:
      return null
  }
}

/** Returns the alternatives of a schema, or the schema itself. */
export const choicesOf = (schema: unknown): Schema[] => (schema as Schema | undefined)?.anyOf ?? (schema ? [schema as Schema] : [])
