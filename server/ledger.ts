// npm run ledger -- verify: proves the ledger, its seals, their anchors and the admin log, whether a server is running or not, and reports
// faults.
// npm run ledger -- show ACCOUNT: shows the balances of an account and its last entries.
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { type Config, readConfig } from './config.ts'
import { ConfigError } from './config-environment.ts'
import { proveAudit } from './core/audit/store.ts'
import { takeServerLock } from './core/database/advisory.ts'
import { migrateDatabase, migrationsFolder, openDatabase } from './core/database/database.ts'
import { openKeys } from './core/keys.ts'
import { createLog } from './core/log.ts'
import { StartError } from './core/start-error.ts'
import { listBills } from './features/money/bill/store.ts'
import { proveAnchors } from './features/money/ledger/anchor.ts'
import { proveSeals } from './features/money/ledger/day-seal.ts'
import { proveLedger, sizeOfLedger } from './features/money/ledger/proof.ts'
import { findDatabase } from './find-database.ts'

const usage = 'npm run ledger -- verify | show ACCOUNT'
/** This file is server/ledger.ts in the sources and dist/server/ledger.js when built. */
const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, basename(dirname(here)) === 'dist' ? '../..' : '..')
const print = (text: string): void => void process.stdout.write(`${text}\n`)
/** Maximum lines of faults to print; there may be as many as entries. */
const mostFaults = 500

/** Returns the exit code: 0 if the ledger is sound, 1 if not. */
async function verify(pool: Pool, config: Config): Promise<number> {
  const place = { dataDir: config.dataDir, keys: await openKeys(config) }
  const faults = [
    ...(await proveLedger(pool)),
    ...(await proveSeals(pool)),
    ...(await proveAnchors(pool, place)),
    ...(await proveAudit(drizzle(pool))),
  ]
  const { accounts, transactions, postings } = await sizeOfLedger(pool)
  for (const { check, subject, detail } of faults.slice(0, mostFaults)) print(`${check}  ${subject}: ${detail}`)
  if (faults.length > mostFaults) print(`… and ${faults.length - mostFaults} more`)
  const size = `${accounts} accounts, ${transactions} transactions, ${postings} postings`
  print(faults.length === 0 ? `The ledger holds: ${size}.` : `The ledger does not hold: ${faults.length} faults in ${size}.`)
  return faults.length === 0 ? 0 : 1
}

async function show(pool: Pool, account: string): Promise<number> {
  const { rows } = await pool.query<{ kind: string; balance: string }>(
    'SELECT kind, balance FROM ledger_account WHERE owner = $1 ORDER BY kind',
    [account],
  )
  if (rows.length === 0) print(`${account} has no account in the ledger.`)
  for (const { kind, balance } of rows) print(`${kind}: ${balance}`)
  const bills = await listBills(pool, { account }, 50, 0)
  for (const { id, at, type, wallet, amount, after, ref } of bills)
    print([at, `tx ${id}`, type, wallet, amount, `-> ${after}`, ref].join('  '))
  return 0
}

type Work = (pool: Pool, config: Config) => Promise<number>

async function withDatabase(work: Work): Promise<number> {
  const config = readConfig(process.env, join(root, 'dist', 'app'))
  const log = createLog('warn')
  const found = await findDatabase(config, { onProgress: (text) => print(`… ${text}`) })
  // Without the lock the database belongs to a running server: it is read, but not stopped.
  const lock = await takeServerLock(found, log, () => undefined).catch((error: unknown) => {
    if (found.started || !(error instanceof StartError)) throw error
    return null
  })
  const database = openDatabase(found.connection, log)
  try {
    if (lock) await migrateDatabase(database.db, migrationsFolder(config.appDir))
    return await work(database.pool, config)
  } finally {
    await database.pool.end()
    await lock?.release()
    if (lock) await found.stop()
  }
}

const [command, account, ...rest] = process.argv.slice(2)
const works: Record<string, Work | undefined> = {
  verify: account === undefined ? verify : undefined,
  show: account !== undefined && rest.length === 0 ? (pool) => show(pool, account) : undefined,
}
const work = works[command ?? '']
if (!work) {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
process.exitCode = await withDatabase(work).catch((error: unknown) => {
  const known = error instanceof StartError || error instanceof ConfigError
  process.stderr.write(known ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`)
  return 1
})
