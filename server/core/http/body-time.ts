// Timeouts of request bodies: short by default, longer where a handler allows it. R-LIMIT-6.
import type { IncomingMessage } from 'node:http'

/** Default timeout of a body, in milliseconds. */
export const ordinaryBody = 30_000
/** Maximum timeout that a handler may allow, in milliseconds; the server's own timeout. */
export const longestBody = 620_000

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Starts the timeout. `giveUp` ends a request whose body has not arrived in time. */
export function watchBody(request: IncomingMessage, within: number, giveUp: () => void): void {
  const { headers } = request
  // No body follows.
  if (headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0') return
  const timer = setTimeout(() => {
    if (!request.complete) giveUp()
  }, within)
  timer.unref()
  clearTimeout(timers.get(request))
  timers.set(request, timer)
  request.once('close', () => clearTimeout(timer))
}

/** Resets the timeout of this body, for a handler that knows its sender and size. */
export function allowBody(request: IncomingMessage, milliseconds: number): void {
  watchBody(request, Math.min(milliseconds, longestBody - 10_000), () => void request.destroy())
}
