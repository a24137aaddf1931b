// npm run restore -- SOURCE [--keys FILE] [--check]: a backup into an empty DATA_DIR, and an empty DATABASE_URL where that is set; shows
// that it is whole. --check: reads the backup alone.
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { type CheckedBackup, checkBackup } from './backup/check.ts'
import { connectPatiently } from './backup/dump.ts'
import { refuseFilled } from './backup/load.ts'
import { proveMoney } from './backup/proof.ts'
import { markUnfinished, refuseFilledFolder, restoreBackup, unmark } from './backup/restore.ts'
import { type Config, readConfig } from './config.ts'
import { ConfigError } from './config-environment.ts'
import { takeServerLock } from './core/database/advisory.ts'
import { createLog } from './core/log.ts'
import { maskText } from './core/mask.ts'
import { StartError } from './core/start-error.ts'
import { findDatabase, plainAddress } from './find-database.ts'

const usage = 'npm run restore -- SOURCE [--keys FILE] [--check]'
/** This file is server/restore.ts in the sources and dist/server/restore.js when built. */
const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, basename(dirname(here)) === 'dist' ? '../..' : '..')
const say = (text: string): void => void process.stdout.write(`${text}\n`)
/** Faults that are printed. */
const mostFaults = 50

function readArguments() {
  try {
    const options = { keys: { type: 'string' }, check: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [source = '', ...more] = positionals
    if (source !== '' && more.length === 0) return { ...values, source: resolve(source) }
  } catch {
    // Whatever is wrong with them, the usage says it.
  }
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}

/** Where keys may be: named, beside the backup, or once for all backups of its folder. */
const keysFiles = (source: string, named?: string): string[] =>
  named ? [resolve(named)] : [`${source}.keys`, join(dirname(source), 'backup.keys')]

function describeBackup({ manifest: { startedAt, build, database, files } }: CheckedBackup): string {
  return `The backup is whole: of ${startedAt}, build ${build}, PostgreSQL ${database.server}, ${database.tables.length} tables, ${files.count} files.`
}

/** A database of the operator's own is looked at before anything is written. */
async function refuseFilledDatabase({ databaseUrl }: Config): Promise<void> {
  if (!databaseUrl) return
  const client = await connectPatiently({ connectionString: plainAddress(databaseUrl) })
  await refuseFilled(client, `DATABASE_URL ${new URL(databaseUrl).host}${new URL(databaseUrl).pathname}`).finally(() => client.end())
}

async function restore(config: Config, backup: CheckedBackup): Promise<number> {
  const onProgress = (text: string): void => say(`… ${text}`)
  await markUnfinished(config.dataDir)
  const found = await findDatabase(config, { onProgress, isRestore: true })
  const lock = await takeServerLock(found, createLog('warn'), () => undefined)
  const pool = new Pool({ ...found.connection, max: 1 })
  try {
    const { files, bytes, tables, rows } = await restoreBackup(config, found, backup, { onProgress })
    say(`Files: ${files} written and hashed, ${bytes} bytes. Database: ${rows} rows in ${tables} tables, counted anew.`)
    const { faults, accounts, transactions, postings } = await proveMoney(pool, { dataDir: config.dataDir, keys: backup.keys })
    for (const { check, subject, detail } of faults.slice(0, mostFaults)) say(`${check}  ${subject}: ${detail}`)
    const size = `${accounts} accounts, ${transactions} transactions, ${postings} postings`
    say(faults.length === 0 ? `The ledger holds: ${size}.` : `The ledger does not hold: ${faults.length} faults in ${size}.`)
    await unmark(config.dataDir)
    say(`Restored into ${found.name}${config.databaseUrl ? ` and DATA_DIR ${config.dataDir}` : ''}.`)
    return faults.length === 0 ? 0 : 1
  } finally {
    await pool.end()
    await lock.release()
    await found.stop()
  }
}

async function run({ source, keys, check }: ReturnType<typeof readArguments>): Promise<number> {
  const config = readConfig(process.env, join(root, 'dist', 'app'))
  if (!check) {
    await refuseFilledFolder(config.dataDir)
    await refuseFilledDatabase(config)
  }
  say('… reading the backup')
  const backup = await checkBackup(source, config.secretKey, keysFiles(source, keys))
  say(describeBackup(backup))
  return check ? 0 : restore(config, backup)
}

process.exitCode = await run(readArguments()).catch((error: unknown) => {
  const known = error instanceof StartError || error instanceof ConfigError
  process.stderr.write(known ? `${maskText(error.message)}\n` : `${error instanceof Error ? error.stack : String(error)}\n`)
  return 1
})
