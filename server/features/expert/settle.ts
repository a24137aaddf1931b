// Settles schemes when their match ends, is corrected, or is not played, and moves the money paid for them. Every step is one transaction
// that determines the remaining work by itself: it may run twice, on two servers, or after a kill.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PlayOutcome } from '../../../contract/match/play.ts'
import { subjectOf } from '../../../rules/comment/subject.ts'
import { endOf, endText, settlePlay } from '../../../rules/expert/play.ts'
import {
  consumptionOf,
  incomeOf,
  platformOf,
  type SchemeSale,
  schemeBackEntry,
  schemeLateEntry,
  schemeOf,
  schemePaidEntry,
} from '../../../rules/money/ledger-entry.ts'
import { inMoneyTransaction, type MoneyTx } from '../../core/database/lock-order.ts'
import { findCores } from '../match/store.ts'
import { findBalances, lockBalances, postEntry } from '../money/ledger/store.ts'
import { unspend } from '../money/wallet/store.ts'
import { notify, notifyMany } from '../notification/store.ts'
import { endSale, findScheme, listBuyers, lockSales, lockScheme, type SaleRow, type SchemeRow, setScheme } from './scheme-store.ts'
import { buyersOf, listUnmoved, listUnsettled } from './settle-store.ts'

/** Milliseconds of product time that a result must stand before money moves: a feed's mistake is corrected by then. */
export const moneyAfter = 600_000

/** Notifies buyers of the outcome, and again when a correction of the match changes it. */
async function notifyBuyers(tx: MoneyTx, { id, match_id, settlements }: SchemeRow, outcomes: PlayOutcome[]): Promise<void> {
  const last = settlements.findLast(({ end }) => end !== 'open')
  if (last && `${last.outcomes}` === `${outcomes}`) return
  const notice = {
    kind: 'settlement',
    event: last ? 'scheme-resettled' : 'scheme-settled',
    cause: `scheme ${id} end ${settlements.length}`,
  } as const
  await notifyMany(
    tx,
    { ...notice, subject: subjectOf('scheme', id), people: buyersOf(id), detail: { match: match_id, outcomes } },
    new Date(),
  )
}

/** Settles one scheme by the current state of its match; false if there is nothing to do. */
export async function settleScheme(tx: MoneyTx, id: string, productNow: number): Promise<boolean> {
  const row = await lockScheme(tx, id)
  const [match] = row ? await findCores(tx, [row.match_id]) : []
  if (!row || !match) return false
  const end = endOf(match)
  const text = endText(end)
  if (text === (row.settled_on ?? 'open')) return false
  // A refunded buyer has no purchase any more: a void scheme that was refunded stays void.
  if (row.state === 'void' && row.money_at !== null) return false
  const outcomes = row.plays.map((play): PlayOutcome => (end.state === 'over' ? settlePlay(play, end.score) : end.state))
  const at = new Date(productNow)
  await setScheme(tx, id, {
    state: end.state === 'over' ? 'settled' : end.state,
    outcomes,
    settled_on: end.state === 'open' ? null : text,
    settled_at: end.state === 'open' ? null : at,
    // The match continues after all, or was not played after all: the money, paid out or not, is due again.
    ...(end.state === 'over' ? {} : { money_at: null }),
    settlements: [...row.settlements, { end: text, outcomes, at: at.toISOString() }],
  })
  if (end.state !== 'open') await notifyBuyers(tx, row, outcomes)
  return true
}

/** Settles the schemes of these matches, or all pending ones; returns the number. One failure does not stop the others. */
export async function settleSchemes(db: NodePgDatabase, productNow: number, matches: readonly string[] | null = null): Promise<number> {
  let settled = 0
  const faults: unknown[] = []
  for (const id of await listUnsettled(db, productNow, matches)) {
    const done = await inMoneyTransaction(db, [], (tx) => settleScheme(tx, id, productNow)).catch(
      (error: unknown) => void faults.push(error),
    )
    if (done) settled += 1
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} schemes could not be settled`)
  return settled
}

/** Sales per transaction: it locks the platform's account until its end, and every other money call waits for that. */
const salesAtOnce = 10

const saleOf = ({ scheme_id, account_id, price }: SaleRow, title: SchemeSale['title']): SchemeSale => ({
  scheme: scheme_id,
  from: account_id,
  amount: price,
  title,
})

/** Pays one buyer's price to the expert and the platform. */
async function payOut(tx: MoneyTx, row: SchemeRow, sale: SaleRow, title: SchemeSale['title'], now: number): Promise<void> {
  await postEntry(tx, schemePaidEntry(saleOf(sale, title), { owner: row.expert_id, amount: sale.income }), now)
  await endSale(tx, sale, 'paid', new Date(now))
}
/** Refunds one buyer in full. */
async function giveBack(tx: MoneyTx, sale: SaleRow, title: SchemeSale['title'], now: number): Promise<void> {
  await unspend(tx, schemeBackEntry(saleOf(sale, title)), { amount: sale.price, day: sale.spend_day }, now)
  await endSale(tx, sale, 'back', new Date(now))
  await notifyRefund(tx, sale, now)
}

/** Notifies a buyer of the refund. */
async function notifyRefund(tx: MoneyTx, { scheme_id, account_id: account, price }: SaleRow, now: number): Promise<void> {
  const notice = { account, kind: 'settlement', event: 'scheme-back', cause: `scheme ${scheme_id} back` } as const
  await notify(tx, { ...notice, subject: subjectOf('scheme', scheme_id), detail: { amount: price } }, new Date(now))
}

/**
 * Refunds a buyer in full after the payout, because the settled match was not played after all. No balance becomes negative: what the
 * expert has taken out of the income wallet since is the platform's loss.
 */
async function takeBack(tx: MoneyTx, row: SchemeRow, sale: SaleRow, title: SchemeSale['title'], now: number): Promise<void> {
  const left = (await findBalances(tx, [row.expert_id])).get(row.expert_id)?.income ?? 0
  const entry = schemeLateEntry(saleOf(sale, title), { owner: row.expert_id, amount: Math.min(sale.income, left) })
  await unspend(tx, entry, { amount: sale.price, day: sale.spend_day }, now)
  await endSale(tx, sale, 'back', new Date(now))
  await notifyRefund(tx, sale, now)
}

const isRefunded = ({ state, removed_at }: SchemeRow): boolean => state === 'void' || removed_at !== null

/**
 * Locks all accounts of one scheme's sales: each posts its own entry, and locking the next one's accounts later would violate the order.
 */
function lockSold(tx: MoneyTx, row: SchemeRow, sales: readonly SaleRow[]): Promise<void> {
  if (sales.length === 0) return Promise.resolve()
  // A refund before the payout does not touch the accounts of the expert and the platform.
  const isShared = sales.some(({ state }) => state === 'paid') || !isRefunded(row)
  const shared = isShared ? [incomeOf(row.expert_id), platformOf('revenue', 'diamond')] : []
  return lockBalances(tx, [schemeOf(row.id), ...shared, ...sales.map(({ account_id }) => consumptionOf(account_id))])
}

/** Sales refunded together with the removal: more would lock too many accounts at once. The sweep refunds the others. */
export const refundedAtOnce = 500

/** Refunds these buyers, whose accounts are locked, in the transaction that removes the scheme; returns their number. */
export async function refundScheme(
  tx: MoneyTx,
  row: SchemeRow,
  buyers: readonly string[],
  title: SchemeSale['title'],
  now: number,
): Promise<number> {
  const held = await lockSales(tx, row.id, ['held'], buyers)
  await lockSold(tx, row, held)
  for (const sale of held) await giveBack(tx, sale, title, now)
  return held.length
}

export interface Moving {
  productNow: number
  /** Real milliseconds. */
  now: number
  titleOf: (matchId: string, within: MoneyTx) => Promise<SchemeSale['title']>
}

interface Due {
  states: readonly SaleRow['state'][]
  /** Its match is decided: once nothing is left, all of its money has moved. */
  isFinal: boolean
}
/** The sales of a scheme that have to move now; null if none. */
function dueOf({ state, settled_at, money_at, removed_at }: SchemeRow, productNow: number): Due | null {
  const isFinal = state !== 'open' && money_at === null && settled_at !== null && settled_at.getTime() + moneyAfter <= productNow
  if (!isFinal && removed_at === null) return null
  return { states: isFinal && state === 'void' ? ['held', 'paid'] : ['held'], isFinal }
}

/** Moves part of a scheme's money; true if more remains. */
async function movePart(db: NodePgDatabase, id: string, { productNow, now, titleOf }: Moving): Promise<boolean> {
  const seen = await findScheme(db, id)
  const expected = seen && dueOf(seen, productNow)
  if (!expected) return false
  // Buyers are locked before the scheme, so they are looked up first; the next batch handles changes since then.
  const buyers = await listBuyers(db, id, expected.states, salesAtOnce)
  return inMoneyTransaction(db, buyers, async (tx) => {
    const row = await lockScheme(tx, id)
    const due = row && dueOf(row, productNow)
    if (!row || !due) return false
    const sales = await lockSales(tx, id, due.states, buyers)
    const title = sales.length > 0 ? await titleOf(row.match_id, tx) : undefined
    await lockSold(tx, row, sales)
    for (const sale of sales) {
      if (sale.state === 'paid') await takeBack(tx, row, sale, title, now)
      else if (isRefunded(row)) await giveBack(tx, sale, title, now)
      else await payOut(tx, row, sale, title, now)
    }
    if ((await listBuyers(tx, id, due.states, 1)).length > 0) return true
    if (due.isFinal) await setScheme(tx, id, { money_at: new Date(now) })
    return false
  })
}

/** Moves the money of all schemes whose result has stood long enough, or that were removed; returns their number. */
export async function moveMoney(db: NodePgDatabase, moving: Moving): Promise<number> {
  const due = new Date(moving.productNow - moneyAfter)
  const ids = await listUnmoved(db, due)
  const faults: unknown[] = []
  for (const id of ids) {
    try {
      while (await movePart(db, id, moving));
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `what was paid for ${faults.length} schemes could not be moved`)
  return ids.length
}
