// Payments for schemes: held, paid out or refunded exactly once, whatever is killed or corrected in between.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { moneyAfter } from '../../../server/features/expert/settle.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { findBalances, holdsMoney } from '../../../server/features/money/ledger/store.ts'
import { phase } from '../../support/match/match-build.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { type ExpertScene, expertScene } from '../../support/people/expert-scene.ts'
import { soak } from '../../support/soak.ts'

let scene: ExpertScene
beforeAll(async () => {
  scene = await expertScene()
})
afterAll(() => scene.stop())

const rich = async (coin = 1_000): Promise<string> => {
  const id = await scene.person()
  await endow(scene.db, [id], { coin, income: 0, gold: 0 })
  return id
}
const buy = (as: string, id: string, more: object = {}) => scene.call('POST api/Expert/buy', as, { body: { id, confirm: true, ...more } })
const has = async (id: string) => (await findBalances(scene.db, [id])).get(id)
async function inside(scheme: string): Promise<number> {
  const { rows } = await scene.pool.query('SELECT balance FROM ledger_account WHERE owner = $1', [`@scheme:${scheme}`])
  return Number(rows[0]?.balance ?? 0)
}
const wait = async (): Promise<void> => {
  scene.pass(moneyAfter)
  await Promise.all([scene.experts.settleAll(), scene.experts.settleAll()])
}

it('a scheme is bought once, held, and paid to its expert and the house once its result is final', async () => {
  const [expert, match, buyer] = [await scene.expert(), await scene.match(), await rich()]
  const id = await scene.publish(expert, match, { price: 285 })
  const key = randomUUID()
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => scene.call('POST api/Expert/buy', buyer, { body: { id, confirm: true }, key })),
  )
  expect(new Set(responses.map(({ data }) => data?.balance))).toEqual(new Set([715]))
  expect([(await buy(buyer, id)).error, (await buy(expert, id)).error, await inside(id)]).toEqual(['limit-reached', 'gift-self', 285])
  expect([await holdsMoney(scene.db, buyer), await holdsMoney(scene.db, expert)]).toEqual([true, true])
  expect((await scene.call('GET api/Expert/scheme', buyer, { query: { id } })).data.scheme).toMatchObject({
    bought: true,
    text: '两边都攻',
    paid: { price: 285, refunded: false },
  })
  await scene.end(match, 1, 0)
  expect([await inside(id), (await has(expert))?.income]).toEqual([285, 0])
  await wait()
  expect([await inside(id), (await has(expert))?.income, (await has(buyer))?.consumption]).toEqual([0, 199, 715])
  expect((await buy(await rich(), id)).error).toBe('already-decided')
  const { list } = (await scene.call('GET api/Order/getList', buyer, { query: { type: 'scheme' } })).data
  expect(list.map(({ amount, ref }) => [amount, ref])).toEqual([[-285, id]])
})

it('a scheme is not sold once its match is over, settled already or not', async () => {
  const [expert, match, buyer] = [await scene.expert(), await scene.match(), await rich()]
  const id = await scene.publish(expert, match, { price: 285 })
  await scene.pool.query(`UPDATE match SET status = 'over', "row" = jsonb_set("row", '{status}', '"over"') WHERE id = $1`, [match])
  expect([(await buy(buyer, id)).error, (await has(buyer))?.consumption]).toEqual(['already-decided', 1_000])
})

it('a scheme of a blocked expert is not sold, and accepts no tips', async () => {
  const [expert, match, buyer, reader] = [await scene.expert(), await scene.match(), await rich(), await rich()]
  const id = await scene.publish(expert, match, { price: 285 })
  expect((await buy(reader, id)).code).toBe(0)
  await scene.pool.query('UPDATE account SET blocked_at = now() WHERE id = $1', [expert])
  const tip = await scene.call('POST api/Expert/tip', reader, { body: { id, amount: 100, confirm: true } })
  expect([(await buy(buyer, id)).error, tip.error]).toEqual(['not-found', 'not-found'])
  await scene.pool.query('UPDATE account SET blocked_at = NULL WHERE id = $1', [expert])
  expect((await buy(buyer, id)).code).toBe(0)
})

it('the wallet’s spending guard confirms, caps and pauses, and nothing is charged', async () => {
  const [expert, match, buyer] = [await scene.expert(), await scene.match(), await rich(5_000)]
  const id = await scene.publish(expert, match, { price: 1_200 })
  expect((await buy(buyer, id, { confirm: false })).error).toBe('confirm-needed')
  await scene.call('POST api/Balance/setGuard', buyer, { body: { daily_cap: 1_000 } })
  expect((await buy(buyer, id)).error).toBe('spend-cap')
  await scene.call('POST api/Balance/setGuard', buyer, { body: { minor_mode: true } })
  expect([(await buy(buyer, id)).error, (await has(buyer))?.consumption]).toEqual(['minor-mode', 5_000])
  expect((await buy(await rich(100), id)).error).toBe('insufficient-balance')
})

it('a tip is rejected without an amount, from users who may not read the scheme, and on an own one', async () => {
  const [expert, match, buyer] = [await scene.expert(), await scene.match(), await rich()]
  const [sold, free] = [await scene.publish(expert, match), await scene.publish(expert, match, { price: 0 })]
  const tip = (as: string, id: string, amount?: number) =>
    scene.call('POST api/Expert/tip', as, { body: { id, confirm: true, ...(amount === undefined ? {} : { amount }) } })
  expect([
    (await tip(buyer, free)).error,
    (await tip(buyer, free, 0)).error,
    (await tip(buyer, free, 9)).error,
    (await tip(buyer, sold, 50)).error,
    (await tip(expert, free, 50)).error,
  ]).toEqual(['amount-needed', 'amount-needed', 'invalid-input', 'forbidden', 'gift-self'])
  expect((await tip(buyer, free, 55)).data).toEqual({ amount: 55, balance: 945, tips: { count: 1, amount: 55 } })
  expect((await has(expert))?.income).toBe(38)
})

it('an unplayed match is refunded automatically, including the guard’s daily total and the wealth', async () => {
  const [expert, match, buyer] = [await scene.expert(), await scene.match(), await rich()]
  const id = await scene.publish(expert, match, { price: 400 })
  await buy(buyer, id)
  await scene.feed(match, { type: 'postponed' })
  await scene.experts.settleAll()
  expect((await has(buyer))?.consumption).toBe(600)
  await wait()
  expect([(await has(buyer))?.consumption, await inside(id), (await has(expert))?.income]).toEqual([1_000, 0, 0])
  expect((await scene.call('GET api/Balance/guard', buyer)).data.spent_today).toBe(0)
  const shown = (await scene.call('GET api/Expert/scheme', buyer, { query: { id } })).data.scheme
  expect([shown.state, shown.bought, shown.paid?.refunded]).toEqual(['void', false, true])
})

it('a match voided after settlement and payout refunds every buyer, and the page shows it', async () => {
  const [expert, match, buyer, other] = [await scene.expert(), await scene.match(), await rich(), await rich()]
  const id = await scene.publish(expert, match, { price: 300 })
  await Promise.all([buy(buyer, id), buy(other, id)])
  await scene.end(match, 1, 0)
  await wait()
  // The expert has spent part of the income: the shortfall is the platform's loss, never the buyer's.
  const converted = await scene.call('GET api/Balance/conversionBalance', expert, { query: { money: '200' } })
  expect([converted.code, (await has(expert))?.income]).toEqual([0, 220])
  scene.pass(1_000)
  await scene.feed(match, phase('second-half'))
  await scene.experts.settleAll()
  scene.pass(1_000)
  await scene.feed(match, { type: 'abandoned' })
  await scene.experts.settleAll()
  const shown = async () => (await scene.call('GET api/Expert/scheme', buyer, { query: { id } })).data.scheme
  expect([(await shown()).state, (await shown()).paid?.refunded, (await has(buyer))?.consumption]).toEqual(['void', false, 700])
  await wait()
  await wait()
  expect([(await has(buyer))?.consumption, (await has(other))?.consumption, (await has(expert))?.income]).toEqual([1_000, 1_000, 0])
  expect(await shown()).toMatchObject({ bought: false, buyers: 0, paid: { price: 300, refunded: true } })
  expect((await shown()).settlements.map(({ end }) => end)).toEqual(['over 1-0', 'open', 'void'])
  expect((await scene.call('GET api/Balance/guard', buyer)).data.spent_today).toBe(0)
  const { list } = (await scene.call('GET api/Order/getList', buyer, { query: { type: 'scheme' } })).data
  expect(list.map(({ amount }) => amount)).toEqual([300, -300])
  expect(await proveLedger(scene.pool)).toEqual([])
})

it('a removed text is visible to its author alone, with the reason, and its buyers are refunded', async () => {
  const [expert, match, buyer] = [await scene.expert(), await scene.match(), await rich()]
  const id = await scene.publish(expert, match, { price: 100, title: '秘密', text: '加我微信' })
  await buy(buyer, id)
  const remove = () => scene.call('POST api/Desk/removeScheme', 'op1', { body: { id, reason: '引流' } })
  expect([(await remove()).data, (await remove()).error]).toEqual([{ id, refunded: 1 }, 'already-decided'])
  const seen = (await scene.call('GET api/Expert/scheme', buyer, { query: { id } })).data.scheme
  expect([seen.title, seen.text, seen.plays, seen.removed, seen.reason, (await has(buyer))?.consumption]).toEqual([
    '',
    null,
    null,
    true,
    '',
    1_000,
  ])
  expect((await scene.call('GET api/Expert/scheme', expert, { query: { id } })).data.scheme).toMatchObject({
    reason: '引流',
    text: '加我微信',
  })
  await scene.end(match, 3, 0)
  // It still counts: a bad result cannot be removed.
  expect((await scene.call('GET api/Expert/getHome', null, { query: { id: expert } })).data.expert.record.sample).toBe(1)
})

it('a refund before payout needs no lock that every other money call waits for', async () => {
  const [expert, match, buyer] = [await scene.expert(), await scene.match(), await rich()]
  const id = await scene.publish(expert, match, { price: 100 })
  await buy(buyer, id)
  const other = await scene.pool.connect()
  try {
    await other.query('BEGIN')
    await other.query("SELECT FROM ledger_account WHERE owner = '@house' AND kind = 'revenue' FOR UPDATE")
    expect((await scene.call('POST api/Desk/removeScheme', 'op1', { body: { id, reason: '引流' } })).data).toEqual({ id, refunded: 1 })
  } finally {
    await other.query('ROLLBACK')
    other.release()
  }
})

it('any order of results, corrections and jobs assigns every tenth exactly once', {
  timeout: soak(60_000, 600_000),
}, async () => {
  const step = fc.constantFrom('score', 'postpone', 'resume', 'abandon', 'look', 'wait', 'buy')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), fc.integer({ min: 10, max: 900 }), async (steps, price) => {
      const [expert, match] = [await scene.expert(), await scene.match()]
      const id = await scene.publish(expert, match, { price })
      const buyers = [await rich(), await rich(), await rich()]
      let bought = 0
      await buy(buyers[bought] as string, id)
      for (const [index, one] of steps.entries()) {
        if (one === 'score') await scene.end(match, index, 1)
        else if (one === 'postpone') await scene.feed(match, { type: 'postponed' })
        else if (one === 'resume') await scene.feed(match, phase('second-half'))
        else if (one === 'abandon') await scene.feed(match, { type: 'abandoned' })
        else if (one === 'look') await Promise.all([scene.experts.settleAll(), scene.experts.settleAll()])
        else if (one === 'wait') await wait()
        else if (bought < 2) {
          bought += 1
          await buy(buyers[bought] as string, id)
        }
      }
      // The last result is settled by now: the money follows a settlement, not the final whistle.
      await scene.experts.settleAll()
      await wait()
      const { rows } = await scene.pool.query('SELECT account_id, state, price, income FROM scheme_sale WHERE scheme_id = $1', [id])
      const { state } = (await scene.call('GET api/Expert/scheme', expert, { query: { id } })).data.scheme
      const ended = state === 'settled' || state === 'void'
      if (ended) expect(rows.filter(({ state: sale }) => sale === 'held')).toEqual([])
      const of = (wanted: string) => rows.filter(({ state: sale }) => sale === wanted)
      expect(await inside(id)).toBe(of('held').reduce((sum, sale) => sum + Number(sale.price), 0))
      expect((await has(expert))?.income).toBe(of('paid').reduce((sum, sale) => sum + Number(sale.income), 0))
      for (const sale of rows) expect((await has(sale.account_id))?.consumption).toBe(sale.state === 'back' ? 1_000 : 1_000 - price)
    }),
    { numRuns: soak(12, 300) },
  )
  expect(await proveLedger(scene.pool)).toEqual([])
})
