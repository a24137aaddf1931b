// An aborted start leaves nothing behind in its process: no PostgreSQL, no lock, no port.
import { once } from 'node:events'
import { chown, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../../../server/core/database/database.ts'
import { isPostgresOn } from '../../../server/core/postgres/postmaster-file.ts'
import { StartError } from '../../../server/core/start-error.ts'
import type { OpenedFeed } from '../../../server/feed/open.ts'
import { findDatabase } from '../../../server/find-database.ts'
import { type Running, startServer } from '../../../server/start.ts'
import { quick } from '../../support/app/server-process.ts'
import { silentLog, testConfig } from '../../support/app.ts'
import { testDatabase } from '../../support/database/database.ts'
import { copyFolder } from '../../support/database/empty-cluster.ts'
import { appDir } from '../../support/database/migrations.ts'
import { freePort } from '../../support/free-port.ts'
import { kickOff } from '../../support/match/match-build.ts'

const { connection } = await testDatabase()

const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

/** A folder with a stopped PostgreSQL. */
async function prepared(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'refused-'))
  endings.push(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  await copyFolder(inject('made'), folder)
  endings.push(async () => {
    const pid = await postgresPid(folder)
    if (await isPostgresOn(pid, join(folder, 'postgres'))) process.kill(pid, 'SIGQUIT')
  })
  return folder
}
/** 0 means none. */
const postgresPid = async (folder: string): Promise<number> =>
  Number.parseInt(await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => '0'), 10) || 0
const runsOn = async (folder: string): Promise<boolean> => isPostgresOn(await postgresPid(folder), join(folder, 'postgres'))

async function start(folder: string, port: number, feed?: OpenedFeed): Promise<Running> {
  const config = { ...testConfig({ ...quick, DATA_DIR: folder, PORT: String(port), RTMP_PORT: 'off' }), appDir }
  const running = await startServer(config, { log: silentLog, ...(feed && { feed }) })
  endings.push(() => running.stop())
  return running
}
/** A feed that runs `first` and then fails to start. */
const refusing = (first: () => Promise<void>): OpenedFeed => ({
  begin: kickOff,
  feed: () => ({
    name: 'refusing',
    start: async () => {
      await first()
      throw new StartError('The feed refuses.')
    },
    stop: async () => undefined,
  }),
})

describe('when a start is aborted', () => {
  it('by one of its last parts, stops everything started before, so that the next start in the process succeeds', async () => {
    const folder = await prepared()
    const port = await freePort()
    let pid = 0
    const feed = refusing(async () => {
      pid = await postgresPid(folder)
      expect(await isPostgresOn(pid, join(folder, 'postgres'))).toBe(true)
    })
    await expect(start(folder, port, feed)).rejects.toThrow('The feed refuses.')
    expect(pid).toBeGreaterThan(0)
    expect(await isPostgresOn(pid, join(folder, 'postgres'))).toBe(false)
    expect(await runsOn(folder)).toBe(false)
    await start(folder, port)
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  })

  it('while its PostgreSQL is revived, leaves neither PostgreSQL nor its lock behind', async () => {
    const folder = await prepared()
    const port = await freePort()
    const feed = refusing(async () => {
      const pid = await postgresPid(folder)
      process.kill(pid, 'SIGKILL')
      // A new one has been launched, and is not ready or is just taking the lock.
      await expect.poll(() => postgresPid(folder), { interval: 5, timeout: 10_000 }).not.toBe(pid)
      await expect.poll(() => postgresPid(folder), { interval: 5, timeout: 10_000 }).toBeGreaterThan(0)
    })
    await expect(start(folder, port, feed)).rejects.toThrow('The feed refuses.')
    expect(await runsOn(folder)).toBe(false)
    await start(folder, port)
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  })

  it('by a PostgreSQL that came up but rejects connections, stops PostgreSQL', async () => {
    const folder = await prepared()
    const secret = await readFile(join(folder, 'postgres.secret'), 'utf8')
    await writeFile(join(folder, 'postgres.secret'), 'another')
    const port = await freePort()
    await expect(start(folder, port)).rejects.toMatchObject({ code: '28P01' })
    expect(await runsOn(folder)).toBe(false)
    await writeFile(join(folder, 'postgres.secret'), secret)
    await start(folder, port)
  })
})

describe('a stop while its PostgreSQL is revived', () => {
  it.each(['before it is launched', 'before it is ready'])('%s leaves none behind', async (stage) => {
    const folder = await prepared()
    const found = await findDatabase(testConfig({ ...quick, DATA_DIR: folder }))
    const pid = await postgresPid(folder)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => isPostgresOn(pid, join(folder, 'postgres')), { interval: 5 }).toBe(false)
    const revived = found.revive().then(
      () => 'ready',
      (error: Error) => error.message,
    )
    if (stage === 'before it is ready') {
      await expect.poll(() => postgresPid(folder), { interval: 5, timeout: 10_000 }).not.toBe(pid)
      await expect.poll(() => postgresPid(folder), { interval: 5, timeout: 10_000 }).toBeGreaterThan(0)
    }
    await found.stop()
    expect(await runsOn(folder)).toBe(false)
    // It may have become ready at the same time.
    expect(['ready', 'the server stops']).toContain(await revived)
    expect(await runsOn(folder)).toBe(false)
  })
})

// Nobody can create files there, not even root, who bypasses folder permissions.
it.skipIf(process.platform !== 'linux')('on a DATA_DIR that accepts no files, names it and releases its port', async () => {
  const port = await freePort()
  const config = { ...testConfig({ ...quick, DATA_DIR: '/sys/kernel', PORT: String(port), RTMP_PORT: 'off' }), appDir }
  const refusal = (dataDir: string) =>
    startServer({ ...config, dataDir }, { log: silentLog }).then(
      () => 'started',
      (error: Error) => [error instanceof StartError, error.message],
    )
  expect(await refusal('/sys/kernel')).toEqual([
    true,
    expect.stringMatching(/^\/sys\/kernel\/postgres\.secret\S* may not be written by this user: see DATA_DIR\.$/),
  ])
  expect(await refusal('/sys/kernel/grandstand')).toEqual([true, '/sys/kernel/grandstand may not be written by this user: see DATA_DIR.'])
  const free = createServer().listen(port, '127.0.0.1')
  await once(free, 'listening')
  free.close()
})

it.skipIf(process.getuid?.() !== 0)('root writes nothing to a user’s folder, even with an external database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'refused-'))
  endings.push(() => rm(folder, { recursive: true, force: true }))
  await chown(folder, 1234, 1234)
  const config = { ...testConfig({ ...quick, DATA_DIR: folder, PORT: String(await freePort()), RTMP_PORT: 'off' }), appDir }
  for (const databaseUrl of ['', 'postgres://nobody@127.0.0.1:1/none']) {
    await expect(startServer({ ...config, databaseUrl }, { log: silentLog })).rejects.toThrow(
      /^The data in DATA_DIR \(\S+\) belong to user 1234, .+: start as that user, or .+\.$/,
    )
    expect([await readdir(folder), (await stat(folder)).uid]).toEqual([[], 1234])
  }
})

it('releases a connection that breaks before its transaction begins, so that the pool can end', async () => {
  const { pool, db } = openDatabase(connection, silentLog)
  pool.once('acquire', (client) => {
    // The socket breaks as soon as the client is acquired.
    ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
  })
  await expect(db.transaction(async (tx) => tx.execute('SELECT 1'))).rejects.toThrow()
  expect(await db.transaction(async (tx) => (await tx.execute('SELECT 1 AS one')).rows)).toEqual([{ one: 1 }])
  await pool.end()
  expect(pool.totalCount).toBe(0)
})
