// Compiles the schemas of a route at its first call: compiling all of them would take a quarter of the start, mostly for calls that are
// not made that day.
import ajvCompiler from '@fastify/ajv-compiler'
import stringifyCompiler from '@fastify/fast-json-stringify-compiler'

interface Validate {
  (data: unknown): unknown
  errors?: unknown
}

/** Returns a validator that is compiled at its first call. Fastify reads `errors` from the function that it called. */
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

/** The validators and serializers of an app's routes, for calls without a request. */
export interface Compiled {
  /** Validator of a part of the input; undefined if the route takes none. `url` begins with a slash. */
  validator(method: string, url: string, part: 'querystring' | 'body'): Validate | undefined
  /** Serializer of a response with status 200. */
  serializer(method: string, url: string): Serialize | undefined
}

/** Fastify's own compilers, deferred. `compiled` returns their results once the app is ready. */
export function lateCompilers(): { buildValidator: Validators; buildSerializer: Serializers; compiled: Compiled } {
  const [validators, serializers] = [ajvCompiler(), stringifyCompiler()]
  const byRoute = { validators: new Map<string, Validate>(), serializers: new Map<string, Serialize>() }
  const buildValidator = (...given: Parameters<Validators>) => {
    const compile = validators(...given)
    return (...route: Parameters<typeof compile>) => {
      const validate = lateValidator(() => compile(...route) as Validate)
      // Ajv's types cover only the schema, but Fastify passes a part of a route.
      const { method, url, httpPart } = route[0] as unknown as Record<'method' | 'url' | 'httpPart', string>
      byRoute.validators.set(`${method} ${url} ${httpPart}`, validate)
      return validate
    }
  }
  const buildSerializer: Serializers = (...given) => {
    const compile = serializers(...given)
    return (...route) => {
      const serialize: Serialize = lateSerializer(() => compile(...route))
      const [{ method, url, httpStatus }] = route
      if (httpStatus === '200') byRoute.serializers.set(`${method} ${url}`, serialize)
      return serialize
    }
  }
  // Fastify reads nothing else of an Ajv validator.
  return {
    buildValidator: buildValidator as unknown as Validators,
    buildSerializer,
    compiled: {
      validator: (method, url, part) => byRoute.validators.get(`${method} ${url} ${part}`),
      serializer: (method, url) => byRoute.serializers.get(`${method} ${url}`),
    },
  }
}
