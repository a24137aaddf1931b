// The operator's command `npm run ledger` in a process of its own: its output and exit code.
import { spawn } from 'node:child_process'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { conversionEntry, rechargeEntry } from '../../../rules/money/ledger-entry.ts'
import { takeServerLock } from '../../../server/core/database/advisory.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { openKeys } from '../../../server/core/keys.ts'
import { anchorPath, writeAnchors } from '../../../server/features/money/ledger/anchor.ts'
import { sealDays } from '../../../server/features/money/ledger/day-seal.ts'
import { digestSql } from '../../../server/features/money/ledger/seal.ts'
import { postEntry } from '../../../server/features/money/ledger/store.ts'
import { silentLog } from '../../support/app.ts'
import { type TestDatabase, testDatabase } from '../../support/database/database.ts'
import { endow } from '../../support/money/ledger-scene.ts'

const day = 86_400_000
let database: TestDatabase
/** The data directory of the server that owns the ledger. */
let dataDir: string
afterAll(() => rm(dataDir, { recursive: true }))
/** Id of the conversion that the tests alter. */
let tx: number
beforeAll(async () => {
  database = await testDatabase()
  const { db, pool } = database
  const now = Date.now()
  // Two sealed days, and today.
  for (const ago of [2, 1])
    await inMoneyTransaction(db, [], (own) =>
      postEntry(own, rechargeEntry({ id: `old-${ago}`, account: 'ann', coin: 300, give: 9, money: 300 }), now - ago * day),
    )
  expect(await sealDays(pool, now + 2 * 3_600_000)).toHaveLength(2)
  dataDir = await mkdtemp(join(tmpdir(), 'ledger-verify-'))
  await writeAnchors(pool, { dataDir, keys: await openKeys({ secretKey: '', dataDir }) })
  await endow(db, ['ann'], { coin: 100, income: 50, gold: 7 })
  tx = (await inMoneyTransaction(db, [], (own) => postEntry(own, conversionEntry('ann', 15, 'conversion:ann:1'), now))).id
})

/** Runs the command on the database; returns its exit code and lines. */
async function ledger(...args: string[]): Promise<{ code: number | null; lines: string[]; errors: string }> {
  const child = spawn(process.execPath, ['dist/server/ledger.js', ...args], {
    env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done))
  return { code, lines: output.split('\n').filter((line) => line !== ''), errors }
}

/** Alters the database as its administrator could, and reverts it after the check. */
async function altered(doing: readonly string[], undoing: readonly string[], check: () => Promise<void>): Promise<void> {
  const admin = new Client({ ...inject('admin'), database: database.connection.database })
  await admin.connect()
  const run = async (statements: readonly string[]) => {
    const guards = (set: string) => ['ledger_tx', 'ledger_posting'].map((table) => `ALTER TABLE ${table} ${set} TRIGGER USER`)
    for (const statement of [...guards('DISABLE'), ...statements, ...guards('ENABLE')]) await admin.query(statement)
  }
  try {
    await run(doing)
    await check().finally(() => run(undoing))
  } finally {
    await admin.end()
  }
}

const holds = /^The ledger holds: \d+ accounts, 6 transactions, 20 postings\.$/

describe('ledger verify', () => {
  it('reports a valid ledger and exits successfully', async () => {
    const { code, lines } = await ledger('verify')
    expect(lines).toEqual([expect.stringMatching(holds)])
    expect(code).toBe(0)
  })

  it('verifies the ledger while a server is running', async () => {
    const deps = { connection: database.connection, name: 'the test', revive: async () => undefined }
    const lock = await takeServerLock(deps, silentLog, () => undefined)
    try {
      const { code, lines } = await ledger('verify')
      expect([code, lines]).toEqual([0, [expect.stringMatching(holds)]])
    } finally {
      await lock.release()
    }
  })

  it('names a corrupted posting in each way in which it shows, and exits with failure', async () => {
    const add = (more: number) => [`UPDATE ledger_posting SET amount = amount + ${more} WHERE tx_id = ${tx} AND line = 2`]
    await altered(add(1), add(-1), async () => {
      const { code, lines } = await ledger('verify')
      expect(code).toBe(1)
      expect(lines).toContain(`I1  tx ${tx}: sums to 1 diamond`)
      expect(lines).toContain(`I6  tx ${tx}: differs from its digest`)
      expect(lines).toContainEqual(expect.stringMatching(`^I4  tx ${tx}: line 2 says \\d+ afterwards, it is \\d+$`))
      expect(lines).toContainEqual(expect.stringMatching(/^I4 {2}account \d+: holds \d+, its postings \d+$/))
      expect(lines.at(-1)).toMatch(/^The ledger does not hold: 4 faults in \d+ accounts, 6 transactions, 20 postings\.$/)
    })
  })

  it('names the day of a consistently rewritten past from the nightly chain', async () => {
    const { rows } = await database.pool.query<{ id: string; day: string }>(
      "SELECT id, (at AT TIME ZONE 'UTC')::date::text AS day FROM ledger_tx WHERE key = 'recharge:old-2'",
    )
    const [old] = rows
    const resealed = `WITH legs AS (
        SELECT tx_id, string_agg(account_id || ':' || asset || ':' || amount || ':' || after, ',' ORDER BY line) AS text
        FROM ledger_posting GROUP BY tx_id
      ) UPDATE ledger_tx tx SET digest = ${digestSql} FROM legs WHERE legs.tx_id = tx.id AND tx.id = ${old?.id}`
    const rewritten = (actor: string) => [`UPDATE ledger_tx SET actor = '${actor}' WHERE id = ${old?.id}`, resealed]
    await altered(rewritten('bob'), rewritten('ann'), async () => {
      const { code, lines } = await ledger('verify')
      expect(lines).toEqual([
        `seal  day ${old?.day}: 1 transactions, sealed were 1`,
        expect.stringMatching(/^The ledger does not hold: 1 faults in /),
      ])
      expect(code).toBe(1)
    })
  })

  it('compares the seals with the anchors, and reports where anchors are missing', async () => {
    await rename(anchorPath(dataDir), `${anchorPath(dataDir)}.away`)
    const { code, lines } = await ledger('verify').finally(() => rename(`${anchorPath(dataDir)}.away`, anchorPath(dataDir)))
    expect([code, lines[0]]).toEqual([1, `anchor  ${anchorPath(dataDir)}: is missing: the database alone has the seals of 2 days`])
  })

  it('reports a disabled guard trigger', async () => {
    const setTrigger = (set: string) => database.pool.query(`ALTER TABLE ledger_tx ${set} TRIGGER ledger_tx_kept`)
    await setTrigger('DISABLE')
    const { code, lines } = await ledger('verify').finally(() => setTrigger('ENABLE'))
    expect([code, lines[0]]).toEqual([1, 'I8  trigger ledger_tx_kept: is missing or off'])
  })
})

describe('ledger show', () => {
  it('prints the balances and entries of an account in readable form', async () => {
    const { code, lines } = await ledger('show', 'ann')
    expect(code).toBe(0)
    expect(lines.slice(0, 3)).toEqual(['consumption: 733', 'gold: 7', 'income: 35'])
    expect(lines).toContainEqual(expect.stringMatching(`  tx ${tx}  conversion  consumption  15  -> 733  $`))
    expect(lines).toContainEqual(expect.stringMatching(`  tx ${tx}  conversion  income  -15  -> 35  $`))
  })

  it('reports an unknown account', async () => {
    expect(await ledger('show', 'nobody')).toMatchObject({ code: 0, lines: ['nobody has no account in the ledger.'] })
  })
})

it.each(['', 'verify ann'])('prints its usage when called with %j', async (args) => {
  const { code, lines, errors } = await ledger(...args.split(' ').filter(Boolean))
  expect([code, lines]).toEqual([2, []])
  expect(errors).toContain('npm run ledger -- verify | show ACCOUNT')
})
