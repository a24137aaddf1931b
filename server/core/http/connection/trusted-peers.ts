// Which peers are trusted proxies.
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Named networks, as in Fastify's trustProxy. */
const networks: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}
export const plainAddress = (ip: string): string => (ip.startsWith('::ffff:') ? ip.slice(7) : ip)
const family = (ip: string): 'ipv4' | 'ipv6' => (isIPv6(ip) ? 'ipv6' : 'ipv4')

/** Returns a predicate: whether a plain address is a trusted proxy. */
export function trustedPeers(trustProxy: string[] | false): (ip: string) => boolean {
  if (!trustProxy) return () => false
  const list = new BlockList()
  for (const proxy of trustProxy.flatMap((name) => networks[name] ?? [name])) {
    const [ip = '', bits] = proxy.split('/')
    if (isIP(ip) === 0) continue
    if (bits === undefined) list.addAddress(ip, family(ip))
    else list.addSubnet(ip, Number(bits), family(ip))
  }
  return (ip) => isIP(ip) > 0 && list.check(ip, family(ip))
}
