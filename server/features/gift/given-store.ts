// Given gifts and their combos in the database.
import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, gte, lt, lte, ne, type SQL, sql, sum } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { comboWindow } from '../../../contract/gift/gift.ts'
import { claimLocks, type MoneyTx, requireMember } from '../../core/database/lock-order.ts'
import { giftCombo, giftGiven } from './table.ts'

type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update'>
export type GivenRow = typeof giftGiven.$inferSelect

export async function insertGiven(tx: MoneyTx, row: GivenRow): Promise<void> {
  await tx.insert(giftGiven).values(row)
}
/** Locks a gift until the transaction ends: of showing and taking back, the second sees the result of the first. */
export async function lockGiven(tx: MoneyTx, id: string): Promise<GivenRow | undefined> {
  claimLocks(tx, 'gift', [id])
  const [row] = await tx.select().from(giftGiven).where(eq(giftGiven.id, id)).for('update')
  return row
}
export async function setGiven(tx: MoneyTx, id: string, set: Partial<GivenRow>): Promise<void> {
  await tx.update(giftGiven).set(set).where(eq(giftGiven.id, id))
}
/** Returns held gifts that are due, with their givers, oldest first, skipping the first `offset`. */
export function listDue(db: Db, now: number, limit: number, offset: number): Promise<Pick<GivenRow, 'id' | 'from_id'>[]> {
  return db
    .select({ id: giftGiven.id, from_id: giftGiven.from_id })
    .from(giftGiven)
    .where(and(eq(giftGiven.state, 'held'), lte(giftGiven.shows_at, new Date(now))))
    .orderBy(asc(giftGiven.shows_at), asc(giftGiven.id))
    .limit(limit)
    .offset(offset)
}

export interface ComboOf {
  room_id: string
  account_id: string
  gift_id: string
}
export type ComboRow = typeof giftCombo.$inferSelect
const isCombo = ({ room_id, account_id, gift_id }: ComboOf): SQL | undefined =>
  and(eq(giftCombo.room_id, room_id), eq(giftCombo.account_id, account_id), eq(giftCombo.gift_id, gift_id))

/** Adds to the combo, or starts a new one if the last gift is too old or the app names another combo. */
export async function addToCombo(tx: MoneyTx, of: ComboOf, named: string, num: number, now: number): Promise<ComboRow> {
  requireMember(tx, of.account_id)
  const goesOn = sql`${giftCombo.last_at} >= ${new Date(now - comboWindow).toISOString()}::timestamptz and ${giftCombo.named} = ${named}`
  const [row] = await tx
    .insert(giftCombo)
    .values({ ...of, named, combo_id: randomUUID(), sent: num, shown: 0, last_at: new Date(now) })
    .onConflictDoUpdate({
      target: [giftCombo.room_id, giftCombo.account_id, giftCombo.gift_id],
      set: {
        combo_id: sql`case when ${goesOn} then ${giftCombo.combo_id} else excluded.combo_id end`,
        sent: sql`excluded.sent + case when ${goesOn} then ${giftCombo.sent} else 0 end`,
        shown: sql`case when ${goesOn} then ${giftCombo.shown} else 0 end`,
        named: sql`excluded.named`,
        last_at: sql`excluded.last_at`,
      },
    })
    .returning()
  if (!row) throw new Error('a combo was not written')
  return row
}
/** Adds to the combo's shown count and returns it; if a newer combo has replaced it, returns `num` alone. */
export async function releaseInCombo(tx: MoneyTx, of: ComboOf, comboId: string, num: number): Promise<number> {
  requireMember(tx, of.account_id)
  const [row] = await tx
    .update(giftCombo)
    .set({ shown: sql`${giftCombo.shown} + ${num}` })
    .where(and(isCombo(of), eq(giftCombo.combo_id, comboId)))
    .returning({ shown: giftCombo.shown })
  return row?.shown ?? num
}
/** Subtracts gifts that were taken back from the sent count. */
export async function takeOffCombo(tx: MoneyTx, of: ComboOf, comboId: string, num: number): Promise<void> {
  requireMember(tx, of.account_id)
  await tx
    .update(giftCombo)
    .set({ sent: sql`${giftCombo.sent} - ${num}` })
    .where(and(isCombo(of), eq(giftCombo.combo_id, comboId)))
}

export interface GivenFilter {
  /** Account that gave the gifts; `to`: account that received them. */
  by?: string
  to?: string
  gift_id?: string
  from?: number
  until?: number
}
const matching = ({ by, to, gift_id, from, until }: GivenFilter): SQL | undefined =>
  and(
    // A giver sees a gift at once, a streamer when it is shown.
    to === undefined ? ne(giftGiven.state, 'back') : eq(giftGiven.state, 'shown'),
    by === undefined ? undefined : eq(giftGiven.from_id, by),
    to === undefined ? undefined : eq(giftGiven.to_id, to),
    gift_id === undefined ? undefined : eq(giftGiven.gift_id, gift_id),
    from === undefined ? undefined : gte(giftGiven.created_at, new Date(from)),
    until === undefined ? undefined : lt(giftGiven.created_at, new Date(until)),
  )
export const listGiven = (db: Db, filter: GivenFilter, limit: number, offset: number): Promise<GivenRow[]> =>
  db.select().from(giftGiven).where(matching(filter)).orderBy(desc(giftGiven.created_at), desc(giftGiven.id)).limit(limit).offset(offset)
export interface GivenSums {
  total: number
  num: number
  price: number
  income: number
}
export async function sumGiven(db: Db, filter: GivenFilter): Promise<GivenSums> {
  const [row] = await db
    .select({
      total: count(),
      num: sum(giftGiven.num).mapWith(Number),
      price: sum(giftGiven.price).mapWith(Number),
      income: sum(giftGiven.income).mapWith(Number),
    })
    .from(giftGiven)
    .where(matching(filter))
  return { total: row?.total ?? 0, num: row?.num ?? 0, price: row?.price ?? 0, income: row?.income ?? 0 }
}
