// Search by part of a name, in any spelling, and the most frequent searches.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiKey } from '../../../contract/api.ts'
import { searchKinds } from '../../../contract/search.ts'
import { find } from '../../../rules/search/search-find.ts'
import { openIndex } from '../../../rules/search/search-index.ts'
import { upsertSetting } from '../../../server/core/setting/store.ts'
import { insertNews } from '../../../server/features/news/store.ts'
import { createSearchCounter } from '../../../server/features/search/counter.ts'
import { bannedSetting } from '../../../server/features/search/hot.ts'
import { registerSearch } from '../../../server/features/search/routes.ts'
import { addSearches, listSearched } from '../../../server/features/search/store.ts'
import { silentLog, testApp } from '../../support/app.ts'
import { contractErrors } from '../../support/contract/spec-check.ts'
import { type TestDatabase, testDatabase } from '../../support/database/database.ts'
import { aFixture, aLeague, aTeam, feedFor, kickOff, phase } from '../../support/match/match-build.ts'
import { type MatchWorld, openWorld } from '../../support/match/match-world.ts'

const triple = (zh: string, en: string, vi: string) => ({ zh, en, vi })
let database: TestDatabase
let world: MatchWorld
let app: FastifyInstance

async function call(path: string, name?: string) {
  const reply = await app.inject({ method: 'GET', url: `/api/${path}`, ...(name === undefined ? {} : { query: { name } }) })
  const body = reply.json()
  if (body.code === 0) expect(contractErrors(`GET api/${path}` as ApiKey, body.data)).toEqual([])
  return body
}
const article = (id: string, title: string, at: number) => ({
  ...{
    id,
    sport: 'football' as const,
    topic: 'report' as const,
    cover: '/news/a.webp',
    league_id: null,
    team_ids: [],
    match_id: null,
    comments: 0,
    body: [],
  },
  ...{ title: triple(title, id, id), summary: triple('', '', ''), author: triple('', '', '') },
  published_at: new Date(at).toISOString(),
})
const ids = (list: { id: string }[]): string[] => list.map(({ id }) => id)

beforeAll(async () => {
  database = await testDatabase()
  world = await openWorld(database)
  app = await testApp((http) => registerSearch(http, world.context, world.domain))
  const { sink } = world
  await sink.upsertLeagues([
    aLeague('l1', { name: triple('越南联赛', 'Vietnam League', 'Giải Việt Nam'), short: triple('越联', 'V League', 'V League') }),
    aLeague('l2', {
      hot: true,
      name: triple('临江超级联赛', 'River Super League', 'Siêu cấp Lâm Giang'),
      short: triple('临超', 'River', 'Lâm Giang'),
    }),
  ])
  await sink.upsertTeams([
    aTeam('t1', { name: triple('岘港', 'Da Nang', 'Đà Nẵng'), short: triple('岘港', 'Da Nang', 'Đà Nẵng') }),
    aTeam('t2', { name: triple('河内', 'Hanoi', 'Hà Nội'), short: triple('河内', 'Hanoi', 'Hà Nội') }),
    aTeam('t3', { league_id: 'l2', name: triple('临江潮汐', 'River Tide', 'Triều Lâm Giang'), short: triple('潮汐', 'Tide', 'Triều') }),
    aTeam('t4', { league_id: 'l2', name: triple('临江', 'River', 'Lâm Giang'), short: triple('临江', 'River', 'Lâm Giang') }),
  ])
  await sink.upsertFixtures([
    aFixture('m1', { match_time: new Date(kickOff + 3_600_000).toISOString() }),
    aFixture('m2', { home_team_id: 't3', away_team_id: 't4', league_id: 'l2', hot: true }),
    aFixture('m3', { home_team_id: 't4', away_team_id: 't3', league_id: 'l2', match_time: new Date(kickOff + 86_400_000).toISOString() }),
  ])
  await sink.upsertFixtures([
    aFixture('m0', {
      ...{ home_team_id: 't2', away_team_id: 't4' },
      ...{ match_time: new Date(kickOff - 30 * 86_400_000).toISOString(), time_tbc: true },
    }),
  ])
  await insertNews(database.db, [article('n1', '潮汐客场取胜', kickOff - 3_600_000), article('n2', '潮汐明天的消息', kickOff + 86_400_000)])
  await sink.applyEvents([feedFor('m2')(phase('first-half'), { minute: 0 })])
})
afterAll(() => app.close())

describe('search', () => {
  it.each(['岘港', 'da nang', 'Đà Nẵng', 'DANANG', 'ｄａ　ｎａｎｇ', 'nang', 'ng da'])('finds a team by %s', async (name) => {
    const { data } = await call('Search/index', name)
    expect(ids(data.teams)).toEqual(['t1'])
    expect(ids(data.matches)).toEqual(['m1'])
  })

  it('ranks full names above prefixes and infixes, and live matches above upcoming ones', async () => {
    const { data } = await call('Search/index', '临江')
    expect(ids(data.teams)).toEqual(['t4', 't3'])
    expect(ids(data.leagues)).toEqual(['l2'])
    expect(ids(data.matches)).toEqual(['m2', 'm3', 'm0'])
  })

  it('finds matches by their league and by both sides', async () => {
    expect(ids((await call('Search/match', 'super')).data.list)).toEqual(['m2', 'm3'])
    expect(ids((await call('Search/match', '潮汐 vs 临江')).data.list)).toEqual(['m2', 'm3'])
  })

  it.each(['linjiangcx', 'ljcx', '临jcx', 'chaoxi', 'cx', '潮x'])('finds a Chinese name by its pronunciation, %s', async (name) => {
    expect(ids((await call('Search/index', name)).data.teams)).toEqual(['t3'])
  })

  it('finds news by title and matches long over, with the total count', async () => {
    const { data } = await call('Search/index', 'chaoxi')
    expect(ids(data.news)).toEqual(['n1'])
    expect(data.totals).toMatchObject({ matches: 2, teams: 1, leagues: 0, news: 1, videos: 0 })
    const old = await call('Search/index', '河内')
    expect(ids(old.data.matches)).toEqual(['m1', 'm0'])
    expect(old.data.matches[1]).toMatchObject({ home_team_name_zh: '河内', away_team_name_zh: '临江' })
  })

  it('indicates when it found only near spellings', async () => {
    expect((await call('Search/index', 'hanio')).data).toMatchObject({ near: true, teams: [{ id: 't2' }] })
    expect((await call('Search/index', 'hanoi')).data.near).toBe(false)
  })

  it('finds nothing for blanks, and no streamers or rooms', async () => {
    expect((await call('Search/index', '   ')).data).toEqual({
      ...Object.fromEntries(searchKinds.map((kind) => [kind, []])),
      totals: Object.fromEntries(searchKinds.map((kind) => [kind, 0])),
      near: false,
    })
    expect((await call('Search/anchor', '临江')).data).toEqual({ list: [] })
    expect((await call('Search/live', '临江')).data).toEqual({ list: [] })
  })

  it('accepts ten user-perceived characters and rejects eleven', async () => {
    const family = '👨‍👩‍👧‍👦'
    for (const path of ['Search/index', 'Search/match', 'Search/anchor', 'Search/live']) {
      expect((await call(path, 'e\u0302\u0301'.repeat(10))).code).toBe(0)
      expect(await call(path, `${family}1234567890`)).toMatchObject({ code: 1, error: 'invalid-input' })
      expect(await call(path, '')).toMatchObject({ code: 1, error: 'invalid-input' })
    }
  })
})

describe('when only the day of a match is known', () => {
  it('sorts it after timed matches of that day and before those of the next', async () => {
    const other = await openWorld(await testDatabase())
    await other.sink.upsertLeagues([aLeague('l1')])
    await other.sink.upsertTeams(['t1', 't2'].map((id) => aTeam(id)))
    // Noon UTC is eight in the evening in Beijing.
    const noon = kickOff + 3 * 86_400_000
    const at = (id: string, hours: number, more = {}) =>
      aFixture(id, { match_time: new Date(noon + hours * 3_600_000).toISOString(), ...more })
    await other.sink.upsertFixtures([at('open', 0, { time_tbc: true }), at('evening', 3), at('morning', -8), at('next', 5)])
    const http = await testApp((routes) => registerSearch(routes, other.context, other.domain))
    const { data } = (await http.inject({ method: 'GET', url: '/api/Search/match', query: { name: 'Team t1' } })).json()
    await http.close()
    expect(ids(data.list)).toEqual(['morning', 'evening', 'open', 'next'])
  })
})

describe('search index', () => {
  const read = (query: Record<string, string> = {}, headers = {}) => app.inject({ url: '/api/Search/snapshot', query, headers })

  it('gives the same results on the device as on the server', async () => {
    const { data } = (await read()).json()
    expect(contractErrors('GET api/Search/snapshot', data)).toEqual([])
    const { id, time_tbc } = data.index.matches
    expect(time_tbc.map((place: number) => id[place])).toEqual(['m0'])
    const index = openIndex(data.index)
    for (const asked of ['岘港', 'ljcx', '临江', 'nang', 'super', 'hanio']) {
      const here = find(index, asked, { now: world.time.now, most: 50 })
      const there = (await call('Search/index', asked)).data
      const teams = index.names.get('team')?.columns.id ?? []
      expect(here.names.get('team')?.places.map((place) => teams[place])).toEqual(ids(there.teams))
      expect(new Set(here.matches.places.map((place) => index.matches.id[place]))).toEqual(new Set(ids(there.matches)))
      expect(here.near).toBe(there.near)
    }
  })

  it('is sent once: a request with its version or ETag does not receive it again', async () => {
    const first = await read()
    const { version, made_at } = first.json().data
    expect(first.headers.etag).toBeDefined()
    expect((await read({ known: version })).json().data).toEqual({ version, made_at, index: null })
    expect((await read({ known: 'another' })).json().data.index).not.toBeNull()
    expect((await read({}, { 'if-none-match': first.headers.etag })).statusCode).toBe(304)
    expect((await read({}, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
  })
})

describe('hot searches', () => {
  it('are today’s hot teams and leagues while nobody has searched', async () => {
    // The searches above are stored with a delay.
    await database.pool.query('DELETE FROM search_count')
    const fresh = await testApp((http) => registerSearch(http, world.context, world.domain))
    const { data } = (await fresh.inject({ url: '/api/universal/getHot' })).json()
    await fresh.close()
    expect(data.hot_match.slice(0, 3)).toMatchObject([
      { kind: 'team', id: 't3', short_name_zh: '潮汐' },
      { kind: 'team', id: 't4' },
      { kind: 'league', id: 'l2' },
    ])
    // Results of the same name differ by crest and sport.
    const { directory } = world.domain
    const [team, league] = [directory.teams.get('t3'), directory.leagues.get('l2')]
    expect(data.hot_match[0]).toMatchObject({ sport: team?.sport, mark: team?.crest })
    expect(data.hot_match[2]).toMatchObject({ sport: league?.sport, mark: `${league?.mark},${league?.color}` })
    expect(contractErrors('GET api/universal/getHot', data)).toEqual([])
    expect(data.hot_match.length).toBeLessThanOrEqual(10)
  })

  it('rank the most frequent searches first, and old searches fade', async () => {
    await addSearches(database.db, [
      { kind: 'team', id: 't1', count: 5 },
      { kind: 'team', id: 't2', count: 8 },
    ])
    expect(await listSearched(database.db, 10)).toMatchObject([{ id: 't2' }, { id: 't1' }])
    await database.pool.query("update search_count set at = at - interval '6 days' where id = 't2'")
    expect(await listSearched(database.db, 10)).toMatchObject([{ id: 't1' }, { id: 't2' }])
    await addSearches(database.db, [{ kind: 'team', id: 't2', count: 1 }])
    const { rows } = await database.pool.query("select round(count::numeric, 2)::float as count from search_count where id = 't2'")
    expect(rows[0].count).toBeCloseTo(3, 1)
    const fresh = await testApp((http) => registerSearch(http, world.context, world.domain))
    const reply = await fresh.inject({ method: 'GET', url: '/api/universal/getHot' })
    expect(ids(reply.json().data.hot_match).slice(0, 2)).toEqual(['t1', 't2'])
    await fresh.close()
  })

  it('include a meaningful search made just before the server closes', async () => {
    const counted = async () => (await database.pool.query("select kind from search_count where id = 'l1'")).rows
    expect(await counted()).toEqual([])
    const fresh = await testApp((http) => registerSearch(http, world.context, world.domain))
    await fresh.inject({ method: 'GET', url: '/api/Search/index', query: { name: 'V League' } })
    await fresh.close()
    expect(await counted()).toEqual([{ kind: 'league' }])
  })

  it('count one address per subject once an hour, and for at most thirty subjects', async () => {
    let now = 0
    const counter = createSearchCounter({ db: database.db, log: silentLog }, () => now)
    const countOf = async (id: string): Promise<number> =>
      (await database.pool.query('select count::float from search_count where id = $1', [id])).rows[0]?.count ?? 0
    const subjects = Array.from({ length: 40 }, (_, place) => ({ kind: 'team' as const, id: `flood${place}` }))
    for (let round = 0; round < 100; round += 1) counter.count(subjects, '192.0.2.1')
    counter.count(subjects.slice(0, 1), '192.0.2.2')
    await counter.flush()
    expect([await countOf('flood0'), await countOf('flood1'), await countOf('flood30')]).toEqual([2, 1, 0])
    now = 3_600_001
    counter.count(subjects.slice(0, 1), '192.0.2.1')
    // An IPv6 network counts as one address.
    counter.count(subjects.slice(35, 36), '2001:db8:1:2::1')
    counter.count(subjects.slice(35, 36), '2001:db8:1:2:3::1')
    await counter.close()
    expect(await countOf('flood0')).toBeCloseTo(3, 2)
    expect(await countOf('flood35')).toBe(1)
  })

  it('exclude entries that the operator has hidden', async () => {
    const shown = async (): Promise<string[]> => {
      const fresh = await testApp((http) => registerSearch(http, world.context, world.domain))
      const reply = await fresh.inject({ method: 'GET', url: '/api/universal/getHot' })
      await fresh.close()
      return ids(reply.json().data.hot_match)
    }
    expect(await shown()).toContain('t3')
    await upsertSetting(database.db, bannedSetting, ['ＴＩＤＥ', 7, ''])
    expect(await shown()).not.toContain('t3')
    expect(await shown()).toContain('t4')
  })
})
