// What a first screen is drawn from: each read once, what its answer leads to, and nothing of what is not there.
import { expect, it } from 'vitest'
import type { RenderQuery } from '../../contract/render.ts'
import { firstScreenReads } from '../../rules/screen/first-screen.ts'
import { readScreen } from './read-screen.ts'

const reader = { tz: 'UTC', nowMs: 0, hide: false }

async function read(url: string, answers: Record<string, unknown>, hide = false) {
  const asked: string[] = []
  const queries: RenderQuery[] = []
  const answer = async (key: string, params: object): Promise<unknown> => {
    asked.push(`${key} ${JSON.stringify(params)}`)
    const found = answers[key]
    if (found instanceof Error) throw found
    return found === undefined ? {} : found
  }
  const reads = firstScreenReads(url, { ...reader, hide }) ?? []
  const { isThere, failures } = await readScreen(reads, { read: answer, lang: 'zh', now: 7 }, queries)
  return { isThere, failures, asked, queries }
}

it('reads what an answer leads to', async () => {
  const news = 'GET api/Portal_post/getList2'
  const { asked, queries, isThere } = await read('/detail?id=n1', { [news]: { article: { match_id: 'm1', league_id: 'l1' } } })
  expect(asked).toEqual([
    `${news} {"query":{"id":"n1"}}`,
    'POST api/hot_match/all_match {"body":{"ids":["m1"],"limit":500}}',
    `${news} {"query":{"league_id":"l1","limit":"6"}}`,
  ])
  expect(queries.map(({ key }) => key)).toContainEqual(['POST api/hot_match/all_match', { body: { ids: ['m1'], limit: 500 } }])
  expect(isThere).toBe(true)
})

it('keeps the first page of a list under the key of the list', async () => {
  const { queries } = await read('/news?sport=football', {})
  const [list] = queries
  expect(list).toEqual({
    key: ['news-list', { sport: 'football' }],
    data: { pages: [{}], pageParams: [1] },
    page: ['GET api/Portal_post/getList2', { query: { sport: 'football', page: '1', limit: '20' } }],
    updatedAt: 7,
  })
})

it('says what is another answer for who is signed in', async () => {
  const { queries } = await read('/circle-detail?post=p1', {})
  expect(queries.map(({ key, personal }) => [key[0], personal])).toEqual([
    ['GET api/anchor_dynamics/info', true],
    ['thread', true],
  ])
})

it('does not read what people say for who hides results', async () => {
  const { asked } = await read('/video-player?id=v1', {}, true)
  expect(asked).toEqual(['POST api/Video/getVideoInfo {"body":{"id":"v1"}}'])
})

it('is of nothing where what it is about is refused, here or behind another read', async () => {
  expect((await read('/score-detail?id=m1', { 'GET api/hot_match/detail': null })).isThere).toBe(false)
  const league = (id: string, hot: boolean) => ({ id, hot })
  const leagues = { list: [league('cold', false), league('l1', true)] }
  const { isThere, asked } = await read('/base-football', {
    'GET api/hot_match/initial_list': leagues,
    'GET api/Data/league': null,
  })
  expect(isThere).toBe(false)
  expect(asked).toContain('GET api/Data/league {"query":{"league_id":"l1"}}')
})

it('goes on without what failed, and tells why', async () => {
  const { isThere, failures, queries } = await read('/live?id=r1', {
    'GET api/Live_streaming/getRoomInfo': { match_id: null },
    'POST api/Live_streaming/getLiveHotList': new Error('busy'),
  })
  expect(isThere).toBe(true)
  expect(failures).toHaveLength(1)
  expect(queries.map(({ key }) => key[0])).toEqual(['GET api/Live_streaming/getRoomInfo', 'GET api/Live_streaming/getReserveLiveList'])
})
