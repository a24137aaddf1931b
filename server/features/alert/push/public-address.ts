// Which addresses belong to the public internet: requests to user-supplied addresses go nowhere else. R-ACCESS-10.
import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose address registries, and tunnels to them. */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // Cloud metadata services outside the link-local range.
  '100.100.100.200/32',
  '168.63.129.16/32',
]
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '5f00::/16']

const special = new BlockList()
for (const range of special4) special.addSubnet(...split(range), 'ipv4')
for (const range of special6) special.addSubnet(...split(range), 'ipv6')
/** Global unicast: the rest of IPv6 is local, mapped, translated or unassigned. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

function split(range: string): [string, number] {
  const [address = '', bits] = range.split('/')
  return [address, Number(bits)]
}

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  return version === 6 && !address.includes('%') && global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
