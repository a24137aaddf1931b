// QR-code login over a real socket: what the screen receives, what the phone sees, and ten ways to abuse it.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createLiveHub, type SocketHub } from '../../../server/core/live/hub.ts'
import { attachLive } from '../../../server/core/live/server.ts'
import { silentLog } from '../../support/app.ts'
import { memberWorld } from '../../support/people/member-world.ts'

const world = await memberWorld({ PUBLIC_URL: 'http://stand.example' })
const { call, register } = world
let server: Server
let address = ''

beforeAll(async () => {
  server = createServer()
  attachLive(server, world.context.hub as SocketHub, { publicUrl: '', trustProxy: false })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`
})
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())))

interface Heard {
  code: number
  type: string
  data: { status?: string; ticket?: string; code?: string }
}
/** A screen that registers the code and records the messages that it receives. */
async function screen(code: string) {
  const socket = new WebSocket(address)
  const heard: Heard[] = []
  let wake = (): void => undefined
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Heard
    if (message.code !== 200) return
    heard.push(message)
    wake()
  })
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ type: 'login', code }))
  // The heartbeat reply proves that the server read everything sent before.
  const read = new Promise<void>((resolve) => {
    socket.on('message', (data) => (JSON.parse(String(data)) as Heard).type === 'heartbeat' && resolve())
  })
  socket.send(JSON.stringify({ type: 'heartbeat' }))
  await read
  const next = async (count: number): Promise<Heard[]> => {
    while (heard.length < count)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    return heard
  }
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      socket.once('close', () => resolve())
      socket.close()
    })
  return { heard, next, close }
}
const make = async () =>
  (
    await call(
      'POST api/user/getLoginQrcode',
      {},
      { ip: '10.0.0.9', headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' } },
    )
  ).data
const phone = await register('phone@example.com')
const thief = await register('thief@example.com', undefined, { ip: '10.0.3.1' })
const scan = (code: string, who = phone, ip = '127.0.0.1') => call('POST api/user/scanLogin', { code }, { token: who.token, ip })
const confirm = (code: string, allow = true, who = phone) => call('POST api/user/confirmLogin', { code, allow }, { token: who.token })
const exchange = (code: string, ticket: string) => call('POST api/user/qrLogin', { code, ticket })

describe('a screen with a QR code', () => {
  it('is signed in when the phone has scanned and confirmed', async () => {
    const { code, img, url, expires } = await make()
    expect(url).toBe(`http://stand.example/login?qr=${code}`)
    expect(img).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(Date.parse(expires) - world.now()).toBeLessThanOrEqual(120_000)
    const waiting = await screen(code)
    expect((await scan(code)).data).toMatchObject({ browser: 'Firefox', system: 'Windows', address: '10.0.0.9', same_network: false })
    expect((await waiting.next(1))[0]).toEqual({ code: 200, type: 'scanCode_Login', data: { status: 'scanned' } })
    expect(await confirm(code)).toMatchObject({ code: 0 })
    const success = (await waiting.next(2))[1]
    expect(success).toMatchObject({ type: 'webLoginSuccess', data: { code } })
    const ticket = success?.data.ticket ?? ''
    const response = await exchange(code, ticket)
    expect(response).toMatchObject({ code: 0, data: { id: phone.id } })
    expect(response.data.token).not.toBe(phone.token)
    expect(response.cookies[0]).toContain('token=')
    expect(await exchange(code, ticket)).toMatchObject({ error: 'qr-expired' })
    await waiting.close()
  })

  it('is notified when the phone declines', async () => {
    const { code } = await make()
    const waiting = await screen(code)
    await scan(code)
    expect(await confirm(code, false)).toMatchObject({ code: 0 })
    expect((await waiting.next(2))[1]?.data).toEqual({ status: 'refused' })
    expect(await confirm(code)).toMatchObject({ error: 'qr-expired' })
    await waiting.close()
  })
})

describe('no login is granted', () => {
  it('without a waiting socket', async () => {
    const { code } = await make()
    expect(await scan(code)).toMatchObject({ error: 'qr-expired' })
  })
  it('after 120 seconds', async () => {
    const { code } = await make()
    const waiting = await screen(code)
    world.move(120_001)
    expect(await scan(code)).toMatchObject({ error: 'qr-expired' })
    await waiting.close()
  })
  it('when the screen has gone', async () => {
    const { code } = await make()
    const waiting = await screen(code)
    await scan(code)
    await waiting.close()
    // The server notices the disconnect asynchronously.
    for (let tries = 0; world.context.hub.size() > 0 && tries < 200; tries += 1) await new Promise((resolve) => setImmediate(resolve))
    expect(await confirm(code)).toMatchObject({ error: 'qr-expired' })
  })
  it('to a second screen that presents the same code', async () => {
    const { code } = await make()
    const mine = await screen(code)
    const other = await screen(code)
    expect((await other.next(1))[0]?.data).toEqual({ status: 'expired' })
    await scan(code)
    await confirm(code)
    await mine.next(2)
    expect(other.heard.some(({ type }) => type === 'webLoginSuccess')).toBe(false)
    await mine.close()
    await other.close()
  })
  it('to an account other than the one that scanned, or before any scan', async () => {
    const { code } = await make()
    const waiting = await screen(code)
    expect(await confirm(code)).toMatchObject({ error: 'qr-expired' })
    await scan(code)
    expect(await scan(code, thief)).toMatchObject({ error: 'qr-expired' })
    expect(await confirm(code, true, thief)).toMatchObject({ error: 'qr-expired' })
    await waiting.close()
  })
  it('for a guessed ticket, or before confirmation', async () => {
    const { code } = await make()
    const waiting = await screen(code)
    expect(await exchange(code, 'A'.repeat(32))).toMatchObject({ error: 'qr-expired' })
    await scan(code)
    await confirm(code)
    expect(await exchange(code, 'A'.repeat(32))).toMatchObject({ error: 'qr-expired' })
    expect(await exchange('B'.repeat(32), 'A'.repeat(32))).toMatchObject({ error: 'qr-expired' })
    await waiting.close()
  })
  it('for a guest, or for an invalid code', async () => {
    expect(await call('POST api/user/scanLogin', { code: 'A'.repeat(32) })).toMatchObject({ code: 700 })
    expect(await scan('short')).toMatchObject({ error: 'invalid-input' })
    expect(await scan('A'.repeat(32))).toMatchObject({ error: 'qr-expired' })
  })
  it('twice for two concurrent exchanges', async () => {
    const { code } = await make()
    const waiting = await screen(code)
    await scan(code)
    await confirm(code)
    const ticket = (await waiting.next(2))[1]?.data.ticket ?? ''
    const responses = await Promise.all(Array.from({ length: 10 }, () => exchange(code, ticket)))
    expect(responses.filter(({ code: status }) => status === 0)).toHaveLength(1)
    await waiting.close()
  })
})

describe('a typed code', () => {
  const type = (short: string, who = phone, ip = '127.0.0.1') => call('POST api/user/scanLogin', { short }, { token: who.token, ip })
  /** A code that no screen shows. */
  const otherThan = (short: string): string => `${short.slice(0, -1)}${short.endsWith('A') ? 'B' : 'A'}`

  it('signs the screen in like a scanned one', async () => {
    const { code, short } = await make()
    expect(short).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
    const waiting = await screen(code)
    expect((await type(short)).data).toMatchObject({ code, browser: 'Firefox', same_network: false })
    expect((await waiting.next(1))[0]?.data).toEqual({ status: 'scanned' })
    expect(await type(short, thief)).toMatchObject({ error: 'qr-expired' })
    expect(await confirm(code)).toMatchObject({ code: 0 })
    const ticket = (await waiting.next(2))[1]?.data.ticket ?? ''
    expect(await exchange(code, ticket)).toMatchObject({ code: 0, data: { id: phone.id } })
    // A code is valid only once.
    expect(await type(short)).toMatchObject({ error: 'not-found' })
    await waiting.close()
  })

  it('distinguishes its errors: wrong, expired, malformed, not signed in', async () => {
    const { code, short } = await make()
    const waiting = await screen(code)
    expect(await type(otherThan(short))).toMatchObject({ error: 'not-found' })
    expect(await type(short.toLowerCase())).toMatchObject({ error: 'invalid-input' })
    expect(await type('O0I100')).toMatchObject({ error: 'invalid-input' })
    expect(await call('POST api/user/scanLogin', {}, { token: phone.token })).toMatchObject({ error: 'invalid-input' })
    expect(await call('POST api/user/scanLogin', { code, short }, { token: phone.token })).toMatchObject({ error: 'invalid-input' })
    expect(await call('POST api/user/scanLogin', { short })).toMatchObject({ code: 700 })
    world.move(120_001)
    expect(await type(short)).toMatchObject({ error: 'qr-expired' })
    // Another screen registers; long after that the first is forgotten.
    world.move(120_001)
    await make()
    expect(await type(short)).toMatchObject({ error: 'not-found' })
    await waiting.close()
  })

  it('allows ten guesses per user and thirty per address, then rejects even the correct one', async () => {
    world.move(600_000)
    const { code, short } = await make()
    const waiting = await screen(code)
    const wrong = otherThan(short)
    for (let tries = 0; tries < 10; tries += 1) expect(await type(wrong, thief, `10.6.${tries}.1`)).toMatchObject({ error: 'not-found' })
    expect(await type(short, thief, '10.6.99.1')).toMatchObject({ error: 'too-many', status: 429 })
    const people = []
    for (let index = 0; index < 4; index += 1)
      people.push(await register(`typist${index}@example.com`, undefined, { ip: `10.8.${index}.1` }))
    const tried = []
    for (let tries = 0; tries < 36; tries += 1) tried.push((await type(wrong, people[tries % 4], '10.7.0.1')).error)
    expect(tried).toEqual([...Array(30).fill('not-found'), ...Array(6).fill('too-many')])
    expect(waiting.heard).toEqual([])
    world.move(600_001)
    await waiting.close()
  })
})

it('sends nothing about any login to a socket without one', () => {
  const hub = createLiveHub({ log: silentLog })
  expect(hub.sendTo('nobody:1', 'webLoginSuccess', { code: 'c', ticket: 't' })).toBe(false)
  return hub.close()
})
