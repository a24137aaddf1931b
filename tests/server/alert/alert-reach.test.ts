// Devices that push cannot reach: webhook, calendar, list on return; and what a device may read about itself.
import { convertIcsCalendar } from 'ts-ics'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AlertSettings, DeviceKey, DeviceStatus, GoalNotice } from '../../../contract/alert.ts'
import type { Follow } from '../../../contract/follow/follow.ts'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'
import { liveNotice } from '../../../server/features/room/notice.ts'
import { alertScene } from '../../support/alert/alert-scene.ts'
import { startWebhookServer, type WebhookServer } from '../../support/alert/webhook-server.ts'
import { aFixture, goal, kickOff, name, phase } from '../../support/match/match-build.ts'

const scene = await alertScene()
let receiver: WebhookServer
beforeEach(async () => {
  receiver = await startWebhookServer()
})
afterEach(() => receiver.close())

const begin = async (): Promise<void> => {
  await scene.begin({}, [{ ...scene.service, host: receiver.host }])
  await scene.world.alerts.start()
}
const published = (follows: Follow[], settings: Partial<AlertSettings> = {}) => ({
  lang: 'en' as const,
  follows,
  settings: { ...alertDefaults, ...settings },
})
async function ask<T>(path: string, body: object): Promise<T> {
  const response = await scene.world.call(path, body)
  expect(response, path).toMatchObject({ code: 0 })
  return response.data as T
}
const device = (follows: Follow[], settings: Partial<AlertSettings> = {}) => ask<DeviceKey>('device', published(follows, settings))
const hook = (key: DeviceKey, kind = 'generic') => ask('webhook', { device: key, webhook: { kind, url: `http://${receiver.host}/hook` } })

describe('a device without push', () => {
  it('keeps its id by its key and is rejected with any other key', async () => {
    await begin()
    const key = await device(scene.follow())
    expect(key.device_id).toMatch(/^[\w-]{22}$/)
    expect(key.secret).toMatch(/^[\w-]{43}$/)
    expect(await ask('device', { ...published([]), device: key })).toEqual(key)
    expect(await ask<DeviceStatus>('status', { device: key })).toMatchObject({
      push: 'none',
      follows: 0,
      webhook: null,
      calendar: false,
      last_test: null,
    })
    const other = await device([])
    const forged = { device_id: key.device_id, secret: other.secret }
    for (const [path, body] of [
      ['device', published([])],
      ['status', {}],
      ['webhook', { webhook: null }],
      ['calendar', { on: true }],
      ['since', { since: new Date().toISOString() }],
    ] as const)
      expect(await scene.world.call(path, { ...body, device: forged }), path).toMatchObject({ code: 1, error: 'not-found' })
    await scene.restart()
    expect(await ask('device', { ...published([]), device: key })).toEqual(key)
  })

  it('is notified once by its webhook, with the same choices and the same hiding of scores', async () => {
    await begin()
    const key = await device(scene.follow(), { hide: 'all' })
    await hook(key)
    await ask('test', { device: key })
    await scene.feed(scene.feedEvent(goal('home', 'Han Yan'), { minute: 12 }))
    await scene.settled()
    expect(receiver.calls.map(({ body }) => [body.kind, body.title])).toEqual([
      ['test', 'Grandstand: alerts work'],
      ['hidden', 'Team t1 – Team t2'],
    ])
    expect(await ask<DeviceStatus>('status', { device: key })).toMatchObject({
      push: 'none',
      webhook: { kind: 'generic', host: receiver.host, failures: 0 },
      last_test: expect.stringMatching(/Z$/),
      last_delivered: expect.stringMatching(/Z$/),
      failures: 0,
    })
    receiver.status = 500
    await scene.feed(scene.feedEvent(goal('home'), { minute: 14 }))
    await scene.settled()
    await expect.poll(async () => (await ask<DeviceStatus>('status', { device: key })).webhook?.failures).toBe(1)
    expect(await ask<DeviceStatus>('status', { device: key })).toMatchObject({ failures: 1, last_failure: expect.stringMatching(/Z$/) })
    expect((await scene.world.call('test', { device: key })).error).toBe('push-failed')
    await ask('webhook', { device: key, webhook: null })
    expect((await ask<DeviceStatus>('status', { device: key })).webhook).toBeNull()
  })

  it('rejects webhooks to internal addresses', async () => {
    await begin()
    const key = await device([])
    for (const url of [
      'https://127.0.0.1/x',
      'http://ntfy.sh/x',
      'https://localhost/x',
      'https://[::1]/x',
      'https://169.254.169.254/x',
      'not an address',
    ])
      expect(await scene.world.call('webhook', { device: key, webhook: { kind: 'generic', url } }), url).toMatchObject({
        error: 'endpoint-refused',
      })
  })

  it('can become a device with push, and stays when its subscription ends', async () => {
    await begin()
    const key = await device([])
    await hook(key)
    const { endpoint, keys } = scene.service.subscribe('one')
    expect(await ask('subscribe', { ...published(scene.follow()), endpoint, keys, device: key })).toEqual(key)
    expect((await scene.pool.query('SELECT id FROM device')).rows).toEqual([{ id: key.device_id }])
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await scene.settled()
    expect([scene.service.received.length, receiver.calls.length]).toEqual([1, 1])
    scene.service.behave('one', 410)
    await scene.feed(scene.feedEvent(goal('home'), { minute: 20 }))
    await scene.settled()
    expect(await scene.states()).toEqual(['sent', 'sent'])
    expect(await ask<DeviceStatus>('status', { device: key })).toMatchObject({ push: 'gone', webhook: { failures: 0 } })
    await scene.feed(scene.feedEvent(goal('away'), { minute: 30 }))
    await scene.settled()
    expect([scene.service.requests.length, receiver.calls.length]).toEqual([2, 3])
  })
})

describe('the calendar of a device', () => {
  const get = (path: string, headers: Record<string, string> = {}) => scene.world.app.inject({ method: 'GET', url: path, headers })
  const calendar = (key: DeviceKey, on = true) => ask<{ path: string | null }>('calendar', { device: key, on })

  it('has a secret address, follows a match that moves, and returns 304 while unchanged', async () => {
    await begin()
    await scene.world.sink.upsertFixtures([aFixture('tomorrow', { match_time: new Date(kickOff + 86_400_000).toISOString() })])
    await scene.world.sink.upsertFixtures([aFixture('elsewhere', { league_id: 'l2', home_team_id: 't3', away_team_id: 't4' })])
    const key = await device([
      { kind: 'team', id: 't1', events: [] },
      { kind: 'match', id: scene.match, events: [], muted: true },
    ])
    const path = (await calendar(key)).path ?? ''
    expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/)
    const first = await get(path)
    expect(first.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-cache' })
    const eventsOf = (text: string) => convertIcsCalendar(undefined, text).events ?? []
    const known = eventsOf(first.body).filter(({ uid }) => !uid.startsWith('m'))
    expect(known.map(({ uid }) => uid)).toEqual(['tomorrow@grandstand'])
    expect(first.body).not.toContain(`UID:${scene.match}@`)
    const etag = first.headers.etag as string
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, etag.replace(/"$/, '-gzip"'), '*'])
      expect([known, (await get(path, { 'if-none-match': known })).statusCode]).toEqual([known, 304])
    expect((await get(path, { 'if-none-match': '"x"' })).statusCode).toBe(200)
    const time = new Date(kickOff + 2 * 86_400_000).toISOString()
    await scene.feed({
      match_id: 'tomorrow',
      key: 'moved',
      at: new Date(kickOff).toISOString(),
      minute: { minute: 0 },
      type: 'moved',
      time,
    })
    const second = await get(path, { 'if-none-match': first.headers.etag as string })
    const [moved] = eventsOf(second.body).filter(({ uid }) => uid === 'tomorrow@grandstand')
    expect(moved?.start.date).toEqual(new Date(time))
    expect(moved?.sequence).toBeGreaterThan(known[0]?.sequence ?? 0)
  })

  it('ends with its address, whether renewed or switched off', async () => {
    await begin()
    const key = await device([])
    const one = (await calendar(key)).path ?? ''
    const two = (await calendar(key)).path ?? ''
    expect([(await get(one)).statusCode, (await get(two)).statusCode]).toEqual([404, 200])
    expect(await calendar(key, false)).toEqual({ path: null })
    expect((await get(two)).statusCode).toBe(404)
    for (const path of ['/calendar/x.ics', '/calendar/..%2f..%2fetc', `/calendar/${'a'.repeat(43)}`])
      expect((await get(path)).statusCode, path).toBe(404)
  })

  it('cannot be guessed: an address that asks too often is throttled with a retry time', async () => {
    await begin()
    const responses = await Promise.all(Array.from({ length: 320 }, (_, index) => get(`/calendar/${String(index).padStart(43, 'a')}.ics`)))
    const refused = responses.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBeGreaterThanOrEqual(15)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('the since-you-left list', () => {
  it('includes streamers going live for followers, and announcements too for reservations', async () => {
    await begin()
    const left = new Date(Date.now() - 1_000)
    const at = new Date().toISOString()
    const card = { id: 'r1', uid: 'u1', nickname: 'Li', avatar: '', title: 'Derby' }
    const start = { id: 'b1', start_at: at, title: 'Derby', minutes: 10 }
    const follower = await device([{ kind: 'streamer', id: 'u1', events: [] }])
    const off = await device([{ kind: 'streamer', id: 'u1', events: [] }], { value4: false })
    const reserver = await device([{ kind: 'broadcast', id: 'b1', events: [] }])
    await scene.world.alerts.notify('announced:b1', liveNotice(card, 'announced', at, start))
    for (let twice = 0; twice < 2; twice += 1)
      await scene.world.alerts.notify('broadcast:x:live', liveNotice(card, 'on-air', at, undefined, 'b1'))
    await scene.settled()
    const events = async (key: DeviceKey) => (await since(key, left)).map(({ event }) => event).sort()
    expect(await events(follower)).toEqual(['on-air'])
    expect(await events(off)).toEqual([])
    expect(await events(reserver)).toEqual(['announced', 'on-air'])
    // Open pages receive each event once, and decide locally whom it concerns.
    expect(scene.world.hub.published.map(({ event }) => event)).toEqual(['announced', 'on-air'])
  })

  const since = async (key: DeviceKey, at: Date) =>
    (await ask<{ list: GoalNotice[] }>('since', { device: key, since: at.toISOString() })).list

  it('lists alerts of follows, newest first, by the choices of the device, at most fifty', async () => {
    await begin()
    const left = new Date(Date.now() - 1_000)
    const key = await device([{ kind: 'match', id: scene.match, events: ['goal', 'full-time'] }])
    const scored = scene.feedEvent(goal('home', 'Han Yan'), { minute: 12 })
    await scene.feed(
      scene.feedEvent(phase('first-half'), { minute: 1 }),
      scored,
      scene.feedEvent({ type: 'card', side: 'home', card: 'red', player: name('Lu') }, { minute: 13 }),
      scene.feedEvent({ type: 'cancel', target: scored.key, reason: 'foul' }, { minute: 14 }),
      scene.feedEvent(phase('finished'), { minute: 90 }),
    )
    await scene.settled()
    expect((await since(key, left)).map(({ event }) => event)).toEqual(['full-time', 'goal-cancelled', 'goal'])
    expect(await since(key, new Date(Date.now() + 60_000))).toEqual([])
    expect(await since(await device([{ kind: 'team', id: 't9', events: [] }]), left)).toEqual([])
    await scene.world.sink.upsertFixtures([aFixture('many')])
    const goals = Array.from({ length: 60 }, (_, index) => ({
      ...scene.feedEvent(goal('home'), { minute: 1 + index }),
      match_id: 'many',
    }))
    await scene.feed(...goals)
    await scene.settled()
    const many = await since(await device([{ kind: 'match', id: 'many', events: [] }]), left)
    expect(many).toHaveLength(50)
    expect(many[0]).toMatchObject({ home_score: 60 })
  })
})
