// The log: JSON lines on stderr with secrets masked. main prints messages for people at the terminal on stdout.
import { type DestinationStream, destination, type Logger, pino, stdSerializers } from 'pino'
import { isDiskFull } from './start-error.ts'
import { mask, maskText } from './text/mask.ts'

/** Drizzle wraps a database error in one that repeats the statement with its parameters: the inner one has the reason. */
const isWrapper = (error: Error): error is Error & { cause: Error } => 'query' in error && error.cause instanceof Error

function serializeError(error: Error): unknown {
  if (isWrapper(error)) return serializeError(error.cause)
  const { type, message, stack, ...rest } = stdSerializers.err(error)
  // `raw` is the error itself; a database error repeats the row in `detail`.
  const { raw: _raw, detail: _detail, where: _where, params: _params, query: _query, code, ...shown } = rest as Record<string, unknown>
  const plain = isDiskFull(error) ? `The disk is full: ${message}` : message
  return { type, message: maskText(plain), stack: maskText(stack ?? ''), ...(mask(shown) as object), code }
}

/** Returns an error's stack for the terminal, masked as in the log. */
export function plainError(error: unknown): string {
  if (!(error instanceof Error)) return maskText(String(error))
  return isWrapper(error) ? plainError(error.cause) : maskText(error.stack ?? error.message)
}

export function createLog(level: string, stream: DestinationStream = destination({ dest: 2, sync: true })): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: (record) => mask(record) as Record<string, unknown> },
      serializers: { err: serializeError },
      hooks: {
        logMethod(args, method) {
          const masked = args.map((arg) => (typeof arg === 'string' ? maskText(arg) : arg))
          method.apply(this, masked as Parameters<typeof method>)
        },
      },
    },
    stream,
  )
}
