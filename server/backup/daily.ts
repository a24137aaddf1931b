// The server's own backup of each day: in a process of its own that gives way to everything else, and what has grown old is deleted.
import { spawn } from 'node:child_process'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import { Counter, Gauge } from 'prom-client'
import type { Context } from '../core/context.ts'
import { repeat } from '../core/jobs/repeat.ts'
import { readManifest } from './check.ts'
import { hasValidSeal, type Manifest, unfinishedEnd } from './format.ts'
import { findKeys } from './keys-file.ts'
import { dueSince, expired, nameAt, timeOf } from './retention.ts'

/** Milliseconds between two looks whether one is due, before the first, and after one that failed. */
const lookEvery = 10 * 60_000
const firstLook = 5 * 60_000
const retryAfter = 3_600_000
/** What is read of a backup that fails. */
const outputMax = 4_000

/** Makes one; rejects with the sentence why it could not. The signal ends it. */
export type RunBackup = (words: readonly string[], signal: AbortSignal) => Promise<void>

/** The program beside ours, in the same environment. */
const runProgram =
  (appDir: string): RunBackup =>
  (words, signal) =>
    new Promise((done, fail) => {
      const program = resolve(appDir, '../server/backup.js')
      const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'ignore', 'pipe'], signal, killSignal: 'SIGTERM' })
      try {
        if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
      } catch {
        // It has ended already, and says why below.
      }
      let errors = ''
      child.stderr.on('data', (chunk: Buffer) => {
        errors = (errors + chunk.toString()).slice(-outputMax)
      })
      child.once('error', fail)
      child.once('close', (code, killed) => (code === 0 ? done() : fail(new Error(errors.trim() || `it ended with ${killed ?? code}`))))
    })

export interface DailyOptions {
  now?: () => number
  run?: RunBackup
  first?: number
}
interface GoodBackup {
  name: string
  time: number
  manifest: Manifest
}

/** Finished backups that bear our seal, oldest first; what is none of ours stays out of it, and is left alone. */
export async function listGood({ backupDir, secretKey, dataDir }: Context['config'], log: Context['log']): Promise<GoodBackup[]> {
  const keys = await findKeys({ secretKey, dataDir })
  const good: GoodBackup[] = []
  for (const name of (await readdir(backupDir)).sort()) {
    const time = timeOf(name)
    if (time === null) continue
    const manifest = await readManifest(join(backupDir, name)).catch((error: unknown) => {
      log.warn({ err: error, backup: name }, 'a backup cannot be read')
      return null
    })
    if (!manifest) continue
    if (hasValidSeal(keys, manifest)) good.push({ name, time, manifest })
    else log.warn({ backup: name }, 'a backup does not bear our seal')
  }
  return good
}

/** What a killed backup left: its name is ours, and no backup of that name can still be under way once another one was made. */
async function removeLeftovers(backupDir: string): Promise<void> {
  for (const name of await readdir(backupDir))
    if (name.endsWith(unfinishedEnd) && timeOf(name.slice(0, -unfinishedEnd.length)) !== null)
      await rm(join(backupDir, name), { recursive: true, force: true })
}

function backupMetrics(registers: [Context['metrics']]) {
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers })
  return {
    madeAt: gauge('backup_made_seconds', 'When the last good backup in BACKUP_DIR was begun, in seconds since 1970; 0: there is none.'),
    failedAt: gauge('backup_failed_seconds', 'When a backup last failed, in seconds since 1970; 0: since the start none has.'),
    bytes: gauge('backup_bytes', 'Size of the last good backup.'),
    failures: new Counter({ name: 'backup_failures_total', help: 'Backups that failed.', registers }),
  }
}

/** Makes a backup once a day, over restarts too. Answers how to end: one that is under way is given up, and made after the next start. */
export function startDailyBackups(
  { config, log, metrics }: Pick<Context, 'config' | 'log' | 'metrics'>,
  { now = Date.now, run = runProgram(config.appDir), first = firstLook }: DailyOptions = {},
): () => Promise<void> {
  const { backupDir } = config
  const figures = backupMetrics([metrics])
  const ending = new AbortController()

  async function backUp(previous: GoodBackup | undefined): Promise<void> {
    const words = [join(backupDir, nameAt(new Date(now()))), '--keys', join(backupDir, 'backup.keys')]
    if (previous) words.push('--previous', join(backupDir, previous.name))
    await run(words, ending.signal)
    await removeLeftovers(backupDir)
    const good = await listGood(config, log)
    for (const name of expired(good.map((one) => one.name))) {
      await rm(join(backupDir, name), { recursive: true, force: true })
      log.info({ backup: name }, 'an old backup was deleted')
    }
    show(good.at(-1))
  }
  function show(latest: GoodBackup | undefined): void {
    if (!latest) return
    const { database, files } = latest.manifest
    figures.madeAt.set(latest.time / 1_000)
    figures.bytes.set(database.tables.reduce((sum, { size }) => sum + size, files.bytes))
  }
  async function look(): Promise<number> {
    try {
      await mkdir(backupDir, { recursive: true, mode: 0o700 })
      const latest = (await listGood(config, log)).at(-1)
      show(latest)
      if (latest && latest.time >= dueSince(now())) return lookEvery
      await backUp(latest)
      log.info('the backup of the day was made')
      return lookEvery
    } catch (error) {
      if (ending.signal.aborted) return retryAfter
      figures.failures.inc()
      figures.failedAt.set(now() / 1_000)
      log.error({ err: error }, 'the backup of the day failed and is tried again in an hour')
      return retryAfter
    }
  }
  const looking = repeat(look, { every: lookEvery, first, log, failure: 'backups could not be looked after' })
  return async () => {
    ending.abort()
    await looking.stop()
  }
}
