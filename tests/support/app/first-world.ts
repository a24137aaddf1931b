// The demonstration world as a first start leaves it: made once for a run of browser tests, copied by each file's server, and served
// by one server for the files that ask of it only what a guest does.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyFolder, emptyCluster, makeMigratedCluster } from '../database/empty-cluster.ts'
import { type AppProcess, firstWorld, startApp } from './app-process.ts'
import { sharedApp } from './shared-app.ts'

/** Milliseconds for each step of it: to play some weeks takes twenty seconds of a core that does nothing else, of a busy one minutes. */
const patience = 300_000
/** What a first start writes beside its pages: each later one would else begin with it. */
const written = ['experts of the demonstration world written', 'videos of the demonstration world made']
async function isWhole(first: AppProcess): Promise<void> {
  const until = Date.now() + patience
  while (!written.every((line) => first.output().includes(line))) {
    if (Date.now() > until) throw new Error(`the world was not whole in time:\n${first.output()}`)
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
  const app = await startApp({ env: { RATE_LIMIT: '0' }, patience })
  process.env[sharedApp] = app.url
  return async () => {
    await app.stop()
    await app.clean()
    for (const folder of [dataDir, empty]) await rm(folder, { recursive: true, force: true })
  }
}
