// How many connections are open at a time: fewer than the files that the process may open, so that some are left for the database
// and the disk, and not all of them an address's.
import { readdirSync, readFileSync } from 'node:fs'
import type { Server } from 'node:net'
import { rateAddress } from '../rate-limit.ts'
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

/** Ends at once what comes beyond the limits. A proxy that is trusted brings everybody, so it has no limit of its own. */
export function limitConnections(server: Server, { trustProxy = false, most }: ConnectionLimits): void {
  const files = readFiles()
  const total = most ?? (files ? connectionsWithin(files.limit, files.open) : undefined)
  if (total !== undefined) server.maxConnections = total
  const perAddress = Math.min(mostOfAddress, Math.ceil((total ?? mostOfAddress * 4) / 4))
  const isTrusted = trustedPeers(trustProxy)
  const held = new Map<string, number>()
  server.on('connection', (socket) => {
    const peer = plainAddress(socket.remoteAddress ?? '')
    if (isTrusted(peer)) return
    const address = rateAddress(peer)
    const count = held.get(address) ?? 0
    if (count >= perAddress) {
      socket.resetAndDestroy()
      return
    }
    held.set(address, count + 1)
    socket.once('close', () => {
      const left = (held.get(address) ?? 1) - 1
      if (left > 0) held.set(address, left)
      else held.delete(address)
    })
  })
}
