// Polls providers about orders without a callback, closes unpaid orders, and deletes them eventually.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import { type PaymentName, paymentNames } from '../../../../contract/money/recharge.ts'
import { inMoneyTransaction } from '../../../core/database/lock-order.ts'
import type { Events } from '../../../core/event/events.ts'
import { repeat } from '../../../core/jobs/repeat.ts'
import { CallbackRefused, type PaymentProvider } from './provider/provider.ts'
import { giveUp, type Settled, settlePayment } from './settle.ts'
import { deleteUnpaid, listToAsk, listUnopened, lockOrder, type OrderRow, setOrder } from './store.ts'

const minute = 60_000
const hour = 60 * minute
/** Waits before each poll; the first after 60 s. R-PAY-2. */
const waits = [1, 1, 1, 2, 5, 10, 10, 60, 360, 1_020].map((minutes) => minutes * minute)
/** Milliseconds after which an unpaid order is closed. If its checkout was opened, polling continues for a day. */
export const closesAfter = 30 * minute
/**
 * Milliseconds that an unpaid order is stored: a day if its checkout was never opened, otherwise as long as any provider may still report
 * it.
 */
const deletedAfter = { unopened: 24 * hour, opened: 30 * 24 * hour }
const never = new Date(Date.UTC(9999, 0))
/** Orders per provider and poll, and concurrent requests to a provider. A hanging provider does not occupy the slots of others. */
const atOnce = 200
const parallel = 8
/** Milliseconds between polls: together with the first wait at most 90 s. */
const interval = 10_000
/** Milliseconds between two sweeps of old orders. */
const sweepEvery = 10 * minute

export const firstAsk = (now: number): Date => new Date(now + (waits[0] as number))

export interface PollDeps {
  db: NodePgDatabase
  events: Events
  log: Logger
  providers: ReadonlyMap<PaymentName, PaymentProvider>
  onSettled: (settled: Settled) => void
  /** False while the ledger is closed: payments that could not be credited are not polled. */
  open: () => boolean
  now: () => number
}

/** Polls all providers once; returns how many orders were queried. */
export async function pollOrders(deps: PollDeps): Promise<number> {
  const [counts] = await Promise.all([Promise.all(paymentNames.map((method) => pollProvider(deps, method))), closeUnopened(deps)])
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Queries one provider about its due orders; returns their number. */
async function pollProvider(deps: PollDeps, method: PaymentName): Promise<number> {
  const { db, open, now } = deps
  if (!open()) return 0
  const orders = await listToAsk(db, now(), atOnce, method)
  const queue = [...orders]
  async function askOneByOne(): Promise<void> {
    for (let order = queue.shift(); order; order = queue.shift()) await askAbout(deps, order)
  }
  await Promise.all(Array.from({ length: parallel }, askOneByOne))
  return orders.length
}

async function closeUnopened(deps: PollDeps): Promise<void> {
  const { db, open, now } = deps
  if (!open()) return
  for (const order of await listUnopened(db, new Date(now() - closesAfter), atOnce)) await closeOrder(deps, order)
}

async function askAbout(deps: PollDeps, order: OrderRow): Promise<void> {
  const { db, log, providers, now } = deps
  const at = now()
  const wait = waits[order.asked + 1]
  try {
    await setOrder(db, order.id, { asked: order.asked + 1, ask_at: wait === undefined ? never : new Date(at + wait) })
    const { id, money, coin, provider_ref: ref } = order
    const news = await providers.get(order.method)?.ask({ id, money, coin, ref })
    if (news) deps.onSettled(await settlePayment(deps, order.method, news, at))
    else if (at - order.created_at.getTime() >= closesAfter) await closeOrder(deps, order)
  } catch (error) {
    const isRefused = error instanceof CallbackRefused
    log[isRefused ? 'error' : 'warn']({ err: error, order: order.id, method: order.method }, 'a provider could not be asked about an order')
    // Polling ends. A payment that was made but does not match stays open for the operator.
    if (wait === undefined && !isRefused) await closeOrder(deps, order)
  }
}

/** Closes an order that is still open. A failure is logged and retried by the next poll. */
async function closeOrder({ db, log, onSettled, now }: PollDeps, order: OrderRow): Promise<void> {
  if (order.state !== 'open') return
  try {
    const settled = await inMoneyTransaction(db, [order.account_id], async (tx): Promise<Settled | null> => {
      const held = await lockOrder(tx, order.id)
      if (held?.state !== 'open') return null
      await giveUp(tx, held, 'closed', now())
      return { order: held, state: 'closed', changed: true }
    })
    if (settled) onSettled(settled)
  } catch (error) {
    log.warn({ err: error, order: order.id }, 'closing an unpaid order failed')
  }
}

/** Deletes orders that were never paid and are no longer polled; returns their number. */
export const sweepOrders = ({ db, now }: Pick<PollDeps, 'db' | 'now'>): Promise<number> =>
  deleteUnpaid(db, { unopened: new Date(now() - deletedAfter.unopened), opened: new Date(now() - deletedAfter.opened) })

/** Polls repeatedly; returns a stop function. */
export function startPolling(deps: PollDeps): () => Promise<void> {
  const { log } = deps
  // Independent loops: a hanging provider delays neither the others nor the closing.
  const polls = [
    ...paymentNames.map((method) => async () => void (await pollProvider(deps, method))),
    (): Promise<void> => closeUnopened(deps),
  ]
  const sweep = async (): Promise<void> => {
    const deleted = await sweepOrders(deps)
    if (deleted > 0) log.info({ deleted }, 'unpaid orders deleted')
  }
  const polling = polls.map((poll) => repeat(poll, { every: interval, log, failure: 'polling orders failed' }))
  const sweeping = repeat(sweep, { every: sweepEvery, log, failure: 'deleting unpaid orders failed' })
  return async () => {
    await Promise.all([...polling, sweeping].map((job) => job.stop()))
  }
}
