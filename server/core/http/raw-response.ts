// Responses written directly to a socket where node:http has no response object. They carry the common headers.
import type { Duplex } from 'node:stream'
import { failureBody } from './envelope.ts'
import { closedHeaders, commonHeaders } from './headers.ts'

/** `status`: code and reason, '404 Not Found'. Closes the socket after the response. */
export type RefuseSocket = (socket: Duplex, status: string, body?: string) => void

/** Milliseconds that a refused client has to read the response. */
const linger = 1_000

/** Default bodies by status. */
const bodies: Readonly<Record<string, string>> = {
  403: failureBody('forbidden'),
  404: failureBody('not-found'),
  429: failureBody('too-many'),
  503: failureBody('unavailable'),
}

/** `publicUrl`: public address of the app. */
export function socketRefusal(publicUrl: string): RefuseSocket {
  const headers = {
    ...commonHeaders(publicUrl),
    ...closedHeaders,
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  }
  const always = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return (socket, status, body = bodies[status.slice(0, 3)] ?? failureBody('invalid-input')) => {
    socket.on('error', () => socket.destroy())
    const length = `content-length: ${Buffer.byteLength(body)}\r\n`
    const again = /^(429|503)/.test(status) ? 'retry-after: 1\r\n' : ''
    // Drains further input: a socket closed over unread bytes is reset and the response lost.
    socket.resume()
    const text = `HTTP/1.1 ${status}\r\n${always.join('')}${again}${length}\r\n${body}`
    socket.end(text, () => setTimeout(() => socket.destroy(), linger).unref())
  }
}
