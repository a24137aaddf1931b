// Guard and noble: statuses of accounts, and the free adverts of a noble. The API for other features.
import { and, asc, eq, gt, inArray, lt, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { RoomPerson } from '../../../../contract/gift/gift.ts'
import type { Adverts, Status, StatusKind, StatusTier } from '../../../../contract/gift/guard.ts'
import { daysLeft, graceDays, graceUntil, monthEnd, monthStart, type Term, termState } from '../../../../rules/room/status-term.ts'
import { type MoneyTx, requireMember } from '../../../core/database/lock-order.ts'
import { advertUse, statusTerm, statusTier } from './table.ts'

type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete'>
export type TierRow = typeof statusTier.$inferSelect
export type TermRow = typeof statusTerm.$inferSelect
/** The room's owner, for the display of a guard. */
export interface StatusRoom {
  id: string
  uid: string
  nickname: string
  avatar: string
}

export const presentTier = ({ on_sale: _onSale, ...row }: TierRow): StatusTier => row
export const listTiers = (db: Db): Promise<TierRow[]> =>
  db.select().from(statusTier).orderBy(asc(statusTier.kind), asc(statusTier.level), asc(statusTier.id))
export async function findTier(db: Db, kind: StatusKind, id: string): Promise<TierRow | undefined> {
  const [row] = await db
    .select()
    .from(statusTier)
    .where(and(eq(statusTier.kind, kind), eq(statusTier.id, id)))
  return row
}
/** Inserts tiers; an existing id belongs to the operator and stays. Returns the ids of those inserted. */
export async function insertTiers(db: Db, rows: readonly TierRow[]): Promise<string[]> {
  if (rows.length === 0) return []
  const added = await db
    .insert(statusTier)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: statusTier.id })
  return added.map(({ id }) => id)
}
export async function upsertTier(db: Db, { id, ...set }: TierRow): Promise<void> {
  await db
    .insert(statusTier)
    .values({ id, ...set })
    .onConflictDoUpdate({ target: statusTier.id, set })
}

export const termOf = ({ level, price, since, anchor, expires_at }: TermRow): Term => ({
  level,
  price,
  since: since.getTime(),
  anchor: anchor.getTime(),
  expiresAt: expires_at.getTime(),
})
/** Active or in grace. */
const stands = (now: number) => gt(statusTerm.expires_at, new Date(now - graceDays * 86_400_000))

export function presentStatus(row: TermRow, tier: TierRow, room: StatusRoom | null, now: number): Status {
  const term = termOf(row)
  return {
    kind: row.kind,
    tier: row.tier,
    name: tier.name,
    level: row.level,
    img: tier.img,
    entry: termState(term, now) === 'active' ? tier.entry : 'none',
    room: row.kind === 'guard' ? room : null,
    since: row.since.toISOString(),
    expires_at: row.expires_at.toISOString(),
    state: termState(term, now) === 'active' ? 'active' : 'grace',
    grace_until: new Date(graceUntil(term)).toISOString(),
    days_left: daysLeft(term, now),
  }
}

interface Standing {
  guard: Status | null
  noble: Status | null
}
/** Returns the account's guard of this room and noble of the site, active or in grace. */
export async function statusOf(db: Db, roomId: string, accountId: string, now: number = Date.now()): Promise<Standing> {
  const rows = await db
    .select({ term: statusTerm, tier: statusTier })
    .from(statusTerm)
    .innerJoin(statusTier, eq(statusTier.id, statusTerm.tier))
    .where(and(eq(statusTerm.account_id, accountId), inArray(statusTerm.room_id, [roomId, '']), stands(now)))
  const one = (kind: StatusKind): Status | null => {
    const found = rows.find(({ term }) => term.kind === kind)
    return found ? presentStatus(found.term, found.tier, null, now) : null
  }
  return { guard: one('guard'), noble: one('noble') }
}

/** Returns the tiers of many accounts in a room, for lists. */
export async function findTiers(
  db: Db,
  roomId: string,
  accounts: readonly string[],
  now: number,
): Promise<Map<string, Pick<RoomPerson, 'guard' | 'noble'>>> {
  const found = new Map(accounts.map((id) => [id, { guard: null, noble: null } as Pick<RoomPerson, 'guard' | 'noble'>]))
  if (accounts.length === 0) return found
  const rows = await db
    .select({ id: statusTerm.account_id, kind: statusTerm.kind, tier: statusTerm.tier })
    .from(statusTerm)
    .where(and(inArray(statusTerm.account_id, [...accounts]), inArray(statusTerm.room_id, [roomId, '']), stands(now)))
  for (const { id, kind, tier } of rows) {
    const one = found.get(id)
    if (one) one[kind] = tier
  }
  return found
}
/** Returns a room's guards, highest level first, then longest. */
export const listGuards = (db: Db, roomId: string, now: number, limit: number): Promise<TermRow[]> =>
  db
    .select()
    .from(statusTerm)
    .where(and(eq(statusTerm.room_id, roomId), eq(statusTerm.kind, 'guard'), stands(now)))
    .orderBy(sql`${statusTerm.level} desc`, asc(statusTerm.since))
    .limit(limit)
/** Counts a room's guards, and the nobles among its members. @param members a query of their accounts */
export async function countStanding(db: Db, roomId: string, members: SQLWrapper, now: number): Promise<{ guards: number; nobles: number }> {
  const of = (kind: StatusKind) => sql<number>`(count(*) filter (where ${eq(statusTerm.kind, kind)}))::int`
  const isGuard = and(eq(statusTerm.room_id, roomId), eq(statusTerm.kind, 'guard'))
  const isNoble = and(inArray(statusTerm.account_id, members), eq(statusTerm.kind, 'noble'))
  const [row] = await db
    .select({ guards: of('guard'), nobles: of('noble') })
    .from(statusTerm)
    .where(and(or(isGuard, isNoble), stands(now)))
  return { guards: row?.guards ?? 0, nobles: row?.nobles ?? 0 }
}
/** Returns the nobles among these accounts, highest level first. */
export async function listNobles(db: Db, accounts: readonly string[], now: number): Promise<TermRow[]> {
  if (accounts.length === 0) return []
  return db
    .select()
    .from(statusTerm)
    .where(and(inArray(statusTerm.account_id, [...accounts]), eq(statusTerm.kind, 'noble'), stands(now)))
    .orderBy(sql`${statusTerm.level} desc`, asc(statusTerm.since))
}
/** Returns all statuses of an account, active or in grace. */
export const listTerms = (db: Db, account: string, now: number): Promise<{ term: TermRow; tier: TierRow }[]> =>
  db
    .select({ term: statusTerm, tier: statusTier })
    .from(statusTerm)
    .innerJoin(statusTier, eq(statusTier.id, statusTerm.tier))
    .where(and(eq(statusTerm.account_id, account), stands(now)))
    .orderBy(sql`${statusTerm.kind} desc`, sql`${statusTerm.level} desc`, asc(statusTerm.expires_at))

async function activeNoble(db: Db, account: string, now: number): Promise<{ term: TermRow; tier: TierRow } | undefined> {
  const found = await listTerms(db, account, now)
  return found.find(({ term }) => term.kind === 'noble' && termState(termOf(term), now) === 'active')
}
/** Returns the free adverts left this month. */
export async function findAdverts(db: Db, account: string, price: number, now: number): Promise<Adverts> {
  const noble = await activeNoble(db, account, now)
  if (!noble) return { free_left: 0, free_until: null, price }
  const term = termOf(noble.term)
  const month = new Date(monthStart(term, now))
  const [row] = await db
    .select({ used: advertUse.used })
    .from(advertUse)
    .where(and(eq(advertUse.account_id, account), eq(advertUse.month, month)))
  return {
    free_left: Math.max(0, noble.tier.adverts - (row?.used ?? 0)),
    free_until: new Date(monthEnd(term, now)).toISOString(),
    price,
  }
}
/** Uses a free advert; false if none is left. Safe under concurrency. */
export async function takeFreeAdvert(tx: MoneyTx, account: string, now: number): Promise<boolean> {
  requireMember(tx, account)
  const noble = await activeNoble(tx, account, now)
  if (!noble || noble.tier.adverts === 0) return false
  const month = new Date(monthStart(termOf(noble.term), now))
  const taken = await tx
    .insert(advertUse)
    .values({ account_id: account, month, used: 1 })
    .onConflictDoUpdate({
      target: [advertUse.account_id, advertUse.month],
      set: { used: sql`${advertUse.used} + 1` },
      setWhere: lt(advertUse.used, noble.tier.adverts),
    })
    .returning({ used: advertUse.used })
  return taken.length === 1
}

/** Deletes the statuses and advert uses of a closed account. */
export async function deleteStatusesOf(db: Db, account: string): Promise<void> {
  await db.delete(statusTerm).where(eq(statusTerm.account_id, account))
  await db.delete(advertUse).where(eq(advertUse.account_id, account))
}
