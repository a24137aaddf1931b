// The mall: price, stock, limits, delivery; the last piece sells once.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiData, ApiKey } from '../../../contract/api.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { insertCodes, insertGoods } from '../../../server/features/task/mall/store.ts'
import { goods } from '../../../server/features/task/mall/table.ts'
import { endParcel, parcelOf } from '../../../server/features/task/mall/take.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { type Asking, endScene, type MoneyScene, moneyScene } from '../../support/money/money-scene.ts'

let scene: MoneyScene
beforeAll(async () => {
  scene = await moneyScene()
})
afterAll(() => endScene(scene))
const call = <K extends ApiKey>(key: K, asking: Asking) => scene.call<ApiData<K>>(key, asking)
const someone = async (sums = { coin: 10_000, income: 0, gold: 10_000 }): Promise<string> => {
  const as = `g${randomUUID().slice(0, 8)}`
  await endow(scene.db, [as], sums)
  return as
}
const to = { name: '陈小明', phone: '13800138000', address: '临江路 1 号' }
const take = (as: string, id: string, num = 1, more: object = {}) => call('POST api/goods/exchange', { as, body: { id, num, ...more } })
const stockOf = async (id: string) => (await call('POST api/goods/goodsList', {})).data.list.find((good) => good.id === id)?.stock
const save = (id: string, more: object) =>
  insertGoods(scene.db, [
    {
      id,
      kind: 'make-up-card',
      name: { zh: id, en: id, vi: id },
      summary: { zh: '', en: '', vi: '' },
      img: '/mall/ball.svg',
      gold: 10,
      price: 0,
      stock: 5,
      limit: 0,
      place: 99,
      on_sale: true,
      ...more,
    },
  ])

describe('exchange', () => {
  it('deducts coins and stock, and delivers at once what can be delivered at once', async () => {
    const as = await someone()
    expect((await take(as, 'make-up-card', 2)).data).toMatchObject({
      record: { num: 2, gold: 120, price: 0, state: 'done' },
      gold: 10_000 - 120 + 20,
    })
    expect((await call('GET api/Balance/getInfo', { as })).data.make_up_cards).toBe(3)
    expect((await call('POST api/goods/exchangeRecords', { as, body: {} })).data).toMatchObject({
      total: 1,
      list: [{ goods_id: 'make-up-card' }],
    })
    expect((await call('POST api/goods/exchangeRecords', { as: await someone(), body: {} })).data.total).toBe(0)
  })

  it('sells the last pieces to as many buyers as there are pieces, and charges nobody else', async () => {
    await save('rare', { stock: 3 })
    const people = await Promise.all(Array.from({ length: 12 }, () => someone({ coin: 0, income: 0, gold: 100 })))
    const results = await Promise.all(people.map((as) => take(as, 'rare')))
    expect(results.filter(({ code }) => code === 0)).toHaveLength(3)
    expect(new Set(results.filter(({ code }) => code !== 0).map(({ error }) => error))).toEqual(new Set(['sold-out']))
    expect(await stockOf('rare')).toBe(0)
    const left = await Promise.all(people.map(async (as) => (await call('GET api/Balance/getInfo', { as })).data.gold))
    // A buyer paid ten and earned the twenty of a first exchange.
    expect(left.sort((a, b) => a - b)).toEqual([...Array<number>(9).fill(100), 110, 110, 110])
  })

  it('sells exactly five of five pieces to two hundred concurrent buyers', async () => {
    await save('five', { stock: 5 })
    const people = await Promise.all(Array.from({ length: 200 }, () => someone({ coin: 0, income: 0, gold: 100 })))
    const results = await Promise.all(people.map((as) => take(as, 'five')))
    expect(results.filter(({ code }) => code === 0)).toHaveLength(5)
    expect(results.filter(({ error }) => error === 'sold-out')).toHaveLength(195)
    expect(await stockOf('five')).toBe(0)
    const left = await Promise.all(people.map(async (as) => (await call('GET api/Balance/getInfo', { as })).data.gold))
    expect(left.filter((gold) => gold === 100)).toHaveLength(195)
    expect((await scene.pool.query("SELECT count(*)::int AS sold FROM exchange WHERE goods_id = 'five'")).rows).toEqual([{ sold: 5 }])
  })

  it('is rejected atomically for too few coins, above the limit, without address, or if not on sale', async () => {
    const poor = await someone({ coin: 0, income: 0, gold: 59 })
    const stock = await stockOf('make-up-card')
    expect((await take(poor, 'make-up-card')).error).toBe('insufficient-balance')
    expect([await stockOf('make-up-card'), (await call('GET api/Balance/getInfo', { as: poor })).data]).toMatchObject([
      stock,
      { gold: 59, make_up_cards: 1 },
    ])
    const as = await someone()
    expect((await take(as, 'poster', 3, to)).error).toBe('limit-reached')
    expect((await take(as, 'poster', 1)).error).toBe('address-needed')
    expect((await take(as, 'nothing')).error).toBe('not-found')
    for (const num of [0, -1, 1.5, 100]) expect((await take(as, 'make-up-card', num)).error).toBe('invalid-input')
    expect((await take(as, 'make-up-card', 1, { price: 0, gold: 0 })).error).toBe('invalid-input')
  })

  it('is made at the price shown to the reader, or not at all', async () => {
    await save('dearer', { gold: 10, price: 5 })
    const as = await someone()
    const shown = { gold: 10, price: 5 }
    await scene.db.update(goods).set({ gold: 500 }).where(eq(goods.id, 'dearer'))
    expect((await take(as, 'dearer', 2, { shown })).error).toBe('price-changed')
    expect((await call('GET api/Balance/getInfo', { as })).data).toMatchObject({ gold: 10_000, balance: 10_000 })
    expect(await stockOf('dearer')).toBe(5)
    expect((await take(as, 'dearer', 2, { shown: { ...shown, gold: 500 } })).data.record).toMatchObject({ gold: 1_000, price: 10 })
  })

  it('above a limit is rejected for two concurrent requests too', async () => {
    await save('one-each', { limit: 1 })
    const as = await someone()
    const both = await Promise.all([take(as, 'one-each'), take(as, 'one-each')])
    expect(both.map(({ error }) => error ?? 'done').sort()).toEqual(['done', 'limit-reached'])
  })

  it('of codes gives each buyer unique codes, which are sealed at rest', async () => {
    await save('voucher', { kind: 'code', stock: 0 })
    const codes = Array.from({ length: 3 }, (_, index) => ({
      id: `c${index}`,
      sealed: scene.keys.seal(`CODE-${index}`, `goods code c${index}`),
    }))
    await inMoneyTransaction(scene.db, [], (tx) => insertCodes(tx, 'voucher', codes))
    expect(await stockOf('voucher')).toBe(3)
    const people = await Promise.all(Array.from({ length: 4 }, () => someone()))
    const keys = people.map(() => randomUUID())
    const all = () =>
      Promise.all(people.map((as, at) => call('POST api/goods/exchange', { as, key: keys[at], body: { id: 'voucher', num: 1 } })))
    const results = await all()
    const notes = results.filter(({ code }) => code === 0).map(({ data }) => data.record.note)
    expect(notes.sort()).toEqual(['CODE-0', 'CODE-1', 'CODE-2'])
    const { rows } = await scene.pool.query("SELECT row_to_json(e)::text AS row FROM exchange e WHERE goods_id = 'voucher'")
    expect(rows.some(({ row }: { row: string }) => row.includes('CODE-'))).toBe(false)
    // The stored responses contain no code either, yet a repeated request returns it.
    expect(await all()).toEqual(results)
    const outcomes = people.map(async (as, at) => (await call('GET api/Balance/outcome', { as, query: { key: keys[at] ?? '' } })).data)
    for (const [at, { known, answer }] of (await Promise.all(outcomes)).entries())
      expect(known ? answer : 'refused').toEqual(results[at]?.code === 0 ? results[at]?.data : 'refused')
    const stored = await scene.pool.query("SELECT answer FROM idempotency WHERE route = 'POST api/goods/exchange'")
    expect(JSON.stringify(stored.rows)).not.toContain('CODE-')
  })
})

describe('parcel', () => {
  it('keeps its address sealed, waits for the operator, and is sent once', async () => {
    const as = await someone()
    const { record } = (await take(as, 'mug', 1, to)).data
    expect([record.state, record.note]).toEqual(['waiting', ''])
    const { rows } = await scene.pool.query('SELECT * FROM exchange WHERE id = $1', [record.id])
    expect(JSON.stringify(rows)).not.toContain(to.address)
    expect(parcelOf(scene.keys, rows[0])).toEqual(to)
    const end = (state: 'sent' | 'refused', note: string) =>
      inMoneyTransaction(scene.db, [as], (tx) => endParcel(tx, record.id, { state, note }, scene.now())).then(
        ({ state: now }) => now,
        (error: { code: string }) => error.code,
      )
    const both = await Promise.all([end('sent', 'SF1'), end('sent', 'SF2')])
    expect(both.sort()).toEqual(['already-decided', 'sent'])
    expect((await call('POST api/goods/exchangeRecords', { as, body: {} })).data.list[0]?.note).toMatch(/^SF[12]$/)
  })

  it('returns coins, diamonds and stock on rejection, and counts neither as wealth nor as spent', async () => {
    const as = await someone()
    const stock = await stockOf('ball')
    const { record } = (await take(as, 'ball', 1, { ...to, confirm: true })).data
    await inMoneyTransaction(scene.db, [as], (tx) => endParcel(tx, record.id, { state: 'refused', note: '地址不详' }, scene.now()))
    expect((await call('GET api/Balance/getInfo', { as })).data).toMatchObject({ balance: 10_000, gold: 10_000 + 20, experience: 0 })
    expect((await call('GET api/Balance/guard', { as })).data.spent_today).toBe(0)
    expect(await stockOf('ball')).toBe(stock)
  })
})

it('the ledger is valid after all of this', async () => {
  expect(await proveLedger(scene.pool)).toEqual([])
})
