// Ports, names, certificates and responses. Each call uses its own connection and closes it.
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { connect, createServer, isIP, isIPv6 } from 'node:net'
import { connect as connectSecure } from 'node:tls'
import { siteHeader } from '../../contract/wire/worker.ts'
import type { Certificate, ReadyResponse } from './check/address.ts'

/** Milliseconds that the other side has to respond. */
const patience = 10_000

const listenOn = (port: number, host: string): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen({ port, host }, () => server.close(() => resolve('')))
  })

/** Listens briefly, as the server would. Returns the error code, or an empty string on success. */
export async function tryListening(port: number, host: string): Promise<string> {
  const code = await listenOn(port, host)
  // On a machine without IPv6 '::' is not available.
  return code === 'EAFNOSUPPORT' && host === '::' ? listenOn(port, '0.0.0.0') : code
}

async function getHeaders(address: string): Promise<Pick<IncomingMessage, 'headers' | 'statusCode'>> {
  const options = { agent: false, signal: AbortSignal.timeout(patience) }
  const asked = address.startsWith('https:') ? getSecure(address, options) : getPlain(address, options)
  // The caller that awaits the response reports the error.
  asked.on('error', () => undefined)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  return response
}
const isOurs = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => headers[siteHeader] !== undefined

/** Whether this product responds on a port of this machine. */
export async function isOursAt(host: string, port: number): Promise<boolean> {
  const own = host === '::' || host === '0.0.0.0' ? '127.0.0.1' : isIPv6(host) ? `[${host}]` : host
  return getHeaders(`http://${own}:${port}/healthz`).then(isOurs, () => false)
}

export async function fetchReadyResponse(publicUrl: string): Promise<ReadyResponse> {
  const askedAt = Date.now()
  const response = await getHeaders(`${publicUrl}/readyz`)
  const sentAt = Date.parse(response.headers.date ?? '')
  return {
    status: response.statusCode ?? 0,
    isOurs: isOurs(response),
    sentAt: Number.isNaN(sentAt) ? null : sentAt,
    askedAt,
    answeredAt: Date.now(),
  }
}

export async function askCertificate(publicUrl: string): Promise<Certificate> {
  const { hostname, port } = new URL(publicUrl)
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  // Untrusted certificates are inspected too.
  const socket = connectSecure({
    host,
    port: Number(port) || 443,
    rejectUnauthorized: false,
    ...(isIP(host) === 0 && { servername: host }),
  })
  socket.setTimeout(patience, () => socket.destroy(new Error('no answer in time')))
  try {
    await once(socket, 'secureConnect')
    const { valid_to } = socket.getPeerCertificate()
    return { until: Date.parse(valid_to), distrust: socket.authorized ? '' : String(socket.authorizationError ?? 'nobody says why') }
  } finally {
    socket.destroy()
  }
}

export async function connectTo(host: string, port: number): Promise<void> {
  const socket = connect({ host, port })
  socket.setTimeout(patience, () => socket.destroy(new Error('no answer in time')))
  try {
    await once(socket, 'connect')
  } finally {
    socket.destroy()
  }
}

export const lookupHost = async (name: string): Promise<string[]> => (await lookup(name, { all: true })).map(({ address }) => address)
