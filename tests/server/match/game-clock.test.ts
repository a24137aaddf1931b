// The basketball game clock as open pages receive it: one small frame for each stop and each start.
import { beforeAll, describe, expect, it } from 'vitest'
import type { MatchPatch } from '../../../contract/live.ts'
import { testDatabase } from '../../support/database/database.ts'
import { aFixture, feedFor, kickOff, phase } from '../../support/match/match-build.ts'
import { furnish, type MatchWorld, openWorld } from '../../support/match/match-world.ts'

/** Maximum size of a frame's row, in bytes. */
const small = 300

describe('game clock stops', () => {
  let world: MatchWorld
  const feedEvent = feedFor('h1')
  const at = (seconds: number): { at: string } => ({ at: new Date(kickOff + seconds * 1_000).toISOString() })
  const clock = (running: boolean) => ({ type: 'clock', running }) as const
  const basket = { type: 'points', side: 'home', count: 2, player: null } as const

  beforeAll(async () => {
    world = await openWorld(await testDatabase())
    await furnish(world)
    const sides = { league_id: 'nba', home_team_id: 'b1', away_team_id: 'b2' }
    await world.sink.upsertFixtures([aFixture('h1', { sport: 'basketball', period_minutes: 12, ...sides })])
    await world.sink.applyEvents([feedEvent(phase('q1'), { minute: 0, left: 720 }, at(0))])
    world.time.now = kickOff + 3_600_000
    world.frames.length = 0
    world.facts.length = 0
  })

  it('publish one small frame each for stop and start to match rows, with no event and no alert', async () => {
    await world.sink.applyEvents([feedEvent(clock(false), { minute: 1, left: 695 }, at(25))])
    await world.sink.applyEvents([feedEvent(clock(true), { minute: 1, left: 695 }, at(60))])
    expect(world.frames.map(({ channel, type, tick }) => [channel, type, tick])).toEqual([
      ['scores', 'basketball_match', false],
      ['scores', 'basketball_match', false],
    ])
    const patches = world.frames.flatMap(({ data }) => data as MatchPatch[])
    const clockAt = (seconds: number, running: boolean) => ({ elapsed: 695, ...at(seconds), running, added: null })
    expect(patches).toEqual([
      { id: 'h1', seq: 2, updated_at: at(25).at, match_str: 'Q1 11:35', clock: clockAt(25, false) },
      { id: 'h1', seq: 3, updated_at: at(60).at, clock: clockAt(60, true) },
    ])
    for (const patch of patches) expect(JSON.stringify(patch).length).toBeLessThan(small)
    expect(world.facts).toEqual([])
  })

  it('share a frame with the basket that stops the clock, and publish none when repeated', async () => {
    world.frames.length = 0
    await world.sink.applyEvents([
      feedEvent(basket, { minute: 1, left: 680 }, at(75)),
      feedEvent(clock(false), { minute: 1, left: 680 }, { key: 'stop', ...at(75) }),
    ])
    expect(world.frames.map(({ type }) => type)).toEqual(['basketball_match', 'match_detail'])
    expect(world.frames[0]?.data).toMatchObject([{ id: 'h1', seq: 5, home_score: 2, clock: { elapsed: 680, running: false } }])
    await world.sink.applyEvents([feedEvent(clock(false), { minute: 1, left: 680 }, { key: 'stop', ...at(75) })])
    await world.sink.applyEvents([feedEvent(clock(false), { minute: 1, left: 680 }, at(90))])
    expect(world.frames).toHaveLength(2)
    expect(world.facts).toEqual([])
  })

  it('persist across a restart', async () => {
    const again = await openWorld(world.context, { now: world.time.now })
    expect(again.domain.snapshot.row('h1')).toMatchObject({ match_str: 'Q1 11:20', clock: { elapsed: 680, running: false } })
  })
})
