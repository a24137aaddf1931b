// Goal alerts from the word of a feed to what the device decrypts: real intake, database, queue, sender and push service.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Follow } from '../../contract/follow.ts'
import { claimDeliveries } from '../../server/features/alert/delivery-store.ts'
import { settleAlert } from '../../server/features/alert/settle.ts'
import type { FeedEvent } from '../../server/features/match/feed-message.ts'
import { type AlertWorld, openAlertWorld } from '../support/alert-world.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { aFixture, feedFor, goal, phase } from '../support/match-build.ts'
import { furnish } from '../support/match-world.ts'
import { type PushRequest, type PushService, startPushService } from '../support/push-service.ts'

const database: TestDatabase = await testDatabase()
const { pool } = database
let service: PushService
let world: AlertWorld
let worlds: AlertWorld[] = []
let matches = 0
let match = ''
let say: ReturnType<typeof feedFor>

async function open(...args: Parameters<typeof openAlertWorld> extends [unknown, unknown, (infer Options)?] ? [Options?] : never) {
  const opened = await openAlertWorld(database, [service], args[0])
  worlds.push(opened)
  return opened
}
/** Begins a match of its own, so that no test hears of another's. */
async function begin(options: Parameters<typeof open>[0] = {}): Promise<void> {
  world = await open(options)
  await furnish(world)
  matches += 1
  match = `m${matches}`
  await world.sink.putFixtures([aFixture(match)])
  say = feedFor(match)
}
beforeEach(async () => {
  service = await startPushService()
})
afterEach(async () => {
  for (const one of worlds) await one.stop()
  worlds = []
  await service.close()
  await pool.query('DELETE FROM device; DELETE FROM alert')
})

const feed = (...events: FeedEvent[]): Promise<void> => world.sink.applyEvents(events)
const matchFollow = (): Follow[] => [{ kind: 'match', id: match, events: [] }]
const said = (pushes: PushRequest[]): string[] => pushes.map(({ name, payload }) => `${name}: ${payload.notification.title}`).sort()
const states = async (): Promise<string[]> =>
  (await pool.query('SELECT state FROM delivery ORDER BY state')).rows.map(({ state }) => state as string)
/** All that was begun has ended, so that whatever was to come has come. */
const settled = async (): Promise<void> => {
  await expect
    .poll(async () => (await pool.query(`SELECT count(*)::int AS n FROM alert WHERE NOT done`)).rows[0].n, { timeout: 10_000 })
    .toBe(0)
  await world.alerts.idle()
}

describe('registering a device', () => {
  it('gives the same endpoint the same device, and replaces what it follows', async () => {
    await begin()
    const one = service.subscribe('one')
    const id = await world.device(one, [{ kind: 'team', id: 't9', events: [] }])
    expect(id).toMatch(/^[\w-]{22}$/)
    expect(await world.device(one, matchFollow(), { lang: 'vi' })).toBe(id)
    expect((await pool.query('SELECT ref_id FROM device_follow')).rows).toEqual([{ ref_id: match }])
    expect((await pool.query('SELECT lang FROM device')).rows).toEqual([{ lang: 'vi' }])
  })

  it('refuses endpoints that are no push service, keys that are no keys, and more follows than are kept', async () => {
    await begin()
    const { keys, endpoint } = service.subscribe('x')
    const settings = { value1: true, value2: true, value3: true, value4: true }
    const body = { endpoint, keys, lang: 'en', follows: [] as Follow[], settings }
    for (const bad of ['http://127.0.0.1:1/x', 'https://evil.org/x', 'https://fcm.googleapis.com@127.0.0.1/x', 'file:///etc/passwd'])
      expect(await world.call('subscribe', { ...body, endpoint: bad })).toMatchObject({ code: 1, error: 'endpoint-refused' })
    const noPoint = Buffer.alloc(65, 4).toString('base64url')
    expect(await world.call('subscribe', { ...body, keys: { ...keys, p256dh: noPoint } })).toMatchObject({ error: 'invalid-input' })
    const follows = Array.from({ length: 501 }, (_, index): Follow => ({ kind: 'match', id: `m${index}`, events: [] }))
    expect((await world.call('subscribe', { ...body, follows })).code).toBe(1)
    expect((await world.call('subscribe', { ...body, follows: follows.slice(0, 500) })).code).toBe(0)
    expect(service.connections).toBe(0)
  })

  it('sends a test at once, and says when the service did not take it', async () => {
    await begin()
    const id = await world.device(service.subscribe('one'), [], { lang: 'zh' })
    expect((await world.call('test', { device_id: id })).data.sent_at).toMatch(/^\d{4}-.*Z$/)
    expect(service.received[0]?.payload).toMatchObject({
      web_push: 8030,
      notification: { tag: 'test', lang: 'zh', title: '看台：提醒正常' },
    })
    service.behave('one', 403)
    expect(await world.call('test', { device_id: id })).toMatchObject({ code: 1, error: 'push-failed' })
    service.behave('one', 410)
    expect(await world.call('test', { device_id: id })).toMatchObject({ code: 1, error: 'not-found' })
    expect((await pool.query('SELECT FROM device')).rowCount).toBe(0)
    expect(await world.call('test', { device_id: 'nobody' })).toMatchObject({ code: 1, error: 'not-found' })
  })

  it('forgets everything of a device that leaves, and sends it nothing more', async () => {
    await begin()
    const id = await world.device(service.subscribe('one'), matchFollow())
    await feed(say(goal('home'), { minute: 12 }))
    expect((await world.call('unsubscribe', { device_id: id })).code).toBe(0)
    for (const table of ['device', 'device_follow', 'delivery']) expect((await pool.query(`SELECT FROM ${table}`)).rowCount, table).toBe(0)
    await world.alerts.start()
    await settled()
    expect(service.requests).toEqual([])
  })
})

describe('a goal', () => {
  it('reaches whoever follows match, team or league, once, in his language, with a tap that opens the match', async () => {
    await begin()
    await world.alerts.start()
    const team: Follow = { kind: 'team', id: 't2', events: [] }
    const league: Follow = { kind: 'league', id: 'l1', events: [] }
    await world.device(service.subscribe('match'), matchFollow(), { lang: 'zh' })
    await world.device(service.subscribe('team'), [team], { lang: 'vi' })
    await world.device(service.subscribe('league'), [league])
    await world.device(service.subscribe('all'), [...matchFollow(), team, league])
    await world.device(service.subscribe('other'), [{ kind: 'match', id: 'another', events: [] }])
    await feed(say(goal('home', 'Han Yan'), { minute: 12 }))
    expect(said(await service.waitFor(4))).toEqual([
      'all: GOAL! Team t1 1:0 Team t2',
      'league: GOAL! Team t1 1:0 Team t2',
      'match: 进球！Team t1中 1:0 Team t2中',
      'team: VÀO! Team t1 vi 1:0 Team t2 vi',
    ])
    const [push] = service.received
    const link = `/score-detail?id=${match}`
    expect(push?.headers).toMatchObject({ ttl: '300', urgency: 'high' })
    expect(push?.payload.notification).toMatchObject({ tag: `match:${match}`, navigate: link, renotify: true, silent: false })
    await settled()
    expect(service.requests).toHaveLength(4)
    expect(service.complaints).toEqual([])
    expect(await states()).toEqual(['sent', 'sent', 'sent', 'sent'])
  })

  it('obeys the switches of the device and the list of the follow', async () => {
    await begin()
    await world.alerts.start()
    await world.device(service.subscribe('off'), matchFollow(), { settings: { value1: false } })
    await world.device(service.subscribe('cards'), [{ kind: 'match', id: match, events: ['red-card'] }])
    await world.device(service.subscribe('goals'), [{ kind: 'match', id: match, events: ['goal'] }], { settings: { value1: false } })
    await feed(say(goal('home'), { minute: 12 }))
    await settled()
    expect(service.received.map(({ name }) => name)).toEqual(['goals'])
  })

  it('that is cancelled is replaced for exactly those who heard of it', async () => {
    await begin()
    await world.alerts.start()
    const stays = service.subscribe('stays')
    const leaves = service.subscribe('leaves')
    await world.device(stays, matchFollow())
    await world.device(leaves, matchFollow())
    const scored = say(goal('home', 'Han Yan'), { minute: 12 })
    await feed(scored)
    await service.waitFor(2)
    await settled()
    await world.device(leaves, [])
    await world.device(service.subscribe('late'), matchFollow())
    await feed(say({ type: 'cancel', target: scored.key, reason: 'offside' }, { minute: 14 }))
    await service.waitFor(4)
    await settled()
    const [first, second] = service.received.filter(({ name }) => name === 'stays')
    expect(first?.payload.notification.title).toBe('GOAL! Team t1 1:0 Team t2')
    expect(second?.payload.notification).toMatchObject({ title: 'Goal disallowed: Team t1 0:0 Team t2' })
    expect(second?.payload.notification.body).toContain('was 1:0 · offside')
    expect(second?.payload.notification.tag).toBe(first?.payload.notification.tag)
    expect(second?.headers.topic).toBe(first?.headers.topic)
    expect(service.received.map(({ name }) => name).sort()).toEqual(['leaves', 'leaves', 'stays', 'stays'])
  })

  it('that is taken back before it was sent is never sent, and its end is', async () => {
    await begin()
    await world.device(service.subscribe('one'), matchFollow())
    const scored = say(goal('home'), { minute: 12 })
    await feed(scored, say({ type: 'cancel', target: scored.key, reason: 'handball' }, { minute: 13 }))
    await world.alerts.start()
    await settled()
    expect(said(service.received)).toEqual(['one: Goal disallowed: Team t1 0:0 Team t2'])
    expect(await states()).toEqual(['sent', 'superseded'])
  })

  it('whose scorer is named later tells those who heard of it', async () => {
    await begin()
    await world.alerts.start()
    await world.device(service.subscribe('one'), matchFollow())
    const scored = say(goal('home', 'Han Yan'), { minute: 12 })
    await feed(scored)
    await settled()
    await world.device(service.subscribe('late'), matchFollow())
    const player = { zh: '罗一舟', en: 'Luo Yizhou', vi: 'Luo Yizhou' }
    await feed(say({ type: 'scorer', target: scored.key, player, assist: null }, { minute: 14 }))
    await service.waitFor(2)
    await settled()
    expect(said(service.received)).toEqual(['one: GOAL! Team t1 1:0 Team t2', 'one: Scorer confirmed: Team t1 1:0 Team t2'])
    expect(service.received[1]?.payload.notification.renotify).toBe(false)
  })

  it('is followed by the next in the order in which they fell', async () => {
    await begin()
    await world.device(service.subscribe('one'), matchFollow())
    await feed(...[3, 9, 15, 21, 27].map((minute) => say(goal('home'), { minute })))
    await world.alerts.start()
    await settled()
    const scores = service.received.map(({ payload }) => payload.notification.title.replace(/.* (\d):0 .*/, '$1'))
    expect(scores.at(-1)).toBe('5')
    expect(scores).toEqual([...scores].sort())
  })
})

describe('an alert that waits to be sent again', () => {
  it('is given up for a later one of its match', async () => {
    await begin({ firstDelay: 20_000 })
    await world.alerts.start()
    await world.device(service.subscribe('one'), matchFollow())
    service.behave('one', 500, 201)
    await feed(say(goal('home'), { minute: 12 }))
    await expect.poll(() => service.requests.length).toBe(1)
    await feed(say(goal('home'), { minute: 14 }))
    await settled()
    expect(said(service.received)).toEqual(['one: GOAL! Team t1 2:0 Team t2'])
    expect(service.requests).toHaveLength(2)
    expect(await states()).toEqual(['sent', 'superseded'])
  })

  it('is not taken out of the database twice, nor after a later one has arrived', async () => {
    await begin()
    const id = await world.device(service.subscribe('one'), matchFollow())
    await feed(say(goal('home'), { minute: 12 }), say(goal('home'), { minute: 14 }))
    const { db } = world.context
    const keys = (await pool.query('SELECT key FROM alert ORDER BY seq')).rows.map(({ key }) => key as string)
    const [first, second] = await Promise.all(keys.map((key) => settleAlert(db, key, Date.now())))
    if (!first || !second) throw new Error('both goals are to be sent')
    expect(await claimDeliveries(db, second, [id])).toEqual(new Set([id]))
    expect(await claimDeliveries(db, second, [id])).toEqual(new Set())
    expect(await claimDeliveries(db, first, [id])).toEqual(new Set())
    await pool.query('UPDATE alert SET done = true')
  })
})

describe('other alerts', () => {
  it('tell of kick-off, red card, review, half-time and the end', async () => {
    await begin()
    await world.alerts.start()
    await world.device(service.subscribe('one'), matchFollow())
    const steps = [
      say(phase('first-half'), { minute: 1 }),
      say({ type: 'card', side: 'away', card: 'red', player: null }, { minute: 20 }),
      say({ type: 'review', side: 'home', reason: 'penalty', target: null }, { minute: 30 }),
      say(phase('half-time'), { minute: 45 }),
      say(phase('second-half'), { minute: 46 }),
      say(phase('finished'), { minute: 90 }),
    ]
    const begun = Date.now()
    for (const step of steps) {
      await feed(step)
      await settled()
    }
    // Looked for every two seconds alone, they would take twice as long: the commit wakes the worker.
    expect(Date.now() - begun).toBeLessThan(5_000)
    expect(service.received.map(({ payload }) => payload.notification.title)).toEqual([
      'Under way: Team t1 – Team t2',
      'Red card: Team t1 0:0 Team t2',
      'VAR check: Team t1 0:0 Team t2',
      'Half-time: Team t1 0:0 Team t2',
      'Full time: Team t1 0:0 Team t2',
    ])
    expect(new Set(service.received.map(({ headers }) => headers.topic)).size).toBe(1)
  })
})

describe('what comes too late', () => {
  it('is dropped: an event that is older than five minutes of real time', async () => {
    await begin({ speed: 60 })
    await world.alerts.start()
    await world.device(service.subscribe('one'), matchFollow())
    world.pass(20 * 60_000)
    const now = world.context.clock.now()
    const old = (real: number) => ({ at: new Date(now - real * 60).toISOString() })
    await feed(say(goal('home'), { minute: 10 }, old(301_000)))
    await feed(say(goal('away'), { minute: 11 }, old(290_000)))
    await settled()
    expect(said(service.received)).toEqual(['one: GOAL! Team t1 1:1 Team t2'])
    expect(Number(service.received[0]?.headers.ttl)).toBeLessThanOrEqual(10)
  })

  it('is dropped: an alert that waited for the server for five minutes', async () => {
    await begin()
    await world.device(service.subscribe('one'), matchFollow())
    await feed(say(goal('home'), { minute: 10 }))
    world.pass(301_000)
    await world.alerts.start()
    await settled()
    expect(service.requests).toEqual([])
  })
})

describe('a tab in view', () => {
  it('that has shown the goal gets no push; one that has not gets it a moment later', async () => {
    await begin()
    await world.alerts.start()
    const shows = await world.device(service.subscribe('shows'), matchFollow())
    const silent = await world.device(service.subscribe('silent'), matchFollow())
    await world.device(service.subscribe('away'), matchFollow())
    world.hub.look(shows)
    world.hub.look(silent)
    await feed(say(goal('home'), { minute: 12 }))
    await service.waitFor(1)
    world.hub.ack(shows, match, 99)
    await settled()
    expect(service.received.map(({ name }) => name)).toEqual(['away', 'silent'])
    expect(await states()).toEqual(['seen', 'sent', 'sent'])
  })

  it('that acknowledged before the alert was looked at is not waited for', async () => {
    await begin({ ackWithin: 60_000 })
    const id = await world.device(service.subscribe('shows'), matchFollow())
    world.hub.look(id)
    await feed(say(goal('home'), { minute: 12 }))
    world.hub.ack(id, match, 99)
    await world.alerts.start()
    await settled()
    expect(service.requests).toEqual([])
  })
})

describe('a restart', () => {
  it('sends what was committed and not sent, and repeats nothing', async () => {
    await begin()
    await world.device(service.subscribe('one'), matchFollow())
    const scored = say(goal('home'), { minute: 12 })
    await feed(scored)
    await world.stop()
    worlds = []

    world = await open()
    await world.alerts.start()
    await service.waitFor(1)
    await settled()
    await feed(scored)
    await world.stop()
    worlds = []

    world = await open()
    await world.alerts.start()
    await feed(scored)
    await settled()
    expect(said(service.requests)).toEqual(['one: GOAL! Team t1 1:0 Team t2'])
  })

  it('in the middle goes on with who was not reached, and leaves alone whom the service may have told', async () => {
    await begin()
    for (const name of ['pending', 'sending', 'sent']) await world.device(service.subscribe(name), matchFollow())
    await feed(say(goal('home'), { minute: 12 }))
    await world.stop()
    worlds = []
    // As kill -9 leaves it: the job taken by a worker that is no more, deliveries in every state.
    await pool.query(`UPDATE pgboss.job SET state = 'active' WHERE name = 'alert'`)
    await pool.query('UPDATE alert SET decided = true')
    await pool.query(`
      INSERT INTO delivery (alert_key, device_id, state)
      SELECT key, id, reverse(split_part(reverse(endpoint), '/', 1)) FROM alert, device`)
    world = await open()
    await world.alerts.start()
    await settled()
    expect(said(service.requests)).toEqual(['pending: GOAL! Team t1 1:0 Team t2'])
  })

  it('finds a job that died between the queue and the decision', async () => {
    await begin()
    await world.device(service.subscribe('one'), matchFollow())
    await feed(say(goal('home'), { minute: 12 }))
    await pool.query(`UPDATE pgboss.job SET state = 'active' WHERE name = 'alert'`)
    await world.alerts.start()
    await service.waitFor(1)
    await settled()
    expect(service.requests).toHaveLength(1)
  })

  it('keeps what waits for a broken service, and sends it when both are back', async () => {
    await begin({ firstDelay: 60_000 })
    await world.alerts.start()
    await world.device(service.subscribe('one'), matchFollow())
    service.behave('one', 503)
    await feed(say(goal('home'), { minute: 12 }))
    await expect.poll(() => service.requests.length).toBe(1)
    await world.stop()
    worlds = []
    expect(await states()).toEqual(['pending'])
    service.behave('one', 201)
    world = await open()
    await world.alerts.start()
    await settled()
    expect(said(service.received)).toEqual(['one: GOAL! Team t1 1:0 Team t2'])
  })

  it('keeps the key that devices have subscribed with', async () => {
    await begin()
    const key = world.alerts.vapidPublicKey
    expect((await open()).alerts.vapidPublicKey).toBe(key)
    expect(Buffer.from(key, 'base64url')).toHaveLength(65)
  })

  it('takes no second alert for a fact that it has', async () => {
    await begin()
    await world.alerts.start()
    await world.device(service.subscribe('one'), matchFollow())
    await feed(say(goal('home'), { minute: 12 }))
    await settled()
    const { rows } = await pool.query('SELECT key, kind, notice FROM alert')
    const [{ key, notice }] = rows
    const event = { ...notice, type: 'goal', seq: notice.seq, minute: "12'", team: 'home', detail: {}, cancelled_by: null }
    const row = { ...notice, id: notice.match_id, league_id: 'l1' }
    await world.context.db.transaction((tx) =>
      world.alerts.onFacts(tx, [{ key, kind: 'goal', match: row, event, before: null, cancels: null } as never]),
    )
    await settled()
    expect(service.requests).toHaveLength(1)
    expect((await pool.query('SELECT FROM alert')).rowCount).toBe(1)
  })
})

describe('what is not committed', () => {
  it('alerts nobody: alert and job go with the transaction', async () => {
    await begin()
    await world.alerts.start()
    await world.device(service.subscribe('one'), matchFollow())
    await feed(say(goal('home'), { minute: 12 }))
    await settled()
    const jobs = async () => (await pool.query(`SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'alert'`)).rows[0].n
    const before = await jobs()
    const { rows } = await pool.query('SELECT notice FROM alert')
    const [{ notice }] = rows
    const fact = {
      key: 'undone',
      kind: 'goal',
      match: { ...notice, id: match },
      event: { ...notice, type: 'goal', detail: {} },
      before: null,
      cancels: null,
    }
    const undone = world.context.db.transaction(async (tx) => {
      await world.alerts.onFacts(tx, [fact as never])
      throw new Error('rolled back')
    })
    await expect(undone).rejects.toThrow('rolled back')
    expect(await jobs()).toBe(before)
    expect((await pool.query(`SELECT FROM alert WHERE key = 'undone'`)).rowCount).toBe(0)
  })
})

describe('push services that misbehave', () => {
  it('lose their dead subscriptions, and nobody else', async () => {
    await begin()
    await world.alerts.start()
    for (const [name, status] of Object.entries({ gone: 410, unknown: 404, large: 413, wrong: 400, fine: 201 })) {
      await world.device(service.subscribe(name), matchFollow())
      service.behave(name, status)
    }
    await feed(say(goal('home'), { minute: 12 }))
    await settled()
    const { rows } = await pool.query('SELECT endpoint FROM device ORDER BY endpoint')
    expect(rows.map(({ endpoint }) => endpoint.split('/').pop())).toEqual(['fine', 'large', 'wrong'])
    expect(await states()).toEqual(['failed', 'failed', 'sent'])
  })

  it('that do not answer hold up neither another service nor the next goal', async () => {
    const other = await startPushService()
    world = await openAlertWorld(database, [service, other], { timeout: 9_000 })
    worlds.push(world)
    await furnish(world)
    match = 'two-services'
    await world.sink.putFixtures([aFixture(match)])
    say = feedFor(match)
    await world.alerts.start()
    for (let index = 0; index < 200; index += 1) {
      const name = `dead${index}`
      service.behave(name, 'hang')
      await world.device(service.subscribe(name), matchFollow())
    }
    await world.device(other.subscribe('alive'), matchFollow())
    const begun = Date.now()
    await feed(say(goal('home'), { minute: 12 }))
    await other.waitFor(1)
    await feed(say(goal('home'), { minute: 14 }))
    await other.waitFor(2)
    expect(Date.now() - begun).toBeLessThan(6_000)
    expect(service.mostInFlight).toBeLessThanOrEqual(100)
    await world.stop()
    worlds = []
    await other.close()
  })
})
