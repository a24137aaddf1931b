// Money as the product serves it, for accounts that are identified by their token.
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Pool } from 'pg'
import { type Logger, pino } from 'pino'
import type { ApiKey } from '../../../contract/api.ts'
import { productClock } from '../../../server/core/clock/clock.ts'
import { Closing } from '../../../server/core/closing.ts'
import { openDatabase } from '../../../server/core/database/database.ts'
import type { Tx } from '../../../server/core/database/transaction.ts'
import { fail } from '../../../server/core/http/fail.ts'
import { RateLimiter, rateLimitsOf } from '../../../server/core/http/rate-limit.ts'
import { Background } from '../../../server/core/jobs/background.ts'
import { type Keys, keysOf } from '../../../server/core/keys.ts'
import type { LiveHub } from '../../../server/core/live/hub.ts'
import { registerHorns } from '../../../server/features/gift/horn/routes.ts'
import { registerBills } from '../../../server/features/money/bill/routes.ts'
import { registerLedgerAdmin } from '../../../server/features/money/ledger/admin-routes.ts'
import { openLedger } from '../../../server/features/money/ledger/ledger.ts'
import { openPayments } from '../../../server/features/money/recharge/provider/open.ts'
import { type Recharge, registerRecharge } from '../../../server/features/money/recharge/recharge.ts'
import { registerWallet } from '../../../server/features/money/wallet/routes.ts'
import { registerWithdrawalAdmin } from '../../../server/features/money/withdrawal/admin-routes.ts'
import { registerWithdrawals } from '../../../server/features/money/withdrawal/routes.ts'
import { findRoom, insertBroadcast, insertRoom } from '../../../server/features/room/store.ts'
import { registerMallAdmin } from '../../../server/features/task/mall/admin-routes.ts'
import { registerMall } from '../../../server/features/task/mall/routes.ts'
import { registerTasks } from '../../../server/features/task/routes.ts'
import { findMakeUpCards } from '../../../server/features/task/store.ts'
import { registerGiving } from '../../../server/parts/gifts.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import { seedGifts } from '../../../server/world/gifts.ts'
import { seedMoney } from '../../../server/world/money.ts'
import { silentLog, testApp, testConfig } from '../app.ts'
import { type TestDatabase, testDatabase } from '../database/database.ts'
import { sceneSecret } from './scene-secret.ts'

export interface CallResponse {
  code: number
  error?: string
  data: never
}
export interface Asking {
  as?: string
  query?: Record<string, string>
  body?: object
  key?: string | null
  headers?: Record<string, string>
}
export interface MoneyScene extends TestDatabase {
  app: FastifyInstance
  pool: Pool
  keys: Keys
  recharge: Recharge
  /** Messages sent to devices. */
  delivered: { device: string; type: string; data: unknown }[]
  /** Messages published to channels. */
  published: { channel: string; type: string; data: unknown }[]
  closing: Closing
  /** Parsed lines of the log. */
  logged: { level: string; msg: string; why?: string }[]
  /** Advances the clock. */
  pass(milliseconds: number): void
  now(): number
  call<T>(key: ApiKey, asking?: Asking): Promise<{ code: number; error?: string; data: T }>
  /** A ticket of the payment password, which is 482913 for everyone. */
  ticket(account: string): Promise<string>
}
export const paymentPassword = '482913'
/** The room of all gifts, and its streamer. */
export const scenesRoom = { id: 'room-1', uid: 'streamer' }

/** The live broadcast of that room. */
export const scenesBroadcast = { id: 'broadcast-1', room_id: scenesRoom.id, title: '', cover: '', category: 1 }

export async function moneyScene({
  env = {},
  at = Date.UTC(2026, 10, 21, 12),
  over,
}: {
  env?: Record<string, string>
  at?: number
  /** Database of another scene, beside which this one runs like a second server. */
  over?: TestDatabase
} = {}): Promise<MoneyScene> {
  const database = over ?? (await testDatabase())
  const { pool, db } = openDatabase(database.connection, silentLog)
  const config = testConfig(env)
  const logged: MoneyScene['logged'] = []
  const log: Logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
  const delivered: MoneyScene['delivered'] = []
  const hub = { sendToDevice: (device: string, type: string, data: unknown) => void delivered.push({ device, type, data }) }
  const published: MoneyScene['published'] = []
  const closing = new Closing(log)
  const publish = (channel: string, type: string, data: unknown) => void published.push({ channel, type, data })
  const keys = keysOf(sceneSecret)
  let passed = 0
  const now = (): number => at + passed
  await seedMoney({ db, config }, now())
  await seedGifts({ db, config })
  await insertRoom(db, { ...scenesRoom, category: 1, key_hash: 'hash-1', key_sealed: '', key_at: new Date(now()) })
  await insertBroadcast(db, { ...scenesBroadcast, started_at: new Date(now()) })
  const ledger = await openLedger({ pool, log }, now)
  const payments = await openPayments(config, db, keys)
  const events = openEvents()
  const isRoom = async (tx: Tx, id: string): Promise<boolean> => (await findRoom(tx, id)) !== undefined
  let recharge: Recharge | undefined
  const app = await testApp(
    (http) => {
      registerWallet(
        http,
        { db, pool },
        {
          ledger,
          now,
          makeUpCards: (accountId) => findMakeUpCards(db, accountId),
          checkPaymentPassword: async (_account, password) => {
            if (password !== paymentPassword) throw fail('payment-password-wrong')
          },
        },
      )
      registerBills(http, { db, pool }, now)
      recharge = registerRecharge(http, { db, log, events }, { ledger, payments, keys, hub, now })
      registerWithdrawals(http, { db }, { ledger, keys, now })
      registerTasks(http, { db, clock: productClock({ feed: at, real: at, speed: 1 }, now) }, { ledger, isRoom, now })
      registerMall(http, { db, events }, { ledger, keys, now })
      registerLedgerAdmin(http, { pool, db })
      registerWithdrawalAdmin(http, { db }, { ledger, keys, now })
      registerMallAdmin(http, { db }, { ledger, keys, now })
      const words = {
        async check(text: string) {
          if (text.includes('refuse')) throw fail('word-refused')
        },
        reload: () => undefined,
      }
      registerHorns(http, { background: new Background(), db, log }, { ledger, words, sound: async () => undefined, now })
      registerGiving(
        http,
        { background: new Background(), db, log, events, hub: { publish } as unknown as LiveHub },
        {
          ledger,
          now,
          words,
          danmaku: {
            checkAdvert: (_account, _room, text) => words.check(text),
            advertise: async (_tx, advert) => () => publish(`room:${advert.room_id}`, 'danmaku', [advert]),
          },
        },
        closing,
      )
    },
    {
      authenticate: async (token) => ({
        id: token,
        roles: token.startsWith('op') ? ['operator'] : token === scenesRoom.uid ? ['owner'] : [],
      }),
      limiter: new RateLimiter(rateLimitsOf(0)),
    },
  )
  const running = recharge as Recharge | undefined
  if (!running) throw new Error('recharge was not registered')

  async function call<T>(name: ApiKey, { as, query, body, key = randomUUID(), headers = {} }: Asking = {}) {
    const [method, path] = name.split(' ') as ['GET' | 'POST', string]
    const request: InjectOptions = {
      method,
      url: `/${path}`,
      ...(query ? { query } : {}),
      ...(method === 'POST' ? { payload: body ?? {} } : {}),
      headers: { ...(as ? { token: as } : {}), ...(key ? { 'idempotency-key': key } : {}), ...headers },
    }
    return (await app.inject(request)).json() as { code: number; error?: string; data: T }
  }
  return {
    ...database,
    pool,
    db,
    app,
    keys,
    recharge: running,
    delivered,
    published,
    closing,
    logged,
    pass: (milliseconds) => {
      passed += milliseconds
    },
    now,
    call,
    ticket: async (account) =>
      (await call<{ ticket: string }>('POST api/Balance/payTicket', { as: account, body: { password: paymentPassword } })).data.ticket,
  }
}

/** Stops what the scene started; the database is dropped by itself. */
export async function endScene({ app, recharge, pool, closing }: MoneyScene): Promise<void> {
  await closing.run()
  await recharge.stop()
  await app.close()
  await pool.end()
}
