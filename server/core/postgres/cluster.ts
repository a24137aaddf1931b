// The embedded PostgreSQL: created at the first start, adopted if it outlived a killed server, stopped with the server.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseGone } from '../database/transaction.ts'
import { StartError } from '../start-error.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { createDataFolder } from './data-folder.ts'
import { launch } from './launch.ts'
import { refuseForeign } from './launcher.ts'
import { isFullDisk, logFrom, logSize } from './log-file.ts'
import { isPostgresOn, type Postmaster, readPostmaster } from './postmaster-file.ts'
import { prepareDatabase, readSecret } from './roles.ts'
import { stopCluster } from './stop-cluster.ts'

export interface Connection {
  host: string
  port: number
  user: string
  password: string
  database: string
}
export interface Cluster {
  /** As the application, which owns its database and nothing else. */
  connection: Connection
  /** As the superuser: for tests that create databases. */
  admin: Connection
  pid: number
  /** Whether it was already running, or another server started it. */
  adopted: boolean
  /** Whether its log has reported a full disk since it was opened here: a failed write may have ended it. */
  wasDiskFull(): Promise<boolean>
  /** Stops it as fast as is safe; resolves when it has exited. */
  stop(): Promise<void>
}
type Opened = Omit<Cluster, 'wasDiskFull'>
export interface ClusterOptions {
  /** DATA_DIR: the data are in its folder `postgres`, the log is `postgres.log`. */
  folder: string
  /** Other settings, for tests. */
  settings?: Readonly<Record<string, string>>
  /** Receives progress messages of slow steps, for the operator. */
  onProgress?: (text: string) => void
  /** Upgrades data of an earlier major version; without it such data are refused. */
  onEarlier?: (version: { from: string; to: string; binaries: Binaries }) => Promise<void>
  /** Called when the process was launched but is not ready yet, to use the time. Not called when one is adopted. */
  onLaunched?: () => void
  /** When aborted, nothing more is launched, a process launched here that is not ready yet is stopped, and the start rejects. */
  signal?: AbortSignal
}

/** Milliseconds that a running PostgreSQL may take to become ready or to exit. */
const settleWithin = 60_000

export async function startCluster({ folder, settings, onProgress, onEarlier, onLaunched, signal }: ClusterOptions): Promise<Cluster> {
  const dataDir = join(folder, 'postgres')
  const logFile = join(folder, 'postgres.log')
  await refuseForeign(folder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const secret = await readSecret(folder)
  const begin = await logSize(logFile)
  const wasDiskFull = async (): Promise<boolean> => isFullDisk(await logFrom(logFile, begin))
  const running = await adopt(dataDir, secret, signal)
  if (running) return { ...running, wasDiskFull }

  const binaries = await findBinaries()
  await createDataFolder(folder, dataDir, binaries, { onProgress, onEarlier })
  const { postmaster, ours } = await launch(binaries.postgres, dataDir, logFile, { settings, onLaunched, signal })
  try {
    const opened = await open(postmaster, dataDir, secret, !ours)
    signal?.throwIfAborted()
    return { ...opened, wasDiskFull }
  } catch (error) {
    // No other code knows of it yet.
    if (ours) await stopCluster(postmaster.pid, dataDir)
    if (isDatabaseGone(error) && (await wasDiskFull())) throw new StartError(`The disk of DATA_DIR (${folder}) is full.`, error)
    throw error
  }
}

/** Adopts a PostgreSQL that runs on this folder; null if there is none or it exits meanwhile. */
async function adopt(dataDir: string, secret: string, signal?: AbortSignal): Promise<Opened | null> {
  const deadline = Date.now() + settleWithin
  let reason: unknown = 'it is not ready'
  while (Date.now() < deadline) {
    signal?.throwIfAborted()
    const postmaster = await readPostmaster(dataDir)
    if (!postmaster || !(await isPostgresOn(postmaster.pid, dataDir))) return null
    if (postmaster.ready) {
      try {
        return await open(postmaster, dataDir, secret, true)
      } catch (error) {
        // Its file reads ready until the end: only a connection shows whether it is.
        reason = error
      }
    }
    await wait(50)
  }
  throw new StartError(`A PostgreSQL runs on ${dataDir} and lets nobody in (${reason}): stop it first.`, reason)
}

async function open({ pid, port, socketDir }: Postmaster, dataDir: string, secret: string, adopted: boolean): Promise<Opened> {
  const admin = { host: socketDir || '127.0.0.1', port, user: 'postgres', password: secret, database: 'postgres' }
  return { connection: await prepareDatabase(admin), admin, pid, adopted, stop: () => stopCluster(pid, dataDir) }
}
