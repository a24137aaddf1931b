// Quiet hours, snooze, outages and hidden scores: a missed alert arrives in one digest, or not at all.
import { describe, expect, it } from 'vitest'
import type { AlertSettings } from '../../../contract/alert.ts'
import { wallTime } from '../../../rules/time/wall-time.ts'
import { openAccountFollows } from '../../../server/features/alert/device/account-follow.ts'
import { alertScene } from '../../support/alert/alert-scene.ts'
import { goal, phase } from '../../support/match/match-build.ts'

const scene = await alertScene()
const hour = 3_600_000
const pushes = () => scene.service.received.map(({ name, payload: { notification } }) => [name, notification.title, notification.body])
const clockOf = (at: number, tz: string): string => new Date(wallTime(at, tz)).toISOString().slice(11, 16)
/** Quiet hours that began an hour ago and last this many hours more, in the local time of a zone. */
const quietNow = (tz: string, hours = 2): NonNullable<AlertSettings['quiet']> => ({
  on: true,
  from: clockOf(Date.now() - hour, tz),
  to: clockOf(Date.now() + hours * hour, tz),
  tz,
})
async function goalAndEnd(): Promise<void> {
  await scene.feed(scene.feedEvent(phase('first-half'), { minute: 1 }))
  await scene.feed(scene.feedEvent(goal('home', 'Han Yan'), { minute: 12 }))
  await scene.feed(scene.feedEvent(phase('finished'), { minute: 90 }))
  await scene.settled()
}

describe('quiet hours', () => {
  it.each(['Asia/Shanghai', 'America/St_Johns', 'Pacific/Kiritimati'])('suppress alerts in %s and end with one digest', async (tz) => {
    await scene.begin()
    await scene.world.alerts.start()
    await scene.world.device(scene.service.subscribe('asleep'), scene.follow(), { settings: { quiet: quietNow(tz) } })
    await scene.world.device(scene.service.subscribe('through'), [{ kind: 'match', id: scene.match, events: ['goal'], through: true }], {
      settings: { quiet: quietNow(tz) },
    })
    await scene.world.device(scene.service.subscribe('no digest'), scene.follow(), { settings: { quiet: quietNow(tz), digest: false } })
    await goalAndEnd()
    expect(pushes().map(([name]) => name)).toEqual(['through'])
    await scene.world.passWithJobs(2 * hour + 10_000)
    await scene.service.waitFor(2)
    await scene.settled()
    expect(pushes()[1]).toEqual(['asleep', '1 match you missed', 'Team t1 1:0 Team t2 (FT)'])
    expect(scene.service.received[1]?.payload.notification).toMatchObject({ tag: 'digest', navigate: '/attention' })
    expect(await scene.states()).toEqual(['digested', 'digested', 'digested', 'dropped', 'dropped', 'dropped', 'sent'])
  })

  it('leave out what was muted since, hide scores, and send nothing twice across a restart', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    const settings = { quiet: quietNow('UTC'), hide: 'all' } as const
    const hides = scene.service.subscribe('hides')
    const mutes = scene.service.subscribe('mutes')
    await scene.world.device(hides, scene.follow(), { settings })
    await scene.world.device(mutes, scene.follow(), { settings })
    await goalAndEnd()
    await scene.world.device(mutes, [{ kind: 'match', id: scene.match, events: [], muted: true }], { settings })
    await scene.restart()
    await scene.world.passWithJobs(2 * hour + 10_000)
    await scene.world.alerts.start()
    await scene.service.waitFor(1)
    await scene.restart()
    await scene.world.passWithJobs(3 * hour)
    await scene.world.alerts.start()
    await scene.settled()
    expect(pushes()).toEqual([['hides', 'Matches you missed', 'Team t1 – Team t2']])
  })

  it('put the cancellation of an unsent goal into the same digest, with the current score', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    await scene.world.device(scene.service.subscribe('asleep'), scene.follow(), { settings: { quiet: quietNow('UTC') } })
    const scored = scene.feedEvent(goal('home'), { minute: 12 })
    await scene.feed(scored)
    await scene.settled()
    await scene.feed(scene.feedEvent({ type: 'cancel', target: scored.key, reason: 'offside' }, { minute: 14 }))
    await scene.settled()
    await scene.world.passWithJobs(2 * hour + 10_000)
    await scene.service.waitFor(1)
    expect(pushes()).toEqual([['asleep', '1 match you missed', 'Team t1 0:0 Team t2']])
  })
})

describe('when the push service does not answer a digest', () => {
  it('does not delay a goal', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    await scene.world.device(scene.service.subscribe('asleep'), scene.follow(), { settings: { quiet: quietNow('UTC') } })
    await scene.world.device(scene.service.subscribe('awake'), scene.follow(), { settings: { quiet: { ...quietNow('UTC'), on: false } } })
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await scene.settled()
    scene.service.behave('asleep', 'hang', 201)
    await scene.world.passWithJobs(2 * hour + 10_000)
    await expect.poll(() => scene.service.requests.some(({ name }) => name === 'asleep'), { timeout: 5_000 }).toBe(true)
    await scene.feed(scene.feedEvent(goal('home'), { minute: 122 }))
    await expect.poll(() => pushes().filter(([name]) => name === 'awake').length, { timeout: 4_000 }).toBe(2)
  })
})

describe('follows of an account', () => {
  it('add no digest or list entry for a device that left, except for the device’s own follows', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    const { context, alerts } = scene.world
    const accounts = openAccountFollows(context, alerts.deviceKeys)
    const settings = { quiet: quietNow('UTC') }
    const shared = await scene.world.device(scene.service.subscribe('shared'), [], { settings })
    const own = await scene.world.device(scene.service.subscribe('own'), [{ kind: 'team', id: 't1', events: [] }], { settings })
    await scene.pool.query(`INSERT INTO account_follow (account_id, kind, ref_id, events) VALUES ('ann', 'team', 't2', '{}')`)
    for (const id of [shared, own]) await accounts.join('ann', alerts.deviceKeys.keyOf(id))
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await scene.settled()
    for (const id of [shared, own]) await accounts.leave(id, 'ann')
    await accounts.join('ben', alerts.deviceKeys.keyOf(shared))
    await scene.pool.query(`INSERT INTO account_follow (account_id, kind, ref_id, events) VALUES ('ben', 'match', 'another', '{}')`)
    const since = await scene.world.call('since', {
      device: alerts.deviceKeys.keyOf(shared),
      since: new Date(Date.now() - hour).toISOString(),
    })
    expect(since.data).toEqual({ list: [] })
    await scene.world.passWithJobs(2 * hour + 10_000)
    await scene.service.waitFor(1)
    await scene.settled()
    expect(pushes().map(([name]) => name)).toEqual(['own'])
    await scene.pool.query('DELETE FROM account_follow')
  })
})

describe('snooze and outage', () => {
  it('suppress everything until they end; missed alerts come in the morning digest', async () => {
    await scene.begin()
    const until = new Date(Date.now() + hour).toISOString()
    const quiet = { ...quietNow('UTC', 3), on: false }
    await scene.world.device(scene.service.subscribe('snoozed'), [{ ...scene.follow()[0]!, through: true }], {
      settings: { snooze_until: until, quiet },
    })
    await scene.world.device(scene.service.subscribe('awake'), scene.follow(), { settings: { quiet } })
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    // After ten minutes of downtime, a goal is too old to notify.
    await scene.world.passWithJobs(600_000)
    await scene.world.alerts.start()
    await scene.settled()
    expect(pushes()).toEqual([])
    await scene.feed(scene.feedEvent(goal('home'), { minute: 22 }))
    await scene.settled()
    expect(pushes().map(([name, title]) => [name, title])).toEqual([['awake', 'GOAL! Team t1 2:0 Team t2']])
    await scene.world.passWithJobs(3 * hour)
    await scene.service.waitFor(3)
    await scene.settled()
    expect(pushes().slice(1).sort()).toEqual([
      ['awake', '1 match you missed', 'Team t1 1:0 Team t2'],
      ['snoozed', '1 match you missed', 'Team t1 2:0 Team t2'],
    ])
  })
})

describe('a snooze longer than the night', () => {
  it('is not broken by the digest, which comes when it ends', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    const quiet = { ...quietNow('UTC', 1), on: false }
    const until = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
    await scene.world.device(scene.service.subscribe('snoozed'), scene.follow(), { settings: { snooze_until: until(2), quiet } })
    await scene.world.device(scene.service.subscribe('awake'), scene.follow(), { settings: { snooze_until: until(0.5), quiet } })
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await scene.settled()
    await scene.world.passWithJobs(hour + 10_000)
    await scene.service.waitFor(1)
    await scene.settled()
    expect(pushes().map(([name]) => name)).toEqual(['awake'])
    await scene.world.passWithJobs(hour)
    await scene.service.waitFor(2)
    expect(pushes()[1]).toEqual(['snoozed', '1 match you missed', 'Team t1 1:0 Team t2'])
  })

  it('started at night also suppresses what the night has already held back', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    const asleep = scene.service.subscribe('asleep')
    const quiet = quietNow('UTC', 1)
    await scene.world.device(asleep, scene.follow(), { settings: { quiet } })
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await scene.settled()
    await scene.world.device(asleep, scene.follow(), { settings: { quiet, snooze_until: new Date(Date.now() + 2 * hour).toISOString() } })
    await scene.world.passWithJobs(hour + 10_000)
    // The morning's job has run and planned one more digest.
    await expect
      .poll(async () => (await scene.pool.query('SELECT FROM delivery WHERE digest_at > now() + $1::interval', ['90 minutes'])).rowCount)
      .toBe(1)
    expect(pushes()).toEqual([])
    await scene.world.passWithJobs(hour)
    await scene.service.waitFor(1)
    expect(pushes()).toEqual([['asleep', '1 match you missed', 'Team t1 1:0 Team t2']])
  })
})

describe('hidden scores', () => {
  it('appear in no text, tag or data of a push, whether hidden everywhere or for followed teams', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    const team = { kind: 'team', id: 't1', events: [] } as const
    const league = { kind: 'league', id: 'l1', events: [] } as const
    await scene.world.device(scene.service.subscribe('all'), [{ ...league, events: [] }], { settings: { hide: 'all' } })
    await scene.world.device(scene.service.subscribe('followed'), [{ ...team, events: [] }], { settings: { hide: 'followed' }, lang: 'zh' })
    await scene.world.device(scene.service.subscribe('other'), [{ ...league, events: [] }], { settings: { hide: 'followed' } })
    await scene.feed(scene.feedEvent(goal('home', 'Han Yan'), { minute: 12 }))
    await scene.settled()
    const hidden = scene.service.received.filter(({ name }) => name !== 'other')
    expect(hidden).toHaveLength(2)
    for (const { payload } of hidden) {
      const { title, body, data } = payload.notification
      expect(`${title} ${body}`.replaceAll(/Team t\d|League l\d/g, '')).not.toMatch(/\d|GOAL|进球|Han/)
      expect(data.kind).toBe('hidden')
    }
    expect(pushes().find(([name]) => name === 'other')?.[1]).toBe('GOAL! Team t1 1:0 Team t2')
  })
})
