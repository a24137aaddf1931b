// Player search: in any spelling, exact names first, with the page of each.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ApiKey } from '../../../contract/api.ts'
import type { Lineup, PlayerLine } from '../../../contract/match/match-detail.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { registerMatch } from '../../../server/features/match/routes.ts'
import { createPlayerFinder } from '../../../server/features/search/players.ts'
import { registerSearch } from '../../../server/features/search/routes.ts'
import { testApp } from '../../support/app.ts'
import { contractErrors } from '../../support/contract/spec-check.ts'
import { testDatabase } from '../../support/database/database.ts'
import { aFixture, aLeague, aTeam, feedFor, kickOff, phase, score } from '../../support/match/match-build.ts'
import { type MatchWorld, openWorld } from '../../support/match/match-world.ts'

const triple = (zh: string, en: string, vi: string) => ({ zh, en, vi })
let app: FastifyInstance
let world: MatchWorld

async function call(path: string, name: string) {
  const body = (await app.inject({ url: `/api/${path}`, query: { name } })).json()
  expect(contractErrors(`GET api/${path}` as ApiKey, body.data)).toEqual([])
  return body
}
const lineup = (...players: [id: string, name: Name][]): Lineup => ({
  ...{ formation: '4-4-2', coach: triple('', '', ''), substitutes: [] },
  starters: players.map(([id, name], place) => ({
    ...{ id, name, number: place + 1, position: 'MF', x: 50, y: 50, rating: null, captain: false },
  })),
})
const line = (id: string, name: Name): PlayerLine => ({
  ...{ id, name, number: 5, position: 'C', points: 12, rebounds: 9, assists: 1, steals: 0, blocks: 3, threes: 0 },
})
const ids = (list: { id: string }[]): string[] => list.map(({ id }) => id)

beforeAll(async () => {
  world = await openWorld(await testDatabase())
  app = await testApp((http) => {
    registerSearch(http, world.context, world.domain)
    registerMatch(http, world.context, world.domain)
  })
  const { sink } = world
  await sink.upsertLeagues([aLeague('l1'), aLeague('hoops', { sport: 'basketball' })])
  await sink.upsertTeams([
    ...['t2', 't3'].map((id) => aTeam(id)),
    aTeam('t4', { name: triple('临江', 'River', 'Lâm Giang'), short: triple('临江', 'River', 'Lâm Giang') }),
    ...['b1', 'b2'].map((id) => aTeam(id, { sport: 'basketball', league_id: 'hoops' })),
  ])
  await sink.upsertFixtures([
    aFixture('m2', { home_team_id: 't3', away_team_id: 't4' }),
    aFixture('m0', { home_team_id: 't2', away_team_id: 't4', match_time: new Date(kickOff - 30 * 86_400_000).toISOString() }),
    aFixture('h1', {
      ...{ league_id: 'hoops', sport: 'basketball', home_team_id: 'b1', away_team_id: 'b2', period_minutes: 12 },
      match_time: new Date(kickOff - 86_400_000).toISOString(),
    }),
  ])
  const at = new Date(kickOff).toISOString()
  await sink.applyExtras([
    { ...{ match_id: 'h1', at, type: 'players' as const }, home: [line('b1-5', triple('高塔', 'Tower', 'Tower'))], away: [] },
    {
      ...{ match_id: 'm2', at, type: 'lineups' as const },
      home: lineup(['t3-1', triple('林海峰', 'Lin Haifeng', 'Lâm Hải Phong')], ['t3-2', triple('林海', 'Lin Hai', 'Lâm Hải')]),
      away: lineup(['t4-1', triple('小林海', 'Xiao Linhai', 'Tiểu Lâm Hải')], ['t4-2', triple('里维', 'Rivet', 'Rivet')]),
    },
  ])
  // Only events name a player of this team.
  const old = feedFor('m0', kickOff - 30 * 86_400_000)
  const hoops = feedFor('h1', kickOff - 86_400_000)
  const scorer = { type: 'goal', side: 'home', player: triple('阮文', 'Nguyen Van', 'Nguyễn Văn'), assist: null, how: 'open' } as const
  await sink.importEvents([
    old(phase('first-half'), { minute: 0 }),
    old(scorer, { minute: 9 }),
    old({ type: 'goal', side: 'home', player: triple('无缘', 'Unlucky', 'Unlucky'), assist: null, how: 'own' }, { minute: 20 }),
    old(phase('finished'), { minute: 90 }),
    hoops(phase('q1'), { minute: 0 }),
    hoops(score(101, 99, { quiet: true }), { minute: 48 }),
    hoops(phase('finished'), { minute: 48 }),
  ])
})
afterAll(() => app.close())

describe('players', () => {
  const players = async (text: string) => (await call('Search/index', text)).data.players

  it.each(['林海', 'linhai', 'Lâm Hải', 'lam hai', 'LIN HAI'])(
    'are found by %s: full matches first, then names with that prefix',
    async (text) => {
      expect(ids(await players(text)).slice(0, 2)).toEqual(['t3-2', 't3-1'])
    },
  )

  it('show their team but no statistics, and link to an existing page', async () => {
    const [found, ...others] = await players('阮文')
    const { crest, short } = world.domain.directory.teams.get('t2') ?? {}
    expect(others).toEqual([])
    expect(found).toEqual({
      ...{ kind: 'player', id: 'Nguyen Van', name: triple('阮文', 'Nguyen Van', 'Nguyễn Văn'), short },
      ...{ sport: 'football', mark: `t2,${crest}`, about: '', at: 0 },
    })
    for (const { id, mark } of [found, ...(await players('林海')), ...(await players('tower'))]) {
      const query = { team_id: mark.split(',')[0], player: id }
      expect((await app.inject({ url: '/api/Data/player', query })).json().data.player.key).toBe(id)
    }
    expect(await players('无缘')).toEqual([])
  })

  it('with an exact name match rank above any near match', async () => {
    expect((await call('Search/index', 'rivet')).data).toMatchObject({
      near: false,
      teams: [],
      players: [{ id: 't4-2' }],
      totals: { teams: 0, players: 1 },
    })
    expect((await call('Search/index', 'riveg')).data).toMatchObject({ near: true, players: [{ id: 't4-2' }] })
    expect((await call('Search/player', 'rivet')).data).toMatchObject({ near: false, list: [{ id: 't4-2' }] })
    expect((await call('Search/player', 'riveg')).data).toMatchObject({ near: true, list: [{ id: 't4-2' }] })
    expect((await call('Search/player', '岘港')).data).toEqual({ near: false, list: [] })
  })

  it('are returned alone when only that kind is requested', async () => {
    const alone = await app.inject({ url: '/api/Search/index', query: { name: 'lin', kind: 'players' } })
    expect(alone.json().data).toMatchObject({ teams: [], matches: [], totals: { teams: 1, players: 3 } })
    expect(ids(alone.json().data.players)).toHaveLength(3)
  })
  it('become searchable within ten minutes, or at once if their team is new', async () => {
    let now = 0
    const finder = createPlayerFinder(world.context, world.domain, () => now)
    const found = async (): Promise<number> => (await finder.find('新人', false)).total
    expect(await found()).toBe(0)
    const name = triple('新人', 'Newcomer', 'Newcomer')
    const at = new Date(kickOff).toISOString()
    await world.sink.applyExtras([{ match_id: 'h1', at, type: 'players', home: [line('b1-9', name)], away: [] }])
    now = 10 * 60_000
    expect(await found()).toBe(0)
    now += 1
    await vi.waitFor(async () => expect(await found()).toBe(1))
    await world.sink.applyExtras([{ match_id: 'h1', at, type: 'players', home: [line('b1-9', name), line('b1-8', name)], away: [] }])
    now += 3_000
    expect(await found()).toBe(1)
    await world.sink.upsertTeams([aTeam('t9')])
    expect(await found()).toBe(2)
  })
})
