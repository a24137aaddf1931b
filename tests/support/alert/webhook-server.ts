// A webhook receiver on loopback: records requests and responds as configured.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface WebhookCall {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}
export interface WebhookServer {
  host: string
  calls: WebhookCall[]
  /** Status of all following responses; 0 never responds. */
  status: number
  /** Target of a redirect. */
  location: string
  close(): Promise<void>
}

export async function startWebhookServer(): Promise<WebhookServer> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>
      state.calls.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body })
      if (state.status === 0) return
      response.writeHead(state.status, state.location ? { location: state.location } : {}).end('x'.repeat(100))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const state: WebhookServer = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    status: 200,
    location: '',
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return state
}
