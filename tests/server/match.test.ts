// Matches from the feed's word to what people read and hear, over a real database.
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MatchPatch } from '../../contract/live.ts'
import type { MatchDetail, MatchList, MatchOdds } from '../../contract/match.ts'
import type { GoalNotice } from '../../contract/push.ts'
import { Prepared } from '../../server/core/envelope.ts'
import type { FeedEvent } from '../../server/features/match/feed-message.ts'
import { registerMatch } from '../../server/features/match/routes.ts'
import { testApp } from '../support/app.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { aFixture, aLeague, aTeam, feedFor, goal, kickOff, name, phase, score } from '../support/match-build.ts'
import { type Frame, type MatchWorld, openWorld } from '../support/match-world.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const iso = (ms: number): string => new Date(ms).toISOString()

async function furnish({ sink }: MatchWorld): Promise<void> {
  await sink.putLeagues([
    aLeague('l1'),
    aLeague('l2', { hot: true }),
    aLeague('nba', { sport: 'basketball' }),
    aLeague('cup', { table: 'groups' }),
  ])
  await sink.putTeams(['t1', 't2', 't3', 't4'].map((id) => aTeam(id)))
  await sink.putTeams(['b1', 'b2'].map((id) => aTeam(id, { sport: 'basketball', league_id: 'nba' })))
}

async function row(world: MatchWorld, id: string) {
  const answer = await world.domain.lists.list({ ids: [id] })
  const data = (answer instanceof Prepared ? answer.data() : answer) as MatchList
  return data.list[0]
}

describe('a goal', () => {
  let database: TestDatabase
  let world: MatchWorld
  const say = feedFor('m1')
  beforeAll(async () => {
    database = await testDatabase()
    world = await openWorld(database)
    await furnish(world)
    await world.sink.putFixtures([aFixture('m1')])
    world.time.now = kickOff + 2 * hour
  })

  it('becomes a row, an event, frames and a fact', async () => {
    await world.sink.applyEvents([say(phase('first-half'), { minute: 0 })])
    world.frames.length = 0
    world.facts.length = 0
    await world.sink.applyEvents([say(goal('home', 'Ann'), { minute: 12 }, { key: 'g1' })])

    expect(await row(world, 'm1')).toMatchObject({ home_score: 1, away_score: 0, status: 'live', seq: 2, home_team_name_en: 'Team t1' })
    const { rows } = await database.pool.query(
      "select seq, feed_key, data, cancelled_by from match_event where match_id = 'm1' order by seq",
    )
    expect(rows.at(-1)).toMatchObject({
      seq: 2,
      feed_key: 'g1',
      cancelled_by: null,
      data: { type: 'goal', minute: "12'", player: name('Ann') },
    })

    const [patch, notice, detail] = world.frames as [Frame, Frame, Frame]
    const [changed] = patch.data as MatchPatch[]
    expect(patch).toMatchObject({ channel: 'scores', type: 'football_match', tick: false })
    expect(changed).toMatchObject({ id: 'm1', seq: 2, home_score: 1, note: { type: 'goal', side: 'home' } })
    expect(changed).not.toHaveProperty('away_score')
    expect(notice).toMatchObject({ channel: 'scores', type: 'goal', tick: false })
    expect(notice.data as GoalNotice).toMatchObject({
      iszhu: 1,
      match_str: "12'",
      home_score: 1,
      away_score: 0,
      home_team_name_zh: 'Team t1中',
      before: [0, 0],
    })
    expect(detail).toMatchObject({
      channel: 'match:m1',
      type: 'match_detail',
      tick: true,
      data: { id: 'm1', events: [{ seq: 2, type: 'goal' }] },
    })
    expect(world.facts).toMatchObject([
      { kind: 'goal', key: 'm1:g1', before: [0, 0], cancels: null, match: { home_score: 1, league_name_en: 'League l1' } },
    ])
  })

  it('is heard once, however often it is said', async () => {
    const [frames, facts] = [world.frames.length, world.facts.length]
    await world.sink.applyEvents([say(goal('home', 'Ann'), { minute: 12 }, { key: 'g1' })])
    expect([world.frames.length, world.facts.length, (await row(world, 'm1'))?.home_score]).toEqual([frames, facts, 1])
  })

  it('rolled back, is struck in the timeline, and everyone hears of it', async () => {
    world.frames.length = 0
    world.facts.length = 0
    await world.sink.applyEvents([say(score(0, 0), { minute: 14 })])
    expect(await row(world, 'm1')).toMatchObject({ home_score: 0, note: { type: 'goal-cancelled' } })
    expect(world.facts).toMatchObject([{ kind: 'goal', cancels: 2, before: [1, 0], event: { type: 'goal-cancelled' } }])
    expect(world.frames.map(({ type }) => type)).toEqual(['football_match', 'goal', 'match_detail'])
    const detail = (await world.domain.details.get('m1'))?.data() as MatchDetail
    expect(detail.events.map(({ type, cancelled_by }) => [type, cancelled_by])).toEqual([
      ['kick-off', null],
      ['goal', 3],
      ['goal-cancelled', null],
    ])
  })

  it('goes on after a restart as if nothing had been, and tells nothing twice', async () => {
    const again = await openWorld(database, { now: world.time.now })
    expect(await row(again, 'm1')).toMatchObject({ home_score: 0, seq: 3, phase: 'first-half' })
    await again.sink.applyEvents([say(goal('home', 'Ann'), { minute: 12 }, { key: 'g1' })])
    expect([again.frames, again.facts]).toEqual([[], []])
    await again.sink.applyEvents([say(goal('away', 'Bo'), { minute: 40 })])
    expect(await row(again, 'm1')).toMatchObject({ home_score: 0, away_score: 1, seq: 4 })
    expect(again.facts).toHaveLength(1)
  })

  it('is not kept when its alert cannot be kept', async () => {
    const broken = await openWorld(database, {
      now: world.time.now,
      onFacts: async () => {
        throw new Error('no outbox')
      },
    })
    await expect(broken.sink.applyEvents([say(goal('home'), { minute: 44 }, { key: 'lost' })])).rejects.toThrow('no outbox')
    expect([(await row(broken, 'm1'))?.home_score, broken.frames]).toEqual([0, []])
    const { rowCount } = await database.pool.query("select 1 from match_event where feed_key = 'lost'")
    expect(rowCount).toBe(0)
  })

  it('does not wait for a match whose name cannot be stored', async () => {
    await world.sink.putFixtures([
      aFixture('m2', { home_team_id: 't3', away_team_id: 't4' }),
      aFixture('m3', { home_team_id: 't1', away_team_id: 't4' }),
    ])
    const poison = { ...feedFor('m2')(goal('home', 'x'), { minute: 5 }), player: name('\u0000') } as FeedEvent
    await world.sink.applyEvents([poison, feedFor('m3')(goal('home', 'Cy'), { minute: 5 })])
    expect([(await row(world, 'm2'))?.home_score, (await row(world, 'm3'))?.home_score]).toEqual([0, 1])
  })
})

describe('fixtures', () => {
  let world: MatchWorld
  beforeAll(async () => {
    world = await openWorld(await testDatabase(), { now: kickOff - day })
    await furnish(world)
  })

  it('come once; a changed start is a visible move, and the first one listed again is no news', async () => {
    await world.sink.putFixtures([aFixture('m1'), aFixture('m1'), aFixture('ghost', { league_id: 'nowhere' })])
    const later = iso(kickOff + day)
    await world.sink.putFixtures([aFixture('m1', { match_time: later })])
    expect(await row(world, 'm1')).toMatchObject({ match_time: later, original_time: iso(kickOff) })
    expect(world.facts).toMatchObject([{ kind: 'moved', event: { type: 'moved', detail: { time: later } } }])
    await world.sink.putFixtures([aFixture('m1')])
    expect(await row(world, 'm1')).toMatchObject({ match_time: later })
    expect(await world.sink.knownMatches(iso(kickOff - day), iso(kickOff + 7 * day))).toEqual(new Map([['m1', 'upcoming']]))
  })

  it('learn which team a slot of a cup found', async () => {
    await world.sink.putTeams([aTeam('W101')])
    await world.sink.putFixtures([aFixture('final', { home_team_id: 'W101' })])
    await world.sink.putFixtures([aFixture('final', { home_team_id: 't3' })])
    expect(await row(world, 'final')).toMatchObject({ home_team_id: 't3', home_team_name_en: 'Team t3' })
  })
})

describe('what decides nothing', () => {
  it('is stored, sent with the tick, and shown in the detail', async () => {
    const world = await openWorld(await testDatabase())
    await furnish(world)
    await world.sink.putFixtures([aFixture('m1', { venue: name('Park'), referee: name('Ref') })])
    const price = { line: 0.5, home: 0.9, draw: null, away: 1, home_move: 1, away_move: -1 }
    const odds = (at: number): MatchOdds => ({ handicap: price, total: price, win: { ...price, draw: 2.5 }, updated_at: iso(at) })
    const at = iso(kickOff)
    await world.sink.applyExtras([
      { match_id: 'm1', at, type: 'statistics', statistics: [{ key: 'shots', home: 3, away: 1, unit: 'count' }] },
      { match_id: 'm1', at, type: 'momentum', momentum: [10, -20] },
      { match_id: 'm1', at, type: 'text', key: 'x1', minute: { minute: 0 }, text: name('Welcome'), important: false },
      { match_id: 'm1', at, type: 'text', key: 'x1', minute: { minute: 0 }, text: name('Welcome'), important: false },
      { match_id: 'm1', at, type: 'odds', odds: odds(kickOff - 10 * minute) },
      { match_id: 'm1', at, type: 'odds', odds: odds(kickOff) },
      { match_id: 'nobody', at, type: 'momentum', momentum: [1] },
    ])
    expect(world.frames.map(({ channel, type, tick }) => [channel, type, tick])).toEqual([
      ['match:m1', 'match_detail', true],
      ['odds:0', 'football_exponent', true],
    ])
    const detail = (await world.domain.details.get('m1'))?.data() as MatchDetail
    expect(detail).toMatchObject({ statistics: [{ key: 'shots' }], momentum: [10, -20], venue: name('Park'), referee: name('Ref') })
    expect(detail.text.map(({ text }) => text.en)).toEqual(['Welcome'])
    expect(detail.match.odds).toEqual(odds(kickOff))
    const again = await openWorld(world.context)
    expect((await row(again, 'm1'))?.odds).toEqual(odds(kickOff))
    const without = await openWorld(world.context, { env: { ODDS: 'off' } })
    expect((await row(without, 'm1'))?.odds).toBeNull()
  })
})

describe('the calls about matches', () => {
  let world: MatchWorld
  let app: FastifyInstance
  const call = async (method: 'GET' | 'POST', url: string, payload?: object, headers = {}) => {
    const reply = await app.inject({ method, url: `/api/${url}`, ...(payload ? { payload } : {}), headers })
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
    await world.sink.putFixtures([
      at('today-b', hour),
      at('today-a', hour),
      at('hot', 2 * hour, { league_id: 'l2', home_team_id: 't3', away_team_id: 't4' }),
      at('tomorrow', day),
      at('yesterday', -day),
      at('old', -30 * day),
      at('nba', 3 * hour, { sport: 'basketball', league_id: 'nba', home_team_id: 'b1', away_team_id: 'b2', period_minutes: 12 }),
      // 23:30 of the day before in Beijing, and still running.
      at('late', -20 * hour - 30 * minute),
      at('group-a', -2 * day, { league_id: 'cup', group: 'Group A' }),
    ])
    const over = (id: string, start: number, home: number, away: number): FeedEvent[] => {
      const say = feedFor(id, start)
      return [
        say(phase('first-half'), { minute: 0 }),
        say(score(home, away, { quiet: true }), { minute: 90 }),
        say(phase('finished'), { minute: 90 }),
      ]
    }
    await world.sink.importEvents([
      ...over('yesterday', kickOff - day, 2, 1),
      ...over('old', kickOff - 30 * day, 0, 3),
      ...over('group-a', kickOff - 2 * day, 1, 1),
      feedFor('late', kickOff - 20 * hour - 30 * minute)(phase('first-half'), { minute: 0 }),
    ])
  })

  it('list by day in the zone of the reader, hot leagues first, then league, kick-off, id', async () => {
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

  it('list what is on now without a day, one league, one status, some ids, a page', async () => {
    expect(await ids({})).toEqual(['hot', 'late', 'today-a', 'today-b', 'nba'])
    expect(await ids({ status: 'live' })).toEqual(['late'])
    expect(await ids({ league_id: 'cup' })).toEqual(['group-a'])
    expect(await ids({ ids: ['old', 'nba', 'nobody'] })).toEqual(['old', 'nba'])
    const page = (await call('POST', 'hot_match/all_match', { page: 2, limit: 2 })).body.data
    expect([page.total, page.list.map(({ id }: { id: string }) => id)]).toEqual([5, ['today-a', 'today-b']])
  })

  it('go back further than the memory does', async () => {
    expect(await ids({ day: '2026-02-05' })).toEqual(['old'])
    expect((await call('GET', 'hot_match/detail?id=old')).body.data.match).toMatchObject({ away_score: 3, winner: 'away' })
  })

  it('refuse a zone or a day that there is not', async () => {
    for (const body of [{ tz: 'Moon/Base' }, { day: '2026-02-30' }, { day: 'today' }, { limit: 501 }, { sport: 'chess' }])
      expect((await call('POST', 'hot_match/all_match', body)).body).toMatchObject({ code: 1, error: 'invalid-input' })
    expect((await call('GET', 'hot_match/days?tz=Moon/Base')).body.error).toBe('invalid-input')
  })

  it('answer 304 until something of the list changes', async () => {
    const first = await call('POST', 'hot_match/all_match', { sport: 'basketball' })
    expect(first.cache).toBe('no-cache')
    const ask = () => call('POST', 'hot_match/all_match', { sport: 'basketball' }, { 'if-none-match': first.etag })
    expect((await ask()).status).toBe(304)
    // A football match changes, the basketball list does not.
    await world.sink.applyEvents([feedFor('late')(goal('home'), { minute: 5 }, { key: 'g', at: iso(kickOff - minute) })])
    expect((await ask()).status).toBe(304)
    const say = feedFor('nba')
    await world.sink.applyEvents([say(phase('q1'), { minute: 0 }, { at: iso(kickOff) })])
    const changed = await ask()
    expect([changed.status, changed.body.data.list[0].status]).toEqual([200, 'live'])
  })

  it('show a minute that goes on without the feed', async () => {
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

  it('count leagues and days', async () => {
    const leagues = (await call('GET', 'hot_match/initial_list?sport=football')).body.data.list
    expect(leagues.map(({ id, live, today }: { id: string; live: number; today: number }) => [id, live, today])).toEqual([
      ['l2', 0, 1],
      ['cup', 0, 0],
      ['l1', 1, 2],
    ])
    const days = (await call('GET', 'hot_match/days?from=1&sport=football')).body.data.list
    expect(days.slice(0, 3)).toEqual([
      { day: '2026-03-06', total: 2, live: 1 },
      { day: '2026-03-07', total: 3, live: 0 },
      { day: '2026-03-08', total: 1, live: 0 },
    ])
    expect(days).toHaveLength(16)
  })

  it('make tables, provisional while a match runs, and one a group', async () => {
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

  it('tell all of one match: meetings, form, table', async () => {
    const detail = (await call('GET', 'hot_match/detail?id=tomorrow')).body.data as MatchDetail
    expect(detail.head_to_head.map(({ id }) => id)).toEqual(['yesterday', 'group-a', 'old'])
    expect(detail.form.home).toHaveLength(3)
    expect(detail.standings?.rows).toHaveLength(2)
    expect((await call('GET', 'hot_match/detail?id=nobody')).body.error).toBe('not-found')
  })

  it('keep what needs an account for those who have one', async () => {
    for (const path of ['Basketballuser/collect', 'live/reserveMatch', 'live/reserveMatch2'])
      expect((await call('POST', path, { id: 'hot', on: true })).body).toMatchObject({ code: 700, error: 'auth-lost' })
  })

  it('tally a battle that nobody has joined yet', async () => {
    expect((await call('POST', 'hot_match/msgGetSimple', { type: 'football', id: 'hot' })).body.data).toEqual({
      sourceid: 'hot',
      home: 0,
      away: 0,
    })
    expect((await call('POST', 'hot_match/msgGetSimple', { type: 'tennis', id: 'hot' })).body.error).toBe('not-found')
  })
})

describe('history', () => {
  it('is filled in by thousands of matches at once, without a word to anyone', async () => {
    const database = await testDatabase()
    const world = await openWorld(database)
    await furnish(world)
    const matches = 3_000
    const fixtures = Array.from({ length: matches }, (_, index) => aFixture(`h${index}`, { match_time: iso(kickOff - (index + 1) * hour) }))
    let began = performance.now()
    await world.sink.putFixtures(fixtures)
    const put = performance.now() - began
    const events = fixtures.flatMap(({ id }, index) => {
      const say = feedFor(id, kickOff - (index + 1) * hour)
      return [
        say(phase('first-half'), { minute: 0 }),
        say(goal('home', 'Ann'), { minute: 12 }),
        say({ type: 'card', side: 'away', card: 'yellow', player: name('Bo') }, { minute: 30 }),
        say(phase('half-time'), { minute: 45 }),
        say(phase('second-half'), { minute: 46 }),
        say(goal('away', 'Cy'), { minute: 67 }),
        say({ type: 'substitution', side: 'home', player: name('Di'), out: name('Ann') }, { minute: 70 }),
        say(phase('finished'), { minute: 90 }),
      ]
    })
    world.frames.length = 0
    began = performance.now()
    await world.sink.importEvents(events)
    const imported = performance.now() - began
    console.log(
      `bulk import: ${matches} fixtures in ${put.toFixed(0)} ms, ${events.length} events in ${imported.toFixed(0)} ms = ${Math.round(events.length / (imported / 1000))} events a second`,
    )
    const { rows } = await database.pool.query('select count(*)::int as events, count(distinct match_id)::int as matches from match_event')
    expect(rows[0]).toEqual({ events: events.length, matches })
    expect([world.frames, world.facts]).toEqual([[], []])
    await world.sink.importEvents(events.slice(0, 800))
    expect((await database.pool.query('select count(*)::int as events from match_event')).rows[0].events).toBe(events.length)
  })
})
