// A restored backup equals the site; unfinished, altered, newer or foreign backups are refused, and so is a non-empty target.
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkBackup } from '../../../server/backup/check.ts'
import { requireEmptyDatabase } from '../../../server/backup/load.ts'
import { proveMoney } from '../../../server/backup/proof.ts'
import { requireEmptyFolder } from '../../../server/backup/restore.ts'
import { migrateDatabase, migrationsFolder } from '../../../server/core/database/database.ts'
import { startJobs } from '../../../server/core/jobs/jobs.ts'
import { openKeys } from '../../../server/core/keys.ts'
import { readAnchors, writeAnchors } from '../../../server/features/money/ledger/anchor.ts'
import { sealDays } from '../../../server/features/money/ledger/day-seal.ts'
import { findDatabase } from '../../../server/find-database.ts'
import { silentLog } from '../../support/app.ts'
import {
  backUp,
  bringBack,
  configOf,
  contentOf,
  filledFolder,
  foundOf,
  insertPicture,
  picture,
  pictureName,
  temporaryFolder,
} from '../../support/backup/backup-scene.ts'
import { type TestDatabase, testDatabase } from '../../support/database/database.ts'
import { migrations } from '../../support/database/migrations.ts'
import { endow } from '../../support/money/ledger-scene.ts'

/** Milliseconds, enough for a busy machine. */
const timeout = 180_000
const queue = { name: 'backed-up', order: () => 0 }
const awkward = 'a\tb\\N\nc "d" 看台 \u0001'
interface MigrationEntry {
  version: string
  breakpoints: boolean
  idx: number
  when: number
  tag: string
}
/** The app folder of another build: `change` changes the list of its migrations. */
async function otherBuild(change: (ours: MigrationEntry[]) => MigrationEntry[], later = ''): Promise<string> {
  const root = await temporaryFolder()
  const folder = join(root, 'server/migrations')
  await cp(migrations, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: MigrationEntry[] }
  await writeFile(path, JSON.stringify({ ...journal, entries: change(journal.entries) }))
  await writeFile(join(folder, 'later.sql'), later)
  await cp(join(folder, 'meta/0000_snapshot.json'), join(folder, `meta/${String(journal.entries.length).padStart(4, '0')}_snapshot.json`))
  return join(root, 'dist/app')
}
let database: TestDatabase
let dataDir = ''
let folder = ''
let target = ''
beforeAll(async () => {
  database = await testDatabase()
  dataDir = await filledFolder()
  folder = await temporaryFolder()
  target = join(folder, 'monday')
  const { db, pool } = database
  await endow(db, ['ann', 'bob'], { coin: 100, income: 50, gold: 7 })
  await sealDays(pool, Date.now() + 2 * 86_400_000)
  await writeAnchors(pool, { dataDir, keys: await openKeys({ secretKey: '', dataDir }) })
  await insertPicture(pool)
  await pool.query(`INSERT INTO setting (name, value) VALUES ('awkward', $1)`, [JSON.stringify(awkward)])
  const jobs = await startJobs(pool, silentLog)
  await jobs.open(queue)
  await db.transaction((tx) => jobs.sendIn(tx, queue, { text: awkward }, { at: Date.now() + 86_400_000 }))
  await jobs.stop()
  await backUp(dataDir, database, { target, recordings: true })
}, timeout)

describe('a backup', { timeout }, () => {
  it('gets its final name when complete, with owner-only keys beside it, and does not contain the secret', async () => {
    expect((await readdir(folder)).sort()).toEqual(['monday', 'monday.keys'])
    expect((await stat(`${target}.keys`)).mode & 0o777).toBe(0o600)
    const secret = await readFile(join(dataDir, 'keys/secret'))
    for (const path of await readdir(target, { recursive: true })) {
      if (!(await stat(join(target, path))).isFile()) continue
      const bytes = await readFile(join(target, path))
      expect([bytes.includes(secret), bytes.includes(secret.toString('base64'))], path).toEqual([false, false])
    }
    expect(existsSync(join(target, 'data/postgres.log'))).toBe(false)
  })

  it('restores every table, sequence, job and file, and a valid ledger', async () => {
    const back = await bringBack(target)
    expect(await contentOf(back.database.pool)).toEqual(await contentOf(database.pool))
    const place = { dataDir: back.dataDir, keys: await openKeys({ secretKey: '', dataDir: back.dataDir }) }
    expect(await proveMoney(back.database.pool, place)).toMatchObject({ faults: [], transactions: 6 })
    expect((await readAnchors(place)).anchors).toHaveLength(1)
    expect(await readFile(join(back.dataDir, 'uploads/stored/ab', pictureName))).toEqual(picture)
    expect(await readFile(join(back.dataDir, 'keys/secret'))).toEqual(await readFile(join(dataDir, 'keys/secret')))
    expect(await readFile(join(back.dataDir, 'ledger-days'), 'utf8')).toBe('2026-03-01 abc\n')
    expect(await readFile(join(back.dataDir, 'stream/room/b1/index.jsonl'), 'utf8')).toBe('{"e":1}\n')
    // Triggers are enabled again, and the queue accepts jobs.
    await expect(back.database.pool.query('UPDATE ledger_account SET balance = 1')).rejects.toThrow(/postings alone/)
    await endow(back.database.db, ['ann'], { coin: 1, income: 0, gold: 0 })
    const jobs = await startJobs(back.database.pool, silentLog)
    await back.database.db.transaction((tx) => jobs.sendIn(tx, queue, {}))
    await jobs.stop()
  })

  it('links the uploads of the previous one and skips missing ones', async () => {
    await insertPicture(database.pool, 'zzzzzzzzzzzzzzzzzzzzzz.png')
    const { manifest, missingUploads } = await backUp(dataDir, database, { target: join(folder, 'tuesday'), previous: target })
    expect(missingUploads).toEqual(['/media/zzzzzzzzzzzzzzzzzzzzzz.png'])
    expect(manifest.files.missing).toBe(1)
    const inode = async (name: string) => (await stat(join(folder, name, 'uploads/ab', pictureName))).ino
    expect(await inode('tuesday')).toBe(await inode('monday'))
    await checkBackup(join(folder, 'tuesday'), '', [join(folder, 'tuesday.keys')])
  })

  it('of an earlier build is migrated', async () => {
    const appDir = await otherBuild(
      (ours) => [...ours, { version: '7', breakpoints: true, idx: ours.length, when: Date.now(), tag: 'later' }],
      'ALTER TABLE setting ADD COLUMN later integer NOT NULL DEFAULT 7',
    )
    const { database: back } = await bringBack(target, undefined, { appDir })
    const settings = async ({ pool }: TestDatabase) => (await pool.query('SELECT name FROM setting ORDER BY 1')).rows
    expect(await settings(back)).toEqual(await settings(database))
    expect((await back.pool.query('SELECT DISTINCT later FROM setting')).rows).toEqual([{ later: 7 }])
    // The next start finds nothing to migrate.
    await migrateDatabase(back.db, migrationsFolder(appDir))
  })

  it('of a later build is rejected', async () => {
    const appDir = await otherBuild((ours) => ours.map((one) => ({ ...one, when: one.when - 1 })))
    await expect(bringBack(target, undefined, { appDir })).rejects.toThrow(/tables \(\w+\) are not known to this build/)
  })
})

describe('rejects with a one-sentence error', { timeout }, () => {
  const check = (path: string, keys = `${target}.keys`) => checkBackup(path, '', [keys])
  /** A changed copy of the backup. */
  async function altered(change: (root: string) => Promise<void>): Promise<string> {
    const root = join(await temporaryFolder(), 'altered')
    await cp(target, root, { recursive: true })
    await change(root)
    return root
  }

  it('an unfinished backup', async () => {
    const under = await altered((root) => rename(join(root, 'manifest.json'), join(root, 'manifest.gone')))
    await expect(check(under)).rejects.toThrow(/is unfinished: it was cut off while it was made, restore another one\.$/)
    await expect(check(`${target}.unfinished`)).rejects.toThrow(/^There is no backup /)
  })

  it.each([
    ['database/public.ledger_tx.copy.gz', 'database/public.ledger_tx.copy.gz is not what was written'],
    [`uploads/ab/${pictureName}`, `uploads/ab/${pictureName} is not what was written`],
    ['files.jsonl.gz', 'files.jsonl.gz is not what was written'],
  ])('a backup whose %s has an altered byte', async (path, reason) => {
    const root = await altered(async (copy) => {
      const bytes = await readFile(join(copy, path))
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
      await writeFile(join(copy, path), bytes)
    })
    await expect(check(root)).rejects.toThrow(`The backup ${root} was altered: ${reason}.`)
  })

  it('a backup with a rewritten manifest, a newer format or other keys', async () => {
    const rewrite = (change: (text: string) => string) =>
      altered(async (root) => writeFile(join(root, 'manifest.json'), change(await readFile(join(root, 'manifest.json'), 'utf8'))))
    await expect(check(await rewrite((text) => text.replace('"missing":0', '"missing":1')))).rejects.toThrow(/does not bear its seal\.$/)
    await expect(check(await rewrite((text) => text.slice(0, 50)))).rejects.toThrow(/manifest\.json cannot be read\.$/)
    await expect(check(await rewrite((text) => text.replace('"format":1', '"format":2')))).rejects.toThrow(
      /has format 2, and this build reads up to 1: restore it with a newer build\.$/,
    )
    await expect(check(target, join(folder, 'none.keys'))).rejects.toThrow(/^The keys of this backup are in none of .+none\.keys: /)
    await expect(checkBackup(target, Buffer.alloc(32).toString('base64'), [])).rejects.toThrow(/^SECRET_KEY is not that of the server/)
  })

  it('a target that is not empty or holds an unfinished restore', async () => {
    const client = new Client(database.connection)
    await client.connect()
    await expect(requireEmptyDatabase(client, 'DATABASE_URL x')).rejects.toThrow(
      /^The database \(DATABASE_URL x\) is not empty, it has \S+: /,
    )
    await client.end()
    await expect(requireEmptyFolder(dataDir)).rejects.toThrow(/^DATA_DIR \(\S+\) is not empty, it has \S+: restore into an empty folder\.$/)
    await expect(backUp(dataDir, database, { target })).rejects.toThrow(`${target} is there already: name a folder that is not.`)
    const left = await temporaryFolder()
    await writeFile(join(left, 'restore.unfinished'), '')
    await expect(findDatabase(configOf(left))).rejects.toThrow(/holds a restore that was cut off: empty it, and its database, and restore/)
  })

  it('a second backup at the same time, and one without the keys of the server', async () => {
    const client = new Client(database.connection)
    await client.connect()
    await client.query('SELECT pg_advisory_lock($1)', [0x47525342])
    await expect(backUp(dataDir, database, { target: join(folder, 'twice') })).rejects.toThrow(
      `Another backup of the database (${foundOf(database).name}) is under way.`,
    )
    await client.end()
    const empty = await temporaryFolder()
    await mkdir(join(empty, 'keys'))
    await expect(backUp(empty, database, { target: join(folder, 'keyless') })).rejects.toThrow(/^There are no keys in DATA_DIR/)
    expect((await readdir(folder)).filter((name) => basename(name).endsWith('.unfinished'))).toEqual([])
  })
})
