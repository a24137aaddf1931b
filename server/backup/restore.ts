// Brings a backup back into an empty data folder and an empty database, all of it or nothing that a server would start on.
import { createReadStream } from 'node:fs'
import { chmod, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client, ClientConfig } from 'pg'
import type { Config } from '../config.ts'
import { migrationsFolder } from '../core/database/database.ts'
import { StartError } from '../core/start-error.ts'
import { openStorage } from '../features/upload/storage.ts'
import type { CheckedBackup } from './check.ts'
import { refuseUnfinished, restoreMarker } from './data-folder.ts'
import { connectPatiently } from './dump.ts'
import { isMissing, readList, syncFolder, syncTree, writeStored, writeSynced } from './files.ts'
import { type CopiedFile, fileListFile } from './format.ts'
import { countRows, loadDatabase, refuseFilled } from './load.ts'
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
export interface Restored {
  files: number
  bytes: number
  tables: number
  rows: number
}

/** Ends the restore unless DATA_DIR is empty or absent. */
export async function refuseFilledFolder(dataDir: string): Promise<void> {
  await refuseUnfinished(dataDir)
  const entries = await readdir(dataDir).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const other = entries.find((entry) => entry !== 'lost+found')
  if (other) throw new StartError(`DATA_DIR (${dataDir}) is not empty, it has ${other}: restore into an empty folder.`)
}

/** From here on no server starts on this folder until the restore is done. */
export async function markUnfinished(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeSynced(join(dataDir, restoreMarker), `${new Date().toISOString()}\n`)
  await syncFolder(dataDir)
}

export async function unmark(dataDir: string): Promise<void> {
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

/** Where a copied file goes in DATA_DIR; null: it is an upload, which goes where uploads lie. */
function placeOf({ path }: CopiedFile): string | null {
  const [kind, ...rest] = path.split('/')
  if (rest.length === 0 || rest.some((part) => part === '..' || part === '')) throw new StartError(`${path} is no file of a backup.`)
  if (kind === 'uploads') return null
  return kind === 'recordings' ? ['stream', ...rest].join('/') : rest.join('/')
}

async function restoreFiles(config: RestoreConfig, { root }: CheckedBackup): Promise<Pick<Restored, 'files' | 'bytes'>> {
  const storage = await openStorage(config)
  const done = { files: 0, bytes: 0 }
  for await (const file of readList(join(root, fileListFile))) {
    const place = placeOf(file)
    if (place === null) await restoreUpload(storage, root, file)
    else {
      const { sha256 } = await writeStored(config.dataDir, place, createReadStream(join(root, file.path)))
      if (sha256 !== file.sha256) throw new StartError(`${place} could not be written as it is in the backup.`)
    }
    done.files += 1
    done.bytes += file.size
  }
  return done
}

async function restoreDatabase(
  { connection, name }: RestoreTarget,
  { root, manifest }: CheckedBackup,
  config: RestoreConfig,
  onProgress?: (text: string) => void,
): Promise<Pick<Restored, 'tables' | 'rows'>> {
  const migrations = await readMigrations(migrationsFolder(config.appDir))
  const client = await connectPatiently(connection)
  try {
    await client.query('BEGIN')
    await refuseFilled(client, name)
    await loadDatabase(client, manifest.database, { migrations, root, onProgress })
    await client.query('COMMIT')
    onProgress?.('counting rows')
    await client.query('ANALYZE')
    return await count(client, manifest.database.tables, migrations.at(-1)?.tag === manifest.database.migration.tag)
  } finally {
    await client.end()
  }
}

/** Counts what is there now. `isSame`: no migration came after the backup's, so that nothing else may differ. */
async function count(client: Client, tables: CheckedBackup['manifest']['database']['tables'], isSame: boolean) {
  const counts = await countRows(client, tables)
  const wrong = tables.find((table) => isSame && counts.get(`"${table.schema}"."${table.name}"`) !== table.rows)
  if (wrong) throw new StartError(`The restored table ${wrong.name} does not have the ${wrong.rows} rows of the backup.`)
  return { tables: counts.size, rows: [...counts.values()].reduce((sum, rows) => sum + rows, 0) }
}

/** DATA_DIR is marked as unfinished by the caller, who takes the mark away when this has resolved and the proof is made. */
export async function restoreBackup(
  config: RestoreConfig,
  target: RestoreTarget,
  backup: CheckedBackup,
  { onProgress }: RestoreOptions = {},
): Promise<Restored> {
  await restoreKeys(config.dataDir, backup.files)
  onProgress?.(`restoring ${backup.manifest.files.count} files`)
  const files = await restoreFiles(config, backup)
  onProgress?.('restoring the database')
  const database = await restoreDatabase(target, backup, config, onProgress)
  await syncTree(config.dataDir, (entry) => entry.startsWith('postgres'))
  // Whatever the umask was.
  await chmod(config.dataDir, 0o700)
  return { ...files, ...database }
}
