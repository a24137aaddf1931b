// Parses postmaster.pid and the socket's lock, and checks whether the process they name is that PostgreSQL.
import { execFile } from 'node:child_process'
import { readFile, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export const postmasterFile = 'postmaster.pid'

export interface Postmaster {
  pid: number
  port: number
  /** Folder of its socket; empty if it listens on loopback. */
  socketDir: string
  ready: boolean
}

/** Lines 1, 4, 5 and 8 of the file; null for a missing or incomplete file. PostgreSQL, miscadmin.h. */
export function parsePostmaster(text: string): Postmaster | null {
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port) || port <= 0) return null
  return { pid, port, socketDir: lines[4] ?? '', ready: lines[7] === 'ready' }
}

export async function readPostmaster(dataDir: string): Promise<Postmaster | null> {
  try {
    return parsePostmaster(await readFile(join(dataDir, postmasterFile), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/**
 * Returns the process id in the first line of a lock file: postmaster.pid or the socket's lock. 0 for a file without one, as after a
 * power failure; null without a file.
 */
export async function readHolder(file: string): Promise<number | null> {
  try {
    const pid = Number.parseInt(await readFile(file, 'utf8'), 10)
    // A single-user PostgreSQL writes a negative number.
    return Number.isInteger(pid) ? Math.abs(pid) : 0
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether `pid` is a PostgreSQL on this folder and not another process that got its number after a crash or a reboot. */
export async function isPostgresOn(pid: number, dataDir: string): Promise<boolean> {
  // kill(0) would address our own process group.
  if (pid <= 0 || !isAlive(pid)) return false
  if (process.platform === 'linux') {
    // The postmaster's working directory is its data folder; a zombie has none.
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    return cwd === (await realpath(dataDir))
  }
  if (process.platform === 'win32') return true
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.includes('postgres') && stdout.includes(dataDir)
}
