// How many connections are open at a time: fewer than the files that the process may open, so that some are left for the database
// and the disk, and not all of them an address's.
import { readdirSync, readFileSync } from 'node:fs'
import type { Server } from 'node:net'
import { networkFactor, rateAddress } from '../rate-limit.ts'
import { type AddressCountLimits, AddressCounts } from './address-counts.ts'
import { plainAddress, trustedPeers } from './trusted-peers.ts'

/** Connections that one address may have at most; carriers share addresses. */
const mostOfAddress = 2_000
/** Files that are never given to connections: at most, and of few at most a third. */
const reserve = 512

/** Connections that leave enough of `fileLimit` files, of which `open` are open already. */
export const connectionsWithin = (fileLimit: number, open: number): number =>
  Math.max(16, fileLimit - open - Math.min(reserve, Math.floor(fileLimit / 3)))

/** The soft limit of open files of this process, and how many are open; null where there is no telling. */
function readFiles(): { limit: number; open: number } | null {
  try {
    const [, limit = ''] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return limit === '' ? null : { limit: Number(limit), open: readdirSync('/proc/self/fd').length }
  } catch {
    // Not Linux, or no /proc: the system's own limit has to do.
    return null
  }
}

export interface ConnectionLimits {
  trustProxy?: string[] | false
  /** In place of what the machine allows. */
  most?: number
}

/** Limits of one address and of one IPv6 network, which gets half of all connections at most. */
export function connectionShares(total: number = mostOfAddress * 4): AddressCountLimits {
  const perAddress = Math.min(mostOfAddress, Math.ceil(total / 4))
  return { perAddress, perNetwork: Math.min(perAddress * networkFactor, Math.ceil(total / 2)) }
}

/** Ends at once what comes beyond the limits. A proxy that is trusted brings everybody, so it has no limit of its own. */
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
