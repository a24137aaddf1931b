// Removes stale lock files from a data folder, which would keep the next PostgreSQL from starting.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isPostgresOn, postmasterFile, readHolder } from './postmaster-file.ts'
import { socketLock, socketName } from './settings.ts'

/**
 * Removes postmaster.pid, socket and lock, unless the process that they name is a PostgreSQL on this folder. Another process or a zombie
 * may have its number now, and a power failure may have left the files empty: PostgreSQL would refuse to start.
 * `namedWithin`: milliseconds that a server which has just created its file has to write its number into it.
 */
export async function removeStale(dataDir: string, namedWithin = 1_000): Promise<void> {
  const pidFile = join(dataDir, postmasterFile)
  const postmaster = await readNamed(pidFile, Date.now() + namedWithin)
  if (postmaster !== null) {
    if (await isPostgresOn(postmaster, dataDir)) return
    await rm(pidFile, { force: true })
  }
  const holder = await readHolder(join(dataDir, socketLock))
  if (holder === null || (await isPostgresOn(holder, dataDir))) return
  await rm(join(dataDir, socketName), { force: true })
  await rm(join(dataDir, socketLock), { force: true })
}

/** The file is created first and written later: one without a number belongs to a server that is starting, or to a crash. */
async function readNamed(file: string, deadline: number): Promise<number | null> {
  for (;;) {
    const pid = await readHolder(file)
    if (pid !== 0 || Date.now() >= deadline) return pid
    await wait(20)
  }
}
