// How the program starts, is killed, restarts, refuses to start, and ends.
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { isAlive, isPostgresOn } from '../../../server/core/postgres/postmaster-file.ts'
import { startServer } from '../../../server/start.ts'
import { quick, type ServerProcess, spawnServer } from '../../support/app/server-process.ts'
import { silentLog, testConfig } from '../../support/app.ts'
import { copyFolder } from '../../support/database/empty-cluster.ts'
import { appDir } from '../../support/database/migrations.ts'
import { onSmallDisk } from '../../support/database/small-disk.ts'
import { freePort } from '../../support/free-port.ts'

const folders: string[] = []
const servers: ServerProcess[] = []

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'start-'))
  folders.push(folder)
  return folder
}
/** A folder with a stopped PostgreSQL, for tests of an existing one. */
async function prepared(): Promise<string> {
  const folder = await temporary()
  await copyFolder(inject('made'), folder)
  return folder
}
function start(env: Record<string, string>): ServerProcess {
  const server = spawnServer(env)
  servers.push(server)
  return server
}
const postgresPid = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
const body = async (url: string): Promise<unknown> => (await fetch(url)).json()
/** Returns the complete output of a refused start, which must exit with 1. */
async function refusal(env: Record<string, string>): Promise<string> {
  const server = start(env)
  expect(await server.ended).toBe(1)
  return server.output().trim()
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.kill('SIGTERM')
    await server.ended
  }
  for (const folder of folders.splice(0)) {
    const dataDir = join(folder, 'postgres')
    const pid = await postgresPid(folder).catch(() => 0)
    if (pid > 0 && (await isPostgresOn(pid, dataDir))) process.kill(pid, 'SIGQUIT')
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
})

describe('server program', () => {
  it('starts in a closed folder, prints one line with its address, and shuts everything down on a signal', async () => {
    const outer = await temporary()
    await chmod(outer, 0o700)
    const DATA_DIR = join(outer, 'data')
    const server = start({ DATA_DIR })
    const address = await server.ready
    expect(server.output().match(/Grandstand is at/g)).toHaveLength(1)
    expect(await body(`${address}/readyz`)).toEqual({ status: 'ready', database: true, feed: true, disk: true })
    const pid = await postgresPid(DATA_DIR)
    server.kill('SIGINT')
    expect(await server.ended).toBe(0)
    expect(isAlive(pid)).toBe(false)
  })

  it('warns once if push services have no contact, and not if there is one', async () => {
    const DATA_DIR = await prepared()
    const warningsOf = async (env: Record<string, string>): Promise<string[]> => {
      const server = start({ DATA_DIR, ...env })
      await server.ready
      server.kill('SIGTERM')
      await server.ended
      return server.output().match(/^.*VAPID_SUBJECT.*$/gm) ?? []
    }
    expect(await warningsOf({})).toEqual([expect.stringMatching(/^Warning: .+ set VAPID_SUBJECT=.+ PUBLIC_URL$/)])
    expect(await warningsOf({ PUBLIC_URL: 'https://fans.example' })).toEqual([])
    expect(await warningsOf({ VAPID_SUBJECT: 'mailto:admin@fans.example' })).toEqual([])
  })

  it('shuts everything down when its terminal is closed', async () => {
    const DATA_DIR = await prepared()
    const server = start({ DATA_DIR })
    await server.ready
    const pid = await postgresPid(DATA_DIR)
    server.kill('SIGHUP')
    expect(await server.ended).toBe(0)
    expect(isAlive(pid)).toBe(false)
  })

  it('loses nothing to kill -9 and continues with the PostgreSQL left running', async () => {
    const DATA_DIR = await prepared()
    const first = start({ DATA_DIR })
    const config = (await body(`${await first.ready}/api/Config/getConfig`)) as { data: { vapid_public_key: string } }
    const pid = await postgresPid(DATA_DIR)
    first.kill('SIGKILL')
    expect(await first.ended).toBe('SIGKILL')
    expect(isAlive(pid)).toBe(true)
    const second = start({ DATA_DIR })
    const again = (await body(`${await second.ready}/api/Config/getConfig`)) as typeof config
    expect(await postgresPid(DATA_DIR)).toBe(pid)
    // Every device's subscription depends on this key.
    expect(again.data.vapid_public_key).toBe(config.data.vapid_public_key)
    expect(again.data).toEqual({ ...config.data, websocket: (again.data as { websocket?: string }).websocket })
  })

  it('starts after it was killed together with its PostgreSQL', async () => {
    const DATA_DIR = await prepared()
    const first = start({ DATA_DIR })
    await first.ready
    const pid = await postgresPid(DATA_DIR)
    first.kill('SIGKILL')
    process.kill(pid, 'SIGKILL')
    // The process id stays in use until it is reaped, and is then reused at once.
    const second = await start({ DATA_DIR }).ready
    expect(await body(`${second}/readyz`)).toMatchObject({ status: 'ready' })
    expect(await postgresPid(DATA_DIR)).not.toBe(pid)
  })

  it('revives a PostgreSQL that was killed under it', async () => {
    const DATA_DIR = await prepared()
    const address = await start({ DATA_DIR }).ready
    const pid = await postgresPid(DATA_DIR)
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(async () => expect(await postgresPid(DATA_DIR)).not.toBe(pid), { timeout: 10_000, interval: 50 })
    await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), { timeout: 10_000, interval: 50 })
    // The server holds the lock again too.
    expect(await refusal({ DATA_DIR })).toContain('Another server is already running')
  })

  it('rejects a second server on the same folder while the first continues', async () => {
    const DATA_DIR = await prepared()
    const first = start({ DATA_DIR })
    const address = await first.ready
    expect(await refusal({ DATA_DIR })).toBe(
      `Another server is already running on DATA_DIR ${DATA_DIR}: stop it first, or give this one its own.`,
    )
    expect(await body(`${address}/readyz`)).toMatchObject({ status: 'ready' })
  })

  it('keeps one of two servers that start concurrently', async () => {
    const DATA_DIR = await temporary()
    const both = [start({ DATA_DIR }), start({ DATA_DIR })]
    const outcomes = await Promise.allSettled(both.map(({ ready }) => ready))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const winner = outcomes.find((outcome) => outcome.status === 'fulfilled')
    expect(await body(`${winner?.value}/readyz`)).toMatchObject({ status: 'ready' })
    const loser = both[outcomes.findIndex(({ status }) => status === 'rejected')]
    expect(loser?.output()).toContain('Another server is already running')
  })
})

describe('a failed start gives the reason in one sentence and exits with 1', () => {
  it('when the port is in use', async () => {
    const taken = createServer()
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done))
    const { port } = taken.address() as { port: number }
    try {
      expect(await refusal({ DATA_DIR: await temporary(), PORT: String(port) })).toBe(
        `Port ${port} is taken by another program: stop it, or set PORT to another one.`,
      )
    } finally {
      taken.close()
    }
  })

  it('when the address does not belong to this machine', async () => {
    expect(await refusal({ DATA_DIR: await temporary(), HOST: '192.0.2.1' })).toBe('HOST=192.0.2.1 is not an address of this machine.')
  })

  it('when the environment is invalid', async () => {
    expect(await refusal({ PORT: 'http' })).toBe('PORT="http" is not valid: a whole number from 0 to 65535.')
  })

  it('when DATA_DIR is a file', async () => {
    const file = join(await temporary(), 'file')
    await writeFile(file, '')
    expect(await refusal({ DATA_DIR: file })).toBe(`DATA_DIR=${file} is not a folder.`)
    expect(await refusal({ DATA_DIR: join(file, 'below') })).toBe(`DATA_DIR=${join(file, 'below')} is not a folder.`)
  })

  it('when nothing listens at DATABASE_URL, or the connection is refused', async () => {
    const DATA_DIR = await temporary()
    expect(await refusal({ DATA_DIR, DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/db' })).toBe(
      'The database (DATABASE_URL 127.0.0.1:1/db) cannot be used: nothing listens there.',
    )
    const { host } = inject('admin')
    const refused = await refusal({ DATA_DIR, DATABASE_URL: `postgres://grandstand:wrong@localhost/db?host=${encodeURIComponent(host)}` })
    expect(refused).toBe('The database (DATABASE_URL localhost/db) cannot be used: it refuses this user and password.')
  })

  it('when a database accepts the connection but does not respond', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const { port } = silent.address() as { port: number }
    try {
      expect(await refusal({ DATA_DIR: await temporary(), DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/db` })).toBe(
        `The database (DATABASE_URL 127.0.0.1:${port}/db) cannot be used: it did not answer in time.`,
      )
    } finally {
      silent.close()
    }
  })

  it('when the disk is full', async ({ skip }) => {
    const DATA_DIR = await temporary()
    const unmount = await onSmallDisk(DATA_DIR, 12)
    if (!unmount) return skip('a small disk cannot be mounted here')
    try {
      const output = await refusal({ DATA_DIR })
      expect(output.split('\n').at(-1)).toBe(`The disk of DATA_DIR (${DATA_DIR}) is full.`)
    } finally {
      await unmount()
    }
  })

  it('when the feed file is missing', async () => {
    const output = await refusal({ DATA_DIR: await prepared(), FEED: 'replay:nowhere.json' })
    expect(output).toContain('nowhere.json')
    expect(output.split('\n').filter((line) => !line.startsWith('…'))).toHaveLength(1)
  })
})

it('reports health before the database is available, and readiness only after', async () => {
  const dataDir = await temporary()
  const port = await freePort()
  const seen: unknown[] = []
  const config = {
    ...testConfig({ ...quick, DATA_DIR: dataDir, PORT: `${port}` }),
    appDir,
  }
  let looked: Promise<void> | undefined
  const probe = async (path: string, accept = '*/*'): Promise<void> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } })
    seen.push([
      path,
      reply.status,
      reply.headers.get('retry-after'),
      reply.headers.get('content-security-policy')?.startsWith("default-src 'none'"),
    ])
  }
  const probeAll = async (): Promise<void> => {
    await probe('/healthz')
    await probe('/readyz')
    await probe('/main', 'text/html')
    await probe('/api/Config/getConfig')
  }
  const running = await startServer(config, {
    log: silentLog,
    // The first progress report of a new folder: its database is being created.
    onProgress: () => {
      looked ??= probeAll()
    },
  })
  try {
    await looked
    expect(seen).toEqual([
      ['/healthz', 200, '1', true],
      ['/readyz', 503, '1', true],
      ['/main', 503, '1', true],
      ['/api/Config/getConfig', 503, '1', true],
    ])
    seen.length = 0
    await probeAll()
    expect(seen.map((entry) => (entry as unknown[])[1])).toEqual([200, 200, 200, 200])
  } finally {
    await running.stop()
  }
})
