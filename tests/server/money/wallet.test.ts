// The wallet by its calls: keys, conversion, bills, receipts, CSV, spend guard. R-KEY-2.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiData, ApiKey } from '../../../contract/api.ts'
import { deleteOldKeys } from '../../../server/core/idempotency/store.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { type Asking, endScene, type MoneyScene, moneyScene } from '../../support/money/money-scene.ts'
import { soak } from '../../support/soak.ts'

let scene: MoneyScene
beforeAll(async () => {
  scene = await moneyScene()
})
afterAll(() => endScene(scene))
const call = <K extends ApiKey>(key: K, asking: Asking) => scene.call<ApiData<K>>(key, asking)
const someone = async (sums = { coin: 1_000, income: 1_000, gold: 1_000 }): Promise<string> => {
  const account = `u${randomUUID().slice(0, 8)}`
  await endow(scene.db, [account], sums)
  return account
}
const wallet = async (as: string) => (await call('GET api/Balance/getInfo', { as })).data

/** The money calls that move something for an endowed account, with their input. */
const moneyCalls: [ApiKey, (as: string) => Promise<Asking>][] = [
  ['GET api/Balance/conversionBalance', async () => ({ query: { money: '10' } })],
  ['GET api/chargerules/payUrl', async () => ({ query: { id: 'p6', type: '0' } })],
  ['POST api/Activity/task_handle_sign', async () => ({ body: { id: '1' } })],
  ['POST api/Activity/shareTasks', async () => ({ body: { kind: 'app', id: 'm1' } })],
  ['POST api/goods/exchange', async () => ({ body: { id: 'make-up-card', num: 2 } })],
]
const countRows = async (as: string): Promise<number> => {
  const { rows } = await scene.pool.query(
    `SELECT (SELECT count(*) FROM ledger_tx WHERE actor = $1) + (SELECT count(*) FROM recharge_order WHERE account_id = $1)
      + (SELECT count(*) FROM exchange WHERE account_id = $1) + (SELECT count(*) FROM check_in WHERE account_id = $1)
      + (SELECT coalesce(sum(progress), 0) FROM task_progress WHERE account_id = $1) AS count`,
    [as],
  )
  return Number(rows[0].count)
}

describe.each(moneyCalls)('%s', (name, askingFor) => {
  it('takes effect once for 50 concurrent requests with one key, and returns 50 equal responses', async () => {
    const as = await someone()
    const asking = { as, key: randomUUID(), ...(await askingFor(as)) }
    const first = await scene.call(name, { ...asking, as: await someone() })
    expect(first.code).toBe(0)
    const before = await countRows(as)
    const responses = await Promise.all(Array.from({ length: soak(50, 200) }, () => scene.call(name, asking)))
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
    expect(responses[0]?.code).toBe(0)
    const after = await countRows(as)
    expect(after).toBeGreaterThan(before)
    expect(await scene.call(name, asking)).toEqual(responses[0])
    expect(await countRows(as)).toBe(after)
  })

  it('rejects the key for any other request, and keeps it separate from another user’s', async () => {
    const [as, other] = [await someone(), await someone()]
    const key = randomUUID()
    const asking = await askingFor(as)
    const mine = await scene.call(name, { as, key, ...asking })
    const changed = JSON.parse(
      JSON.stringify(asking)
        .replace('"10"', '"11"')
        .replace('"id":"p6"', '"id":"p30"')
        .replace('"id":"1"', '"id":"2"')
        .replace('"m1"', '"m2"')
        .replace('"num":2', '"num":3'),
    ) as Asking
    expect(changed).not.toEqual(asking)
    const before = await countRows(as)
    expect(await scene.call(name, { as, key, ...changed })).toMatchObject({ code: 1, error: 'key-reused' })
    expect(await countRows(as)).toBe(before)
    const theirs = await scene.call(name, { as: other, key, ...asking })
    expect([mine.code, theirs.code]).toEqual([0, 0])
    expect(await countRows(other)).toBeGreaterThan(0)
  })

  it('without a key counts a double tap once, and a later tap again', async () => {
    const as = await someone()
    const asking = { as, key: null, ...(await askingFor(as)) }
    const taps = await Promise.all([scene.call(name, asking), scene.call(name, asking)])
    expect(taps[0]).toEqual(taps[1])
    const once = await countRows(as)
    scene.pass(5_000)
    const again = await scene.call(name, asking)
    // A check-in pays once a day however long the client waits; every other call is a new request.
    if (name === 'POST api/Activity/task_handle_sign') expect(again).toMatchObject({ error: 'already-signed' })
    else expect(again.code).toBe(0)
    expect((await countRows(as)) > once).toBe(!['POST api/Activity/task_handle_sign', 'POST api/Activity/shareTasks'].includes(name))
  })

  it('is never cached, and requires a key that cannot be guessed', async () => {
    const as = await someone()
    const [method, path] = name.split(' ') as ['GET' | 'POST', string]
    const { query, body } = await askingFor(as)
    const reply = await scene.app.inject({
      method,
      url: `/${path}`,
      headers: { token: as },
      ...(query ? { query } : {}),
      ...(body ? { payload: body } : {}),
    })
    expect([reply.headers['cache-control'], reply.headers.etag]).toEqual(['no-store', undefined])
    expect(await scene.call(name, { as, key: '1', ...(await askingFor(as)) })).toMatchObject({ error: 'invalid-input' })
  })
})

describe('idempotency key', () => {
  it('returns the outcome of a lost response, to its owner only', async () => {
    const [as, other] = [await someone(), await someone()]
    const key = randomUUID()
    expect((await call('GET api/Balance/outcome', { as, query: { key } })).data).toEqual({ known: false, path: '', answer: null })
    const { data } = await call('GET api/Balance/conversionBalance', { as, key, query: { money: '10' } })
    expect((await call('GET api/Balance/outcome', { as, query: { key } })).data).toEqual({
      known: true,
      path: 'GET api/Balance/conversionBalance',
      answer: data,
    })
    expect((await call('GET api/Balance/outcome', { as: other, query: { key } })).data.known).toBe(false)
  })

  it('is not consumed by a rejection', async () => {
    const as = await someone({ coin: 0, income: 5, gold: 0 })
    const asking = { as, key: randomUUID(), query: { money: '10' } }
    expect(await call('GET api/Balance/conversionBalance', asking)).toMatchObject({ code: 1, error: 'insufficient-balance' })
    await endow(scene.db, [as], { coin: 0, income: 5, gold: 0 })
    expect(await call('GET api/Balance/conversionBalance', asking)).toMatchObject({ code: 0, data: { balance: 10, balances: 0 } })
  })

  it('keeps its response for thirty days', async () => {
    const as = await someone()
    const asking = { as, key: randomUUID(), query: { money: '10' } }
    const first = await call('GET api/Balance/conversionBalance', asking)
    const known = async () => (await call('GET api/Balance/outcome', { as, query: { key: asking.key } })).data.known
    const end = scene.now() + 30 * 86_400_000
    await deleteOldKeys(scene.pool, end)
    expect([await known(), await call('GET api/Balance/conversionBalance', asking)]).toEqual([true, first])
    await deleteOldKeys(scene.pool, end + 1)
    expect(await known()).toBe(false)
  })
})

describe('conversion', () => {
  it.each(['0', '-1', '1.5', '1e3', '0x10', '01', '1000000000', '', ' 1', '１'])('rejects %j as an amount', async (money) => {
    expect(await call('GET api/Balance/conversionBalance', { as: await someone(), query: { money } })).toMatchObject({
      error: 'invalid-input',
    })
  })

  it('moves income one way, to the nearest tenth', async () => {
    const as = await someone({ coin: 3, income: 7, gold: 0 })
    expect((await call('GET api/Balance/conversionBalance', { as, query: { money: '7' } })).data).toMatchObject({
      money: 7,
      balance: 10,
      balances: 0,
    })
    expect(await call('GET api/Balance/conversionBalance', { as, query: { money: '1' } })).toMatchObject({ error: 'insufficient-balance' })
    expect(await wallet(as)).toMatchObject({ balance: 10, balances: 0, experience: 0, userlevel: 0, toplevel: 60 })
  })
})

describe('bills', () => {
  it('list entries by type, wallet and range, newest first, with the sums of all of them', async () => {
    const as = await someone({ coin: 500, income: 300, gold: 0 })
    await call('GET api/Balance/conversionBalance', { as, query: { money: '100' } })
    const all = (await call('GET api/Order/getList', { as, query: {} })).data
    expect(all.list.map(({ type, wallet: of, amount, after }) => [type, of, amount, after])).toEqual([
      ['conversion', 'consumption', 100, 600],
      ['conversion', 'income', -100, 200],
      ['adjust', 'income', 300, 300],
      ['recharge', 'consumption', 500, 500],
    ])
    expect(all.sums).toEqual({ consumption: { in: 600, out: 0 }, income: { in: 300, out: 100 }, gold: { in: 0, out: 0 } })
    const paged = (await call('GET api/Order/getList', { as, query: { wallet: 'income', limit: '1', page: '2' } })).data
    expect([paged.total, paged.list.length, paged.list[0]?.type]).toEqual([2, 1, 'adjust'])
    expect((await call('GET api/order/getTypeList', { as })).data.list).toEqual([
      { type: 'conversion', count: 2 },
      { type: 'adjust', count: 1 },
      { type: 'recharge', count: 1 },
    ])
    const other = (await call('GET api/Order/getList', { as: await someone({ coin: 0, income: 0, gold: 0 }), query: {} })).data
    expect([other.total, other.list]).toEqual([0, []])
  })

  it('of a day cover the reader’s local day', async () => {
    const as = await someone({ coin: 0, income: 50, gold: 0 })
    const late = Date.parse('2026-11-25T16:30:00Z')
    scene.pass(late - scene.now())
    await call('GET api/Balance/conversionBalance', { as, query: { money: '10' } })
    const on = async (day: string, tz: string) =>
      (await call('GET api/Order/getList', { as, query: { from: day, to: day, tz, type: 'conversion' } })).data.total
    expect([await on('2026-11-25', 'UTC'), await on('2026-11-26', 'UTC')]).toEqual([2, 0])
    expect([await on('2026-11-25', 'Asia/Shanghai'), await on('2026-11-26', 'Asia/Shanghai')]).toEqual([0, 2])
    expect(await call('GET api/Order/getList', { as, query: { from: '2026-11-26', to: '2026-11-25' } })).toMatchObject({
      error: 'invalid-input',
    })
  })

  it('have a receipt for their owner only', async () => {
    const as = await someone()
    const { data } = await call('GET api/Balance/conversionBalance', { as, query: { money: '10' } })
    const receipt = (await call('GET api/Order/receipt', { as, query: { id: data.id } })).data
    expect([receipt.type, receipt.lines.map(({ amount }) => amount), receipt.digest.length]).toEqual(['conversion', [-10, 10], 64])
    expect(await call('GET api/Order/receipt', { as: await someone(), query: { id: data.id } })).toMatchObject({ error: 'not-found' })
  })

  it('are exported as CSV in the reader’s language', async () => {
    const as = await someone({ coin: 0, income: 50, gold: 0 })
    await call('GET api/Balance/conversionBalance', { as, query: { money: '15' } })
    const { csv, lines, whole } = (
      await call('GET api/Order/export', { as, query: { tz: 'UTC', type: 'conversion' }, headers: { 'accept-language': 'en' } })
    ).data
    expect([lines, whole]).toEqual([2, true])
    expect(csv.split('\r\n')[1]).toMatch(/^2026-11-\d\d \d\d:\d\d:\d\d,Move to spending,Spending wallet \(diamonds\),1\.5,1\.5,,,\d+$/)
  })
})

describe('spend guard', () => {
  const scarf = { id: 'scarf', num: 1, name: '陈', phone: '13800138000', address: '临江路 1 号' }
  it('asks before a large spend, and counts spending as wealth', async () => {
    const as = await someone({ coin: 5_000, income: 0, gold: 0 })
    expect(await call('POST api/goods/exchange', { as, body: scarf })).toMatchObject({ error: 'confirm-needed' })
    expect((await wallet(as)).balance).toBe(5_000)
    expect(await call('POST api/goods/exchange', { as, body: { ...scarf, confirm: true } })).toMatchObject({
      code: 0,
      data: { balance: 2_000 },
    })
    expect(await wallet(as)).toMatchObject({ experience: 3_000, userlevel: 5 })
  })

  it('caps each day, even for concurrent spends, and resets at midnight', async () => {
    const as = await someone({ coin: 50_000, income: 0, gold: 0 })
    await call('POST api/Balance/setGuard', { as, body: { daily_cap: 6_500, tz: 'UTC' } })
    const all = await Promise.all(
      Array.from({ length: 3 }, () => call('POST api/goods/exchange', { as, body: { ...scarf, confirm: true } })),
    )
    expect(all.map(({ error }) => error ?? 'done').sort()).toEqual(['done', 'done', 'spend-cap'])
    expect((await call('GET api/Balance/guard', { as })).data).toMatchObject({ spent_today: 6_000, daily_cap: 6_500 })
    scene.pass(86_400_000)
    expect(await call('POST api/goods/exchange', { as, body: { ...scarf, confirm: true } })).toMatchObject({ code: 0 })
  })

  it.each(['Pacific/Kiritimati', 'Pacific/Honolulu'])('counts spending before the guard was set, in the day of %s', async (tz) => {
    const as = await someone({ coin: 50_000, income: 0, gold: 0 })
    const buy = () => call('POST api/goods/exchange', { as, body: { ...scarf, confirm: true } })
    await buy()
    expect((await call('POST api/Balance/setGuard', { as, body: { daily_cap: 6_500, tz } })).data).toMatchObject({ spent_today: 3_000 })
    expect([(await buy()).code, (await buy()).error]).toEqual([0, 'spend-cap'])
    scene.pass(86_400_000)
    // The next day neither inherits nor gets back any of it.
    expect((await call('GET api/Balance/guard', { as })).data).toMatchObject({ spent_today: 0 })
  })

  it('loosens after a day, tightens at once, and strictly enforces the cooling-off', async () => {
    const as = await someone({ coin: 50_000, income: 0, gold: 0 })
    const set = (body: object) => call('POST api/Balance/setGuard', { as, body })
    await set({ daily_recharge_cap: 1_000 })
    expect((await set({ daily_recharge_cap: 0 })).data).toMatchObject({ daily_recharge_cap: 1_000, pending: { daily_recharge_cap: 0 } })
    const buy = (id: string) => call('GET api/chargerules/payUrl', { as, query: { id, type: '0' } })
    expect([(await buy('p6')).code, (await buy('p6')).error]).toEqual([0, 'spend-cap'])
    scene.pass(24 * 3_600_000)
    expect((await buy('p648')).code).toBe(0)
    expect((await set({ cooling_off: 24 })).data.cooling_off_until).not.toBeNull()
    expect([(await buy('p6')).error, (await call('POST api/goods/exchange', { as, body: { ...scarf, confirm: true } })).error]).toEqual([
      'cooling-off',
      'cooling-off',
    ])
    expect((await set({ cooling_off: 720 })).data.cooling_off_until).toBe(new Date(scene.now() + 720 * 3_600_000).toISOString())
    expect((await set({ cooling_off: 24 })).data.cooling_off_until).toBe(new Date(scene.now() + 720 * 3_600_000).toISOString())
  })

  it('ends minor mode only with the payment password', async () => {
    const as = await someone()
    const set = (body: object) => call('POST api/Balance/setGuard', { as, body })
    expect((await set({ minor_mode: true })).data.minor_mode).toBe(true)
    expect(await call('GET api/chargerules/payUrl', { as, query: { id: 'p6', type: '0' } })).toMatchObject({ error: 'minor-mode' })
    expect([(await set({ minor_mode: false })).error, (await set({ minor_mode: false, ticket: 'x' })).error]).toEqual([
      'pay-ticket-expired',
      'pay-ticket-expired',
    ])
    expect(await call('POST api/Balance/payTicket', { as, body: { password: '000000' } })).toMatchObject({
      error: 'payment-password-wrong',
    })
    const theirs = await scene.ticket(await someone())
    expect((await set({ minor_mode: false, ticket: theirs })).error).toBe('pay-ticket-expired')
    const ticket = await scene.ticket(as)
    expect((await set({ minor_mode: false, ticket })).data.minor_mode).toBe(false)
    await set({ minor_mode: true })
    expect((await set({ minor_mode: false, ticket })).error).toBe('pay-ticket-expired')
  })
})

it('the ledger is valid after all of this', async () => {
  expect(await proveLedger(scene.pool)).toEqual([])
})
