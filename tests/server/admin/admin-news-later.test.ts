// News scheduled for later: hidden before the time, public from then on, and retractable until then.
import { beforeAll, describe, expect, it } from 'vitest'
import type { AdminNewsState } from '../../../contract/admin/news-admin.ts'
import type { ApiKey } from '../../../contract/api.ts'
import { contractErrors } from '../../support/contract/spec-check.ts'
import { fullWorld, type Person } from '../../support/people/full-world.ts'

const world = await fullWorld()
const { clock } = world.app.context
/** Milliseconds by which the test has advanced product time. */
let passed = 0
const unmoved = clock.now
clock.now = () => unmoved() + passed
const day = 86_400_000
const texts = (text: string) => ({ zh: `${text}一`, en: `${text} one`, vi: `${text} một` })
const draft = (id: string, title: string) => ({
  ...{ id, sport: 'football', topic: 'flash', title: texts(title), summary: texts('摘要'), author: texts('作者') },
  ...{ cover: '', match_id: null, body: [{ type: 'p', text: texts('正文') }] },
})
let operator: Person
beforeAll(async () => {
  operator = await world.operator('editor')
})

const send = (key: ApiKey, fields: object, as: Person | null = operator) =>
  world.call(key, { as, ...(key.startsWith('GET') ? { query: fields as Record<string, string> } : { body: fields }) })
async function done(key: ApiKey, fields: object) {
  const { data, error } = await send(key, fields)
  expect([key, error ?? 'done', ...contractErrors(key, data)]).toEqual([key, 'done'])
  return data
}
const refusal = async (key: ApiKey, fields: object) => (await send(key, fields)).error
const inTime = (milliseconds: number): string => new Date(clock.now() + milliseconds).toISOString()
const publish = (id: string, more: object = {}) => done('POST api/Desk/publishNews', { id, on: true, ...more })
const idsOf = (list: { id: string }[]): string[] => list.map(({ id }) => id)
const states = async (state: AdminNewsState) => idsOf((await done('GET api/Desk/news', { state })).list)

/** The places where a reader finds an article. */
async function met(id: string, title: string): Promise<Record<string, boolean>> {
  const read = await send('GET api/Portal_post/getList2', { id }, null)
  const listed = await send('GET api/Portal_post/getList2', { limit: '50' }, null)
  const found = await send('GET api/Search/index', { name: title }, null)
  return {
    read: read.data?.article?.id === id,
    listed: idsOf(listed.data.list).includes(id),
    found: idsOf(found.data.news).includes(id),
  }
}
const nowhere = { read: false, listed: false, found: false }
const everywhere = { read: true, listed: true, found: true }
const comment = (id: string) => refusal('POST api/Comment/add', { kind: 'news', id, content: '好' })

describe('scheduled news', () => {
  it('are listed in the admin desk with their time, and hidden from readers', async () => {
    await done('POST api/Desk/putNews', draft('later', '远处的灯'))
    const at = inTime(300 * day)
    expect(await publish('later', { at })).toMatchObject({ state: 'waiting', published_at: at })
    expect([await states('waiting'), await states('published'), await states('draft')]).toEqual([['later'], [], []])
    expect([await met('later', '远处的灯'), await comment('later')]).toEqual([nowhere, 'not-found'])
    // A scheduled article is complete, and must stay complete.
    expect(await refusal('POST api/Desk/putNews', { ...draft('later', 'x'), body: [] })).toBe('content-needed')
    expect(await done('POST api/Desk/putNews', draft('later', '远处的灯'))).toMatchObject({ state: 'waiting', published_at: at })
  })

  it('are drafts again when withdrawn before, and can be rescheduled', async () => {
    expect(await done('POST api/Desk/publishNews', { id: 'later', on: false })).toMatchObject({ state: 'draft' })
    expect(await refusal('POST api/Desk/publishNews', { id: 'later', on: false })).toBe('already-decided')
    const [first, second] = [inTime(200 * day), inTime(100 * day)]
    await publish('later', { at: first })
    expect(await publish('later', { at: second })).toMatchObject({ state: 'waiting', published_at: second })
    await done('POST api/Desk/putNews', draft('sooner', '近处的灯'))
    await publish('sooner', { at: inTime(50 * day) })
    expect(await states('waiting')).toEqual(['sooner', 'later'])
  })

  it('are public from their time on, in every list and in search', async () => {
    const at = inTime(600_000)
    await publish('sooner', { at })
    expect(await met('sooner', '近处的灯')).toEqual(nowhere)
    passed += 600_000
    await expect.poll(() => met('sooner', '近处的灯'), { timeout: 20_000 }).toEqual(everywhere)
    expect(clock.now()).toBeGreaterThanOrEqual(Date.parse(at))
    expect(await comment('sooner')).toBeUndefined()
    expect((await send('GET api/Portal_post/getList2', { id: 'sooner' }, null)).data.article.published_at).toBe(at)
    expect([await states('published'), await states('waiting')]).toEqual([['sooner'], ['later']])
    // The article is public now: another time would hide it.
    expect(await refusal('POST api/Desk/publishNews', { id: 'sooner', on: true, at: inTime(day) })).toBe('already-decided')
  })

  it('can be published at once instead, and withdrawn news can be scheduled too', async () => {
    expect(await publish('later')).toMatchObject({ state: 'published' })
    await expect.poll(() => met('later', '远处的灯'), { timeout: 20_000 }).toEqual(everywhere)
    await done('POST api/Desk/publishNews', { id: 'later', on: false })
    expect(await publish('later', { at: inTime(20 * day) })).toMatchObject({ state: 'waiting' })
    expect(await met('later', '远处的灯')).toEqual(nowhere)
  })

  it('require a future time within a year, and only when published', async () => {
    const wrong = (more: object) => refusal('POST api/Desk/publishNews', { id: 'later', on: true, ...more })
    expect([
      await wrong({ at: inTime(-1_000) }),
      await wrong({ at: inTime(367 * day) }),
      await wrong({ at: 'soon' }),
      await wrong({ on: false, at: inTime(day) }),
    ]).toEqual(Array(4).fill('invalid-input'))
    await done('POST api/Desk/putNews', { ...draft('lacking', 'x'), body: [] })
    expect(await refusal('POST api/Desk/publishNews', { id: 'lacking', on: true, at: inTime(day) })).toBe('content-needed')
  })
})
