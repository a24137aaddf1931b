// Interrupted uploads resume: each byte counts once, whoever sends it, and the complete file is checked as usual. R-UPLOAD-5.
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UploadTicket } from '../../../contract/account/member.ts'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import { diskStorage } from '../../../server/features/upload/storage.ts'
import { openUploads } from '../../../server/features/upload/uploads.ts'
import { type MemberWorld, memberWorld } from '../../support/people/member-world.ts'
import { goodMp4 } from '../../support/upload/hostile-files.ts'
import { putParts } from '../../support/upload/upload-parts.ts'

const world = await memberWorld()
const part = memberLimits.uploadPart
let server: Server
beforeAll(async () => {
  // Not the app itself: a restart replaces it.
  server = createServer((request, response) => world.app.routing(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())))

let seed = 0
/** Unique bytes. */
function film(size: number): { bytes: Buffer; hash: string } {
  const bytes = goodMp4(size)
  seed += 1
  bytes.writeUInt32BE(seed, bytes.length - 4)
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex') }
}
interface Sender {
  ask(key: string, body?: object): ReturnType<MemberWorld['call']>
  ticket(of: { bytes: Buffer; hash: string }, in_?: MemberWorld): Promise<UploadTicket>
}
async function sender(mobile: string, ip: string, of: MemberWorld = world): Promise<Sender> {
  const { token } = await of.register(mobile, undefined, { ip })
  const ask: Sender['ask'] = (key, body = {}) => of.call(key, body, { token, ip })
  return {
    ask,
    ticket: async ({ bytes, hash }) => (await ask('POST api/Member/getQiniuToken', { kind: 'video', size: bytes.length, hash })).data,
  }
}
const put = (url: string, payload: Buffer, headers: object = {}) =>
  world.app.inject({ method: 'PUT', url, payload, headers: { 'content-type': 'application/octet-stream', ...headers } })
const at = ({ token }: UploadTicket, offset: number | string) => `/api/Member/upload/${token}/${offset}`

/** Sends some bytes of a part, then drops the connection; resolves when the server has them. */
async function cut(ticket: UploadTicket, bytes: Buffer, from: number, some: number): Promise<void> {
  const { port } = server.address() as AddressInfo
  const size = ticket.parts.find(({ offset }) => offset === from)?.size ?? 0
  const sending = httpRequest({ port, host: '127.0.0.1', method: 'PUT', path: at(ticket, from), headers: { 'content-length': `${size}` } })
  // The test cuts the connection on purpose.
  sending.on('error', () => undefined)
  const [id] = (await world.pool.query<{ id: string }>('SELECT id FROM upload ORDER BY ticket_at DESC LIMIT 1')).rows.map((row) => row.id)
  sending.write(bytes.subarray(from, from + some))
  const waiting = join(world.dataDir, 'uploads', 'waiting', id ?? '')
  const sizeNow = () =>
    stat(waiting).then(
      (file) => file.size,
      () => 0,
    )
  await expect.poll(sizeNow, { timeout: 5_000 }).toBe(from + some)
  sending.destroy()
}

describe('interrupted upload', () => {
  it('resumes at the byte after the last one received, under its own ticket', async () => {
    const who = await sender('cut@example.com', '10.1.0.1')
    const one = film(part + 300_000)
    const first = await who.ticket(one)
    expect([first.received, first.parts.map(({ offset, size }) => [offset, size])]).toEqual([
      0,
      [
        [0, part],
        [part, 300_000],
      ],
    ])
    await cut(first, one.bytes, 0, 1_000_000)
    const again = await who.ticket(one)
    expect([again.received, again.parts.map(({ offset, size }) => [offset, size])]).toEqual([
      1_000_000,
      [
        [1_000_000, part - 1_000_000],
        [part, 300_000],
      ],
    ])
    // The earlier ticket no longer accepts bytes.
    expect((await put(at(first, 1_000_000), one.bytes.subarray(1_000_000, 1_000_100))).json()).toMatchObject({ error: 'ticket-expired' })
    expect(await putParts(world.app, again, one.bytes)).toMatchObject({ code: 0 })
    const done = await who.ask('POST api/Member/uploaded', { token: again.token })
    const served = await world.app.inject({ url: done.data.path })
    expect(createHash('sha256').update(served.rawPayload).digest('hex')).toBe(one.hash)
    // The response was lost: a retry returns the same, and the file does not count as another upload's partial one.
    expect((await who.ask('POST api/Member/uploaded', { token: again.token })).data).toEqual(done.data)
    expect((await who.ticket(one)).received).toBe(0)
  })

  it('resumes after the server ended between two parts', async () => {
    const who = await sender('crash@example.com', '10.1.0.2')
    const one = film(2 * part + 5)
    const first = await who.ticket(one)
    await put(first.parts[0]?.url ?? '', one.bytes.subarray(0, part))
    await world.restart()
    const again = await who.ticket(one)
    expect(again.received).toBe(part)
    await putParts(world.app, again, one.bytes)
    expect(await who.ask('POST api/Member/uploaded', { token: again.token })).toMatchObject({ code: 0, data: { size: one.bytes.length } })
  })

  it('belongs to its owner only, is kept for a day, and is deleted when canceled', async () => {
    const [who, other] = [await sender('own@example.com', '10.1.0.3'), await sender('other@example.com', '10.1.0.4')]
    const one = film(part + 1)
    await put((await who.ticket(one)).parts[0]?.url ?? '', one.bytes.subarray(0, part))
    expect((await other.ticket(one)).received).toBe(0)
    await other.ask('POST api/Member/dropUpload', { kind: 'video', hash: one.hash })
    expect((await who.ticket(one)).received).toBe(part)
    world.move(86_399_000)
    const uploads = openUploads(world.context, await diskStorage(world.dataDir), world.now)
    await uploads.sweep()
    expect((await who.ticket(one)).received).toBe(part)
    world.move(86_400_001)
    await uploads.sweep()
    expect((await who.ticket(one)).received).toBe(0)
    await put((await who.ticket(one)).parts[0]?.url ?? '', one.bytes.subarray(0, part))
    await who.ask('POST api/Member/dropUpload', { kind: 'video', hash: one.hash })
    expect((await who.ticket(one)).received).toBe(0)
    await uploads.close()
    expect(await readdir(join(world.dataDir, 'uploads', 'waiting'))).toEqual([])
  })
})

describe('parts that do not fit', () => {
  it('change nothing: a gap, an overlap, an extra byte, none, an undeclared length, an offset that is not a number', async () => {
    const who = await sender('hostile@example.com', '10.2.0.1')
    const one = film(part + 1_000)
    const ticket = await who.ticket(one)
    expect((await put(at(ticket, 0), one.bytes.subarray(0, 500))).json()).toMatchObject({ code: 0 })
    for (const [offset, bytes, error] of [
      [501, 10, 'upload-offset'],
      [499, 10, 'upload-offset'],
      [0, 500, 'upload-offset'],
      [500, part + 1, 'upload-size'],
      [500, 0, 'upload-size'],
      [part + 999, 2, 'upload-size'],
      [999_999_999, 1, 'upload-size'],
      ['-1', 10, 'ticket-expired'],
      ['0500', 10, 'ticket-expired'],
      ['5e2', 10, 'ticket-expired'],
      ['500.0', 10, 'ticket-expired'],
      ['%35%30%30%00', 10, 'ticket-expired'],
    ] as const)
      expect([offset, (await put(at(ticket, offset), Buffer.alloc(bytes))).json()]).toEqual([offset, expect.objectContaining({ error })])
    expect((await who.ticket(one)).received).toBe(500)
  })

  it('from two concurrent tabs are written once: the later sender continues, and the whole is as announced', async () => {
    const who = await sender('tabs@example.com', '10.2.0.2')
    const one = film(3 * part)
    const ticket = await who.ticket(one)
    const first = one.bytes.subarray(0, part)
    const { port } = server.address() as AddressInfo
    const send = async (): Promise<number> => {
      const reply = await fetch(`http://127.0.0.1:${port}${at(ticket, 0)}`, { method: 'PUT', body: new Uint8Array(first) })
      return ((await reply.json()) as { code: number }).code
    }
    // An overtaken sender is disconnected, or learns that its bytes no longer fit.
    const responses = await Promise.allSettled(Array.from({ length: 6 }, send))
    expect(responses.filter((reply) => reply.status === 'fulfilled' && reply.value === 0).length).toBeLessThanOrEqual(1)
    const again = await who.ticket(one)
    await putParts(world.app, again, one.bytes)
    expect(await who.ask('POST api/Member/uploaded', { token: again.token })).toMatchObject({ code: 0 })
  })

  it('that form another file than announced are rejected with the whole upload', async () => {
    const who = await sender('swapped@example.com', '10.2.0.3')
    const [one, other] = [film(20_000), film(20_000)]
    const ticket = await who.ticket(one)
    await putParts(world.app, ticket, other.bytes)
    expect(await who.ask('POST api/Member/uploaded', { token: ticket.token })).toMatchObject({ error: 'upload-broken' })
    expect((await who.ticket(one)).received).toBe(0)
  })
})

it('leftovers make room in a full account, but uploads in progress do not', async () => {
  const who = await sender('full@example.com', '10.3.0.1')
  const size = memberLimits.videoBytes - 1
  const ask = () => who.ask('POST api/Member/getQiniuToken', { kind: 'video', size })
  for (let index = 0; index < 10; index += 1) expect(await ask()).toMatchObject({ code: 0 })
  expect(await ask()).toMatchObject({ error: 'upload-full' })
  world.move(600_001)
  expect(await ask()).toMatchObject({ code: 0 })
})

it('in a bucket resumes at the first missing part', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'grandstand-parts-'))
  const bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'stand', configs: [] }],
  })
  const { port } = (await bucket.run()) as AddressInfo
  const stored = await memberWorld({ S3_URL: `http://127.0.0.1:${port}/stand`, S3_KEY_ID: 'S3RVER', S3_SECRET: 'S3RVER' })
  const who = await sender('bucket@example.com', '10.4.0.1', stored)
  const one = film(2 * part + 9)
  const send = async (ticket: UploadTicket, index: number) => {
    const missing = ticket.parts[index]
    if (!missing) throw new Error('nothing is missing')
    const { offset, size, url } = missing
    expect((await fetch(url, { method: 'PUT', body: new Uint8Array(one.bytes.subarray(offset, offset + size)) })).status).toBe(200)
  }
  const first = await who.ticket(one)
  await send(first, 0)
  // An early part counts once the gap is filled.
  await send(first, 2)
  const again = await who.ticket(one)
  expect([again.received, again.parts.length]).toEqual([part, 2])
  expect(await who.ask('POST api/Member/uploaded', { token: again.token })).toMatchObject({ error: 'upload-size' })
  await send(again, 0)
  const last = await who.ticket(one)
  expect([last.received, last.parts]).toEqual([one.bytes.length, []])
  const done = await who.ask('POST api/Member/uploaded', { token: last.token })
  const served = await stored.app.inject({ url: done.data.path })
  expect(createHash('sha256').update(served.rawPayload).digest('hex')).toBe(one.hash)
  const left = (await readdir(directory, { recursive: true })).filter((path) => path.includes('waiting') && path.endsWith('_object'))
  expect(left).toEqual([])
  await bucket.close()
  await rm(directory, { recursive: true, force: true })
})
