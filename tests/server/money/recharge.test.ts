// Recharge: from the package to the credit, whatever the callbacks do. R-PAY-2.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ApiData, ApiKey } from '../../../contract/api.ts'
import { productSite } from '../../../rules/site/product-site.ts'
import { nothingSet, upsertSystem } from '../../../server/features/config/store.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { holdsMoney } from '../../../server/features/money/ledger/store.ts'
import { pollOrders } from '../../../server/features/money/recharge/poll.ts'
import { CallbackRefused } from '../../../server/features/money/recharge/provider/provider.ts'
import { sandboxHeader, sandboxMerchant } from '../../../server/features/money/recharge/provider/sandbox.ts'
import { signTimed } from '../../../server/features/money/recharge/provider/timed-signature.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import { silentLog } from '../../support/app.ts'
import { type Asking, endScene, type MoneyScene, moneyScene } from '../../support/money/money-scene.ts'
import { figures, makeMany, soak } from '../../support/soak.ts'

let scene: MoneyScene
beforeAll(async () => {
  scene = await moneyScene()
})
afterAll(() => endScene(scene))
const call = <K extends ApiKey>(key: K, asking: Asking) => scene.call<ApiData<K>>(key, asking)
const someone = (): string => `r${randomUUID().slice(0, 8)}`
const order = async (as: string, id = 'p30') =>
  (await call('GET api/chargerules/payUrl', { as, query: { id, type: '0', device_id: `d-${as}` } })).data
const stateOf = async (as: string, id: string) => (await call('GET api/Order/recharge', { as, query: { id } })).data.list[0]
const statesOf = (order: { states: { state: string; at: string }[] } | undefined) => order?.states.map(({ state }) => state)
const balanceOf = async (as: string) => (await call('GET api/Balance/getInfo', { as })).data.balance

interface Callback {
  event_id: string
  merchant: string
  order_id: string
  payment_id: string
  state: string
  money: number
  currency: string
}
const message = (order_id: string, change: Partial<Callback> = {}): Callback => ({
  event_id: `ev_${randomUUID()}`,
  merchant: sandboxMerchant,
  order_id,
  payment_id: 'sb_test',
  state: 'paid',
  money: 3_000,
  currency: 'cny',
  ...change,
})
const secret = () => scene.keys.derive('sandbox payments')
async function callback(delivered: Callback, { signature, raw = JSON.stringify(delivered) }: { signature?: string; raw?: string } = {}) {
  const headers = { 'content-type': 'application/json', [sandboxHeader]: signature ?? signTimed(secret(), Buffer.from(raw), scene.now()) }
  return scene.app.inject({ method: 'POST', url: '/api/_pay/sandbox', payload: raw, headers })
}

describe('recharge packages', () => {
  it('are visible to guests, with rate, bonus and payment methods', async () => {
    const { list, methods, rate } = (await call('POST api/chargerules/getList', {})).data
    expect([rate, methods]).toEqual([10, [{ type: 0, name: 'sandbox' }]])
    expect(list.map(({ money }) => money)).toEqual([600, 3_000, 6_800, 12_800, 32_800, 64_800])
    expect(list[1]).toEqual({ id: 'p30', coin: 3_000, give: 90, money: 3_000, give_rate: 3, hot: false })
  })

  it('cannot be ordered if they do not exist or the payment method is not available', async () => {
    const ask = (query: Record<string, string>) => call('GET api/chargerules/payUrl', { as: someone(), query })
    expect([(await ask({ id: 'p1', type: '0' })).error, (await ask({ id: 'p6', type: '1' })).error]).toEqual(['not-found', 'unavailable'])
    expect((await ask({ id: 'p6', type: '0', coin: '999999' })).error).toBe('price-changed')
  })
})

describe('sandbox checkout', () => {
  const open = async (url: string) => {
    const way = await scene.app.inject(url)
    return { status: way.statusCode, at: String(way.headers.location) }
  }
  const page = (url: string, lang = 'en') => scene.app.inject({ url, headers: { 'accept-language': lang } })
  const press = (at: string, act: string, headers: Record<string, string> = {}) => {
    const [path = '', query] = at.split('?')
    const form = new URLSearchParams({ sign: new URLSearchParams(query).get('sign') ?? '', act })
    return scene.app.inject({
      method: 'POST',
      url: path,
      payload: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  }

  it('shows the name and logo of the site', async () => {
    const { at } = await open((await order(someone())).url)
    const site = { ...productSite, name: { zh: '球迷之家', en: 'Fans & Co', vi: 'Nhà cổ động' }, logo: '/media/logo.png' }
    await upsertSystem(scene.db, { ...nothingSet, site })
    try {
      const { body } = await page(at)
      expect(body).toContain('<title>Sandbox checkout - Fans &#38; Co</title>')
      expect(body).toContain('<img class="mark" src="/media/logo.png"')
      expect(body).not.toContain('Grandstand')
      expect((await page(`${at}x`)).body).toContain('Back to Fans &#38; Co')
    } finally {
      await upsertSystem(scene.db, nothingSet)
    }
  })

  it('is a page of this server under a strict policy, in the reader’s language', async () => {
    const { url, host } = await order(someone())
    const { status, at } = await open(url)
    expect([status, host, url.startsWith('/pay/')]).toEqual([303, '', true])
    const reply = await page(at)
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
    expect(reply.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    expect(reply.body).toContain('<span>¥</span>30<small>.00</small>')
    expect(reply.body).toContain('300 <i>+ 9</i> diamonds')
    expect(reply.body).not.toMatch(/<script|style=|onclick/)
    expect((await page(at, 'vi')).body).toContain('Thanh toán thử nghiệm')
    expect(reply.body).toContain('<title>Sandbox checkout - Grandstand</title>')
    expect((await scene.app.inject('/pay/sandbox.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  })

  it('credits the purchase, notifies the waiting device, and writes the bill', async () => {
    const as = someone()
    const { url, order_id } = await order(as)
    const { at } = await open(url)
    expect(await stateOf(as, order_id)).toMatchObject({ state: 'open', bill_id: null, pay: { url, host: '' } })
    expect((await press(at, 'pay')).statusCode).toBe(303)
    expect((await page(at)).body).toContain('You can close this one.')
    const paid = await stateOf(as, order_id)
    expect([paid?.state, paid?.pay, await balanceOf(as)]).toEqual(['paid', null, 3_090])
    expect(scene.delivered.filter(({ device }) => device === `d-${as}`)).toEqual([
      { device: `d-${as}`, type: 'recharge', data: { order_id, state: 'paid' } },
    ])
    const bills = (await call('GET api/Order/getList', { as, query: { type: 'recharge' } })).data.list
    expect(bills).toMatchObject([{ id: paid?.bill_id, amount: 3_090, ref: order_id }])
  })

  it('can be retried after a failure, but not after a cancellation', async () => {
    const [as, other] = [someone(), someone()]
    const first = await order(as)
    const { at } = await open(first.url)
    await press(at, 'fail')
    expect([(await page(at)).body.includes('The payment failed'), (await stateOf(as, first.order_id))?.state]).toEqual([true, 'failed'])
    await press(at, 'pay')
    const paid = await stateOf(as, first.order_id)
    expect([paid?.state, await balanceOf(as)]).toEqual(['paid', 3_090])
    expect(statesOf(paid)).toEqual(['open', 'failed', 'paid'])
    const second = await order(other)
    const there = (await open(second.url)).at
    await press(there, 'close')
    await press(there, 'pay')
    expect([(await stateOf(other, second.order_id))?.state, await balanceOf(other)]).toEqual(['closed', 0])
  })

  it('cannot be opened, viewed or submitted without its signature, nor submitted by another site', async () => {
    const as = someone()
    const { url, order_id } = await order(as)
    const { at } = await open(url)
    expect((await open(`/pay/${order_id}`)).status).toBe(404)
    expect((await open(`/pay/${order_id}?sign=${'a'.repeat(32)}`)).status).toBe(404)
    expect((await page(`/pay/sandbox/${order_id}?sign=wrong`)).statusCode).toBe(404)
    expect((await press(`/pay/sandbox/${order_id}?sign=wrong`, 'pay')).statusCode).toBe(404)
    expect((await press(at, 'pay', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404)
    expect((await stateOf(as, order_id))?.state).toBe('open')
  })

  it('credits an order with a lost notice within 90 seconds', async () => {
    const as = someone()
    const { url, order_id } = await order(as)
    await press((await open(url)).at, 'lose')
    scene.pass(59_000)
    await scene.recharge.poll()
    expect((await stateOf(as, order_id))?.state).toBe('open')
    scene.pass(11_000)
    await scene.recharge.poll()
    expect([(await stateOf(as, order_id))?.state, await balanceOf(as)]).toEqual(['paid', 3_090])
    await scene.recharge.poll()
    expect(await balanceOf(as)).toBe(3_090)
  })

  it('credits an order with a late notice once, when it arrives', async () => {
    const as = someone()
    const { url, order_id } = await order(as)
    const { at } = await open(url)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await press(at, 'late')
      expect((await page(at)).body).toContain('You can close this one.')
      vi.advanceTimersByTime(9_999)
      expect([(await stateOf(as, order_id))?.state, await balanceOf(as)]).toEqual(['open', 0])
      vi.advanceTimersByTime(1)
    } finally {
      vi.useRealTimers()
    }
    await expect.poll(async () => (await stateOf(as, order_id))?.state).toBe('paid')
    expect(scene.delivered.filter(({ device }) => device === `d-${as}`)).toHaveLength(1)
    await press(at, 'late')
    scene.pass(90_000)
    await scene.recharge.poll()
    expect(await balanceOf(as)).toBe(3_090)
  })

  it('closes an unpaid order after half an hour and frees its place under the cap', async () => {
    const as = someone()
    await call('POST api/Balance/setGuard', { as, body: { daily_recharge_cap: 3_000, tz: 'UTC' } })
    const { order_id } = await order(as)
    expect((await call('GET api/chargerules/payUrl', { as, query: { id: 'p6', type: '0' } })).error).toBe('spend-cap')
    for (let minute = 0; minute < 31; minute += 1) {
      scene.pass(60_000)
      await scene.recharge.poll()
    }
    expect(await stateOf(as, order_id)).toMatchObject({ state: 'closed', pay: null })
    expect((await call('GET api/Balance/guard', { as })).data.recharged_today).toBe(0)
    expect((await callback(message(order_id))).statusCode).toBe(200)
    const late = await stateOf(as, order_id)
    expect([late?.state, await balanceOf(as)]).toEqual(['paid', 3_090])
    expect(statesOf(late)).toEqual(['open', 'closed', 'paid'])
    expect((await call('GET api/Balance/guard', { as })).data.recharged_today).toBe(3_000)
  })
})

describe('when the provider of an order is permanently unreachable', () => {
  const provider = (ask: () => Promise<never>) => new Map([['sandbox', { ask } as never]] as const)
  const lastAsked = async (as: string, ask: () => Promise<never>) => {
    const { order_id } = await order(as)
    await scene.pool.query("UPDATE recharge_order SET asked = 9, ask_at = $2, created_at = $3, provider_ref = 'opened' WHERE id = $1", [
      order_id,
      new Date(scene.now()),
      new Date(scene.now() - 86_400_000),
    ])
    await pollOrders({
      db: scene.db,
      log: silentLog,
      providers: provider(ask),
      events: openEvents(),
      onSettled: () => undefined,
      open: () => true,
      now: scene.now,
    })
    return (await stateOf(as, order_id))?.state
  }

  it('closes the order after the last poll, so that its account can be deleted', async () => {
    const as = someone()
    expect(await lastAsked(as, () => Promise.reject(new Error('No such session')))).toBe('closed')
    expect(await holdsMoney(scene.db, as)).toBe(false)
  })

  it('keeps the order open if a mismatched amount was paid', async () => {
    const as = someone()
    expect(await lastAsked(as, () => Promise.reject(new CallbackRefused('paid were 1 cny instead of 3000 cny')))).toBe('open')
    expect(await holdsMoney(scene.db, as)).toBe(true)
  })
})

describe('callbacks', () => {
  it('credit each order once when eight arrive concurrently and out of order', async () => {
    const count = soak(20, 1_000)
    const since = Date.now()
    const orders = await makeMany(count, async () => {
      const as = someone()
      return { as, id: (await order(as)).order_id }
    })
    const sent = orders.flatMap(({ id }, index) => {
      const paid = message(id)
      const closed = message(id, { state: 'closed' })
      return [closed, paid, paid, message(id), paid, closed, paid, message(id, { state: index % 2 ? 'failed' : 'closed' })]
    })
    const shuffled = sent.map((delivered, index) => ({ delivered, at: (index * 7919) % sent.length })).sort((a, b) => a.at - b.at)
    for (let from = 0; from < shuffled.length; from += 20) {
      const replies = await Promise.all(shuffled.slice(from, from + 20).map(({ delivered }) => callback(delivered)))
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200))
    }
    for (const { as, id } of orders) expect([(await stateOf(as, id))?.state, await balanceOf(as)]).toEqual(['paid', 3_090])
    const { rows } = await scene.pool.query<{ credits: string; orders: string }>(
      "SELECT count(*) AS credits, count(DISTINCT actor) AS orders FROM ledger_tx WHERE type = 'recharge' AND actor = ANY ($1)",
      [orders.map(({ as }) => as)],
    )
    const [credits, credited] = [Number(rows[0]?.credits), Number(rows[0]?.orders)]
    expect([credits, credited]).toEqual([count, count])
    const totals = { orders: count, callbacks: sent.length, credits, lost: count - credited, twice: credits - credited }
    figures({ proof: 'R-PAY-2', ...totals, ms: Date.now() - since })
  })

  it('credit nothing if forged, and are each logged', async () => {
    const as = someone()
    const { order_id } = await order(as)
    const raw = (change: Partial<Callback>) => message(order_id, change)
    const good = JSON.stringify(raw({}))
    const other = someone()
    const theirs = (await order(other)).order_id
    const old = signTimed(secret(), Buffer.from(good), scene.now() - 301_000)
    const ways: [string, () => ReturnType<typeof callback>][] = [
      ['unsigned', () => callback(raw({}), { signature: '' })],
      ['signed with another secret', () => callback(raw({}), { raw: good, signature: signTimed('x', Buffer.from(good), scene.now()) })],
      [
        'signed for another body',
        () => callback(raw({}), { raw: good.replace('3000', '3001'), signature: signTimed(secret(), Buffer.from(good), scene.now()) }),
      ],
      [
        'of one order, sent for another person’s',
        () => callback(raw({}), { raw: good.replace(order_id, theirs), signature: signTimed(secret(), Buffer.from(good), scene.now()) }),
      ],
      ['replayed after five minutes', () => callback(raw({}), { raw: good, signature: old })],
      ['of less money', () => callback(raw({ money: 1 }))],
      ['of more money', () => callback(raw({ money: 3_001 }))],
      ['in another currency', () => callback(raw({ currency: 'vnd' }))],
      ['for another merchant', () => callback(raw({ merchant: 'somebody' }))],
      ['for no order', () => callback(message(randomUUID()))],
      ['without an event', () => callback(raw({ event_id: '' }))],
      ['no JSON', () => callback(raw({}), { raw: '{' })],
    ]
    const rounds = soak(1, 42)
    const since = Date.now()
    const before = scene.logged.filter(({ msg }) => msg === 'a payment callback was refused').length
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, send] of ways) expect([name, (await send()).statusCode]).toEqual([name, 400])
      // The next ones fall in another minute: an address may send thirty a minute.
      scene.pass(60_000)
    }
    const refused = scene.logged.filter(({ msg }) => msg === 'a payment callback was refused').length - before
    expect(refused).toBe(ways.length * rounds)
    const left = [await balanceOf(as), await balanceOf(other)]
    expect([(await stateOf(as, order_id))?.state, (await stateOf(other, theirs))?.state, ...left]).toEqual(['open', 'open', 0, 0])
    figures({ proof: 'R-PAY-3 forged', callbacks: ways.length * rounds, logged: refused, credits: 0, ms: Date.now() - since })
    expect((await scene.app.inject({ method: 'POST', url: '/api/_pay/stripe', payload: '{}' })).statusCode).toBe(404)
  })

  it('credit the order’s own price if the package has changed since', async () => {
    const as = someone()
    const { order_id } = await order(as)
    await scene.pool.query("UPDATE recharge_package SET coin = 1, give = 0, money = 1 WHERE id = 'p30'")
    await callback(message(order_id))
    await scene.pool.query("UPDATE recharge_package SET coin = 3000, give = 90, money = 3000 WHERE id = 'p30'")
    expect(await balanceOf(as)).toBe(3_090)
  })

  it('belong to orders created from the package as its buyer saw it, or not at all', async () => {
    const as = someone()
    const seen = { coin: '3000', give: '90', money: '3000' }
    const made = async (query: object = seen) =>
      (await call('GET api/chargerules/payUrl', { as, query: { id: 'p30', type: '0', ...query } })).error
    // The same price for less: a provider's page would not show the difference.
    await scene.pool.query("UPDATE recharge_package SET give = 0 WHERE id = 'p30'")
    const changed = await made()
    await scene.pool.query("UPDATE recharge_package SET give = 90 WHERE id = 'p30'")
    expect([changed, await made({ ...seen, money: '2900' }), await made(), await made({})]).toEqual([
      'price-changed',
      'price-changed',
      undefined,
      undefined,
    ])
  })

  it('leave nothing if the server dies between credit and commit, and apply in full when they are sent again', async () => {
    const as = someone()
    const { order_id } = await order(as)
    const delivered = message(order_id)
    await scene.pool.query(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$;
      CREATE TRIGGER die BEFORE UPDATE ON recharge_order FOR EACH ROW EXECUTE FUNCTION die()`)
    // The callback's own connection is lost: the provider has to retry.
    expect((await callback(delivered)).statusCode).toBe(503)
    await scene.pool.query('DROP TRIGGER die ON recharge_order')
    expect(await balanceOf(as)).toBe(0)
    expect((await callback(delivered)).statusCode).toBe(200)
    expect(await balanceOf(as)).toBe(3_090)
  })

  it('and orders are visible to their owner only; the ledger is valid after all of it', async () => {
    const { order_id } = await order(someone())
    expect(await call('GET api/Order/recharge', { as: someone(), query: { id: order_id } })).toMatchObject({ error: 'not-found' })
    expect(await proveLedger(scene.pool)).toEqual([])
  })
})
