// Applies a provider's news about an order: credits it once, with the order's own price, or refuses news that do not match.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PaymentName, RechargeState } from '../../../../contract/money/recharge.ts'
import { rechargeEntry } from '../../../../rules/money/ledger-entry.ts'
import { inMoneyTransaction, type MoneyTx } from '../../../core/database/lock-order.ts'
import type { Events } from '../../../core/event/events.ts'
import { notify } from '../../notification/store.ts'
import { postEntry } from '../ledger/store.ts'
import { uncountRecharge } from '../wallet/store.ts'
import { rechargePaid } from './events.ts'
import { CallbackRefused, type PaymentNews } from './provider/provider.ts'
import { findOrder, lockOrder, type OrderRow, setOrderState } from './store.ts'
import { paymentEvent } from './table.ts'

export interface Settled {
  order: OrderRow
  state: RechargeState
  /** False for known news, or news that came too late to change anything. */
  changed: boolean
}

/** Event, credit and state are one transaction, so that a crash leaves none of them. Throws CallbackRefused. */
export async function settlePayment(
  { db, events }: { db: NodePgDatabase; events: Events },
  method: PaymentName,
  news: PaymentNews,
  now: number,
): Promise<Settled> {
  const order = await findOrder(db, news.orderId)
  return inMoneyTransaction(db, order ? [order.account_id] : [], (tx) => settle(tx, method, news, now, events), true)
}

async function settle(tx: MoneyTx, method: PaymentName, news: PaymentNews, now: number, events: Events): Promise<Settled> {
  const order = await lockOrder(tx, news.orderId)
  if (order?.method !== method) throw new CallbackRefused(`no order ${news.orderId} of ${method}`)
  if (news.eventId === '') throw new CallbackRefused('an event without a name')
  if (news.state === 'paid' && (news.money !== order.money || news.currency !== 'cny'))
    throw new CallbackRefused(`paid were ${news.money} ${news.currency} instead of ${order.money} cny`)
  const fresh = await tx
    .insert(paymentEvent)
    .values({ method, event_id: news.eventId, order_id: order.id, at: new Date(now) })
    .onConflictDoNothing()
    .returning({ id: paymentEvent.event_id })
  // A paid order stays paid: a later close event is outdated.
  if (fresh.length === 0 || order.state === 'paid' || order.state === news.state) return { order, state: order.state, changed: false }
  if (news.state === 'paid') await credit(tx, order, news.ref, now, events)
  else await giveUp(tx, order, news.state, now)
  return { order, state: news.state, changed: true }
}

async function credit(tx: MoneyTx, order: OrderRow, ref: string, now: number, events: Events): Promise<void> {
  const { id, account_id: account, coin, give, money } = order
  // Closed and paid after all: it counts towards its day again.
  if (order.state !== 'open') await uncountRecharge(tx, account, order.day, -money)
  const { id: tx_id } = await postEntry(tx, rechargeEntry({ id, account, coin, give, money }), now)
  await setOrderState(tx, order, 'paid', now, { tx_id, provider_ref: ref || order.provider_ref })
  await events.publish(tx, rechargePaid, { accountId: account, orderId: id, now })
  const notice = { account, kind: 'wallet', event: 'recharge-paid', cause: `recharge ${id}`, detail: { amount: coin + give } } as const
  await notify(tx, notice, new Date(now))
}

/** Marks it closed or failed, by the provider or because it was not paid. */
export async function giveUp(tx: MoneyTx, order: OrderRow, state: 'closed' | 'failed', now: number): Promise<void> {
  if (order.state === 'open') await uncountRecharge(tx, order.account_id, order.day, order.money)
  await setOrderState(tx, order, state, now)
}
