// A request that offers another protocol than the one we take: RFC 9110 section 7.8 lets a server go on as if it had not.
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** Whether a WebSocket is asked for, and nothing else. */
export const asksForSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket'

/**
 * Hands a request that came as an upgrade back to the server without its Upgrade. node:http has let go of the socket and of
 * what had come of the body (`head`): both are given to it as a new connection, which is what 'connection' may be emitted for.
 */
export function servePlain(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() !== 'upgrade') lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`)
  // Headers are bytes to node:http, a character each.
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]))
  server.emit('connection', socket)
}
