// The proof of the ledger: it names everything that was altered outside the application. R-LEDGER-4.
import { randomUUID } from 'node:crypto'
import { Client, type Pool } from 'pg'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { rechargeEntry, spendEntry } from '../../../rules/money/ledger-entry.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { hashDay, proveSeals, sealDays } from '../../../server/features/money/ledger/day-seal.ts'
import { openLedger } from '../../../server/features/money/ledger/ledger.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { postEntry } from '../../../server/features/money/ledger/store.ts'
import { silentLog } from '../../support/app.ts'
import { type TestDatabase, testDatabase } from '../../support/database/database.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { figures, soak } from '../../support/soak.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
const people = (count: number, name = randomUUID().slice(0, 8)): string[] => Array.from({ length: count }, (_, index) => `${name}-${index}`)
/** Skips `wealth`: these transfers bypass the wallet, which counts it. */
const faults = async (pool: Pool = database.pool) => (await proveLedger(pool)).filter(({ check }) => check !== 'wealth')

describe('ledger proof', () => {
  it('names each transaction altered behind the application’s back', async () => {
    const { pool, db, connection } = await testDatabase()
    const names = people(4)
    await endow(db, names)
    for (let index = 0; index < soak(20, 200); index += 1)
      await inMoneyTransaction(db, [], (tx) =>
        postEntry(
          tx,
          spendEntry({
            key: randomUUID(),
            type: 'gift',
            from: names[index % 4] as string,
            amount: 2,
            to: { owner: names[(index + 1) % 4] as string, amount: 1 },
          }),
          Date.now(),
        ),
      )
    expect(await faults(pool)).toEqual([])
    const admin = new Client({ ...inject('admin'), database: connection.database })
    await admin.connect()
    await admin.query('SET session_replication_role = replica')
    const { rows } = await admin.query<{ id: string }>('SELECT id FROM ledger_tx ORDER BY id')
    const ways = [
      'UPDATE ledger_posting SET amount = amount + 1 WHERE tx_id = $1 AND line = 1',
      'UPDATE ledger_posting SET after = after + 1 WHERE tx_id = $1 AND line = 2',
      'DELETE FROM ledger_posting WHERE tx_id = $1 AND line = 2',
      'UPDATE ledger_posting SET account_id = (SELECT min(id) FROM ledger_account other WHERE other.id <> account_id) WHERE tx_id = $1 AND line = 1',
      "UPDATE ledger_tx SET at = at + interval '1 s' WHERE id = $1",
      "UPDATE ledger_tx SET actor = 'nobody' WHERE id = $1",
      'UPDATE ledger_posting SET amount = -amount WHERE tx_id = $1',
      'INSERT INTO ledger_posting (tx_id, line, account_id, asset, amount, after) SELECT $1, 31, account_id, asset, 1, 0 FROM ledger_posting WHERE tx_id = $1 AND line = 1',
      'DELETE FROM ledger_tx WHERE id = $1',
    ]
    const since = Date.now()
    let named = 0
    for (const [index, { id }] of rows.entries()) {
      const way = ways[index % ways.length] as string
      await admin.query('BEGIN')
      await admin.query(way, [id])
      const found = (await proveLedger(admin)).filter(({ subject }) => subject === `tx ${id}`)
      expect([way, found.length > 0]).toEqual([way, true])
      await admin.query('ROLLBACK')
      named += 1
    }
    figures({ proof: 'R-LEDGER-4', altered: rows.length, named, missed: rows.length - named, ms: Date.now() - since })
    await admin.query('UPDATE ledger_account SET balance = balance + 1 WHERE id = (SELECT min(id) FROM ledger_account)')
    await admin.end()
    expect((await faults(pool)).map(({ check }) => check).sort()).toEqual(['I2', 'I4'])
  })

  it('reports a disabled guard trigger', async () => {
    const { pool } = await testDatabase()
    await pool.query('ALTER TABLE ledger_posting DISABLE TRIGGER ledger_posting_kept')
    expect(await faults(pool)).toEqual([{ check: 'I8', subject: 'trigger ledger_posting_kept', detail: 'is missing or off' }])
  })

  it('detects a consistently rewritten past by its day seals', async () => {
    const { pool, db, connection } = await testDatabase()
    const day = 86_400_000
    const now = Date.UTC(2026, 10, 21, 12)
    for (const ago of [3, 2, 2, 1, 0])
      await inMoneyTransaction(db, [], (tx) =>
        postEntry(tx, rechargeEntry({ id: randomUUID(), account: 'a', coin: 10, give: 0, money: 10 }), now - ago * day),
      )
    expect(await sealDays(pool, now)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20'])
    expect(await sealDays(pool, now)).toEqual([])
    // A transaction that began before midnight may still be running in the first hour.
    expect(await sealDays(pool, Date.UTC(2026, 10, 22, 0, 30))).toEqual([])
    expect(await sealDays(pool, Date.UTC(2026, 10, 22, 1, 30))).toEqual(['2026-11-21'])
    expect(await proveSeals(pool)).toEqual([])
    const admin = new Client({ ...inject('admin'), database: connection.database })
    await admin.connect()
    await admin.query('SET session_replication_role = replica')
    await admin.query("UPDATE ledger_tx SET digest = repeat('0', 64) WHERE id = (SELECT min(id) FROM ledger_tx)")
    const subjects = async () => (await proveSeals(pool)).map(({ subject }) => subject)
    expect(await subjects()).toEqual(['day 2026-11-18'])
    // A new seal for the rewritten day no longer matches the next one.
    const first = await hashDay(pool, '2026-11-18', '')
    await admin.query('UPDATE ledger_seal SET hash = $1 WHERE day = $2', [first.hash, first.day])
    await admin.end()
    expect(await subjects()).toEqual(['day 2026-11-19'])
  })
})

describe('running ledger', () => {
  const day = 86_400_000
  const now = Date.UTC(2026, 10, 21, 12)
  const recharge = rechargeEntry({ id: randomUUID(), account: 'a', coin: 10, give: 0, money: 10 })
  const sealed = async (pool: Pool): Promise<string[]> => {
    const { rows } = await pool.query<{ day: string }>('SELECT day::text AS day FROM ledger_seal')
    return rows.map((row) => row.day)
  }

  it('seals completed days and deletes keys older than thirty days', async () => {
    const { pool, db } = await testDatabase()
    await inMoneyTransaction(db, [], (tx) => postEntry(tx, recharge, now - day))
    for (const ago of [29, 31])
      await pool.query("INSERT INTO idempotency (account_id, route, key, hash, answer, created_at) VALUES ('a', 'r', $1, 'h', '1', $2)", [
        `of ${ago} days`,
        new Date(now - ago * day),
      ])
    const ledger = await openLedger({ pool, log: silentLog }, () => now)
    await ledger.stop()
    expect([ledger.isOpen(), await sealed(pool)]).toEqual([true, ['2026-11-20']])
    expect((await pool.query('SELECT key FROM idempotency')).rows).toEqual([{ key: 'of 29 days' }])
  })

  it('neither opens nor seals an inconsistent past', async () => {
    const { pool, db } = await testDatabase()
    await inMoneyTransaction(db, [], (tx) => postEntry(tx, recharge, now - day))
    await pool.query('ALTER TABLE ledger_posting DISABLE TRIGGER ledger_posting_kept')
    const ledger = await openLedger({ pool, log: silentLog }, () => now)
    await ledger.stop()
    expect([ledger.isOpen(), await sealed(pool)]).toEqual([false, []])
  })
})
