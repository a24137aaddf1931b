// Restores a backup into an empty data folder and an empty database. No server starts on a partial restore.
import { createReadStream } from 'node:fs'
import { chmod, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client, ClientConfig } from 'pg'
import type { Config } from '../config.ts'
import { migrationsFolder } from '../core/database/database.ts'
import { StartError } from '../core/start-error.ts'
import { openStorage } from '../features/upload/storage.ts'
import type { CheckedBackup } from './check.ts'
import { requireNoUnfinishedRestore, restoreMarker } from './data-folder.ts'
import { connectWithoutTimeouts } from './dump.ts'
import { isMissing, readFileList, syncFolder, syncTree, writeStored, writeSynced } from './files.ts'
import { type CopiedFile, fileListFile } from './format.ts'
import { countRows, loadDatabase, requireEmptyDatabase } from './load.ts'
import { readMigrations } from './migrations.ts'
import { restoreUpload } from './uploads.ts'

type RestoreConfig = Pick<Config, 'appDir' | 'dataDir' | 'storage'>
interface RestoreTarget {
  connection: ClientConfig
  name: string
}
export interface RestoreOptions {
  onProgress?: (text: string) => void
}
export interface RestoreResult {
  files: number
  bytes: number
  tables: number
  rows: number
}

/** @throws StartError unless DATA_DIR is empty or absent */
export async function requireEmptyFolder(dataDir: string): Promise<void> {
  await requireNoUnfinishedRestore(dataDir)
  const entries = await readdir(dataDir).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const other = entries.find((entry) => entry !== 'lost+found')
  if (other) throw new StartError(`DATA_DIR (${dataDir}) is not empty, it has ${other}: restore into an empty folder.`)
}

/** Prevents a server start on this folder until `clearUnfinished`. */
export async function markUnfinished(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeSynced(join(dataDir, restoreMarker), `${new Date().toISOString()}\n`)
  await syncFolder(dataDir)
}

export async function clearUnfinished(dataDir: string): Promise<void> {
  await rm(join(dataDir, restoreMarker))
  await syncFolder(dataDir)
}

async function restoreKeys(dataDir: string, files: Readonly<Record<string, string>>): Promise<void> {
  const folder = join(dataDir, 'keys')
  for (const [name, content] of Object.entries(files)) {
    if (!/^[\w.-]+$/.test(name) || name.startsWith('.')) throw new StartError(`${name} is no name of a key.`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeSynced(join(folder, name), Buffer.from(content, 'base64'))
  }
}

/** Path of a copied file in DATA_DIR; null for an upload, which belongs in storage. */
function targetPathOf({ path }: CopiedFile): string | null {
  const [kind, ...rest] = path.split('/')
  if (rest.length === 0 || rest.some((part) => part === '..' || part === '')) throw new StartError(`${path} is no file of a backup.`)
  if (kind === 'uploads') return null
  return kind === 'recordings' ? ['stream', ...rest].join('/') : rest.join('/')
}

async function restoreFiles(config: RestoreConfig, { root }: CheckedBackup): Promise<Pick<RestoreResult, 'files' | 'bytes'>> {
  const storage = await openStorage(config)
  const total = { files: 0, bytes: 0 }
  for await (const file of readFileList(join(root, fileListFile))) {
    const path = targetPathOf(file)
    if (path === null) await restoreUpload(storage, root, file)
    else {
      const { sha256 } = await writeStored(config.dataDir, path, createReadStream(join(root, file.path)))
      if (sha256 !== file.sha256) throw new StartError(`${path} could not be written as it is in the backup.`)
    }
    total.files += 1
    total.bytes += file.size
  }
  return total
}

async function restoreDatabase(
  { connection, name }: RestoreTarget,
  { root, manifest }: CheckedBackup,
  config: RestoreConfig,
  onProgress?: (text: string) => void,
): Promise<Pick<RestoreResult, 'tables' | 'rows'>> {
  const migrations = await readMigrations(migrationsFolder(config.appDir))
  const client = await connectWithoutTimeouts(connection)
  try {
    await client.query('BEGIN')
    await requireEmptyDatabase(client, name)
    await loadDatabase(client, manifest.database, { migrations, root, onProgress })
    await client.query('COMMIT')
    onProgress?.('counting rows')
    await client.query('ANALYZE')
    return await verifyRowCounts(client, manifest.database.tables, migrations.at(-1)?.when === manifest.database.migration.when)
  } finally {
    await client.end()
  }
}

/** Compares row counts with the manifest. `isSame`: no later migration was applied, so they must be equal. */
async function verifyRowCounts(client: Client, tables: CheckedBackup['manifest']['database']['tables'], isSame: boolean) {
  const counts = await countRows(client, tables)
  const wrong = tables.find((table) => isSame && counts.get(`"${table.schema}"."${table.name}"`) !== table.rows)
  if (wrong) throw new StartError(`The restored table ${wrong.name} does not have the ${wrong.rows} rows of the backup.`)
  return { tables: counts.size, rows: [...counts.values()].reduce((sum, rows) => sum + rows, 0) }
}

/** The caller marks DATA_DIR as unfinished first, and clears the mark after verifying the ledger. */
export async function restoreBackup(
  config: RestoreConfig,
  target: RestoreTarget,
  backup: CheckedBackup,
  { onProgress }: RestoreOptions = {},
): Promise<RestoreResult> {
  await restoreKeys(config.dataDir, backup.files)
  onProgress?.(`restoring ${backup.manifest.files.count} files`)
  const files = await restoreFiles(config, backup)
  onProgress?.('restoring the database')
  const database = await restoreDatabase(target, backup, config, onProgress)
  await syncTree(config.dataDir, (entry) => entry.startsWith('postgres'))
  // Independent of the umask.
  await chmod(config.dataDir, 0o700)
  return { ...files, ...database }
}
