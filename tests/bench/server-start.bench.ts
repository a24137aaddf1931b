// R-PERF-16: from the spawn to the first response, compared with a bare Fastify and an embedded PostgreSQL started one after the other.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startCluster } from '../../server/core/postgres/cluster.ts'
import { freePort } from '../support/free-port.ts'
import { conditions, cpuOf, hasTaskset, type Measured, measured, onLinux, report, skipped, treeCpuOf } from './rig.ts'
import { isBuilt } from './rows/scene.ts'

const rounds = process.argv.includes('--full') ? 7 : 3
const patience = 60_000
/** A start uses the whole machine: both have every core. */
const everywhere = hasTaskset ? ['taskset', '-c', `0-${cpus().length - 1}`] : []
const bareServer = fileURLToPath(new URL('server-start/bare.mjs', import.meta.url))

async function firstResponse(url: string): Promise<number> {
  for (const until = performance.now() + patience; performance.now() < until; await rest(5)) {
    const response = await fetch(url).catch(() => null)
    await response?.arrayBuffer()
    if (response?.ok) return performance.now()
  }
  throw new Error(`${url} did not respond`)
}
async function end(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}
function run(args: string[], env: Record<string, string>): { child: ChildProcess; at: number } {
  const [command = '', ...argv] = [...everywhere, process.execPath, ...args]
  const at = performance.now()
  return {
    child: spawn(command, argv, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'production', ...env } }),
    at,
  }
}

interface Start {
  /** Milliseconds to the first health response, and to the first page. */
  health: number
  page: number
}
async function ours(dataDir: string): Promise<Start> {
  const port = await freePort()
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const { child, at } = run(['dist/server/main.js'], env)
  const url = `http://127.0.0.1:${port}`
  const health = await firstResponse(`${url}/healthz`)
  const page = await firstResponse(`${url}/main`)
  await end(child)
  return { health: health - at, page: page - at }
}
/** Milliseconds to the first response of a bare Fastify. */
async function bare(): Promise<number> {
  const port = await freePort()
  const { child, at } = run([bareServer, String(port)], {})
  const answered = await firstResponse(`http://127.0.0.1:${port}/`)
  await end(child)
  return answered - at
}
/** Start time of the embedded PostgreSQL on an existing data folder, in milliseconds. */
async function postgres(folder: string): Promise<number> {
  const at = performance.now()
  const cluster = await startCluster({ folder })
  const ready = performance.now()
  await cluster.stop()
  return ready - at
}

interface Round extends Start {
  bare: number
  postgres: number
}
/** CPU time of all processes started here is not noise. */
const started = async (): Promise<number> => treeCpuOf(process.pid) - cpuOf(process.pid)
const quietly = <Result>(phase: () => Promise<Result>): Promise<Measured<Result>> => measured(process.pid, phase, started)

async function takeAll(): Promise<void> {
  const [dataDir, clusterDir] = (await Promise.all(['ours-', 'cluster-'].map((name) => mkdtemp(join(tmpdir(), name))))) as [string, string]
  try {
    await postgres(clusterDir)
    const cold = await measured(
      process.pid,
      async () => {
        await rm(dataDir, { recursive: true, force: true })
        return { ...(await ours(dataDir)), bare: await bare() }
      },
      started,
    )
    const taken: Measured<Round>[] = []
    for (let round = 0; round < rounds; round += 1)
      taken.push(await quietly(async () => ({ ...(await ours(dataDir)), bare: await bare(), postgres: await postgres(clusterDir) })))
    printResult(cold, taken)
  } finally {
    await Promise.all([dataDir, clusterDir].map((folder) => rm(folder, { recursive: true, force: true })))
  }
}

function printResult(cold: Measured<Start & { bare: number }>, taken: Measured<Round>[]): void {
  const of = (read: (round: Round) => number): number[] => taken.map(({ result }) => read(result))
  const under = conditions(taken)
  const page = { name: 'R-PERF-16 spawn to the first page, later start', unit: 'ms', ours: of((round) => round.page) }
  const both = of((round) => round.bare + round.postgres)
  report({ ...page, against: 'bare Fastify and PostgreSQL', baseline: both, goal: { most: 2 }, ...under })
  report({ ...page, against: '', baseline: [], goal: { most: 1_500 }, ...under })
  const health = { name: 'R-PERF-16 spawn to the first word on health', unit: 'ms', against: 'bare Fastify', goal: { most: 1 } }
  report({ ...health, ours: of((round) => round.health), baseline: of((round) => round.bare), ...under })
  const first = { name: 'R-PERF-16 spawn to the first page, first start', unit: 'ms', against: '', baseline: [], goal: { most: 10_000 } }
  report({ ...first, ours: [cold.result.page], ...conditions([cold]) })
}

if (!onLinux) skipped('R-PERF-16', 'needs /proc')
else if (!isBuilt) skipped('R-PERF-16', 'not built: npm run build')
else await takeAll()
