// npm run doctor on a real system: with a server, without one, and with invalid settings. It changes nothing.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, inject, it } from 'vitest'
import type { Report } from '../../../server/doctor/finding.ts'
import { quick, spawnServer } from '../../support/app/server-process.ts'
import { testDatabase } from '../../support/database/database.ts'
import { copyFolder } from '../../support/database/empty-cluster.ts'

const { url } = await testDatabase()
const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'))
  endings.push(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return folder
}

interface Examined extends Report {
  code: number
  verdictOf(check: string): string | undefined
  foundBy(check: string): string
}
function examine(env: Record<string, string>): Promise<Examined> {
  return new Promise((resolve, reject) => {
    const options = { env: { PATH: process.env.PATH, HOME: process.env.HOME, ...quick, ...env } }
    execFile(process.execPath, ['dist/server/doctor.js', '--json'], options, (error, stdout, stderr) => {
      if (stdout === '') return reject(new Error(stderr))
      const report = JSON.parse(stdout) as Report
      const find = (name: string) => report.checks.find(({ check }) => check === name)
      resolve({
        ...report,
        code: Number(error?.code ?? 0),
        verdictOf: (check) => find(check)?.verdict,
        foundBy: (check) => find(check)?.found ?? '',
      })
    })
  })
}

it('accepts an external database made by this build, and creates no data folder', async () => {
  const folder = await temporary()
  const { verdictOf, foundBy } = await examine({ DATA_DIR: join(folder, 'data'), DATABASE_URL: url })
  expect(foundBy('database')).toMatch(/^DATABASE_URL localhost:?\d*\/test_\w+ is PostgreSQL 18\.\d+, UTF8, sorted by C\.UTF-8\.$/)
  expect(verdictOf('clock of the database')).toBe('ok')
  // The tables were written with a key, which is missing here.
  expect(verdictOf('keys')).toBe('fail')
  expect(await readdir(folder)).toEqual([])
})

it('checks a stopped embedded database without starting it, and inspects a running one', async () => {
  const DATA_DIR = await temporary()
  await copyFolder(inject('made'), DATA_DIR)
  const before = (await readdir(DATA_DIR, { recursive: true })).sort()
  const rest = await examine({ DATA_DIR })
  expect(rest.foundBy('database')).toBe('The embedded PostgreSQL 18 starts with the server.')
  expect((await readdir(DATA_DIR, { recursive: true })).sort()).toEqual(before)

  const server = spawnServer({ DATA_DIR })
  endings.push(async () => {
    server.kill('SIGTERM')
    await server.ended
  })
  const PORT = new URL(await server.ready).port
  const beside = await examine({ DATA_DIR, PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}` })
  expect(beside.foundBy('database')).toContain(`DATA_DIR ${DATA_DIR} is PostgreSQL 18`)
  for (const check of ['port', 'answer', 'clock of the address', 'keys', 'data folder'])
    expect([check, beside.verdictOf(check)]).toEqual([check, 'ok'])
})

it('names the problems and exits with 1', async () => {
  // Reads incoming data, so that a connection ends when its other side closes.
  const holder = createServer((socket) => socket.resume()).listen(0, '127.0.0.1')
  await once(holder, 'listening')
  endings.push(async () => {
    holder.close()
    await once(holder, 'close')
  })
  const { port } = holder.address() as AddressInfo
  const { code, ok, verdictOf, foundBy } = await examine({
    DATA_DIR: await temporary(),
    PORT: String(port),
    DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/site',
    SMTP_URL: 'smtp://me:hunter2@127.0.0.1:1',
    MAIL_FROM: 'site@example.com',
    FFMPEG: '/no/ffmpeg',
  })
  expect([code, ok]).toEqual([1, false])
  for (const check of ['port', 'database', 'mail', 'ffmpeg']) expect([check, verdictOf(check)]).toEqual([check, 'fail'])
  expect(foundBy('database')).toContain('nothing listens there')
  expect(foundBy('port')).toContain('taken by another program')
})

it('names an unusable setting, and checks everything that needs none', async () => {
  const { code, checks } = await examine({ PORT: 'http' })
  expect(code).toBe(1)
  expect(checks.map(({ check }) => check)).toEqual(['node', 'files', 'settings'])
  expect(checks.at(-1)?.found).toContain('PORT="http" is not valid')
})
