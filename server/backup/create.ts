// Creates a backup of a running or stopped site. The folder gets its final name only once it is complete.
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import type { ClientConfig } from 'pg'
import type { Config } from '../config.ts'
import { migrationsFolder, openPool } from '../core/database/database.ts'
import { readBuildId } from '../core/site/retained-builds.ts'
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
  type LedgerVerdict,
  type Manifest,
  manifestFile,
  sealManifest,
  unfinishedSuffix,
} from './format.ts'
import { readServerKeys, writeKeysFile } from './keys-file.ts'
import { readMigrations } from './migrations.ts'
import { type LedgerProof, proveMoney } from './proof.ts'
import { requireReadBack } from './read-back.ts'
import { copyUploads, listUploads } from './uploads.ts'

export interface BackupOptions {
  /** Folder to create; must not exist. */
  target: string
  recordings?: boolean
  /** File for the keys of DATA_DIR; default: TARGET.keys. */
  keysFile?: string
  /** A finished backup on the same disk: its uploads are hard-linked instead of copied. */
  previous?: string
  onProgress?: (text: string) => void
}
export interface BackupResult {
  manifest: Manifest
  /** Proof of the ledger in the snapshot; null if its tables are of an earlier build. */
  proof: LedgerProof | null
  /** Where the keys were written; null if SECRET_KEY is set. */
  keysFile: string | null
  /** Uploads that the database references but storage lacks. */
  missingUploads: string[]
}
type BackupConfig = Pick<Config, 'appDir' | 'backupDir' | 'dataDir' | 'secretKey' | 'storage'>

export async function createBackup(
  config: BackupConfig,
  { connection, name }: { connection: ClientConfig; name: string },
  options: BackupOptions,
): Promise<BackupResult> {
  const target = resolve(options.target)
  const root = target + unfinishedSuffix
  if (await exists(target)) throw new StartError(`${target} is there already: name a folder that is not.`)
  let isCreated = false
  const onLocked = async (): Promise<void> => {
    // Left by a killed backup: the lock excludes a concurrent one.
    await rm(root, { recursive: true, force: true })
    await mkdir(root, { recursive: true, mode: 0o700 })
    isCreated = true
  }
  try {
    const result = await writeBackup(config, { connection, name }, root, onLocked, { ...options, target })
    await syncTree(root)
    options.onProgress?.('reading it back')
    await requireReadBack(root, result.manifest)
    await rename(root, target)
    await syncFolder(dirname(target))
    return result
  } catch (error) {
    if (isCreated) await rm(root, { recursive: true, force: true })
    if (isDiskFull(error)) throw new StartError(`The disk of ${target} is full.`, error)
    throw error
  }
}

const verdictOf = (proof: LedgerProof | null): LedgerVerdict | null => proof && { ...proof, faults: proof.faults.length }

async function writeBackup(
  config: BackupConfig,
  { connection, name }: { connection: ClientConfig; name: string },
  root: string,
  onLocked: () => Promise<void>,
  { target, recordings = false, keysFile = `${target}.keys`, previous, onProgress }: BackupOptions,
): Promise<BackupResult> {
  const keys = await readServerKeys(config)
  const startedAt = new Date().toISOString()
  const migrations = await readMigrations(migrationsFolder(config.appDir))
  let dataFiles: CopiedFile[] = []
  let proof: LedgerProof | null = null
  onProgress?.('writing the tables')
  const database = await dumpDatabase({
    connection,
    name,
    migrations,
    root,
    async onLocked() {
      await onLocked()
      // Before the snapshot, which then contains every day that the ledger files name.
      const excluded = [target, root, config.backupDir].filter((path) => path !== '')
      dataFiles = await copyDataFiles(config.dataDir, root, excluded)
    },
    async onSnapshot(client, migration) {
      await listUploads(client, root)
      if (migration.tag !== migrations.at(-1)?.tag) return
      onProgress?.('verifying the ledger')
      // Proves against the copied anchors: the running server may append to its own meanwhile.
      proof = await proveMoney(client, { dataDir: join(root, 'data'), keys })
    },
  })
  const missingUploads: string[] = []
  const files = { count: 0, bytes: 0, missing: 0 }
  const pool = openPool({ ...connection, max: 1 })
  const isReferenced = async (path: string): Promise<boolean> =>
    (await pool.query('SELECT 1 FROM upload WHERE path = $1 AND stored_at IS NOT NULL', [path])).rows.length > 0
  const storage = await openStorage(config)
  async function* copyFiles(): AsyncGenerator<CopiedFile> {
    yield* dataFiles
    yield* copyUploads({ storage, root, previous, isReferenced, onMissing: (path) => void missingUploads.push(path) })
    if (recordings) yield* copyRecordings(config.dataDir, root)
  }
  async function* lines(): AsyncGenerator<string> {
    for await (const file of copyFiles()) {
      files.count += 1
      files.bytes += file.size
      yield `${JSON.stringify(file)}\n`
    }
  }
  onProgress?.(recordings ? 'copying uploads and recordings' : 'copying uploads')
  const fileList = await writeStored(root, fileListFile, Readable.from(lines()), { compress: true }).finally(() => pool.end())
  files.missing = missingUploads.length
  const hasKeys = config.secretKey === '' && (await writeKeysFile(config.dataDir, keysFile))
  const manifest = sealManifest(keys, {
    format: formatVersion,
    startedAt,
    finishedAt: new Date().toISOString(),
    build: await readBuildId(config.appDir),
    database,
    ledger: verdictOf(proof),
    fileList,
    files,
    recordings,
    key: keyMark(keys),
  })
  await writeSynced(join(root, manifestFile), `${JSON.stringify(manifest)}\n`)
  return { manifest, proof, keysFile: hasKeys ? keysFile : null, missingUploads }
}
