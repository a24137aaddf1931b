// Backups under a load of bookings, with kill -9: every finished one has all bookings acknowledged before it began, and a ledger that
// holds; a killed one never gets its final name.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { checkBackup } from '../../../server/backup/check.ts'
import { brokenLedgerCode } from '../../../server/backup/format.ts'
import { migrateDatabase, openPool } from '../../../server/core/database/database.ts'
import { type Connection, startCluster } from '../../../server/core/postgres/cluster.ts'
import { isPostgresOn } from '../../../server/core/postgres/postmaster-file.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { backUp, bringBack, filledFolder, temporaryFolder } from '../../support/backup/backup-scene.ts'
import { testDatabase } from '../../support/database/database.ts'
import { migrations } from '../../support/database/migrations.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { chance, figures, isShort, seed, soak } from '../../support/soak.ts'

const children = new Set<ChildProcess>()
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

function run(args: readonly string[], env: Record<string, string> = {}): { child: ChildProcess; ended: Promise<string>; output(): string } {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let text = ''
  const append = (chunk: Buffer): void => {
    text += chunk.toString()
  }
  child.stdout?.on('data', append)
  child.stderr?.on('data', append)
  const ended = new Promise<string>((done) =>
    child.once('close', (code, signal) => {
      children.delete(child)
      done(String(signal ?? code))
    }),
  )
  return { child, ended, output: () => text }
}

/** Books continuously until killed. */
function openWriter(connection: object, names: readonly string[]) {
  const args = [connection, names, null].map((arg) => JSON.stringify(arg))
  const writer = run(['tests/support/money/ledger-writer.ts', ...args])
  return {
    // The last line may be torn.
    acknowledged: () => writer.output().split('\n').slice(0, -1).map(Number).filter(Number.isInteger),
    kill: () => {
      writer.child.kill('SIGKILL')
      return writer.ended
    },
  }
}

/** Acknowledged bookings that are missing, and faults of the ledger. Skips `wealth`: the transfers bypass the wallet. */
async function inspectLedger(connection: object, acknowledged: readonly number[]) {
  const pool = openPool({ ...connection, max: 1 })
  try {
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM ledger_tx')
    const there = new Set(rows.map(({ id }) => Number(id)))
    const faults = (await proveLedger(pool)).filter(({ check }) => check !== 'wealth')
    return { lost: acknowledged.filter((id) => !there.has(id)), faults, size: there.size }
  } finally {
    await pool.end()
  }
}

interface Site {
  connection: Connection
  env: Record<string, string>
  /** Kills its PostgreSQL, and starts it again. */
  crash?(): Promise<void>
}
interface Tally {
  finished: number
  killed: number
  crashes: number
  restored: number
  acknowledged: number
  lost: number
  faults: number
}

/** Runs the restore command into an empty database or folder. */
async function runRestore(site: Site, source: string, env: Record<string, string>): Promise<string> {
  const restore = run(['server/restore.ts', source], { ...site.env, ...env })
  expect(await restore.ended, restore.output()).toMatch(/^[01]$/)
  expect(restore.output()).toContain('Restored into')
  return restore.output()
}

/** The writers' transfers bypass the wallet, so that its sums do not hold. */
const isMade = (code: string): boolean => code === '0' || code === String(brokenLedgerCode)
/** Runs the backup command; in short runs, in this process, which is faster. */
async function runBackup(site: Site, target: string): Promise<void> {
  if (isShort) return void (await backUp(site.env.DATA_DIR ?? '', site, { target }))
  const backup = run(['server/backup.ts', target], site.env)
  expect(isMade(await backup.ended), backup.output()).toBe(true)
}

/** Checks that a killed backup cannot be restored. */
async function expectRefused(target: string): Promise<void> {
  expect(existsSync(target)).toBe(false)
  if (existsSync(`${target}.unfinished`))
    await expect(checkBackup(`${target}.unfinished`, '', [])).rejects.toThrow(/is unfinished: it was cut off/)
}

async function round(site: Site, names: readonly string[], tally: Tally, target: string, killAfter: number | null, crash: boolean) {
  const writer = openWriter(site.connection, names)
  await expect.poll(() => writer.acknowledged().length, { timeout: 60_000 }).toBeGreaterThan(20)
  const before = writer.acknowledged()
  let finished = killAfter === null
  if (killAfter === null) await runBackup(site, target)
  else {
    const backup = run(['server/backup.ts', target], site.env)
    await Promise.race([wait(killAfter), backup.ended])
    if (crash) {
      tally.crashes += 1
      await site.crash?.()
    } else backup.child.kill('SIGKILL')
    finished = isMade(await backup.ended)
    expect(existsSync(join(target, 'manifest.json')), backup.output()).toBe(finished)
  }
  if (finished) tally.finished += 1
  else {
    tally.killed += 1
    await expectRefused(target)
  }
  await writer.kill()
  tally.acknowledged += before.length
  return finished ? before : null
}

const emptyTally = (): Tally => ({ finished: 0, killed: 0, crashes: 0, restored: 0, acknowledged: 0, lost: 0, faults: 0 })

async function proveHeld(connection: object, acknowledged: readonly number[], tally: Tally): Promise<void> {
  const { lost, faults } = await inspectLedger(connection, acknowledged)
  tally.restored += 1
  tally.lost += lost.length
  tally.faults += faults.length
  expect({ lost, faults }).toEqual({ lost: [], faults: [] })
}

it(
  'with DATABASE_URL, a finished backup has every earlier entry and a killed one is rejected',
  async () => {
    const since = Date.now()
    const until = since + soak(0, 4 * 60_000)
    const database = await testDatabase()
    const names = Array.from({ length: 8 }, () => randomUUID().slice(0, 8))
    await endow(database.db, names, { coin: 1_000_000, income: 0, gold: 0 })
    const folder = await temporaryFolder()
    const site: Site = { connection: database.connection, env: { DATABASE_URL: database.url, DATA_DIR: await filledFolder() } }
    const tally = emptyTally()
    const acknowledged: number[] = []
    const random = chance()
    console.info(`seed ${seed}`)
    for (let iteration = soak(1, 0); iteration < 2 || Date.now() < until; iteration += 1) {
      const target = join(folder, `b${iteration}`)
      const before = await round(site, names, tally, target, iteration % 2 === 0 ? random(3_000) : null, false)
      if (!before) continue
      acknowledged.push(...before)
      if (isShort) await proveHeld((await bringBack(target)).database.connection, acknowledged, tally)
      else {
        const empty = await testDatabase({ empty: true })
        await runRestore(site, target, { DATABASE_URL: empty.url, DATA_DIR: join(folder, `d${iteration}`) })
        await proveHeld(empty.connection, acknowledged, tally)
      }
      await rm(target, { recursive: true })
    }
    expect(tally.restored).toBeGreaterThan(0)
    figures({ proof: 'backups of DATABASE_URL', ...tally, ms: Date.now() - since })
  },
  soak(180_000, 3_600_000),
)

it.skipIf(isShort)('the same holds for the embedded PostgreSQL, even when it is killed during backups', async () => {
  const since = Date.now()
  const until = since + 5 * 60_000
  const dataDir = await filledFolder()
  let cluster = await startCluster({ folder: dataDir })
  const client = new Client(cluster.connection)
  await client.connect()
  await migrateDatabase(drizzle(client), migrations)
  const names = Array.from({ length: 8 }, () => randomUUID().slice(0, 8))
  await endow(drizzle(client), names, { coin: 1_000_000, income: 0, gold: 0 })
  await client.end()
  const folder = await temporaryFolder()
  const site: Site = {
    connection: cluster.connection,
    env: { DATA_DIR: dataDir },
    async crash() {
      process.kill(cluster.pid, 'SIGKILL')
      await expect.poll(() => isPostgresOn(cluster.pid, join(dataDir, 'postgres'))).toBe(false)
      cluster = await startCluster({ folder: dataDir })
    },
  }
  const tally = emptyTally()
  const acknowledged: number[] = []
  const random = chance()
  console.info(`seed ${seed}`)
  for (let iteration = 0; iteration < 6 || Date.now() < until; iteration += 1) {
    const target = join(folder, `b${iteration}`)
    const before = await round(site, names, tally, target, iteration % 3 === 2 ? null : random(4_000), iteration % 3 === 1)
    if (!before) continue
    acknowledged.push(...before)
    const into = join(folder, `d${iteration}`)
    await runRestore(site, target, { DATA_DIR: into })
    expect(existsSync(join(into, 'restore.unfinished'))).toBe(false)
    const back = await startCluster({ folder: into })
    await proveHeld(back.connection, acknowledged, tally).finally(() => back.stop())
    await rm(target, { recursive: true })
    await rm(into, { recursive: true })
  }
  await cluster.stop()
  expect(tally.restored).toBeGreaterThan(0)
  figures({ proof: 'backups of the embedded PostgreSQL', ...tally, ms: Date.now() - since })
})
