// Routes of the mall: goods, records, exchange.
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../core/context.ts'
import { route } from '../../../core/http/route.ts'
import { moneyRoute } from '../../../core/idempotency/money-route.ts'
import type { Keys } from '../../../core/keys.ts'
import type { Ledger } from '../../money/ledger/store.ts'
import { findExchange, listExchanges, listGoods, presentExchange } from './store.ts'
import { noteOf, takeGoods } from './take.ts'

export function registerMall(
  app: FastifyInstance,
  { db, events }: Pick<Context, 'db' | 'events'>,
  deps: { ledger: Ledger; keys: Keys; now?: () => number },
): void {
  const { ledger, keys, now = Date.now } = deps
  route(app, 'POST api/goods/goodsList', async () => ({ list: await listGoods(db) }))

  route(app, 'POST api/goods/exchangeRecords', async ({ account, body }) => {
    const limit = body.limit ?? 20
    const { rows, total } = await listExchanges(db, account.id, limit, ((body.page ?? 1) - 1) * limit)
    return { list: rows.map((row) => presentExchange(row, noteOf(keys, row))), total }
  })

  moneyRoute(
    app,
    { db, now, open: () => ledger.isOpen() },
    'POST api/goods/exchange',
    async ({ tx, account, body, now: at }) => takeGoods(tx, keys, account.id, body, at, events),
    {
      async whole({ record, ...left }) {
        const row = record.state === 'done' ? await findExchange(db, record.id) : undefined
        return { record: row ? presentExchange(row, noteOf(keys, row)) : record, ...left }
      },
    },
  )
}
