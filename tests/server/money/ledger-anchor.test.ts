// The anchors of the ledger: whoever controls the database can forge a consistent past, but none that matches the anchors.
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type Pool } from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { rechargeEntry } from '../../../rules/money/ledger-entry.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { type Keys, keysOf } from '../../../server/core/keys.ts'
import { anchorPath, proveAnchors, writeAnchors } from '../../../server/features/money/ledger/anchor.ts'
import { anchorSender, sendAnchors } from '../../../server/features/money/ledger/anchor-sender.ts'
import { hashDay, proveSeals } from '../../../server/features/money/ledger/day-seal.ts'
import { openLedger } from '../../../server/features/money/ledger/ledger.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { digestSql } from '../../../server/features/money/ledger/seal.ts'
import { postEntry } from '../../../server/features/money/ledger/store.ts'
import { silentLog } from '../../support/app.ts'
import { type TestDatabase, testDatabase } from '../../support/database/database.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 21, 12)
const keys: Keys = keysOf(Buffer.alloc(32, 7))
let database: TestDatabase
let dataDir: string
const placed = () => ({ dataDir, keys })
/** Starts the server, which seals and anchors past days. */
async function start(at = now): Promise<boolean> {
  const ledger = await openLedger({ pool: database.pool, log: silentLog }, () => at, { place: placed(), send: null })
  await ledger.stop()
  return ledger.isOpen()
}
const faults = async (pool: Pool = database.pool): Promise<string[]> =>
  (await proveAnchors(pool, placed())).map(({ subject, detail }) => `${subject.replace(dataDir, '')} ${detail}`)

beforeEach(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'anchors-'))
  for (const ago of [3, 2, 1])
    await inMoneyTransaction(database.db, [], (tx) =>
      postEntry(tx, rechargeEntry({ id: `r-${ago}`, account: 'ann', coin: 100, give: 0, money: 100 }), now - ago * day),
    )
  expect(await start()).toBe(true)
})
afterEach(() => rm(dataDir, { recursive: true }))

it('detects a rewritten past whose digests and seals are consistent with each other', async () => {
  expect(await faults()).toEqual([])
  const admin = new Client({ ...inject('admin'), database: database.connection.database })
  await admin.connect()
  await admin.query('SET session_replication_role = replica')
  await admin.query('UPDATE ledger_tx SET memo = \'{"ref":"forged"}\' WHERE key = \'recharge:r-3\'')
  await admin.query(`UPDATE ledger_tx tx SET digest = ${digestSql} FROM (
      SELECT tx_id, string_agg(account_id || ':' || asset || ':' || amount || ':' || after, ',' ORDER BY line) AS text
      FROM ledger_posting GROUP BY tx_id
    ) AS legs WHERE legs.tx_id = tx.id`)
  let previous = ''
  for (const date of ['2026-11-18', '2026-11-19', '2026-11-20']) {
    const made = await hashDay(admin, date, previous)
    await admin.query('UPDATE ledger_seal SET previous = $2, hash = $3 WHERE day = $1', [date, made.previous, made.hash])
    previous = made.hash
  }
  // Every check within the database passes.
  expect([await proveLedger(database.pool), await proveSeals(database.pool)]).toEqual([[], []])
  const other = 'is sealed with another hash than was anchored (1 transactions then)'
  expect(await faults()).toEqual(['2026-11-18', '2026-11-19', '2026-11-20'].map((date) => `day ${date} ${other}`))
  expect(await start()).toBe(false)
  // A deleted day counts as missing, too.
  await admin.query("DELETE FROM ledger_seal WHERE day = '2026-11-19'")
  expect(await faults()).toContain('day 2026-11-19 was anchored with 1 transactions and is sealed no more')
  await admin.end()
})

it('detects anchors changed, removed or added without the key', async () => {
  const path = anchorPath(dataDir)
  const text = await readFile(path, 'utf8')
  const [first = '', second = '', third = ''] = text.split('\n')
  await writeFile(path, `${first}\n${third}\n`)
  expect((await faults()).some((fault) => fault.startsWith('line 2 of /ledger-anchors.jsonl'))).toBe(true)
  expect(await faults()).toContain('day 2026-11-19 is sealed and was never anchored')
  await writeFile(path, text.replace(JSON.parse(second).hash, 'f'.repeat(64)))
  expect((await faults())[0]).toMatch(/^line 2 of /)
  await rm(path)
  expect(await faults()).toEqual([
    '/ledger-anchors.jsonl is missing: the database alone has the seals of 3 days',
    'day 2026-11-20 is in ledger-anchors.last and among the anchors no more',
  ])
})

it('is not restarted after truncation or deletion, which the start reports', async () => {
  const path = anchorPath(dataDir)
  const text = await readFile(path, 'utf8')
  const cut = `${text.split('\n').slice(0, 2).join('\n')}\n`
  const missed = 'day 2026-11-20 is in ledger-anchors.last and among the anchors no more'
  await writeFile(path, cut)
  expect(await faults()).toEqual([missed])
  // A running server refuses to sign the current database too.
  await expect(writeAnchors(database.pool, placed())).rejects.toThrow(missed)
  expect(await readFile(path, 'utf8')).toBe(cut)
  expect(await start()).toBe(false)
  await rm(path)
  expect(await start()).toBe(false)
  await writeFile(path, text)
  expect(await start()).toBe(true)
  // The mark of the last sent anchor reveals it too; an earlier build stored only the day.
  await rm(join(dataDir, 'ledger-anchors.last'))
  await sendAnchors(placed(), async () => undefined)
  await writeFile(path, cut)
  expect(await faults()).toEqual([missed.replace('.last', '.sent')])
  await writeFile(join(dataDir, 'ledger-anchors.sent'), '2026-11-20\n')
  expect(await start()).toBe(false)
  await writeFile(path, text)
  expect(await start()).toBe(true)
  // A different anchor of that day is not the one sent.
  await writeFile(join(dataDir, 'ledger-anchors.sent'), `2026-11-20 ${'0'.repeat(64)}\n`)
  expect(await faults()).toEqual(['day 2026-11-20 is another anchor than ledger-anchors.sent names'])
})

it('continues after a line cut off by a crash, and adds each day once', async () => {
  const path = anchorPath(dataDir)
  await appendFile(path, '{"day":"2026-11-2')
  await inMoneyTransaction(database.db, [], (tx) =>
    postEntry(tx, rechargeEntry({ id: 'r-0', account: 'ann', coin: 100, give: 0, money: 100 }), now),
  )
  expect(await start(now + day)).toBe(true)
  expect(await start(now + day)).toBe(true)
  const days = (await readFile(path, 'utf8'))
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line).day)
  expect(days).toEqual(['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'])
  expect(await faults()).toEqual([])
})

it('deletes old keys and seals days if the anchors cannot be written', async () => {
  const { pool } = database
  await pool.query("INSERT INTO idempotency (account_id, route, key, hash, answer, created_at) VALUES ('ann', 'r', 'k', 'h', '1', $1)", [
    new Date(now - 40 * day),
  ])
  await inMoneyTransaction(database.db, [], (tx) =>
    postEntry(tx, rechargeEntry({ id: 'r-0', account: 'ann', coin: 100, give: 0, money: 100 }), now),
  )
  const place = { dataDir: join(dataDir, 'missing'), keys }
  const ledger = await openLedger({ pool, log: silentLog }, () => now + day, { place, send: null })
  await ledger.stop()
  expect((await pool.query('SELECT 1 FROM idempotency')).rowCount).toBe(0)
  expect((await pool.query('SELECT 1 FROM ledger_seal')).rowCount).toBe(4)
})

it('is sent to the operator’s target once per day, and again if it was not accepted', async () => {
  const taken: string[] = []
  let status = 500
  const there = createServer((request, reply) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      if (status === 200) taken.push(JSON.parse(body).day)
      reply.writeHead(status).end()
    })
  })
  await new Promise<void>((done) => there.listen(0, '127.0.0.1', done))
  const ledgerAnchorTo = `http://127.0.0.1:${(there.address() as AddressInfo).port}/anchors`
  const send = anchorSender({ ledgerAnchorTo, smtpUrl: '', mailFrom: '' }, async () => 'Fan House')
  if (!send) throw new Error('no sender for a configured address')
  await expect(sendAnchors(placed(), send)).rejects.toThrow('answered 500')
  status = 200
  await sendAnchors(placed(), send)
  await sendAnchors(placed(), send)
  expect(taken).toEqual(['2026-11-18', '2026-11-19', '2026-11-20'])
  there.close()
})
