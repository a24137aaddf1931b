// Requests that offer an unsupported protocol upgrade: RFC 9110 section 7.8 lets a server ignore the offer.
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** Whether the request asks for a WebSocket and nothing else. */
export const asksForSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket'

/**
 * Passes an upgrade request back to the server without its Upgrade header. node:http has released the socket and the received part of the
 * body (`head`): both are passed to it as a new connection, an intended use of emitting 'connection'.
 */
export function servePlain(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() !== 'upgrade') lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`)
  // node:http treats headers as bytes, one character each.
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]))
  server.emit('connection', socket)
}
