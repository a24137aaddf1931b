// Lets relays in: who knows the secret of the operator is one.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { socketRefusal } from '../../http/raw-answer.ts'

export interface RelayDoorParts {
  secret: string
  publicUrl: string
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Takes an upgrade to `relayPath` (wire.ts). */
export function relayDoor(
  hub: { readonly closed: boolean; link(ws: WebSocket): void },
  { secret, publicUrl }: RelayDoorParts,
): (request: IncomingMessage, socket: Duplex, head: Buffer) => void {
  const door = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false })
  const refuse = socketRefusal(publicUrl)
  door.on('wsClientError', (_error, socket) => refuse(socket, '400 Bad Request'))
  const expected = digest(`Bearer ${secret}`)
  return (request, socket, head) => {
    if (hub.closed) refuse(socket, '503 Service Unavailable')
    else if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) refuse(socket, '403 Forbidden')
    else door.handleUpgrade(request, socket, head, (ws) => hub.link(ws))
  }
}
