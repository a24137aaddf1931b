// The address that a socket counts against: the peer's own, or what a trusted proxy says it was.
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { plainAddress, trustedPeers } from '../../http/connection/trusted-peers.ts'
import { rateAddress } from '../../http/rate-limit.ts'

/** Answers who is behind a peer: the last forwarded address that no trusted proxy of ours added. An IPv6 line counts as one. */
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

/** The same of a request that asks for a socket. */
export function requestAddressReader(trustProxy: string[] | false): (request: IncomingMessage) => string {
  const addressOf = addressReader(trustProxy)
  return ({ socket, headers }) => {
    const forwarded = headers['x-forwarded-for']
    return addressOf(socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join(',') : forwarded)
  }
}
