// A proxy before the app that fails on demand, for the browser and its worker alike: offline, crawling, or answering every call and page
// with an error, a captive portal's page, or a gateway's page. The live socket passes through it too.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'

export const networks = ['online', 'offline', 'crawl', 'errors', 'portal', 'gateway'] as const
export type Network = (typeof networks)[number]

/** A call that the app answered. */
interface AnsweredCall {
  path: string
  headers: IncomingHttpHeaders
  body: string
  status: number
}

export interface FaultHttp {
  url: string
  /** Answered POST requests of pages and workers, in order. */
  calls: readonly AnsweredCall[]
  set(network: Network): void
  close(): Promise<void>
}

/** Bytes per second of a crawling network, shared by all traffic. R-OFFLINE-2. */
const crawl = 2_048
const piece = 512

export async function faultHttp(target: string): Promise<FaultHttp> {
  const { hostname, port } = new URL(target)
  let network: Network = 'online'
  let linkFreeAt = 0
  const calls: AnsweredCall[] = []
  const streams = new Set<Duplex>()

  /** Queues for the line; resolves when this piece may be sent. */
  const paced = (bytes: number): Promise<void> => {
    const at = Math.max(Date.now(), linkFreeAt)
    linkFreeAt = at + (bytes / crawl) * 1_000
    return new Promise((resolve) => setTimeout(resolve, at - Date.now()).unref())
  }

  async function send(from: IncomingMessage, to: ServerResponse): Promise<void> {
    for await (const chunk of from as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; at += piece) {
        if (network === 'crawl') await paced(Math.min(piece, chunk.length - at))
        if (to.destroyed) return
        to.write(chunk.subarray(at, at + piece))
      }
    to.end()
  }

  const server = createServer((asked, response) => {
    if (network === 'offline') return void asked.socket.destroy()
    if (network === 'errors') return void response.writeHead(500, { 'content-type': 'text/plain' }).end('failed')
    if (network === 'portal') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to our hotel</h1>')
    if (network === 'gateway') return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>')
    const sent: Buffer[] = []
    asked.on('data', (chunk: Buffer) => sent.push(chunk))
    const onward = request({ hostname, port, path: asked.url, method: asked.method, headers: asked.headers }, (found) => {
      const [path, body, status] = [asked.url ?? '', Buffer.concat(sent).toString(), found.statusCode ?? 502]
      if (asked.method === 'POST') calls.push({ path, headers: asked.headers, body, status })
      response.writeHead(found.statusCode ?? 502, found.headers)
      send(found, response).catch(() => response.destroy())
    })
    onward.on('error', () => response.destroy())
    asked.pipe(onward)
  })
  server.on('upgrade', (asked, near, head) => {
    if (network !== 'online') return near.destroy()
    const far = connect(Number(port), hostname, () => {
      const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${String(value)}`)
      far.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      far.write(head)
      near.pipe(far).pipe(near)
    })
    for (const stream of [near, far]) {
      streams.add(stream)
      // Connection errors are expected: this proxy breaks connections.
      stream.on('error', () => stream.destroy())
      stream.on('close', () => streams.delete(stream))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    set(value) {
      network = value
      linkFreeAt = 0
      if (value === 'online') return
      for (const stream of streams) stream.destroy()
      server.closeIdleConnections()
    },
    close: () =>
      new Promise((resolve) => {
        for (const stream of streams) stream.destroy()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
