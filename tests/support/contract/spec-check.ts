// Whether data is what the contract says an endpoint answers.
import { Check, Errors } from 'typebox/value'
import { type ApiKey, api } from '../../../contract/api.ts'

/** What is wrong with the data of an endpoint, in words; empty when nothing is. */
export function contractErrors(key: ApiKey, data: unknown): string[] {
  const schema = api[key].data
  return Check(schema, data) ? [] : Errors(schema, data).map(({ instancePath, message }) => `${key}: ${instancePath} ${message}`)
}
