// Whether a request comes from this machine or its own network, and not through a proxy for others: such clients get the sandbox even if
// PAYMENT does not name it. Its diamonds cost nothing.
import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'

export interface NearbyCaller {
  ip: string
  /** As in the request, with or without a port. */
  host: string
  headers: IncomingHttpHeaders
}

const near = new BlockList()
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  near.addSubnet(net, bits)
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')
near.addSubnet('fe80::', 10, 'ipv6')

function isNearAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  const version = isIP(plain)
  return version !== 0 && near.check(plain, version === 4 ? 'ipv4' : 'ipv6')
}
/** localhost, a name without a dot or of the local network, or such an address: no name in public DNS. */
function isNearHost(host: string): boolean {
  const name = (host.match(/^\[(.+)\](?::\d+)?$/)?.[1] ?? host.replace(/:\d+$/, '')).toLowerCase()
  if (isIP(name) !== 0) return isNearAddress(name)
  return /^[a-z0-9-]+$/.test(name) || /\.(localhost|local|home\.arpa)$/.test(name)
}
/** Headers added by proxies. */
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'cf-connecting-ip'] as const

export const isNearby = ({ ip, host, headers }: NearbyCaller): boolean =>
  isNearAddress(ip) && isNearHost(host) && forwarding.every((name) => headers[name] === undefined)
