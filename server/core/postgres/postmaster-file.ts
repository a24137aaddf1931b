// postmaster.pid and the lock of the socket: what a running PostgreSQL says of itself, and whether the process it names is that PostgreSQL.
import { execFile } from 'node:child_process'
import { readFile, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export const postmasterFile = 'postmaster.pid'

export interface Postmaster {
  pid: number
  port: number
  /** Folder of its socket; empty: it listens on loopback. */
  socketDir: string
  ready: boolean
}

/** Lines 1, 4, 5 and 8 of the file; null for one that is absent or not yet whole. PostgreSQL, miscadmin.h. */
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
 * The process that a lock file names in its first line: postmaster.pid or the lock of the socket. 0 for a file that names none, as
 * a power cut leaves it; null where there is no file.
 */
export async function readHolder(file: string): Promise<number | null> {
  try {
    const pid = Number.parseInt(await readFile(file, 'utf8'), 10)
    // A single-user PostgreSQL writes its number below zero.
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

/** Whether `pid` is a PostgreSQL on this folder and not a stranger that got its number after a crash or a reboot. */
export async function isPostgresOn(pid: number, dataDir: string): Promise<boolean> {
  // kill(0) would ask after our own process group.
  if (pid <= 0 || !isAlive(pid)) return false
  if (process.platform === 'linux') {
    // The postmaster works in its data folder; one that has ended and waits to be reaped works nowhere.
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    return cwd === (await realpath(dataDir))
  }
  if (process.platform === 'win32') return true
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.includes('postgres') && stdout.includes(dataDir)
}
