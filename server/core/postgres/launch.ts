// Launches the server program on a data folder and waits until it is ready, or reports why it is not.
import { spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import type { ClusterOptions } from './cluster.ts'
import { chooseLauncher } from './launcher.ts'
import { isFullDisk, logFrom, logSize } from './log-file.ts'
import { isPostgresOn, type Postmaster, readPostmaster } from './postmaster-file.ts'
import { fitsSocket, serverArguments, socketPort } from './settings.ts'
import { removeStale } from './stale-files.ts'
import { stopCluster } from './stop-cluster.ts'

/** Timeout of a start in milliseconds; it may have to replay the log after a crash. */
const startWithin = 60_000
/** Milliseconds within which the children of a killed PostgreSQL notice that it has exited. */
const letGoWithin = 5_000

interface Attempt {
  /** The ready PostgreSQL: ours, or that of another server that was faster. */
  postmaster: Postmaster | null
  ours: boolean
  /** Log output of this attempt, and how it ended. */
  output: string
}

/** Starts PostgreSQL in its own session. Returns it and whether it is the one started here. */
export async function launch(
  program: string,
  dataDir: string,
  logFile: string,
  { settings, onLaunched, major, signal }: Pick<ClusterOptions, 'settings' | 'onLaunched' | 'signal'> & { major?: number } = {},
): Promise<{ postmaster: Postmaster; ours: boolean }> {
  const launcher = await chooseLauncher(program, dataDir)
  const listening = fitsSocket(dataDir) ? { socketDir: dataDir, port: socketPort } : { socketDir: null, port: await freePort() }
  const command = [...launcher.prefix, program, ...serverArguments(dataDir, listening, settings, major)]
  const retryUntil = Date.now() + letGoWithin
  for (;;) {
    const { postmaster, ours, output } = await attempt(command, dataDir, logFile, { onLaunched, signal })
    if (postmaster) return { postmaster, ours }
    if (!/is still in use/.test(output) || Date.now() > retryUntil) throw whyNot(output, dataDir, logFile)
    await wait(100)
  }
}

async function attempt(
  [program = '', ...rest]: string[],
  dataDir: string,
  logFile: string,
  { onLaunched, signal }: Pick<ClusterOptions, 'onLaunched' | 'signal'>,
): Promise<Attempt> {
  await removeStale(dataDir)
  const begin = await logSize(logFile)
  const log = await open(logFile, 'a', 0o600)
  if (signal?.aborted) {
    await log.close()
    throw signal.reason
  }
  // Its own session: Ctrl-C reaches only the server, which then stops PostgreSQL in order.
  const child = spawn(program, rest, {
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    cwd: dataDir,
    env: { ...process.env, LC_ALL: 'C' },
  })
  await log.close()
  child.unref()
  onLaunched?.()
  let ended: string | null = null
  child.once('error', (error) => {
    ended = error.message
  })
  child.once('exit', (code, signal) => {
    ended = `it ended with ${signal ?? code}`
  })
  const deadline = Date.now() + startWithin
  while (Date.now() < deadline) {
    if (signal?.aborted) {
      // Its working directory is the data folder from the start.
      await stopCluster(child.pid ?? 0, dataDir)
      throw signal.reason
    }
    const gone = ended
    const postmaster = await readPostmaster(dataDir)
    const alive = postmaster !== null && (await isPostgresOn(postmaster.pid, dataDir))
    if (postmaster?.ready && alive) return { postmaster, ours: postmaster.pid === child.pid, output: '' }
    if (gone !== null && !alive) return { postmaster: null, ours: false, output: `${await logFrom(logFile, begin)}\n${gone}` }
    await wait(10)
  }
  return { postmaster: null, ours: false, output: `${await logFrom(logFile, begin)}\nit did not become ready in time` }
}

function whyNot(output: string, dataDir: string, logFile: string): StartError {
  if (isFullDisk(output)) return new StartError(`The disk of DATA_DIR (${join(dataDir, '..')}) is full.`)
  const lines = output.trim().split('\n')
  const line = lines.findLast((entry) => /FATAL|PANIC|error while loading|could not/.test(entry)) ?? lines.at(-1) ?? ''
  return new StartError(`The embedded PostgreSQL did not start: ${line.replace(/^.*?(FATAL|PANIC): +/, '')}. Its log is ${logFile}.`)
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
