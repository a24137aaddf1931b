// Which addresses a device may register as its push endpoint. An attacker can choose the address, so only known services are allowed:
// anything else would open the internal network to SSRF. R-PUSH-4, R-ACCESS-10.

const services = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)+push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)+notify\.windows\.com$/,
]

export type EndpointVerdict = { ok: true; origin: string; trusted: boolean } | { ok: false }

/** Validates an endpoint. `allowHosts` are exact host:port pairs of the operator's own, for which http and any address are allowed. */
export function judgeEndpoint(endpoint: string, allowHosts: readonly string[]): EndpointVerdict {
  // Rejects characters that two parsers could read differently. Letters of other scripts take up to three bytes each, and an index of
  // PostgreSQL holds 2,704.
  if (/[^!-~]|[\\#]/.test(endpoint) || !URL.canParse(endpoint)) return { ok: false }
  const url = new URL(endpoint)
  if (url.username || url.password) return { ok: false }
  const port = url.port || (url.protocol === 'https:' ? '443' : url.protocol === 'http:' ? '80' : '')
  const httpLike = url.protocol === 'https:' || url.protocol === 'http:'
  if (httpLike && allowHosts.includes(`${url.hostname}:${port}`)) return { ok: true, origin: url.origin, trusted: true }
  if (url.protocol !== 'https:' || port !== '443') return { ok: false }
  return services.some((service) => service.test(url.hostname)) ? { ok: true, origin: url.origin, trusted: false } : { ok: false }
}
