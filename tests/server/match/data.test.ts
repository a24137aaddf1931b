// The data pages over HTTP in a small world: tables in their parts, seasons, brackets, leaders, teams, players, the battle of the fans.
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ApiKey } from '../../../contract/api.ts'
import type { Lineup, PlayerLine } from '../../../contract/match/match-detail.ts'
import type { FeedEvent } from '../../../server/features/match/feed-message.ts'
import { deleteSupportOf, findBattle, listSupport, support } from '../../../server/features/match/read/battle-store.ts'
import { registerMatch } from '../../../server/features/match/routes.ts'
import { testApp } from '../../support/app.ts'
import { contractErrors } from '../../support/contract/spec-check.ts'
import { testDatabase } from '../../support/database/database.ts'
import { aFixture, aLeague, aTeam, feedFor, goal, kickOff, name, phase, score } from '../../support/match/match-build.ts'
import { type MatchWorld, openWorld } from '../../support/match/match-world.ts'

const day = 86_400_000
const iso = (ms: number): string => new Date(ms).toISOString()

let world: MatchWorld
let app: FastifyInstance
const call = async (url: string) => {
  const reply = await app.inject({ method: 'GET', url: `/api/${url}` })
  const body = reply.json()
  if (body.code === 0) expect(contractErrors(`GET api/${url.split('?')[0]}` as ApiKey, body.data)).toEqual([])
  return body
}
const table = async (query: string) =>
  (await call(`hot_match/standings?${query}`)).data.list.map(({ rows }: { rows: { team_id: string; points: number }[] }) =>
    rows.map(({ team_id, points }) => `${team_id} ${points}`).join(', '),
  )

const lineup = (id: string): Lineup => ({
  formation: '4-4-2',
  coach: name('Coach'),
  starters: [{ id: `${id}-9`, number: 9, name: name('Nine'), position: 'FW', x: 50, y: 80, rating: 7.4, captain: true }],
  substitutes: [{ id: `${id}-1`, number: 1, name: name('Keeper'), position: 'GK', x: 50, y: 0, rating: null, captain: false }],
})
const line = (id: string, points: number): PlayerLine => ({
  id,
  number: 5,
  name: name(`Player ${id}`),
  position: 'G',
  points,
  rebounds: 4,
  assists: 0,
  steals: 1,
  blocks: 0,
  threes: 2,
})

beforeAll(async () => {
  world = await openWorld(await testDatabase(), { now: kickOff })
  app = await testApp((http) => registerMatch(http, world.context, world.domain), {
    authenticate: async (token) => (token === '' ? null : { id: token, roles: [] }),
  })
  const { sink } = world
  await sink.upsertLeagues([
    aLeague('l1', { rules: 'uefa' }),
    aLeague('cup', { table: 'groups', rules: 'fifa' }),
    aLeague('hoops', { sport: 'basketball' }),
    aLeague('court', { sport: 'tennis', table: 'none' }),
    aLeague('empty'),
  ])
  await sink.upsertTeams([
    ...['a', 'b', 'c', 'd'].map((id) => aTeam(id)),
    ...['x', 'y'].map((id) => aTeam(id, { sport: 'basketball', league_id: 'hoops' })),
    ...['v', 'w'].map((id) => aTeam(id, { sport: 'tennis', league_id: 'court' })),
  ])
  const at = (id: string, days: number, home: string, away: string, more = {}) =>
    aFixture(id, { match_time: iso(kickOff + days * day), home_team_id: home, away_team_id: away, season: '2026', ...more })
  const knockOut = (stage: string) => ({ league_id: 'cup', season: '2026', round: null, stage: { zh: stage, en: stage, vi: stage } })
  await sink.upsertFixtures([
    at('old-1', -300, 'a', 'b', { season: '2025' }),
    // Only the end of this season is known.
    at('older-9', -600, 'a', 'b', { season: '2024', round: 9 }),
    at('r1-1', -14, 'b', 'a'),
    at('r1-2', -14, 'c', 'd'),
    at('r2-1', -7, 'a', 'c', { round: 2 }),
    at('r2-2', -7, 'd', 'b', { round: 2 }),
    at('live', 0, 'd', 'a', { round: 3 }),
    at('next', 7, 'b', 'c', { round: 4 }),
    at('g1', -20, 'a', 'b', { league_id: 'cup', group: 'A', stage: name('Group A') }),
    at('g2', -19, 'c', 'd', { league_id: 'cup', group: 'B', stage: name('Group B') }),
    at('s1', -10, 'a', 'c', knockOut('Semi-final, first leg')),
    at('s2', -9, 'b', 'd', knockOut('Semi-final, first leg')),
    at('s3', -6, 'c', 'a', knockOut('Semi-final, second leg')),
    at('s4', -5, 'd', 'b', knockOut('Semi-final, second leg')),
    at('f', 5, 'b', 'a', knockOut('Final')),
    at('h1', -3, 'x', 'y', { league_id: 'hoops', sport: 'basketball', period_minutes: 12 }),
    at('h2', -1, 'y', 'x', { league_id: 'hoops', sport: 'basketball', period_minutes: 12, round: 2 }),
    at('t1', 3, 'v', 'w', { league_id: 'court', sport: 'tennis' }),
  ])
  const begin = (id: string, days: number) => feedFor(id, kickOff + days * day)
  const over = (id: string, days: number, home: number, away: number): FeedEvent[] => {
    const feedEvent = begin(id, days)
    return [
      feedEvent(phase('first-half'), { minute: 0 }),
      feedEvent(score(home, away, { quiet: true }), { minute: 90 }),
      feedEvent(phase('finished'), { minute: 90 }),
    ]
  }
  const hoops = (id: string, days: number, home: number, away: number): FeedEvent[] => {
    const feedEvent = begin(id, days)
    return [
      feedEvent(phase('q1'), { minute: 0 }),
      feedEvent(score(home, away, { quiet: true }), { minute: 48 }),
      feedEvent(phase('finished'), { minute: 48 }),
    ]
  }
  const scored = begin('r2-1', -7)
  await sink.importEvents([
    ...over('old-1', -300, 0, 3),
    ...over('older-9', -600, 1, 3),
    ...over('r1-1', -14, 1, 0),
    ...over('r1-2', -14, 0, 0),
    scored(phase('first-half'), { minute: 0 }),
    ...[10, 20, 30].map((minute) =>
      scored(
        {
          type: 'goal',
          side: 'home',
          player: name('Nine'),
          assist: minute === 10 ? name('Other') : null,
          how: minute === 30 ? 'penalty' : 'open',
        },
        { minute },
      ),
    ),
    scored({ type: 'goal', side: 'home', player: name('Unlucky'), assist: null, how: 'own' }, { minute: 40 }),
    scored({ type: 'card', side: 'away', card: 'yellow', player: name('Rough') }, { minute: 41 }),
    scored(phase('finished'), { minute: 90 }),
    ...over('r2-2', -7, 1, 2),
    begin('live', 0)(phase('first-half'), { minute: 0 }),
    ...over('g1', -20, 1, 0),
    ...over('g2', -19, 1, 1),
    ...over('s1', -10, 2, 0),
    ...over('s2', -9, 0, 0),
    ...over('s3', -6, 1, 0),
    ...over('s4', -5, 0, 1),
    ...hoops('h1', -3, 101, 99),
    ...hoops('h2', -1, 90, 80),
  ])
  await sink.applyEvents([
    begin('live', 0)({ type: 'goal', side: 'home', player: name('Late'), assist: null, how: 'open' }, { minute: 3 }, { key: 'late' }),
  ])
  const when = iso(kickOff)
  await sink.applyExtras([
    { match_id: 'r2-1', at: when, type: 'lineups', home: lineup('a'), away: lineup('c') },
    { match_id: 'h1', at: when, type: 'players', home: [line('x-5', 30), line('x-6', 0)], away: [line('y-5', 21)] },
    { match_id: 'h2', at: when, type: 'players', home: [line('y-5', 20)], away: [line('x-5', 17)] },
  ])
})

describe('tables', () => {
  it('cover the current season including matches in play, and its parts', async () => {
    expect(await table('league_id=l1')).toEqual(['b 6, d 4, a 3, c 1'])
    expect(await table('league_id=l1&view=all')).toEqual(['b 6, a 3, d 1, c 1'])
    expect(await table('league_id=l1&view=home')).toEqual(['a 3, b 3, c 1, d 0'])
    expect(await table('league_id=l1&view=away')).toEqual(['b 3, d 1, a 0, c 0'])
    expect(await table('league_id=l1&view=form')).toEqual(['b 6, a 3, d 1, c 1'])
    expect((await call('hot_match/standings?league_id=l1&view=all')).data.list[0].provisional).toBe(false)
  })

  it('explain how teams level on points are ranked', async () => {
    const [{ rows }] = (await call('hot_match/standings?league_id=l1&view=all')).data.list
    expect(rows[2]).toMatchObject({ team_id: 'd', reason: { by: 'goal-difference', own: -1, other: -4, among: 2 } })
    expect(rows[0]).not.toHaveProperty('reason')
  })

  it('can be requested for an earlier season or a group', async () => {
    expect(await table('league_id=l1&season=2025')).toEqual(['b 3, a 0'])
    expect(await table('league_id=cup')).toEqual(['a 3, b 0', 'c 1, d 1'])
    expect(await table('league_id=l1&season=1999')).toEqual([])
  })
})

describe('league', () => {
  it('returns its seasons, rounds, teams and ranking criteria', async () => {
    const { data } = await call('Data/league?league_id=l1')
    expect(data.seasons.map(({ id, current }: { id: string; current: boolean }) => [id, current])).toEqual([
      ['2026', true],
      ['2025', false],
    ])
    expect(data).toMatchObject({ rounds: [1, 2, 3, 4], round: 3, bracket: false, table: 'league' })
    expect(data.rules.order.slice(0, 2)).toEqual(['points', 'head-to-head-points'])
    expect(data.teams).toHaveLength(4)
    expect((await call('Data/league?league_id=cup')).data).toMatchObject({ bracket: true, rounds: [1, 0], round: 0 })
    expect((await call('Data/league?league_id=empty')).data).toMatchObject({ seasons: [], season: null, teams: [] })
  })

  it('lists a season, a round or a team', async () => {
    const ids = async (more: string) => (await call(`Data/fixtures?league_id=l1${more}`)).data.list.map(({ id }: { id: string }) => id)
    expect(await ids('')).toEqual(['r1-1', 'r1-2', 'r2-1', 'r2-2', 'live', 'next'])
    expect(await ids('&round=2')).toEqual(['r2-1', 'r2-2'])
    expect(await ids('&team_id=c')).toEqual(['r1-2', 'r2-1', 'next'])
    expect(await ids('&season=2025')).toEqual(['old-1'])
    expect((await call('Data/fixtures?league_id=cup&round=0')).data.list).toHaveLength(5)
    expect((await call('Data/fixtures?league_id=l1&page=2')).data).toEqual({ list: [], total: 0 })
  })

  it('returns not found for an unknown league or season', async () => {
    for (const url of [
      'Data/league?league_id=no',
      'Data/league?league_id=l1&season=2024',
      'Data/leaders?league_id=no',
      'Data/bracket?league_id=no',
    ])
      expect((await call(url)).error, url).toBe('not-found')
  })

  it('returns its knock-out rounds, with both legs and the team that advances', async () => {
    const { rounds } = (await call('Data/bracket?league_id=cup')).data
    expect(rounds.map(({ name: { en } }: { name: { en: string } }) => en)).toEqual(['Semi-final', 'Final'])
    expect(rounds[0].ties).toMatchObject([
      { home: { id: 'b' }, away: { id: 'd' }, total: [1, 0], winner: 'home' },
      { home: { id: 'a' }, away: { id: 'c' }, total: [2, 1], winner: 'home' },
    ])
    expect(rounds[0].ties[1].legs).toMatchObject([
      { id: 's1', home: 'home', score: [2, 0] },
      { id: 's3', home: 'away', score: [0, 1] },
    ])
    expect(rounds[1].ties).toMatchObject([{ total: null, winner: null, legs: [{ score: null, status: 'upcoming' }] }])
    expect((await call('Data/bracket?league_id=l1')).data.rounds).toEqual([])
  })

  it('returns its scorers, crediting own goals to no player', async () => {
    const { boards } = (await call('Data/leaders?league_id=l1')).data
    expect(boards.map(({ kind }: { kind: string }) => kind)).toEqual(['goals', 'assists', 'yellow-cards'])
    expect(boards[0].list).toMatchObject([
      { rank: 1, key: 'a-9', value: 3, team: { id: 'a' } },
      { rank: 2, key: 'Late', value: 1, team: { id: 'd' } },
    ])
    expect(boards[2].list).toMatchObject([{ value: 1, team: { id: 'c' } }])
  })

  it('returns per-match averages in basketball, and leaves players with little playing time out of the leaders', async () => {
    const { boards } = (await call('Data/leaders?league_id=hoops')).data
    expect(boards[0]).toMatchObject({
      kind: 'points',
      list: [
        { key: 'x-5', value: 23.5, played: 2 },
        { key: 'y-5', value: 20.5 },
      ],
    })
    expect(boards.find(({ kind }: { kind: string }) => kind === 'rebounds').list).toMatchObject([
      { key: 'x-5', rank: 1 },
      { key: 'x-6', rank: 1 },
      { key: 'y-5', rank: 1 },
    ])
  })
})

describe('team and player', () => {
  it('return the leagues, matches and squad of a team', async () => {
    const { data } = await call('Data/team?team_id=a')
    expect(data.leagues.map(({ id }: { id: string }) => id)).toEqual(['l1', 'cup'])
    expect(data.upcoming.map(({ id }: { id: string }) => id)).toEqual(['f'])
    expect(data.results.map(({ id }: { id: string }) => id).slice(0, 3)).toEqual(['live', 's3', 'r2-1'])
    expect(data.coach.en).toBe('Coach')
    expect(data.squad).toMatchObject([
      { key: 'a-1', number: 1 },
      { key: 'a-9', number: 9, figures: [{ kind: 'goals', value: 3 }, {}, {}, {}] },
      { key: 'Other', number: null, figures: [{}, { kind: 'assists', value: 1 }, {}, {}] },
    ])
    expect((await call('Data/team?team_id=no')).error).toBe('not-found')
  })

  it('keep upcoming matches listed, however many past fixtures were never reported', async () => {
    const { sink } = world
    await sink.upsertLeagues([aLeague('silent')])
    await sink.upsertTeams(['m', 'n'].map((id) => aTeam(id, { league_id: 'silent' })))
    const hour = 3_600_000
    const fixture = (id: string, ahead: number) =>
      aFixture(id, { match_time: iso(kickOff + ahead), league_id: 'silent', home_team_id: 'm', away_team_id: 'n', season: '2026' })
    await sink.upsertFixtures([
      ...Array.from({ length: 9 }, (_, week) => fixture(`untold-${week}`, -(week + 1) * 7 * day)),
      fixture('untold', -3 * hour),
      fixture('late', -3 * hour + 1_000),
      fixture('soon', 2 * hour),
    ])
    const { upcoming } = (await call('Data/team?team_id=m')).data
    expect(upcoming.map(({ id }: { id: string }) => id)).toEqual(['late', 'soon'])
  })

  it('return matches, and no squad if none is known, in a sport without league pages', async () => {
    const { data } = await call('Data/team?team_id=w')
    expect(data).toMatchObject({ sport: 'tennis', leagues: [{ id: 'court' }], upcoming: [{ id: 't1' }], results: [], squad: [] })
  })

  it('return a player’s match-by-match statistics', async () => {
    const nine = (await call('Data/player?team_id=a&player=a-9')).data
    expect(nine).toMatchObject({
      player: { number: 9 },
      team: { id: 'a' },
      matches: [{ match: { id: 'r2-1' }, rating: 7.4, figures: [{ kind: 'goals', value: 3 }] }],
    })
    expect((await call('Data/player?team_id=a&player=Other')).data.matches).toMatchObject([{ figures: [{ kind: 'assists', value: 1 }] }])
    expect((await call('Data/player?team_id=x&player=x-5')).data.matches).toMatchObject([{ match: { id: 'h2' } }, { match: { id: 'h1' } }])
    expect((await call('Data/player?team_id=a&player=x-5')).error).toBe('not-found')
  })
})

describe('match battle', () => {
  const post = async (path: string, payload: object, token = '') =>
    (await app.inject({ method: 'POST', url: `/api/hot_match/${path}`, payload, headers: token === '' ? {} : { token } })).json()

  it('is readable by anyone, open to signed-in users, and closed when the match is over', async () => {
    expect((await post('support', { id: 'next', side: 'home' })).code).toBe(700)
    expect((await post('support', { id: 'next', side: 'home' }, 'fan')).data).toEqual({ sourceid: 'next', home: 1, away: 0, side: 'home' })
    expect((await post('msgGetSimple', { type: 'football', id: 'next' }, 'fan')).data.side).toBe('home')
    expect((await post('msgGetSimple', { type: 'football', id: 'next' })).data).toEqual({ sourceid: 'next', home: 1, away: 0, side: null })
    expect((await post('support', { id: 'r1-1', side: 'home' }, 'fan')).error).toBe('unavailable')
    expect((await post('support', { id: 'nothing', side: 'home' }, 'fan')).error).toBe('not-found')
    expect((await post('support', { id: 'next', side: 'both' }, 'fan')).error).toBe('invalid-input')
    await deleteSupportOf(world.context.db, 'fan')
  })

  it('counts each account once, follows a change of side, and drops accounts that leave', async () => {
    const { db } = world.context
    let changes = 0
    const changed = async (): Promise<void> => {
      changes += 1
    }
    await Promise.all([
      support(db, 'live', 'one', 'home', changed),
      support(db, 'live', 'one', 'home', changed),
      support(db, 'live', 'two', 'home', changed),
    ])
    expect(await findBattle(db, 'live', 'one')).toEqual({ home: 2, away: 0, side: 'home' })
    await support(db, 'live', 'one', 'away', changed)
    expect(await findBattle(db, 'live', null)).toEqual({ home: 1, away: 1, side: null })
    expect(changes).toBe(3)
    expect(await listSupport(db, 'one')).toEqual([{ match_id: 'live', side: 'away' }])
    await deleteSupportOf(db, 'one')
    expect(await findBattle(db, 'live', 'one')).toEqual({ home: 1, away: 0, side: null })
    expect(await findBattle(db, 'next', 'one')).toEqual({ home: 0, away: 0, side: null })
  })
})

describe('when a match is abandoned', () => {
  it('counts it in no table and credits no scorers', async () => {
    const { sink } = world
    await sink.upsertLeagues([aLeague('broken')])
    await sink.upsertTeams(['p', 'q'].map((id) => aTeam(id, { league_id: 'broken' })))
    await sink.upsertFixtures([aFixture('off', { league_id: 'broken', home_team_id: 'p', away_team_id: 'q', season: '2026' })])
    const feedEvent = feedFor('off')
    await sink.importEvents([
      feedEvent(phase('first-half'), { minute: 0 }),
      feedEvent(goal('home', 'Early'), { minute: 9 }),
      feedEvent({ type: 'card', side: 'away', card: 'yellow', player: name('Rough') }, { minute: 12 }),
    ])
    expect((await call('Data/leaders?league_id=broken')).data.boards[0].list).toMatchObject([{ key: 'Early', value: 1 }])
    await sink.importEvents([feedEvent({ type: 'abandoned' }, { minute: 31 })])
    // Leaders are recomputed once a minute at most.
    world.time.now += 60_000
    expect((await call('Data/leaders?league_id=broken')).data.boards).toEqual([])
    expect((await table('league_id=broken&view=all')).join()).not.toMatch(/[1-9]/)
    expect((await call('Data/team?team_id=p')).data.results).toEqual([])
  })
})
