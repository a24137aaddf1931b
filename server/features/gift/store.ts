// Gifts, bags, shares and terms in the database: the API of gifts for other features.
import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, gt, gte, isNull, ne, or, sql, sum } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { GiftTerms } from '../../../contract/admin/gift-admin.ts'
import type { BagGift, Gift } from '../../../contract/gift/gift.ts'
import { type MoneyTx, requireMember } from '../../core/database/lock-order.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { findSetting, lockSetting, upsertSetting } from '../../core/setting/store.ts'
import { gift, giftBag, giftGiven, incomeShare, type Taken } from './table.ts'

type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete'>
export type GiftRow = typeof gift.$inferSelect

const settingName = 'gift-terms'
const firstTerms: GiftTerms = {
  gift_share: 50,
  bag_share: 30,
  guard_share: 50,
  noble_share: 20,
  undo_over: 1_000,
  advert_price: 100,
  envelope_least: 100,
  envelope_most: 1_000_000,
  envelope_age: 10,
}
export const findGiftTerms = async (db: NodePgDatabase): Promise<GiftTerms> => ({
  ...firstTerms,
  ...(await findSetting<Partial<GiftTerms>>(db, settingName)),
})
/** Locks and returns the terms, so that concurrent changes are serialized. */
export async function lockGiftTerms(tx: Tx): Promise<GiftTerms> {
  await lockSetting(tx, settingName)
  return findGiftTerms(tx)
}
export const upsertGiftTerms = (db: NodePgDatabase, terms: GiftTerms): Promise<void> => upsertSetting(db, settingName, terms)
/** Inserts the demonstration world's terms; keeps those that the operator set. */
export async function insertGiftTerms(db: NodePgDatabase, terms: Partial<GiftTerms>): Promise<void> {
  if ((await findSetting(db, settingName)) === null) await upsertSetting(db, settingName, { ...firstTerms, ...terms })
}

export const presentGift = ({ place: _place, on_sale: _onSale, ...row }: GiftRow): Gift => row
const inOrder = [asc(gift.place), asc(gift.price), asc(gift.id)]
export const listGifts = (db: Db): Promise<GiftRow[]> =>
  db
    .select()
    .from(gift)
    .where(eq(gift.on_sale, true))
    .orderBy(...inOrder)
export const listAllGifts = (db: Db): Promise<GiftRow[]> =>
  db
    .select()
    .from(gift)
    .orderBy(...inOrder)
export async function findGift(db: Db, id: string): Promise<GiftRow | undefined> {
  const [row] = await db.select().from(gift).where(eq(gift.id, id))
  return row
}
/** Inserts gifts; an existing id belongs to the operator and stays. Returns the ids of those inserted. */
export async function insertGifts(db: Db, rows: readonly GiftRow[]): Promise<string[]> {
  if (rows.length === 0) return []
  const added = await db
    .insert(gift)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: gift.id })
  return added.map(({ id }) => id)
}
export async function upsertGift(db: Db, { id, ...set }: GiftRow): Promise<void> {
  await db
    .insert(gift)
    .values({ id, ...set })
    .onConflictDoUpdate({ target: gift.id, set })
}

/** Returns the streamer's percentage: their own, or the default. */
export async function findShare(db: Db, uid: string, terms: GiftTerms): Promise<number> {
  const [row] = await db.select().from(incomeShare).where(eq(incomeShare.account_id, uid))
  return row?.percent ?? terms.gift_share
}
export const listShares = (db: Db): Promise<(typeof incomeShare.$inferSelect)[]> =>
  db.select().from(incomeShare).orderBy(asc(incomeShare.account_id))
export async function setIncomeShare(db: Db, uid: string, percent: number | null, now: number): Promise<void> {
  if (percent === null) {
    await db.delete(incomeShare).where(eq(incomeShare.account_id, uid))
    return
  }
  const set = { percent, changed_at: new Date(now) }
  await db
    .insert(incomeShare)
    .values({ account_id: uid, ...set })
    .onConflictDoUpdate({ target: incomeShare.account_id, set })
}

const lasts = (now: number) => or(isNull(giftBag.expires_at), gt(giftBag.expires_at, new Date(now)))
/** Returns one entry per gift and expiry, soonest expiry first. */
export async function listBag(db: Db, account: string, now: number): Promise<BagGift[]> {
  const num = sql<number>`sum(${giftBag.num})::int`
  const rows = await db
    .select({ gift, num, expires_at: giftBag.expires_at })
    .from(giftBag)
    .innerJoin(gift, eq(gift.id, giftBag.gift_id))
    .where(and(eq(giftBag.account_id, account), gt(giftBag.num, 0), lasts(now)))
    .groupBy(gift.id, giftBag.expires_at)
    .orderBy(asc(gift.place), asc(gift.id), sql`${giftBag.expires_at} nulls last`)
  return rows.map((row) => ({ gift: presentGift(row.gift), num: row.num, expires_at: row.expires_at?.toISOString() ?? null }))
}
export async function countBag(db: Db, account: string, giftId: string, now: number): Promise<number> {
  const [row] = await db
    .select({ num: sql<number>`coalesce(sum(${giftBag.num}), 0)::int` })
    .from(giftBag)
    .where(and(eq(giftBag.account_id, account), eq(giftBag.gift_id, giftId), lasts(now)))
  return row?.num ?? 0
}
/** `expires_at` null: never expires. */
export async function addToBag(
  tx: MoneyTx,
  account: string,
  given: { gift_id: string; num: number; expires_at: Date | null }[],
): Promise<void> {
  requireMember(tx, account)
  if (given.length > 0) await tx.insert(giftBag).values(given.map((one) => ({ id: randomUUID(), account_id: account, ...one })))
}
/** Takes `num` gifts, soonest expiry first; null if there are fewer. */
export async function takeFromBag(tx: MoneyTx, account: string, giftId: string, num: number, now: number): Promise<Taken[] | null> {
  requireMember(tx, account)
  const rows = await tx
    .select()
    .from(giftBag)
    .where(and(eq(giftBag.account_id, account), eq(giftBag.gift_id, giftId), gt(giftBag.num, 0), lasts(now)))
    .orderBy(sql`${giftBag.expires_at} nulls last`, asc(giftBag.id))
    .for('update')
  let missing = num
  const taken: Taken[] = []
  for (const row of rows) {
    const some = Math.min(row.num, missing)
    if (some === 0) break
    await tx
      .update(giftBag)
      .set({ num: row.num - some })
      .where(eq(giftBag.id, row.id))
    taken.push({ num: some, expires_at: row.expires_at?.toISOString() ?? null })
    missing -= some
  }
  return missing === 0 ? taken : null
}
/** Returns the number of gifts in all rooms since `from`, without those taken back, and the tenths of a diamond paid. */
export async function sumGifts(db: Pick<NodePgDatabase, 'select'>, from: Date): Promise<{ count: number; coin: number }> {
  const [row] = await db
    .select({ count: count(), coin: sum(giftGiven.price).mapWith(Number) })
    .from(giftGiven)
    .where(and(gte(giftGiven.created_at, from), ne(giftGiven.state, 'back')))
  return { count: row?.count ?? 0, coin: row?.coin ?? 0 }
}

/** Deletes the bag of a closed account. */
export async function deleteBagOf(db: Db, account: string): Promise<void> {
  await db.delete(giftBag).where(eq(giftBag.account_id, account))
}
