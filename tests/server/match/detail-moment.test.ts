// A match that is read while it goes on.
import { describe, expect, it } from 'vitest'
import type { MatchDetail } from '../../../contract/match/match-detail.ts'
import { createDetails } from '../../../server/features/match/read/detail.ts'
import { testDatabase } from '../../support/database/database.ts'
import { aFixture, feedFor, goal, kickOff, phase } from '../../support/match/match-build.ts'
import { furnish, openWorld } from '../../support/match/match-world.ts'

describe('all that is known of a match', () => {
  it('has the row of its last event, whatever is committed while it is read', async () => {
    const { db } = await testDatabase()
    const world = await openWorld({ db })
    world.time.now = kickOff + 7_200_000
    await furnish(world)
    await world.sink.putFixtures([aFixture('m1')])
    const say = feedFor('m1')
    await world.sink.applyEvents([say(phase('first-half'), { minute: 0 }), say(goal('home'), { minute: 1 })])
    let minute = 1
    // Before each of its statements a goal falls, and after it another.
    const scoring: typeof db = Object.assign(Object.create(db), {
      execute: async (query: Parameters<typeof db.execute>[0]) => {
        minute += 1
        await world.sink.applyEvents([say(goal('home'), { minute })])
        const found = await db.execute(query)
        minute += 1
        await world.sink.applyEvents([say(goal('away'), { minute })])
        return found
      },
    })
    const { snapshot, directory, tables } = world.domain
    const details = createDetails({ db: scoring, config: world.context.config }, snapshot, directory, tables)
    const answer = await details.get('m1')
    if (!answer) throw new Error('m1 is not found')
    const { match, events } = answer.data() as MatchDetail
    expect(match.seq).toBe(events.at(-1)?.seq)
    expect(match.home_score + match.away_score).toBe(events.filter(({ type }) => type === 'goal').length)
    expect(snapshot.row('m1')?.seq).toBeGreaterThan(match.seq)
  })
})
