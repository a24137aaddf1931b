// How long the body of a request may take: short for everyone, longer for whom a handler has let in. R-LIMIT-6.
import type { IncomingMessage } from 'node:http'

/** Milliseconds for the body of any request. */
export const ordinaryBody = 30_000
/** Milliseconds that a handler may allow at most; the server itself gives up only after this. */
export const longestBody = 620_000

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Begins to count. `giveUp` ends a request whose body is not here in time. */
export function watchBody(request: IncomingMessage, within: number, giveUp: () => void): void {
  const { headers } = request
  // Nothing is to come.
  if (headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0') return
  const timer = setTimeout(() => {
    if (!request.complete) giveUp()
  }, within)
  timer.unref()
  clearTimeout(timers.get(request))
  timers.set(request, timer)
  request.once('close', () => clearTimeout(timer))
}

/** Gives this one body another time from now: for a handler that knows who sends it, and how much. */
export function allowBody(request: IncomingMessage, milliseconds: number): void {
  watchBody(request, Math.min(milliseconds, longestBody - 10_000), () => void request.destroy())
}
