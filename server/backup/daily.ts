// Daily backups by the server, in a low-priority child process, and deletion of expired ones.
import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { resolve as resolvePath } from 'node:path'
import { Counter, Gauge } from 'prom-client'
import type { Context } from '../core/context.ts'
import { repeat } from '../core/jobs/repeat.ts'
import { brokenLedgerCode, ledgerHolds } from './format.ts'
import { lastDueTime } from './retention.ts'
import { deleteExpired, listValidBackups, nextBackup, type ValidBackup } from './rotation.ts'

/** Milliseconds between checks whether a backup is due, before the first check, and after a failure. */
const checkEvery = 10 * 60_000
const firstCheck = 5 * 60_000
const retryAfter = 3_600_000
/** Characters of error output to keep. */
const maxOutput = 4_000

/** Creates a backup, even if the ledger has faults; rejects with the reason. The signal aborts it. */
export type RunBackup = (args: readonly string[], signal: AbortSignal) => Promise<void>

/** Runs dist/server/backup.js with the environment of the server. */
const runProgram =
  (appDir: string): RunBackup =>
  (args, signal) =>
    new Promise((resolve, reject) => {
      const program = resolvePath(appDir, '../server/backup.js')
      const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'ignore', 'pipe'], signal, killSignal: 'SIGTERM' })
      try {
        if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
      } catch {
        // The process has already exited; the handlers below report why.
      }
      let errors = ''
      child.stderr.on('data', (chunk: Buffer) => {
        errors = (errors + chunk.toString()).slice(-maxOutput)
      })
      child.once('error', reject)
      child.once('close', (code, killed) =>
        code === 0 || code === brokenLedgerCode ? resolve() : reject(new Error(errors.trim() || `it ended with ${killed ?? code}`)),
      )
    })

export interface DailyOptions {
  now?: () => number
  run?: RunBackup
  first?: number
}

function backupMetrics(registers: [Context['metrics']]) {
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers })
  return {
    madeAt: gauge('backup_made_seconds', 'When the last good backup in BACKUP_DIR was begun, in seconds since 1970; 0: there is none.'),
    failedAt: gauge('backup_failed_seconds', 'When a backup last failed, in seconds since 1970; 0: since the start none has.'),
    bytes: gauge('backup_bytes', 'Size of the last good backup.'),
    ledgerFaults: gauge('backup_ledger_faults', 'Faults of the ledger in the last good backup; -1: it was not verified.'),
    failures: new Counter({ name: 'backup_failures_total', help: 'Backups that failed.', registers }),
  }
}

/** Backs up once a day, also across restarts. Returns a stop function; a running backup is aborted and repeated after the next start. */
export function startDailyBackups(
  { config, log, metrics }: Pick<Context, 'config' | 'log' | 'metrics'>,
  { now = Date.now, run = runProgram(config.appDir), first = firstCheck }: DailyOptions = {},
): () => Promise<void> {
  const { backupDir } = config
  const metric = backupMetrics([metrics])
  const stopping = new AbortController()

  async function backUp(previous: ValidBackup | undefined): Promise<void> {
    const next = nextBackup(backupDir, now(), previous)
    const linked = next.previous === undefined ? [] : ['--previous', next.previous]
    await run([next.target, '--keys', next.keys, ...linked], stopping.signal)
    const valid = await deleteExpired(config, log)
    const latest = valid.at(-1)
    recordLatest(latest)
    if (latest && ledgerHolds(latest.manifest) === false) {
      const lastSound = valid.findLast(({ manifest }) => ledgerHolds(manifest))?.name ?? null
      log.error({ backup: latest.name, faults: latest.manifest.ledger?.faults, lastSound }, 'the ledger in the backup does not hold')
    }
  }
  function recordLatest(latest: ValidBackup | undefined): void {
    if (!latest) return
    const { database, files, ledger } = latest.manifest
    metric.ledgerFaults.set(ledger?.faults ?? -1)
    metric.madeAt.set(latest.time / 1_000)
    metric.bytes.set(database.tables.reduce((sum, { size }) => sum + size, files.bytes))
  }
  async function backUpIfDue(): Promise<number> {
    try {
      await mkdir(backupDir, { recursive: true, mode: 0o700 })
      const latest = (await listValidBackups(config, log)).at(-1)
      recordLatest(latest)
      if (latest && latest.time >= lastDueTime(now())) return checkEvery
      await backUp(latest)
      log.info('the backup of the day was made')
      return checkEvery
    } catch (error) {
      if (stopping.signal.aborted) return retryAfter
      metric.failures.inc()
      metric.failedAt.set(now() / 1_000)
      log.error({ err: error }, 'the backup of the day failed and is tried again in an hour')
      return retryAfter
    }
  }
  const checking = repeat(backUpIfDue, { every: checkEvery, first, log, failure: 'backup check failed' })
  return async () => {
    stopping.abort()
    await checking.stop()
  }
}
