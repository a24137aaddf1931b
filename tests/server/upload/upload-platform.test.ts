// Pictures that operators upload for the site: they belong to the platform, do not count towards the operator's quota, and outlive the
// account.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import { insertNews } from '../../../server/features/news/store.ts'
import { upload } from '../../../server/features/upload/table.ts'
import type { Person } from '../../support/people/full-world.ts'
import { videoWorld } from '../../support/people/video-world.ts'
import { goodPng } from '../../support/upload/hostile-files.ts'

const world = await videoWorld()
const { call, app, db, send } = world
const name = { zh: '北看台', en: 'North stand', vi: 'Khán đài Bắc' }
const about = { title: name, summary: name, author: name, cover: '', league_id: null, match_id: null, comments: 0 }
const article = { ...about, sport: 'football' as const, topic: 'flash' as const, published_at: '2026-01-01T00:00:00Z' }

async function good(as: Person, key: Parameters<typeof call>[0], body: object): Promise<void> {
  expect([key, (await call(key, { as, body })).error]).toEqual([key, undefined])
}

it('deleting an operator’s account keeps the platform’s files, and removes all other uploads', async () => {
  const operator = await world.operator('leaving-desk')
  const paths = await Promise.all(Array.from({ length: 7 }, async () => send(operator, 'picture', await goodPng())))
  const [banner = '', icon = '', cover = '', inside = '', task = '', logo = '', own = ''] = paths
  const always = { regions: [], langs: [], from: null, until: null }
  await good(operator, 'POST api/Desk/putBanner', { id: 'b', title: name, img: banner, url: '/schedule', place: 1, on: true, ...always })
  const circle = { id: 'house-circle', name, summary: name, icon, color: '#0B5A8A', league_id: null, team_id: null, place: 0, on: true }
  await good(operator, 'POST api/Desk/putCircle', circle)
  await insertNews(db, [{ ...article, id: 'house-news', cover, team_ids: [], body: [{ type: 'img', text: name, src: inside }] }])
  const known = (await call('GET api/Desk/tasks', { as: operator })).data.list[0]
  await good(operator, 'POST api/Desk/putTask', { ...known, img: task })
  await good(operator, 'POST api/Desk/putSite', { logo })
  await world.leave(operator)
  const codes = await Promise.all(
    [banner, icon, cover, inside, task, logo, own].map(async (url) => (await app.http.inject({ url })).statusCode),
  )
  expect(codes).toEqual([200, 200, 200, 200, 200, 200, 404])
})

it('platform files do not count against an operator’s quota', async () => {
  const operator = await world.operator('busy-desk')
  const made = Array.from({ length: memberLimits.uploadFiles }, () => {
    const id = randomUUID()
    return {
      id,
      account_id: operator.id,
      kind: 'picture',
      size: 1,
      path: `/media/${id}.png`,
      type: 'image/png',
      stored_at: new Date(),
    } as const
  })
  await db.insert(upload).values(made)
  const ask = () => call('POST api/Member/getQiniuToken', { as: operator, body: { kind: 'picture', size: 100 } })
  expect((await ask()).error).toBe('upload-full')
  const body = made.map(({ path }) => ({ type: 'img' as const, text: name, src: path }))
  await insertNews(db, [{ ...article, id: 'long-news', team_ids: [], body }])
  expect((await ask()).error).toBeUndefined()
})
