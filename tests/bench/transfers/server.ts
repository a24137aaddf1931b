// The wallet behind HTTP as shipped; the token names the caller. Prints "listening PORT". Argument: the connection as JSON.
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { openDatabase } from '../../../server/core/database/database.ts'
import { createHttp } from '../../../server/core/http/http.ts'
import { RateLimiter, rateLimitsOf } from '../../../server/core/http/rate-limit.ts'
import { openLedger } from '../../../server/features/money/ledger/ledger.ts'
import { registerWallet } from '../../../server/features/money/wallet/routes.ts'

const log = pino({ level: 'silent' })
const { pool, db } = openDatabase(JSON.parse(process.argv[2] ?? '{}') as object, log)
const http = createHttp({
  config: { publicUrl: '', trustProxy: false },
  log,
  limiter: new RateLimiter(rateLimitsOf(0)),
  authenticate: async (id) => ({ id, roles: [] }),
})
const ledger = await openLedger({ pool, log })
registerWallet(http, { db, pool }, { ledger, checkPaymentPassword: async () => undefined, makeUpCards: async () => 0 })
await http.listen({ port: 0, host: '127.0.0.1' })
console.log(`listening ${(http.server.address() as AddressInfo).port}`)
