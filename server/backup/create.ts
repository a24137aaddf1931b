// Makes a backup of a running site, or of one that rests: a folder that has its name only when it is whole.
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { type ClientConfig, Pool } from 'pg'
import type { Config } from '../config.ts'
import { migrationsFolder } from '../core/database/database.ts'
import { readBuildId } from '../core/site/kept-builds.ts'
import { isDiskFull, StartError } from '../core/start-error.ts'
import { openStorage } from '../features/upload/storage.ts'
import { copyDataFiles, copyRecordings } from './data-folder.ts'
import { dumpDatabase } from './dump.ts'
import { exists, syncFolder, syncTree, writeStored, writeSynced } from './files.ts'
import {
  type CopiedFile,
  fileListFile,
  formatVersion,
  keyMark,
  type Manifest,
  manifestFile,
  sealManifest,
  unfinishedEnd,
} from './format.ts'
import { findKeys, writeKeysFile } from './keys-file.ts'
import { readMigrations } from './migrations.ts'
import { copyUploads, listUploads } from './uploads.ts'

export interface BackupOptions {
  /** Folder that the backup becomes; it must not be there yet. */
  target: string
  recordings?: boolean
  /** File for the keys of DATA_DIR; without it TARGET.keys. */
  keysFile?: string
  /** A finished backup on the same disk: uploads that it has are linked in place of copied. */
  previous?: string
  onProgress?: (text: string) => void
}
export interface MadeBackup {
  manifest: Manifest
  /** Where the keys are; null: SECRET_KEY has them. */
  keysFile: string | null
  /** Uploads that the database names and that are nowhere. */
  lost: string[]
}
type BackupConfig = Pick<Config, 'appDir' | 'backupDir' | 'dataDir' | 'secretKey' | 'storage'>

export async function createBackup(
  config: BackupConfig,
  { connection, name }: { connection: ClientConfig; name: string },
  options: BackupOptions,
): Promise<MadeBackup> {
  const target = resolve(options.target)
  const root = target + unfinishedEnd
  if (await exists(target)) throw new StartError(`${target} is there already: name a folder that is not.`)
  let isMine = false
  const onLocked = async (): Promise<void> => {
    // Left by a backup that was killed: nobody else is writing one of this database.
    await rm(root, { recursive: true, force: true })
    await mkdir(root, { recursive: true, mode: 0o700 })
    isMine = true
  }
  try {
    const made = await write(config, { connection, name }, root, onLocked, { ...options, target })
    await syncTree(root)
    await rename(root, target)
    await syncFolder(dirname(target))
    return made
  } catch (error) {
    if (isMine) await rm(root, { recursive: true, force: true })
    if (isDiskFull(error)) throw new StartError(`The disk of ${target} is full.`, error)
    throw error
  }
}

async function write(
  config: BackupConfig,
  { connection, name }: { connection: ClientConfig; name: string },
  root: string,
  onLocked: () => Promise<void>,
  { target, recordings = false, keysFile = `${target}.keys`, previous, onProgress }: BackupOptions,
): Promise<MadeBackup> {
  const keys = await findKeys(config)
  const startedAt = new Date().toISOString()
  let dataFiles: CopiedFile[] = []
  onProgress?.('writing the tables')
  const database = await dumpDatabase({
    connection,
    name,
    migrations: await readMigrations(migrationsFolder(config.appDir)),
    root,
    async onLocked() {
      await onLocked()
      // Before the snapshot: what they say of the ledger is then in it.
      const except = [target, root, config.backupDir].filter((path) => path !== '')
      dataFiles = await copyDataFiles(config.dataDir, root, except)
    },
    onSnapshot: (client) => listUploads(client, root),
  })
  const lost: string[] = []
  const files = { count: 0, bytes: 0, missing: 0 }
  const pool = new Pool({ ...connection, max: 1 })
  pool.on('error', () => undefined)
  const isNamed = async (path: string): Promise<boolean> =>
    (await pool.query('SELECT 1 FROM upload WHERE path = $1 AND stored_at IS NOT NULL', [path])).rows.length > 0
  const storage = await openStorage(config)
  async function* copied(): AsyncGenerator<CopiedFile> {
    yield* dataFiles
    yield* copyUploads({ storage, root, previous, isNamed, onLost: (path) => void lost.push(path) })
    if (recordings) yield* copyRecordings(config.dataDir, root)
  }
  async function* lines(): AsyncGenerator<string> {
    for await (const file of copied()) {
      files.count += 1
      files.bytes += file.size
      yield `${JSON.stringify(file)}\n`
    }
  }
  onProgress?.(recordings ? 'copying uploads and recordings' : 'copying uploads')
  const fileList = await writeStored(root, fileListFile, Readable.from(lines()), { compress: true }).finally(() => pool.end())
  files.missing = lost.length
  const hasKeys = config.secretKey === '' && (await writeKeysFile(config.dataDir, keysFile))
  const manifest = sealManifest(keys, {
    format: formatVersion,
    startedAt,
    finishedAt: new Date().toISOString(),
    build: await readBuildId(config.appDir),
    database,
    fileList,
    files,
    recordings,
    key: keyMark(keys),
  })
  await writeSynced(join(root, manifestFile), `${JSON.stringify(manifest)}\n`)
  return { manifest, keysFile: hasKeys ? keysFile : null, lost }
}
