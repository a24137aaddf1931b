// Uploads: what is accepted and refused, to the byte; what is served, and how; on disk and in a bucket. R-UPLOAD-1 to R-UPLOAD-3.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UploadTicket } from '../../../contract/account/member.ts'
import { avatarList } from '../../../server/features/account/avatars.ts'
import { bucketStorage, diskStorage } from '../../../server/features/upload/storage.ts'
import { openUploads } from '../../../server/features/upload/uploads.ts'
import { type MemberWorld, memberWorld } from '../../support/people/member-world.ts'
import { figures } from '../../support/soak.ts'
import { canary, goodJpeg, goodMp4, goodPng, goodWebm, hostileFiles } from '../../support/upload/hostile-files.ts'
import { isSigned } from '../../support/upload/s3-signature.ts'
import { putParts } from '../../support/upload/upload-parts.ts'

const world = await memberWorld()
const mebibyte = 1024 * 1024

interface Sender {
  world: MemberWorld
  token: string
  ask(key: string, body?: object): ReturnType<MemberWorld['call']>
}
async function sender(of: MemberWorld, mobile: string, ip: string): Promise<Sender> {
  const { token } = await of.register(mobile, undefined, { ip })
  return { world: of, token, ask: (key, body = {}) => of.call(key, body, { token, ip }) }
}
/** Sends the first missing part as the test defines it. */
const put = (of: MemberWorld, { parts: [part] }: Pick<UploadTicket, 'parts'>, bytes: Buffer, headers: object = {}) =>
  of.app.inject({
    method: 'PUT',
    url: part?.url ?? '',
    payload: bytes,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  })
/** Ticket, bytes, completion: as the app does it. */
async function upload(who: Sender, kind: string, bytes: Buffer) {
  const ticket = await who.ask('POST api/Member/getQiniuToken', { kind, size: bytes.length })
  if (ticket.code !== 0) return ticket
  await putParts(who.world.app, ticket.data, bytes)
  return who.ask('POST api/Member/uploaded', { token: ticket.data.token })
}
/** Thirty tickets an hour are allowed: a test that needs more advances the clock. */
const passAnHour = (who: Sender) => who.world.move(3_600_001)
const waitingOn = (of: MemberWorld) => readdir(join(of.dataDir, 'uploads', 'waiting'))

describe('upload ticket', () => {
  it('is not needed to know the limits', async () => {
    const who = await sender(world, 'limits@example.com', '10.1.0.1')
    const { data } = await who.ask('POST api/Member/getQiniuToken')
    expect(data).toMatchObject({ token: '', parts: [], expires: null })
    const types = ['video/mp4', 'video/webm', 'video/quicktime', 'video/3gpp', 'video/x-m4v']
    expect(data.limits).toContainEqual({ kind: 'video', types, max: 52_428_799 })
    expect(await who.ask('POST api/Member/getQiniuToken', { kind: 'avatar' })).toMatchObject({ error: 'invalid-input' })
    expect(await world.call('POST api/Member/getQiniuToken', { kind: 'avatar', size: 5 })).toMatchObject({ code: 700 })
  })

  it('is for one file of the declared size, once, for ten minutes, and for its requester', async () => {
    const who = await sender(world, 'ticket@example.com', '10.1.0.2')
    const thief = await sender(world, 'ticket-thief@example.com', '10.1.0.3')
    const png = await goodPng()
    const ticket = async (size = png.length) => (await who.ask('POST api/Member/getQiniuToken', { kind: 'picture', size })).data
    const one = await ticket()
    expect((await put(world, one, Buffer.concat([png, Buffer.alloc(1)]))).json()).toMatchObject({ error: 'upload-size' })
    expect((await put(world, one, png)).json()).toMatchObject({ code: 0 })
    expect((await put(world, one, png)).json()).toMatchObject({ error: 'upload-offset' })
    expect(await thief.ask('POST api/Member/uploaded', { token: one.token })).toMatchObject({ error: 'ticket-expired' })
    const all = await Promise.all([1, 2, 3].map(() => who.ask('POST api/Member/uploaded', { token: one.token })))
    // One check of the file; concurrent requests wait and get the same response.
    expect(all.every(({ code, error }) => code === 0 || error === 'busy')).toBe(true)
    const again = await who.ask('POST api/Member/uploaded', { token: one.token })
    expect(new Set([again, ...all].filter(({ code }) => code === 0).map(({ data }) => data.path)).size).toBe(1)
    expect((await put(world, one, png)).json()).toMatchObject({ error: 'ticket-expired' })
    const late = await ticket()
    world.move(600_001)
    expect((await put(world, late, png)).json()).toMatchObject({ error: 'ticket-expired' })
    const nobodys = { parts: [{ offset: 0, size: 1, url: `/api/Member/upload/${'A'.repeat(43)}/0` }] }
    expect((await put(world, nobodys, png)).json()).toMatchObject({ error: 'ticket-expired' })
    const foreign = await ticket()
    expect((await put(world, foreign, png, { 'sec-fetch-site': 'cross-site' })).json()).toMatchObject({ error: 'forbidden' })
    expect(await waitingOn(world)).toEqual([])
  })

  it('is issued thirty times an hour at most, and never for more than the free space', async () => {
    const who = await sender(world, 'often@example.com', '10.1.0.4')
    const ask = (size = 10) => who.ask('POST api/Member/getQiniuToken', { kind: 'video', size })
    const responses = await Promise.all(Array.from({ length: 40 }, () => ask()))
    expect(responses.filter(({ code }) => code === 0)).toHaveLength(30)
    expect(responses.find(({ code }) => code !== 0)).toMatchObject({ status: 429, error: 'too-many' })
    passAnHour(who)
    const large = await Promise.all(Array.from({ length: 14 }, () => ask(50 * mebibyte - 1)))
    // Ten of 50 MiB fill 500 MiB; the first thirty, whose tickets have expired, make room.
    expect(large.filter(({ code }) => code === 0)).toHaveLength(10)
    expect(large.find(({ code }) => code !== 0)).toMatchObject({ error: 'upload-full' })
  })
})

describe('size limit', () => {
  it('is 5,242,880 at most for a picture, and less than 52,428,800 for a video', async () => {
    const who = await sender(world, 'size@example.com', '10.2.0.1')
    const png = await goodPng()
    const full = Buffer.concat([png, Buffer.alloc(5_242_880 - png.length)])
    expect(await upload(who, 'picture', full)).toMatchObject({ code: 0, data: { type: 'image/png' } })
    expect(await upload(who, 'picture', Buffer.concat([full, Buffer.alloc(1)]))).toMatchObject({ error: 'upload-size' })
    expect(await upload(who, 'video', goodMp4(52_428_799))).toMatchObject({ code: 0, data: { type: 'video/mp4', size: 52_428_799 } })
    expect(await upload(who, 'video', goodMp4(52_428_800))).toMatchObject({ error: 'upload-size' })
  })
})

describe('a file that is not its declared type', () => {
  it('is rejected, or reduced to the picture alone', async () => {
    const who = await sender(world, 'hostile@example.com', '10.3.0.1')
    const files = await hostileFiles()
    expect(files).toHaveLength(60)
    let refused = 0
    for (const { name, kind, bytes, canary: hidden } of files) {
      passAnHour(who)
      const result = await upload(who, kind, bytes)
      if (!hidden) {
        expect([name, result.code, ['upload-type', 'upload-broken'].includes(result.error ?? '')]).toEqual([name, 1, true])
        refused += 1
        continue
      }
      expect([name, result.code]).toEqual([name, 0])
      const served = await world.app.inject({ url: result.data.path })
      expect(served.rawPayload.includes(canary), name).toBe(false)
      expect(served.rawPayload.includes('PK\u0003\u0004'), name).toBe(false)
      expect((await sharp(served.rawPayload).metadata()).exif, name).toBeUndefined()
    }
    expect(await waitingOn(world)).toEqual([])
    const { rows } = await world.pool.query(
      "SELECT count(*) FROM upload WHERE stored_at IS NULL AND account_id = (SELECT id FROM account WHERE email = 'hostile@example.com')",
    )
    expect(Number(rows[0].count)).toBe(0)
    figures({ proof: 'R-UPLOAD-3 hostile files', files: files.length, refused, drawnAnew: files.length - refused })
  })
})

describe('served files', () => {
  it('stand alone, under the type that we assigned', async () => {
    const who = await sender(world, 'serve@example.com', '10.4.0.1')
    const { data } = await upload(who, 'picture', await goodJpeg(40))
    expect(data.path).toMatch(/^\/media\/[\w-]{22}\.jpg$/)
    const { headers, statusCode } = await world.app.inject({ url: data.path })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-site',
      // It may belong to a private conversation: no shared cache may store it.
      'cache-control': 'private, max-age=86400, immutable',
    })
    for (const wrong of [
      '/media/',
      '/media/x.jpg',
      `${data.path}.html`,
      data.path.replace('.jpg', '.png'),
      '/media/..%2F..%2Fkeys%2Fsecret',
      '/media/%00.jpg',
    ])
      expect((await world.app.inject({ url: wrong })).statusCode, wrong).toBeGreaterThanOrEqual(400)
    expect((await world.app.inject({ method: 'POST', url: data.path, payload: {} })).statusCode).toBe(405)
  })

  it('are sent in ranges when a player requests them', async () => {
    const who = await sender(world, 'range@example.com', '10.4.0.2')
    const { data } = await upload(who, 'video', goodMp4(1_000))
    const get = (range: string) => world.app.inject({ url: data.path, headers: { range } })
    const part = await get('bytes=4-7')
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'ftyp', 'bytes 4-7/1000'])
    expect((await get('bytes=990-')).rawPayload).toHaveLength(10)
    expect((await get('bytes=-5')).headers['content-range']).toBe('bytes 995-999/1000')
    expect((await get('bytes=1000-')).statusCode).toBe(416)
    expect((await get('lines=1-2')).statusCode).toBe(200)
    const head = await world.app.inject({ method: 'HEAD', url: data.path })
    expect([head.headers['content-length'], head.rawPayload.length]).toEqual(['1000', 0])
  })

  it('used as an avatar are a square of 320, and can be used by their owner only', async () => {
    const who = await sender(world, 'avatar@example.com', '10.4.0.3')
    const other = await sender(world, 'avatar-other@example.com', '10.4.0.4')
    const { data } = await upload(who, 'avatar', await goodPng(900))
    const picture = await sharp((await world.app.inject({ url: data.path })).rawPayload).metadata()
    expect(picture).toMatchObject({ format: 'webp', width: 320, height: 320 })
    expect(await other.ask('POST api/member/updateInfo', { avatar: data.path })).toMatchObject({ error: 'avatar-refused' })
    expect(await who.ask('POST api/member/updateInfo', { avatar: data.path })).toMatchObject({ code: 0, data: { avatar: data.path } })
    const film = await upload(who, 'video', goodWebm())
    expect(film.data.type).toBe('video/webm')
    expect(await who.ask('POST api/member/updateInfo', { avatar: film.data.path })).toMatchObject({ error: 'avatar-refused' })
  })
})

describe('avatar', () => {
  it('is kept for a day if replaced or never used, and forever while in use', async () => {
    const who = await sender(world, 'faces@example.com', '10.4.0.5')
    const sent: string[] = []
    for (const side of [64, 65, 66]) sent.push((await upload(who, 'avatar', await goodPng(side))).data.path)
    const [first = '', second = '', unworn = ''] = sent
    const wear = async (avatar: string) => (await who.ask('POST api/member/updateInfo', { avatar })).error
    const codes = () => Promise.all(sent.map(async (url) => (await world.app.inject({ url })).statusCode))
    const uploads = openUploads(world.context, await diskStorage(world.dataDir), world.now)
    const passADay = async (): Promise<number[]> => {
      world.move(86_400_001)
      await uploads.sweep()
      return codes()
    }
    await wear(first)
    await wear(second)
    // Open pages still show the previous one.
    expect(await codes()).toEqual([200, 200, 200])
    expect(await passADay()).toEqual([404, 200, 404])
    expect([await wear(first), await wear(unworn), await wear(second)]).toEqual(['avatar-refused', 'avatar-refused', undefined])
    expect(await passADay()).toEqual([404, 200, 404])
    await wear(avatarList[7]?.path ?? '')
    // Removed recently, and put on again during the sweep.
    world.move(86_400_001)
    const [, error] = await Promise.all([uploads.sweep(), wear(second)])
    const isWorn = (await who.ask('GET api/Member/info')).data.avatar === second
    await uploads.sweep()
    expect([error, (await codes())[1] === 200]).toEqual([isWorn ? undefined : 'avatar-refused', isWorn])
    await uploads.close()
  })
})

describe('a sender that hangs up', () => {
  let server: Server
  beforeAll(async () => {
    server = createServer((request, response) => world.app.routing(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())))

  it('fifty times leaves the received data for a day, and then nothing', async () => {
    const who = await sender(world, 'aborts@example.com', '10.5.0.1')
    const { port } = server.address() as AddressInfo
    for (let index = 0; index < 50; index += 1) {
      if (index % 25 === 0) passAnHour(who)
      const { data } = await who.ask('POST api/Member/getQiniuToken', { kind: 'picture', size: 100_000 })
      await new Promise<void>((resolve) => {
        const request = httpRequest({
          port,
          host: '127.0.0.1',
          method: 'PUT',
          path: data.parts[0].url,
          headers: { 'content-length': '100000' },
        })
        request.on('error', () => resolve())
        request.on('close', () => resolve())
        request.write(Buffer.alloc(1_000 + index * 500), () => request.destroy())
      })
    }
    expect((await waitingOn(world)).length).toBeGreaterThan(0)
    const uploads = openUploads(world.context, await diskStorage(world.dataDir), world.now)
    // A file that the server was still writing when its sender disconnected is kept for a day after it ends.
    const left = async (): Promise<string[]> => {
      world.move(86_400_001)
      await uploads.sweep()
      return waitingOn(world)
    }
    await expect.poll(left).toEqual([])
    await uploads.close()
  })
})

describe('bucket', () => {
  it('receives the bytes directly under a signed URL, and serves them back as we do', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'grandstand-bucket-'))
    const bucket = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: 'stand', configs: [] }],
    })
    const { port } = (await bucket.run()) as AddressInfo
    const S3_URL = `http://127.0.0.1:${port}/stand`
    const stored = await memberWorld({ S3_URL, S3_KEY_ID: 'S3RVER', S3_SECRET: 'S3RVER' })
    const who = await sender(stored, 'bucket@example.com', '10.6.0.1')
    const png = await goodPng(30)
    const send = async (bytes: Buffer, size = bytes.length) => {
      const { data } = await who.ask('POST api/Member/getQiniuToken', { kind: 'picture', size })
      expect(data.host).toBe(`http://127.0.0.1:${port}`)
      const [{ url }] = data.parts
      expect(url.startsWith(`${S3_URL}/waiting/`)).toBe(true)
      const reply = await fetch(url, { method: 'PUT', body: new Uint8Array(bytes) })
      return { status: reply.status, done: await who.ask('POST api/Member/uploaded', { token: data.token }) }
    }
    const { status, done } = await send(png)
    expect([status, done.code]).toEqual([200, 0])
    const served = await stored.app.inject({ url: done.data.path })
    expect((await sharp(served.rawPayload).metadata()).width).toBe(30)
    expect(served.headers['content-security-policy']).toBe("sandbox; default-src 'none'")
    const part = await stored.app.inject({ url: done.data.path, headers: { range: 'bytes=1-3' } })
    expect([part.statusCode, part.body]).toEqual([206, 'PNG'])
    expect((await send(Buffer.from(canary))).done).toMatchObject({ error: 'upload-type' })
    expect((await send(Buffer.concat([png, Buffer.alloc(9)]), png.length)).done).toMatchObject({ error: 'upload-size' })
    // A file of another length than signed waits a day, as if it had never arrived; nothing else does.
    const left = async () =>
      (await readdir(directory, { recursive: true })).filter((path) => path.includes('waiting') && path.endsWith('_object'))
    expect(await left()).toHaveLength(1)
    const { storage } = stored.context.config
    if (!storage) throw new Error('no bucket')
    stored.move(86_400_001)
    const uploads = openUploads(stored.context, bucketStorage(storage), stored.now)
    await uploads.sweep()
    await uploads.close()
    expect(await left()).toEqual([])
    // A signature covers these bytes at this place.
    const { data } = await who.ask('POST api/Member/getQiniuToken', { kind: 'picture', size: png.length })
    const length = { 'content-length': String(png.length) }
    const [{ url }] = data.parts
    expect(isSigned(url, 'PUT', length, 'S3RVER')).toBe(true)
    expect(isSigned(url.replace('/waiting/', '/stored/'), 'PUT', length, 'S3RVER')).toBe(false)
    expect(isSigned(url, 'PUT', { 'content-length': String(png.length + 1) }, 'S3RVER')).toBe(false)
    expect(isSigned(url.replace('X-Amz-Expires=600', 'X-Amz-Expires=6000'), 'PUT', length, 'S3RVER')).toBe(false)
    await bucket.close()
    await rm(directory, { recursive: true, force: true })
  })
})
