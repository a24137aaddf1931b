// The address to which a socket is charged: the peer's own, or the one that a trusted proxy forwards.
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { plainAddress, trustedPeers } from '../../http/connection/trusted-peers.ts'
import { rateAddress } from '../../http/rate-limit.ts'

/** Returns the address behind a peer: the last forwarded one that is no trusted proxy. An IPv6 network counts as one address. */
export function addressReader(trustProxy: string[] | false): (peer: string | undefined, forwarded: string | undefined) => string {
  if (!trustProxy) return (peer = '') => rateAddress(plainAddress(peer))
  const isTrusted = trustedPeers(trustProxy)
  return (peer = '', forwarded = '') => {
    let address = plainAddress(peer)
    const hops = forwarded.split(',').map((hop) => plainAddress(hop.trim()))
    while (isTrusted(address)) {
      const hop = hops.pop()
      if (hop === undefined || isIP(hop) === 0) break
      address = hop
    }
    return rateAddress(address)
  }
}

/** The same for an upgrade request. */
export function requestAddressReader(trustProxy: string[] | false): (request: IncomingMessage) => string {
  const addressOf = addressReader(trustProxy)
  return ({ socket, headers }) => {
    const forwarded = headers['x-forwarded-for']
    return addressOf(socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join(',') : forwarded)
  }
}
