// The full server on its own database, with signed-in people: for tests that cover every call.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { afterAll } from 'vitest'
import type { ApiKey } from '../../../contract/api.ts'
import { type App, buildApp } from '../../../server/app.ts'
import { grantRole } from '../../../server/features/account/store.ts'
import { seedGifts } from '../../../server/world/gifts.ts'
import { seedMoney } from '../../../server/world/money.ts'
import { silentLog, testConfig } from '../app.ts'
import { type TestDatabase, testDatabase } from '../database/database.ts'
import { requireRows } from '../hostile/require-rows.ts'

export interface Person {
  id: string
  token: string
  mobile: string
}
export interface Reply {
  code: number
  error?: string
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the data of its call.
  data: any
  status: number
}
interface Sending {
  as?: Person | null
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  ip?: string
}
export interface FullWorld extends TestDatabase {
  app: App
  dataDir: string
  call(key: ApiKey, sending?: Sending): Promise<Reply>
  /** A new person, each from a different IP address. */
  person(name: string): Promise<Person>
  operator(name: string): Promise<Person>
  /** Requests the deletion of an account and skips the period in which it can be cancelled. */
  leave(who: Person): Promise<void>
}
export const password = 'plum-harbour-92'

export interface WorldOptions {
  log?: Logger
  /** Prepares the database before the server starts. */
  prepare?: (database: TestDatabase) => Promise<void>
  /** Undo window of desk decisions in milliseconds. */
  undoWindowMs?: number
}

export async function fullWorld(
  env: Record<string, string> = {},
  { log = silentLog, prepare, undoWindowMs }: WorldOptions = {},
): Promise<FullWorld> {
  const database = await testDatabase()
  await prepare?.(database)
  const dataDir = await mkdtemp(join(tmpdir(), 'grandstand-full-'))
  const app = await buildApp(testConfig({ DATA_DIR: dataDir, RATE_LIMIT: '0', ...env }), { log, database, undoWindowMs })
  requireRows(app.http)
  await seedMoney(app.context)
  await seedGifts(app.context)
  afterAll(async () => {
    await app.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  let people = 0
  const names = new Set<string>()

  async function call(key: ApiKey, { as = null, query, body, headers = {}, ip = '127.0.0.1' }: Sending = {}): Promise<Reply> {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string]
    const reply = await app.http.inject({
      method,
      url: `/${path}`,
      remoteAddress: ip,
      headers: { ...(as ? { token: as.token } : {}), ...headers },
      ...(query ? { query } : {}),
      ...(method === 'POST' ? { payload: (body ?? {}) as object } : {}),
    })
    const isFile = String(reply.headers['content-type']).startsWith('text/csv')
    return { ...(isFile ? { code: 0, data: reply.payload } : (reply.json() as Reply)), status: reply.statusCode }
  }
  async function person(name: string): Promise<Person> {
    people += 1
    const ip = `10.${(people >> 8) & 255}.${people & 255}.1`
    // On a retry of a test the name is already taken.
    const mobile = names.has(name) ? `${name}-${people}@example.com` : `${name}@example.com`
    names.add(name)
    await call('POST api/user/getCode', { body: { mobile }, ip })
    const sent = await app.http.inject({ url: app.outboxPath ?? '', headers: { accept: 'application/json', host: 'localhost' } })
    const code = (sent.json() as { to: string; code: string }[]).find(({ to }) => to === mobile)?.code
    const { data } = await call('POST api/user/registered', { body: { mobile, code, password, repassword: password }, ip })
    return { id: data.id, token: data.token, mobile }
  }
  async function leave(who: Person): Promise<void> {
    const closed = await call('POST api/Member/close', { as: who, body: { password } })
    if (closed.code !== 0) throw new Error(`the account is not closed: ${closed.error}`)
    await database.pool.query("UPDATE account SET closing_at = now() - interval '1 second' WHERE id = $1", [who.id])
    await app.deleteAccounts()
  }
  return {
    ...database,
    app,
    leave,
    dataDir,
    call,
    person,
    async operator(name) {
      const made = await person(name)
      await grantRole(app.context.db, made.id, 'operator', true)
      return made
    },
  }
}
