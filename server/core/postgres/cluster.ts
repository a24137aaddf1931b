// The embedded PostgreSQL: created at the first start, adopted when it outlived a killed server, stopped with the server.
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
  /** As the application: owner of its database and nothing more. */
  connection: Connection
  /** As the superuser: for tests that create databases. */
  admin: Connection
  pid: number
  /** Whether it was already running, or another server started it. */
  adopted: boolean
  /** Whether its log has said since it was opened here that the disk is full: what it was writing then may have ended it. */
  saidFullDisk(): Promise<boolean>
  /** Ends it as fast as is safe; resolves when it is gone. */
  stop(): Promise<void>
}
type Opened = Omit<Cluster, 'saidFullDisk'>
export interface ClusterOptions {
  /** DATA_DIR: the data go to its folder `postgres`, the log to `postgres.log`. */
  folder: string
  /** Other settings, for tests. */
  settings?: Readonly<Record<string, string>>
  /** Told what takes long, for the operator. */
  onProgress?: (text: string) => void
  /** Upgrades data of an earlier major version; without it they are refused. */
  onEarlier?: (version: { from: string; to: string; binaries: Binaries }) => Promise<void>
  /** Called when its program runs and is not ready yet: the time to do something else. Not called when it is adopted. */
  onLaunched?: () => void
  /** Aborted: none is launched any more, one that was launched here and is not ready yet is ended, and the start rejects. */
  signal?: AbortSignal
}

/** Milliseconds that a PostgreSQL which is found may take to come up or to end. */
const settleWithin = 60_000

export async function startCluster({ folder, settings, onProgress, onEarlier, onLaunched, signal }: ClusterOptions): Promise<Cluster> {
  const dataDir = join(folder, 'postgres')
  const logFile = join(folder, 'postgres.log')
  await refuseForeign(folder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const secret = await readSecret(folder)
  const begin = await logSize(logFile)
  const saidFullDisk = async (): Promise<boolean> => isFullDisk(await logFrom(logFile, begin))
  const running = await adopt(dataDir, secret, signal)
  if (running) return { ...running, saidFullDisk }

  const binaries = await findBinaries()
  await createDataFolder(folder, dataDir, binaries, { onProgress, onEarlier })
  const { postmaster, ours } = await launch(binaries.postgres, dataDir, logFile, { settings, onLaunched, signal })
  try {
    const opened = await open(postmaster, dataDir, secret, !ours)
    signal?.throwIfAborted()
    return { ...opened, saidFullDisk }
  } catch (error) {
    // Nobody else knows of it yet.
    if (ours) await stopCluster(postmaster.pid, dataDir)
    if (isDatabaseGone(error) && (await saidFullDisk())) throw new StartError(`The disk of DATA_DIR (${folder}) is full.`, error)
    throw error
  }
}

/** Takes over a PostgreSQL that runs on this folder; null when there is none, or it ends while we look. */
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
        // Its file says ready to the last: only a connection tells.
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
