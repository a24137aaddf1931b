// The match calls over HTTP in a small world.
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ApiKey } from '../../../contract/api.ts'
import type { MatchDetail } from '../../../contract/match/match-detail.ts'
import type { FeedEvent } from '../../../server/features/match/feed-message.ts'
import { registerMatch } from '../../../server/features/match/routes.ts'
import { testApp } from '../../support/app.ts'
import { contractErrors } from '../../support/contract/spec-check.ts'
import { testDatabase } from '../../support/database/database.ts'
import { aFixture, feedFor, goal, kickOff, phase, score } from '../../support/match/match-build.ts'
import { furnish, type MatchWorld, openWorld } from '../../support/match/match-world.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const iso = (ms: number): string => new Date(ms).toISOString()

describe('match calls', () => {
  let world: MatchWorld
  let app: FastifyInstance
  const call = async (method: 'GET' | 'POST', url: string, payload?: object, headers = {}) => {
    const reply = await app.inject({ method, url: `/api/${url}`, ...(payload ? { payload } : {}), headers })
    const data = reply.body === '' ? null : reply.json().data
    if (data !== null) expect(contractErrors(`${method} api/${url.split('?')[0]}` as ApiKey, data)).toEqual([])
    return {
      status: reply.statusCode,
      etag: reply.headers.etag as string,
      body: reply.body === '' ? null : reply.json(),
      cache: reply.headers['cache-control'],
    }
  }
  const ids = async (body: object): Promise<string[]> =>
    (await call('POST', 'hot_match/all_match', body)).body.data.list.map(({ id }: { id: string }) => id)

  beforeAll(async () => {
    world = await openWorld(await testDatabase(), { now: kickOff })
    app = await testApp((http) => registerMatch(http, world.context, world.domain))
    await furnish(world)
    const at = (id: string, offset: number, more = {}) => aFixture(id, { match_time: iso(kickOff + offset), ...more })
    await world.sink.upsertFixtures([
      at('today-b', hour),
      at('today-a', hour),
      at('hot', 2 * hour, { league_id: 'l2', home_team_id: 't3', away_team_id: 't4' }),
      at('tomorrow', day),
      at('yesterday', -day),
      at('old', -30 * day),
      at('nba', 3 * hour, { sport: 'basketball', league_id: 'nba', home_team_id: 'b1', away_team_id: 'b2', period_minutes: 12 }),
      // 23:30 of the day before in Beijing, and still live.
      at('late', -20 * hour - 30 * minute),
      at('group-a', -2 * day, { league_id: 'cup', group: 'Group A' }),
      // Near the beginning of the third day back, and near the end of the last day ahead, in zones where today has nearly ended or just
      // begun.
      at('first-day', -3.7 * day),
      at('last-day', 15.1 * day),
    ])
    const over = (id: string, start: number, home: number, away: number): FeedEvent[] => {
      const feedEvent = feedFor(id, start)
      return [
        feedEvent(phase('first-half'), { minute: 0 }),
        feedEvent(score(home, away, { quiet: true }), { minute: 90 }),
        feedEvent(phase('finished'), { minute: 90 }),
      ]
    }
    await world.sink.importEvents([
      ...over('yesterday', kickOff - day, 2, 1),
      ...over('old', kickOff - 30 * day, 0, 3),
      ...over('group-a', kickOff - 2 * day, 1, 1),
      feedFor('late', kickOff - 20 * hour - 30 * minute)(phase('first-half'), { minute: 0 }),
    ])
  })

  it('list by day in the reader’s time zone: hot leagues first, then by league, kick-off and id', async () => {
    expect(await ids({ day: '2026-03-07' })).toEqual(['hot', 'late', 'today-a', 'today-b', 'nba'])
    expect(await ids({ day: '2026-03-06' })).toEqual(['yesterday', 'late'])
    expect(await ids({ day: '2026-03-07', tz: 'America/Los_Angeles', status: 'upcoming' })).toEqual(['hot', 'today-a', 'today-b', 'nba'])
    expect(await ids({ day: '2026-03-08', tz: 'Pacific/Kiritimati', sport: 'football' })).toEqual(['hot', 'late', 'today-a', 'today-b'])
    expect(await ids({ day: '2026-03-06', days: 3, sport: 'football' })).toEqual([
      'yesterday',
      'late',
      'hot',
      'today-a',
      'today-b',
      'tomorrow',
    ])
  })

  it('list current matches without a day, and filter by league, status, ids and page', async () => {
    expect(await ids({})).toEqual(['hot', 'late', 'today-a', 'today-b', 'nba'])
    expect(await ids({ status: 'live' })).toEqual(['late'])
    expect(await ids({ league_id: 'cup' })).toEqual(['group-a'])
    expect(await ids({ ids: ['old', 'nba', 'nobody'] })).toEqual(['old', 'nba'])
    expect(await ids({ day: '2026-03-07', days: 2, team_ids: ['t3'], league_ids: ['nba'] })).toEqual(['hot', 'nba'])
    expect(await ids({ team_ids: [], league_ids: [] })).toEqual([])
    const page = (await call('POST', 'hot_match/all_match', { page: 2, limit: 2 })).body.data
    expect([page.total, page.list.map(({ id }: { id: string }) => id)]).toEqual([5, ['today-a', 'today-b']])
  })

  it('return matches older than those in memory', async () => {
    expect(await ids({ day: '2026-02-05' })).toEqual(['old'])
    expect((await call('GET', 'hot_match/detail?id=old')).body.data.match).toMatchObject({ away_score: 3, winner: 'away' })
  })

  it('reject an invalid time zone or day', async () => {
    for (const body of [{ tz: 'Moon/Base' }, { day: '2026-02-30' }, { day: 'today' }, { limit: 2_001 }, { sport: 'chess' }])
      expect((await call('POST', 'hot_match/all_match', body)).body).toMatchObject({ code: 1, error: 'invalid-input' })
    for (const day of ['0000-01-01', '0001-01-01', '0099-12-31', '1899-12-31', '3000-01-01', '9999-12-31', '2999-12-31'])
      expect([day, (await call('POST', 'hot_match/all_match', { day, days: 14 })).body.error]).toEqual([day, 'invalid-input'])
    expect((await call('POST', 'hot_match/all_match', { day: '1900-01-01', days: 14 })).body.code).toBe(0)
  })

  it('return 304 until something in the list changes', async () => {
    const first = await call('POST', 'hot_match/all_match', { sport: 'basketball' })
    expect(first.cache).toBe('no-cache')
    const ask = () => call('POST', 'hot_match/all_match', { sport: 'basketball' }, { 'if-none-match': first.etag })
    expect((await ask()).status).toBe(304)
    // A football match changes; the basketball list does not.
    await world.sink.applyEvents([feedFor('late')(goal('home'), { minute: 5 }, { key: 'g', at: iso(kickOff - minute) })])
    expect((await ask()).status).toBe(304)
    const feedEvent = feedFor('nba')
    await world.sink.applyEvents([feedEvent(phase('q1'), { minute: 0 }, { at: iso(kickOff) })])
    const changed = await ask()
    expect([changed.status, changed.body.data.list[0].status]).toEqual([200, 'live'])
  })

  it('advance the match minute without the feed', async () => {
    const shown = async () => (await call('POST', 'hot_match/all_match', { ids: ['nba'] })).body.data.list[0].match_str
    expect(await shown()).toBe('Q1 12:00')
    world.time.now += 3 * minute
    expect(await shown()).toBe('Q1 09:00')
    world.time.now -= 3 * minute
  })

  it('recommend live matches first', async () => {
    const { list } = (await call('GET', 'hot_match/recommend')).body.data
    expect(list.slice(0, 2).map(({ status }: { status: string }) => status)).toEqual(['live', 'live'])
    expect(list.length).toBeLessThanOrEqual(12)
    expect(list.map(({ id }: { id: string }) => id)).toContain('hot')
  })

  it('count leagues', async () => {
    const leagues = (await call('GET', 'hot_match/initial_list?sport=football')).body.data.list
    expect(leagues.map(({ id, live, today }: { id: string; live: number; today: number }) => [id, live, today])).toEqual([
      ['l2', 0, 1],
      ['cup', 0, 0],
      ['l1', 1, 2],
    ])
  })

  it('build tables, provisional during a match, and one per group', async () => {
    const [table] = (await call('GET', 'hot_match/standings?league_id=l1')).body.data.list
    expect(table).toMatchObject({ provisional: true, group: null })
    expect(table.rows.map(({ team_id, points, move, played }: Record<string, unknown>) => [team_id, points, move, played])).toEqual([
      ['t1', 6, 1, 3],
      ['t2', 3, -1, 3],
    ])
    const [group] = (await call('GET', 'hot_match/standings?league_id=cup')).body.data.list
    expect([group.group, group.provisional]).toEqual([{ zh: 'A组', en: 'Group A', vi: 'Bảng A' }, false])
    expect((await call('GET', 'hot_match/standings?league_id=nowhere')).body.error).toBe('not-found')
  })

  it('return all details of a match: meetings, form, table', async () => {
    const detail = (await call('GET', 'hot_match/detail?id=tomorrow')).body.data as MatchDetail
    expect(detail.head_to_head.map(({ id }) => id)).toEqual(['yesterday', 'group-a', 'old'])
    expect(detail.form.home).toHaveLength(3)
    expect(detail.standings?.rows).toHaveLength(2)
    expect((await call('GET', 'hot_match/detail?id=nobody')).body.error).toBe('not-found')
  })

  it('list who shows a match as rooms open and close, past days included, and publish it once to viewers', async () => {
    const { frames, domain } = world
    const published = (): unknown[] =>
      frames.filter(({ type }) => type === 'match_rooms').map(({ channel, data, tick }) => [channel, data, tick])
    const coverage = { rooms: 2, streams: 1, announced: 1, streamers: [{ nickname: '甲', avatar: '/a.svg' }] }
    const shown = async (id: string) => {
      const [row] = (await call('POST', 'hot_match/all_match', { ids: [id] })).body.data.list
      return { rooms: row.rooms, streams: row.streams, announced: row.announced, streamers: row.streamers }
    }
    const { etag } = await call('POST', 'hot_match/all_match', { sport: 'football' })
    const nobody = { rooms: 0, streams: 0, announced: 0, streamers: [] }
    expect([await shown('hot'), await shown('old')]).toEqual([nobody, nobody])
    const before = published().length
    domain.setCoverage(
      new Map([
        ['hot', coverage],
        ['old', coverage],
      ]),
    )
    expect([await shown('hot'), await shown('old')]).toEqual([coverage, coverage])
    expect((await call('POST', 'hot_match/all_match', { sport: 'football' }, { 'if-none-match': etag })).status).toBe(200)
    domain.setCoverage(
      new Map([
        ['hot', structuredClone(coverage)],
        ['old', structuredClone(coverage)],
      ]),
    )
    domain.setCoverage(new Map([['old', coverage]]))
    expect(await shown('hot')).toEqual(nobody)
    expect(published().slice(before)).toEqual([
      [
        'scores',
        [
          { id: 'hot', ...coverage },
          { id: 'old', ...coverage },
        ],
        true,
      ],
      ['scores', [{ id: 'hot', ...nobody }], true],
    ])
    domain.setCoverage(new Map())
  })

  it('return the match on the home page stage while one of its streams is live', () => {
    const { lists, setCoverage } = world.domain
    const shownBy = (streams: number) => new Map([['late', { rooms: 1, streams, announced: 0, streamers: [] }]])
    expect(lists.featured()).toBeNull()
    setCoverage(shownBy(0))
    expect(lists.featured()).toBeNull()
    setCoverage(shownBy(1))
    expect(lists.featured()).toBe('late')
    setCoverage(new Map())
    expect(lists.featured()).toBeNull()
  })

  it('tally a battle that nobody has joined yet', async () => {
    const tally = async (which: object) => (await call('POST', 'hot_match/msgGetSimple', { type: 'football', ...which })).body
    expect((await tally({ id: 'hot' })).data).toEqual({ sourceid: 'hot', home: 0, away: 0, side: null })
    expect((await tally({ sourceid: 'hot' })).data.sourceid).toBe('hot')
    expect((await tally({ type: 'tennis', id: 'hot' })).error).toBe('not-found')
    for (const which of [{}, { id: 'hot', sourceid: 'old' }]) expect((await tally(which)).error).toBe('invalid-input')
  })
})
