// Asks providers about orders whose callback did not come, and closes what nobody pays.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import type { PaymentName } from '../../../contract/money/recharge.ts'
import { inTransaction } from '../../core/database/transaction.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import { CallbackRefused, type PaymentProvider } from './provider/provider.ts'
import { giveUp, type Settled, settlePayment } from './settle.ts'
import { listToAsk, lockOrder, type OrderRow, setOrder } from './store.ts'

const minute = 60_000
/** Waits before each asking; safety R4 wants the first after 60 s. */
const waits = [1, 1, 1, 2, 5, 10, 10, 60, 360, 1_020].map((minutes) => minutes * minute)
/** Minutes after which an unpaid order is closed. It is still asked about for a day. */
export const closesAfter = 30 * minute
const never = new Date(Date.UTC(9999, 0))
const atOnce = 50
/** Milliseconds between two looks: with the first wait within 90 s. */
const turn = 10_000

export const firstAsk = (now: number): Date => new Date(now + (waits[0] as number))

export interface PollParts {
  db: NodePgDatabase
  log: Logger
  providers: ReadonlyMap<PaymentName, PaymentProvider>
  onSettled: (settled: Settled) => void
  /** False while the ledger is not to be trusted: nobody is asked about what could not be credited. */
  open: () => boolean
  now: () => number
}

/** One look; answers how many orders were asked about. */
export async function pollOrders({ db, log, providers, onSettled, open, now }: PollParts): Promise<number> {
  if (!open()) return 0
  const orders = await listToAsk(db, now(), atOnce)
  for (const order of orders) {
    const at = now()
    const wait = waits[order.asked + 1]
    await setOrder(db, order.id, { asked: order.asked + 1, ask_at: wait === undefined ? never : new Date(at + wait) })
    const settled = await askOne(order, at).catch((error: unknown) => {
      const isRefused = error instanceof CallbackRefused
      log[isRefused ? 'error' : 'warn'](
        { err: error, order: order.id, method: order.method },
        'a provider could not be asked about an order',
      )
      // Nobody will ask again. Something that was paid and does not fit is for the operator to look at.
      return wait === undefined && !isRefused ? close(order, at) : null
    })
    if (settled) onSettled(settled)
  }
  return orders.length

  async function askOne(order: OrderRow, at: number): Promise<Settled | null> {
    const news = await providers.get(order.method)?.ask({ id: order.id, money: order.money, coin: order.coin, ref: order.provider_ref })
    if (news) return settlePayment(db, order.method, news, at)
    return at - order.created_at.getTime() < closesAfter ? null : close(order, at)
  }

  async function close(order: OrderRow, at: number): Promise<Settled | null> {
    if (order.state !== 'open') return null
    return inTransaction(db, async (tx) => {
      const held = await lockOrder(tx, order.id)
      if (held?.state !== 'open') return null
      await giveUp(tx, held, 'closed', at)
      return { order: held, state: 'closed', changed: true }
    })
  }
}

/** Looks again and again. Answers how to end it. */
export function keepPolling(parts: PollParts): () => Promise<void> {
  const look = async (): Promise<void> => void (await pollOrders(parts))
  return repeat(look, { every: turn, log: parts.log, failure: 'orders could not be looked at' }).stop
}
