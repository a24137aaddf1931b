// Withdrawals from the card to the payout: what is masked, what is held, who decides. R-WALLET-5.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiData, ApiKey } from '../../../contract/api.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { type Decision, decide } from '../../../server/features/money/withdrawal/decide.ts'
import { findTerms, upsertTerms } from '../../../server/features/money/withdrawal/store.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { type Asking, endScene, type MoneyScene, moneyScene } from '../../support/money/money-scene.ts'

let scene: MoneyScene
beforeAll(async () => {
  scene = await moneyScene()
})
afterAll(() => endScene(scene))
const call = <K extends ApiKey>(key: K, asking: Asking) => scene.call<ApiData<K>>(key, asking)
const card = { kind: 'card', card_no: '4539578763621486', name: '陈小明', bank: '招商银行' }
const alipay = { kind: 'alipay', account: '13800138000', name: '陈小明' }
const hold = 24 * 3_600_000

async function bind(as: string, draft: object = card) {
  const kind = (draft as { kind: string }).kind
  const { data } = await call('POST api/Bank_card/draft', { as, body: draft })
  const query = { ticket: data.ticket, pay_ticket: await scene.ticket(as) }
  return call(kind === 'card' ? 'GET api/Bank_card/bind' : 'GET api/Bank_card/bindAliPay', { as, query })
}
const apply = async (as: string, money: string, kind = 'card', key: string = randomUUID()) =>
  call('GET api/Balance/applyForWithdrawal', { as, key, query: { money, kind, pay_ticket: await scene.ticket(as) } })
const decided = async (operator: string, id: string, decision: Decision) =>
  inMoneyTransaction(scene.db, [], async (tx) => decide(tx, await findTerms(tx as never), operator, id, decision, scene.now())).then(
    ({ state }) => state,
    (error: { code: string }) => error.code,
  )
const wallet = async (as: string) => (await call('GET api/Balance/getInfo', { as })).data
/** A person with income and a card past its holding period. */
async function payee(income = 10_000): Promise<string> {
  const as = `w${randomUUID().slice(0, 8)}`
  await endow(scene.db, [as], { coin: 0, income, gold: 0 })
  await bind(as)
  scene.pass(hold)
  return as
}
const open = (more: object = {}) => upsertTerms(scene.db, { open: true, least: 1_000, most: 9_000, secondOver: 5_000, ...more })

describe('payout account', () => {
  it('is bound with two tickets, shown masked, and never stored or sent in plain text', async () => {
    const as = 'binder'
    expect((await call('GET api/Bank_card/getInfo', { as })).data).toEqual({
      bound: false,
      account: '',
      name: '',
      bank: '',
      usable_at: null,
    })
    const { data } = await bind(as)
    expect(data).toEqual({
      bound: true,
      account: '**** **** **** 1486',
      name: '陈**',
      bank: '招商银行',
      usable_at: new Date(scene.now() + hold).toISOString(),
    })
    expect((await bind(as, alipay)).data).toMatchObject({ account: '138****00' })
    expect((await call('GET api/Bank_card/getAliPayInfo', { as })).data.account).toBe('138****00')
    const { rows } = await scene.pool.query(
      'SELECT row_to_json(p)::text AS row FROM payout_account p UNION ALL SELECT row_to_json(t)::text FROM ticket t',
    )
    const stored = rows.map(({ row }: { row: string }) => row).join()
    for (const canary of [card.card_no, alipay.account, '陈小明', '招商银行', scene.keys.derive('seal').toString('base64')])
      expect(stored).not.toContain(canary)
    expect(JSON.stringify(scene.logged)).not.toContain(card.card_no)
  })

  it.each([
    ['whose check digit is wrong', { ...card, card_no: '4539578763621487' }],
    ['that is no Alipay account', { ...alipay, account: '<script>' }],
  ])('%s is rejected', async (_name, draft) => {
    expect(await call('POST api/Bank_card/draft', { as: 'binder', body: draft })).toMatchObject({ error: 'card-invalid' })
  })

  it('accepts tickets once, from their owner, within five minutes, and of the right kind', async () => {
    const as = 'careful'
    const drafted = async (body: object = card) => (await call('POST api/Bank_card/draft', { as, body })).data.ticket
    const ask = (query: Record<string, string>, who = as) => call('GET api/Bank_card/bind', { as: who, query })
    const [ticket, pay_ticket] = [await drafted(), await scene.ticket(as)]
    expect((await ask({ ticket, pay_ticket }, 'thief')).error).toBe('pay-ticket-expired')
    expect((await ask({ ticket: pay_ticket, pay_ticket: ticket })).error).toBe('pay-ticket-expired')
    expect((await ask({ ticket: await drafted(alipay), pay_ticket })).error).toBe('pay-ticket-expired')
    expect((await ask({ ticket, pay_ticket })).code).toBe(0)
    expect((await ask({ ticket, pay_ticket })).error).toBe('pay-ticket-expired')
    const late = { ticket: await drafted(), pay_ticket: await scene.ticket(as) }
    scene.pass(5 * 60_000)
    expect((await ask(late)).error).toBe('pay-ticket-expired')
  })
})

describe('withdrawal application', () => {
  it('requires open withdrawals, a card, and the end of its hold, to the moment', async () => {
    const as = `w${randomUUID().slice(0, 8)}`
    await endow(scene.db, [as], { coin: 0, income: 10_000, gold: 0 })
    await upsertTerms(scene.db, { open: false, least: 1_000, most: 9_000, secondOver: 5_000 })
    expect((await apply(as, '1000')).error).toBe('withdrawals-off')
    await open()
    expect((await apply(as, '1000')).error).toBe('not-bound')
    await bind(as)
    scene.pass(hold - 1)
    expect((await apply(as, '1000')).error).toBe('card-hold')
    scene.pass(1)
    expect((await apply(as, '1000')).code).toBe(0)
    await bind(as)
    expect((await apply(as, '1000')).error).toBe('card-hold')
  })

  it('must be between the minimum and the maximum, and within the balance', async () => {
    await open()
    const as = await payee(5_000)
    expect([(await apply(as, '999')).error, (await apply(as, '9001')).error, (await apply(as, '5001')).error]).toEqual([
      'below-minimum',
      'below-minimum',
      'insufficient-balance',
    ])
    expect(await apply(as, '5000')).toMatchObject({
      code: 0,
      data: { state: 'waiting', coin: 5_000, money: 5_000, account: '**** **** **** 1486' },
    })
    expect(await wallet(as)).toMatchObject({ balances: 0, held: 5_000, withdrawals: true })
  })

  it('requires the payment password each time, and deduplicates a repeated key', async () => {
    await open()
    const as = await payee()
    const query = { money: '1000', kind: 'card', pay_ticket: 'x' }
    expect((await call('GET api/Balance/applyForWithdrawal', { as, query })).error).toBe('pay-ticket-expired')
    const key = randomUUID()
    const asking = { as, key, query: { ...query, pay_ticket: await scene.ticket(as) } }
    const responses = await Promise.all(Array.from({ length: 20 }, () => call('GET api/Balance/applyForWithdrawal', asking)))
    expect([new Set(responses.map((response) => JSON.stringify(response))).size, responses[0]?.code]).toEqual([1, 0])
    expect((await call('GET api/Balance/withdrawalList', { as, query: {} })).data).toMatchObject({
      total: 1,
      open: true,
      least: 1_000,
      most: 9_000,
    })
    expect((await wallet(as)).held).toBe(1_000)
  })

  it('can be canceled by its owner while pending', async () => {
    await open()
    const as = await payee()
    const { id } = (await apply(as, '2000')).data
    expect((await call('POST api/Balance/cancelWithdrawal', { as: 'other', body: { id } })).error).toBe('not-found')
    expect((await call('POST api/Balance/cancelWithdrawal', { as, body: { id } })).data.state).toBe('cancelled')
    expect((await call('POST api/Balance/cancelWithdrawal', { as, body: { id } })).error).toBe('already-decided')
    expect(await wallet(as)).toMatchObject({ balances: 10_000, held: 0 })
  })
})

describe('withdrawal review', () => {
  it('pays an approved application once', async () => {
    await open()
    const as = await payee()
    const { id } = (await apply(as, '2000')).data
    expect(await decided('op', id, { act: 'paid', note: '' })).toBe('already-decided')
    expect(await decided('op', id, { act: 'approve' })).toBe('approved')
    expect((await call('POST api/Balance/cancelWithdrawal', { as, body: { id } })).error).toBe('already-decided')
    const both = await Promise.all([
      decided('op', id, { act: 'paid', note: 'A1' }),
      decided('op2', id, { act: 'refuse', reason: 'other', note: '' }),
    ])
    expect(both.filter((state) => state === 'already-decided')).toHaveLength(1)
    expect((await wallet(as)).held).toBe(0)
  })

  it('returns the full amount on rejection, with the reason', async () => {
    await open()
    const as = await payee()
    const { id } = (await apply(as, '2000')).data
    expect(await decided('op', id, { act: 'refuse', reason: 'name-differs', note: '户名不一致' })).toBe('refused')
    const [row] = (await call('GET api/Balance/withdrawalList', { as, query: {} })).data.list
    expect(row).toMatchObject({ state: 'refused', reason: 'name-differs', note: '户名不一致' })
    expect(await wallet(as)).toMatchObject({ balances: 10_000, held: 0 })
    const types = (await call('GET api/Order/getList', { as, query: {} })).data.list.map(({ type }) => type)
    expect(types).toEqual(['refund', 'withdrawal', 'adjust'])
  })

  it('does not allow operators to decide on their own, and needs two for a large amount', async () => {
    await open()
    const as = await payee()
    const { id } = (await apply(as, '5000')).data
    expect(await decided(as, id, { act: 'approve' })).toBe('forbidden')
    expect(await decided('op', id, { act: 'approve' })).toBe('waiting')
    expect(await decided('op', id, { act: 'approve' })).toBe('forbidden')
    expect(await decided('op2', id, { act: 'approve' })).toBe('approved')
    expect(await decided('op', id, { act: 'paid', note: '' })).toBe('paid')
  })

  it('needs one approver if the two-operator threshold has since been raised above the amount', async () => {
    await open({ secondOver: 5_000 })
    const { id } = (await apply(await payee(), '5000')).data
    expect(await decided('op', id, { act: 'approve' })).toBe('waiting')
    await open({ secondOver: 6_000 })
    expect(await decided('op', id, { act: 'approve' })).toBe('approved')
    await open({ secondOver: 5_000 })
  })

  it('needs another operator to pay if the two-operator threshold has since been lowered below the amount', async () => {
    await open({ secondOver: 6_000 })
    const { id } = (await apply(await payee(), '5000')).data
    expect(await decided('op', id, { act: 'approve' })).toBe('approved')
    await open({ secondOver: 5_000 })
    expect(await decided('op', id, { act: 'paid', note: '' })).toBe('forbidden')
    expect(await decided('op2', id, { act: 'paid', note: '' })).toBe('paid')
  })

  it('leaves a valid ledger', async () => {
    expect(await proveLedger(scene.pool)).toEqual([])
    const { rows } = await scene.pool.query('SELECT asset, sum(amount) FROM ledger_posting GROUP BY asset HAVING sum(amount) <> 0')
    expect(rows).toEqual([])
  })
})
