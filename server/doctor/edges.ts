// The checks' access to this machine, the database and external services. All of it is read-only.
import { constants } from 'node:fs'
import { access, readdir, readFile, stat, statfs } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PaymentName } from '../../contract/money/recharge.ts'
import { listFiles, requireNoUnfinishedRestore } from '../backup/data-folder.ts'
import { exists, isMissing, readIfExists } from '../backup/files.ts'
import { ledgerHolds } from '../backup/format.ts'
import { backupTimeOf } from '../backup/retention.ts'
import { listValidBackups } from '../backup/rotation.ts'
import type { Config } from '../config.ts'
import type { LockedDatabase } from '../core/database/advisory.ts'
import { cannotUse, migrationsFolder, openPool } from '../core/database/database.ts'
import { createLog } from '../core/log.ts'
import { verifyMail } from '../core/mail.ts'
import { packageName } from '../core/postgres/binaries.ts'
import { refuseForeign } from '../core/postgres/launcher.ts'
import { isPostgresOn, readPostmaster } from '../core/postgres/postmaster-file.ts'
import { applicationRole, secretFile } from '../core/postgres/roles.ts'
import { StartError } from '../core/start-error.ts'
import { plainAddress } from '../find-database.ts'
import type { KnownBackup } from './check/backup.ts'
import type { DatabaseFacts, FoundDatabase } from './check/database.ts'
import type { DiskFacts, FolderFacts, KeyFacts } from './check/folder.ts'
import type { Edges } from './list.ts'
import { askCertificate, connectTo, fetchReadyResponse, isOursAt, lookupHost, tryListening } from './network.ts'

/** Milliseconds that the database has for each query. */
const within = 10_000

/** The folder, or its nearest existing parent. */
async function nearest(folder: string): Promise<string> {
  return (await exists(folder)) || dirname(folder) === folder ? folder : nearest(dirname(folder))
}

async function refusalOf(dataDir: string, existing: string): Promise<string> {
  if (!(await stat(existing)).isDirectory()) return `${existing} is not a folder.`
  try {
    await requireNoUnfinishedRestore(dataDir)
    await refuseForeign(dataDir)
    return ''
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
}

async function folderFacts({ dataDir }: Config): Promise<FolderFacts> {
  const existing = await nearest(dataDir)
  const isWritable = await access(existing, constants.W_OK).then(
    () => true,
    () => false,
  )
  return { dataDir, existing, isWritable, refusal: await refusalOf(dataDir, existing) }
}

async function diskFacts({ dataDir }: Config): Promise<Omit<DiskFacts, 'streamBytes'>> {
  const { bsize, blocks, bavail } = await statfs(await nearest(dataDir))
  const folder = join(dataDir, 'stream')
  let recorded = 0
  for (const path of await listFiles(folder))
    recorded += await stat(join(folder, path)).then(
      ({ size }) => size,
      // Deleted since it was listed.
      (error: unknown) => {
        if (isMissing(error)) return 0
        throw error
      },
    )
  return { free: bavail * bsize, total: blocks * bsize, recorded }
}

async function keyFacts({ dataDir }: Config): Promise<Pick<KeyFacts, 'file' | 'hasData'>> {
  const file = await stat(join(dataDir, 'keys', 'secret')).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  return { file: file && { size: file.size, mode: file.mode }, hasData: await exists(join(dataDir, 'postgres', 'PG_VERSION')) }
}

type Connection = LockedDatabase['connection']

/** Null if the embedded database is not running; it is not started for this. */
async function connectionOf({ databaseUrl, dataDir }: Config): Promise<Connection | null> {
  if (databaseUrl) return { connectionString: plainAddress(databaseUrl) }
  const folder = join(dataDir, 'postgres')
  const running = await readPostmaster(folder)
  if (!running?.ready || !(await isPostgresOn(running.pid, folder))) return null
  const password = await readFile(join(dataDir, secretFile), 'utf8')
  const { port, socketDir } = running
  return { host: socketDir || '127.0.0.1', port, user: applicationRole, password, database: applicationRole }
}

const question = `SELECT current_setting('server_version_num')::int AS version, current_setting('max_connections')::int AS connections,
  pg_encoding_to_char(encoding) AS encoding, coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale', datcollate) AS collation,
  (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now
  FROM pg_database d WHERE datname = current_database()`
/** Requires PostgreSQL 15 or later. */
const sorting = `SELECT datcollversion IS NOT NULL AND datcollversion IS DISTINCT FROM pg_database_collation_actual_version(oid) AS changed
  FROM pg_database WHERE datname = current_database()`

interface Row {
  version: number
  connections: number
  encoding: string
  collation: string
  now: number
}

async function ask(name: string, connection: Connection): Promise<FoundDatabase> {
  const limits = { max: 1, connectionTimeoutMillis: within, statement_timeout: within }
  const pool = openPool({ ...connection, ...limits, application_name: 'grandstand doctor' })
  try {
    // Connects first, so that the time it takes does not distort the clock sample.
    await pool.query('SELECT 1')
    const askedAt = Date.now()
    const { rows } = await pool.query<Row>(question)
    const answeredAt = Date.now()
    const [row] = rows
    if (!row) throw new Error('it does not know itself')
    const changed = row.version < 150_000 ? undefined : await pool.query<{ changed: boolean }>(sorting)
    const there = await pool.query<{ there: boolean }>(`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there`)
    const last = there.rows[0]?.there
      ? await pool.query<{ last: string | null }>('SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations')
      : undefined
    const { version, connections, encoding, collation, now } = row
    return {
      state: 'found',
      name,
      version,
      encoding,
      collation,
      isCollationChanged: changed?.rows[0]?.changed ?? false,
      maxConnections: connections,
      lastMigration: last?.rows[0]?.last ? Number(last.rows[0].last) : null,
      now,
      askedAt,
      answeredAt,
    }
  } catch (error) {
    throw cannotUse(name, error)
  } finally {
    await pool.end()
  }
}

function isProgramThere(): boolean {
  try {
    createRequire(import.meta.url).resolve(packageName)
    return true
  } catch {
    // Not installed, or not for this machine.
    return false
  }
}

async function databaseFacts(config: Config): Promise<DatabaseFacts> {
  const { databaseUrl, dataDir } = config
  const connection = await connectionOf(config)
  if (!connection) {
    const major = await readIfExists(join(dataDir, 'postgres', 'PG_VERSION'))
    return { state: 'at rest', major: major === null ? null : major.trim(), isProgramThere: isProgramThere() }
  }
  const { host, pathname } = new URL(databaseUrl || 'postgres://localhost')
  return ask(databaseUrl ? `DATABASE_URL ${host}${pathname}` : `DATA_DIR ${dataDir}`, connection)
}

async function readMigrationTimes({ appDir }: Config): Promise<number[]> {
  const journal = await readFile(join(migrationsFolder(appDir), 'meta', '_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] }
  return entries.map(({ when }) => when)
}

/** Before the first backup there may be neither folder nor keys. */
async function listBackups(config: Config): Promise<KnownBackup[]> {
  const { backupDir } = config
  if (!(await exists(backupDir)) || !(await readdir(backupDir)).some((name) => backupTimeOf(name) !== null)) return []
  const valid = await listValidBackups(config, createLog('silent'))
  return valid.map(({ name, time, manifest }) => ({ name, time, holds: ledgerHolds(manifest) }))
}

async function askProvider({ stripe, alipay, publicUrl }: Config, name: PaymentName): Promise<void> {
  if (name === 'stripe') {
    const { createStripe } = await import('../features/money/recharge/provider/stripe.ts')
    await (await createStripe({ ...stripe, publicUrl })).probe()
  } else if (name === 'alipay') {
    const { createAlipay } = await import('../features/money/recharge/provider/alipay.ts')
    await (await createAlipay({ ...alipay, publicUrl })).probe()
  }
}

export function openEdges(config: Config): Edges {
  const { publicUrl, storage, backupDir, dataDir, host, port } = config
  return {
    now: Date.now,
    folder: () => folderFacts(config),
    disk: () => diskFacts(config),
    keys: () => keyFacts(config),
    listen: (wanted) => tryListening(wanted, host),
    isRunning: () => isOursAt(host, port),
    database: () => databaseFacts(config),
    migrations: () => readMigrationTimes(config),
    resolveHost: lookupHost,
    certificate: () => askCertificate(publicUrl),
    readyz: () => fetchReadyResponse(publicUrl),
    mail: () => verifyMail(config),
    connect: connectTo,
    payment: (name) => askProvider(config, name),
    bucket: async () => {
      const { askBucket } = await import('../features/upload/bucket-rules.ts')
      return storage ? askBucket(storage) : { status: 200, code: '' }
    },
    canEncode: async (program) => (await import('../media/transcode/renditions.ts')).canEncode(program),
    backups: () => listBackups(config),
    isSameDisk: async () => (await stat(backupDir)).dev === (await stat(await nearest(dataDir))).dev,
  }
}
