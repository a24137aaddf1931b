// npm run backup -- TARGET [--recordings] [--keys FILE] [--previous BACKUP]: backs up database and files, whether a server is running or
// not; with --daily into BACKUP_DIR, unless today's backup exists. Exit code: 0 made, 1 not made, 3 made with a ledger that has faults.
import { mkdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createBackup } from './backup/create.ts'
import { exists } from './backup/files.ts'
import { brokenLedgerCode } from './backup/format.ts'
import { describeProof, type LedgerProof } from './backup/proof.ts'
import { lastDueTime } from './backup/retention.ts'
import { deleteExpired, listValidBackups, nextBackup } from './backup/rotation.ts'
import { type Config, readConfig } from './config.ts'
import { ConfigError } from './config-environment.ts'
import { takeServerLock } from './core/database/advisory.ts'
import { createLog } from './core/log.ts'
import { StartError } from './core/start-error.ts'
import { maskText } from './core/text/mask.ts'
import { type FoundDatabase, findDatabase } from './find-database.ts'

const usage = `npm run backup -- TARGET [--recordings] [--keys FILE] [--previous BACKUP]
npm run backup -- --daily [--recordings]`
/** This file is server/backup.ts in the sources and dist/server/backup.js when built. */
const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, basename(dirname(here)) === 'dist' ? '../..' : '..')
const print = (text: string): void => void process.stdout.write(`${text}\n`)
const sizeOf = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

interface Wanted {
  target: string
  recordings?: boolean
  keys?: string
  previous?: string
}

/** A target, or null for the daily backup. */
function readArguments(): { wanted: Wanted | null; recordings: boolean } {
  try {
    const options = {
      recordings: { type: 'boolean' },
      keys: { type: 'string' },
      previous: { type: 'string' },
      daily: { type: 'boolean' },
    } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const { daily = false, recordings = false, ...rest } = values
    const [target = '', ...more] = positionals
    if (daily && positionals.length === 0 && Object.keys(rest).length === 0) return { wanted: null, recordings }
    if (!daily && target !== '' && more.length === 0) return { wanted: { ...rest, recordings, target }, recordings }
  } catch {
    // Invalid arguments: print the usage.
  }
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}

/** Stops the PostgreSQL that was started for the backup, unless a server has taken it over meanwhile. */
async function releaseDatabase(found: FoundDatabase): Promise<void> {
  if (!found.started) return
  const lock = await takeServerLock(found, createLog('silent'), () => undefined).catch(() => null)
  if (!lock) return
  await lock.release()
  await found.stop()
}

/** The verdict on the ledger, and advice for the operator. */
function describeLedger(proof: LedgerProof | null): string[] {
  if (!proof) return ['The ledger was not verified: its tables are of an earlier build. Verify it with that one.']
  if (proof.faults.length === 0) return describeProof(proof)
  return [
    ...describeProof(proof),
    'THE LEDGER IN THIS BACKUP IS BROKEN. The backup is finished and has these faults: keep the last one whose ledger held.',
  ]
}

/** Returns the exit code. */
async function run(config: Config, { target, keys, ...rest }: Wanted): Promise<number> {
  if (!config.databaseUrl && !(await exists(join(config.dataDir, 'postgres', 'PG_VERSION'))))
    throw new StartError(`There is nothing to back up in DATA_DIR (${config.dataDir}).`)
  const onProgress = (text: string): void => print(`… ${text}`)
  const startedAt = Date.now()
  const found = await findDatabase(config, { onProgress })
  try {
    const { manifest, proof, keysFile, missingUploads } = await createBackup(config, found, {
      ...rest,
      target,
      keysFile: keys && resolve(keys),
      onProgress,
    })
    const { tables, leftOut } = manifest.database
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const bytes = tables.reduce((sum, { size }) => sum + size, manifest.files.bytes)
    if (leftOut.length > 0) print(`Left out, for they are not Grandstand's: ${leftOut.join(', ')}.`)
    for (const path of missingUploads) print(`Lost before this backup: ${path}, which the database names and which is nowhere.`)
    if (keysFile)
      print(`The keys are in ${keysFile}: keep that file safe, and apart from the backup. Without it nobody could log in again.`)
    const size = `${tables.length} tables, ${rows} rows, ${manifest.files.count} files, ${sizeOf(bytes)}`
    print(`The backup is ${resolve(target)}: ${size}, in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
    print('It was read back: files have their hashes, tables their rows.')
    for (const line of describeLedger(proof)) print(line)
    return proof && proof.faults.length > 0 ? brokenLedgerCode : 0
  } finally {
    await releaseDatabase(found)
  }
}

/** Makes the daily backup as the server does, for nights on which no server ran. Returns the exit code. */
async function runDaily(config: Config, recordings: boolean): Promise<number> {
  const { backupDir } = config
  if (backupDir === '') throw new StartError('BACKUP_DIR is not set: it names the folder of the daily backups.')
  await mkdir(backupDir, { recursive: true, mode: 0o700 })
  const log = createLog('warn')
  const now = Date.now()
  const latest = (await listValidBackups(config, log)).at(-1)
  if (latest && latest.time >= lastDueTime(now)) {
    print(`The backup of the day is there: ${join(backupDir, latest.name)}.`)
    return 0
  }
  const code = await run(config, { ...nextBackup(backupDir, now, latest), recordings })
  await deleteExpired(config, log)
  return code
}

const { wanted, recordings } = readArguments()
process.exitCode = await Promise.resolve()
  .then(() => readConfig(process.env, join(root, 'dist', 'app')))
  .then((config) => (wanted ? run(config, wanted) : runDaily(config, recordings)))
  .catch((error: unknown) => {
    const known = error instanceof StartError || error instanceof ConfigError
    process.stderr.write(known ? `${maskText(error.message)}\n` : `${error instanceof Error ? error.stack : String(error)}\n`)
    return 1
  })
