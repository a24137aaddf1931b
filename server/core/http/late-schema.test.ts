import fastify from 'fastify'
import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { Empty } from '../../../contract/wire/endpoint.ts'
import { lateCompilers, lateSerializer, lateValidator } from './late-schema.ts'

it('creates the validator and the serializer on the first call, only once', () => {
  let made = 0
  const make = () => {
    made += 1
    const validate = Object.assign((data: unknown) => data === 1, { errors: ['is not 1'] })
    return validate
  }
  const validate = lateValidator(make)
  expect(made).toBe(0)
  expect([validate(1), validate(2), validate.errors, made]).toEqual([true, false, ['is not 1'], 1])
  const serialize = lateSerializer(() => {
    made += 1
    return JSON.stringify
  })
  expect([made, serialize(1), serialize([2]), made]).toEqual([1, '1', '[2]', 2])
})

it('validates and serializes like the Fastify compilers', async () => {
  const { compiled, ...compilersFactory } = lateCompilers()
  const app = fastify({ schemaController: { compilersFactory } })
  const [body, output] = [
    { type: 'object', required: ['a'], properties: { a: { type: 'integer' } } },
    { type: 'object', properties: { a: { type: 'integer' } } },
  ]
  app.post('/', { schema: { body, response: { 200: output } } }, async () => ({ a: 1, secret: 2 }))
  const post = (payload: object) => app.inject({ method: 'POST', url: '/', payload })
  expect((await post({})).json()).toMatchObject({ statusCode: 400, message: "body must have required property 'a'" })
  expect((await post({ a: 1 })).json()).toEqual({ a: 1 })
  expect((await post({})).statusCode).toBe(400)
  expect([compiled.validator('POST', '/', 'body')?.({}), compiled.validator('POST', '/', 'querystring')]).toEqual([false, undefined])
  expect(compiled.serializer('POST', '/')?.({ a: 1, secret: 2 })).toBe('{"a":1}')
})

it('compiles every schema of the contract, which startup no longer does', () => {
  const { buildValidator, buildSerializer } = lateCompilers()
  const validators = buildValidator({}, { customOptions: { strict: false } })
  const serializers = buildSerializer()
  for (const [key, { query, body, data }] of Object.entries<{ query?: object; body?: object; data: object }>(api)) {
    const [method = '', url = ''] = key.split(' ')
    const route = { method, url }
    // Input that no schema allows.
    for (const schema of [query ?? Empty, body ?? Empty])
      expect(validators({ ...route, schema, httpPart: 'body' } as never)('no object'), key).toBe(false)
    expect(() => serializers({ ...route, httpStatus: '200', schema: data })({}), key).not.toThrow(/schema/i)
  }
})
