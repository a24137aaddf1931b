// A site for backup tests: a database, a data folder with keys, an upload and the files that a server leaves, and a target to restore to.
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type Pool } from 'pg'
import { afterAll, inject } from 'vitest'
import { checkBackup } from '../../../server/backup/check.ts'
import { type BackupOptions, createBackup } from '../../../server/backup/create.ts'
import { clearUnfinished, markUnfinished, restoreBackup } from '../../../server/backup/restore.ts'
import type { Config } from '../../../server/config.ts'
import { openKeys } from '../../../server/core/keys.ts'
import { testConfig } from '../app.ts'
import { type TestDatabase, testDatabase } from '../database/database.ts'
import { appDir } from '../database/migrations.ts'
import { endow } from '../money/ledger-scene.ts'

export const picture = Buffer.from('a picture')
export const pictureName = 'abcdefghijklmnopqrstuv.png'

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

export const configOf = (dataDir: string, env: Record<string, string> = {}): Config => ({
  ...testConfig({ DATA_DIR: dataDir, ...env }),
  appDir,
})

/** A data folder as a server leaves it. */
export async function filledFolder(): Promise<string> {
  const dataDir = join(await temporaryFolder(), 'data')
  await mkdir(join(dataDir, 'uploads/stored/ab'), { recursive: true })
  await writeFile(join(dataDir, 'uploads/stored/ab', pictureName), picture)
  await mkdir(join(dataDir, 'stream/room/b1'), { recursive: true })
  await writeFile(join(dataDir, 'stream/room/b1/index.jsonl'), '{"e":1}\n')
  await writeFile(join(dataDir, 'ledger-days'), '2026-03-01 abc\n')
  await writeFile(join(dataDir, 'postgres.log'), 'not this one')
  await openKeys({ secretKey: '', dataDir })
  return dataDir
}

export async function insertPicture(pool: Pool, name = pictureName): Promise<void> {
  await pool.query(
    `INSERT INTO upload (id, account_id, kind, size, path, type, stored_at) VALUES ($1, '1', 'avatar', $2, $3, 'image/png', now())`,
    [name, picture.length, `/media/${name}`],
  )
}

export const foundOf = ({ connection }: Pick<TestDatabase, 'connection'>) => ({ connection: { ...connection }, name: 'DATABASE_URL test' })

export const backUp = (dataDir: string, database: Pick<TestDatabase, 'connection'>, options: BackupOptions) =>
  createBackup(configOf(dataDir), foundOf(database), options)

/** Restores into a new database and folder; `given`: the built app of another build. */
export async function bringBack(
  source: string,
  keysFile = `${source}.keys`,
  given: Pick<Config, 'appDir'> = { appDir },
): Promise<{ database: TestDatabase; dataDir: string; rows: number }> {
  const backup = await checkBackup(source, '', [keysFile])
  const database = await testDatabase({ empty: true })
  const dataDir = join(await temporaryFolder(), 'restored')
  await markUnfinished(dataDir)
  const { rows } = await restoreBackup({ ...configOf(dataDir), ...given }, foundOf(database), backup)
  await clearUnfinished(dataDir)
  return { database, dataDir, rows }
}

/** Hashes all rows of each table and reads the value of each sequence. */
export async function contentOf(pool: Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND (table_schema = 'public' OR (table_schema = 'pgboss' AND table_name IN ('job', 'archive')))`,
  )
  const content: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ line: string }>(`SELECT t::text AS line FROM ${name} t ORDER BY 1`)
    content[name] = createHash('sha256')
      .update(rows.map(({ line }) => line).join('\n'))
      .digest('hex')
  }
  const { rows: sequences } = await pool.query<{ name: string; last: string | null }>(
    `SELECT sequencename AS name, last_value AS last FROM pg_sequences WHERE schemaname = 'public'`,
  )
  for (const { name, last } of sequences) content[name] = String(last)
  return content
}

/** Modifies a posting directly in the database, as a disk error or a manual change would. */
export async function damagePosting({ db, connection }: TestDatabase): Promise<void> {
  await endow(db, ['damaged'])
  const admin = new Client({ ...inject('admin'), database: connection.database })
  await admin.connect()
  await admin.query('SET session_replication_role = replica')
  await admin.query('UPDATE ledger_posting SET amount = amount + 1 WHERE id = (SELECT max(id) FROM ledger_posting)')
  await admin.end()
}
