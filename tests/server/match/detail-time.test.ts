// Reads a match while it is running.
import { describe, expect, it } from 'vitest'
import type { MatchDetail } from '../../../contract/match/match-detail.ts'
import { createDetails } from '../../../server/features/match/read/detail.ts'
import { testDatabase } from '../../support/database/database.ts'
import { aFixture, feedFor, goal, kickOff, name, phase } from '../../support/match/match-build.ts'
import { furnish, openWorld } from '../../support/match/match-world.ts'

describe('match detail', () => {
  it('includes basketball player statistics so far and publishes them to viewers', async () => {
    const { db } = await testDatabase()
    const world = await openWorld({ db })
    await furnish(world)
    await world.sink.upsertFixtures([aFixture('h1', { sport: 'basketball', league_id: 'nba', home_team_id: 'b1', away_team_id: 'b2' })])
    const read = async (): Promise<MatchDetail> => (await world.domain.details.get('h1'))?.data() as MatchDetail
    expect((await read()).players).toBeNull()
    const nobody = { number: 7, position: 'G', rebounds: 0, assists: 0, steals: 0, blocks: 0, threes: 0 }
    const boxScore = { home: [{ ...nobody, id: 'p1', name: name('p1'), points: 12 }], away: [] }
    const at = new Date(kickOff).toISOString()
    await world.sink.applyExtras([
      { match_id: 'h1', at, type: 'players', ...boxScore },
      { match_id: 'h1', at, type: 'text', key: 't1', minute: { minute: 1, left: 700 }, text: name('miss'), important: false, side: 'away' },
    ])
    const detail = await read()
    expect(detail.players).toEqual(boxScore)
    expect(detail.text.map(({ side }) => side)).toEqual(['away'])
    const frame = world.frames.find(({ type, channel }) => type === 'match_detail' && channel === 'match:h1')
    expect(frame?.data).toMatchObject({ id: 'h1', players: boxScore, text: [{ side: 'away' }] })
  })

  it('matches the row of its last event, whatever is committed during the read', async () => {
    const { db } = await testDatabase()
    const world = await openWorld({ db })
    world.time.now = kickOff + 7_200_000
    await furnish(world)
    await world.sink.upsertFixtures([aFixture('m1')])
    const feedEvent = feedFor('m1')
    await world.sink.applyEvents([feedEvent(phase('first-half'), { minute: 0 }), feedEvent(goal('home'), { minute: 1 })])
    let minute = 1
    // A goal falls before each of its statements, and another after it.
    const scoring: typeof db = Object.assign(Object.create(db), {
      execute: async (query: Parameters<typeof db.execute>[0]) => {
        minute += 1
        await world.sink.applyEvents([feedEvent(goal('home'), { minute })])
        const found = await db.execute(query)
        minute += 1
        await world.sink.applyEvents([feedEvent(goal('away'), { minute })])
        return found
      },
    })
    const { snapshot, directory, tables } = world.domain
    const details = createDetails({ db: scoring, config: world.context.config }, snapshot, directory, tables)
    const response = await details.get('m1')
    if (!response) throw new Error('m1 is not found')
    const { match, events } = response.data() as MatchDetail
    expect(match.seq).toBe(events.at(-1)?.seq)
    expect(match.home_score + match.away_score).toBe(events.filter(({ type }) => type === 'goal').length)
    expect(snapshot.row('m1')?.seq).toBeGreaterThan(match.seq)
  })
})
