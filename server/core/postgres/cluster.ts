// The embedded PostgreSQL: created at the first start, adopted when it outlived a killed server, stopped with the server.
import { spawn } from 'node:child_process'
import { mkdir, open, readFile, rm, stat, truncate } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { findBinaries } from './binaries.ts'
import { createDataFolder } from './data-folder.ts'
import { chooseLauncher } from './launcher.ts'
import { isPostgresOn, type Postmaster, readPostmaster } from './postmaster-file.ts'
import { prepareDatabase, readSecret } from './roles.ts'
import { fitsSocket, serverArguments, socketPort } from './settings.ts'

export interface Connection {
  host: string
  port: number
  user: string
  password: string
  database: string
}
export interface Cluster {
  /** As the application: owner of its database and nothing more. */
  connection: Connection
  /** As the superuser: for tests that create databases. */
  admin: Connection
  pid: number
  /** Whether it was already running. */
  adopted: boolean
  /** Ends it as fast as is safe; resolves when it is gone. */
  stop(): Promise<void>
}
export interface ClusterOptions {
  /** DATA_DIR: the data go to its folder `postgres`, the log to `postgres.log`. */
  folder: string
  /** Other settings, for tests. */
  settings?: Readonly<Record<string, string>>
  /** Told what takes long, for the operator. */
  onProgress?: (text: string) => void
}

/** Milliseconds for a start, which may have to replay what a crash left. */
const startWithin = 60_000
/** Milliseconds for an orderly end before it is cut short; the next start then replays its log. */
const stopWithin = 3_500
const logMax = 8 * 1024 * 1024

export async function startCluster({ folder, settings, onProgress }: ClusterOptions): Promise<Cluster> {
  const dataDir = join(folder, 'postgres')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const secret = await readSecret(folder)
  const running = await adoptable(dataDir)
  if (running) return clusterOf(await untilReady(dataDir, folder), true)

  const binaries = await findBinaries()
  await createDataFolder(folder, dataDir, binaries, onProgress)
  const launcher = await chooseLauncher(binaries.postgres, dataDir)
  await rm(join(dataDir, 'postmaster.pid'), { force: true })
  const listening = fitsSocket(dataDir) ? { socketDir: dataDir, port: socketPort } : { socketDir: null, port: await freePort() }
  const logFile = join(folder, 'postgres.log')
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  )
  if (size > logMax) await truncate(logFile)
  const log = await open(logFile, 'a', 0o600)
  const [command = '', ...rest] = [...launcher.prefix, binaries.postgres, ...serverArguments(dataDir, listening, settings)]
  // A session of its own: Ctrl-C reaches the server alone, which then ends PostgreSQL in order.
  const child = spawn(command, rest, {
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C' },
  })
  await log.close()
  child.unref()
  let ended: string | null = null
  child.once('error', (error) => {
    ended = error.message
  })
  child.once('exit', (code, signal) => {
    ended = `it ended with ${signal ?? code}`
  })
  const postmaster = await untilReady(dataDir, folder, () => ended)
  return clusterOf(postmaster, postmaster.pid !== child.pid)

  async function clusterOf(postmaster: Postmaster, adopted: boolean): Promise<Cluster> {
    const host = postmaster.socketDir || '127.0.0.1'
    const admin = { host, port: postmaster.port, user: 'postgres', password: secret, database: 'postgres' }
    const connection = await prepareDatabase(admin)
    return { connection, admin, pid: postmaster.pid, adopted, stop: () => stopCluster(postmaster.pid, dataDir) }
  }
}

/** A PostgreSQL that runs on this folder already. */
async function adoptable(dataDir: string): Promise<boolean> {
  const postmaster = await readPostmaster(dataDir)
  return postmaster !== null && (await isPostgresOn(postmaster.pid, dataDir))
}

async function untilReady(dataDir: string, folder: string, ended: () => string | null = () => null): Promise<Postmaster> {
  const deadline = Date.now() + startWithin
  for (;;) {
    const postmaster = await readPostmaster(dataDir)
    const ours = postmaster !== null && (await isPostgresOn(postmaster.pid, dataDir))
    if (postmaster?.ready && ours) return postmaster
    const reason = ended()
    // Two servers started at once: the other's PostgreSQL holds the folder, and who may use it is settled by the advisory lock.
    if (reason !== null && !ours) throw await whyNot(folder, reason)
    if (Date.now() > deadline) throw await whyNot(folder, 'it did not become ready in time')
    await wait(10)
  }
}

async function whyNot(folder: string, reason: string): Promise<StartError> {
  const logFile = join(folder, 'postgres.log')
  const text = (await readFile(logFile, 'utf8').catch(() => '')).slice(-4_000)
  if (/No space left on device|disk quota exceeded/i.test(text)) return new StartError(`The disk of DATA_DIR (${folder}) is full.`)
  const line = text.split('\n').findLast((entry) => /FATAL|PANIC|error while loading|could not/.test(entry))
  return new StartError(
    `The embedded PostgreSQL did not start: ${line ? line.replace(/^.*?(FATAL|PANIC): +/, '') : reason}. Its log is ${logFile}.`,
  )
}

async function stopCluster(pid: number, dataDir: string): Promise<void> {
  for (const [signal, within] of [
    ['SIGINT', stopWithin],
    ['SIGQUIT', 1_000],
  ] as const) {
    if (!(await isPostgresOn(pid, dataDir))) return
    process.kill(pid, signal)
    const deadline = Date.now() + within
    while ((await isPostgresOn(pid, dataDir)) && Date.now() < deadline) await wait(10)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
