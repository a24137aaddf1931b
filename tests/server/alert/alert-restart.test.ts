// Alerts over restarts, rollbacks and broken push services: none is lost, and a device that has one already shows nothing new.
import { describe, expect, it } from 'vitest'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'
import { claimDeliveries } from '../../../server/features/alert/delivery-store.ts'
import { settleAlert } from '../../../server/features/alert/settle.ts'
import { alertScene, pushesOf } from '../../support/alert/alert-scene.ts'
import { startPushService } from '../../support/alert/push-service.ts'
import { startWebhookServer } from '../../support/alert/webhook-server.ts'
import { goal } from '../../support/match/match-build.ts'

const scene = await alertScene()

describe('an alert waiting for a retry', () => {
  it('is dropped in favor of a later alert of its match', async () => {
    // Longer than the test runs.
    await scene.begin({ firstDelay: 120_000 })
    await scene.world.alerts.start()
    await scene.world.device(scene.service.subscribe('one'), scene.follow())
    scene.service.behave('one', 500, 201)
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await expect.poll(() => scene.service.requests.length).toBe(1)
    await scene.feed(scene.feedEvent(goal('home'), { minute: 14 }))
    await scene.settled()
    expect(pushesOf(scene.service.received)).toEqual(['one: GOAL! Team t1 2:0 Team t2'])
    expect(scene.service.requests).toHaveLength(2)
    expect(await scene.states()).toEqual(['sent', 'superseded'])
  })

  it('is not claimed from the database twice, nor after a later one has arrived', async () => {
    await scene.begin()
    const id = await scene.world.device(scene.service.subscribe('one'), scene.follow())
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }), scene.feedEvent(goal('home'), { minute: 14 }))
    const { db, jobs } = scene.world.context
    const keys = (await scene.pool.query('SELECT key FROM alert ORDER BY seq')).rows.map(({ key }) => key as string)
    const [first, second] = await Promise.all(keys.map((key) => settleAlert({ db, jobs }, key, Date.now())))
    if (!first || !second) throw new Error('expected both goals to be due')
    expect(await claimDeliveries(db, second, [id])).toEqual(new Set([id]))
    expect(await claimDeliveries(db, second, [id])).toEqual(new Set())
    expect(await claimDeliveries(db, first, [id])).toEqual(new Set())
    await scene.pool.query('UPDATE alert SET done = true')
  })
})

describe('a restart', () => {
  it('sends what was committed but not sent, and repeats nothing', async () => {
    await scene.begin()
    await scene.world.device(scene.service.subscribe('one'), scene.follow())
    const scored = scene.feedEvent(goal('home'), { minute: 12 })
    await scene.feed(scored)
    await scene.restart()
    await scene.world.alerts.start()
    await scene.service.waitFor(1)
    await scene.settled()
    await scene.feed(scored)
    await scene.restart()
    await scene.world.alerts.start()
    await scene.feed(scored)
    await scene.settled()
    expect(pushesOf(scene.service.requests)).toEqual(['one: GOAL! Team t1 1:0 Team t2'])
  })

  it('resumes an interrupted delivery, and notifies silently where the service may have delivered already', async () => {
    await scene.begin()
    for (const name of ['pending', 'sending', 'sent']) await scene.world.device(scene.service.subscribe(name), scene.follow())
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await scene.stop()
    // The state that kill -9 leaves: a job taken by a dead worker, deliveries in every state.
    await scene.pool.query(`UPDATE pgboss.job SET state = 'active' WHERE name = 'alert'`)
    await scene.pool.query('UPDATE alert SET decided = true')
    await scene.pool.query(`
      INSERT INTO delivery (alert_key, device_id, state)
      SELECT key, id, reverse(split_part(reverse(endpoint), '/', 1)) FROM alert, device`)
    await scene.restart()
    await scene.world.alerts.start()
    await scene.settled()
    expect(pushesOf(scene.service.requests)).toEqual(['pending: GOAL! Team t1 1:0 Team t2', 'sending: GOAL! Team t1 1:0 Team t2'])
    const loud = scene.service.requests.map(({ name, payload }) => [name, payload.notification.tag, payload.notification.renotify])
    expect(Object.fromEntries(loud.map(([name, ...rest]) => [name, rest]))).toEqual({
      pending: [`match:${scene.match}`, true],
      sending: [`match:${scene.match}`, false],
    })
    expect(await scene.states()).toEqual(['sent', 'sent', 'sent'])
  })

  it('resends what its own shutdown cut off: once, under the same topic, silently', async () => {
    await scene.begin({ timeout: 300_000 })
    await scene.world.alerts.start()
    await scene.world.device(scene.service.subscribe('one'), scene.follow())
    scene.service.behave('one', 'hang', 201)
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await expect.poll(() => scene.service.requests.length).toBe(1)
    await scene.stop()
    expect(await scene.states()).toEqual(['sending'])
    await scene.restart()
    await scene.world.alerts.start()
    await scene.settled()
    const [first, again, ...more] = scene.service.requests
    expect(more).toEqual([])
    expect(again?.headers.topic).toBe(first?.headers.topic)
    expect([first, again].map((push) => push?.payload.notification.renotify)).toEqual([true, false])
    expect(await scene.states()).toEqual(['sent'])
  })

  it('does not replace an alert that may have arrived with an older one', async () => {
    await scene.begin()
    await scene.world.device(scene.service.subscribe('one'), scene.follow())
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }), scene.feedEvent(goal('home'), { minute: 14 }))
    await scene.stop()
    await scene.pool.query('UPDATE alert SET decided = true')
    await scene.pool.query(`INSERT INTO delivery (alert_key, device_id, state) SELECT key, id, 'sending' FROM alert, device`)
    await scene.restart()
    await scene.world.alerts.start()
    await scene.settled()
    expect(pushesOf(scene.service.requests)).toEqual(['one: GOAL! Team t1 2:0 Team t2'])
    expect(await scene.states()).toEqual(['sent', 'superseded'])
  })

  it('repeats a webhook call under the id of the first call', async () => {
    await scene.begin({ timeout: 300_000 })
    const webhook = await startWebhookServer()
    scene.world.context.config.pushAllowHosts.push(webhook.host)
    const { data } = await scene.world.call('device', { lang: 'en', follows: scene.follow(), settings: alertDefaults })
    const named = await scene.world.call('webhook', { device: data, webhook: { kind: 'generic', url: `http://${webhook.host}/hook` } })
    expect(named.code).toBe(0)
    await scene.world.alerts.start()
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await scene.settled()
    // The state that kill -9 leaves when the request was sent and not recorded.
    await scene.pool.query(`UPDATE delivery SET state = 'sending'; UPDATE alert SET done = false`)
    await scene.restart()
    scene.world.context.config.pushAllowHosts.push(webhook.host)
    await scene.world.alerts.start()
    await scene.settled()
    const ids = webhook.calls.map(({ body }) => body.id)
    await webhook.close()
    expect(ids).toHaveLength(2)
    expect(ids[0]).toMatch(/^[\w-]{22}$/)
    expect(ids[1]).toBe(ids[0])
  })

  it('recovers a job that died between the queue and the decision', async () => {
    await scene.begin()
    await scene.world.device(scene.service.subscribe('one'), scene.follow())
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await scene.pool.query(`UPDATE pgboss.job SET state = 'active' WHERE name = 'alert'`)
    await scene.world.alerts.start()
    await scene.service.waitFor(1)
    await scene.settled()
    expect(scene.service.requests).toHaveLength(1)
  })

  it('keeps alerts waiting for a broken service, and sends them when both are back', async () => {
    await scene.begin({ firstDelay: 60_000 })
    await scene.world.alerts.start()
    await scene.world.device(scene.service.subscribe('one'), scene.follow())
    scene.service.behave('one', 503)
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await expect.poll(() => scene.service.requests.length).toBe(1)
    await scene.stop()
    expect(await scene.states()).toEqual(['pending'])
    scene.service.behave('one', 201)
    await scene.restart()
    await scene.world.alerts.start()
    await scene.settled()
    expect(pushesOf(scene.service.received)).toEqual(['one: GOAL! Team t1 1:0 Team t2'])
  })

  it('keeps the key that devices have subscribed with', async () => {
    await scene.begin()
    const key = scene.world.alerts.vapidPublicKey
    await scene.restart()
    expect(scene.world.alerts.vapidPublicKey).toBe(key)
    expect(Buffer.from(key, 'base64url')).toHaveLength(65)
  })

  it('accepts no second alert for a known fact', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    await scene.world.device(scene.service.subscribe('one'), scene.follow())
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await scene.settled()
    const { rows } = await scene.pool.query('SELECT key, kind, notice FROM alert')
    const [{ key, notice }] = rows
    const event = { ...notice, type: 'goal', seq: notice.seq, minute: "12'", team: 'home', detail: {}, cancelled_by: null }
    const row = { ...notice, id: notice.match_id, league_id: 'l1' }
    await scene.world.context.db.transaction((tx) =>
      scene.world.alerts.onFacts(tx, [{ key, kind: 'goal', match: row, event, notice, before: null, cancels: null } as never]),
    )
    await scene.settled()
    expect(scene.service.requests).toHaveLength(1)
    expect((await scene.pool.query('SELECT FROM alert')).rowCount).toBe(1)
  })
})

describe('an uncommitted event', () => {
  it('sends no alert: alert and job roll back with the transaction', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    await scene.world.device(scene.service.subscribe('one'), scene.follow())
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await scene.settled()
    const jobs = async () => (await scene.pool.query(`SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'alert'`)).rows[0].n
    const before = await jobs()
    const { rows } = await scene.pool.query('SELECT notice FROM alert')
    const [{ notice }] = rows
    const fact = {
      key: 'undone',
      kind: 'goal',
      match: { ...notice, id: scene.match },
      event: { ...notice, type: 'goal', detail: {} },
      notice,
      before: null,
      cancels: null,
    }
    const undone = scene.world.context.db.transaction(async (tx) => {
      await scene.world.alerts.onFacts(tx, [fact as never])
      throw new Error('rolled back')
    })
    await expect(undone).rejects.toThrow('rolled back')
    expect(await jobs()).toBe(before)
    expect((await scene.pool.query(`SELECT FROM alert WHERE key = 'undone'`)).rowCount).toBe(0)
  })
})

describe('misbehaving push services', () => {
  it('lose their dead subscriptions and no others', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    for (const [name, status] of Object.entries({ gone: 410, unknown: 404, large: 413, wrong: 400, fine: 201 })) {
      await scene.world.device(scene.service.subscribe(name), scene.follow())
      scene.service.behave(name, status)
    }
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await scene.settled()
    const { rows } = await scene.pool.query('SELECT endpoint FROM device ORDER BY endpoint')
    expect(rows.map(({ endpoint }) => endpoint.split('/').pop())).toEqual(['fine', 'large', 'wrong'])
    expect(await scene.states()).toEqual(['failed', 'failed', 'sent'])
  })

  it('that do not answer delay neither another service nor the next goal', async () => {
    const other = await startPushService()
    // Longer than the test runs.
    await scene.begin({ timeout: 300_000 }, [other])
    await scene.world.alerts.start()
    for (let index = 0; index < 200; index += 1) {
      const name = `dead${index}`
      scene.service.behave(name, 'hang')
      await scene.world.device(scene.service.subscribe(name), scene.follow())
    }
    await scene.world.device(other.subscribe('alive'), scene.follow())
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await other.waitFor(1)
    await scene.feed(scene.feedEvent(goal('home'), { minute: 14 }))
    await other.waitFor(2)
    // Both were notified while the first hundred requests still hung, and no other request took the place of those.
    expect(scene.service.mostInFlight).toBeLessThanOrEqual(100)
    expect(scene.service.requests.length).toBeLessThanOrEqual(100)
    await scene.stop()
    await other.close()
  })
})
