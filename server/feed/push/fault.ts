// Describes a message's error in plain words, with its JSON pointer (RFC 6901).
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { startPattern } from '../../../contract/feed/catalogue.ts'
import { messageIdPattern, senderIdPattern } from '../../../contract/feed/parts.ts'
import { timestampPattern } from '../../../contract/wire/endpoint.ts'

export interface Fault {
  /** Empty: the whole message. */
  pointer: string
  /** Without a subject: 'is missing'. */
  reason: string
}

type SchemaError = ReturnType<typeof Value.Errors>[number]

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
const listed = (values: readonly unknown[]): string => values.map((value) => String(value)).join(', ')
const kinds: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
}

/** Plain names of text patterns. */
const forms: Record<string, string> = {
  [timestampPattern]: 'a moment in UTC such as 2026-12-05T12:00:00Z',
  [startPattern]: 'a moment in UTC such as 2026-12-05T12:00:00Z, or a day such as 2026-12-05',
  [senderIdPattern]: '1 to 48 letters, digits, - _ and .',
  [messageIdPattern]: '1 to 100 letters, digits, - _ . and :',
}
const unknownField = 'is no field here'

/** Worded for someone with the document at hand. */
function reasonOf(error: SchemaError): string {
  switch (error.keyword) {
    case 'type':
      return `must be ${[error.params.type]
        .flat()
        .map((kind) => kinds[kind] ?? kind)
        .join(' or ')}`
    case 'enum':
      return `must be one of ${listed(error.params.allowedValues)}`
    case 'const':
      return `must be ${JSON.stringify(error.params.allowedValue)}`
    case 'boolean':
      return unknownField
    case 'anyOf':
      return 'has none of the forms that it may have'
    case 'pattern':
      return `must be ${forms[String(error.params.pattern)] ?? `written like ${String(error.params.pattern)}`}`
    case 'minimum':
    case 'maximum':
      return `must be at ${error.keyword === 'minimum' ? 'least' : 'most'} ${error.params.limit}`
    case 'exclusiveMinimum':
      return `must be above ${error.params.limit}`
    case 'minLength':
    case 'maxLength':
      return `must have at ${error.keyword === 'minLength' ? 'least' : 'most'} ${error.params.limit} characters`
    case 'minItems':
    case 'maxItems':
      return `must have at ${error.keyword === 'minItems' ? 'least' : 'most'} ${error.params.limit} entries`
    case 'minProperties':
      return 'must not be empty'
    default:
      return error.message
  }
}

function faultOfError(error: SchemaError): Fault {
  const { instancePath: pointer } = error
  if (error.keyword === 'required') {
    const [name = ''] = error.params.requiredProperties
    return { pointer: `${pointer}/${escaped(name)}`, reason: 'is missing' }
  }
  if (error.keyword === 'additionalProperties') {
    const [name = ''] = error.params.additionalProperties
    return { pointer: `${pointer}/${escaped(name)}`, reason: unknownField }
  }
  return { pointer, reason: reasonOf(error) }
}

const depthOf = ({ instancePath }: SchemaError): number => instancePath.split('/').length

/** The deepest error; null if the value is valid. */
export function faultOf(schema: TSchema, value: unknown): Fault | null {
  if (Value.Check(schema, value)) return null
  const errors = Value.Errors(schema, value)
  const deepest = Math.max(...errors.map(depthOf))
  const there = errors.filter((error) => depthOf(error) === deepest)
  // Each branch of a union reports its own error: the error of the union itself is clearer.
  const error = there.find(({ keyword }) => keyword === 'anyOf') ?? there[0]
  return error ? faultOfError(error) : { pointer: '', reason: 'is no message' }
}
