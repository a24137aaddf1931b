import { beforeAll, describe, expect, it } from 'vitest'
import type { GoalNotice } from '../../../contract/alert.ts'
import type { MatchPatch } from '../../../contract/live.ts'
import type { MatchList } from '../../../contract/match/match.ts'
import type { MatchDetail } from '../../../contract/match/match-detail.ts'
import type { MatchOdds } from '../../../contract/match/odds.ts'
import { Prepared } from '../../../server/core/http/envelope.ts'
import type { FeedEvent } from '../../../server/features/match/feed-message.ts'
import type { SnapshotEntry } from '../../../server/features/match/read/snapshot.ts'
import { registerMatch } from '../../../server/features/match/routes.ts'
import { testApp } from '../../support/app.ts'
import { type TestDatabase, testDatabase } from '../../support/database/database.ts'
import { aFixture, aTeam, feedFor, goal, kickOff, name, phase, score } from '../../support/match/match-build.ts'
import { type Frame, furnish, type MatchWorld, openWorld } from '../../support/match/match-world.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const iso = (ms: number): string => new Date(ms).toISOString()

async function row(world: MatchWorld, id: string) {
  const response = await world.domain.lists.list({ ids: [id] })
  const data = (response instanceof Prepared ? response.data() : response) as MatchList
  return data.list[0]
}

describe('goal', () => {
  let database: TestDatabase
  let world: MatchWorld
  const feedEvent = feedFor('m1')
  beforeAll(async () => {
    database = await testDatabase()
    world = await openWorld(database)
    await furnish(world)
    await world.sink.upsertFixtures([aFixture('m1')])
    world.time.now = kickOff + 2 * hour
  })

  it('creates a row, an event, frames and a fact', async () => {
    await world.sink.applyEvents([feedEvent(phase('first-half'), { minute: 0 })])
    world.frames.length = 0
    world.facts.length = 0
    await world.sink.applyEvents([feedEvent(goal('home', 'Ann'), { minute: 12 }, { key: 'g1' })])

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

  it('is published once, however often it is reported', async () => {
    const [frames, facts] = [world.frames.length, world.facts.length]
    await world.sink.applyEvents([feedEvent(goal('home', 'Ann'), { minute: 12 }, { key: 'g1' })])
    expect([world.frames.length, world.facts.length, (await row(world, 'm1'))?.home_score]).toEqual([frames, facts, 1])
  })

  it('is struck from the timeline on rollback, and everyone is notified', async () => {
    world.frames.length = 0
    world.facts.length = 0
    await world.sink.applyEvents([feedEvent(score(0, 0), { minute: 14 })])
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

  it('still reaches open pages when it is too old to notify', async () => {
    world.frames.length = 0
    world.facts.length = 0
    const late = [feedEvent(goal('home', 'Cy'), { minute: 20 }, { key: 'late' }), feedEvent(score(0, 0), { minute: 22 })]
    for (const event of late) await world.sink.applyEvents([event], false)
    expect(world.facts).toEqual([])
    expect(world.frames.map(({ type }) => type)).toEqual(['football_match', 'match_detail', 'football_match', 'match_detail'])
    expect(world.frames[0]).toMatchObject({ data: [{ id: 'm1', home_score: 1 }] })
  })

  it('continues seamlessly after a restart and notifies nothing twice', async () => {
    const again = await openWorld(database, { now: world.time.now })
    expect(await row(again, 'm1')).toMatchObject({ home_score: 0, seq: 5, phase: 'first-half' })
    await again.sink.applyEvents([feedEvent(goal('home', 'Ann'), { minute: 12 }, { key: 'g1' })])
    expect([again.frames, again.facts]).toEqual([[], []])
    await again.sink.applyEvents([feedEvent(goal('away', 'Bo'), { minute: 40 })])
    expect(await row(again, 'm1')).toMatchObject({ home_score: 0, away_score: 1, seq: 6 })
    expect(again.facts).toHaveLength(1)
  })

  it('is not stored when its alert cannot be stored', async () => {
    const broken = await openWorld(database, {
      now: world.time.now,
      onFacts: async () => {
        throw new Error('no outbox')
      },
    })
    await expect(broken.sink.applyEvents([feedEvent(goal('home'), { minute: 44 }, { key: 'lost' })])).rejects.toThrow('no outbox')
    expect([(await row(broken, 'm1'))?.home_score, broken.frames]).toEqual([0, []])
    const { rowCount } = await database.pool.query("select 1 from match_event where feed_key = 'lost'")
    expect(rowCount).toBe(0)
  })

  it('does not wait for a match whose name cannot be stored', async () => {
    await world.sink.upsertFixtures([
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

  it('are imported once; a changed kick-off is a visible move, and re-listing the first one is not news', async () => {
    await world.sink.upsertFixtures([aFixture('m1'), aFixture('m1'), aFixture('ghost', { league_id: 'nowhere' })])
    const later = iso(kickOff + day)
    await world.sink.upsertFixtures([aFixture('m1', { match_time: later })])
    expect(await row(world, 'm1')).toMatchObject({ match_time: later, original_time: iso(kickOff) })
    expect(world.facts).toMatchObject([{ kind: 'moved', event: { type: 'moved', detail: { time: later } } }])
    await world.sink.upsertFixtures([aFixture('m1')])
    expect(await row(world, 'm1')).toMatchObject({ match_time: later })
    expect(await world.sink.knownMatches(iso(kickOff - day), iso(kickOff + 7 * day))).toEqual(new Map([['m1', 'upcoming']]))
  })

  it('learn which team fills a cup slot', async () => {
    await world.sink.upsertTeams([aTeam('W101')])
    await world.sink.upsertFixtures([aFixture('final', { home_team_id: 'W101' })])
    world.frames.length = 0
    await world.sink.upsertFixtures([aFixture('final', { home_team_id: 't3' })])
    expect(await row(world, 'final')).toMatchObject({ home_team_id: 't3', home_team_name_en: 'Team t3' })
    const [frame] = world.frames
    expect(frame).toMatchObject({ channel: 'scores', type: 'football_match' })
    expect(frame?.data).toMatchObject([{ id: 'final', seq: 1, home_team_id: 't3', home_team_name_en: 'Team t3' }])
    expect(world.frames).toHaveLength(1)
    await world.sink.upsertFixtures([aFixture('final', { home_team_id: 't3' })])
    expect(world.frames).toHaveLength(1)
  })
})

describe('match extras', () => {
  it('are stored, sent with the tick, and shown in the detail', async () => {
    const world = await openWorld(await testDatabase())
    await furnish(world)
    await world.sink.upsertFixtures([aFixture('m1', { venue: name('Park'), referee: name('Ref') })])
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

  it('keep odds and text that arrived while the days were reloaded', async () => {
    const world = await openWorld(await testDatabase())
    await furnish(world)
    await world.sink.upsertFixtures([aFixture('m1')])
    const price = { line: 0.5, home: 0.9, draw: null, away: 1, home_move: 1, away_move: -1 }
    const odds = (at: number): MatchOdds => ({ handicap: price, total: price, win: { ...price, draw: 2.5 }, updated_at: iso(at) })
    await world.sink.applyExtras([{ match_id: 'm1', at: iso(kickOff), type: 'odds', odds: odds(kickOff) }])
    const { snapshot } = world.domain
    const known = snapshot.get('m1') as SnapshotEntry
    const reading = snapshot.load()
    snapshot.update([{ ...known.core, updated_at: iso(kickOff + minute), yellow_home: 1 }])
    snapshot.setOdds('m1', odds(kickOff + minute))
    await reading
    expect(snapshot.row('m1')).toMatchObject({ yellow_home: 1, odds: odds(kickOff + minute) })
  })

  it('contain no odds while the operator has them off, even in responses cached before', async () => {
    const world = await openWorld(await testDatabase())
    await furnish(world)
    await world.sink.upsertFixtures([aFixture('m1')])
    const price = { line: 0.5, home: 0.9, draw: null, away: 1, home_move: 1, away_move: -1 }
    const applyOdds = (minutes: number) => {
      const updated_at = iso(kickOff + minutes * minute)
      const odds: MatchOdds = { handicap: price, total: price, win: { ...price, draw: 2.5 }, updated_at }
      return world.sink.applyExtras([{ match_id: 'm1', at: updated_at, type: 'odds', odds }])
    }
    const { domain, frames } = world
    const app = await testApp((made) => registerMatch(made, world.context, domain))
    const history = async () => (await app.inject('/api/hot_match/odds?id=m1')).json().data.list.length
    const detail = async () => (await domain.details.get('m1'))?.data() as MatchDetail | undefined
    const seen = async () => [
      (await row(world, 'm1'))?.odds?.updated_at ?? null,
      (await detail())?.match.odds?.updated_at ?? null,
      domain.snapshot.row('m1')?.odds?.updated_at ?? null,
      frames.filter(({ channel }) => channel.startsWith('odds:')).length,
      (await history()) > 0,
    ]
    await applyOdds(0)
    const at = iso(kickOff)
    expect(await seen()).toEqual([at, at, at, 1, true])
    expect(domain.odds.setEnabled(false)).toBe(true)
    expect(domain.odds.setEnabled(false)).toBe(false)
    expect(await seen()).toEqual([null, null, null, 1, false])
    await applyOdds(10)
    expect(await seen()).toEqual([null, null, null, 1, false])
    // Switched on again, the last price is there: it was imported meanwhile.
    domain.odds.setEnabled(true)
    const later = iso(kickOff + 10 * minute)
    expect(await seen()).toEqual([later, later, later, 1, true])
    await app.close()
  })
})

describe('history import', () => {
  it('loads thousands of matches at once without notifying anyone', async () => {
    const database = await testDatabase()
    const world = await openWorld(database)
    await furnish(world)
    const matches = 3_000
    const fixtures = Array.from({ length: matches }, (_, index) => aFixture(`h${index}`, { match_time: iso(kickOff - (index + 1) * hour) }))
    let began = performance.now()
    await world.sink.upsertFixtures(fixtures)
    const filled = performance.now() - began
    const events = fixtures.flatMap(({ id }, index) => {
      const feedEvent = feedFor(id, kickOff - (index + 1) * hour)
      return [
        feedEvent(phase('first-half'), { minute: 0 }),
        feedEvent(goal('home', 'Ann'), { minute: 12 }),
        feedEvent({ type: 'card', side: 'away', card: 'yellow', player: name('Bo') }, { minute: 30 }),
        feedEvent(phase('half-time'), { minute: 45 }),
        feedEvent(phase('second-half'), { minute: 46 }),
        feedEvent(goal('away', 'Cy'), { minute: 67 }),
        feedEvent({ type: 'substitution', side: 'home', player: name('Di'), out: name('Ann') }, { minute: 70 }),
        feedEvent(phase('finished'), { minute: 90 }),
      ]
    })
    world.frames.length = 0
    began = performance.now()
    await world.sink.importEvents(events)
    const imported = performance.now() - began
    console.log(
      `bulk import: ${matches} fixtures in ${filled.toFixed(0)} ms, ${events.length} events in ${imported.toFixed(0)} ms = ${Math.round(events.length / (imported / 1000))} events a second`,
    )
    const { rows } = await database.pool.query('select count(*)::int as events, count(distinct match_id)::int as matches from match_event')
    expect(rows[0]).toEqual({ events: events.length, matches })
    expect([world.frames, world.facts]).toEqual([[], []])
    await world.sink.importEvents(events.slice(0, 800))
    expect((await database.pool.query('select count(*)::int as events from match_event')).rows[0].events).toBe(events.length)
  })
})
