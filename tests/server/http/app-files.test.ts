// Limits for the app's files: a connection that requests many or reads none.
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { DeliveryOptions } from '../../../server/core/delivery-limit.ts'
import { createHttp } from '../../../server/core/http/http.ts'
import { servePages } from '../../../server/core/site/pages.ts'
import { builtApp } from '../../support/app/built-app.ts'
import { silentLog, testConfig } from '../../support/app.ts'

let folder: string
let appDir: string
const served: FastifyInstance[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  appDir = await builtApp(folder, 'b1')
  await writeFile(join(appDir, 'assets', 'big.js'), Buffer.alloc(1_000_000, 'x'))
  // Larger than the socket buffers.
  await writeFile(join(appDir, 'assets', 'huge.js'), '')
  await truncate(join(appDir, 'assets', 'huge.js'), 64_000_000)
})
afterAll(async () => {
  for (const http of served) {
    http.server.closeAllConnections()
    await http.close()
  }
  await rm(folder, { recursive: true, force: true })
})

async function open(delivery?: DeliveryOptions): Promise<Socket> {
  const config = { ...testConfig(), appDir }
  const http = createHttp({ config, log: silentLog })
  served.push(http)
  await servePages(http, { config, screen: async () => ({ html: '', status: 200 }), earlierBuilds: [], delivery })
  await http.listen({ port: 0, host: '127.0.0.1' })
  return connect((http.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
}
const requestFile = (socket: Socket, times: number, name: string): void => {
  const request = (connection: string) => `GET /assets/${name}.js HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`
  socket.write(request('keep-alive').repeat(times - 1) + request('close'))
}

it('are served eight at a time per connection; further requests get 429 with a one-second retry', async () => {
  const socket = await open()
  requestFile(socket, 40, 'big')
  let read = ''
  for await (const chunk of socket) read += (chunk as Buffer).toString('latin1').replaceAll(/x{9,}/g, '')
  const statuses = read.match(/HTTP\/1\.1 \d{3}/g) ?? []
  expect(statuses).toHaveLength(40)
  expect(statuses.filter((status) => status.endsWith('200'))).toHaveLength(8)
  expect(statuses.filter((status) => status.endsWith('429'))).toHaveLength(32)
  expect(read).toContain('retry-after: 1')
})

it('are cut off for a client that stalls', async () => {
  const socket = await open({ perAddress: 10, stallTimeout: 100 })
  const { server } = served.at(-1) as FastifyInstance
  const connections = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))
  socket.pause()
  requestFile(socket, 1, 'huge')
  await vi.waitFor(async () => expect(await connections()).toBe(1))
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 4_000, interval: 50 })
  socket.destroy()
})
