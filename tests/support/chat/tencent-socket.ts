// A stand-in for the host that Tencent's SDK connects to: records frames over TLS. It never responds, so a login stays pending.
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { type RawData, WebSocketServer } from 'ws'
import { pushCertificate } from '../alert/push-certificate.ts'

interface TencentFrame {
  /** Host and query of the socket's URL. */
  host: string
  query: URLSearchParams
  head: Record<string, unknown>
}
export interface TencentSocket {
  port: number
  frames: TencentFrame[]
  close(): Promise<void>
}

export async function startTencentSocket(): Promise<TencentSocket> {
  const frames: TencentFrame[] = []
  const server = createServer({ ...pushCertificate }, (_request, response) => response.writeHead(404).end())
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket, { headers, url }) => {
    const query = new URL(url ?? '/', 'http://host').searchParams
    socket.on('message', (data: RawData) => {
      const { head } = JSON.parse(data.toString()) as { head: Record<string, unknown> }
      frames.push({ host: headers.host ?? '', query, head })
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    frames,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.clients) socket.terminate()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
