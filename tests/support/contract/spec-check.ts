// Checks data against the contract's response schema of an endpoint.
import { Check, Errors } from 'typebox/value'
import { type ApiKey, api } from '../../../contract/api.ts'

/** Returns the violations as text; empty if the data is valid. */
export function contractErrors(key: ApiKey, data: unknown): string[] {
  const schema = api[key].data
  return Check(schema, data) ? [] : Errors(schema, data).map(({ instancePath, message }) => `${key}: ${instancePath} ${message}`)
}
