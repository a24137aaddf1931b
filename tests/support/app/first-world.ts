// The demonstration world after a first start, with simulated and with recorded matches: created once per run of browser tests, copied
// by each file's server, and shared by one server for the files that change nothing visible to others.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { startCluster } from '../../../server/core/postgres/cluster.ts'
import { putSetting } from '../../../server/core/setting/store.ts'
import { earlierName } from '../../../server/feed/simulator/earlier.ts'
import { testConfig } from '../app.ts'
import { copyFolder, emptyCluster, makeMigratedCluster } from '../database/empty-cluster.ts'
import { type AppProcess, firstWorld, recorded, recordedWorld, startApp } from './app-process.ts'
import { sharedApp } from './shared-app.ts'

/** Milliseconds for each step of it: to play some weeks takes twenty seconds of a core that does nothing else, of a busy one minutes. */
const patience = 300_000
/** What a first start writes beside its pages: each later one would else begin with it. */
const written = ['experts of the demonstration world written', 'videos of the demonstration world made']
const writtenOverRecord = ['videos of the demonstration world made']
async function isWhole(server: AppProcess, lines = written): Promise<void> {
  const until = Date.now() + patience
  while (!lines.every((line) => server.output().includes(line))) {
    if (Date.now() > until) throw new Error(`the world was not whole in time:\n${server.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** A data folder after a first start of its own. */
async function makeWorld(name: string, empty: string, env: Record<string, string>, lines: string[]): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), `grandstand-${name}-`))
  await copyFolder(empty, dataDir)
  const server = await startApp({ dataDir, env: { ...env, LOG_LEVEL: 'info' }, patience })
  await isWhole(server, lines)
  await server.stop()
  return dataDir
}

/**
 * The simulator tells the details of older matches for an hour after a first start, which no file waits for: in each server, and in the
 * shared one all the time, it would take a part of a core from the tests.
 */
async function tellNothingEarlier(dataDir: string): Promise<void> {
  const cluster = await startCluster({ folder: dataDir })
  const client = new Client(cluster.connection)
  await client.connect()
  await putSetting(drizzle(client), earlierName(testConfig().feedSeed), 0)
  await client.end()
  await cluster.stop()
}

async function makeSimulated(empty: string): Promise<string> {
  const dataDir = await makeWorld('first', empty, {}, written)
  await tellNothingEarlier(dataDir)
  return dataDir
}

/** Playwright calls it before the first file, and what it answers after the last one. */
export default async function makeFirstWorld(): Promise<() => Promise<void>> {
  const empty = await mkdtemp(join(tmpdir(), 'grandstand-empty-'))
  await makeMigratedCluster(empty)
  process.env[emptyCluster] = empty
  const [dataDir, recordedDir] = await Promise.all([
    makeSimulated(empty),
    makeWorld('recorded', empty, recorded, writtenOverRecord),
    // Compiled here once: a worker keeps nothing of what it compiles, and files that start the server in their own process need all of it.
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
