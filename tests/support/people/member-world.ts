// Accounts on their own database: everything in server/parts/members.ts, called as the app does, with a clock to advance.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { afterAll } from 'vitest'
import type { SignedIn } from '../../../contract/account/account.ts'
import { Closing } from '../../../server/core/closing.ts'
import type { Context } from '../../../server/core/context.ts'
import { createHttp } from '../../../server/core/http/http.ts'
import { RateLimiter, rateLimitsOf } from '../../../server/core/http/rate-limit.ts'
import { Background } from '../../../server/core/jobs/background.ts'
import { startJobs } from '../../../server/core/jobs/jobs.ts'
import { createLiveHub } from '../../../server/core/live/hub.ts'
import { createLog } from '../../../server/core/log.ts'
import { openDeviceKeys } from '../../../server/features/alert/device/device-key.ts'
import { type Members, openMembers } from '../../../server/parts/members.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import { testConfig } from '../app.ts'
import { type TestDatabase, testDatabase } from '../database/database.ts'
import { requireRows } from '../hostile/require-rows.ts'

export interface CallResponse {
  code: number
  msg: string
  error?: string
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the data of its call.
  data: any
  status: number
  headers: Record<string, string | string[] | number | undefined>
  cookies: string[]
}
interface From {
  token?: string
  ip?: string
  headers?: Record<string, string>
}

export interface MemberWorld extends TestDatabase {
  app: FastifyInstance
  context: Context
  members: Members
  dataDir: string
  /** The complete log. */
  logged(): string
  /** Milliseconds; the real clock plus the sum of all moves. */
  now(): number
  move(ms: number): void
  call(key: string, body?: object, from?: From): Promise<CallResponse>
  /** Returns the last code sent to a number. */
  codeOf(mobile: string): Promise<string>
  /** Registers a number by code and password. */
  register(mobile: string, password?: string, from?: From): Promise<SignedIn>
  /** Restarts the server on the same database. */
  restart(): Promise<void>
}

export const password = 'plum-harbour-92'

export async function memberWorld(env: Record<string, string> = {}, matches: Record<string, { sport: string }> = {}): Promise<MemberWorld> {
  const database = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'grandstand-member-'))
  let text = ''
  const log = createLog(
    'trace',
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        text += chunk.toString()
        done()
      },
    }),
  )
  let moved = 0
  const now = (): number => Date.now() + moved
  const config = testConfig({ DATA_DIR: dataDir, ...env })
  const world = {} as MemberWorld
  let closing = new Closing(log)

  async function begin(): Promise<void> {
    closing = new Closing(log)
    const hub = createLiveHub({ log })
    closing.add('hub', () => hub.close())
    // Queues take a second to create, so only worlds that sync accounts to another service have them.
    const jobs = config.tencent ? await startJobs(database.pool, log) : undefined
    closing.add('jobs', async () => jobs?.stop())
    const context = {
      config,
      log,
      ...database,
      hub,
      events: openEvents(),
      jobs,
      background: new Background(),
      metrics: new Registry(),
    } as unknown as Context
    const members = await openMembers(context, { deviceKeys: await openDeviceKeys(database.db) }, closing, now)
    const app = createHttp({ config, log, limiter: new RateLimiter(rateLimitsOf(0)), authenticate: members.authenticate })
    const matchOf = async (id: string) =>
      matches[id] ? { id, league_id: 'l1', home_team_id: 't1', away_team_id: 't2', ...matches[id] } : undefined
    members.register(app, { hub, matchOf })
    requireRows(app)
    await app.ready()
    closing.add('http', () => app.close())
    Object.assign(world, { app, context, members })
  }
  afterAll(async () => {
    await closing.run()
    await rm(dataDir, { recursive: true, force: true })
  })

  async function call(key: string, body: object = {}, { token, ip = '127.0.0.1', headers = {} }: From = {}): Promise<CallResponse> {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string]
    const reply = await world.app.inject({
      method,
      url: `/${path}`,
      remoteAddress: ip,
      headers: { ...(token ? { token } : {}), ...headers },
      ...(method === 'GET' ? { query: body as Record<string, string> } : { payload: body }),
    })
    const cookies = [reply.headers['set-cookie'] ?? []].flat()
    return { ...reply.json(), status: reply.statusCode, headers: reply.headers, cookies }
  }
  async function codeOf(mobile: string): Promise<string> {
    const reply = await world.app.inject({
      url: world.members.outboxPath ?? '',
      headers: { accept: 'application/json', host: 'localhost' },
    })
    const found = (reply.json() as { to: string; code: string }[]).find(({ to }) => to === mobile)
    if (!found) throw new Error(`nothing was sent to ${mobile}`)
    return found.code
  }
  async function register(mobile: string, word = password, from: From = {}): Promise<SignedIn> {
    const sent = await call('POST api/user/getCode', { mobile }, from)
    if (sent.code !== 0) throw new Error(sent.msg)
    const response = await call('POST api/user/registered', { mobile, code: await codeOf(mobile), password: word, repassword: word }, from)
    if (response.code !== 0) throw new Error(response.msg)
    return response.data
  }
  Object.assign(world, database, {
    dataDir,
    logged: () => text,
    now,
    move: (ms: number) => {
      moved += ms
    },
    call,
    codeOf,
    register,
    restart: async () => {
      await closing.run()
      await begin()
    },
  })
  await begin()
  return world
}
