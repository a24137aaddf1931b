// Players that request segments and never read them: their cost, and when they are disconnected.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Delivery } from '../../../server/media/delivery.ts'
import { BroadcastFolder } from '../../../server/media/disk/broadcast-folder.ts'
import { serveStreams } from '../../../server/media/routes.ts'
import { silentLog, testApp, testConfig } from '../../support/app.ts'
import { collectedMemory } from '../../support/collected-memory.ts'
import { until } from '../../support/media/media-world.ts'

const segment = Buffer.alloc(6_000_000, 7)
const players = 12
const path = '/hls/playback/recorded/1.m4s'

const folder = mkdtempSync(join(tmpdir(), 'grandstand-stalled-'))
const closing: (() => Promise<unknown>)[] = []
beforeAll(() => writeFileSync(join(folder, '1.m4s'), segment))
afterAll(async () => {
  for (const close of closing) await close()
  rmSync(folder, { recursive: true })
})

/** Starts a server with that one recording. */
async function serve(delivery: Delivery): Promise<number> {
  const recording = { folder: new BroadcastFolder(folder, silentLog), playlist: Buffer.from('') }
  const recordings = { find: async () => recording }
  const app = await testApp(
    (http) => serveStreams(http, { find: () => null, watched: () => undefined, recordings, delivery, isElsewhere: false }),
    {
      config: testConfig({ TRUST_PROXY: 'loopback' }),
    },
  )
  const server = createServer((request, response) => app.routing(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  closing.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await app.close()
  })
  return (server.address() as AddressInfo).port
}

/** Requests the segment and never reads: the server holds what the kernel does not. */
function stalled(port: number, address: string, requests = 1): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\n\r\n`.repeat(requests))
  return socket
}
const ask = (port: number, address: string): Promise<{ status: number; bytes: number }> =>
  new Promise((resolve, reject) => {
    const asking = get({ port, path, agent: false, headers: { 'x-forwarded-for': address } }, (response: IncomingMessage) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
    })
    asking.on('error', reject)
  })

describe('stalled players', () => {
  it('cost one chunk each, not a segment, and take no slot of another address', async () => {
    const delivery = new Delivery({ perAddress: players, stallTimeout: 300_000 })
    const port = await serve(delivery)
    const before = collectedMemory().arrayBuffers
    const sockets = Array.from({ length: players }, () => stalled(port, '198.51.100.7'))
    await until(() => delivery.size === players, 30_000)
    // Their address gets no more; other addresses get the complete segment.
    expect((await ask(port, '198.51.100.7')).status).toBe(429)
    expect(await ask(port, '198.51.100.8')).toEqual({ status: 200, bytes: segment.length })
    // This process also holds the reader's data until garbage collection.
    await until(() => collectedMemory().arrayBuffers - before < (players * segment.length) / 10, 30_000)
    for (const socket of sockets) socket.destroy()
    await until(() => delivery.size === 0, 30_000)
    expect((await ask(port, '198.51.100.7')).status).toBe(200)
  })

  it('are disconnected', async () => {
    const delivery = new Delivery({ perAddress: players, stallTimeout: 200 })
    const socket = stalled(await serve(delivery), '198.51.100.7')
    await until(() => delivery.size === 1)
    await until(() => delivery.size === 0, 30_000)
    socket.destroy()
  })

  it('count by what they request, also with many requests in a row on one connection', async () => {
    const delivery = new Delivery({ perAddress: players, stallTimeout: 300_000 })
    const socket = stalled(await serve(delivery), '198.51.100.9', 30)
    await until(() => delivery.size > 0)
    expect(delivery.size).toBeLessThanOrEqual(8)
    socket.destroy()
    await until(() => delivery.size === 0)
  })
})
