// Fan ratings of players: one for each fan and player, for players who took part, within the time window; correct means, and no trace of
// accounts that left.
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { ratingLimits } from '../../../contract/limits/rating-limits.ts'
import type { Lineup } from '../../../contract/match/match-detail.ts'
import type { MatchRatings } from '../../../contract/match/rating.ts'
import { deleteRatingsOf, listRatings } from '../../../server/features/match/read/rating-store.ts'
import { registerMatch } from '../../../server/features/match/routes.ts'
import { testApp } from '../../support/app.ts'
import { contractErrors } from '../../support/contract/spec-check.ts'
import { type TestDatabase, testDatabase } from '../../support/database/database.ts'
import { aFixture, feedFor, kickOff, name, phase } from '../../support/match/match-build.ts'
import { furnish, type MatchWorld, openWorld } from '../../support/match/match-world.ts'

let database: TestDatabase
let world: MatchWorld
let app: FastifyInstance
const feedEvent = feedFor('m1')

const player = (id: string) => ({ id, number: 9, name: name(id), position: 'FW', x: 50, y: 80, rating: null, captain: false })
const lineup = (side: string): Lineup => ({
  formation: '4-4-2',
  coach: name('Coach'),
  starters: [player(`${side}-first`)],
  substitutes: [player(`${side}-second`), player(`${side}-third`)],
})
const read = async (as = ''): Promise<MatchRatings> => {
  const { data } = (await app.inject({ method: 'GET', url: '/api/hot_match/ratings?id=m1', headers: { token: as } })).json()
  expect(contractErrors('GET api/hot_match/ratings', data)).toEqual([])
  return data
}
/** The error, or null. */
async function rate(as: string, id: string, points: number): Promise<string | null> {
  const body = { id: 'm1', player: id, points }
  return (await app.inject({ method: 'POST', url: '/api/hot_match/rate', payload: body, headers: { token: as } })).json().error ?? null
}
async function people(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `fan${index}`)
  for (const id of ids) await database.pool.query("INSERT INTO account (id, nickname, avatar, share_code) VALUES ($1, 'fan', '', $1)", [id])
  return ids
}

beforeAll(async () => {
  database = await testDatabase()
  world = await openWorld(database, { now: kickOff - 60_000 })
  app = await testApp((http) => registerMatch(http, world.context, world.domain), {
    authenticate: async (token) => (token === '' ? null : { id: token, roles: [] }),
  })
  await furnish(world)
  await world.sink.upsertFixtures([aFixture('m1')])
  await world.sink.applyExtras([
    { match_id: 'm1', at: new Date(kickOff).toISOString(), type: 'lineups', home: lineup('home'), away: lineup('away') },
  ])
})

it('ratings open at the start, for players on the field, can be changed or removed, and show a mean from ten fans', async () => {
  const fans = await people(12)
  expect([(await read()).state, await rate('fan0', 'home-first', 8)]).toEqual(['soon', 'unavailable'])
  world.time.now = kickOff + 60_000
  await world.sink.applyEvents([feedEvent(phase('first-half'), { minute: 0 })])
  expect((await read()).state).toBe('open')
  expect([await rate('fan0', 'home-second', 8), await rate('fan0', 'nobody', 8), await rate('fan0', 'home-first', 11)]).toEqual([
    'invalid-input',
    'invalid-input',
    'invalid-input',
  ])
  await world.sink.applyEvents([
    feedEvent({ type: 'substitution', side: 'home', player: name('home-second'), out: name('home-first') }, { minute: 60 }),
  ])
  expect(await rate('fan0', 'home-second', 4)).toBeNull()

  for (const fan of fans.slice(0, 9)) expect(await rate(fan, 'home-first', 7)).toBeNull()
  const few = (await read('fan0')).list.find((one) => one.player === 'home-first')
  expect(few).toEqual({ player: 'home-first', sample: 9, mean: null, mine: 7 })
  await rate('fan9', 'home-first', 10)
  // A new rating replaces the first.
  await rate('fan0', 'home-first', 10)
  const enough = await read('fan0')
  expect(enough.list.find((one) => one.player === 'home-first')).toEqual({ player: 'home-first', sample: 10, mean: 7.6, mine: 10 })
  expect([enough.people, enough.fewest]).toEqual([10, ratingLimits.fewest])
  // Concurrent requests from many windows still make one rating.
  await Promise.all(Array.from({ length: 6 }, (_, index) => rate('fan10', 'away-first', index + 1)))
  expect((await read()).list.find((one) => one.player === 'away-first')?.sample).toBe(1)
  await rate('fan10', 'away-first', 0)
  expect((await read()).list.some((one) => one.player === 'away-first')).toBe(false)
})

it('ratings close a day after the end; those of blocked accounts do not count, of deleted ones are gone', async () => {
  world.time.now = kickOff + 2 * 3_600_000
  await world.sink.applyEvents([
    feedEvent(phase('half-time'), { minute: 45 }),
    feedEvent(phase('second-half'), { minute: 45 }),
    feedEvent(phase('finished'), { minute: 90 }, { at: new Date(world.time.now).toISOString() }),
  ])
  const until = world.time.now + ratingLimits.openFor
  expect([(await read()).state, (await read()).until]).toEqual(['open', new Date(until).toISOString()])
  world.time.now = until - 1
  expect(await rate('fan1', 'home-first', 9)).toBeNull()
  world.time.now = until
  expect([(await read()).state, await rate('fan1', 'home-first', 1)]).toEqual(['closed', 'unavailable'])
  const sample = async () => (await read()).list.find((one) => one.player === 'home-first')?.sample
  await database.pool.query("UPDATE account SET blocked_at = now() WHERE id = 'fan1'")
  expect(await sample()).toBe(9)
  expect(await listRatings(world.context.db, 'fan2')).toEqual([{ match_id: 'm1', player_id: 'home-first', points: 7 }])
  await deleteRatingsOf(world.context.db, 'fan2')
  expect([await sample(), await listRatings(world.context.db, 'fan2')]).toEqual([8, []])
})

it('ratings of an unknown match are not found, and a guest cannot rate', async () => {
  const none = (await app.inject({ method: 'GET', url: '/api/hot_match/ratings?id=none' })).json()
  expect(none.error).toBe('not-found')
  expect(
    (await app.inject({ method: 'POST', url: '/api/hot_match/rate', payload: { id: 'm1', player: 'home-first', points: 5 } })).json().code,
  ).toBe(700)
})
