// Uploads by an attacker: bytes that outlive their ticket, stalled senders, full disks and accounts, pictures that cost more than their
// size, and cross-site requests. R-UPLOAD-3, R-UPLOAD-4.
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headersOf } from '../../../server/core/http/headers.ts'
import { setBucketRules } from '../../../server/features/upload/bucket-rules.ts'
import { drawAnew } from '../../../server/features/upload/picture.ts'
import { registerUploads } from '../../../server/features/upload/routes.ts'
import { bucketStorage, diskStorage } from '../../../server/features/upload/storage.ts'
import { openUploads } from '../../../server/features/upload/uploads.ts'
import { silentLog, testApp, testConfig } from '../../support/app.ts'
import { memberWorld } from '../../support/people/member-world.ts'
import { goodMp4, goodPng } from '../../support/upload/hostile-files.ts'
import { putParts } from '../../support/upload/upload-parts.ts'

const world = await memberWorld()
const hour = 3_600_000
const waitingOn = (folder = world.dataDir) => readdir(join(folder, 'uploads', 'waiting'))
const ask = (token: string, key: string, body: object = {}) => world.call(key, body, { token })
let server: Server
let port: number
beforeAll(async () => {
  server = createServer((request, response) => world.app.routing(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())))

/** A PUT whose bytes the test sends when it chooses. */
function slowPut(path: string, size: number, token = '', to = port) {
  const sending = httpRequest({ port: to, host: '127.0.0.1', method: 'PUT', path, headers: { 'content-length': String(size), token } })
  const answered = new Promise<string>((resolve) => {
    sending.on('response', (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      response.on('close', () => resolve(text))
    })
    sending.on('error', () => resolve('cut'))
  })
  return { sending, answered }
}

describe('bytes that outlive their upload', () => {
  it('are deleted, however slowly they arrive', async () => {
    const { token } = await world.register('late@example.com', undefined, { ip: '10.1.0.1' })
    const film = goodMp4(60_000)
    for (const end of ['given up', 'swept'] as const) {
      const hash = createHash('sha256').update(film).update(end).digest('hex')
      const { data } = await ask(token, 'POST api/Member/getQiniuToken', { kind: 'video', size: film.length, hash })
      const { sending, answered } = slowPut(data.parts[0].url, film.length, token)
      sending.write(film.subarray(0, 30_000))
      await expect.poll(() => waitingOn().then((files) => files.length)).toBe(1)
      // A partial file is no upload yet.
      expect(await ask(token, 'POST api/Member/uploaded', { token: data.token })).toMatchObject({ error: 'upload-size' })
      if (end === 'given up') await ask(token, 'POST api/Member/dropUpload', { kind: 'video', hash })
      else {
        world.move(86_400_001)
        const uploads = openUploads(world.context, await diskStorage(world.dataDir), world.now)
        await uploads.sweep()
        await uploads.close()
      }
      sending.end(film.subarray(30_000))
      expect(await answered).toContain('ticket-expired')
      expect(await waitingOn()).toEqual([])
    }
  })

  it('leave nothing behind when sent repeatedly at the moment of their use', async () => {
    const { token } = await world.register('again@example.com', undefined, { ip: '10.1.0.2' })
    const film = goodMp4(20_000)
    for (let round = 0; round < 8; round += 1) {
      const { data } = await ask(token, 'POST api/Member/getQiniuToken', { kind: 'video', size: film.length })
      const put = () => {
        const { sending, answered } = slowPut(data.parts[0].url, film.length, token)
        sending.end(film)
        return answered
      }
      await put()
      const [done] = await Promise.all([ask(token, 'POST api/Member/uploaded', { token: data.token }), ...Array.from({ length: 6 }, put)])
      expect(done.code).toBe(0)
    }
    await expect.poll(() => waitingOn(), { timeout: 5_000 }).toEqual([])
  })
})

it('stores one file for two concurrent finish calls, and answers both', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'grandstand-twice-'))
  const storage = await diskStorage(folder)
  const uploads = openUploads(world.context, storage, world.now)
  const png = await goodPng()
  const { id } = await world.register('twice@example.com', undefined, { ip: '10.1.0.4' })
  const ticket = await uploads.ticket(id, 'picture', png.length)
  // While the second call checks the received file, the first stores it and deletes the parts.
  let one: unknown
  const received = async (upload: string, size: number) => {
    one = await uploads.finish(id, ticket.token)
    return storage.received(upload, size)
  }
  const second = openUploads(world.context, { ...storage, received }, world.now)
  const app = await testApp((http) => registerUploads(http, uploads, storage))
  await putParts(app, ticket, png)
  expect(await second.finish(id, ticket.token)).toEqual(one)
  await Promise.all([uploads.close(), second.close()])
  await rm(folder, { recursive: true, force: true })
})

it('drops a stalled sender', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'grandstand-still-'))
  const storage = await diskStorage(folder)
  const uploads = openUploads(world.context, storage, world.now)
  const app = await testApp((http) => registerUploads(http, uploads, storage, 200))
  const { id } = await world.register('still@example.com', undefined, { ip: '10.1.0.3' })
  const still = createServer((request, response) => app.routing(request, response))
  await new Promise<void>((resolve) => still.listen(0, '127.0.0.1', resolve))
  const { parts } = await uploads.ticket(id, 'video', 50_000)
  const { sending, answered } = slowPut(parts[0]?.url ?? '', 50_000, 'x', (still.address() as AddressInfo).port)
  sending.write(Buffer.alloc(10_000))
  await answered
  // The received bytes are there when the sender continues.
  await expect.poll(async () => (await stat(join(folder, 'uploads', 'waiting', (await waitingOn(folder))[0] ?? ''))).size).toBe(10_000)
  await uploads.close()
  await new Promise<void>((resolve) => void still.close(() => resolve()))
  await rm(folder, { recursive: true, force: true })
})

describe('storage quota', () => {
  it('allows 500 files per account and not one more, even for concurrent requests', async () => {
    const { token, id } = await world.register('many@example.com', undefined, { ip: '10.2.0.1' })
    await world.pool.query(
      `INSERT INTO upload (id, account_id, kind, size, path, type, stored_at)
        SELECT 'f' || n, $1, 'picture', 10, '/media/f' || n, 'image/png', now() FROM generate_series(1, 495) AS n`,
      [id],
    )
    world.move(hour)
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => ask(token, 'POST api/Member/getQiniuToken', { kind: 'picture', size: 10 })),
    )
    expect(responses.map(({ error }) => error ?? 'given').sort()).toEqual([...Array(5).fill('given'), ...Array(7).fill('upload-full')])
  })

  it('allows nobody when nine tenths of the disk are full', async () => {
    const { id } = await world.register('disk@example.com', undefined, { ip: '10.2.0.2' })
    const folder = await mkdtemp(join(tmpdir(), 'grandstand-disk-'))
    const storage = await diskStorage(folder)
    const full = openUploads(world.context, { ...storage, hasRoom: async () => false }, world.now)
    await expect(full.ticket(id, 'picture', 10)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await storage.hasRoom()).toBe(true)
    await full.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('allows four pictures per feedback, uploaded by its sender only', async () => {
    const mine = await world.register('four@example.com', undefined, { ip: '10.2.0.3' })
    const other = await world.register('five@example.com', undefined, { ip: '10.2.0.4' })
    const png = await goodPng()
    const pictures: string[] = []
    for (let index = 0; index < 5; index += 1) {
      const { data } = await ask(mine.token, 'POST api/Member/getQiniuToken', { kind: 'picture', size: png.length })
      await putParts(world.app, data, png, { 'content-type': 'image/png' })
      pictures.push((await ask(mine.token, 'POST api/Member/uploaded', { token: data.token })).data.path)
    }
    const feedback = (token: string, list: string[]) => ask(token, 'POST api/Universal/feedback', { content: 'see', pictures: list })
    expect(await feedback(mine.token, pictures)).toMatchObject({ error: 'invalid-input' })
    expect(await feedback(mine.token, pictures.slice(0, 4))).toMatchObject({ code: 0 })
    expect(await feedback(other.token, pictures.slice(0, 1))).toMatchObject({ error: 'not-found' })
  })
})

describe('a picture that costs more than its file size', () => {
  it('is rejected or drawn within its time limit', async () => {
    const flat = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#ffffff' } })
        .png({ compressionLevel: 9 })
        .toBuffer()
    // 36 megapixels in less than 200 KB: within the limit, and scaled down.
    const bomb = await flat(6_000)
    expect(bomb.length).toBeLessThan(200_000)
    expect((await sharp((await drawAnew(bomb, 'picture', 60)).bytes).metadata()).width).toBe(4_096)
    await expect(drawAnew(await flat(6_400), 'picture', 60)).rejects.toMatchObject({ code: 'upload-broken' })
    // A progressive JPEG whose last pass repeats thousands of times.
    const noise = Buffer.from(Array.from({ length: 512 * 512 * 3 }, (_, index) => (index * 7919) % 251))
    const jpeg = await sharp(noise, { raw: { width: 512, height: 512, channels: 3 } })
      .jpeg({ progressive: true })
      .toBuffer()
    const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
    const scan = jpeg.subarray(last, -2)
    const passes = Buffer.concat([jpeg.subarray(0, -2), ...Array(Math.floor(5_000_000 / scan.length)).fill(scan), jpeg.subarray(-2)])
    await expect(drawAnew(passes, 'picture', 60)).rejects.toMatchObject({ code: 'upload-broken' })
  })

  it('is rejected by its dimensions before decoding', async () => {
    const slim = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
        .png({ compressionLevel: 9 })
        .toBuffer()
    await expect(drawAnew(await slim(1, 1_000), 'picture', 60)).rejects.toMatchObject({ code: 'upload-broken' })
    await expect(drawAnew(await slim(33_000, 1_000), 'picture', 60)).rejects.toMatchObject({ code: 'upload-broken' })
    // A long screenshot is no such picture.
    expect((await drawAnew(await slim(400, 16_000), 'picture', 60)).extension).toBe('png')
  })

  it('blocks nobody else: another account is answered while one sends many', async () => {
    const hog = await world.register('hog@example.com', undefined, { ip: '10.2.0.5' })
    const other = await world.register('other@example.com', undefined, { ip: '10.2.0.6' })
    const large = await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#00ff00' } })
      .png()
      .toBuffer()
    const sent = async (token: string, bytes: Buffer): Promise<string> => {
      const { data } = await ask(token, 'POST api/Member/getQiniuToken', { kind: 'picture', size: bytes.length })
      await putParts(world.app, data, bytes, { 'content-type': 'image/png' })
      return data.token
    }
    const tickets = [await sent(hog.token, large), await sent(hog.token, large), await sent(hog.token, large)]
    const mine = await sent(other.token, await goodPng())
    const order: string[] = []
    const done = (who: string, token: string, ticket: string) =>
      ask(token, 'POST api/Member/uploaded', { token: ticket }).then((result) => {
        order.push(who)
        return result
      })
    const hogs = tickets.map((ticket) => done('hog', hog.token, ticket))
    expect(await done('other', other.token, mine)).toMatchObject({ code: 0 })
    expect(order.length).toBeLessThan(3)
    await Promise.all(hogs)
  })
})

describe('a network that fills the disk', () => {
  it('is stopped by its daily share, which shrinks with the free space, without affecting other networks', async () => {
    const { id } = await world.register('filler@example.com', undefined, { ip: '10.2.0.7' })
    const second = await world.register('filler-too@example.com', undefined, { ip: '10.2.0.8' })
    const storage = await diskStorage(world.dataDir)
    let at = world.now()
    const uploads = openUploads(world.context, { ...storage, room: async () => 1_000_000_000 }, () => at)
    const megabytes = (account: string, count: number, network: string) =>
      uploads.ticket(account, 'video', count * 1_000_000, undefined, network)
    await megabytes(id, 49, '198.51.100.1')
    await megabytes(id, 49, '198.51.100.1')
    // Other accounts of this address have no quota of their own.
    await expect(megabytes(second.id, 49, '198.51.100.1')).rejects.toMatchObject({ code: 'too-many' })
    await megabytes(second.id, 49, '198.51.100.2')
    at += 86_400_001
    await megabytes(second.id, 49, '198.51.100.1')
    await uploads.sweep()
    const { rows } = await world.pool.query<{ network: string | null }>('SELECT DISTINCT network FROM upload WHERE account_id = $1', [id])
    expect(rows.map(({ network }) => network).filter(Boolean)).toEqual([])
    await uploads.close()
  })

  it('of IPv6 has four times the share of one of its lines, however many it has', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, (_, index) => world.register(`line${index}@example.com`, undefined, { ip: `10.2.1.${index}` })),
    )
    const storage = await diskStorage(world.dataDir)
    const uploads = openUploads(world.context, { ...storage, room: async () => 500_000_000 }, () => world.now())
    const send = (index: number, address: string) => uploads.ticket(people[index]?.id ?? '', 'video', 40_000_000, undefined, address)
    for (let subnet = 0; subnet < 5; subnet += 1) await send(subnet, `2001:db8:5:${subnet}`)
    await expect(send(5, '2001:db8:5:5')).rejects.toMatchObject({ code: 'too-many' })
    await send(5, '2001:db8:50:5')
    await uploads.close()
  })
})

describe('file name', () => {
  it.each([
    ['a path', '../../../etc/passwd'],
    ['a path in disguise', '..%2f..%2fkeys%2fsecret'],
    ['a NUL', 'a\u0000.jpg.html'],
    ['300 characters', `${'n'.repeat(300)}.png`],
    ['letters that turn around', 'photo\u202Egnp.exe'],
    ['full-width letters', 'ｐｈｏｔｏ．ｐｈｐ'],
    ['two types', 'photo.png;.html'],
    ['a device', 'CON'],
    ['a script', '"><script>alert(1)</script>.png'],
  ])('with %s is ignored: stored files get a generated name', async (_what, name) => {
    const { token } = await world.register(`name-${Buffer.from(name).toString('hex').slice(0, 20)}@example.com`, undefined, {
      ip: `10.3.${name.length & 255}.${name.charCodeAt(0) & 255}`,
    })
    const png = await goodPng()
    const { data } = await ask(token, 'POST api/Member/getQiniuToken', { kind: 'picture', size: png.length })
    const headers = { 'content-type': 'text/html', 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` }
    await putParts(world.app, data, png, headers)
    const done = await ask(token, 'POST api/Member/uploaded', { token: data.token })
    expect(done.data).toMatchObject({ path: expect.stringMatching(/^\/media\/[\w-]{22}\.png$/), type: 'image/png' })
    expect((await world.app.inject({ url: `/media/${encodeURIComponent(name)}` })).statusCode).toBeGreaterThanOrEqual(400)
    expect(await ask(token, 'POST api/Member/getQiniuToken', { kind: 'picture', size: 10, name })).toMatchObject({ error: 'invalid-input' })
    expect(await ask(token, 'POST api/member/updateInfo', { avatar: name.slice(0, 200) })).toMatchObject({ code: 1 })
  })
})

describe('bucket', () => {
  const listed = async (directory: string) => (await readdir(directory, { recursive: true })).filter((path) => path.endsWith('_object'))

  it('gets a rule for our own pages unless it has one, and is cleared of late uploads', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'grandstand-rules-'))
    const bucket = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: 'stand', configs: [] }],
    })
    const at = ((await bucket.run()) as AddressInfo).port
    const env = { PUBLIC_URL: 'https://stand.example', MOBILE_URL: 'https://m.stand.example' }
    const config = testConfig({ ...env, S3_URL: `http://127.0.0.1:${at}/stand`, S3_KEY_ID: 'S3RVER', S3_SECRET: 'S3RVER' })
    if (!config.storage) throw new Error('no storage')
    const logged: string[] = []
    const log = { ...silentLog, info: () => undefined, warn: (about: { rule: string }) => void logged.push(about.rule) }
    await setBucketRules(config.storage, config, log as unknown as typeof silentLog)
    // This bucket does not support lifecycle rules, and reports that.
    expect(logged).toEqual(['lifecycle'])

    const { id } = await world.register('bucket-rules@example.com', undefined, { ip: '10.4.0.1' })
    const uploads = openUploads(world.context, bucketStorage(config.storage), world.now)
    const png = await goodPng()
    const ticket = await uploads.ticket(id, 'picture', png.length)
    const address = ticket.parts[0]?.url ?? ''
    const preflight = (origin: string, method = 'PUT', headers = 'content-type') =>
      fetch(address, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': headers },
      })
    for (const origin of [env.PUBLIC_URL, env.MOBILE_URL]) {
      const allowed = await preflight(origin)
      expect([allowed.status, allowed.headers.get('access-control-allow-methods')]).toEqual([200, 'PUT'])
    }
    for (const [origin, method, headers] of [
      ['https://evil.example', 'PUT', 'content-type'],
      ['https://stand.example.evil.example', 'PUT', 'content-type'],
      ['http://stand.example', 'PUT', 'content-type'],
      [env.PUBLIC_URL, 'DELETE', 'content-type'],
      [env.PUBLIC_URL, 'PUT', 'x-amz-acl'],
    ] as const)
      expect([origin, (await preflight(origin, method, headers)).status]).toEqual([origin, 403])

    const put = () => fetch(address, { method: 'PUT', body: new Uint8Array(png), headers: { origin: env.PUBLIC_URL } })
    expect((await put()).status).toBe(200)
    await uploads.finish(id, ticket.token)
    // The signed address is still valid for some minutes: an upload to it now has no owner, and is deleted.
    expect((await put()).status).toBe(200)
    const isLeft = async () => (await listed(directory)).some((path) => path.includes('waiting'))
    expect(await isLeft()).toBe(true)
    world.move(1_200_001)
    await uploads.sweep()
    expect(await isLeft()).toBe(false)
    await uploads.close()

    // An operator's rule stays.
    await setBucketRules(config.storage, { publicUrl: 'https://other.example', mobileUrl: '' }, log as unknown as typeof silentLog)
    expect((await preflight('https://other.example')).status).toBe(403)
    expect((await preflight(env.PUBLIC_URL)).status).toBe(200)
    await bucket.close()
    await rm(directory, { recursive: true, force: true })
  })

  it('that is unavailable does not prevent a start', async () => {
    const storage = { url: 'http://127.0.0.1:9/stand', keyId: 'k', secret: 's', region: 'r' }
    const warned: string[] = []
    const log = { warn: ({ rule }: { rule: string }) => warned.push(rule), info: () => warned.push('set') } as unknown as typeof silentLog
    await setBucketRules(storage, { publicUrl: '', mobileUrl: '' }, log)
    expect(warned).toEqual(['cors', 'lifecycle'])
  })

  it('is the only other host that a page may send to', () => {
    const request = { protocol: 'https', host: 'stand.example' } as Parameters<typeof headersOf>[2]
    const storage = { url: 'https://bucket.example/stand', keyId: '', secret: '', region: '' }
    const policy = (more: object) =>
      headersOf('html', { publicUrl: 'https://stand.example', mobileUrl: '', ...more }, request)['content-security-policy']
    const connect = (text = '') => /connect-src ([^;]*);/.exec(text)?.[1]
    expect(connect(policy({ storage }))).toBe("'self' wss://stand.example https://bucket.example")
    expect(connect(policy({}))).toBe("'self' wss://stand.example")
  })
})

it('nothing is pending at the end', async () => {
  await wait(50)
  expect(await waitingOn()).toEqual([])
})
