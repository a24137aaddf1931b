// Which addresses a device may name as its push endpoint. The address is the attacker's to choose, so it is an open
// door into the inner network unless it is kept to the known services. Safety R8, threat 16.
import { isIP } from 'node:net'

const services = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)+push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)+notify\.windows\.com$/,
]

export type EndpointVerdict = { ok: true; origin: string; trusted: boolean } | { ok: false }

/** Judges an endpoint. `allowHosts` are exact host:port of the operator's own, where http and any address will do. */
export function judgeEndpoint(endpoint: string, allowHosts: readonly string[]): EndpointVerdict {
  // What two parsers could read in two ways is nobody's endpoint.
  if (/[\s\\#]/.test(endpoint) || !URL.canParse(endpoint)) return { ok: false }
  const url = new URL(endpoint)
  if (url.username || url.password) return { ok: false }
  const port = url.port || (url.protocol === 'https:' ? '443' : url.protocol === 'http:' ? '80' : '')
  const httpLike = url.protocol === 'https:' || url.protocol === 'http:'
  if (httpLike && allowHosts.includes(`${url.hostname}:${port}`)) return { ok: true, origin: url.origin, trusted: true }
  if (url.protocol !== 'https:' || port !== '443') return { ok: false }
  return services.some((service) => service.test(url.hostname)) ? { ok: true, origin: url.origin, trusted: false } : { ok: false }
}

/** Whether an address is one of the public internet: what a name of a push service must resolve to. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return isPublic4(address.split('.').map(Number))
  if (isIP(address) !== 6) return false
  const text = address.toLowerCase()
  const mapped = /^::(?:ffff:)?(?:0:)?(\d+\.\d+\.\d+\.\d+)$/.exec(text)
  if (mapped) return isPublic4((mapped[1] as string).split('.').map(Number))
  // Global unicast is 2000::/3; 2002::/16 and 2001::/32 tunnel other addresses, 2001:db8::/32 documents.
  if (!/^[23][0-9a-f]{3}:/.test(text)) return false
  return !/^(2002:|2001:0*:|2001:db8:)/.test(text)
}

function isPublic4([a = 0, b = 0, c = 0]: number[]): boolean {
  if (a === 0 || a === 10 || a === 127 || a >= 224) return false
  if (a === 100 && b >= 64 && b <= 127) return false
  if (a === 169 && b === 254) return false
  if (a === 172 && b >= 16 && b <= 31) return false
  if (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)))) return false
  return !(a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) && !(a === 203 && b === 0 && c === 113)
}
