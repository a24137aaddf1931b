// Queries of packages and orders.
import { and, asc, count, desc, eq, getTableColumns, gt, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Package, PaymentName, RechargeOrder, RechargeState } from '../../../../contract/money/recharge.ts'
import { claimLocks, type MoneyTx, requireMember } from '../../../core/database/lock-order.ts'
import { rechargeOrder, rechargePackage } from './table.ts'

type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update'>
export type OrderRow = typeof rechargeOrder.$inferSelect
export type PackageRow = typeof rechargePackage.$inferSelect

export async function listPackages(db: Db): Promise<Package[]> {
  const rows = await db
    .select()
    .from(rechargePackage)
    .where(eq(rechargePackage.on_sale, true))
    .orderBy(asc(rechargePackage.place), asc(rechargePackage.money))
  return rows.map(({ place: _place, on_sale: _onSale, ...row }) => ({ ...row, give_rate: giveRate(row) }))
}
/** Bonus in percent, to a tenth. */
export const giveRate = ({ coin, give }: Pick<PackageRow, 'coin' | 'give'>): number => Math.round((give * 1_000) / coin) / 10
export async function findPackage(db: Db, id: string): Promise<PackageRow | undefined> {
  const [row] = await db
    .select()
    .from(rechargePackage)
    .where(and(eq(rechargePackage.id, id), eq(rechargePackage.on_sale, true)))
  return row
}

/** `pay` is the URL for the payer. */
export const presentOrder = (row: OrderRow, pay: RechargeOrder['pay']): RechargeOrder => ({
  id: row.id,
  state: row.state,
  coin: row.coin,
  give: row.give,
  money: row.money,
  method: row.method,
  created_at: row.created_at.toISOString(),
  states: row.states,
  bill_id: row.tx_id === null ? null : String(row.tx_id),
  pay,
})

export async function listOrders(db: Db, account: string, limit: number, offset: number): Promise<{ rows: OrderRow[]; total: number }> {
  const mine = eq(rechargeOrder.account_id, account)
  const [rows, [counted]] = await Promise.all([
    db.select().from(rechargeOrder).where(mine).orderBy(desc(rechargeOrder.created_at), desc(rechargeOrder.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(rechargeOrder).where(mine),
  ])
  return { rows, total: counted?.total ?? 0 }
}
/** Orders of all accounts from `from` (inclusive) to `until` (exclusive), newest first. */
export const listAllOrders = (
  db: Db,
  { from, until }: { from: Date | null; until: Date | null },
  limit: number,
  offset: number,
): Promise<OrderRow[]> =>
  db
    .select()
    .from(rechargeOrder)
    .where(and(from ? gte(rechargeOrder.created_at, from) : undefined, until ? lt(rechargeOrder.created_at, until) : undefined))
    .orderBy(desc(rechargeOrder.created_at), desc(rechargeOrder.id))
    .limit(limit)
    .offset(offset)
export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(rechargeOrder).where(eq(rechargeOrder.id, id))
  return row
}
/** Locks the row until the transaction ends: callbacks of one order are serialized. */
export async function lockOrder(tx: MoneyTx, id: string): Promise<OrderRow | undefined> {
  claimLocks(tx, 'order', [id])
  const [row] = await tx.select().from(rechargeOrder).where(eq(rechargeOrder.id, id)).for('update')
  return row
}
/** Changes the order's state. */
export const setOrderState = (
  db: Db,
  { id, states }: OrderRow,
  state: RechargeState,
  now: number,
  set: Partial<OrderRow> = {},
): Promise<void> => setOrder(db, id, { ...set, state, states: [...states, { state, at: new Date(now).toISOString() }] })
export async function setOrder(db: Db, id: string, set: Partial<OrderRow>): Promise<void> {
  await db.update(rechargeOrder).set(set).where(eq(rechargeOrder.id, id))
}
const unpaid = ['open', 'closed', 'failed'] as const
/** Whether the checkout was opened: an order that never reached a provider cannot have been paid. */
const isOpened = ne(rechargeOrder.provider_ref, '')
/**
 * Unpaid orders of a provider that are due for a query: the newest of each account first, so that an account with many delays only
 * itself; among those, accounts that have paid before, then the newest.
 */
export async function listToAsk(db: NodePgDatabase, now: number, limit: number, method: PaymentName): Promise<OrderRow[]> {
  const due = db
    .select({
      id: rechargeOrder.id,
      place: sql<number>`row_number() over (partition by ${rechargeOrder.account_id} order by ${rechargeOrder.created_at} desc)`.as(
        'place',
      ),
      has_paid: sql<boolean>`exists (select from recharge_order paid
        where paid.account_id = "recharge_order"."account_id" and paid.state = 'paid')`.as('has_paid'),
    })
    .from(rechargeOrder)
    .where(
      and(inArray(rechargeOrder.state, [...unpaid]), eq(rechargeOrder.method, method), lte(rechargeOrder.ask_at, new Date(now)), isOpened),
    )
    .as('due')
  return db
    .select(getTableColumns(rechargeOrder))
    .from(rechargeOrder)
    .innerJoin(due, eq(due.id, rechargeOrder.id))
    .orderBy(asc(due.place), desc(due.has_paid), desc(rechargeOrder.created_at))
    .limit(limit)
}
/** Open orders from before `until` whose checkout was never opened. */
export const listUnopened = (db: Db, until: Date, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(rechargeOrder)
    .where(and(eq(rechargeOrder.state, 'open'), eq(rechargeOrder.provider_ref, ''), lte(rechargeOrder.created_at, until)))
    .orderBy(asc(rechargeOrder.created_at))
    .limit(limit)
/** The payable orders of an account, oldest first. The caller holds its lock. */
export function listOpenOf(tx: MoneyTx, account: string): Promise<OrderRow[]> {
  requireMember(tx, account)
  return tx
    .select()
    .from(rechargeOrder)
    .where(and(eq(rechargeOrder.account_id, account), eq(rechargeOrder.state, 'open')))
    .orderBy(asc(rechargeOrder.created_at), asc(rechargeOrder.id))
}
/** Creation times of the account's unpaid orders after `since`, oldest first. The caller holds its lock. */
export async function listMadeSince(tx: MoneyTx, account: string, since: number): Promise<number[]> {
  requireMember(tx, account)
  const rows = await tx
    .select({ at: rechargeOrder.created_at })
    .from(rechargeOrder)
    .where(and(eq(rechargeOrder.account_id, account), ne(rechargeOrder.state, 'paid'), gt(rechargeOrder.created_at, new Date(since))))
    .orderBy(asc(rechargeOrder.created_at))
  return rows.map(({ at }) => at.getTime())
}
/** Deletes orders that were never paid, with their events: created before these times, and never to be polled again. */
export async function deleteUnpaid(db: NodePgDatabase, before: { unopened: Date; opened: Date }): Promise<number> {
  const { rowCount } = await db.execute(sql`with gone as (
      delete from recharge_order where state in ('closed', 'failed') and created_at < case when provider_ref = ''
        then ${before.unopened.toISOString()}::timestamptz else ${before.opened.toISOString()}::timestamptz end
      returning id
    ), events as (delete from payment_event where order_id in (select id from gone)
    ), payments as (delete from sandbox_payment where order_id in (select id from gone))
    select id from gone`)
  return rowCount ?? 0
}

/** Inserts packages; existing ids belong to the operator and stay unchanged. Returns the inserted ids. */
export async function insertPackages(db: Db, rows: readonly PackageRow[]): Promise<string[]> {
  if (rows.length === 0) return []
  const added = await db
    .insert(rechargePackage)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: rechargePackage.id })
  return added.map(({ id }) => id)
}

export const listAllPackages = (db: Db): Promise<PackageRow[]> =>
  db.select().from(rechargePackage).orderBy(asc(rechargePackage.place), asc(rechargePackage.money))

export async function upsertPackage(db: Db, row: PackageRow): Promise<void> {
  const { id: _id, ...set } = row
  await db.insert(rechargePackage).values(row).onConflictDoUpdate({ target: rechargePackage.id, set })
}
