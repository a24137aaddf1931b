// Queries of goods, stock and records.
import { and, asc, count, desc, eq, gte, inArray, isNull, ne, sql, sum } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Exchange, ExchangeState, Goods } from '../../../../contract/task/mall.ts'
import { claimLocks, type MoneyTx } from '../../../core/database/lock-order.ts'
import type { Tx } from '../../../core/database/transaction.ts'
import { exchange, goods, goodsCode } from './table.ts'

export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update'>
export type GoodsRow = typeof goods.$inferSelect
export type ExchangeRow = typeof exchange.$inferSelect

const presentGoods = ({ place: _place, on_sale: _onSale, ...row }: GoodsRow): Goods => row
export async function listGoods(db: Db): Promise<Goods[]> {
  const rows = await db.select().from(goods).where(eq(goods.on_sale, true)).orderBy(asc(goods.place), asc(goods.id))
  return rows.map(presentGoods)
}
/** Locks the row until the transaction ends, so that buyers of the last item are serialized. */
export async function lockGoods(tx: MoneyTx, id: string): Promise<GoodsRow | undefined> {
  claimLocks(tx, 'goods', [id])
  const [row] = await tx
    .select()
    .from(goods)
    .where(and(eq(goods.id, id), eq(goods.on_sale, true)))
    .for('update')
  return row
}
/** False if the stock is lower. */
export async function takeStock(tx: MoneyTx, id: string, num: number): Promise<boolean> {
  const taken = await tx
    .update(goods)
    .set({ stock: sql`${goods.stock} - ${num}` })
    .where(and(eq(goods.id, id), gte(goods.stock, num)))
    .returning({ id: goods.id })
  return taken.length === 1
}
export async function returnStock(tx: MoneyTx, id: string, num: number): Promise<void> {
  claimLocks(tx, 'goods', [id])
  await tx
    .update(goods)
    .set({ stock: sql`${goods.stock} + ${num}` })
    .where(eq(goods.id, id))
}
/** How many of a good an account has, without refused ones. */
export async function countTaken(tx: Tx, account: string, goodsId: string): Promise<number> {
  const [row] = await tx
    .select({ taken: sum(exchange.num).mapWith(Number) })
    .from(exchange)
    .where(and(eq(exchange.account_id, account), eq(exchange.goods_id, goodsId), ne(exchange.state, 'refused')))
  return row?.taken ?? 0
}
/** Assigns codes to an exchange; fewer than requested if there are not enough. Encrypted. */
export async function takeCodes(tx: MoneyTx, goodsId: string, num: number, exchangeId: string): Promise<{ id: string; sealed: string }[]> {
  const free = await tx
    .select({ id: goodsCode.id })
    .from(goodsCode)
    .where(and(eq(goodsCode.goods_id, goodsId), isNull(goodsCode.exchange_id)))
    .orderBy(goodsCode.id)
    .limit(num)
    .for('update', { skipLocked: true })
  if (free.length < num) return []
  const ids = free.map(({ id }) => id)
  return tx
    .update(goodsCode)
    .set({ exchange_id: exchangeId })
    .where(inArray(goodsCode.id, ids))
    .returning({ id: goodsCode.id, sealed: goodsCode.sealed })
}

export async function insertExchange(tx: Tx, row: ExchangeRow): Promise<void> {
  await tx.insert(exchange).values(row)
}
export async function findExchange(db: Db, id: string): Promise<ExchangeRow | undefined> {
  const [row] = await db.select().from(exchange).where(eq(exchange.id, id))
  return row
}
/** Locks the row until the transaction ends. */
export async function lockExchange(tx: MoneyTx, id: string): Promise<ExchangeRow | undefined> {
  claimLocks(tx, 'parcel', [id])
  const [row] = await tx.select().from(exchange).where(eq(exchange.id, id)).for('update')
  return row
}
export async function setExchange(tx: Pick<Db, 'update'>, id: string, set: Partial<ExchangeRow>): Promise<void> {
  await tx.update(exchange).set(set).where(eq(exchange.id, id))
}

/** An account's records that contain encrypted data. */
export async function listSealed(db: Db, account: string): Promise<string[]> {
  const mine = and(eq(exchange.account_id, account), ne(exchange.sealed, ''))
  return (await db.select({ id: exchange.id }).from(exchange).where(mine)).map(({ id }) => id)
}

/** `note` is visible only to its owner; the caller decrypts it. */
export const presentExchange = (row: ExchangeRow, note: string): Exchange => ({
  id: row.id,
  goods_id: row.goods_id,
  name: row.name,
  img: row.img,
  num: row.num,
  gold: row.gold,
  price: row.price,
  state: row.state,
  note,
  created_at: row.created_at.toISOString(),
})
export async function listExchanges(
  db: Db,
  account: string,
  limit: number,
  offset: number,
): Promise<{ rows: ExchangeRow[]; total: number }> {
  const mine = eq(exchange.account_id, account)
  const [rows, [counted]] = await Promise.all([
    db.select().from(exchange).where(mine).orderBy(desc(exchange.created_at), desc(exchange.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(exchange).where(mine),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export const listAllGoods = (db: Db): Promise<GoodsRow[]> => db.select().from(goods).orderBy(asc(goods.place), asc(goods.id))
/** Goods of any kind, on sale or not; locks the row until the transaction ends. */
export async function lockAnyGoods(tx: MoneyTx, id: string): Promise<GoodsRow | undefined> {
  claimLocks(tx, 'goods', [id])
  const [row] = await tx.select().from(goods).where(eq(goods.id, id)).for('update')
  return row
}

/** Inserts goods; existing ids belong to the operator and stay unchanged. Returns the inserted ids. */
export async function insertGoods(db: Db, rows: readonly GoodsRow[]): Promise<string[]> {
  if (rows.length === 0) return []
  const added = await db
    .insert(goods)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: goods.id })
  return added.map(({ id }) => id)
}
/** Inserts codes of a good, each encrypted with the context `goods code ID`, and adds them to its stock; returns how many were new. */
export async function insertCodes(tx: MoneyTx, goodsId: string, codes: readonly { id: string; sealed: string }[]): Promise<number> {
  if (codes.length === 0) return 0
  const added = await tx
    .insert(goodsCode)
    .values(codes.map((code) => ({ ...code, goods_id: goodsId })))
    .onConflictDoNothing()
    .returning({ id: goodsCode.id })
  await returnStock(tx, goodsId, added.length)
  return added.length
}

/** Upserts a good. A good of codes keeps its stock, which is the number of its codes. */
export async function upsertGoods(db: Db, row: GoodsRow): Promise<void> {
  const { id: _id, stock, ...set } = row
  const isCode = row.kind === 'code'
  await db
    .insert(goods)
    .values({ ...row, stock: isCode ? 0 : stock })
    .onConflictDoUpdate({ target: goods.id, set: isCode ? set : { ...set, stock } })
}
export async function countParcels(db: Db, state: ExchangeState): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(exchange)
    .where(and(eq(exchange.state, state), ne(exchange.sealed, '')))
  return row?.total ?? 0
}
/** For the admin pages: pending ones oldest first, finished ones newest first. */
export function listParcels(db: Db, state: ExchangeState, limit: number, offset: number): Promise<ExchangeRow[]> {
  const by = state === 'waiting' ? asc : desc
  return db
    .select()
    .from(exchange)
    .where(and(eq(exchange.state, state), ne(exchange.sealed, '')))
    .orderBy(by(exchange.created_at), by(exchange.id))
    .limit(limit)
    .offset(offset)
}
