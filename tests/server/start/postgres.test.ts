// The embedded PostgreSQL: created, adopted, found dead, in closed folders and in deep ones.
import { spawn } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { type Cluster, startCluster } from '../../../server/core/postgres/cluster.ts'
import { isAlive } from '../../../server/core/postgres/postmaster-file.ts'
import { copyFolder } from '../../support/database/empty-cluster.ts'
import { onSmallDisk } from '../../support/database/small-disk.ts'

const folders: string[] = []
const running: Cluster[] = []

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pg-'))
  folders.push(folder)
  return folder
}
/** A folder with a stopped PostgreSQL, for tests of an existing one. */
async function prepared(): Promise<string> {
  const folder = await temporary()
  await copyFolder(inject('made'), folder)
  return folder
}
async function started(folder: string): Promise<Cluster> {
  const cluster = await startCluster({ folder })
  running.push(cluster)
  return cluster
}
async function ask<T>(cluster: Cluster, text: string): Promise<T[]> {
  const client = new Client(cluster.connection)
  await client.connect()
  try {
    return (await client.query(text)).rows as T[]
  } finally {
    await client.end()
  }
}
afterEach(async () => {
  for (const cluster of running.splice(0)) await cluster.stop()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

describe('embedded PostgreSQL', () => {
  it('keeps committed data, and makes every commit durable', async () => {
    const folder = await temporary()
    const first = await started(folder)
    expect(first.adopted).toBe(false)
    await ask(first, 'CREATE TABLE kept (n int)')
    await ask(first, 'INSERT INTO kept VALUES (7)')
    const settings = await ask(
      first,
      "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes')",
    )
    expect(settings).toHaveLength(3)
    for (const { setting } of settings as { setting: string }[]) expect(setting).toBe('on')
    await first.stop()
    expect(isAlive(first.pid)).toBe(false)
    expect(await ask(await started(folder), 'SELECT n FROM kept')).toEqual([{ n: 7 }])
  })

  it('is adopted if it outlived its server', async () => {
    const folder = await prepared()
    const first = await started(folder)
    const second = await started(folder)
    expect(second).toMatchObject({ adopted: true, pid: first.pid })
    expect(await ask(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('recovers after it was killed itself, whatever its pid file says', async () => {
    const folder = await prepared()
    const first = await started(folder)
    await ask(first, 'CREATE TABLE kept (n int)')
    await ask(first, 'INSERT INTO kept VALUES (7)')
    process.kill(first.pid, 'SIGKILL')
    const second = await started(folder)
    expect(second.adopted).toBe(false)
    expect(await ask(second, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
  })

  it('does not mistake another process that got its pid for itself', async () => {
    const folder = await prepared()
    const first = await started(folder)
    const pidFile = join(folder, 'postgres/postmaster.pid')
    const lines = (await readFile(pidFile, 'utf8')).split('\n')
    await first.stop()
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    try {
      await writeFile(pidFile, [String(stranger.pid), ...lines.slice(1)].join('\n'))
      const second = await started(folder)
      expect(second.adopted).toBe(false)
      expect(second.pid).not.toBe(stranger.pid)
      expect(stranger.exitCode).toBeNull()
    } finally {
      stranger.kill('SIGKILL')
    }
  })

  describe('starts although its socket lock names', () => {
    /** A folder whose PostgreSQL is gone, with socket files left in the name of `pid`. */
    async function leftBehind(pid: number | string): Promise<string> {
      const folder = await prepared()
      const socket = join(folder, 'postgres/.s.PGSQL.5432')
      await writeFile(`${socket}.lock`, pid === '' ? '' : `${pid}\n${join(folder, 'postgres')}\n1795000000\n5432\n\n`)
      await writeFile(socket, '')
      return folder
    }
    it('another process', async () => {
      const stranger = spawn('sleep', ['600'], { stdio: 'ignore' })
      try {
        const cluster = await started(await leftBehind(stranger.pid ?? 0))
        expect(await ask(cluster, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
        expect(stranger.exitCode).toBeNull()
      } finally {
        stranger.kill('SIGKILL')
      }
    })

    it.skipIf(process.platform !== 'linux')('a process that has ended but was never reaped', async () => {
      // Ends once its parent is no longer a shell: a shell would reap it.
      const ends = 'until grep -q sleep /proc/$$/comm; do :; done'
      const parent = spawn('sh', ['-c', `{ ${ends}; } & echo $!; exec sleep 600`], { stdio: ['ignore', 'pipe', 'ignore'] })
      try {
        const pid = Number(await new Promise((heard) => parent.stdout.once('data', heard)))
        const state = async (): Promise<string | undefined> => (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ')[2]
        await vi.waitFor(async () => expect(await state()).toBe('Z'))
        const cluster = await started(await leftBehind(pid))
        expect(await ask(cluster, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
        expect(await state()).toBe('Z')
      } finally {
        parent.kill('SIGKILL')
      }
    })

    it('no process, truncated by a power cut like postmaster.pid', async () => {
      const folder = await leftBehind('')
      await writeFile(join(folder, 'postgres/postmaster.pid'), '')
      expect(await ask(await started(folder), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    })
  })

  it('starts over after an interrupted first start', async () => {
    const folder = await temporary()
    await mkdir(join(folder, 'postgres.new-999999'))
    await writeFile(join(folder, 'postgres.new-999999/PG_VERSION'), '18\n')
    await started(folder)
    await expect(stat(join(folder, 'postgres.new-999999'))).rejects.toThrow('ENOENT')
  })

  it('lives in a folder that no other user can access', async () => {
    const outer = await temporary()
    const folder = join(outer, 'closed', 'data')
    await mkdir(folder, { recursive: true })
    await chmod(join(outer, 'closed'), 0o700)
    expect(await ask(await started(folder), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect((await stat(join(folder, 'postgres'))).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, 'postgres.secret'))).mode & 0o777).toBe(0o600)
  })

  it('listens on loopback if the socket path would be too long, and requires the password', async () => {
    const folder = join(await temporary(), 'd'.repeat(100))
    const cluster = await started(folder)
    expect(cluster.connection.host).toBe('127.0.0.1')
    expect(await ask(cluster, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    const intruder = new Client({ ...cluster.connection, password: 'guessed' })
    await expect(intruder.connect()).rejects.toMatchObject({ code: '28P01' })
    expect(await ask(await started(folder), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it.skipIf(process.getuid?.() !== 0)('owned by a user is left untouched by root, with one sentence', async () => {
    const folder = await temporary()
    await mkdir(join(folder, 'postgres'))
    await writeFile(join(folder, 'postgres/PG_VERSION'), '18\n')
    const all = [folder, join(folder, 'postgres'), join(folder, 'postgres/PG_VERSION')]
    for (const path of all) await chown(path, 1234, 1234)
    await expect(started(folder)).rejects.toThrow(/^The data in DATA_DIR \(\S+\) belong to user 1234, .+: start as that user, or .+\.$/)
    for (const path of all) expect((await stat(path)).uid).toBe(1234)
    expect(await readdir(folder)).toEqual(['postgres'])
    // The empty folder, before it contains a database.
    await rm(join(folder, 'postgres'), { recursive: true })
    await expect(started(folder)).rejects.toThrow(/belong to user 1234/)
    expect([await readdir(folder), (await stat(folder)).uid]).toEqual([[], 1234])
  })

  it('of another version is left untouched, with one sentence', async () => {
    const folder = await temporary()
    await mkdir(join(folder, 'postgres'))
    await writeFile(join(folder, 'postgres/PG_VERSION'), '16\n')
    await expect(started(folder)).rejects.toThrow(/belong to PostgreSQL 16, and this is 18: npm start moves them over\.$/)
    expect(await readFile(join(folder, 'postgres/PG_VERSION'), 'utf8')).toBe('16\n')
  })

  it('reports a full disk, and leaves nothing half-made', async ({ skip }) => {
    const folder = await temporary()
    const unmount = await onSmallDisk(folder, 12)
    if (!unmount) return skip('a small disk cannot be mounted here')
    try {
      await expect(startCluster({ folder })).rejects.toThrow(`The disk of DATA_DIR (${folder}) is full.`)
      await expect(stat(join(folder, 'postgres'))).rejects.toThrow('ENOENT')
    } finally {
      await unmount()
    }
  })
})
