// Hostile files for everything that users show: posts, videos, tickets, names. A refused upload appears nowhere, an accepted one is nothing
// but a picture, and no upload passes for one of another kind. R-UPLOAD-3.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { insertCircles } from '../../../server/features/circle/store.ts'
import { film, videoWorld } from '../../support/people/video-world.ts'
import { figures } from '../../support/soak.ts'
import { canary, goodPng, hostileFiles } from '../../support/upload/hostile-files.ts'
import { putParts } from '../../support/upload/upload-parts.ts'

const world = await videoWorld()
const { call, pool, app } = world
const who = await world.person('hostile')
const other = await world.person('other')
const name = { zh: '看台圈', en: 'Stand', vi: 'Khán đài' }
const circle = { id: 'c1', name, summary: name, icon: '', color: '#0B5A8A', league_id: null, team_id: null, place: 0, on: true }
await insertCircles(world.db, [circle])

/** Uploads as the app does; the hourly limit is not under test here. */
async function upload(kind: string, bytes: Buffer): Promise<{ error?: string; path: string }> {
  await pool.query('DELETE FROM attempt')
  const { data } = await call('POST api/Member/getQiniuToken', { as: who, body: { kind, size: bytes.length } })
  const put = await putParts(app.http, data, bytes)
  const done = await call('POST api/Member/uploaded', { as: who, body: { token: data.token } })
  const error = done.error ?? put.error
  return { ...(error ? { error } : {}), path: done.data?.path ?? '' }
}
const post = (body: object) =>
  call('POST api/anchor_dynamics_user/insert', { as: who, body: { circle_id: circle.id, content: 'x', ...body } })

async function isPicture(path: string): Promise<void> {
  const { statusCode, headers, rawPayload } = await app.http.inject({ url: path })
  expect([path, statusCode, headers['content-security-policy']]).toEqual([path, 200, "sandbox; default-src 'none'"])
  expect(headers['content-type']).toMatch(/^image\/(png|jpeg|webp)$/)
  expect([rawPayload.includes(canary), rawPayload.includes('PK\u0003\u0004'), rawPayload.includes('<script')]).toEqual([
    false,
    false,
    false,
  ])
}

describe('hostile file', () => {
  it('is rejected wherever it could appear, or reduced to the picture alone', async () => {
    const good = { cover: (await upload('cover', await goodPng())).path, video: (await upload('video', film)).path }
    expect(Object.values(good).filter(Boolean)).toHaveLength(2)
    let refused = 0
    let shown = 0
    for (const { name: file, kind, bytes, canary: hidden } of await hostileFiles())
      for (const as of kind === 'video' ? ['video'] : ['picture', 'cover', 'avatar']) {
        const sent = await upload(as, bytes)
        if (!hidden) {
          expect([file, as, ['upload-type', 'upload-broken', 'upload-size'].includes(sent.error ?? ''), sent.path]).toEqual([
            file,
            as,
            true,
            '',
          ])
          refused += 1
          continue
        }
        expect([file, as, sent.error]).toEqual([file, as, undefined])
        const { path } = sent
        const reply =
          as === 'picture'
            ? await post({ pictures: [path] })
            : as === 'cover'
              ? await post({ type: 'video', cover: path, video: good.video })
              : await call('POST api/member/updateInfo', { as: who, body: { avatar: path } })
        expect([file, as, reply.error]).toEqual([file, as, undefined])
        await isPicture(path)
        shown += 1
      }
    expect([refused, shown]).toEqual([3 * 38 + 15, 3 * 7])
    figures({ proof: 'R-UPLOAD-3 community', refused, shown, ran: 0 })
  })
})

describe('upload', () => {
  it('is not accepted as another kind, nor as another user’s', async () => {
    const png = await goodPng()
    const own: Record<string, string> = { file: (await upload('file', Buffer.from('%PDF-1.7 %%EOF'))).path }
    for (const kind of ['avatar', 'picture', 'cover']) own[kind] = (await upload(kind, png)).path
    own.video = (await upload('video', film)).path
    const made = (path: string) => path || '/media/AAAAAAAAAAAAAAAAAAAAAA.png'
    const wrong = (right: string) => Object.entries(own).filter(([kind]) => kind !== right)
    const publish = (body: object) => world.insert(who, { title: 'x', category: 'football', ...body })
    for (const [kind, path] of [...wrong('picture'), ['nobody’s', '/media/AAAAAAAAAAAAAAAAAAAAAA.png'] as const]) {
      expect([kind, (await post({ pictures: [made(path)] })).error]).toEqual([kind, 'invalid-input'])
      const ticket = { kind: 'idea', content: 'x', pictures: [made(path)] }
      expect([kind, (await call('POST api/Universal/feedback', { as: who, body: ticket })).error]).toEqual([kind, 'not-found'])
    }
    for (const [kind, path] of wrong('cover')) {
      const body = { type: 'video', cover: made(path), video: own.video }
      expect([kind, (await post(body)).error]).toEqual([kind, 'cover-needed'])
      expect([kind, (await publish(body)).code]).toEqual([kind, 1])
    }
    for (const [kind, path] of wrong('video')) {
      const body = { cover: own.cover, video: made(path) }
      expect([kind, (await post({ type: 'video', ...body })).error]).toEqual([kind, 'video-format'])
      expect([kind, (await publish(body)).code]).toEqual([kind, 1])
    }
    const theirs = { as: other, body: { circle_id: circle.id, content: 'x', pictures: [own.picture] } }
    expect((await call('POST api/anchor_dynamics_user/insert', theirs)).error).toBe('invalid-input')
    const { rows } = await pool.query('SELECT count(*)::int AS total FROM post')
    expect(rows[0].total).toBe(14)
  })
})

it('a deleted post removes its files, except those that its author shows elsewhere', async () => {
  const [gone, twice, sent] = await Promise.all([1, 2, 3].map(async () => (await upload('picture', await goodPng())).path))
  const files = [gone, twice, sent] as string[]
  const made = await post({ pictures: files })
  const again = await post({ pictures: [twice] })
  const message = { conversationID: `C2C${other.id}`, type: 'image' as const, url: sent, key: randomUUID() }
  expect([made.error, again.error, (await call('POST api/Chat/send', { as: who, body: message })).error]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const codes = () => Promise.all(files.map(async (url) => (await app.http.inject({ url })).statusCode))
  const remove = (id: string) => call('POST api/anchor_dynamics/deletePost', { as: who, body: { id } })
  expect(await codes()).toEqual([200, 200, 200])
  await remove(made.data.id)
  expect(await codes()).toEqual([404, 200, 200])
  const { rows } = await pool.query('SELECT path FROM upload WHERE path = ANY ($1)', [files])
  expect(rows.map(({ path }) => path).sort()).toEqual([twice, sent].sort())
  await remove(again.data.id)
  expect(await codes()).toEqual([404, 404, 200])
})
