// Accepts connections to the live socket: `ws` does the handshake, the node everything after it.
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { limits } from '../../../contract/limits/limits.ts'
import { asksForSocket, servePlain } from '../http/plain-request.ts'
import { socketRefusal } from '../http/raw-response.ts'
import type { SocketNode } from './node.ts'
import { addressReader } from './wire/client-address.ts'
import { originAllowed } from './wire/origin.ts'

export interface LiveServerOptions {
  /** Public address of the app; empty: that of the request's own host. */
  publicUrl: string
  mobileUrl?: string
  trustProxy: string[] | false
  /** Maximum sockets per address; carriers share addresses. R-LIMIT-5. */
  perAddress?: number
  /** Upgrade handlers of other paths. */
  upgrades?: Readonly<Record<string, (request: IncomingMessage, socket: Duplex, head: Buffer) => void>>
}

export const livePath = '/ws'
/** Maximum fragments of a message: clients send one, and empty fragments would count against no limit of bytes. */
const mostFragments = 16

/** Serves the live socket on /ws of an HTTP server. The node owns accepted sockets; closing the node closes them. */
export function attachLive(
  server: Server,
  node: SocketNode,
  { publicUrl, mobileUrl = '', trustProxy, perAddress = 1_000, upgrades = {} }: LiveServerOptions,
): void {
  const wss = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.socketPayload,
    maxFragments: mostFragments,
    autoPong: false,
  })
  const refuse = socketRefusal(publicUrl)
  wss.on('wsClientError', (_error, socket) => refuse(socket, '400 Bad Request'))
  const addressOf = addressReader(trustProxy)

  // A separate function: the socket's listeners must not keep the request alive.
  const admit = (ws: WebSocket, socket: Duplex, address: string): void => {
    node.accept(ws, socket, address, node.budgets.of(address, perAddress))
  }

  const whose = ({ socket, headers }: IncomingMessage): string => {
    const forwarded = headers['x-forwarded-for']
    return addressOf(socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join(',') : forwarded)
  }
  const refusal = (request: IncomingMessage): string => {
    if (request.url?.split('?')[0] !== livePath) return '404 Not Found'
    if (node.closed) return '503 Service Unavailable'
    if (!originAllowed(request.headers, [publicUrl, mobileUrl])) {
      node.warn('foreign origin')
      return '403 Forbidden'
    }
    if (!node.budgets.of(whose(request), perAddress).mayOpen(performance.now())) return '429 Too Many Requests'
    return ''
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!asksForSocket(request)) {
      servePlain(server, request, socket, head)
      return
    }
    const other = upgrades[request.url?.split('?')[0] ?? '']
    if (other) {
      other(request, socket, head)
      return
    }
    const status = refusal(request)
    if (status) {
      node.metrics.refused()
      refuse(socket, status)
      return
    }
    const address = whose(request)
    wss.handleUpgrade(request, socket, head, (ws) => admit(ws, socket, address))
  })
}
