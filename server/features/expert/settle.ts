// What becomes of schemes when their match ends, is corrected, or is not played; and of what was paid for them. Every step is one
// transaction that finds out by itself what is still to be done: it may run twice, on two servers, or after a kill.
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PlayOutcome } from '../../../contract/match/play.ts'
import { endOf, endText, settlePlay } from '../../../rules/expert/play.ts'
import {
  consumptionOf,
  houseOf,
  incomeOf,
  type SchemeSale,
  schemeBackEntry,
  schemeLateEntry,
  schemeOf,
  schemePaidEntry,
} from '../../../rules/money/ledger-entry.ts'
import { inMoneyTransaction, type MoneyTx } from '../../core/database/lock-order.ts'
import { subjectOf } from '../comment/store.ts'
import { findBalances, lockBalances, postEntry } from '../ledger/store.ts'
import { findCores } from '../match/store.ts'
import { notify, notifyMany } from '../notification/store.ts'
import { unspend } from '../wallet/store.ts'
import { endSale, findScheme, listBuyers, lockSales, lockScheme, type SaleRow, type SchemeRow, setScheme } from './scheme-store.ts'

/** Milliseconds of product time that an end must stand before money follows it: a slip of a feed is corrected by then. */
export const moneyAfter = 600_000

/** Who bought it hears what became of it, and again when a correction of the match makes something else of it. */
async function tellBuyers(tx: MoneyTx, { id, match_id, settlements }: SchemeRow, outcomes: PlayOutcome[]): Promise<void> {
  const last = settlements.findLast(({ end }) => end !== 'open')
  if (last && `${last.outcomes}` === `${outcomes}`) return
  const told = {
    kind: 'settlement',
    event: last ? 'scheme-resettled' : 'scheme-settled',
    cause: `scheme ${id} end ${settlements.length}`,
  } as const
  const people = sql`SELECT account_id AS account, false AS always FROM scheme_sale WHERE scheme_id = ${id} AND state <> 'back'`
  await notifyMany(tx, { ...told, subject: subjectOf('scheme', id), people, detail: { match: match_id, outcomes } }, new Date())
}

/** Settles one by the match as it stands; false when there is nothing to do. */
export async function settleScheme(tx: MoneyTx, id: string, productNow: number): Promise<boolean> {
  const row = await lockScheme(tx, id)
  const [match] = row ? await findCores(tx, [row.match_id]) : []
  if (!row || !match) return false
  const end = endOf(match)
  const text = endText(end)
  if (text === (row.settled_on ?? 'open')) return false
  // Whoever has his money back has not bought it: what is void and paid back stays so.
  if (row.state === 'void' && row.money_at !== null) return false
  const outcomes = row.plays.map((play): PlayOutcome => (end.state === 'over' ? settlePlay(play, end.score) : end.state))
  const at = new Date(productNow)
  await setScheme(tx, id, {
    state: end.state === 'over' ? 'settled' : end.state,
    outcomes,
    settled_on: end.state === 'open' ? null : text,
    settled_at: end.state === 'open' ? null : at,
    // It goes on after all, or was not played after all: what was bought, paid out or not, has its own way to go once more.
    ...(end.state === 'over' ? {} : { money_at: null }),
    settlements: [...row.settlements, { end: text, outcomes, at: at.toISOString() }],
  })
  if (end.state !== 'open') await tellBuyers(tx, row, outcomes)
  return true
}

/** The text of `endText` for a match, as SQL has it. */
const endSql = sql`CASE match.status WHEN 'over' THEN 'over ' || (match."row"->>'home_score') || '-' || (match."row"->>'away_score')
  WHEN 'postponed' THEN 'void' WHEN 'cancelled' THEN 'void' ELSE 'open' END`

/** Milliseconds back from which the sweep still looks for corrections; the match itself tells of later ones. */
const sweptBack = 30 * 86_400_000

/** Schemes that their match has left behind: of these matches, or of all. */
async function listUnsettled(db: NodePgDatabase, productNow: number, matches: readonly string[] | null): Promise<string[]> {
  const wanted =
    matches === null
      ? sql`(scheme.state = 'open' OR scheme.match_time > ${new Date(productNow - sweptBack).toISOString()})`
      : sql`match.id IN (SELECT jsonb_array_elements_text(${JSON.stringify(matches)}::jsonb))`
  const { rows } = await db.execute<{ id: string }>(sql`SELECT scheme.id FROM scheme JOIN match ON match.id = scheme.match_id
    WHERE ${wanted} AND coalesce(scheme.settled_on, 'open') <> ${endSql} AND NOT (scheme.state = 'void' AND scheme.money_at IS NOT NULL)
    ORDER BY scheme.match_time, scheme.id`)
  return rows.map(({ id }) => id)
}

/** Settles what these matches decide, or without them all that waits; answers how many. One that fails does not keep the others. */
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

/** Sales that one transaction moves: it holds the house's account until its end, and every other money call waits for that. */
const salesAtOnce = 10

const saleOf = ({ scheme_id, account_id, price }: SaleRow, title: SchemeSale['title']): SchemeSale => ({
  scheme: scheme_id,
  from: account_id,
  amount: price,
  title,
})

/** What one buyer paid goes to its expert and the house. */
async function payOut(tx: MoneyTx, row: SchemeRow, sale: SaleRow, title: SchemeSale['title'], now: number): Promise<void> {
  await postEntry(tx, schemePaidEntry(saleOf(sale, title), { owner: row.expert_id, amount: sale.income }), now)
  await endSale(tx, sale, 'paid', new Date(now))
}
/** What one buyer paid goes back whole. */
async function giveBack(tx: MoneyTx, sale: SaleRow, title: SchemeSale['title'], now: number): Promise<void> {
  await unspend(tx, schemeBackEntry(saleOf(sale, title)), { amount: sale.price, day: sale.spend_day }, now)
  await endSale(tx, sale, 'back', new Date(now))
  await tellBack(tx, sale, now)
}

/** Tells a buyer that the money is back. */
async function tellBack(tx: MoneyTx, { scheme_id, account_id: account, price }: SaleRow, now: number): Promise<void> {
  const told = { account, kind: 'settlement', event: 'scheme-back', cause: `scheme ${scheme_id} back` } as const
  await notify(tx, { ...told, subject: subjectOf('scheme', scheme_id), detail: { amount: price } }, new Date(now))
}

/**
 * What had gone to the expert and the house goes back whole to its buyer: the match that was settled was not played after all.
 * Nobody is brought below zero: what the expert has taken out of the income wallet since is the house's loss.
 */
async function takeBack(tx: MoneyTx, row: SchemeRow, sale: SaleRow, title: SchemeSale['title'], now: number): Promise<void> {
  const left = (await findBalances(tx, [row.expert_id])).get(row.expert_id)?.income ?? 0
  const entry = schemeLateEntry(saleOf(sale, title), { owner: row.expert_id, amount: Math.min(sale.income, left) })
  await unspend(tx, entry, { amount: sale.price, day: sale.spend_day }, now)
  await endSale(tx, sale, 'back', new Date(now))
  await tellBack(tx, sale, now)
}

const isRefunded = ({ state, removed_at }: SchemeRow): boolean => state === 'void' || removed_at !== null

/** All that the sales of one scheme move: each posts an entry of its own, and the next one's accounts would come too late. */
function lockSold(tx: MoneyTx, row: SchemeRow, sales: readonly SaleRow[]): Promise<void> {
  if (sales.length === 0) return Promise.resolve()
  // A refund of what was not paid out yet leaves the accounts of the expert and the house alone.
  const isShared = sales.some(({ state }) => state === 'paid') || !isRefunded(row)
  const shared = isShared ? [incomeOf(row.expert_id), houseOf('revenue', 'diamond')] : []
  return lockBalances(tx, [schemeOf(row.id), ...shared, ...sales.map(({ account_id }) => consumptionOf(account_id))])
}

/** Sales that are given back with the removal itself: more would hold too many accounts at once. The sweep gives back the others. */
export const refundedAtOnce = 500

/**
 * Gives back what these buyers, who are locked, paid for a scheme that was taken away, in the transaction that does it; answers to how
 * many.
 */
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
  /** Its match is decided: when nothing is left, all of it has been moved. */
  isFinal: boolean
}
/** Which sales of a scheme are to be moved now; null: none. */
function dueOf({ state, settled_at, money_at, removed_at }: SchemeRow, productNow: number): Due | null {
  const isFinal = state !== 'open' && money_at === null && settled_at !== null && settled_at.getTime() + moneyAfter <= productNow
  if (!isFinal && removed_at === null) return null
  return { states: isFinal && state === 'void' ? ['held', 'paid'] : ['held'], isFinal }
}

/** Moves a part of the money of one scheme; true when more of it waits. */
async function movePart(db: NodePgDatabase, id: string, { productNow, now, titleOf }: Moving): Promise<boolean> {
  const seen = await findScheme(db, id)
  const expected = seen && dueOf(seen, productNow)
  if (!expected) return false
  // Who buys is locked before the scheme, so they are looked up before; what has changed since is seen to by the next part.
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

/** Moves the money of all whose end has stood long enough, or that were taken away; answers of how many. */
export async function moveMoney(db: NodePgDatabase, moving: Moving): Promise<number> {
  const due = new Date(moving.productNow - moneyAfter)
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM scheme WHERE (state <> 'open' AND money_at IS NULL AND settled_at <= ${due.toISOString()})
      OR (removed_at IS NOT NULL AND EXISTS (SELECT FROM scheme_sale WHERE scheme_id = scheme.id AND scheme_sale.state = 'held'))
      ORDER BY settled_at, id`,
  )
  const faults: unknown[] = []
  for (const { id } of rows) {
    try {
      while (await movePart(db, id, moving));
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `what was paid for ${faults.length} schemes could not be moved`)
  return rows.length
}
