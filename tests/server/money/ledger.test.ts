// The ledger on a real PostgreSQL: what it refuses by itself, what survives races and broken connections, and that the proof names
// everything altered outside the application. R-LEDGER-1.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { Client, type Pool } from 'pg'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { book, type Entry, nameOfAccount } from '../../../rules/money/ledger.ts'
import {
  bagGiftEntry,
  consumptionOf,
  conversionEntry,
  envelopeBackEntry,
  envelopeEntry,
  envelopeShareEntry,
  exchangeEntry,
  giftBackEntry,
  giftReleasedEntry,
  heldGiftEntry,
  incomeOf,
  payoutEntry,
  rechargeEntry,
  rewardEntry,
  spendEntry,
  withdrawalBackEntry,
  withdrawalEntry,
} from '../../../rules/money/ledger-entry.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { Failed } from '../../../server/core/http/fail.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { findBalances, postEntry } from '../../../server/features/money/ledger/store.ts'
import { type TestDatabase, testDatabase } from '../../support/database/database.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { figures, soak } from '../../support/soak.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
const post = (entry: Entry, at = Date.now()) => inMoneyTransaction(database.db, [], (tx) => postEntry(tx, entry, at))
const people = (count: number, name = randomUUID().slice(0, 8)): string[] => Array.from({ length: count }, (_, index) => `${name}-${index}`)
const codeOf = (error: unknown): string => (error instanceof Failed ? error.code : String(error))
/** Skips `wealth`: these transfers bypass the wallet, which counts it. */
const faults = async (pool: Pool = database.pool) => (await proveLedger(pool)).filter(({ check }) => check !== 'wealth')

describe('PostgreSQL constraints', () => {
  const run = (text: string) => database.pool.query(text)
  beforeAll(async () => {
    await endow(database.db, ['guarded'])
  })

  it.each([
    ['an update of a posting', 'UPDATE ledger_posting SET amount = amount + 1'],
    ['a deletion of a posting', 'DELETE FROM ledger_posting'],
    ['emptying the postings', 'TRUNCATE ledger_posting'],
    ['an update of a transaction', "UPDATE ledger_tx SET memo = 'x'"],
    ['a deletion of a transaction', 'DELETE FROM ledger_tx'],
    ['a deletion of an account', 'DELETE FROM ledger_account'],
  ])('reject %s, by privilege and by trigger', async (_name, statement) => {
    await expect(run(statement)).rejects.toMatchObject({ code: '42501' })
    const admin = new Client({ ...inject('admin'), database: database.connection.database })
    await admin.connect()
    await expect(admin.query(statement)).rejects.toMatchObject({ code: '23001' })
    await admin.end()
  })

  it('reject a balance change without a posting, and an account that starts with money', async () => {
    await expect(run('UPDATE ledger_account SET balance = balance + 1')).rejects.toMatchObject({ code: '23001' })
    await expect(run("UPDATE ledger_account SET owner = 'thief'")).rejects.toMatchObject({ code: '23001' })
    const rich = "INSERT INTO ledger_account (owner, kind, asset, may_owe, balance) VALUES ('r', 'gold', 'gold', false, 5)"
    await expect(run(rich)).rejects.toMatchObject({ code: '23001' })
  })

  it('reject postings that do not sum to zero, that overdraw, or that name no account of their asset', async () => {
    const { rows } = await run("SELECT id FROM ledger_account WHERE owner = 'guarded' ORDER BY kind = 'gold', id")
    const [one, other, gold] = rows.map(({ id }: { id: string }) => id)
    const insert = (lines: string) => run(`INSERT INTO ledger_posting (tx_id, line, account_id, asset, amount, after) VALUES ${lines}`)
    await expect(insert(`(-1, 1, ${one}, 'diamond', 5, 0)`)).rejects.toMatchObject({ code: '23514' })
    await expect(insert(`(-1, 1, ${one}, 'diamond', 99999, 0), (-1, 2, ${other}, 'diamond', -99999, 0)`)).rejects.toMatchObject({
      code: '23514',
    })
    await expect(insert(`(-1, 1, ${one}, 'diamond', 1, 0), (-1, 2, ${gold}, 'diamond', -1, 0)`)).rejects.toMatchObject({ code: '23503' })
    expect(await faults()).toEqual([])
  })
})

describe('ledger entry', () => {
  it('is booked atomically, with the resulting balances', async () => {
    const [a, b] = people(2) as [string, string]
    await post(rechargeEntry({ id: randomUUID(), account: a, coin: 100, give: 10, money: 100 }))
    const { balances } = await post(spendEntry({ key: randomUUID(), type: 'gift', from: a, amount: 60, to: { owner: b, amount: 40 } }))
    expect([balances.get(nameOfAccount(consumptionOf(a))), balances.get(nameOfAccount(incomeOf(b)))]).toEqual([50, 40])
    expect((await findBalances(database.db, [a, b])).get(b)).toEqual({ consumption: 0, income: 40, gold: 0 })
  })

  it('leaves nothing behind if the wallet is short, not even the accounts it would have created', async () => {
    const [a, b] = people(2) as [string, string]
    const refused = post(spendEntry({ key: randomUUID(), type: 'tip', from: a, amount: 1, to: { owner: b, amount: 1 } }))
    await expect(refused).rejects.toMatchObject({ code: 'insufficient-balance' })
    const { rows } = await database.pool.query('SELECT 1 FROM ledger_account WHERE owner IN ($1, $2)', [a, b])
    expect(rows).toEqual([])
  })

  it('cannot be written twice under one key', async () => {
    const [a] = people(1) as [string]
    const entry = rechargeEntry({ id: randomUUID(), account: a, coin: 5, give: 0, money: 5 })
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => post(entry)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await findBalances(database.db, [a])).get(a)?.consumption).toBe(5)
  })
})

describe('ledger model', () => {
  const amount = fc.integer({ min: 1, max: 400 })
  const person = fc.nat(2)
  interface Step {
    act:
      | 'recharge'
      | 'gift'
      | 'guard'
      | 'noble'
      | 'held-gift'
      | 'bag-gift'
      | 'show'
      | 'take-back'
      | 'envelope'
      | 'open'
      | 'give-back'
      | 'exchange'
      | 'conversion'
      | 'withdraw'
      | 'check-in'
      | 'pay-out'
      | 'refuse'
    amount: number
    person?: number
    to?: number
    share?: number
    gold?: number
  }
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ act: fc.constant('recharge' as const), person, amount }),
    fc.record({
      act: fc.constantFrom('gift' as const, 'guard' as const, 'noble' as const, 'held-gift' as const, 'bag-gift' as const),
      person,
      to: person,
      amount,
      share: fc.integer({ min: 0, max: 100 }),
    }),
    fc.record({ act: fc.constant('exchange' as const), person, amount, gold: amount }),
    fc.record({ act: fc.constantFrom('conversion' as const, 'withdraw' as const, 'check-in' as const), person, amount }),
    fc.record({ act: fc.constantFrom('pay-out' as const, 'refuse' as const, 'show' as const, 'take-back' as const), amount: fc.nat(9) }),
    fc.record({ act: fc.constantFrom('envelope' as const, 'open' as const, 'give-back' as const), person, amount }),
  )

  /** What a later step completes: requested withdrawals, pending gifts, envelopes with a remainder. */
  interface Open {
    withdrawals: { id: string; account: string; coin: number }[]
    gifts: { id: string; from: string; to: string; amount: number; share: number }[]
    envelopes: { id: string; account: string; left: number; opened: Set<string> }[]
  }
  const take = <T>(from: T[], at: number): T | undefined => from.splice(at % Math.max(1, from.length), 1)[0]

  /** The entry that completes an envelope or a pending gift; null where none is open. */
  function laterEntry(one: Step, names: readonly string[], { gifts, envelopes }: Open): Entry | null {
    if (one.act === 'show' || one.act === 'take-back') {
      const gift = take(gifts, one.amount)
      if (!gift) return null
      const { id, from, to, amount, share } = gift
      return one.act === 'show'
        ? giftReleasedEntry(id, from, amount, { owner: to, amount: share }, {})
        : giftBackEntry(id, from, amount, {})
    }
    const account = names[one.person ?? 0] as string
    const lying = envelopes.find(({ left, opened }) => left > 0 && !opened.has(account))
    if (!lying) return null
    const amount = one.act === 'give-back' ? lying.left : Math.min(one.amount, lying.left)
    lying.left -= amount
    lying.opened.add(account)
    return one.act === 'give-back' ? envelopeBackEntry(lying.id, lying.account, amount) : envelopeShareEntry(lying.id, account, amount)
  }

  /** The entry of a step, given the withdrawals that are still undecided. */
  function entryOf(one: Step, names: readonly string[], open: Open): Entry | null {
    const key = randomUUID()
    if (one.act === 'pay-out' || one.act === 'refuse') {
      const ended = take(open.withdrawals, one.amount)
      if (!ended) return null
      return one.act === 'refuse' ? withdrawalBackEntry(ended.id, ended.account, ended.coin) : payoutEntry(ended.id, 'operator', ended.coin)
    }
    if (['show', 'take-back', 'open', 'give-back'].includes(one.act)) return laterEntry(one, names, open)
    const account = names[one.person ?? 0] as string
    switch (one.act) {
      case 'recharge':
        return rechargeEntry({ id: key, account, coin: one.amount, give: Math.floor(one.amount / 10), money: one.amount })
      case 'exchange':
        return exchangeEntry(key, account, { gold: one.gold ?? 0, price: one.amount }, {})
      case 'conversion':
        return conversionEntry(account, one.amount, key)
      case 'check-in':
        return rewardEntry('check-in', account, one.amount, key)
      case 'withdraw':
        return withdrawalEntry(key, account, one.amount)
      case 'envelope':
        return envelopeEntry(key, account, one.amount)
      case 'held-gift':
        return one.to === one.person ? null : heldGiftEntry(key, account, one.amount, {})
      case 'bag-gift':
        return one.to === one.person ? null : bagGiftEntry(key, account, { owner: names[one.to ?? 0] as string, amount: one.amount }, {})
      default: {
        const owner = names[one.to ?? 0] as string
        const share = Math.floor((one.amount * (one.share ?? 0)) / 100)
        return spendEntry({
          key,
          type: one.act as 'gift' | 'guard' | 'noble',
          from: account,
          amount: one.amount,
          ...(owner === account ? {} : { to: { owner, amount: share } }),
        })
      }
    }
  }

  /** Records what a booked step leaves to a later one. */
  function remember({ act, amount, share = 0, to = 0 }: Step, names: readonly string[], { key, actor }: Entry, open: Open): void {
    const id = key.slice(key.indexOf(':') + 1)
    if (act === 'withdraw') open.withdrawals.push({ id, account: actor, coin: amount })
    if (act === 'envelope') open.envelopes.push({ id, account: actor, left: amount, opened: new Set([actor]) })
    if (act === 'held-gift')
      open.gifts.push({ id, from: actor, to: names[to] as string, amount, share: Math.floor((amount * share) / 100) })
  }

  async function agree(names: readonly string[], model: ReadonlyMap<string, number>): Promise<void> {
    const found = await findBalances(database.db, names)
    for (const name of names)
      expect(found.get(name)).toEqual({
        consumption: model.get(`${name}/consumption/diamond`) ?? 0,
        income: model.get(`${name}/income/diamond`) ?? 0,
        gold: model.get(`${name}/gold/gold`) ?? 0,
      })
  }

  /** Runs that share one database; then a new one keeps the proof fast. */
  const together = 50
  const runs = soak(25, 2_000)
  it('agrees with the database after every command, and the proof finds nothing', async () => {
    let commands = 0
    const since = Date.now()
    const walk = fc.asyncProperty(fc.array(step, { minLength: soak(1, 100), maxLength: soak(40, 100), size: 'max' }), async (steps) => {
      const names = people(3)
      const model = new Map<string, number>()
      const open: Open = { withdrawals: [], gifts: [], envelopes: [] }
      for (const one of steps) {
        const entry = entryOf(one, names, open)
        if (!entry) continue
        const own = new Map(entry.legs.map(({ account }) => [nameOfAccount(account), model.get(nameOfAccount(account)) ?? 0]))
        // The held account is shared by all people: the model contains only this run's part.
        const expected = book(entry, own)
        const result = await post(entry).then(
          () => 'booked',
          (error: unknown) => codeOf(error),
        )
        expect(result).toBe(expected ? 'booked' : 'insufficient-balance')
        for (const [name, balance] of own) model.set(name, balance)
        if (expected) remember(one, names, entry, open)
        commands += 1
        await agree(names, model)
      }
      expect(await faults()).toEqual([])
    })
    for (let done = 0; done < runs; done += together) {
      if (done > 0) database = await testDatabase()
      await fc.assert(walk, { numRuns: Math.min(together, runs - done) })
    }
    // A lost, duplicated or broken entry has failed above, and its seed names it.
    figures({ proof: 'R-LEDGER-1', runs, commands, lost: 0, twice: 0, broken: 0, ms: Date.now() - since })
  })
})
