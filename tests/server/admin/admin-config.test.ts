// Settings that operators make at the desk for everyone, and the log of each.
import { Client } from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { openSystem } from '../../../server/features/config/system.ts'
import { insertNews } from '../../../server/features/news/store.ts'
import { adminScene } from '../../support/people/admin-scene.ts'

const world = await adminScene()
const { pool, second, member, other, send, done, refusal, audit } = world

describe('banners', () => {
  const banner = {
    id: 'b1',
    title: { zh: '世界杯', en: 'World Cup', vi: 'World Cup' },
    img: '/media/a.png',
    url: '/schedule',
    place: 2,
    on: true,
    regions: [],
    langs: [],
    from: null,
    until: null,
  }
  const shown = async () => (await done('POST api/Banner/getBannerList', {}, null)).list.map(({ id }: { id: string }) => id)

  it('are listed in order, within their period, for everyone, and in the app’s start data', async () => {
    expect(await shown()).toEqual([])
    await done('POST api/Desk/putBanner', banner)
    await done('POST api/Desk/putBanner', { ...banner, id: 'b0', place: 1, url: 'https://elsewhere.example/a' })
    await done('POST api/Desk/putBanner', { ...banner, id: 'past', until: '2020-01-01T00:00:00Z' })
    await done('POST api/Desk/putBanner', { ...banner, id: 'off', on: false })
    expect(await shown()).toEqual(['b0', 'b1'])
    expect((await done('GET api/Config/getConfig', {}, null)).banners).toHaveLength(2)
    expect((await done('POST api/Desk/removeBanner', { id: 'b0' })).list).toHaveLength(3)
    expect(await shown()).toEqual(['b1'])
    expect(await refusal('POST api/Desk/removeBanner', { id: 'b0' })).toBe('not-found')
  })

  it('are shown in their target regions, and include their languages', async () => {
    await done('POST api/Desk/putBanner', { ...banner, id: 'vn', regions: ['VN', 'LA'], langs: ['vi'] })
    const list = async (headers: Record<string, string>) =>
      (await world.call('POST api/Banner/getBannerList', { headers })).data.list.map(({ id }: { id: string }) => id)
    expect(await list({ 'accept-language': 'vi-VN,vi;q=0.9' })).toEqual(['b1', 'vn'])
    expect(await list({ 'accept-language': 'vi' })).toEqual(['b1', 'vn'])
    expect(await list({ 'accept-language': 'zh-CN' })).toEqual(['b1'])
    expect(await list({})).toEqual(['b1'])
    // No proxy sets the country here, so such a header from a client is ignored.
    expect(await list({ 'cf-ipcountry': 'VN', 'accept-language': 'zh-CN' })).toEqual(['b1'])
    const config = await world.call('GET api/Config/getConfig', { headers: { 'accept-language': 'en-LA' } })
    expect(config.data.banners.map(({ id, langs }: { id: string; langs: string[] }) => [id, langs])).toEqual([
      ['b1', []],
      ['vn', ['vi']],
    ])
    await done('POST api/Desk/removeBanner', { id: 'vn' })
  })

  it.each([
    { regions: ['vn'] },
    { regions: ['VN', 'VN'] },
    { regions: ['Vietnam'] },
    { langs: ['fr'] },
    { langs: ['vi', 'vi'] },
    { url: 'javascript:alert(1)' },
    { url: '//evil.example' },
    { url: '/\\evil.example' },
    { url: 'http://plain.example' },
    { url: 'https://me@evil.example' },
    { img: 'https://evil.example/beacon.png' },
    { img: '/media/../secret' },
    { title: { zh: '只有中文', en: ' ', vi: '' } },
    { from: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' },
  ])('reject %o', async (wrong) => {
    expect(await refusal('POST api/Desk/putBanner', { ...banner, ...wrong })).toBe('invalid-input')
  })
})

describe('the system configuration', () => {
  const config = async () => done('GET api/Config/getConfig', {}, null)

  it('closes a disabled feature: the app is informed, and its writing calls are rejected', async () => {
    expect((await config()).off).toEqual([])
    await done('POST api/Desk/putConfig', { off: ['feedback', 'odds'] })
    expect(await config()).toMatchObject({ off: ['feedback', 'odds'], features: { odds: false }, company: [] })
    expect(await refusal('POST api/Universal/feedback', { content: 'x' }, member)).toBe('unavailable')
    expect(await refusal('GET api/Universal/feedbackList', {}, member)).toBeUndefined()
    await done('POST api/Desk/putConfig', { off: [] })
    expect(await refusal('POST api/Universal/feedback', { content: 'x' }, member)).toBeUndefined()
  })

  it('pays nothing for views while tasks are off', async () => {
    const text = { zh: '快讯', en: 'Flash', vi: 'Tin' }
    const about = { sport: 'football', topic: 'flash', league_id: null, team_ids: [], match_id: null, comments: 0, body: [] } as const
    const article = { ...about, id: 'seen', title: text, summary: text, author: text, cover: '', published_at: '2020-01-01T00:00:00Z' }
    await insertNews(world.app.context.db, [{ ...article, team_ids: [], body: [] }])
    const reportSeen = () => refusal('POST api/Activity/seen', { kind: 'news', id: 'seen' }, member)
    await done('POST api/Desk/putConfig', { off: ['tasks'] })
    expect([await reportSeen(), await refusal('POST api/Activity/shareTasks', { kind: 'app' }, member)]).toEqual([
      'unavailable',
      'unavailable',
    ])
    await done('POST api/Desk/putConfig', { off: [] })
    expect(await reportSeen()).toBeUndefined()
  })

  it('disables a feature in one region only, including odds', async () => {
    await done('POST api/Desk/putConfig', { off_in: [{ region: 'CN', off: ['odds', 'feedback'] }] })
    const read = async (language: string) =>
      (await world.call('GET api/Config/getConfig', { headers: { 'accept-language': language } })).data
    expect(await read('zh-CN')).toMatchObject({ off: ['odds', 'feedback'], features: { odds: false }, company: [] })
    expect(await read('zh-TW,zh')).toMatchObject({ off: [], features: { odds: true } })
    const write = async (language: string) =>
      (await world.call('POST api/Universal/feedback', { as: other, body: { content: 'x' }, headers: { 'accept-language': language } }))
        .error
    expect([await write('zh'), await write('vi-VN')]).toEqual(['unavailable', undefined])
    await done('POST api/Desk/putConfig', { off: ['feedback'] })
    expect((await read('zh-CN')).off.sort()).toEqual(['feedback', 'odds'])
    expect(await write('vi-VN')).toBe('unavailable')
    await done('POST api/Desk/putConfig', { off: [], off_in: [] })
    expect((await read('zh-CN')).off).toEqual([])
  })

  it('notifies listeners when it changes, and not when it is reread', async () => {
    const system = await openSystem(world.app.context)
    let changes = 0
    system.onChange(() => {
      changes += 1
    })
    await system.reload()
    expect(changes).toBe(0)
    await done('POST api/Desk/putConfig', { off: ['mall'] })
    await system.reload()
    await system.reload()
    expect(changes).toBe(1)
    await done('POST api/Desk/putConfig', { off: [] })
    await system.reload()
    expect([changes, system.isOff('mall')]).toEqual([2, false])
    await system.close()
  })

  it('defines which countries’ numbers are accepted, and their order', async () => {
    await done('POST api/Desk/putConfig', { countries: ['84', '86'] })
    expect((await config()).CountryCode.map(({ code }: { code: string }) => code)).toEqual(['84', '86'])
    expect((await send('POST api/user/getCode', { mobile: '44-7700900123' }, null, '10.8.0.1')).error).toBe('country-refused')
    expect((await send('POST api/user/getCode', { mobile: '84-912345678' }, null, '10.8.0.1')).error).toBeUndefined()
  })

  it('survives a restart, including the customer service details', async () => {
    const service = { email: 'help@stand.example', phone: '', link: 'https://stand.example/help', hours: '9:00-21:00' }
    await done('POST api/Desk/putConfig', { service, mobile_url: 'https://m.stand.example', android_qr_code: '/media/qr.png' })
    expect(await done('POST api/user/getKefuInfo', {}, null)).toEqual(service)
    const again = await openSystem(world.app.context)
    await again.close()
    expect([again.mobileUrl(), again.androidQrCode(), again.service(), again.takes('44')]).toEqual([
      'https://m.stand.example',
      '/media/qr.png',
      service,
      false,
    ])
    expect(await config()).toMatchObject({ mobile_url: 'https://m.stand.example', android_qr_code: '/media/qr.png' })
  })

  it.each([
    { mobile_url: 'https://m.stand.example/path' },
    { mobile_url: 'javascript:alert(1)' },
    { android_qr_code: 'https://evil.example/a.png' },
    { countries: [] },
    { countries: ['999'] },
    { countries: ['86', '86'] },
    { off: ['everything'] },
    { off_in: [{ region: 'China', off: [] }] },
    { off_in: [{ region: 'CN', off: ['everything'] }] },
    { off_in: [{ region: 'CN', off: ['odds', 'odds'] }] },
    {
      off_in: [
        { region: 'CN', off: [] },
        { region: 'CN', off: ['odds'] },
      ],
    },
    { service: { email: '', phone: '', link: 'javascript:alert(1)', hours: '' } },
  ])('rejects %o', async (wrong) => {
    const before = (await audit({ act: 'config.put' })).length
    expect(await refusal('POST api/Desk/putConfig', wrong)).toBe('invalid-input')
    expect(await audit({ act: 'config.put' })).toHaveLength(before)
  })

  it('loses nothing when two operators change different parts concurrently', async () => {
    await Promise.all([
      done('POST api/Desk/putConfig', { off: ['news'] }),
      done('POST api/Desk/putConfig', { mobile_url: '' }, second),
      done('POST api/Desk/putConfig', { countries: ['86'] }),
    ])
    expect(await done('GET api/Desk/config')).toMatchObject({ off: ['news'], mobile_url: '', countries: ['86'] })
    await done('POST api/Desk/putConfig', { off: [] })
  })
})

describe('packages and goods', () => {
  it('are listed on sale or not, and each price change is logged with the previous price', async () => {
    const [pack] = (await done('GET api/Desk/packages')).list
    const { give_rate: _rate, ...body } = pack
    await done('POST api/Desk/putPackage', { ...body, money: body.money + 100, on_sale: false })
    expect((await done('GET api/Desk/packages')).list.find(({ id }: { id: string }) => id === pack.id)).toMatchObject({ on_sale: false })
    expect((await audit({ act: 'package.put' }))[0]).toMatchObject({
      subject: `package ${pack.id}`,
      before: { money: body.money, on_sale: true },
      after: { money: body.money + 100, on_sale: false },
    })
  })

  it('with codes have the stock of their codes, which are not logged', async () => {
    const localized = { zh: '点卡', en: 'Card', vi: 'Thẻ' }
    const good = { id: 'card', kind: 'code', name: localized, summary: localized, img: '/mall/scarf.svg', gold: 5, price: 0 }
    await done('POST api/Desk/putGoods', { ...good, stock: 99, limit: 0, place: 0, on_sale: true })
    expect(await done('POST api/Desk/addCodes', { id: 'card', codes: ['SECRET-1', 'SECRET-2'] })).toEqual({ added: 2, stock: 2 })
    // Resent alone or among others: no code is sold twice.
    expect(await done('POST api/Desk/addCodes', { id: 'card', codes: ['SECRET-1', 'SECRET-2'] })).toEqual({ added: 0, stock: 2 })
    expect(await done('POST api/Desk/addCodes', { id: 'card', codes: ['SECRET-2', ' SECRET-3 '] })).toEqual({ added: 1, stock: 3 })
    expect(await done('POST api/Desk/addCodes', { id: 'card', codes: ['SECRET-3'] })).toEqual({ added: 0, stock: 3 })
    expect(await refusal('POST api/Desk/addCodes', { id: 'none', codes: ['A'] })).toBe('not-found')
    expect(await refusal('POST api/Desk/putGoods', { ...good, kind: 'parcel', stock: 9, limit: 0, place: 0, on_sale: true })).toBe(
      'invalid-input',
    )
    expect(JSON.stringify((await pool.query('SELECT * FROM desk_audit')).rows)).not.toContain('SECRET')
  })
})

describe('the log', () => {
  it('is filtered by actor, action, subject and time', async () => {
    for (const on of [true, false, true]) await done('POST api/Desk/blockUser', { id: other.id, on, reason: 'x' }, second)
    expect(new Set((await audit({ by: second.id })).map(({ by }: { by: string }) => by))).toEqual(new Set([second.id]))
    expect((await audit({ subject: `user ${other.id}` })).length).toBeGreaterThan(2)
    // Actions before midnight belong to the day before.
    const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
    expect((await audit({ from: dayOf(Date.now() - 3_600_000), to: dayOf(Date.now()) })).length).toBeGreaterThan(5)
    expect(await audit({ to: '2020-01-01' })).toEqual([])
    const { list, total } = await done('GET api/Desk/audit', { limit: '2', page: '2' })
    expect(list).toHaveLength(2)
    expect(total).toBeGreaterThan(4)
  })

  it('cannot be changed or cleared by the server, and its proof detects outside changes', async () => {
    for (const statement of ["UPDATE desk_audit SET by = 'x'", 'DELETE FROM desk_audit', 'TRUNCATE desk_audit'])
      await expect(pool.query(statement)).rejects.toThrow(/append-only|permission denied/)
    expect((await done('GET api/Desk/proof')).faults).toEqual([])
    const admin = new Client({ ...inject('admin'), database: world.connection.database })
    await admin.connect()
    await admin.query('SET session_replication_role = replica')
    const { rows } = await admin.query("UPDATE desk_audit SET by = 'nobody' WHERE id = (SELECT min(id) + 1 FROM desk_audit) RETURNING id")
    await admin.query('DELETE FROM desk_audit WHERE id = (SELECT max(id) - 1 FROM desk_audit)')
    await admin.end()
    const { faults } = await done('GET api/Desk/proof')
    // The changed row, its successor, and the successor of the deleted row.
    expect(faults.length).toBeGreaterThanOrEqual(2)
    expect(faults[0]).toMatchObject({ check: 'audit', subject: `audit ${rows[0].id}` })
  })
})
