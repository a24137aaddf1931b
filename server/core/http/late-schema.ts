// Compiles the schemas of a route when it is called first: with all of them at the start a quarter of it would go there,
// for calls of which most are not made that day.
import ajvCompiler from '@fastify/ajv-compiler'
import stringifyCompiler from '@fastify/fast-json-stringify-compiler'

interface Validate {
  (data: unknown): unknown
  errors?: unknown
}

/** A validator that is made when it is asked first. Fastify reads `errors` from the function that it called. */
export function lateValidator(make: () => Validate): Validate {
  let made: Validate | undefined
  const validate: Validate = (data) => {
    made ??= make()
    const result = made(data)
    validate.errors = made.errors
    return result
  }
  return validate
}

export function lateSerializer<Data>(make: () => (data: Data) => string): (data: Data) => string {
  let made: ((data: Data) => string) | undefined
  return (data) => {
    made ??= make()
    return made(data)
  }
}

type Validators = ReturnType<typeof ajvCompiler>
type Serializers = ReturnType<typeof stringifyCompiler>

type Serialize = (data: unknown) => string

/** What was made for the routes of one app, for who answers one of them without a request. */
export interface Compiled {
  /** Of a part of the input; undefined for a route that takes none. `url` begins with a slash. */
  validator(method: string, url: string, part: 'querystring' | 'body'): Validate | undefined
  /** Of an answer with status 200. */
  serializer(method: string, url: string): Serialize | undefined
}

/** Fastify's own compilers, asked later. `compiled` answers what they made, once the app is ready. */
export function lateCompilers(): { buildValidator: Validators; buildSerializer: Serializers; compiled: Compiled } {
  const [validators, serializers] = [ajvCompiler(), stringifyCompiler()]
  const kept = { validators: new Map<string, Validate>(), serializers: new Map<string, Serialize>() }
  const buildValidator = (...given: Parameters<Validators>) => {
    const compile = validators(...given)
    return (...route: Parameters<typeof compile>) => {
      const validate = lateValidator(() => compile(...route) as Validate)
      // Ajv's types know of the schema alone: what Fastify hands over is a part of a route.
      const { method, url, httpPart } = route[0] as unknown as Record<'method' | 'url' | 'httpPart', string>
      kept.validators.set(`${method} ${url} ${httpPart}`, validate)
      return validate
    }
  }
  const buildSerializer: Serializers = (...given) => {
    const compile = serializers(...given)
    return (...route) => {
      const serialize: Serialize = lateSerializer(() => compile(...route))
      const [{ method, url, httpStatus }] = route
      if (httpStatus === '200') kept.serializers.set(`${method} ${url}`, serialize)
      return serialize
    }
  }
  // Of what a validator of Ajv has beside, Fastify reads nothing.
  return {
    buildValidator: buildValidator as unknown as Validators,
    buildSerializer,
    compiled: {
      validator: (method, url, part) => kept.validators.get(`${method} ${url} ${part}`),
      serializer: (method, url) => kept.serializers.get(`${method} ${url}`),
    },
  }
}
