// Whether what is written can be kept: tries it, on the disk of the data folder and on that of the database.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Database } from './database/database.ts'
import { isDiskFull } from './start-error.ts'

/** Bytes that must find room in the data folder. */
const probeSize = 256 * 1024
/** Milliseconds that an answer is good for, since anybody may ask. */
const goodFor = 1_000

/** About a megabyte that PostgreSQL has to put into a file of its own for a moment; no table is touched. */
const spill = "SET LOCAL work_mem = '64kB'; SELECT count(*) FROM generate_series(1, 40000)"

/** Answers whether both disks take a write. What fails for another reason than room is not the disk's fault. */
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
  async function look(): Promise<boolean> {
    const tried = await Promise.allSettled([writeFolder(), pool.query(spill)])
    const failed = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    const full = failed.find(isDiskFull)
    if (full) log.warn({ err: full }, 'what is written cannot be kept')
    return full === undefined
  }
  let latest: { at: number; answer: Promise<boolean> } | null = null
  return () => {
    if (!latest || Date.now() - latest.at > goodFor) latest = { at: Date.now(), answer: look() }
    return latest.answer
  }
}
