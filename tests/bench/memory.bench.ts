// R-PERF-14: the server's memory after a minute without a reader, compared with a bare Fastify; PostgreSQL's; and the cost of a socket.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as rest } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startApp } from '../support/app/app-process.ts'
import { freePort } from '../support/free-port.ts'
import { subscribe } from './fanout/subscribers.ts'
import { childrenOf, onLinux, pinned, report, skipped } from './rig.ts'
import { isBuilt } from './rows/scene.ts'

const full = process.argv.includes('--full')
const idleSeconds = 60
const sockets = full ? 10_000 : 2_000
/** Seconds after which the sockets' memory is measured again, to detect growth over time. */
const socketSeconds = full ? 600 : 20

/** Memory of a process in MB: all resident pages (Rss), or with shared pages divided among their users (Pss). */
function memoryOf(pid: number, kind: 'Rss' | 'Pss'): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(new RegExp(`^${kind}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1]) / 1_024
}
const treeOf = (pid: number): number[] => childrenOf(pid).flatMap((child) => [child, ...treeOf(child)])

interface Child {
  pid: number
  port: number
  send(line: string): void
  stop(): Promise<void>
}
/** Starts a program of ours that prints "listening PORT" and ends with its stdin. */
async function start(file: string, args: string[]): Promise<Child> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const [command = '', ...rest] = [...pinned(0), process.execPath, '--import', 'tsx', path, ...args]
  const child = spawn(command, rest, { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } })
  const lines = createInterface({ input: child.stdout })
  const [line] = (await once(lines, 'line')) as [string]
  const stop = async (): Promise<void> => {
    child.stdin.end()
    await once(child, 'exit')
  }
  return { pid: child.pid as number, port: Number(line.split(' ')[1]), send: (text) => void child.stdin.write(`${text}\n`), stop }
}

/** Memory of a bare Fastify with one route, in MB. */
async function bareFastify(): Promise<{ memory: () => number; stop: () => Promise<void> }> {
  const port = await freePort()
  const child = spawn(process.execPath, [fileURLToPath(new URL('server-start/bare.mjs', import.meta.url)), String(port)], {
    stdio: 'inherit',
  })
  const ask = () => fetch(`http://127.0.0.1:${port}/`).catch(() => null)
  for (let responses = 0, tries = 0; responses < 20 && tries < 500; tries += 1) {
    if (await (await ask())?.text()) responses += 1
    else await rest(20)
  }
  const stop = async (): Promise<void> => {
    child.kill()
    await once(child, 'exit')
  }
  return { memory: () => memoryOf(child.pid as number, 'Rss'), stop }
}

interface Idle {
  ours: number
  bare: number
  postgres: number
}
/** Measures a freshly started server after a minute without requests. */
async function idle(dataDir?: string): Promise<Idle & { dataDir: string }> {
  const app = await startApp({ before: pinned(0), dataDir })
  const floor = await bareFastify()
  try {
    for (const path of ['/main', '/football', '/schedule']) await (await fetch(app.url + path)).text()
    await rest(idleSeconds * 1_000)
    const postgres = treeOf(app.pid).reduce((sum, pid) => sum + memoryOf(pid, 'Pss'), 0)
    return { ours: memoryOf(app.pid, 'Rss'), bare: floor.memory(), postgres, dataDir: app.dataDir }
  } finally {
    await floor.stop()
    await app.stop()
  }
}

/** KB of each socket after all have joined, and again after a while of goals and ticks. */
async function perSocket(): Promise<{ joined: number; later: number }> {
  const server = await start('fanout/server.ts', ['ours', '150'])
  // The first sockets load and compile code: that cost belongs to the server, not to a socket.
  const quiet = { port: server.port, isOurs: true, onDelivery: () => undefined }
  const onFault = (what: string): never => {
    throw new Error(what)
  }
  const endFirst = await subscribe({ ...quiet, count: 200, onFault })
  await rest(5_000)
  const before = memoryOf(server.pid, 'Rss')
  const end = await subscribe({ ...quiet, count: sockets, onFault })
  await rest(5_000)
  const joined = memoryOf(server.pid, 'Rss')
  server.send('tick on')
  await rest(socketSeconds * 1_000)
  const later = memoryOf(server.pid, 'Rss')
  end()
  endFirst()
  await server.stop()
  const each = (megabytes: number): number => ((megabytes - before) * 1_024) / sockets
  return { joined: each(joined), later: each(later) }
}

/** Memory does not depend on the load of the machine. */
const still = { noise: 0, clean: true, clientBusy: 0 }

if (!onLinux) skipped('R-PERF-14', 'needs /proc')
else if (!isBuilt) skipped('R-PERF-14', 'not built: npm run build')
else {
  const first = await idle()
  const later = await idle(first.dataDir)
  await rm(first.dataDir, { recursive: true, force: true })
  for (const [what, taken] of [
    ['after a first start', first],
    ['after a later start', later],
  ] as const) {
    const name = `R-PERF-14 server ${what}, idle ${idleSeconds} s`
    report({ name, unit: 'MB', ours: [taken.ours], against: 'bare Fastify', baseline: [taken.bare], goal: { most: 1.6 }, ...still })
    const postgres = { unit: 'MB', ours: [taken.postgres], against: '', baseline: [], goal: { most: 80 } }
    report({ name: `R-PERF-14 PostgreSQL ${what}`, ...postgres, ...still })
  }
  const { joined, later: afterTicks } = await perSocket()
  const each = { unit: 'KB', against: '', baseline: [], goal: { most: 9 }, ...still }
  report({ name: `R-PERF-14 a socket of ${sockets}`, ours: [joined], ...each })
  report({ name: `R-PERF-14 a socket of ${sockets}, after ${socketSeconds} s of ticks`, ours: [afterTicks], ...each })
}
