// The demonstration world after a first start, with simulated and with recorded matches: created once per run of browser tests, copied
// by each file's server, and shared by one server for the files that change nothing visible to others.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** Playwright calls it before the first file, and what it answers after the last one. */
export default async function makeFirstWorld(): Promise<() => Promise<void>> {
  const empty = await mkdtemp(join(tmpdir(), 'grandstand-empty-'))
  await makeMigratedCluster(empty)
  process.env[emptyCluster] = empty
  const dataDir = await mkdtemp(join(tmpdir(), 'grandstand-first-'))
  await copyFolder(empty, dataDir)
  const first = await startApp({ dataDir, env: { LOG_LEVEL: 'info' }, patience })
  await isWhole(first)
  await first.stop()
  process.env[firstWorld] = dataDir
  const recordedDir = await mkdtemp(join(tmpdir(), 'grandstand-recorded-'))
  await copyFolder(empty, recordedDir)
  const second = await startApp({ dataDir: recordedDir, env: { ...recorded, LOG_LEVEL: 'info' }, patience })
  await isWhole(second, writtenOverRecord)
  await second.stop()
  process.env[recordedWorld] = recordedDir
  const app = await startApp({ env: { RATE_LIMIT: '0' }, patience })
  await isWhole(app, ['/outbox/'])
  process.env[sharedApp] = JSON.stringify({ url: app.url, dataDir: app.dataDir, output: app.output() })
  return async () => {
    await app.stop()
    await app.clean()
    for (const folder of [dataDir, recordedDir, empty]) await rm(folder, { recursive: true, force: true })
  }
}
