// Slow senders: every body has a time limit, an upload with a ticket has the limit of a slow connection, and no other body has more.
// R-LIMIT-6.
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Listener, listen } from '../../../server/core/http/listener.ts'
import { memberWorld } from '../../support/people/member-world.ts'
import { goodMp4 } from '../../support/upload/hostile-files.ts'

const world = await memberWorld({ PORT: '0', HOST: '127.0.0.1' })
/** Milliseconds, in place of the product's thirty seconds. */
const within = 400
let listener: Listener
let token: string
beforeAll(async () => {
  listener = await listen(world.context.config, { bodyWithin: within })
  listener.serve((request, response) => world.app.routing(request, response))
  token = (await world.register('slow@example.com')).token
})
afterAll(() => listener.close(100))
const openConnections = (): Promise<number> =>
  new Promise((resolve, reject) => listener.server.getConnections((error, count) => (error ? reject(error) : resolve(count))))

interface Sent {
  socket: Socket
  /** Everything received, once the connection is closed. */
  closed: Promise<string>
}
function send(head: string, port = listener.port): Sent {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  // The test expects the connection to be cut.
  socket.on('error', () => undefined)
  socket.write(head)
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  return { socket, closed }
}
/** A call whose body does not arrive in time. */
const login = (): string => head('POST', '/api/user/login', 1_000, ['Content-Type: application/json'])
const head = (method: string, path: string, length: number, more: string[] = []): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: localhost', `Content-Length: ${length}`, ...more, '', ''].join('\r\n')
async function ticket(size: number): Promise<{ url: string; token: string }> {
  const { data } = await world.call('POST api/Member/getQiniuToken', { kind: 'video', size }, { token })
  return { url: data.parts[0].url, token: data.token }
}
/** Sends one byte at an interval until the connection closes. */
async function drip({ socket }: Sent, every: number): Promise<void> {
  while (!socket.destroyed) {
    socket.write('x')
    await wait(every)
  }
}

describe('a slow body', () => {
  it.each([
    ['to a call', login],
    ['to no call at all', () => head('POST', '/nowhere', 1_000)],
    [
      'in chunks',
      () => 'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n{',
    ],
    ['to an upload without a ticket', () => head('PUT', `/api/Member/upload/${'A'.repeat(43)}/0`, 1_000, [`token: ${token}`])],
    ['to an upload of another site', () => head('PUT', `/api/Member/upload/${'A'.repeat(43)}/0`, 1_000, ['Sec-Fetch-Site: cross-site'])],
  ])('%s is cut off on timeout', async (_name, headOf) => {
    const sent = send(headOf())
    void drip(sent, 30)
    // Never settles if the connection is not cut.
    const text = await sent.closed
    if (text) expect(text).toMatch(/^HTTP\/1\.1 (200|404|408) /)
  })

  it('among a thousand concurrent ones holds no connection longer either', async () => {
    const all = Array.from({ length: 1_000 }, () => send(login()))
    const closed = await Promise.all(all.map((sent) => sent.closed))
    expect(closed.every((text) => text.startsWith('HTTP/1.1 408 '))).toBe(true)
    await expect.poll(openConnections).toBe(0)
  })
})

describe('slow headers', () => {
  it('are cut off on timeout', async () => {
    const strict = await listen(world.context.config, { headersTimeout: within })
    const sent = send('GET /api/user/avatarList HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', strict.port)
    void drip(sent, 30)
    // Never settles if the connection is not cut.
    const text = await sent.closed
    if (text) expect(text).toMatch(/^HTTP\/1\.1 408 /)
    await strict.close(100)
  })
})

describe('an upload', () => {
  it('over a slow line may take longer than any call, and arrives complete', async () => {
    const film = goodMp4(40_000)
    const made = await ticket(film.length)
    const { socket, closed } = send(head('PUT', made.url, film.length, [`token: ${token}`, 'Connection: close']))
    const third = Math.ceil(film.length / 3)
    for (let at = 0; at < film.length; at += third) {
      socket.write(film.subarray(at, at + third))
      // A call that began after the upload times out before the next chunk arrives.
      const call = send(login())
      void drip(call, 30)
      await call.closed
    }
    const text = await closed
    expect(text).toContain('{"code":0')
    expect(await world.call('POST api/Member/uploaded', { token: made.token }, { token })).toMatchObject({
      code: 0,
      data: { size: film.length },
    })
  })

  it('larger than its ticket is rejected before a byte is read', async () => {
    const made = await ticket(5_000)
    const { closed } = send(head('PUT', made.url, 5_001, [`token: ${token}`]))
    expect(await closed).toContain('"error":"upload-size"')
  })
})
