// Devices register, test delivery, and unsubscribe.
import { describe, expect, it } from 'vitest'
import type { Follow } from '../../../contract/follow/follow.ts'
import { limits } from '../../../contract/limits/limits.ts'
import { alertScene } from '../../support/alert/alert-scene.ts'
import { goal } from '../../support/match/match-build.ts'

const scene = await alertScene()
const keyOf = (id: string) => scene.world.alerts.deviceKeys.keyOf(id)

describe('registering a device', () => {
  it('returns the same device for the same endpoint and replaces its follows', async () => {
    await scene.begin()
    const one = scene.service.subscribe('one')
    const id = await scene.world.device(one, [{ kind: 'team', id: 't9', events: [] }])
    expect(id).toMatch(/^[\w-]{22}$/)
    expect(await scene.world.device(one, scene.follow(), { lang: 'vi' })).toBe(id)
    expect((await scene.pool.query('SELECT ref_id FROM device_follow')).rows).toEqual([{ ref_id: scene.match }])
    expect((await scene.pool.query('SELECT lang FROM device')).rows).toEqual([{ lang: 'vi' }])
  })

  it('rejects endpoints that are not a push service, invalid keys, and too many follows', async () => {
    await scene.begin()
    const { keys, endpoint } = scene.service.subscribe('x')
    const settings = { value1: true, value2: true, value3: true, value4: true }
    const body = { endpoint, keys, lang: 'en', follows: [] as Follow[], settings }
    for (const bad of ['http://127.0.0.1:1/x', 'https://evil.org/x', 'https://fcm.googleapis.com@127.0.0.1/x', 'file:///etc/passwd'])
      expect(await scene.world.call('subscribe', { ...body, endpoint: bad })).toMatchObject({ code: 1, error: 'endpoint-refused' })
    for (const bad of [`${endpoint}${'进'.repeat(900)}`, `${endpoint} `, ''])
      expect(await scene.world.call('subscribe', { ...body, endpoint: bad })).toMatchObject({ code: 1, error: 'invalid-input' })
    const noPoint = Buffer.alloc(65, 4).toString('base64url')
    expect(await scene.world.call('subscribe', { ...body, keys: { ...keys, p256dh: noPoint } })).toMatchObject({ error: 'invalid-input' })
    const follows = Array.from({ length: 501 }, (_, index): Follow => ({ kind: 'match', id: `m${index}`, events: [] }))
    expect((await scene.world.call('subscribe', { ...body, follows })).code).toBe(1)
    expect((await scene.world.call('subscribe', { ...body, follows: follows.slice(0, 500) })).code).toBe(0)
    expect(scene.service.connections).toBe(0)
  })

  it('does not hand over a device to a client that knows only its endpoint', async () => {
    await scene.begin()
    const one = scene.service.subscribe('one')
    const id = await scene.world.device(one, scene.follow())
    const settings = { value1: true, value2: true, value3: true, value4: true }
    const stranger = { endpoint: one.endpoint, keys: scene.service.subscribe('two').keys, lang: 'en', follows: [], settings }
    const other = keyOf(await scene.world.device(scene.service.subscribe('three'), []))
    for (const device of [undefined, other])
      expect(await scene.world.call('subscribe', { ...stranger, device })).toMatchObject({ code: 1, error: 'endpoint-refused' })
    const stored = await scene.pool.query('SELECT auth, ref_id FROM device JOIN device_follow ON device_id = id WHERE id = $1', [id])
    expect(stored.rows).toEqual([{ auth: one.keys.auth, ref_id: scene.match }])
  })

  it('keeps a new subscription and all follows when a service ends the old one meanwhile', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    const [old, fresh] = [scene.service.subscribe('old'), scene.service.subscribe('fresh')]
    const settings = { value1: true, value2: true, value3: true, value4: true }
    const subscribe = ({ endpoint, keys }: typeof old, more = {}) =>
      scene.world.call('subscribe', { endpoint, keys, lang: 'en', follows: scene.follow(), settings, ...more })
    const { data: key } = await subscribe(old)
    scene.service.behave('old', 410)
    scene.service.delay = 500
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await expect.poll(() => scene.service.requests.length).toBe(1)
    expect(await subscribe(fresh, { device: key })).toMatchObject({ data: key })
    await scene.settled()
    await scene.feed(scene.feedEvent(goal('home'), { minute: 22 }))
    await scene.settled()
    expect(scene.service.received.map(({ name }) => name)).toEqual(['fresh'])
  })

  it('sends a test at once, and reports when the service did not accept it', async () => {
    await scene.begin()
    const id = await scene.world.device(scene.service.subscribe('one'), [], { lang: 'zh' })
    expect((await scene.world.call('test', { device: keyOf(id) })).data.sent_at).toMatch(/^\d{4}-.*Z$/)
    expect(scene.service.received[0]?.payload).toMatchObject({
      web_push: 8030,
      notification: { tag: 'test', lang: 'zh', title: '看台：提醒正常' },
    })
    scene.service.behave('one', 403)
    expect(await scene.world.call('test', { device: keyOf(id) })).toMatchObject({ code: 1, error: 'push-failed' })
    scene.service.behave('one', 410)
    expect(await scene.world.call('test', { device: keyOf(id) })).toMatchObject({ code: 1, error: 'not-found' })
    expect((await scene.pool.query('SELECT FROM device')).rowCount).toBe(0)
    expect(await scene.world.call('test', { device: keyOf('nobody') })).toMatchObject({ code: 1, error: 'not-found' })
  })

  it('uses the site’s own name and logo where it has them', async () => {
    const site = { name: { zh: '球迷之家', en: 'Fan House', vi: 'Nhà cổ động' }, logo: '/media/logo.png' }
    await scene.begin({ site: () => site })
    const id = await scene.world.device(scene.service.subscribe('one'), scene.follow(), { lang: 'zh' })
    await scene.world.call('test', { device: keyOf(id) })
    await scene.world.alerts.start()
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await scene.settled()
    expect(scene.service.received.map(({ payload }) => payload)).toMatchObject([
      { notification: { tag: 'test', title: '球迷之家：提醒正常', icon: '/media/logo.png' } },
      { notification: { tag: `match:${scene.match}`, icon: '/media/logo.png' } },
    ])
    const { data } = await scene.world.call('calendar', { device: keyOf(id), on: true })
    expect((await scene.world.app.inject(data.path ?? '')).body).toContain('X-WR-CALNAME:球迷之家 · 我的赛程')
  })

  it('limits tests per minute for each device separately', async () => {
    await scene.begin()
    const one = await scene.world.device(scene.service.subscribe('one'), [])
    const other = await scene.world.device(scene.service.subscribe('other'), [])
    const codes: (string | undefined)[] = []
    for (let count = 0; count <= limits.pushTests; count += 1) codes.push((await scene.world.call('test', { device: keyOf(one) })).error)
    expect(codes).toEqual([...Array(limits.pushTests).fill(undefined), 'too-many'])
    expect((await scene.world.call('test', { device: keyOf(other) })).code).toBe(0)
    expect(scene.service.requests).toHaveLength(limits.pushTests + 1)
  })

  it('deletes all data of a device that leaves, and sends it nothing more', async () => {
    await scene.begin()
    const id = await scene.world.device(scene.service.subscribe('one'), scene.follow())
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    expect((await scene.world.call('unsubscribe', { device: keyOf(id) })).code).toBe(0)
    for (const table of ['device', 'device_follow', 'delivery'])
      expect((await scene.pool.query(`SELECT FROM ${table}`)).rowCount, table).toBe(0)
    await scene.world.alerts.start()
    await scene.settled()
    expect(scene.service.requests).toEqual([])
    // Unsubscribing twice is no error.
    expect((await scene.world.call('unsubscribe', { device: keyOf(id) })).code).toBe(0)
  })

  it('does not let a client that knows only its id end or test the device', async () => {
    await scene.begin()
    const id = await scene.world.device(scene.service.subscribe('one'), scene.follow())
    const stranger = keyOf(await scene.world.device(scene.service.subscribe('two'), []))
    for (const call of ['unsubscribe', 'test'] as const) {
      expect(await scene.world.call(call, { device_id: id })).toMatchObject({ code: 1, error: 'invalid-input' })
      expect(await scene.world.call(call, { device: { ...stranger, device_id: id } })).toMatchObject({ code: 1, error: 'not-found' })
    }
    expect(scene.service.requests).toEqual([])
    expect((await scene.pool.query('SELECT FROM device_follow WHERE device_id = $1', [id])).rowCount).toBe(1)
  })
})

describe('when an address registers many devices', () => {
  const settings = { value1: true, value2: true, value3: true, value4: true }
  const input = { lang: 'en', follows: [{ kind: 'team', id: 't1', events: [] }], settings }
  const ask = (path: 'device' | 'subscribe', body: object, remoteAddress: string) =>
    scene.world.app.inject({ method: 'POST', url: `/api/Push/${path}`, payload: body, remoteAddress })
  const counted = async (): Promise<number> => (await scene.pool.query('SELECT count(*)::int AS n FROM device')).rows[0].n

  it('throttles after thirty in an hour, of either kind, and stores none beyond that', async () => {
    await scene.begin({ rateLimit: 300 })
    const of = (index: number) => `2001:db8:1:2:${index.toString(16)}::1`
    const responses = []
    for (let index = 0; index < 32; index += 1) {
      const { endpoint, keys } = scene.service.subscribe(`d${index}`)
      responses.push(await (index % 2 === 0 ? ask('device', input, of(index)) : ask('subscribe', { endpoint, keys, ...input }, of(index))))
    }
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([...Array(30).fill(200), 429, 429])
    for (const refused of responses.slice(30)) {
      expect(refused.json()).toMatchObject({ code: 1, error: 'too-many', data: null })
      // At thirty an hour, the next one is two minutes away.
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
    }
    expect(await counted()).toBe(30)
    expect((await scene.pool.query('SELECT FROM device_follow')).rowCount).toBe(30)
    expect((await ask('device', input, '2001:db8:1:3::1')).statusCode).toBe(200)
  })

  it('keeps serving the existing devices, however often they call', async () => {
    await scene.begin({ rateLimit: 300 })
    const one = scene.service.subscribe('one')
    const pushed = (await ask('subscribe', { endpoint: one.endpoint, keys: one.keys, ...input }, '10.0.0.1')).json().data
    const listed = (await ask('device', input, '10.0.0.1')).json().data
    for (let times = 0; times < 40; times += 1) {
      const replies = [
        await ask('device', { ...input, device: listed }, '10.0.0.1'),
        await ask('subscribe', { endpoint: one.endpoint, keys: one.keys, ...input, device: pushed }, '10.0.0.1'),
        await ask('subscribe', { endpoint: one.endpoint, keys: one.keys, ...input }, '10.0.0.1'),
      ]
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    }
    expect(await counted()).toBe(2)
  })
})

describe('an inactive device', () => {
  const names = async (): Promise<string[]> =>
    (await scene.pool.query('SELECT id FROM device ORDER BY id COLLATE "C"')).rows.map(({ id }) => id)
  const lastSeen = (id: string, days: number) =>
    scene.pool.query(`UPDATE device SET seen_at = now() - $2 * interval '1 day' WHERE id = $1`, [id, days])

  it('is deleted with its follows after half a year; one that was seen a day later is not', async () => {
    await scene.begin()
    const [gone, stays] = [
      await scene.world.device(scene.service.subscribe('gone'), scene.follow()),
      await scene.world.device(scene.service.subscribe('stays'), scene.follow()),
    ]
    await lastSeen(gone, 181)
    await lastSeen(stays, 179)
    await scene.world.alerts.start()
    expect(await names()).toEqual([stays])
    expect((await scene.pool.query('SELECT device_id FROM device_follow')).rows).toEqual([{ device_id: stays }])
  })

  it('is kept while alerts arrive, even after those alerts are deleted', async () => {
    await scene.begin()
    const reached = await scene.world.device(scene.service.subscribe('reached'), scene.follow())
    const refused = await scene.world.device(scene.service.subscribe('refused'), scene.follow())
    scene.service.behave('refused', 403)
    await scene.world.alerts.start()
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await scene.settled()
    expect(await scene.states()).toEqual(['failed', 'sent'])
    await scene.pool.query(`UPDATE delivery SET at = now() - interval '8 days'; UPDATE alert SET created_at = now() - interval '8 days'`)
    for (const id of [reached, refused]) await lastSeen(id, 181)
    await scene.restart()
    await scene.world.alerts.start()
    expect((await scene.pool.query('SELECT FROM delivery')).rowCount).toBe(0)
    expect(await names()).toEqual([reached])
    const [{ days }] = (await scene.pool.query('SELECT extract(day FROM now() - seen_at)::int AS days FROM device')).rows
    expect(days).toBe(8)
  })

  it('counts as seen when it makes a call or its calendar is fetched', async () => {
    await scene.begin()
    const asking = await scene.world.device(scene.service.subscribe('asking'), [])
    const fetched = await scene.world.device(scene.service.subscribe('fetched'), [])
    const { path } = (await scene.world.call('calendar', { device: keyOf(fetched), on: true })).data
    for (const id of [asking, fetched]) await lastSeen(id, 170)
    expect((await scene.world.call('status', { device: keyOf(asking) })).code).toBe(0)
    expect((await scene.world.app.inject({ method: 'GET', url: path ?? '' })).statusCode).toBe(200)
    scene.world.pass(20 * 86_400_000)
    await scene.world.alerts.start()
    expect(await names()).toEqual([asking, fetched].sort())
  })
})
