// The simulated world over a real database: a first start, a running world, a restart in the middle.
import { describe, expect, it } from 'vitest'
import { type ClockOrigin, productClock } from '../../../server/core/clock/clock.ts'
import type { LiveHub } from '../../../server/core/live/hub.ts'
import { createMatchIntake } from '../../../server/features/match/intake/intake.ts'
import { openMatches } from '../../../server/features/match/open.ts'
import { progressOf } from '../../../server/feed/progress.ts'
import { simulatorFeed } from '../../../server/feed/simulator/feed.ts'
import { silentLog, testConfig } from '../../support/app.ts'
import { type TestDatabase, testDatabase } from '../../support/database/database.ts'
import { heldTime } from '../../support/match/held-time.ts'

/** Saturday 21 November 2026, 12:07 UTC: leagues of three continents are playing. */
const saturday = Date.parse('2026-11-21T12:07:00Z')

const minute = 60_000
const time = heldTime()

/** Opens everything as the server does at start. */
async function open({ db }: TestDatabase, origin: ClockOrigin) {
  const alerts: string[] = []
  const hub: LiveHub = {
    epoch: 'test',
    publish: () => undefined,
    onAck: () => undefined,
    isVisible: () => false,
    acked: () => false,
    size: () => 0,
    close: async () => undefined,
  }
  const context = { config: testConfig(), db, clock: productClock(origin, time.now), log: silentLog, hub }
  const domain = await openMatches(context)
  const sink = createMatchIntake(context, domain, async (_, facts) => {
    alerts.push(...facts.map(({ key }) => key))
  })
  const [progress, earlier] = [progressOf<number>(db, 'simulator-played'), progressOf<number>(db, 'simulator-whole')]
  const feed = simulatorFeed({ seed: 'grandstand', clock: context.clock, sink, log: silentLog, progress, earlier, sleep: time.sleep })
  return { feed, alerts, clock: context.clock, domain }
}

/** Plays the world to a product time in steps of a minute, each published before the next. */
async function playTo({ clock }: Awaited<ReturnType<typeof open>>, at: number): Promise<void> {
  while (clock.now() < at) await time.step(minute / clock.origin.speed)
}

describe('simulator in the server', () => {
  it('fills the past, plays on, and resumes after a restart without duplicate notifications', async () => {
    const database = await testDatabase()
    const first = await open(database, { feed: saturday, real: time.now(), speed: 1 })
    await first.feed.start()
    await first.feed.stop()

    const count = async (query: string): Promise<number> => Number((await database.pool.query(query)).rows[0]?.count)
    expect(await count(`select count(*) from match where status = 'over'`)).toBeGreaterThan(2_000)
    expect(await count(`select count(*) from match where status = 'live'`)).toBeGreaterThanOrEqual(10)
    expect(await count(`select count(*) from match where status = 'upcoming' and match_time > '2026-12-04'`)).toBeGreaterThan(50)
    expect(await count(`select count(*) from match_text`)).toBeGreaterThan(2_000)
    expect(first.alerts).toEqual([])
    const table = await first.domain.tables.of('hxcl')
    expect(table[0]?.rows).toHaveLength(16)
    expect(table[0]?.rows[0]?.played).toBeGreaterThan(14)

    // Ten minutes of product time each second.
    const fast: ClockOrigin = { feed: first.clock.now(), real: time.now(), speed: 600 }
    const second = await open(database, fast)
    await second.feed.start()
    await playTo(second, saturday + 40 * minute)
    await second.feed.stop()
    // Events during the downtime are published at the next start.
    time.pass((5 * minute) / fast.speed)
    const third = await open(database, fast)
    await third.feed.start()
    await playTo(third, saturday + 75 * minute)
    await third.feed.stop()

    const allAlerts = [...second.alerts, ...third.alerts]
    expect(allAlerts.length).toBeGreaterThan(3)
    expect(new Set(allAlerts).size).toBe(allAlerts.length)
    const doubled = await database.pool.query('select match_id, feed_key from match_event group by 1, 2 having count(*) > 1')
    expect(doubled.rows).toEqual([])
  })
})
