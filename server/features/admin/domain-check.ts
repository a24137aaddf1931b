// Checks that users can reach this server under its public URL: the DNS name, TLS, and the server that responds.
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { text } from 'node:stream/consumers'
import type { TLSSocket } from 'node:tls'

/** Milliseconds for the complete response. */
const patience = 10_000
/** Days before expiry by which a certificate should have been renewed. */
const fewDays = 7
const day = 86_400_000

export interface DomainCheck {
  /** PUBLIC_URL. */
  publicUrl: string
  /** Text in the response that only this site contains. */
  mark: string
  /** Public path to request. */
  path: string
  /** Trusted certificates that replace the default ones. */
  ca?: string
  /** Real milliseconds. */
  now: number
}

/**
 * Requests a page of the site as a browser would, on a new connection: a reused one has no handshake to inspect.
 * @returns the expiry of its certificate
 * @throws Error describing the failed connection or the unexpected response
 */
export async function checkDomain({ publicUrl, mark, path, ca, now }: DomainCheck): Promise<Date> {
  if (!publicUrl.startsWith('https:')) throw new Error('the address is not https')
  const asked = get(`${publicUrl}${path}`, { agent: false, signal: AbortSignal.timeout(patience), ...(ca !== undefined && { ca }) })
  // The awaiting code reports errors: of the response, then of its body.
  asked.on('error', () => undefined)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const { valid_to } = (response.socket as TLSSocket).getPeerCertificate()
  const body = await text(response)
  if (response.statusCode !== 200) throw new Error(`the address answered ${response.statusCode}`)
  if (!body.includes(mark)) throw new Error('another site answers there')
  const until = new Date(valid_to)
  if (until.getTime() - now < fewDays * day) throw new Error(`the certificate ends on ${until.toISOString()}`)
  return until
}
