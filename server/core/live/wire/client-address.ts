// The address that a socket counts against: the peer's own, or what a trusted proxy says it was.
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { rateAddress } from '../../http/rate-limit.ts'

/** Names for networks, as Fastify's trustProxy has them. */
const networks: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}
const plain = (ip: string): string => (ip.startsWith('::ffff:') ? ip.slice(7) : ip)
const family = (ip: string): 'ipv4' | 'ipv6' => (isIPv6(ip) ? 'ipv6' : 'ipv4')

function trustedList(proxies: string[]): BlockList {
  const list = new BlockList()
  for (const proxy of proxies.flatMap((name) => networks[name] ?? [name])) {
    const [ip = '', bits] = proxy.split('/')
    if (isIP(ip) === 0) continue
    if (bits === undefined) list.addAddress(ip, family(ip))
    else list.addSubnet(ip, Number(bits), family(ip))
  }
  return list
}

/** Answers who is behind a peer: the last forwarded address that no trusted proxy of ours added. An IPv6 line counts as one. */
export function addressReader(trustProxy: string[] | false): (peer: string | undefined, forwarded: string | undefined) => string {
  if (!trustProxy) return (peer = '') => rateAddress(plain(peer))
  const trusted = trustedList(trustProxy)
  return (peer = '', forwarded = '') => {
    let address = plain(peer)
    const hops = forwarded.split(',').map((hop) => plain(hop.trim()))
    while (isIP(address) > 0 && trusted.check(address, family(address))) {
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
