// Transfers in batches: many at once, repeated keys, connections killed midway. R-LEDGER-2.
import { randomUUID } from 'node:crypto'
import { Client, type Pool } from 'pg'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { Entry } from '../../../rules/money/ledger.ts'
import { conversionEntry, spendEntry } from '../../../rules/money/ledger-entry.ts'
import { openDatabase } from '../../../server/core/database/database.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { Failed } from '../../../server/core/http/fail.ts'
import type { Scope } from '../../../server/core/idempotency/key.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { findBalances, postEntry } from '../../../server/features/money/ledger/store.ts'
import { createTransfers, type Transfer } from '../../../server/features/money/ledger/transfers.ts'
import { silentLog } from '../../support/app.ts'
import { type TestDatabase, testDatabase } from '../../support/database/database.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { figures, soak } from '../../support/soak.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
const post = (entry: Entry, at = Date.now()) => inMoneyTransaction(database.db, [], (tx) => postEntry(tx, entry, at))
const people = (count: number, name = randomUUID().slice(0, 8)): string[] => Array.from({ length: count }, (_, index) => `${name}-${index}`)
const transfer = (from: string, to: string, amount: number, key: string = randomUUID()): Transfer => ({
  scope: { account: from, route: 'POST test', key, hash: `${to} ${amount}` } satisfies Scope,
  entry: spendEntry({ key: `tip:${from}:${key}`, type: 'tip', from, amount, to: { owner: to, amount } }),
  answer: ({ id, afters }) => ({ id, left: afters[0] }),
})
const conversion = (account: string, amount: number): Transfer => {
  const key = randomUUID()
  const scope: Scope = { account, route: 'POST conversion', key, hash: String(amount) }
  return { scope, entry: conversionEntry(account, amount, `conversion:${key}`), answer: ({ id }) => ({ id }) }
}
const codeOf = (error: unknown): string => (error instanceof Failed ? error.code : String(error))
/** Skips `wealth`: these transfers bypass the wallet, which counts it. */
const faults = async (pool: Pool = database.pool) => (await proveLedger(pool)).filter(({ check }) => check !== 'wealth')

describe('batched transfers', () => {
  it('of 64 concurrent users and single transactions move everything once and reject only those short of funds', async () => {
    const transfers = createTransfers(database.pool)
    const names = people(20)
    const each = 500
    await endow(database.db, names, { coin: each, income: each, gold: 0 })
    const since = Date.now()
    // Ten minutes in npm run soak.
    let until = since + soak(0, 600_000)
    let booked = 0
    let short = 0
    async function act(index: number, round: number): Promise<void> {
      const from = names[(index * 7 + round) % 20] as string
      const to = names[(index * 7 + round + 1 + (index % 19)) % 20] as string
      // One always requests more than the balance.
      const amount = index === 63 ? 40 * each + 1 : 1 + ((index * 13) % 60)
      if (index % 8 === 1) await post(spendEntry({ key: randomUUID(), type: 'gift', from, amount, to: { owner: to, amount } }))
      // Income is spent again: the accounts stay hot.
      else await transfers.submit(index % 4 === 2 ? conversion(from, 1 + ((index * 37) % 160)) : transfer(from, to, amount))
    }
    async function goOn(index: number): Promise<void> {
      for (let round = 0; round < 5 || Date.now() < until; round += 1) {
        try {
          await act(index, round)
          booked += 1
        } catch (error) {
          if (codeOf(error) !== 'insufficient-balance') {
            until = 0
            throw error
          }
          short += 1
        }
      }
    }
    await Promise.all(Array.from({ length: 64 }, (_, index) => goOn(index)))
    const sum = [...(await findBalances(database.db, names)).values()].reduce(
      (total, { consumption, income }) => total + consumption + income,
      0,
    )
    expect([sum, booked > 0, short > 0]).toEqual([40 * each, true, true])
    const { rows } = await database.pool.query<{ written: string; deadlocks: string }>(
      `SELECT count(*) AS written, (SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()) AS deadlocks
        FROM ledger_tx WHERE actor = ANY ($1) AND type <> 'recharge'`,
      [names],
    )
    const written = Number(rows[0]?.written)
    expect(written).toBe(booked)
    const broken = await faults()
    expect(broken).toEqual([])
    figures({
      proof: 'R-LEDGER-2',
      clients: 64,
      accounts: names.length,
      booked,
      short,
      lost: Math.max(0, booked - written),
      twice: Math.max(0, written - booked),
      broken: broken.length,
      'deadlocks retried': Number(rows[0]?.deadlocks),
      ms: Date.now() - since,
    })
  })

  it('and single transactions on the same hot accounts, 64 at once, never deadlock', async () => {
    const transfers = createTransfers(database.pool)
    const names = people(6)
    await endow(database.db, names, { coin: 1_000, income: 1_000, gold: 0 })
    const all = Array.from({ length: 64 }, (_, index) => {
      const from = names[index % 6] as string
      const to = names[(index + 1 + (index % 5)) % 6] as string
      if (index % 2 === 0) return transfers.submit(transfer(from, to, 3))
      return post(spendEntry({ key: randomUUID(), type: 'gift', from, amount: 3, to: { owner: to, amount: 2 } }))
    })
    await Promise.all(all)
    expect(await faults()).toEqual([])
  })

  it('return the same receipt for the same key, at once or later, and reject it for another amount', async () => {
    const transfers = createTransfers(database.pool)
    const [a, b] = people(2) as [string, string]
    await endow(database.db, [a, b], { coin: 100, income: 0, gold: 0 })
    const key = randomUUID()
    const responses = await Promise.all(Array.from({ length: 50 }, () => transfers.submit(transfer(a, b, 7, key))))
    const again = await createTransfers(database.pool).submit(transfer(a, b, 7, key))
    expect(new Set([...responses, again].map((response) => JSON.stringify(response))).size).toBe(1)
    await expect(transfers.submit(transfer(a, b, 8, key))).rejects.toMatchObject({ code: 'key-reused' })
    await transfers.submit(transfer(b, a, 7, key))
    const found = await findBalances(database.db, [a, b])
    expect([found.get(a), found.get(b)]).toEqual([
      { consumption: 93, income: 7, gold: 0 },
      { consumption: 93, income: 7, gold: 0 },
    ])
  })

  it('keep an implicit key valid for five seconds', async () => {
    let at = Date.now()
    const transfers = createTransfers(database.pool, () => at)
    const [a, b] = people(2) as [string, string]
    await endow(database.db, [a], { coin: 100, income: 0, gold: 0 })
    const tap = () => {
      const one = transfer(a, b, 5)
      return transfers.submit({ ...one, scope: { ...one.scope, key: 'auto:same' } })
    }
    const first = await tap()
    at += 4_999
    expect(await tap()).toEqual(first)
    at += 1
    expect(await tap()).not.toEqual(first)
    expect((await findBalances(database.db, [a])).get(a)?.consumption).toBe(90)
  })

  it('fail alone when the database rejects one', async () => {
    const transfers = createTransfers(database.pool)
    const [a, b] = people(2) as [string, string]
    await endow(database.db, [a], { coin: 100, income: 0, gold: 0 })
    const broken = transfer(a, b, 1)
    const wrong: Transfer = { ...broken, entry: { ...broken.entry, actor: 'nul \u0000' } }
    const results = await Promise.allSettled([transfer(a, b, 2), wrong, transfer(a, b, 3)].map((one) => transfers.submit(one)))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect((await findBalances(database.db, [a])).get(a)?.consumption).toBe(95)
  })

  it('neither lose nor duplicate anything when connections are killed midway', async () => {
    const own = openDatabase(database.connection, silentLog)
    const transfers = createTransfers(own.pool)
    const names = people(4)
    await endow(database.db, names, { coin: 50_000, income: 0, gold: 0 })
    const admin = new Client({ ...inject('admin'), database: database.connection.database })
    await admin.connect()
    const kill = async (): Promise<number> => {
      const { rowCount } = await admin.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()",
      )
      return rowCount ?? 0
    }
    let killed = 0
    const since = Date.now()
    const acknowledged: number[] = []
    const keys = Array.from({ length: soak(40, 2_000) }, () => randomUUID())
    for (const key of keys) {
      const all = Array.from({ length: 8 }, (_, index) =>
        transfers.submit(transfer(names[index % 4] as string, names[(index + 1) % 4] as string, 1, `${key}-${index}`)),
      )
      const settled = Promise.allSettled(all)
      killed += await kill()
      for (const one of await settled) if (one.status === 'fulfilled') acknowledged.push((one.value as { id: number }).id)
    }
    await admin.end()
    await own.pool.end()
    const { rows } = await database.pool.query('SELECT id, key FROM ledger_tx WHERE actor = ANY($1) AND type = $2', [names, 'tip'])
    const written = new Set(rows.map(({ id }: { id: string }) => Number(id)))
    expect(acknowledged.filter((id) => !written.has(id))).toEqual([])
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
    expect(killed).toBeGreaterThan(0)
    const broken = await faults()
    expect(broken).toEqual([])
    figures({
      proof: 'R-LEDGER-2 connections',
      killed,
      acknowledged: acknowledged.length,
      booked: written.size,
      lost: acknowledged.filter((id) => !written.has(id)).length,
      twice: acknowledged.length - new Set(acknowledged).size,
      broken: broken.length,
      ms: Date.now() - since,
    })
  })
})
