// League tables and rounds where seasons, old matches and open times meet.
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import type { FeedEvent } from '../../../server/features/match/feed-message.ts'
import { registerMatch } from '../../../server/features/match/routes.ts'
import { testApp } from '../../support/app.ts'
import { testDatabase } from '../../support/database/database.ts'
import { aFixture, aLeague, aTeam, feedFor, kickOff, name, phase, score } from '../../support/match/match-build.ts'
import { type MatchWorld, openWorld } from '../../support/match/match-world.ts'

const day = 86_400_000
const iso = (ms: number): string => new Date(ms).toISOString()

let world: MatchWorld
let app: FastifyInstance
const call = async (url: string) => (await app.inject({ method: 'GET', url: `/api/${url}` })).json().data
const short = (rows: { team_id: string; points: number }[]): string => rows.map(({ team_id, points }) => `${team_id} ${points}`).join(', ')
const table = async (query: string): Promise<string> => short((await call(`hot_match/standings?${query}`)).list[0].rows)

const over = (id: string, days: number, home: number, away: number): FeedEvent[] => {
  const feedEvent = feedFor(id, kickOff + days * day)
  return [
    feedEvent(phase('first-half'), { minute: 0 }),
    feedEvent(score(home, away, { quiet: true }), { minute: 90 }),
    feedEvent(phase('finished'), { minute: 90 }),
  ]
}
const at = (id: string, days: number, home: string, away: string, more = {}) =>
  aFixture(id, { match_time: iso(kickOff + days * day), home_team_id: home, away_team_id: away, season: '2026', ...more })

beforeAll(async () => {
  world = await openWorld(await testDatabase(), { now: kickOff })
  app = await testApp((http) => registerMatch(http, world.context, world.domain))
  const { sink } = world
  await sink.upsertLeagues([aLeague('l1'), aLeague('open'), aLeague('fair', { rules: 'la-liga' }), aLeague('silent')])
  await sink.upsertLeagues([aLeague('split', { rules: 'austria' }), aLeague('epl', { name: name('English Premier League') })])
  await sink.upsertTeams([aTeam('everton', { name: name('Everton') })])
  await sink.upsertTeams(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => aTeam(id)))
})

it('a result corrected weeks later updates the table at once', async () => {
  const { sink } = world
  await sink.upsertFixtures([at('long-ago', -40, 'a', 'b'), at('ago', -30, 'b', 'a')])
  await sink.importEvents([...over('long-ago', -40, 1, 0), ...over('ago', -30, 1, 0)])
  expect(await table('league_id=l1&view=all')).toBe('a 3, b 3')
  await sink.applyEvents([
    { ...score(1, 3, { quiet: true }), match_id: 'ago', key: 'truth', at: iso(kickOff), minute: { minute: 90 } } as FeedEvent,
  ])
  expect(await table('league_id=l1&view=all')).toBe('a 6, b 0')
})

it('a past-season match shows that season’s table, and a next-season match does not show this season’s', async () => {
  const { sink } = world
  await sink.upsertFixtures([at('last-year', -300, 'a', 'b', { season: '2025' }), at('next-year', 300, 'a', 'b', { season: '2027' })])
  await sink.importEvents(over('last-year', -300, 0, 2))
  const standings = async (id: string): Promise<string> => short((await call(`hot_match/detail?id=${id}`)).standings.rows)
  expect(await standings('last-year')).toBe('b 3, a 0')
  expect(await standings('long-ago')).toBe('a 6, b 0')
  expect(await standings('next-year')).toBe('a 0, b 0')
})

it('a league match without a known time belongs to its table and to no knock-out round', async () => {
  const { sink } = world
  await sink.upsertFixtures([
    at('open-1', 20, 'a', 'b', { league_id: 'open', time_tbc: true }),
    at('open-2', 20, 'c', 'd', { league_id: 'open', time_tbc: true }),
    at('open-final', 40, 'a', 'c', { league_id: 'open', round: null, stage: name('Final') }),
  ])
  expect(await table('league_id=open')).toBe('a 0, b 0, c 0, d 0')
  const { rounds } = await call('Data/bracket?league_id=open')
  expect(rounds.map((round: { name: { en: string } }) => round.name.en)).toEqual(['Final'])
  expect((await call('hot_match/detail?id=open-1')).standings).not.toBeNull()
  expect((await call('hot_match/detail?id=open-final')).standings).toBeNull()
})

it('cards break ties in leagues whose rules say so', async () => {
  const { sink } = world
  await sink.upsertFixtures([at('fair-1', -9, 'a', 'b', { league_id: 'fair' }), at('fair-2', -2, 'b', 'a', { league_id: 'fair' })])
  const rough = feedFor('fair-1', kickOff - 9 * day)({ type: 'card', side: 'home', card: 'yellow', player: name('Rough') }, { minute: 30 })
  await sink.importEvents([...over('fair-1', -9, 1, 1), { ...rough, key: 'rough' }, ...over('fair-2', -2, 1, 1)])
  const [{ rows }] = (await call('hot_match/standings?league_id=fair')).list
  expect(short(rows)).toBe('b 2, a 2')
  expect(rows[0].reason).toMatchObject({ by: 'fair-play', own: 0, other: -1 })
})

it('the current round of a league is the one being played, however many matches went unreported', async () => {
  const { sink } = world
  await sink.upsertFixtures([
    at('told', -14, 'a', 'b', { league_id: 'silent' }),
    at('untold', -14, 'c', 'd', { league_id: 'silent' }),
    at('coming', 7, 'a', 'c', { league_id: 'silent', round: 2 }),
  ])
  await sink.importEvents(over('told', -14, 1, 0))
  expect((await call('Data/league?league_id=silent')).round).toBe(2)
})

it('the form of an upcoming match includes its teams’ recent matches in other leagues', async () => {
  const { sink, time } = world
  await sink.upsertFixtures([
    at('ahead', 5, 'e', 'f'),
    at('meanwhile', 1, 'e', 'g', { league_id: 'open', round: null, stage: name('Semi-final') }),
  ])
  const form = async () => (await call('hot_match/detail?id=ahead')).form.home.map(({ id }: { id: string }) => id)
  expect(await form()).toEqual([])
  time.now = kickOff + day + 3 * 3_600_000
  await sink.applyEvents(over('meanwhile', 1, 2, 0))
  expect(await form()).toEqual(['meanwhile'])
})

it('a match after a split shows the table of its group, which continues with half of the points', async () => {
  const { sink } = world
  const part = { league_id: 'split', round: null, group: 'championship-round', stage: name('Championship round') }
  await sink.upsertFixtures([
    at('round-1', -20, 'a', 'b', { league_id: 'split' }),
    at('round-2', -13, 'b', 'c', { league_id: 'split', round: 2 }),
    at('split-1', -6, 'b', 'a', part),
  ])
  await sink.importEvents([...over('round-1', -20, 2, 0), ...over('round-2', -13, 1, 0), ...over('split-1', -6, 1, 0)])
  const { list } = await call('hot_match/standings?league_id=split')
  expect(list.map((one: { group: { en: string } | null }) => one.group?.en ?? null)).toEqual([null, 'Championship round'])
  expect(short((await call('hot_match/detail?id=split-1')).standings.rows)).toBe('b 4, a 1')
  expect(short((await call('hot_match/detail?id=round-1')).standings.rows)).toBe('a 3, b 3, c 0')
  expect((await call('Data/bracket?league_id=split')).rounds).toEqual([])
})

it('deducted points are subtracted only in the table of their season', async () => {
  const { sink } = world
  const of = (id: string, days: number, season: string) => at(id, days, 'everton', 'a', { league_id: 'epl', season })
  await sink.upsertFixtures([of('taken', -300, '2023/24'), of('whole', -9, '2024/25')])
  await sink.importEvents([...over('taken', -300, 3, 0), ...over('whole', -9, 3, 0)])
  expect(await table('league_id=epl&season=2023%2F24')).toBe('a 0, everton -5')
  const takenOf = async (query: string) => {
    const [{ rows }] = (await call(`hot_match/standings?league_id=epl&${query}`)).list
    return rows.flatMap(({ deducted }: { deducted?: { points: number; reason: { en: string } } }) => (deducted ? [deducted] : []))
  }
  expect(await takenOf('season=2023%2F24')).toMatchObject([{ points: 8, reason: { en: expect.stringMatching(/profitability/) } }])
  expect(await takenOf('season=2023%2F24&view=home')).toEqual([])
  expect(await takenOf('')).toEqual([])
  expect(await table('league_id=epl')).toBe('everton 3, a 0')
})

it('point deductions from the feed replace the known ones, each in its season', async () => {
  const { sink } = world
  const reason = name('Unpaid wages')
  const league = aLeague('epl', { name: name('English Premier League') })
  const tables = async (): Promise<string[]> => [await table('league_id=epl&season=2023%2F24'), await table('league_id=epl')]
  await sink.upsertLeagues([
    {
      ...league,
      deductions: [
        { season: '2023', team_id: 'everton', points: 2, reason },
        { season: '2024/25', team_id: 'everton', points: 1, reason },
      ],
    },
  ])
  expect(await tables()).toEqual(['everton 1, a 0', 'everton 2, a 0'])
  const [{ rows }] = (await call('hot_match/standings?league_id=epl')).list
  expect(rows[0]).toMatchObject({ team_id: 'everton', deducted: { points: 1, reason } })
  // As after a restart.
  const stored = await world.context.db.execute(sql`select deductions from league where id = 'epl'`)
  expect(stored.rows).toMatchObject([{ deductions: [{ points: 2 }, { points: 1 }] }])
  await sink.upsertLeagues([league])
  expect(await tables()).toEqual(['a 0, everton -5', 'everton 3, a 0'])
})
