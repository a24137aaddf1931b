// The data of a first screen: each read happens once, follow-up reads come from responses, and missing subjects are left out.
import { expect, it } from 'vitest'
import type { RenderQuery } from '../../contract/render.ts'
import { firstScreenReads } from '../../rules/screen/first-screen.ts'
import { readScreen } from './read-screen.ts'

const reader = { tz: 'UTC', lang: 'vi', nowMs: 0, hide: false } as const

async function read(url: string, responses: Record<string, unknown>, hide = false) {
  const asked: string[] = []
  const queries: RenderQuery[] = []
  const respond = async (key: string, params: object): Promise<unknown> => {
    asked.push(`${key} ${JSON.stringify(params)}`)
    const found = responses[key]
    if (found instanceof Error) throw found
    return found === undefined ? {} : found
  }
  const reads = firstScreenReads(url, { ...reader, hide }) ?? []
  const { isThere, failures } = await readScreen(reads, { read: respond, lang: 'zh', now: 7 }, queries)
  return { isThere, failures, asked, queries }
}

it('reads what a response leads to', async () => {
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

it('marks responses that differ for signed-in users', async () => {
  const { queries } = await read('/circle-detail?post=p1', {})
  expect(queries.map(({ key, personal }) => [key[0], personal])).toEqual([
    ['GET api/anchor_dynamics/info', true],
    ['thread', true],
  ])
})

it('does not read comments when the reader hides results', async () => {
  const { asked } = await read('/video-player?id=v1', {}, true)
  expect(asked).toEqual(['POST api/Video/getVideoInfo {"body":{"id":"v1"}}'])
})

it('is not found when its subject is refused, directly or behind another read', async () => {
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

it('continues without failed reads, and reports why', async () => {
  const { isThere, failures, queries } = await read('/live?id=r1', {
    'GET api/Live_streaming/getRoomInfo': { match_id: null },
    'POST api/Live_streaming/getLiveHotList': new Error('busy'),
  })
  expect(isThere).toBe(true)
  expect(failures).toHaveLength(1)
  expect(queries.map(({ key }) => key[0])).toEqual(['GET api/Live_streaming/getRoomInfo', 'GET api/Live_streaming/getReserveLiveList'])
})

it('reads a person if there is no such streamer, and is not found if there is neither', async () => {
  const streamer = 'POST api/live/getLiveByUid'
  const person = 'GET api/anchor_dynamics/person'
  const fan = await read('/persona?id=u1', { [streamer]: null })
  expect(fan.isThere).toBe(true)
  expect(fan.asked).toContain(`${person} {"query":{"id":"u1"}}`)
  expect(fan.queries.map(({ key }) => key[0])).toEqual(['POST api/Live_streaming/badgeList', 'GET api/Expert/labels', person])
  const known = await read('/persona?id=u1', { [streamer]: { id: 'r1' } })
  expect(known.asked.some((one) => one.startsWith(person))).toBe(false)
  expect((await read('/persona?id=u1', { [streamer]: null, [person]: null })).isThere).toBe(false)
})

it('reads the first room of a match for the reader, or who will show it', async () => {
  const stand = (id: string, title: string) => ({ id, title, nickname: id, is_live: true })
  const match = { match: { sport: 'football' } }
  const rooms = 'GET api/Live/getRoomList'
  const stands = [stand('r1', '焦点战'), stand('r2', 'Trận cầu tâm điểm')]
  const responses = { 'GET api/hot_match/detail': match, [rooms]: { list: stands } }
  const { asked } = await read('/score-live?id=m1', responses)
  expect(asked).toContain('GET api/Live_streaming/getRoomInfo {"query":{"id":"r2"}}')
  const none = await read('/score-live?id=m1', { ...responses, [rooms]: { list: [] } })
  expect(none.asked).toContain('GET api/Live_streaming/getReserveLiveList {"query":{"match_id":"m1","limit":"20"}}')
})

it('reads the rooms of the match on the home page stage if it has a stream', async () => {
  const row = (streams: number) => ({ list: [{ id: 'm1', status: 'live', sport: 'football', streams, rooms: 2 }] })
  const rooms = 'GET api/Live/getRoomList {"query":{"match_id":"m1","limit":"7"}}'
  expect((await read('/main', { 'GET api/hot_match/recommend': row(1) })).asked).toContain(rooms)
  expect((await read('/main', { 'GET api/hot_match/recommend': row(0) })).asked).not.toContain(rooms)
})

it('reads the matches of live rooms, of the next announced ones, and of playbacks', async () => {
  const matches = 'POST api/hot_match/all_match'
  const start_at = new Date(60_000).toISOString()
  const { asked } = await read('/anchor', {
    'POST api/Live_streaming/getIndexLiveList': {
      list: [
        { is_live: true, match_id: 'm2' },
        { is_live: true, match_id: 'm1' },
        { is_live: true, match_id: null },
        { is_live: false, match_id: 'm9' },
      ],
    },
    'GET api/Live_streaming/getReserveLiveList': {
      list: [
        { state: 'live', start_at, match_id: 'm8' },
        { state: 'announced', start_at, match_id: 'm3' },
      ],
    },
    'POST api/Live_streaming/getReplayList': { list: [{ match_id: null }] },
  })
  const askedFor = (ids: string[]): string => `${matches} ${JSON.stringify({ body: { ids, limit: 500 } })}`
  expect(asked.filter((one) => one.startsWith(matches))).toEqual([askedFor(['m1', 'm2']), askedFor(['m3'])])
})
