// Money at the operator's desk: permissions, data that is visible only there, and that each decision takes effect once.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { moneyAdminEndpoints } from '../../../contract/admin/money-admin.ts'
import type { ApiData, ApiKey } from '../../../contract/api.ts'
import { contractErrors } from '../../support/contract/spec-check.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { type Asking, endScene, type MoneyScene, moneyScene } from '../../support/money/money-scene.ts'

let scene: MoneyScene
beforeAll(async () => {
  scene = await moneyScene()
})
afterAll(() => endScene(scene))
const call = <K extends ApiKey>(key: K, asking: Asking) => scene.call<ApiData<K>>(key, asking)

/** Closed items, newest first: the ids of two pages, and the total. */
async function pages(key: 'GET api/Desk/withdrawals' | 'GET api/Desk/parcels', state: string): Promise<unknown[]> {
  const read = async (page: string) =>
    (await scene.call<{ list: { id: string }[]; total?: number }>(key, { as: 'op', query: { state, limit: '1', page } })).data
  const [first, second] = [await read('1'), await read('2')]
  return [first.list.map(({ id }) => id), second.list.map(({ id }) => id), second.total]
}

it('rejects everyone but operators, whatever the input', async () => {
  for (const key of Object.keys(moneyAdminEndpoints) as ApiKey[]) {
    expect([key, (await call(key, {})).code]).toEqual([key, 700])
    expect([key, (await call(key, { as: 'someone', body: { nonsense: true } })).error]).toEqual([key, 'forbidden'])
  }
})

/** Stored responses of money calls, which a repeated request receives. */
const storedResponses = async (): Promise<string> => JSON.stringify((await scene.pool.query('SELECT answer FROM idempotency')).rows)

it('opens withdrawals, shows the number to pay to, and decides each one once', async () => {
  expect((await call('POST api/Desk/withdrawalTerms', { as: 'op', body: { open: true, least: 100, most: 50 } })).error).toBe(
    'invalid-input',
  )
  expect((await call('POST api/Desk/withdrawalTerms', { as: 'op', body: { open: true, least: 100 } })).data).toMatchObject({
    open: true,
    least: 100,
  })
  const as = 'payee'
  await endow(scene.db, [as], { coin: 0, income: 5_000, gold: 0 })
  const draft = { kind: 'card', card_no: '4539578763621486', name: '陈小明', bank: '招商银行' }
  const { ticket } = (await call('POST api/Bank_card/draft', { as, body: draft })).data
  await call('GET api/Bank_card/bind', { as, query: { ticket, pay_ticket: await scene.ticket(as) } })
  scene.pass(86_400_000)
  await call('GET api/Balance/applyForWithdrawal', { as, query: { money: '3000', kind: 'card', pay_ticket: await scene.ticket(as) } })
  const { data } = await call('GET api/Desk/withdrawals', { as: 'op', query: {} })
  expect(contractErrors('GET api/Desk/withdrawals', data)).toEqual([])
  expect(data.list).toMatchObject([
    { account_id: as, number: draft.card_no, holder: '陈小明', account: '**** **** **** 1486', needed: 1, approved_by: [] },
  ])
  const id = data.list[0]?.id ?? ''
  const decide = (body: object, key = randomUUID()) => call('POST api/Desk/decideWithdrawal', { as: 'op', key, body: { id, ...body } })
  expect((await decide({ act: 'refuse' })).error).toBe('invalid-input')
  const key = randomUUID()
  const approvals = await Promise.all([decide({ act: 'approve' }, key), decide({ act: 'approve' }, key)])
  expect(approvals[0]).toEqual(approvals[1])
  expect((await decide({ act: 'paid', note: 'T1' })).data).toMatchObject({ state: 'paid', approved_by: ['op'] })
  expect((await decide({ act: 'paid', note: 'T1' })).error).toBe('already-decided')
  expect((await call('GET api/Desk/withdrawals', { as: 'op', query: {} })).data.list).toEqual([])
  // Nobody pays it again, so the account number is masked.
  const over = { number: '**** **** **** 1486', holder: '陈**' }
  expect((await call('GET api/Desk/withdrawals', { as: 'op', query: { state: 'paid' } })).data.list).toMatchObject([over])
  const copied = `jsonb_populate_record(one, jsonb_build_object('id', 'later', 'created_at', created_at + interval '1 day'))`
  await scene.pool.query(`INSERT INTO withdrawal SELECT (${copied}).* FROM withdrawal one WHERE id = $1`, [id])
  expect(await pages('GET api/Desk/withdrawals', 'paid')).toEqual([['later'], [id], 2])
  expect(await storedResponses()).not.toMatch(/4539578763621486|陈小明/)
  expect((await call('GET api/Desk/ledger', { as: 'op', query: { account: as } })).data).toMatchObject({ balances: 2_000, total: 2 })
})

it('saves packages and goods, and sends parcels', async () => {
  const pack = { id: 'p1', coin: 100, give: 0, money: 100, hot: false, place: 0, on_sale: true }
  expect((await call('POST api/Desk/putPackage', { as: 'op', body: pack })).data.list[0]).toMatchObject({ id: 'p1', money: 100 })
  await call('POST api/Desk/putPackage', { as: 'op', body: { ...pack, on_sale: false } })
  expect((await call('POST api/chargerules/getList', {})).data.list.some(({ id }) => id === 'p1')).toBe(false)
  const localized = { zh: '围巾', en: 'Scarf', vi: 'Khăn' }
  const good = {
    id: 'cap',
    kind: 'parcel',
    name: localized,
    summary: localized,
    img: '/mall/scarf.svg',
    gold: 5,
    price: 0,
    stock: 2,
    limit: 0,
    place: 9,
    on_sale: true,
  }
  expect((await call('POST api/Desk/putGoods', { as: 'op', body: { ...good, gold: 0 } })).error).toBe('invalid-input')
  await call('POST api/Desk/putGoods', { as: 'op', body: good })
  // Pieces sold while an operator edited stay sold, unless the operator sets the stock.
  const seen = async () => (await call('GET api/Desk/goods', { as: 'op' })).data.list.find(({ id }) => id === 'cap')?.stock
  await call('POST api/Desk/putGoods', { as: 'op', body: { ...good, stock: 9 } })
  for (const [stock, stock_seen, after] of [
    [12, 12, 9],
    [20, 12, 20],
    [20, 20, 20],
    [2, undefined, 2],
  ] as const) {
    await call('POST api/Desk/putGoods', { as: 'op', body: { ...good, stock, stock_seen } })
    expect([stock, stock_seen, await seen()]).toEqual([stock, stock_seen, after])
  }
  const as = 'buyer'
  await endow(scene.db, [as], { coin: 0, income: 0, gold: 10 })
  const to = { name: '陈小明', phone: '13800138000', address: '临江路 1 号' }
  await call('POST api/goods/exchange', { as, body: { id: 'cap', num: 1, ...to } })
  const [parcel] = (await call('GET api/Desk/parcels', { as: 'op', query: {} })).data.list
  expect(parcel).toMatchObject({ account_id: as, to_name: to.name, phone: to.phone, address: to.address })
  expect((await call('POST api/Desk/endParcel', { as: 'op', body: { id: parcel?.id, state: 'sent', note: 'SF9' } })).data.state).toBe(
    'sent',
  )
  expect((await call('POST api/goods/exchangeRecords', { as, body: {} })).data.list[0]).toMatchObject({ state: 'sent', note: 'SF9' })
  expect((await call('GET api/Desk/parcels', { as: 'op', query: {} })).data.list).toEqual([])
  scene.pass(6_000)
  await call('POST api/goods/exchange', { as, body: { id: 'cap', num: 1, ...to } })
  const [later] = (await call('GET api/Desk/parcels', { as: 'op', query: {} })).data.list
  await call('POST api/Desk/endParcel', { as: 'op', body: { id: later?.id, state: 'sent', note: 'SF10' } })
  expect(await pages('GET api/Desk/parcels', 'sent')).toEqual([[later?.id], [parcel?.id], 2])
  expect(await storedResponses()).not.toMatch(/陈小明|13800138000|临江路/)
})

it('verifies the ledger on demand', async () => {
  const { data } = await call('GET api/Desk/proof', { as: 'op' })
  expect(data.faults).toEqual([])
  expect(data.transactions).toBeGreaterThan(3)
})
