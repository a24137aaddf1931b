// Removes what a PostgreSQL that is gone left in its data folder and what would keep the next one from starting.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isPostgresOn, postmasterFile, readHolder } from './postmaster-file.ts'
import { socketLock, socketName } from './settings.ts'

/**
 * postmaster.pid, socket and lock, unless the process that they name is a PostgreSQL on this folder. A stranger, or a process that
 * nobody reaped, may have its number now, and a power cut may have left the files empty: a PostgreSQL would refuse to start.
 * `namedWithin`: milliseconds for one that has just made its file to write its number into it.
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

/** The file is made first and written then: one without a number is another server's that starts now, or cut by a crash. */
async function readNamed(file: string, deadline: number): Promise<number | null> {
  for (;;) {
    const pid = await readHolder(file)
    if (pid !== 0 || Date.now() >= deadline) return pid
    await wait(20)
  }
}
