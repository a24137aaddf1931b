// Search by a part of a name, in any spelling, and what is searched for most.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiKey } from '../../contract/api.ts'
import { registerSearch } from '../../server/features/search/routes.ts'
import { addSearches, listSearched } from '../../server/features/search/store.ts'
import { testApp } from '../support/app.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { aFixture, aLeague, aTeam, feedFor, kickOff, phase } from '../support/match-build.ts'
import { type MatchWorld, openWorld } from '../support/match-world.ts'
import { contractErrors } from '../support/spec-check.ts'

const triple = (zh: string, en: string, vi: string) => ({ zh, en, vi })
let database: TestDatabase
let world: MatchWorld
let app: FastifyInstance
const askedNews: string[] = []

async function call(path: string, name?: string) {
  const reply = await app.inject({ method: 'GET', url: `/api/${path}`, ...(name === undefined ? {} : { query: { name } }) })
  const body = reply.json()
  if (body.code === 0) expect(contractErrors(`GET api/${path}` as ApiKey, body.data)).toEqual([])
  return body
}
const ids = (list: { id: string }[]): string[] => list.map(({ id }) => id)

beforeAll(async () => {
  database = await testDatabase()
  world = await openWorld(database)
  app = await testApp((http) =>
    registerSearch(http, world.context, world.domain, async (text) => {
      askedNews.push(text)
      return []
    }),
  )
  const { sink } = world
  await sink.putLeagues([
    aLeague('l1', { name: triple('越南联赛', 'Vietnam League', 'Giải Việt Nam'), short: triple('越联', 'V League', 'V League') }),
    aLeague('l2', {
      hot: true,
      name: triple('临江超级联赛', 'River Super League', 'Siêu cấp Lâm Giang'),
      short: triple('临超', 'River', 'Lâm Giang'),
    }),
  ])
  await sink.putTeams([
    aTeam('t1', { name: triple('岘港', 'Da Nang', 'Đà Nẵng'), short: triple('岘港', 'Da Nang', 'Đà Nẵng') }),
    aTeam('t2', { name: triple('河内', 'Hanoi', 'Hà Nội'), short: triple('河内', 'Hanoi', 'Hà Nội') }),
    aTeam('t3', { league_id: 'l2', name: triple('临江潮汐', 'River Tide', 'Triều Lâm Giang'), short: triple('潮汐', 'Tide', 'Triều') }),
    aTeam('t4', { league_id: 'l2', name: triple('临江', 'River', 'Lâm Giang'), short: triple('临江', 'River', 'Lâm Giang') }),
  ])
  await sink.putFixtures([
    aFixture('m1', { match_time: new Date(kickOff + 3_600_000).toISOString() }),
    aFixture('m2', { home_team_id: 't3', away_team_id: 't4', league_id: 'l2', hot: true }),
    aFixture('m3', { home_team_id: 't4', away_team_id: 't3', league_id: 'l2', match_time: new Date(kickOff + 86_400_000).toISOString() }),
  ])
  await sink.applyEvents([feedFor('m2')(phase('first-half'), { minute: 0 })])
})
afterAll(() => app.close())

describe('search', () => {
  it.each(['岘港', 'da nang', 'Đà Nẵng', 'DANANG', 'ｄａ　ｎａｎｇ', 'nang', 'ng da'])('finds a team by %s', async (name) => {
    const { data } = await call('Search/index', name)
    expect(ids(data.teams)).toEqual(['t1'])
    expect(ids(data.matches)).toEqual(['m1'])
  })

  it('puts the whole name before its beginning and its middle, and live matches before those to come', async () => {
    const { data } = await call('Search/index', '临江')
    expect(ids(data.teams)).toEqual(['t4', 't3'])
    expect(ids(data.leagues)).toEqual(['l2'])
    expect(ids(data.matches)).toEqual(['m2', 'm3'])
  })

  it('finds matches by their league, and hands the text to the news', async () => {
    expect(ids((await call('Search/match', 'super')).data.list)).toEqual(['m2', 'm3'])
    await call('Search/index', 'hanoi')
    expect(askedNews).toContain('hanoi')
  })

  it('finds nothing in blanks, streamers and rooms', async () => {
    expect((await call('Search/index', '   ')).data).toEqual({ matches: [], teams: [], leagues: [], news: [] })
    expect((await call('Search/anchor', '临江')).data).toEqual({ list: [] })
    expect((await call('Search/live', '临江')).data).toEqual({ list: [] })
  })

  it('takes ten characters as people see them, and not eleven', async () => {
    const family = '👨‍👩‍👧‍👦'
    for (const path of ['Search/index', 'Search/match', 'Search/anchor', 'Search/live']) {
      expect((await call(path, 'e\u0302\u0301'.repeat(10))).code).toBe(0)
      expect(await call(path, `${family}1234567890`)).toMatchObject({ code: 1, error: 'invalid-input' })
      expect(await call(path, '')).toMatchObject({ code: 1, error: 'invalid-input' })
    }
  })
})

describe('hot searches', () => {
  it('are the hot teams and leagues of today while nobody has searched', async () => {
    const { data } = await call('universal/getHot')
    expect(data.hot_match.slice(0, 3)).toMatchObject([
      { kind: 'team', id: 't3', short_name_zh: '潮汐' },
      { kind: 'team', id: 't4' },
      { kind: 'league', id: 'l2' },
    ])
    expect(data.hot_match.length).toBeLessThanOrEqual(10)
  })

  it('are led by what is searched for most, and old searches fade', async () => {
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
    const fresh = await testApp((http) => registerSearch(http, world.context, world.domain, async () => []))
    const reply = await fresh.inject({ method: 'GET', url: '/api/universal/getHot' })
    expect(ids(reply.json().data.hot_match).slice(0, 2)).toEqual(['t1', 't2'])
    await fresh.close()
  })

  it('count a search that means something when the server closes', async () => {
    const counted = async () => (await database.pool.query("select kind from search_count where id = 'l1'")).rows
    expect(await counted()).toEqual([])
    const fresh = await testApp((http) => registerSearch(http, world.context, world.domain, async () => []))
    await fresh.inject({ method: 'GET', url: '/api/Search/index', query: { name: 'V League' } })
    await fresh.close()
    expect(await counted()).toEqual([{ kind: 'league' }])
  })
})
