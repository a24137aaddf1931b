// Orders that nobody pays: few for each account, polled in fair turns, deleted in the end. Forged callbacks, and access to the sandbox.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ApiData } from '../../../contract/api.ts'
import { pollOrders, sweepOrders } from '../../../server/features/money/recharge/poll.ts'
import type { PayOrder } from '../../../server/features/money/recharge/provider/provider.ts'
import { sandboxHeader, sandboxMerchant } from '../../../server/features/money/recharge/provider/sandbox.ts'
import { signTimed } from '../../../server/features/money/recharge/provider/timed-signature.ts'
import { mostOpen, replaceableAfter } from '../../../server/features/money/recharge/recharge.ts'
import { listToAsk } from '../../../server/features/money/recharge/store.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import { silentLog } from '../../support/app.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { endScene, type MoneyScene, moneyScene } from '../../support/money/money-scene.ts'

let scene: MoneyScene
beforeAll(async () => {
  scene = await moneyScene()
})
afterAll(() => endScene(scene))
const someone = (): string => `o${randomUUID().slice(0, 8)}`
const order = (as: string) =>
  scene.call<ApiData<'GET api/chargerules/payUrl'>>('GET api/chargerules/payUrl', { as, query: { id: 'p6', type: '0' } })
/** An order whose checkout was opened. */
async function opened(as: string): Promise<string> {
  const { data } = await order(as)
  await scene.app.inject(data.url)
  return data.order_id
}
const states = async (as: string): Promise<string[]> => {
  const { data } = await scene.call<ApiData<'GET api/Order/recharge'>>('GET api/Order/recharge', { as, query: {} })
  return data.list.map(({ state }) => state).sort()
}
/** Runs one check against a provider that sends no callbacks; returns the orders it was asked about. */
async function poll(): Promise<string[]> {
  const asked: string[] = []
  const ask = async ({ id }: PayOrder) => {
    asked.push(id)
    return null
  }
  const { db, now } = scene
  const providers = new Map([['sandbox', { ask } as never]] as const)
  await pollOrders({ db, now, log: silentLog, providers, events: openEvents(), onSettled: () => undefined, open: () => true })
  return asked
}

describe('orders awaiting payment', () => {
  it('are capped per account: a new one replaces the oldest with an unopened checkout, or is rejected', async () => {
    const as = someone()
    for (let count = 0; count < mostOpen + 3; count += 1) expect((await order(as)).code).toBe(0)
    expect((await states(as)).filter((state) => state === 'open')).toHaveLength(mostOpen)
    const other = someone()
    for (let count = 0; count < mostOpen; count += 1) await opened(other)
    expect((await order(other)).error).toBe('limit-reached')
    // Abandoned checkouts make way for new ones a few minutes later.
    scene.pass(replaceableAfter)
    expect((await order(other)).code).toBe(0)
    expect(await states(other)).toEqual(['closed', ...Array<string>(mostOpen).fill('open')])
    // A closed order no longer counts towards the day's total.
    const { data } = await scene.call<ApiData<'GET api/Balance/guard'>>('GET api/Balance/guard', { as })
    expect(data.recharged_today).toBe(mostOpen * 600)
  })

  it('are limited to thirty an hour per account', async () => {
    const as = someone()
    for (let count = 0; count < 30; count += 1) expect((await order(as)).code).toBe(0)
    expect((await order(as)).error).toBe('too-many')
    expect((await scene.pool.query('SELECT 1 FROM recharge_order WHERE account_id = $1', [as])).rowCount).toBe(30)
    expect((await order(someone())).code).toBe(0)
    scene.pass(3_600_000)
    expect((await order(as)).code).toBe(0)
  })

  it('are polled by provider: neither a hanging provider nor an order that cannot be closed blocks others', async () => {
    const lone = await opened(someone())
    await scene.pool.query("UPDATE recharge_order SET method = 'stripe' WHERE id = $1", [lone])
    const unopened = [someone(), someone()]
    for (const as of unopened) await order(as)
    scene.pass(1_000)
    for (let count = 0; count < 10; count += 1) await opened(someone())
    scene.pass(30 * 60_000)
    const asked: string[] = []
    let release = (): void => undefined
    const hanging = new Promise<null>((resolve) => {
      release = () => resolve(null)
    })
    const ask = async ({ id }: PayOrder) => {
      asked.push(id)
      return null
    }
    const providers = new Map([
      ['sandbox', { ask: () => hanging }],
      ['stripe', { ask }],
    ] as never)
    const { db, now } = scene
    let failures = 1
    const onSettled = () => {
      failures -= 1
      if (failures >= 0) throw new Error('notification failed')
    }
    const looking = pollOrders({ db, now, log: silentLog, providers, onSettled, open: () => true } as never)
    await vi.waitFor(() => expect(asked).toEqual([lone]), { timeout: 5_000 })
    release()
    await looking
    expect([await states(unopened[0] ?? ''), await states(unopened[1] ?? '')]).toEqual([['closed'], ['closed']])
  })

  it('are polled if their checkout was opened: past payers first, then the newest order of each account', async () => {
    const [many, one, payer] = [someone(), someone(), someone()]
    await endow(scene.db, [payer], { coin: 10, income: 0, gold: 0 })
    const first = await opened(many)
    scene.pass(1_000)
    const lone = await opened(one)
    scene.pass(1_000)
    const second = await opened(many)
    await order(many)
    await opened(payer)
    const paid = await opened(payer)
    await scene.pool.query("UPDATE recharge_order SET state = 'paid' WHERE id <> $1 AND account_id = $2", [paid, payer])
    scene.pass(60_000)
    const due = (await listToAsk(scene.db, scene.now(), 50, 'sandbox')).map(({ id }) => id)
    const mine = due.filter((id) => [first, lone, second, paid].includes(id))
    expect(mine).toEqual([paid, second, lone, first])
  })

  it('are closed unpolled if their checkout was never opened, and deleted a day later; others are kept for a month', async () => {
    const [never, once] = [someone(), someone()]
    await order(never)
    const id = await opened(once)
    scene.pass(30 * 60_000)
    const asked = await poll()
    expect([asked.includes(id), await states(never), await states(once)]).toEqual([true, ['closed'], ['closed']])
    scene.pass(86_400_000)
    await sweepOrders(scene)
    expect([await states(never), await states(once)]).toEqual([[], ['closed']])
    scene.pass(30 * 86_400_000)
    await sweepOrders(scene)
    expect(await states(once)).toEqual([])
    expect((await scene.pool.query('SELECT 1 FROM sandbox_payment WHERE order_id = $1', [id])).rowCount).toBe(0)
  })
})

describe('callbacks', () => {
  const send = (raw: string, remoteAddress: string, signature = 'forged') =>
    scene.app.inject({
      method: 'POST',
      url: '/api/_pay/sandbox',
      payload: raw,
      remoteAddress,
      headers: { 'content-type': 'application/json', [sandboxHeader]: signature },
    })

  it('if forged, are throttled after thirty a minute and rarely logged; a valid one among them counts', async () => {
    const as = someone()
    const { data } = await order(as)
    const flood = await Promise.all(Array.from({ length: 100 }, () => send('{}', '203.0.113.9')))
    const codes = flood.map(({ statusCode }) => statusCode)
    expect([codes.filter((code) => code === 400).length, codes.filter((code) => code === 429).length]).toEqual([30, 70])
    expect(Number(flood.find(({ statusCode }) => statusCode === 429)?.headers['retry-after'])).toBeGreaterThan(0)
    const lines = () => scene.logged.filter(({ msg }) => msg === 'a payment callback was refused')
    expect(lines()).toHaveLength(20)
    const raw = JSON.stringify({
      event_id: randomUUID(),
      merchant: sandboxMerchant,
      order_id: data.order_id,
      payment_id: 'sb_flood',
      state: 'paid',
      money: 600,
      currency: 'cny',
    })
    const signature = signTimed(scene.keys.derive('sandbox payments'), Buffer.from(raw), scene.now())
    expect((await send(raw, '203.0.113.9', signature)).statusCode).toBe(200)
    expect(await states(as)).toEqual(['paid'])
    scene.pass(60_000)
    await send('{}', '203.0.113.10')
    expect(lines().at(-1)).toMatchObject({ unlogged: 80, from: '203.0.113.10' })
    expect((await send('x'.repeat(70_000), '203.0.113.10')).statusCode).toBe(413)
  })
})

describe('when the sandbox is not named', () => {
  const list = (remoteAddress: string, headers: Record<string, string> = {}, to = scene) =>
    to.app.inject({ method: 'POST', url: '/api/chargerules/getList', payload: {}, remoteAddress, headers })
  const buy = (as: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    scene.app.inject({ url: '/api/chargerules/payUrl?id=p6&type=0', remoteAddress, headers: { token: as, ...headers } })

  it('is open to this machine and its network, and sells nothing to external or proxied clients', async () => {
    for (const near of ['127.0.0.1', '192.168.1.20']) expect((await list(near)).json().data.methods).toEqual([{ type: 0, name: 'sandbox' }])
    expect((await buy(someone(), '192.168.1.20')).json().code).toBe(0)
    const far = [
      ['203.0.113.7', {}],
      ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
      ['127.0.0.1', { host: 'stand.example' }],
    ] as const
    for (const [from, headers] of far) {
      expect((await list(from, headers)).json().data.methods).toEqual([])
      expect((await buy(someone(), from, headers)).json().error).toBe('unavailable')
    }
    // A leaked address does not let another client pay an order.
    const { data } = await order(someone())
    const at = String((await scene.app.inject(data.url)).headers.location)
    expect((await scene.app.inject({ url: at, remoteAddress: '203.0.113.7' })).statusCode).toBe(404)
    const [path = '', sign = ''] = at.split('?sign=')
    const press = await scene.app.inject({ method: 'POST', url: path, remoteAddress: '203.0.113.7', payload: `sign=${sign}&act=pay` })
    expect(press.statusCode).toBe(404)
  })

  it('is open to everyone if PAYMENT names it', async () => {
    const named = await moneyScene({ env: { PAYMENT: 'sandbox' } })
    expect((await list('203.0.113.7', {}, named)).json().data.methods).toEqual([{ type: 0, name: 'sandbox' }])
    await endScene(named)
  })
})
