// Alerts before a match: planned as jobs that outlive a restart and follow a match that moves.
import { describe, expect, it } from 'vitest'
import type { AlertSettings } from '../../../contract/alert.ts'
import type { Follow } from '../../../contract/follow/follow.ts'
import { horizonOf } from '../../../server/features/alert/starts.ts'
import { alertScene } from '../../support/alert/alert-scene.ts'
import { aFixture, kickOff, name } from '../../support/match/match-build.ts'

const scene = await alertScene()
const minute = 60_000
const pushesOf = () => scene.service.received.map((push) => `${push.name}: ${push.payload.notification.title}`).sort()
const follow = (match: string, more: Partial<Follow> = {}): Follow[] => [{ kind: 'match', id: match, events: ['soon'], ...more }]
const device = (of: string, follows: Follow[], settings: Partial<AlertSettings> = {}) =>
  scene.world.device(scene.service.subscribe(of), follows, { settings })
/** A match that starts in this many minutes. */
async function matchIn(minutes: number, id = `in-${minutes}`): Promise<string> {
  const match_time = new Date(kickOff + minutes * minute).toISOString()
  await scene.world.sink.upsertFixtures([aFixture(id, { match_time })])
  return id
}
const plan = (...ids: string[]) => scene.world.alerts.planStarts(ids.flatMap((id) => scene.world.row(id) ?? []))
/** Resolves when all due jobs have run. */
async function worked(): Promise<void> {
  const due = `SELECT count(*)::int AS n FROM pgboss.job WHERE state IN ('created', 'active', 'retry') AND start_after <= now()`
  await expect.poll(async () => (await scene.pool.query(due)).rows[0].n, { timeout: 10_000 }).toBe(0)
  await scene.world.alerts.idle()
}

describe('before the start', () => {
  it('notifies each device at its own lead time, once, however often it is planned', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    const id = await matchIn(70)
    await device('default', follow(id))
    await device('an hour', follow(id), { lead: 60 })
    await device('none', follow(id, { events: ['goal'] }))
    for (let times = 0; times < 3; times += 1) await plan(id)
    await worked()
    expect(pushesOf()).toEqual([])
    await scene.world.passWithJobs(10 * minute + 100)
    await scene.service.waitFor(1)
    await plan(id)
    await scene.world.passWithJobs(30 * minute)
    await scene.service.waitFor(2)
    await plan(id)
    await scene.world.passWithJobs(10 * minute)
    await worked()
    await scene.settled()
    expect(pushesOf()).toEqual(['an hour: Starts in 60 min: Team t1 – Team t2', 'default: Starts in 30 min: Team t1 – Team t2'])
  })

  it('notifies devices of an account with a reservation or a special follow, each at its own lead time', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    const id = await matchIn(70, 'reserved')
    for (const account of ['elsewhere', 'special']) {
      const lead = account === 'special' ? 60 : 30
      const one = await device(account, [], { lead })
      await scene.pool.query('UPDATE device SET account_id = $2 WHERE id = $1', [one, account])
    }
    await scene.pool.query(
      `INSERT INTO account_follow (account_id, kind, ref_id, events, adds)
       VALUES ('elsewhere', 'match', $1, '{soon,kick-off,moved}', true), ('special', 'team', 't1', '{}', false)`,
      [id],
    )
    await scene.pool.query(`INSERT INTO follow_mark (account_id, kind, ref_id, special) VALUES ('special', 'team', 't1', true)`)
    await plan(id)
    await scene.world.passWithJobs(10 * minute + 100)
    await scene.service.waitFor(1)
    await scene.world.passWithJobs(30 * minute)
    await scene.service.waitFor(2)
    await worked()
    await scene.settled()
    expect(pushesOf()).toEqual(['elsewhere: Starts in 30 min: Team t1 – Team t2', 'special: Starts in 60 min: Team t1 – Team t2'])
    await scene.pool.query('DELETE FROM account_follow; DELETE FROM follow_mark')
  })

  it('forgets nothing and repeats nothing across a restart', async () => {
    await scene.begin()
    const id = await matchIn(40, 'restarted')
    await device('one', follow(id))
    await plan(id)
    await scene.restart()
    await scene.world.alerts.start()
    await scene.world.passWithJobs(10 * minute + 100)
    await scene.service.waitFor(1)
    await scene.settled()
    await scene.restart()
    await scene.world.alerts.start()
    await plan(id)
    await scene.world.passWithJobs(10 * minute + 100)
    await worked()
    await scene.settled()
    expect(pushesOf()).toEqual(['one: Starts in 30 min: Team t1 – Team t2'])
  })

  it('notifies only before the new start of a moved match, and never of a cancelled one', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    const moves = await matchIn(40, 'moves')
    const ends = await matchIn(40, 'ends')
    await device('one', [...follow(moves), ...follow(ends)])
    await plan(moves, ends)
    const event = { at: new Date(kickOff).toISOString(), minute: { minute: 0 } }
    await scene.feed(
      { ...event, match_id: moves, key: 'x', type: 'moved', time: new Date(kickOff + 100 * minute).toISOString() },
      { ...event, match_id: ends, key: 'y', type: 'postponed' },
    )
    await scene.world.passWithJobs(11 * minute)
    await worked()
    expect(pushesOf()).toEqual([])
    await plan(moves, ends)
    await scene.world.passWithJobs(60 * minute)
    await scene.service.waitFor(1)
    await worked()
    await scene.settled()
    expect(pushesOf()).toEqual(['one: Starts in 29 min: Team t1 – Team t2'])
  })

  it('notifies of a match with only a date once its time is known', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    const at = (minutes: number): string => new Date(kickOff + minutes * minute).toISOString()
    await scene.world.sink.upsertFixtures([aFixture('open', { match_time: at(40), time_tbc: true })])
    await device('one', follow('open'))
    await plan('open')
    await scene.world.passWithJobs(11 * minute)
    await worked()
    expect(pushesOf()).toEqual([])
    await scene.world.sink.upsertFixtures([aFixture('open', { match_time: at(80) })])
    await plan('open')
    await scene.world.passWithJobs(40 * minute)
    await scene.service.waitFor(1)
    await worked()
    await scene.settled()
    expect(pushesOf()).toEqual(['one: Starts in 29 min: Team t1 – Team t2'])
  })

  it('does not notify of a start that an outage has delayed too long', async () => {
    await scene.begin()
    const id = await matchIn(40, 'late')
    await device('one', follow(id))
    await plan(id)
    await scene.world.passWithJobs(39 * minute)
    await scene.world.alerts.start()
    await worked()
    await plan(id)
    await worked()
    expect(pushesOf()).toEqual([])
  })

  it('plans far enough beyond the next check, however fast product time runs', () => {
    expect(horizonOf(30_000, 1)).toBe(70 * minute)
    expect(horizonOf(5_000, 600)).toBe(160 * minute)
  })
})

describe('line-ups', () => {
  const player = (id: string) => ({ id, number: 9, name: name(id), position: 'F', x: 50, y: 50, rating: null, captain: false })
  const side = (...ids: string[]) => ({ formation: '4-4-2', coach: name('Coach'), starters: ids.map(player), substitutes: [] })

  it('are sent once known and close to the start, to devices that chose them or follow a player', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    const id = await matchIn(100, 'lineups')
    await device('match', [{ kind: 'team', id: 't1', events: ['line-up'] }])
    await device('fan', [{ kind: 'player', id: 'Han', events: ['line-up'] }])
    await device('other fan', [{ kind: 'player', id: 'Lu', events: ['line-up'] }])
    await plan(id)
    await scene.world.sink.applyExtras([
      { match_id: id, at: new Date(kickOff).toISOString(), type: 'lineups', home: side('Han'), away: side('Bo') },
    ])
    await plan(id)
    await worked()
    expect(pushesOf()).toEqual([])
    scene.world.pass(30 * minute)
    for (let times = 0; times < 3; times += 1) await plan(id)
    await scene.service.waitFor(2)
    await scene.settled()
    expect(pushesOf()).toEqual(['fan: Line-ups are out: Team t1 – Team t2', 'match: Line-ups are out: Team t1 – Team t2'])
  })
})
