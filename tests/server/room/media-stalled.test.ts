// Players that ask for whole segments and read nothing of them: what they cost, and when they are cut.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Delivery } from '../../../server/media/delivery.ts'
import { BroadcastFolder } from '../../../server/media/disk/broadcast-folder.ts'
import { serveStreams } from '../../../server/media/routes.ts'
import { silentLog, testApp, testConfig } from '../../support/app.ts'
import { until } from '../../support/media/media-world.ts'

const segment = Buffer.alloc(6_000_000, 7)
const players = 20
const path = '/hls/playback/recorded/1.m4s'

describe('players that read nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-stalled-'))
  const delivery = new Delivery({ perAddress: players, stallTimeout: 1_000 })
  let app: FastifyInstance
  let server: Server
  let port: number
  beforeAll(async () => {
    writeFileSync(join(folder, '1.m4s'), segment)
    const recording = { folder: new BroadcastFolder(folder, silentLog), playlist: Buffer.from('') }
    const recordings = { find: async () => recording }
    app = await testApp((http) => serveStreams(http, { find: () => null, recordings, delivery, isElsewhere: false }), {
      config: testConfig({ TRUST_PROXY: 'loopback' }),
    })
    server = createServer((request, response) => app.routing(request, response))
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await app.close()
    rmSync(folder, { recursive: true })
  })

  /** Asks for the segment and never reads: what the kernel does not hold stays with the server. */
  const stalled = (address: string, requests = 1): Socket => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.pause()
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\n\r\n`.repeat(requests))
    return socket
  }
  const ask = (address: string): Promise<{ status: number; bytes: number }> =>
    new Promise((resolve, reject) => {
      get({ port, path, agent: false, headers: { 'x-forwarded-for': address } }, async (response: IncomingMessage) => {
        let bytes = 0
        for await (const chunk of response) bytes += (chunk as Buffer).length
        resolve({ status: response.statusCode ?? 0, bytes })
      }).on('error', reject)
    })

  it('cost a piece each and not a segment, take no place of another address, and are cut', async () => {
    const before = process.memoryUsage().arrayBuffers
    const sockets = Array.from({ length: players }, () => stalled('198.51.100.7'))
    await until(() => delivery.size === players)
    // Their address has no more; others see the whole.
    expect((await ask('198.51.100.7')).status).toBe(429)
    expect(await ask('198.51.100.8')).toEqual({ status: 200, bytes: segment.length })
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan((players * segment.length) / 10)
    await until(() => delivery.size === 0)
    expect(await ask('198.51.100.7')).toEqual({ status: 200, bytes: segment.length })
    for (const socket of sockets) socket.destroy()
  })

  it('count by what they ask for, many in a row on one connection too', async () => {
    const socket = stalled('198.51.100.9', 30)
    await until(() => delivery.size > 0)
    expect(delivery.size).toBeLessThanOrEqual(8)
    socket.destroy()
    await until(() => delivery.size === 0)
  })
})
