// Whether people reach this server under its public address: the name, TLS, and who answers there.
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { text } from 'node:stream/consumers'
import type { TLSSocket } from 'node:tls'

/** Milliseconds for the whole answer. */
const patience = 10_000
/** Days before its end by which a certificate should have been renewed. */
const fewDays = 7
const day = 86_400_000

export interface DomainCheck {
  /** PUBLIC_URL. */
  publicUrl: string
  /** Of what is read there: what this site's own answer has and no other's. */
  mark: string
  /** Path that is read; everybody may read it. */
  path: string
  /** Certificates that are trusted in place of the usual ones. */
  ca?: string
  /** Real milliseconds. */
  now: number
}

/**
 * Reads a page of the site as a browser would, on a connection of its own: one that is kept has no handshake to look at.
 * @returns until when its certificate holds
 * @throws Error in words, of the connection or of what answered
 */
export async function checkDomain({ publicUrl, mark, path, ca, now }: DomainCheck): Promise<Date> {
  if (!publicUrl.startsWith('https:')) throw new Error('the address is not https')
  const asked = get(`${publicUrl}${path}`, { agent: false, signal: AbortSignal.timeout(patience), ...(ca !== undefined && { ca }) })
  // Said by whoever waits: for the answer, then for its text.
  asked.on('error', () => undefined)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const { valid_to } = (answer.socket as TLSSocket).getPeerCertificate()
  const body = await text(answer)
  if (answer.statusCode !== 200) throw new Error(`the address answered ${answer.statusCode}`)
  if (!body.includes(mark)) throw new Error('another site answers there')
  const until = new Date(valid_to)
  if (until.getTime() - now < fewDays * day) throw new Error(`the certificate ends on ${until.toISOString()}`)
  return until
}
