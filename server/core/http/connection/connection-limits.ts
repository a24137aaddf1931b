// Limits open connections: fewer than the process's file limit, so that files remain for the database and the disk, and not all for one
// address.
import { readdirSync, readFileSync } from 'node:fs'
import type { Server } from 'node:net'
import { networkFactor, rateAddress } from '../rate-limit.ts'
import { type AddressCountLimits, AddressCounts } from './address-counts.ts'
import { plainAddress, trustedPeers } from './trusted-peers.ts'

/** Maximum connections per address; carriers share addresses. */
const mostOfAddress = 2_000
/** Files reserved from connections: at most this many, and at most a third of a small limit. */
const reserve = 512

/** Returns the connections that `fileLimit` allows with `open` files already open. */
export const connectionsWithin = (fileLimit: number, open: number): number =>
  Math.max(16, fileLimit - open - Math.min(reserve, Math.floor(fileLimit / 3)))

/** Returns this process's soft limit of open files and how many are open; null if unknown. */
function readFiles(): { limit: number; open: number } | null {
  try {
    const [, limit = ''] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return limit === '' ? null : { limit: Number(limit), open: readdirSync('/proc/self/fd').length }
  } catch {
    // Not Linux, or no /proc: only the system's own limit applies.
    return null
  }
}

export interface ConnectionLimits {
  trustProxy?: string[] | false
  /** Overrides the limit derived from the machine. */
  most?: number
}

/** Returns the limits of one address and of one IPv6 network, which gets at most half of all connections. */
export function connectionShares(total: number = mostOfAddress * 4): AddressCountLimits {
  const perAddress = Math.min(mostOfAddress, Math.ceil(total / 4))
  return { perAddress, perNetwork: Math.min(perAddress * networkFactor, Math.ceil(total / 2)) }
}

/** Resets connections beyond the limits. A trusted proxy carries all clients, so it has no limit of its own. */
export function limitConnections(server: Server, { trustProxy = false, most }: ConnectionLimits): void {
  const files = readFiles()
  const total = most ?? (files ? connectionsWithin(files.limit, files.open) : undefined)
  if (total !== undefined) server.maxConnections = total
  const held = new AddressCounts(connectionShares(total))
  const isTrusted = trustedPeers(trustProxy)
  server.on('connection', (socket) => {
    const peer = plainAddress(socket.remoteAddress ?? '')
    if (isTrusted(peer)) return
    const address = rateAddress(peer)
    if (!held.hasRoom(address)) {
      socket.resetAndDestroy()
      return
    }
    held.add(address)
    socket.once('close', () => held.remove(address))
  })
}
