// Authorization of the live socket. R-ACCESS-10, R-LIMIT-5.
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import type { LiveServerOptions } from '../../../server/core/live/server.ts'
import { type LiveServer, liveClient, liveServer } from '../../support/live-server.ts'

let server: LiveServer
const started = async (options: Partial<LiveServerOptions> = {}): Promise<LiveServer> => {
  server = await liveServer({}, options)
  return server
}
afterEach(() => server.stop())

/** HTTP status of a handshake with exactly these headers. */
async function handshake(port: number, headers: Record<string, string>, path = '/ws'): Promise<number> {
  const lines = Object.entries({
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    Host: `live.example:${port}`,
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`)
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  const response = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
  socket.destroy()
  return Number(response.split(' ')[1])
}

describe('a page', () => {
  const foreign = (port: number): string[] => [
    'http://evil.example',
    `http://evil.example:${port}`,
    `https://live.example.evil.example:${port}`,
    `http://evil-live.example:${port}`,
    `http://sub.live.example:${port}`,
    `http://example:${port}`,
    'http://live.example',
    `http://live.example:${port + 1}`,
    `http://live.example:${port}@evil.example`,
    `http://evil.example#live.example:${port}`,
    `http://evil.example/live.example:${port}`,
    `http://evil.example?live.example:${port}`,
    `http://live.example:${port}.evil.example`,
    `http://live.example:${port}/`,
    `ftp://live.example:${port}`,
    `file://live.example:${port}`,
    'chrome-extension://abcdefghijklmnop',
    `live.example:${port}`,
    'null',
    '',
    `http://live.example:${port}, http://evil.example`,
    'http://127.0.0.1',
  ]

  it('of any other origin is rejected, even a similar-looking one', async () => {
    const { port, hub, counts } = await started()
    const origins = foreign(port)
    const statuses = await Promise.all(origins.map((Origin) => handshake(port, { Origin })))
    expect(Object.fromEntries(origins.map((origin, index) => [origin, statuses[index]]))).toEqual(
      Object.fromEntries(origins.map((origin) => [origin, 403])),
    )
    expect(counts.refused).toBe(origins.length)
    expect(hub.size()).toBe(0)
  })
  it('of the requested host is accepted over http, and over https through a proxy', async () => {
    const { port } = await started()
    expect(await handshake(port, { Origin: `http://live.example:${port}` })).toBe(101)
    expect(await handshake(port, { Origin: `http://LIVE.example:${port}` })).toBe(101)
    expect(await handshake(port, { Origin: 'https://live.example', Host: 'live.example' })).toBe(101)
    expect(await handshake(port, { Origin: 'https://live.example', Host: 'live.example:443' })).toBe(101)
  })
  it('of PUBLIC_URL is accepted whatever host it requests', async () => {
    const { port } = await started({ publicUrl: 'https://scores.example/app' })
    expect(await handshake(port, { Origin: 'https://scores.example' })).toBe(101)
    expect(await handshake(port, { Origin: 'http://scores.example' })).toBe(403)
    expect(await handshake(port, { Origin: 'https://scores.example:8443' })).toBe(403)
  })
})

describe('a program', () => {
  it('is accepted without an Origin, unless it sends what only browsers send', async () => {
    const { port } = await started()
    expect(await handshake(port, {})).toBe(101)
    expect(await handshake(port, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
    expect(await handshake(port, { 'Sec-Fetch-Mode': 'websocket' })).toBe(403)
    expect(await handshake(port, { Cookie: 'token=x' })).toBe(403)
  })
  it('finds the socket at its path alone, and needs a valid handshake', async () => {
    const { port } = await started()
    expect(await handshake(port, {}, '/ws?x=1')).toBe(101)
    expect(await handshake(port, {}, '/socket')).toBe(404)
    expect(await handshake(port, {}, '/ws/')).toBe(404)
    expect(await handshake(port, { 'Sec-WebSocket-Key': 'short' })).toBe(400)
    expect(await handshake(port, { 'Sec-WebSocket-Version': '7' })).toBe(400)
  })
  it('is rejected while the server shuts down', async () => {
    const { port, hub } = await started()
    await hub.close()
    expect(await handshake(port, {})).toBe(503)
  })
  it('cannot hold a rejected connection open', async () => {
    const { port } = await started()
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: http://evil.example\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /)
  })
})

it('a message in thousands of empty fragments closes its socket', async () => {
  const { port } = await started()
  const { ws } = await liveClient(port)
  // Data still in flight has no receiver.
  ws.on('error', () => undefined)
  const ended = new Promise<number>((done) => ws.once('close', done))
  for (let part = 0; part < 10_000; part += 1) ws.send('', { fin: false }, () => undefined)
  expect(await ended).toBe(1008)
})

describe('a client address', () => {
  it('has a limit of open sockets, and may open another when one has closed', async () => {
    const { port, hub } = await started({ perAddress: 3 })
    const clients = await Promise.all([liveClient(port), liveClient(port), liveClient(port)])
    expect(await handshake(port, {})).toBe(429)
    clients[0].ws.terminate()
    await expect.poll(() => hub.size()).toBe(2)
    expect(await handshake(port, {})).toBe(101)
  })
  it('is not taken from the header of an untrusted client', async () => {
    const { port } = await started({ perAddress: 1 })
    await liveClient(port)
    expect(await handshake(port, { 'X-Forwarded-For': '203.0.113.9' })).toBe(429)
  })
  it('is the one behind a trusted proxy', async () => {
    const { port } = await started({ perAddress: 1, trustProxy: ['loopback'] })
    await liveClient(port, { headers: { 'X-Forwarded-For': '198.51.100.7, 203.0.113.9' } })
    expect(await handshake(port, { 'X-Forwarded-For': '203.0.113.9' })).toBe(429)
    expect(await handshake(port, { 'X-Forwarded-For': '198.51.100.7' })).toBe(101)
  })
})
