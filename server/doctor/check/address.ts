// Checks PUBLIC_URL as users reach it: its DNS name, its certificate, the server that responds, and the proxy before it.
import type { Config } from '../../config.ts'
import { daysText, type Finding, failure, okay, reasonOf, warning } from '../finding.ts'

const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/** `resolveHost` returns the addresses of a name and rejects if it has none. */
export async function checkAddress(publicUrl: string, resolveHost: (name: string) => Promise<string[]>): Promise<Finding> {
  if (publicUrl === '')
    return warning('PUBLIC_URL is not set.', 'Set it to the https address that people use: links, callbacks of payments and HSTS need it.')
  const { hostname } = new URL(publicUrl)
  try {
    const found = `${hostname} is ${(await resolveHost(hostname.replace(/^\[(.*)\]$/, '$1'))).join(', ')}.`
    return isHttps(publicUrl) ? okay(found) : warning(found, 'Set PUBLIC_URL to https: push and installing need it.')
  } catch (error) {
    return failure(`${hostname} is not known: ${reasonOf(error)}.`, 'Give it an A or AAAA record with the address of the proxy.')
  }
}

export interface Certificate {
  /** Expiry in real milliseconds. */
  until: number
  /** Why this machine does not trust it; empty if it does. */
  distrust: string
}
const day = 86_400_000
/** Days before expiry by which automatic renewal has normally happened, and by which renewal is urgent. */
const renewed = 21
const fewDays = 7

/** `readCertificate` performs a TLS handshake with the address. `now`: real milliseconds. */
export async function checkCertificate(publicUrl: string, readCertificate: () => Promise<Certificate>, now: number): Promise<Finding> {
  if (!isHttps(publicUrl)) return okay('PUBLIC_URL is not https: there is none.')
  let certificate: Certificate
  try {
    certificate = await readCertificate()
  } catch (error) {
    return failure(`No handshake: ${reasonOf(error)}.`, 'Start the proxy with the certificate, and let port 443 through.')
  }
  const { until, distrust } = certificate
  const left = until - now
  if (left <= 0) return failure(`It ended on ${new Date(until).toISOString()}.`, 'Renew it.')
  if (distrust) return failure(`It is not trusted: ${distrust}.`, 'Give the proxy one of a known authority for this name, with its chain.')
  const found = `It holds for ${daysText(left)}, until ${new Date(until).toISOString()}.`
  if (left < fewDays * day) return failure(found, 'Renew it now.')
  if (left < renewed * day) return warning(found, 'Look why it was not renewed yet.')
  return okay(found)
}

export interface ReadyResponse {
  status: number
  /** Whether the response comes from this product. */
  isOurs: boolean
  /** The Date header in milliseconds, with a resolution of one second; null if absent. */
  sentAt: number | null
  /** By this machine's clock, before and after the request. */
  askedAt: number
  answeredAt: number
}

/** `ask` requests PUBLIC_URL/readyz. */
export async function checkReady(publicUrl: string, ask: () => Promise<ReadyResponse>): Promise<Finding> {
  if (publicUrl === '') return okay('PUBLIC_URL is not set: nobody is asked.')
  let response: ReadyResponse
  try {
    response = await ask()
  } catch (error) {
    return failure(`${publicUrl} does not answer: ${reasonOf(error)}.`, 'Start the server and its proxy, and let their ports through.')
  }
  const { status, isOurs } = response
  if (!isOurs)
    return failure(`What answers at ${publicUrl} (${status}) is not this product.`, 'Let the proxy hand it to PORT, and start the server.')
  if (status === 200) return okay(`${publicUrl} is ready.`)
  return failure(`${publicUrl} is not ready (${status}).`, 'Look at /readyz there: it names the part that is missing.')
}

/** An https site needs a proxy, since the server speaks plain HTTP. */
export function checkProxy({ publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>): Finding {
  if (trustProxy) return okay(`X-Forwarded-For counts from ${trustProxy.join(', ')}.`)
  if (!isHttps(publicUrl)) return okay('TRUST_PROXY is not set: no proxy is believed.')
  return warning(
    'TRUST_PROXY is not set behind https.',
    'Set it to the address of the proxy: all readers are one address until then, and share its limits.',
  )
}
