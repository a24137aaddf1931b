// Accepts relays: a client that presents the operator's secret is one.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Config } from '../../../config.ts'
import { socketRefusal } from '../../http/raw-response.ts'
import { relayPath } from './wire.ts'

type UpgradeHandlers = Readonly<Record<string, (request: IncomingMessage, socket: Duplex, head: Buffer) => void>>

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Handles upgrades to `relayPath` (wire.ts); without a secret it returns no handler. */
export function relayUpgrades(
  hub: { readonly closed: boolean; link(ws: WebSocket): void },
  { relaySecret, publicUrl }: Pick<Config, 'relaySecret' | 'publicUrl'>,
): UpgradeHandlers {
  if (relaySecret === '') return {}
  const wss = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false })
  const refuse = socketRefusal(publicUrl)
  wss.on('wsClientError', (_error, socket) => refuse(socket, '400 Bad Request'))
  const expected = digest(`Bearer ${relaySecret}`)
  return {
    [relayPath](request, socket, head) {
      if (hub.closed) refuse(socket, '503 Service Unavailable')
      else if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) refuse(socket, '403 Forbidden')
      else wss.handleUpgrade(request, socket, head, (ws) => hub.link(ws))
    },
  }
}
