// Devices register, test that alerts arrive, and leave.
import { describe, expect, it } from 'vitest'
import type { Follow } from '../../../contract/follow.ts'
import { limits } from '../../../contract/limits/limits.ts'
import { alertScene } from '../../support/alert/alert-scene.ts'
import { goal } from '../../support/match/match-build.ts'

const scene = await alertScene()
const keyOf = (id: string) => scene.world.alerts.deviceKeys.keyOf(id)

describe('registering a device', () => {
  it('gives the same endpoint the same device, and replaces what it follows', async () => {
    await scene.begin()
    const one = scene.service.subscribe('one')
    const id = await scene.world.device(one, [{ kind: 'team', id: 't9', events: [] }])
    expect(id).toMatch(/^[\w-]{22}$/)
    expect(await scene.world.device(one, scene.follow(), { lang: 'vi' })).toBe(id)
    expect((await scene.pool.query('SELECT ref_id FROM device_follow')).rows).toEqual([{ ref_id: scene.match }])
    expect((await scene.pool.query('SELECT lang FROM device')).rows).toEqual([{ lang: 'vi' }])
  })

  it('refuses endpoints that are no push service, keys that are no keys, and more follows than are kept', async () => {
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

  it('gives a device to nobody who knows its endpoint alone', async () => {
    await scene.begin()
    const one = scene.service.subscribe('one')
    const id = await scene.world.device(one, scene.follow())
    const settings = { value1: true, value2: true, value3: true, value4: true }
    const stranger = { endpoint: one.endpoint, keys: scene.service.subscribe('two').keys, lang: 'en', follows: [], settings }
    const other = keyOf(await scene.world.device(scene.service.subscribe('three'), []))
    for (const device of [undefined, other])
      expect(await scene.world.call('subscribe', { ...stranger, device })).toMatchObject({ code: 1, error: 'endpoint-refused' })
    const kept = await scene.pool.query('SELECT auth, ref_id FROM device JOIN device_follow ON device_id = id WHERE id = $1', [id])
    expect(kept.rows).toEqual([{ auth: one.keys.auth, ref_id: scene.match }])
  })

  it('sends a test at once, and says when the service did not take it', async () => {
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

  it('sends one device so many tests a minute, and another one its own', async () => {
    await scene.begin()
    const one = await scene.world.device(scene.service.subscribe('one'), [])
    const other = await scene.world.device(scene.service.subscribe('other'), [])
    const codes: (string | undefined)[] = []
    for (let count = 0; count <= limits.pushTests; count += 1) codes.push((await scene.world.call('test', { device: keyOf(one) })).error)
    expect(codes).toEqual([...Array(limits.pushTests).fill(undefined), 'too-many'])
    expect((await scene.world.call('test', { device: keyOf(other) })).code).toBe(0)
    expect(scene.service.requests).toHaveLength(limits.pushTests + 1)
  })

  it('forgets everything of a device that leaves, and sends it nothing more', async () => {
    await scene.begin()
    const id = await scene.world.device(scene.service.subscribe('one'), scene.follow())
    await scene.feed(scene.say(goal('home'), { minute: 12 }))
    expect((await scene.world.call('unsubscribe', { device: keyOf(id) })).code).toBe(0)
    for (const table of ['device', 'device_follow', 'delivery'])
      expect((await scene.pool.query(`SELECT FROM ${table}`)).rowCount, table).toBe(0)
    await scene.world.alerts.start()
    await scene.settled()
    expect(scene.service.requests).toEqual([])
    // Leaving twice is no fault.
    expect((await scene.world.call('unsubscribe', { device: keyOf(id) })).code).toBe(0)
  })

  it('is not ended or tested by who knows its id alone', async () => {
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
