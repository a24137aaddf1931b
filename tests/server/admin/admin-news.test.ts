// News at the desk: written, published, changed, retracted; what readers see of it, and what the log records.
import { beforeAll, describe, expect, it } from 'vitest'
import { newsAdminEndpoints } from '../../../contract/admin/news-admin.ts'
import type { ApiKey } from '../../../contract/api.ts'
import { newsLimits } from '../../../contract/limits/news-limits.ts'
import { newState } from '../../../server/features/match/state.ts'
import { insertMatches } from '../../../server/features/match/store.ts'
import { upsertNews } from '../../../server/features/news/store.ts'
import { contractErrors } from '../../support/contract/spec-check.ts'
import { aFixture, kickOff } from '../../support/match/match-build.ts'
import { fullWorld, type Person } from '../../support/people/full-world.ts'

const world = await fullWorld()
const { db } = world.app.context
const texts = (text: string) => ({ zh: `${text}一`, en: `${text} one`, vi: `${text} một` })
const draft = {
  ...{ id: 'own', sport: 'football', topic: 'report', title: texts('标题'), summary: texts('摘要'), author: texts('作者') },
  ...{ cover: '', match_id: null, body: [{ type: 'p', text: texts('正文') }] },
}
let operator: Person
let member: Person
beforeAll(async () => {
  operator = await world.operator('editor')
  member = await world.person('reader')
  await insertMatches(db, [newState(aFixture('news-match'), new Date(kickOff).toISOString())])
})

const send = (key: ApiKey, fields: object, as: Person | null = operator) =>
  world.call(key, { as, ...(key.startsWith('GET') ? { query: fields as Record<string, string> } : { body: fields }) })
async function done(key: ApiKey, fields: object) {
  const { data, error } = await send(key, fields)
  expect([key, error ?? 'done', ...contractErrors(key, data)]).toEqual([key, 'done'])
  return data
}
const refusal = async (key: ApiKey, fields: object) => (await send(key, fields)).error
const read = async (id: string) => (await send('GET api/Portal_post/getList2', { id }, null)).data?.article ?? null
const listed = async () => (await send('GET api/Portal_post/getList2', { limit: '50' }, null)).data.list.map(({ id }: { id: string }) => id)
const states = async (state: string) => (await done('GET api/Desk/news', { state })).list.map(({ id }: { id: string }) => id)
const acts = async () =>
  (await done('GET api/Desk/audit', { subject: 'news own' })).list.map(({ act, by }: { act: string; by: string }) => [act, by])

describe('news in the admin desk', () => {
  it('are restricted to operators', async () => {
    for (const key of Object.keys(newsAdminEndpoints) as ApiKey[]) {
      expect([key, (await send(key, { id: 'own' }, null)).code]).toEqual([key, 700])
      expect([key, (await send(key, { id: 'own' }, member)).error]).toEqual([key, 'forbidden'])
    }
  })

  it('start as a draft, which no reader sees and which may be incomplete', async () => {
    const lacking = { ...draft, title: { zh: '只有中文', en: '', vi: '' }, body: [] }
    expect(await done('POST api/Desk/putNews', lacking)).toMatchObject({ state: 'draft', team_ids: [] })
    expect(await states('draft')).toEqual(['own'])
    expect([await read('own'), await listed()]).toEqual([null, []])
    expect(await refusal('POST api/Desk/publishNews', { id: 'own', on: true })).toBe('content-needed')
  })

  it('are published in full in three languages, and edited for all readers', async () => {
    const at = world.app.context.clock.now()
    await done('POST api/Desk/putNews', { ...draft, match_id: 'news-match' })
    const shown = await done('POST api/Desk/publishNews', { id: 'own', on: true })
    expect(Date.parse(shown.published_at)).toBeGreaterThanOrEqual(at)
    expect(shown).toMatchObject({ state: 'published', match_id: 'news-match', league_id: 'l1' })
    expect(shown.team_ids).toHaveLength(2)
    expect(await read('own')).toMatchObject({ title: draft.title, body: draft.body })
    expect(await listed()).toEqual(['own'])
    await done('POST api/Desk/putNews', { ...draft, match_id: 'news-match', title: texts('新标题') })
    expect(await read('own')).toMatchObject({ title: texts('新标题'), published_at: shown.published_at, league_id: 'l1' })
    expect(await refusal('POST api/Desk/putNews', { ...draft, summary: { zh: 'x', en: 'x', vi: ' ' } })).toBe('content-needed')
    expect(await refusal('POST api/Desk/publishNews', { id: 'own', on: true })).toBe('already-decided')
  })

  it('are withdrawn and republished with their own time, and each action is logged', async () => {
    const { published_at } = await read('own')
    await done('POST api/Desk/publishNews', { id: 'own', on: false })
    expect([await read('own'), await listed(), await states('back')]).toEqual([null, [], ['own']])
    expect(await refusal('POST api/Desk/publishNews', { id: 'own', on: false })).toBe('already-decided')
    await done('POST api/Desk/publishNews', { id: 'own', on: true })
    expect((await read('own')).published_at).toBe(published_at)
    expect(await acts()).toEqual(
      ['news.publish', 'news.back', 'news.put', 'news.publish', 'news.put', 'news.put'].map((act) => [act, operator.id]),
    )
  })

  it('keep an operator’s edits when their source is read again', async () => {
    const own = (title: string) => ({
      ...{
        id: 'source',
        sport: 'football' as const,
        topic: 'flash' as const,
        cover: '',
        league_id: null,
        team_ids: [],
        match_id: null,
        comments: 0,
      },
      ...{ title: texts(title), summary: texts('s'), author: texts('a'), body: [{ type: 'p' as const, text: texts('b') }] },
      published_at: new Date(world.app.context.clock.now() - 1_000).toISOString(),
    })
    await upsertNews(db, [own('来源')])
    expect(await upsertNews(db, [own('更正')])).toBe(1)
    const { comments: _c, league_id: _l, team_ids: _t, published_at: _p, ...body } = own('运营')
    await done('POST api/Desk/putNews', body)
    expect(await upsertNews(db, [own('再更正')])).toBe(0)
    expect((await read('source')).title).toEqual(texts('运营'))
  })

  it.each([
    { sport: 'chess' },
    { topic: 'gossip' },
    { cover: 'https://evil.example/a.png' },
    { title: { zh: 'a', en: 'a' } },
    { title: texts('x'.repeat(newsLimits.title)) },
    { body: [{ type: 'html', text: texts('x') }] },
    { body: [{ type: 'img', text: texts('x'), src: '/media/../secret' }] },
    { body: Array.from({ length: newsLimits.blocks + 1 }, () => ({ type: 'p', text: texts('x') })) },
    { published_at: '2020-01-01T00:00:00Z' },
    { state: 'published' },
  ])('reject %o', async (wrong) => {
    expect(await refusal('POST api/Desk/putNews', { ...draft, id: 'wrong', ...wrong })).toBe('invalid-input')
  })

  it('link to their match, or have none', async () => {
    expect(await refusal('POST api/Desk/putNews', { ...draft, id: 'wrong', match_id: 'none' })).toBe('not-found')
    expect(await refusal('GET api/Desk/article', { id: 'wrong' })).toBe('not-found')
    expect(await refusal('POST api/Desk/publishNews', { id: 'wrong', on: true })).toBe('not-found')
  })
})
