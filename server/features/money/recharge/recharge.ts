// Recharge as a running part: providers, routes, checkout, callbacks and poller.
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { RechargeOrder } from '../../../../contract/money/recharge.ts'
import { waitFor } from '../../../core/attempt/store.ts'
import type { Context } from '../../../core/context.ts'
import type { MoneyTx } from '../../../core/database/lock-order.ts'
import { fail } from '../../../core/http/fail.ts'
import { route } from '../../../core/http/route.ts'
import { moneyRoute } from '../../../core/idempotency/money-route.ts'
import type { Keys } from '../../../core/keys.ts'
import type { DeviceHub } from '../../../core/live/hub.ts'
import type { Ledger } from '../ledger/store.ts'
import { countRecharge } from '../wallet/store.ts'
import { registerPackageAdmin, registerPaymentTest } from './admin-routes.ts'
import { serveCheckout } from './checkout-routes.ts'
import { closesAfter, firstAsk, pollOrders, startPolling } from './poll.ts'
import type { Payments } from './provider/open.ts'
import type { PaymentProvider } from './provider/provider.ts'
import { giveUp, type Settled } from './settle.ts'
import { findOrder, findPackage, listMadeSince, listOpenOf, listOrders, listPackages, type OrderRow, presentOrder } from './store.ts'
import { rechargeOrder } from './table.ts'

export interface RechargeDeps {
  ledger: Ledger
  payments: Payments
  keys: Keys
  hub: DeviceHub
  now?: () => number
}
export interface Recharge {
  /** Polls once for lost callbacks; also runs by itself. */
  poll(): Promise<number>
  stop(): Promise<void>
}
/** Diamonds per yuan. R-PAY-1. */
const rate = 10
const pageMost = 100

/** Maximum open orders per account. */
export const mostOpen = 5
const hour = 3_600_000
/** Unpaid orders that an account may create: each row is stored for at least a day. */
const perAccount = [{ seconds: 3_600, most: 30 }]
/** Milliseconds after which an opened checkout may be closed for a new order: by then its provider has been polled. */
export const replaceableAfter = 5 * 60_000
/**
 * Makes room for one more order: closes the oldest whose checkout was never opened, else the oldest abandoned one. A late payment is
 * credited as for any closed order. @throws limit-reached
 */
async function makeRoom(tx: MoneyTx, account: string, now: number): Promise<void> {
  const orders = await listOpenOf(tx, account)
  if (orders.length < mostOpen) return
  const replaceable =
    orders.find(({ provider_ref }) => provider_ref === '') ??
    orders.find(({ created_at }) => now - created_at.getTime() >= replaceableAfter)
  if (!replaceable) throw fail('limit-reached')
  await giveUp(tx, replaceable, 'closed', now)
}

export function registerRecharge(app: FastifyInstance, context: Pick<Context, 'db' | 'log' | 'events'>, deps: RechargeDeps): Recharge {
  const { db, log, events } = context
  const { ledger, keys, hub, now = Date.now } = deps
  const { providers, sandbox, isOffered } = deps.payments
  const methods = [...providers.keys()].map((name, type) => ({ type, name }))
  const signOf = (order: string): string => keys.mark('checkout', order).slice(0, 32)
  const wayOf = (id: string, { hosts }: PaymentProvider) => ({ url: `/pay/${id}?sign=${signOf(id)}`, host: hosts[0] ?? '' })
  /** A failed payment can be retried for as long as the order could have been paid. */
  const isPayable = ({ state, created_at }: OrderRow): boolean =>
    state === 'open' || (state === 'failed' && now() - created_at.getTime() < closesAfter)
  const present = (row: OrderRow): RechargeOrder => {
    const provider = providers.get(row.method)
    return presentOrder(row, provider && isPayable(row) ? wayOf(row.id, provider) : null)
  }
  const onSettled = ({ order, state, changed }: Settled): void => {
    if (!changed) return
    log.info({ order: order.id, state, method: order.method }, 'order settled')
    if (order.device_id) hub.sendToDevice(order.device_id, 'recharge', { order_id: order.id, state })
  }
  const open = (): boolean => ledger.isOpen()
  const polling = { db, events, log, providers, onSettled, open, now }

  route(app, 'POST api/chargerules/getList', async ({ request }) => ({
    list: await listPackages(db),
    methods: methods.filter(({ name }) => isOffered(name, request)),
    rate,
  }))

  moneyRoute(app, { db, now, open }, 'GET api/chargerules/payUrl', async ({ tx, account, query, request, now: at }) => {
    const method = methods[Number(query.type)]?.name
    const provider = method && providers.get(method)
    if (!provider || !isOffered(provider.name, request)) throw fail('unavailable')
    const bought = await findPackage(tx, query.id)
    if (!bought) throw fail('not-found')
    const { coin, give, money } = bought
    const isOther = (['coin', 'give', 'money'] as const).some((sum) => query[sum] !== undefined && Number(query[sum]) !== bought[sum])
    if (isOther) throw fail('price-changed')
    const wait = waitFor(await listMadeSince(tx, account.id, at - hour), perAccount, at)
    if (wait > 0) throw fail('too-many', { retryAfter: wait })
    await makeRoom(tx, account.id, at)
    const day = await countRecharge(tx, account.id, money, at)
    const id = randomUUID()
    await tx.insert(rechargeOrder).values({
      id,
      account_id: account.id,
      package_id: bought.id,
      coin,
      give,
      money,
      method: provider.name,
      state: 'open',
      states: [{ state: 'open', at: new Date(at).toISOString() }],
      device_id: query.device_id ?? '',
      day,
      created_at: new Date(at),
      ask_at: firstAsk(at),
    })
    return { ...wayOf(id, provider), order_id: id }
  })

  route(app, 'GET api/Order/recharge', async ({ account, query }) => {
    const { id } = account
    if (query.id) {
      const order = await findOrder(db, query.id)
      if (order?.account_id !== id) throw fail('not-found')
      return { list: [present(order)], total: 1 }
    }
    const limit = Math.min(Math.max(1, Number(query.limit ?? 20)), pageMost)
    const { rows, total } = await listOrders(db, id, limit, (Math.max(1, Number(query.page ?? 1)) - 1) * limit)
    return { list: rows.map(present), total }
  })

  registerPackageAdmin(app, db, now)
  registerPaymentTest(app, context, deps.payments, now)
  serveCheckout(app, { db, events, log, providers, sandbox, isOffered, signOf, onSettled, open, now })
  const stop = startPolling(polling)
  return { poll: () => pollOrders(polling), stop }
}
