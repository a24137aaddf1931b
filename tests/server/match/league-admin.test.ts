// Table rules that an operator sets at the desk: applied to the tables at once, logged, and preserved through feeds and restarts.
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OwnTableRules } from '../../../contract/admin/league-admin.ts'
import type { ApiData, ApiKey } from '../../../contract/api.ts'
import { tableLimits } from '../../../contract/match/table-order.ts'
import type { TableZone } from '../../../contract/match/table-zone.ts'
import { RateLimiter, rateLimitsOf } from '../../../server/core/http/rate-limit.ts'
import type { FeedEvent } from '../../../server/features/match/feed-message.ts'
import { registerMatch } from '../../../server/features/match/routes.ts'
import { testApp } from '../../support/app.ts'
import { contractErrors } from '../../support/contract/spec-check.ts'
import { type TestDatabase, testDatabase } from '../../support/database/database.ts'
import { aFixture, aLeague, aTeam, feedFor, kickOff, name, phase, score } from '../../support/match/match-build.ts'
import { type MatchWorld, openWorld } from '../../support/match/match-world.ts'

const day = 86_400_000
let database: TestDatabase
let world: MatchWorld
let app: FastifyInstance

interface CallResponse<T> {
  code: number
  error?: string
  data: T
}
const serve = (of: MatchWorld): Promise<FastifyInstance> =>
  testApp((http) => registerMatch(http, of.context, of.domain), {
    authenticate: async (token) => (token === '' ? null : { id: token, roles: token.startsWith('op') ? (['operator'] as const) : [] }),
    limiter: new RateLimiter(rateLimitsOf(0)),
  })
async function call<K extends ApiKey>(key: K, fields: object, as: string): Promise<CallResponse<ApiData<K>>> {
  const [method, path] = key.split(' ') as ['GET' | 'POST', string]
  const input = method === 'GET' ? { query: fields as Record<string, string> } : { payload: fields }
  const response: CallResponse<ApiData<K>> = (await app.inject({ method, url: `/${path}`, headers: { token: as }, ...input })).json()
  if (response.code === 0) expect(contractErrors(key, response.data)).toEqual([])
  return response
}
const usual: OwnTableRules = { order: [], zones: null, deductions: [] }
const save = (rules: Partial<OwnTableRules>, id = 'l1', as = 'op-one') =>
  call('POST api/Desk/putLeagueRules', { id, ...usual, ...rules }, as)
const refusal = async (rules: Partial<OwnTableRules>, id = 'l1'): Promise<string | undefined> => (await save(rules, id)).error

const tableOf = async (league_id = 'l1', part: object = {}) => {
  const [table] = (await call('GET api/hot_match/standings', { league_id, ...part }, '')).data.list
  if (!table) throw new Error(`${league_id} has no table`)
  return table
}
const order = async (): Promise<string> => (await tableOf()).rows.map(({ team_id, points }) => `${team_id} ${points}`).join(', ')

const zone = (from: number, to: number, tone: TableZone['tone'] = 'promotion'): TableZone => ({ from, to, tone, name: name('Zone') })
const deduction = (team_id: string, points: number, season = '2026') => ({ season, team_id, points, reason: name('Unpaid wages') })

const over = (id: string, days: number, home: number, away: number): FeedEvent[] => {
  const feedEvent = feedFor(id, kickOff + days * day)
  return [
    feedEvent(phase('first-half'), { minute: 0 }),
    feedEvent(score(home, away, { quiet: true }), { minute: 90 }),
    feedEvent(phase('finished'), { minute: 90 }),
  ]
}
const at = (id: string, days: number, home: string, away: string, more = {}) =>
  aFixture(id, {
    match_time: new Date(kickOff + days * day).toISOString(),
    home_team_id: home,
    away_team_id: away,
    season: '2026',
    ...more,
  })

beforeAll(async () => {
  database = await testDatabase()
  world = await openWorld(database, { now: kickOff })
  app = await serve(world)
  const { sink } = world
  await sink.upsertLeagues([
    aLeague('l1'),
    aLeague('warm', { name: { zh: '乙联赛', en: 'Warm', vi: 'Ấm' }, hot: true }),
    aLeague('bundesliga', { name: { zh: '甲联赛', en: 'Bundesliga', vi: 'Bundesliga' }, rules: 'bundesliga' }),
    aLeague('europe', { name: name('Europe'), rules: 'uefa-cup', zones: [zone(1, 2, 'first-cup')] }),
    aLeague('court', { sport: 'tennis', table: 'none' }),
  ])
  await sink.upsertTeams(['a', 'b', 'c', 'd', 'e'].map((id) => aTeam(id)))
  await sink.upsertFixtures([
    at('old', -300, 'a', 'e', { season: '2025' }),
    at('m1', -14, 'b', 'a'),
    at('m2', -14, 'c', 'd'),
    at('soon', 1, 'a', 'c', { round: 2 }),
    at('b1', -7, 'a', 'b', { league_id: 'bundesliga', season: '2024/25' }),
    at('w1', -7, 'a', 'b', { league_id: 'warm' }),
  ])
  await sink.importEvents([...over('old', -300, 1, 0), ...over('m1', -14, 0, 1), ...over('m2', -14, 3, 0), ...over('b1', -7, 1, 0)])
})

describe('table', () => {
  const usualOrder = 'c 3, a 3, b 0, d 0'

  it('applies the operator’s ranking order at once, and the default when it is removed', async () => {
    expect(await order()).toBe(usualOrder)
    const { data } = await save({ order: ['points', 'away-wins'] })
    expect(data.own.order).toEqual(['points', 'away-wins'])
    expect(await order()).toBe('a 3, c 3, b 0, d 0')
    expect((await call('GET api/Data/league', { league_id: 'l1' }, '')).data.rules.order).toEqual(['points', 'away-wins'])
    await save({})
    expect(await order()).toBe(usualOrder)
  })

  it('shows zones counted from both ends, from first place to last', async () => {
    expect((await tableOf()).zones).toBeUndefined()
    const { data } = await save({ zones: [zone(-1, -1, 'relegation'), zone(1, 1, 'first-cup')] })
    expect(data.own.zones?.map(({ from }) => from)).toEqual([1, -1])
    const placed = (await tableOf()).zones?.map(({ from, to, tone }) => [from, to, tone])
    expect(placed).toEqual([
      [1, 1, 'first-cup'],
      [4, 4, 'relegation'],
    ])
    await save({ zones: [] })
    expect((await tableOf()).zones).toBeUndefined()
    await save({})
  })

  it('subtracts the points deducted in its season and gives the reason', async () => {
    await save({ deductions: [deduction('c', 4), deduction('a', 1, '2025')] })
    expect(await order()).toBe('a 3, b 0, d 0, c -1')
    const { rows } = await tableOf()
    expect(rows.at(-1)?.deducted).toEqual({ points: 4, reason: name('Unpaid wages') })
    expect(rows[0]).not.toHaveProperty('deducted')
    expect((await tableOf('l1', { season: '2025' })).rows.map(({ team_id, points }) => [team_id, points])).toEqual([
      ['a', 2],
      ['e', 0],
    ])
    await save({})
    expect(await order()).toBe(usualOrder)
  })

  it('is rebuilt next to a match too', async () => {
    const beside = async () =>
      (await call('GET api/hot_match/detail', { id: 'soon' }, '')).data.standings?.rows.map(({ team_id }) => team_id)
    expect((await beside())?.[0]).toBe('c')
    await save({ deductions: [deduction('c', 1)] })
    expect((await beside())?.[0]).toBe('a')
    await save({})
  })
})

describe('operator rules', () => {
  const rules: OwnTableRules = { order: ['points', 'wins'], zones: [zone(1, 1)], deductions: [deduction('b', 2)] }

  it('survive a feed update of the league and a restart', async () => {
    await save(rules)
    await world.sink.upsertLeagues([aLeague('l1', { name: name('Other') })])
    expect(await order()).toBe('a 3, c 3, d 0, b -2')
    const restarted = await openWorld(database, { now: kickOff })
    const [table] = await restarted.domain.tables.of('l1')
    expect(table?.rows.map(({ team_id, points }) => `${team_id} ${points}`).join(', ')).toBe('a 3, c 3, d 0, b -2')
    expect(table?.zones).toHaveLength(1)
    await save({})
    const { rows } = await database.pool.query("SELECT tie_breaks, own FROM league WHERE id = 'l1'")
    expect(rows).toEqual([{ tie_breaks: [], own: null }])
  })

  it('are logged with their values before and after', async () => {
    const { rows: known } = await database.pool.query('SELECT coalesce(max(id), 0)::int AS id FROM desk_audit')
    await save(rules)
    await save({}, 'l1', 'op-two')
    const { rows } = await database.pool.query('SELECT "by", act, subject, before, after FROM desk_audit WHERE id > $1 ORDER BY id', [
      known[0].id,
    ])
    expect(rows).toEqual([
      { by: 'op-one', act: 'league.rules', subject: 'league l1', before: usual, after: rules },
      { by: 'op-two', act: 'league.rules', subject: 'league l1', before: rules, after: usual },
    ])
  })

  it('take the later of two concurrent changes, in memory and in the database', async () => {
    const points = Array.from({ length: 8 }, (_, index) => index + 1)
    const responses = await Promise.all(points.map((one) => save({ deductions: [deduction('d', one)] }, 'l1', `op-${one}`)))
    expect(responses.map(({ code }) => code)).toEqual(Array(8).fill(0))
    const { rows } = await database.pool.query("SELECT own FROM league WHERE id = 'l1'")
    expect((await tableOf()).rows.at(-1)?.deducted?.points).toBe(rows[0].own.deductions[0].points)
    const { rows: log } = await database.pool.query('SELECT before, after FROM desk_audit ORDER BY id DESC LIMIT 8')
    for (const [index, { before }] of log.slice(0, -1).entries()) expect(before).toEqual(log[index + 1].after)
    await save({})
  })
})

describe('invalid league rules', () => {
  it.each<[what: string, zones: TableZone[]]>([
    ['place 0', [zone(0, 3)]],
    ['an end before the beginning', [zone(4, 1)]],
    ['an end before the beginning, from the end', [zone(-1, -3)]],
    ['one place twice', [zone(1, 4), zone(4, 5)]],
    ['all places and the last', [zone(1, -1), zone(-1, -1)]],
    ['a place past all tables', [zone(1, 100)]],
    ['a name in two languages', [{ ...zone(1, 1), name: { ...name('x'), vi: ' ' } }]],
    ['a name without an end', [{ ...zone(1, 1), name: name('x'.repeat(tableLimits.zoneName + 1)) }]],
  ])('reject zones: %s', async (_what, zones) => expect(await refusal({ zones })).toBe('invalid-input'))

  it.each<[what: string, deductions: OwnTableRules['deductions']]>([
    ['a team of no match of the league', [deduction('nobody', 3)]],
    ['a team and season twice', [deduction('a', 3), deduction('b', 3), deduction('a', 6)]],
    ['no points', [deduction('a', 0)]],
    ['a hundred points', [deduction('a', 100)]],
    ['no reason', [{ ...deduction('a', 3), reason: { zh: '', en: '', vi: '' } }]],
  ])('reject deductions: %s', async (_what, deductions) => expect(await refusal({ deductions })).toBe('invalid-input'))

  it('reject an order with a duplicate or unknown criterion', async () => {
    expect(await refusal({ order: ['points', 'points'] })).toBe('invalid-input')
    expect(await refusal({ order: ['luck'] as never })).toBe('invalid-input')
  })

  it('reject an unknown league or one without tables', async () => {
    expect([await refusal({}, 'nowhere'), await refusal({}, 'court')]).toEqual(['not-found', 'not-found'])
    const teams = async (id: string) => (await call('GET api/Desk/leagueTeams', { id }, 'op-one')).error
    expect([await teams('nowhere'), await teams('court')]).toEqual(['not-found', 'not-found'])
  })

  it('change nothing', async () => {
    const { rows } = await database.pool.query("SELECT tie_breaks, own FROM league WHERE id = 'l1'")
    expect(rows).toEqual([{ tie_breaks: [], own: null }])
  })

  it.each(['GET api/Desk/leagues', 'GET api/Desk/leagueTeams', 'POST api/Desk/putLeagueRules'] as const)(
    'reject %s by a guest or a member',
    async (key) => {
      const fields = key === 'POST api/Desk/putLeagueRules' ? { id: 'l1', ...usual } : key === 'GET api/Desk/leagues' ? {} : { id: 'l1' }
      const errors = [(await call(key, fields, '')).error, (await call(key, fields, 'member')).error]
      expect(errors).toEqual(['auth-lost', 'forbidden'])
    },
  )
})

describe('league list', () => {
  const list = async (text = '') => (await call('GET api/Desk/leagues', text === '' ? {} : { name: text }, 'op-one')).data
  const ids = async (text?: string): Promise<string[]> => (await list(text)).list.map(({ league }) => league.id)

  it('contains leagues with tables: those with custom rules first, then hot ones, then by Chinese name', async () => {
    await save({ zones: [] }, 'europe')
    expect((await ids()).slice(0, 2)).toEqual(['europe', 'warm'])
    await save({}, 'europe')
    const [first, ...rest] = await ids()
    expect([first, [...rest].sort()]).toEqual(['warm', ['bundesliga', 'europe', 'l1']])
    expect((await list()).total).toBe(4)
  })

  it('matches part of any of the three names, however it is typed', async () => {
    expect([await ids('甲联'), await ids('BUNDES'), await ids('am'), await ids('nothing')]).toEqual([
      ['bundesliga'],
      ['bundesliga'],
      ['warm'],
      [],
    ])
  })

  it('returns the defaults without operator rules: regulation order, and zones of the feed or season', async () => {
    await save({ order: ['points'], zones: [] }, 'bundesliga')
    const found = async (text: string) => (await list(text)).list[0]
    expect((await found('bundes'))?.usual.order.slice(0, 3)).toEqual(['points', 'goal-difference', 'goals'])
    expect((await found('bundes'))?.usual.zones.map(({ from, to }) => [from, to])).toEqual([
      [1, 4],
      [5, 5],
      [6, 6],
      [-3, -3],
      [-2, -1],
    ])
    await save({}, 'bundesliga')
    // The usual order of a large league phase has no head-to-head criterion.
    expect((await found('europe'))?.usual).toMatchObject({ order: expect.not.arrayContaining(['head-to-head-points']), zones: [{ to: 2 }] })
    expect((await found('warm'))?.usual.zones).toEqual([])
  })

  it('includes the teams of a league by Chinese name, and its seasons, newest first', async () => {
    const { teams, seasons } = (await call('GET api/Desk/leagueTeams', { id: 'l1' }, 'op-one')).data
    expect(teams.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(seasons).toEqual(['2026', '2025'])
  })
})
