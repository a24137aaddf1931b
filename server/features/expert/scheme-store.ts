// Queries of schemes: inserted once, settled, listed.
import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { claimLocks, type MoneyTx } from '../../core/database/lock-order.ts'
import { authorIsRead } from '../account/store.ts'
import type { Db } from './store.ts'
import { scheme, schemeSale, schemeTip } from './table.ts'

export type SchemeRow = typeof scheme.$inferSelect
export type SaleRow = typeof schemeSale.$inferSelect

/** False if the id exists. */
export async function insertScheme(tx: Db, row: typeof scheme.$inferInsert): Promise<boolean> {
  return (await tx.insert(scheme).values(row).onConflictDoNothing({ target: scheme.id }).returning({ id: scheme.id })).length === 1
}
/** Leaves existing ones unchanged. */
export async function insertSchemes(db: Db, rows: readonly (typeof scheme.$inferInsert)[]): Promise<void> {
  // 21 values per row: far below the limit of 65,535 per statement.
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insert(scheme)
      .values(rows.slice(from, from + 500))
      .onConflictDoNothing()
}
/** The matches for which an expert has schemes. */
export async function matchesOf(db: Db, expertId: string): Promise<Set<string>> {
  const rows = await db.select({ id: scheme.match_id }).from(scheme).where(eq(scheme.expert_id, expertId))
  return new Set(rows.map(({ id }) => id))
}
export async function findScheme(db: Db, id: string): Promise<SchemeRow | undefined> {
  const [row] = await db.select().from(scheme).where(eq(scheme.id, id))
  return row
}
/** Titles by id; removed schemes have none. */
export async function findSchemeTitles(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: scheme.id, title: scheme.title })
    .from(scheme)
    .where(and(inArray(scheme.id, [...ids]), isNull(scheme.removed_at)))
  return new Map(rows.map(({ id, title }) => [id, title]))
}
export async function findByHash(db: Db, hash: string): Promise<SchemeRow | undefined> {
  const [row] = await db.select().from(scheme).where(eq(scheme.hash, hash))
  return row
}
/** Locks the row until the transaction ends: sale, settlement and release of one scheme are serialized. */
export async function lockScheme(tx: MoneyTx, id: string): Promise<SchemeRow | undefined> {
  claimLocks(tx, 'scheme', [id])
  const [row] = await tx.select().from(scheme).where(eq(scheme.id, id)).for('update')
  return row
}
export async function setScheme(tx: MoneyTx, id: string, set: Partial<SchemeRow>): Promise<void> {
  await tx.update(scheme).set(set).where(eq(scheme.id, id))
}

export interface SchemeFilter {
  expert?: string | undefined
  matches?: readonly string[] | undefined
  state?: 'open' | 'over' | undefined
  /** Bought by this account. */
  buyer?: string
  /** Excludes experts whom this account has blocked; bought schemes stay. */
  reader?: string | null
}
function whereOf({ expert, matches, state, buyer, reader = null }: SchemeFilter) {
  return and(
    expert === undefined ? undefined : eq(scheme.expert_id, expert),
    matches === undefined ? undefined : inArray(scheme.match_id, [...matches]),
    state === undefined ? undefined : state === 'open' ? eq(scheme.state, 'open') : ne(scheme.state, 'open'),
    // Schemes of a former expert are visible only to their buyers.
    buyer === undefined
      ? and(sql`exists (select from expert where account_id = ${scheme.expert_id})`, authorIsRead(scheme.expert_id, reader))
      : sql`exists (select from scheme_sale where scheme_id = ${scheme.id} and account_id = ${buyer})`,
  )
}
/** Upcoming ones first, by start; then newest first. */
export async function listSchemes(
  db: Db,
  filter: SchemeFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: SchemeRow[]; total: number }> {
  const where = whereOf(filter)
  const open = sql`${scheme.state} = 'open'`
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(scheme)
      .where(where)
      .orderBy(desc(open), asc(sql`case when ${open} then ${scheme.match_time} end`), desc(scheme.match_time), asc(scheme.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(scheme).where(where),
  ])
  return { rows, total: counted?.total ?? 0 }
}
/** Open schemes of these matches, at most `most` per match, by start. */
export async function listForecasts(db: Db, matches: readonly string[], reader: string | null, most: number): Promise<SchemeRow[]> {
  const placed = db
    .select({ id: scheme.id, place: sql<number>`row_number() over (partition by ${scheme.match_id} order by ${scheme.id})`.as('place') })
    .from(scheme)
    .where(and(whereOf({ matches, state: 'open', reader }), isNull(scheme.removed_at)))
    .as('placed')
  return db
    .select(getTableColumns(scheme))
    .from(scheme)
    .innerJoin(placed, eq(placed.id, scheme.id))
    .where(lte(placed.place, most))
    .orderBy(asc(scheme.match_time), asc(scheme.id))
}
export async function countOpen(db: Db, expertIds: readonly string[]): Promise<Map<string, number>> {
  if (expertIds.length === 0) return new Map()
  const rows = await db
    .select({ id: scheme.expert_id, total: count() })
    .from(scheme)
    .where(and(inArray(scheme.expert_id, [...expertIds]), eq(scheme.state, 'open')))
    .groupBy(scheme.expert_id)
  return new Map(rows.map(({ id, total }) => [id, total]))
}
/** Upcoming matches with schemes, by start. */
export async function listForecastMatches(db: Db, sport: string | undefined, reader: string | null): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select match.id from match
    where match.status = 'upcoming' and (${sport ?? null}::text is null or match.sport = ${sport ?? null})
      and exists (select from scheme join expert on expert.account_id = scheme.expert_id
        where scheme.match_id = match.id and scheme.state = 'open' and scheme.removed_at is null
          and ${authorIsRead(sql.raw('scheme.expert_id'), reader)})
    order by match.match_time, match.id`)
  return rows.map(({ id }) => id)
}

/** The sales of these schemes to one account. */
export async function findSales(db: Db, ids: readonly string[], account: string): Promise<Map<string, SaleRow>> {
  if (ids.length === 0 || account === '') return new Map()
  const rows = await db
    .select()
    .from(schemeSale)
    .where(and(inArray(schemeSale.scheme_id, [...ids]), eq(schemeSale.account_id, account)))
  return new Map(rows.map((row) => [row.scheme_id, row]))
}
/** Number of buyers per scheme, without refunded sales. */
export async function countBuyers(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: schemeSale.scheme_id, total: count() })
    .from(schemeSale)
    .where(and(inArray(schemeSale.scheme_id, [...ids]), ne(schemeSale.state, 'back')))
    .groupBy(schemeSale.scheme_id)
  return new Map(rows.map(({ id, total }) => [id, total]))
}
/** False if this account has already bought it. */
export async function insertSale(tx: MoneyTx, row: typeof schemeSale.$inferInsert): Promise<boolean> {
  return (await tx.insert(schemeSale).values(row).onConflictDoNothing().returning({ id: schemeSale.scheme_id })).length === 1
}
/** The accounts of some sales in one of these states. */
export async function listBuyers(db: Db, schemeId: string, states: readonly SaleRow['state'][], most: number): Promise<string[]> {
  const rows = await db
    .select({ account: schemeSale.account_id })
    .from(schemeSale)
    .where(and(eq(schemeSale.scheme_id, schemeId), inArray(schemeSale.state, [...states])))
    .orderBy(asc(schemeSale.account_id))
    .limit(most)
  return rows.map(({ account }) => account)
}
/**
 * The sales to these accounts that are in one of these states. They do not change meanwhile: every change requires the lock on the scheme.
 */
export async function lockSales(
  tx: MoneyTx,
  schemeId: string,
  states: readonly SaleRow['state'][],
  buyers: readonly string[],
): Promise<SaleRow[]> {
  if (buyers.length === 0) return []
  return tx
    .select()
    .from(schemeSale)
    .where(and(eq(schemeSale.scheme_id, schemeId), inArray(schemeSale.state, [...states]), inArray(schemeSale.account_id, [...buyers])))
    .orderBy(asc(schemeSale.account_id))
    .for('update')
}
export async function endSale(tx: MoneyTx, { scheme_id, account_id }: SaleRow, state: 'paid' | 'back', at: Date): Promise<void> {
  await tx
    .update(schemeSale)
    .set({ state, ended_at: at })
    .where(and(eq(schemeSale.scheme_id, scheme_id), eq(schemeSale.account_id, account_id)))
}

export async function insertTip(tx: MoneyTx, row: typeof schemeTip.$inferInsert): Promise<void> {
  await tx.insert(schemeTip).values(row)
}
export async function sumTips(db: Db, schemeId: string): Promise<{ count: number; amount: number }> {
  const [row] = await db
    .select({ count: count(), amount: sql<string>`coalesce(sum(${schemeTip.amount}), 0)` })
    .from(schemeTip)
    .where(eq(schemeTip.scheme_id, schemeId))
  return { count: row?.count ?? 0, amount: Number(row?.amount ?? 0) }
}

/** All judged schemes, in the order in which the matches began; including void ones, for their settlements. */
export const listJudged = (
  db: Db,
): Promise<Pick<SchemeRow, 'id' | 'expert_id' | 'match_id' | 'sport' | 'match_time' | 'plays' | 'outcomes' | 'settlements'>[]> =>
  db
    .select({
      id: scheme.id,
      expert_id: scheme.expert_id,
      match_id: scheme.match_id,
      sport: scheme.sport,
      match_time: scheme.match_time,
      plays: scheme.plays,
      outcomes: scheme.outcomes,
      settlements: scheme.settlements,
    })
    .from(scheme)
    .where(or(eq(scheme.state, 'settled'), sql`jsonb_array_length(${scheme.settlements}) > 1`))
    .orderBy(asc(scheme.match_time), asc(scheme.id))
