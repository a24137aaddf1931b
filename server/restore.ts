// npm run restore -- SOURCE [--keys FILE] [--check]: restores a backup into an empty DATA_DIR, and an empty DATABASE_URL if set, and
// verifies the result. --check: only verifies the backup.
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type CheckedBackup, checkBackup } from './backup/check.ts'
import { connectWithoutTimeouts } from './backup/dump.ts'
import { ledgerHolds } from './backup/format.ts'
import { requireEmptyDatabase } from './backup/load.ts'
import { describeProof, proveMoney } from './backup/proof.ts'
import { clearUnfinished, markUnfinished, requireEmptyFolder, restoreBackup } from './backup/restore.ts'
import { type Config, readConfig } from './config.ts'
import { ConfigError } from './config-environment.ts'
import { takeServerLock } from './core/database/advisory.ts'
import { openPool } from './core/database/database.ts'
import { createLog } from './core/log.ts'
import { StartError } from './core/start-error.ts'
import { maskText } from './core/text/mask.ts'
import { findDatabase, plainAddress } from './find-database.ts'

const usage = 'npm run restore -- SOURCE [--keys FILE] [--check]'
/** This file is server/restore.ts in the sources and dist/server/restore.js when built. */
const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, basename(dirname(here)) === 'dist' ? '../..' : '..')
const print = (text: string): void => void process.stdout.write(`${text}\n`)

function readArguments() {
  try {
    const options = { keys: { type: 'string' }, check: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [source = '', ...more] = positionals
    if (source !== '' && more.length === 0) return { ...values, source: resolve(source) }
  } catch {
    // Invalid arguments: print the usage.
  }
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}

/** Candidates for the keys file: as given, else beside the backup, else the shared one of the folder. */
const keysFiles = (source: string, given?: string): string[] =>
  given ? [resolve(given)] : [`${source}.keys`, join(dirname(source), 'backup.keys')]

function describeBackup({ manifest: { startedAt, build, database, files } }: CheckedBackup): string {
  return `The backup is whole: of ${startedAt}, build ${build}, PostgreSQL ${database.server}, ${database.tables.length} tables, ${files.count} files.`
}

function describeVerdict({ manifest }: CheckedBackup): string {
  const holds = ledgerHolds(manifest)
  if (holds === null) return 'Whether its ledger held is not known: it was not verified when the backup was made.'
  return holds
    ? 'Its ledger held when it was made.'
    : `Its ledger did not hold when it was made (${manifest.ledger?.faults} faults): look for an earlier backup whose ledger held.`
}

/** Checks DATABASE_URL before anything is written. */
async function requireEmptyDatabaseUrl({ databaseUrl }: Config): Promise<void> {
  if (!databaseUrl) return
  const client = await connectWithoutTimeouts({ connectionString: plainAddress(databaseUrl) })
  await requireEmptyDatabase(client, `DATABASE_URL ${new URL(databaseUrl).host}${new URL(databaseUrl).pathname}`).finally(() =>
    client.end(),
  )
}

async function restore(config: Config, backup: CheckedBackup): Promise<number> {
  const onProgress = (text: string): void => print(`… ${text}`)
  await markUnfinished(config.dataDir)
  const found = await findDatabase(config, { onProgress, isRestore: true })
  const lock = await takeServerLock(found, createLog('warn'), () => undefined)
  const pool = openPool({ ...found.connection, max: 1 })
  try {
    const { files, bytes, tables, rows } = await restoreBackup(config, found, backup, { onProgress })
    print(`Files: ${files} written and hashed, ${bytes} bytes. Database: ${rows} rows in ${tables} tables, counted anew.`)
    const proof = await proveMoney(pool, { dataDir: config.dataDir, keys: backup.keys })
    for (const line of describeProof(proof)) print(line)
    await clearUnfinished(config.dataDir)
    print(`Restored into ${found.name}${config.databaseUrl ? ` and DATA_DIR ${config.dataDir}` : ''}.`)
    return proof.faults.length === 0 ? 0 : 1
  } finally {
    await pool.end()
    await lock.release()
    await found.stop()
  }
}

async function run({ source, keys, check }: ReturnType<typeof readArguments>): Promise<number> {
  const config = readConfig(process.env, join(root, 'dist', 'app'))
  if (!check) {
    await requireEmptyFolder(config.dataDir)
    await requireEmptyDatabaseUrl(config)
  }
  print('… reading the backup')
  const backup = await checkBackup(source, config.secretKey, keysFiles(source, keys))
  print(describeBackup(backup))
  print(describeVerdict(backup))
  return check ? 0 : restore(config, backup)
}

process.exitCode = await run(readArguments()).catch((error: unknown) => {
  const known = error instanceof StartError || error instanceof ConfigError
  process.stderr.write(known ? `${maskText(error.message)}\n` : `${error instanceof Error ? error.stack : String(error)}\n`)
  return 1
})
