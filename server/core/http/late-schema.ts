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

/** Fastify's own compilers, asked later. */
export function lateCompilers(): { buildValidator: Validators; buildSerializer: Serializers } {
  const [validators, serializers] = [ajvCompiler(), stringifyCompiler()]
  const buildValidator = (...given: Parameters<Validators>) => {
    const compile = validators(...given)
    return (...route: Parameters<typeof compile>) => lateValidator(() => compile(...route) as Validate)
  }
  const buildSerializer: Serializers = (...given) => {
    const compile = serializers(...given)
    return (...route) => lateSerializer(() => compile(...route))
  }
  // Of what a validator of Ajv has beside, Fastify reads nothing.
  return { buildValidator: buildValidator as unknown as Validators, buildSerializer }
}
