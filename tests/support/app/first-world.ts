// The demonstration world after a first start, once with simulated and once with recorded matches: created once per run of browser tests,
// copied by the server of each file, and shared by one server for files that change nothing visible to others.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { startCluster } from '../../../server/core/postgres/cluster.ts'
import { upsertSetting } from '../../../server/core/setting/store.ts'
import { earlierName } from '../../../server/feed/simulator/earlier.ts'
import { testConfig } from '../app.ts'
import { copyFolder, emptyCluster, makeMigratedCluster } from '../database/empty-cluster.ts'
import { type AppProcess, firstWorld, recorded, recordedWorld, startApp } from './app-process.ts'
import { sharedApp } from './shared-app.ts'

/** Timeout of each step in milliseconds: simulating some weeks takes twenty seconds on an idle core, minutes on a busy one. */
const patience = 300_000
/** Log lines of background work at a first start: without waiting for them, every later start would repeat it. */
const written = ['experts of the demonstration world written', 'videos of the demonstration world made']
const writtenOverRecord = ['videos of the demonstration world made']
async function isWhole(server: AppProcess, lines = written): Promise<void> {
  const until = Date.now() + patience
  while (!lines.every((line) => server.output().includes(line))) {
    if (Date.now() > until) throw new Error(`the world was not whole in time:\n${server.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Creates a data folder by its own first start. */
async function makeWorld(name: string, empty: string, env: Record<string, string>, lines: string[]): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), `grandstand-${name}-`))
  await copyFolder(empty, dataDir)
  const server = await startApp({ dataDir, env: { ...env, LOG_LEVEL: 'info' }, patience })
  await isWhole(server, lines)
  await server.stop()
  return dataDir
}

/**
 * Disables the simulator's back-fill of older matches, which runs for an hour after a first start and which no test needs: it would take a
 * share of a core in every server, and permanently in the shared one.
 */
async function skipEarlier(dataDir: string): Promise<void> {
  const cluster = await startCluster({ folder: dataDir })
  const client = new Client(cluster.connection)
  await client.connect()
  await upsertSetting(drizzle(client), earlierName(testConfig().feedSeed), 0)
  await client.end()
  await cluster.stop()
}

async function makeSimulated(empty: string): Promise<string> {
  const dataDir = await makeWorld('first', empty, {}, written)
  await skipEarlier(dataDir)
  return dataDir
}

/** Playwright calls this before the first file, and the returned function after the last one. */
export default async function makeFirstWorld(): Promise<() => Promise<void>> {
  const empty = await mkdtemp(join(tmpdir(), 'grandstand-empty-'))
  await makeMigratedCluster(empty)
  process.env[emptyCluster] = empty
  const [dataDir, recordedDir] = await Promise.all([
    makeSimulated(empty),
    makeWorld('recorded', empty, recorded, writtenOverRecord),
    // Compiles the server here once: workers do not share compiled modules, and files that start the server in-process need all of it.
    import('../../../server/app.ts'),
  ])
  process.env[firstWorld] = dataDir
  process.env[recordedWorld] = recordedDir
  const app = await startApp({ env: { RATE_LIMIT: '0' }, patience })
  await isWhole(app, ['/outbox/'])
  process.env[sharedApp] = JSON.stringify({ url: app.url, dataDir: app.dataDir, output: app.output() })
  return async () => {
    await app.stop()
    await app.clean()
    for (const folder of [dataDir, recordedDir, empty, `${empty}.builds`]) await rm(folder, { recursive: true, force: true })
  }
}
