import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { UploadKind } from '../../../contract/account/member.ts'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import { networkOf, sharedNetworkOf } from '../../core/http/rate-limit.ts'
import { handOver } from './platform-store.ts'
import { upload } from './table.ts'
import { isInUse, isStaffPicture } from './usage-store.ts'

export type UploadRow = typeof upload.$inferSelect
type NewUpload = Pick<UploadRow, 'id' | 'account_id' | 'kind' | 'size' | 'hash' | 'ticket' | 'created_at'> &
  Partial<Pick<UploadRow, 'network'>>
type Db = Pick<NodePgDatabase, 'select' | 'update' | 'delete'>
/** An abandoned upload, whose bytes have to be deleted too. */
export type Dropped = Pick<UploadRow, 'id' | 'size' | 'kind'>
const dropped = { id: upload.id, size: upload.size, kind: upload.kind }

/** Seconds after which an inspection is assumed to have died with its server. */
const inspectionTimeout = 300

/** Neither being inspected nor stored. */
const isOpen = (at: Date) =>
  and(isNull(upload.stored_at), or(isNull(upload.taken_at), lt(upload.taken_at, new Date(at.getTime() - inspectionTimeout * 1_000))))

/** The account's unfinished upload of this file. */
export async function findUnfinished(
  db: Db,
  { account_id, kind, hash }: { account_id: string; kind: UploadKind; hash: string },
  at: Date,
): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(upload)
    .where(and(eq(upload.account_id, account_id), eq(upload.kind, kind), eq(upload.hash, hash), isNotNull(upload.ticket), isOpen(at)))
    .orderBy(desc(upload.touched_at))
    .limit(1)
  return row
}

/**
 * Stores a ticket: for the unfinished upload of the same file, or for a new one if the account has space for it. Unfinished uploads count
 * with their announced size; if space is short, those whose ticket is older than `stale` are dropped.
 */
export async function openUpload(
  db: NodePgDatabase,
  row: NewUpload,
  stale: Date,
): Promise<{ type: 'new' | 'continued' | 'full'; id: string; dropped: Dropped[] }> {
  const { id, account_id, kind, size, hash, ticket, created_at: at } = row
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${account_id}`}, 0))`)
    const known = hash === null ? undefined : await findUnfinished(tx, { account_id, kind, hash }, at)
    if (known?.size === size) {
      await tx.update(upload).set({ ticket, ticket_at: at, touched_at: at, taken_at: null }).where(eq(upload.id, known.id))
      return { type: 'continued', id: known.id, dropped: [] }
    }
    const hasRoom = async (): Promise<boolean> => {
      const [sum] = await tx
        .select({ files: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${upload.size}), 0)::float8` })
        .from(upload)
        .where(eq(upload.account_id, account_id))
      return (sum?.files ?? 0) < memberLimits.uploadFiles && (sum?.bytes ?? 0) + size <= memberLimits.uploadBytes
    }
    let givesWay: Dropped[] = []
    if (!(await hasRoom())) {
      givesWay = await tx
        .delete(upload)
        .where(and(eq(upload.account_id, account_id), isOpen(at), lt(upload.ticket_at, stale)))
        .returning(dropped)
      if (!(await hasRoom())) await handOver(tx, account_id)
      if (!(await hasRoom())) {
        const before = new Date(at.getTime() - memberLimits.uploadRetention * 1_000)
        await giveUpUnshown(tx, { replaced: before, unused: before }, account_id)
      }
      if (!(await hasRoom())) return { type: 'full', id, dropped: givesWay }
    }
    await tx.insert(upload).values({ ...row, ticket_at: ticket === null ? null : at, touched_at: at })
    return { type: 'new', id, dropped: givesWay }
  })
}

/** Bytes sent or announced since then that are still stored: from one address as in `rateAddress`, and from its whole IPv6 network. */
export async function countSent(db: Db, address: string, since: Date): Promise<{ address: number; network: number }> {
  const shared = sharedNetworkOf(address)
  const isHere = eq(upload.network, address)
  const bytes = sql<number>`coalesce(sum(${upload.size}), 0)::float8`
  const [sum] = await db
    .select({ address: sql<number>`coalesce(sum(${upload.size}) filter (where ${isHere}), 0)::float8`, network: bytes })
    .from(upload)
    .where(
      and(
        shared === null ? isHere : sql`starts_with(${upload.network}, ${`${networkOf(address)}:`})`,
        isNotNull(upload.network),
        gt(upload.created_at, since),
      ),
    )
  return { address: sum?.address ?? 0, network: shared === null ? 0 : (sum?.network ?? 0) }
}

/** Erases the sender's network after a day. */
export async function clearNetworks(db: Db, before: Date): Promise<void> {
  await db
    .update(upload)
    .set({ network: null })
    .where(and(isNotNull(upload.network), lt(upload.created_at, before)))
}

/** The upload of a ticket issued after `after`, whichever account asks. */
export async function findTicket(db: Db, ticket: string, after: Date): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(upload)
    .where(and(eq(upload.ticket, ticket), sql`${upload.ticket_at} > ${after.toISOString()}`))
  return row
}

/** Records that data arrived. False if it was stored, abandoned or swept meanwhile. */
export async function touchUpload(db: Db, id: string, at: Date): Promise<boolean> {
  const found = await db
    .update(upload)
    .set({ touched_at: at })
    .where(and(eq(upload.id, id), isNull(upload.stored_at)))
    .returning({ id: upload.id })
  return found.length === 1
}

/** Claims it for inspection: only one of two concurrent calls succeeds. */
export async function takeUpload(db: Db, id: string, at: Date): Promise<boolean> {
  const taken = await db
    .update(upload)
    .set({ taken_at: at })
    .where(and(eq(upload.id, id), isOpen(at)))
    .returning({ id: upload.id })
  return taken.length === 1
}

/** Releases it after an inspection without a result, so that it can be requested again. */
export async function releaseUpload(db: Db, id: string): Promise<void> {
  await db.update(upload).set({ taken_at: null }).where(eq(upload.id, id))
}

/** False if it no longer exists. */
export async function markStored(
  db: Db,
  id: string,
  stored: { path: string; type: string; size: number; stored_at: Date },
): Promise<boolean> {
  const found = await db.update(upload).set(stored).where(eq(upload.id, id)).returning({ id: upload.id })
  return found.length === 1
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.delete(upload).where(eq(upload.id, id))
}

/** Deletes uploads that were never completed. */
export async function deleteStale(db: Db, before: Date): Promise<Dropped[]> {
  return db
    .delete(upload)
    .where(and(isNull(upload.stored_at), lt(upload.touched_at, before)))
    .returning(dropped)
}

/** Abandons the account's unfinished uploads of this file. */
export async function deleteUnfinished(db: Db, accountId: string, kind: UploadKind, hash: string, at: Date): Promise<Dropped[]> {
  return db
    .delete(upload)
    .where(and(eq(upload.account_id, accountId), eq(upload.kind, kind), eq(upload.hash, hash), isOpen(at)))
    .returning(dropped)
}

/** Which of these ids are unfinished uploads. */
export async function listUnfinished(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: upload.id })
    .from(upload)
    .where(and(inArray(upload.id, [...ids]), isNull(upload.stored_at)))
  return new Set(rows.map(({ id }) => id))
}

/**
 * Changes an account's avatar; `to` is null for a built-in one. False if the account has not uploaded it. Both stay for a while, because
 * open pages still show the previous one.
 */
export async function wearAvatar(tx: Db, accountId: string, { from, to }: { from: string; to: string | null }, at: Date): Promise<boolean> {
  const touched = await claimUploads(tx, accountId, [from, ...(to === null ? [] : [to])], at)
  return to === null || touched.some(({ path, kind }) => path === to && kind === 'avatar')
}

/** Owner id of files that are to be deleted; no account has it. */
export const gone = 'gone'

/** Marks those of these paths that the account has uploaded as used and returns them, so that they are not swept before they are shown. */
export async function claimUploads(
  db: Db,
  accountId: string,
  paths: readonly string[],
  at: Date,
): Promise<(Pick<UploadRow, 'kind' | 'size' | 'type'> & { path: string })[]> {
  if (paths.length === 0) return []
  const used = await db
    .update(upload)
    .set({ touched_at: at, ticket: null, ticket_at: null })
    .where(and(eq(upload.account_id, accountId), inArray(upload.path, [...paths]), isNotNull(upload.stored_at)))
    .returning({ path: upload.path, kind: upload.kind, size: upload.size, type: upload.type })
  return used.flatMap((row) => (row.path === null ? [] : [{ ...row, path: row.path }]))
}

/**
 * Marks uploads that are no longer shown for deletion: avatars and used covers not set or replaced since `replaced`, and all others unused
 * since `unused`, which allows for a draft. Of one account, or of all.
 */
export async function giveUpUnshown(db: Db, before: { replaced: Date; unused: Date }, accountId?: string): Promise<void> {
  const isStored = and(
    isNotNull(upload.stored_at),
    accountId === undefined ? ne(upload.account_id, gone) : eq(upload.account_id, accountId),
  )
  const isUnused = and(isNotNull(upload.ticket), lt(upload.touched_at, before.unused), sql`not ${isStaffPicture}`)
  const isReplaced = and(
    or(eq(upload.kind, 'avatar'), and(eq(upload.kind, 'cover'), isNull(upload.ticket))),
    lt(upload.touched_at, before.replaced),
  )
  await db
    .update(upload)
    .set({ account_id: gone })
    .where(and(isStored, or(isUnused, isReplaced), sql`not ${isInUse}`))
  // All others are shown, and need not be checked again.
  if (accountId === undefined) await db.update(upload).set({ ticket: null, ticket_at: null }).where(and(isStored, isUnused))
}

/** Marks those of an account's files that it shows nowhere for deletion, and returns them. */
export async function giveUp(db: Db, accountId: string, paths: readonly string[]): Promise<UploadRow[]> {
  if (paths.length === 0) return []
  return db
    .update(upload)
    .set({ account_id: gone })
    .where(and(eq(upload.account_id, accountId), inArray(upload.path, [...paths]), sql`not ${isInUse}`))
    .returning()
}

export async function listUploadsOf(db: Db, accountId: string): Promise<UploadRow[]> {
  return db.select().from(upload).where(eq(upload.account_id, accountId))
}
