// Checks that the disks of the data folder and of the database accept writes.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Database } from './database/database.ts'
import { isDiskFull } from './start-error.ts'

/** Bytes written to the data folder as a probe. */
const probeSize = 256 * 1024
/** Time to live of a result, in milliseconds, since anyone may request it. */
const goodFor = 1_000

/** Makes PostgreSQL spill about a megabyte to a temporary file; touches no table. */
const spill = "SET LOCAL work_mem = '64kB'; SELECT count(*) FROM generate_series(1, 40000)"

/** Returns whether both disks accept a write. Failures other than a full disk do not count. */
export function watchDisk(dataDir: string, { pool }: Pick<Database, 'pool'>, log: Pick<Logger, 'warn'>): () => Promise<boolean> {
  const file = join(dataDir, 'disk.probe')
  async function writeFolder(): Promise<void> {
    try {
      await mkdir(dataDir, { recursive: true, mode: 0o700 })
      await writeFile(file, Buffer.alloc(probeSize), { mode: 0o600 })
    } finally {
      await rm(file, { force: true })
    }
  }
  async function probe(): Promise<boolean> {
    const tried = await Promise.allSettled([writeFolder(), pool.query(spill)])
    const failed = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    const full = failed.find(isDiskFull)
    if (full) log.warn({ err: full }, 'what is written cannot be kept')
    return full === undefined
  }
  let latest: { at: number; result: Promise<boolean> } | null = null
  return () => {
    if (!latest || Date.now() - latest.at > goodFor) latest = { at: Date.now(), result: probe() }
    return latest.result
  }
}
