// The log: JSON lines on stderr, secrets masked. What a person should read at the terminal is printed on stdout by main.
import { type DestinationStream, destination, type Logger, pino, stdSerializers } from 'pino'
import { mask, maskText } from './mask.ts'

function serializeError(error: Error): unknown {
  const { type, message, stack, ...rest } = stdSerializers.err(error)
  // `raw` is the error itself; a database error repeats the row in `detail`.
  const { raw: _raw, detail: _detail, params: _params, query: _query, ...shown } = rest as Record<string, unknown>
  return { type, message: maskText(message), stack: maskText(stack ?? ''), ...(mask(shown) as object) }
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
