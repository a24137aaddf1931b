// Groups in the database; and the people around a person.
import { and, count, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Tx } from '../../core/database/transaction.ts'
import { chatGroup } from './table.ts'

export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>
export type GroupRow = typeof chatGroup.$inferSelect

const living = isNull(chatGroup.ended_at)

export async function findGroup(db: Db, id: string): Promise<GroupRow | undefined> {
  const [row] = await db
    .select()
    .from(chatGroup)
    .where(and(eq(chatGroup.id, id), living))
  return row
}
export async function findGroups(db: Pick<Db, 'select'>, ids: readonly string[]): Promise<Map<string, GroupRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(chatGroup)
    .where(inArray(chatGroup.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}
/** Held until the transaction ends: how many are in it is exact. */
export async function lockGroup(tx: Tx, id: string): Promise<GroupRow | undefined> {
  const [row] = await tx
    .select()
    .from(chatGroup)
    .where(and(eq(chatGroup.id, id), living))
    .for('update')
  return row
}
/** How many groups one person owns is exact. */
export async function lockOwner(tx: Tx, owner: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`groups ${owner}`}, 0))`)
}
export async function insertGroup(db: Db, row: GroupRow): Promise<void> {
  await db.insert(chatGroup).values(row)
}
export async function updateGroup(db: Db, id: string, set: Partial<GroupRow>): Promise<void> {
  await db.update(chatGroup).set(set).where(eq(chatGroup.id, id))
}
export const listOwned = (db: Db, owner: string, shown?: true): Promise<GroupRow[]> =>
  db
    .select()
    .from(chatGroup)
    .where(and(eq(chatGroup.owner_id, owner), living, shown ? eq(chatGroup.shown, true) : undefined))
    .orderBy(desc(chatGroup.members), chatGroup.id)

/** Groups that anyone may join, the largest first. */
export async function listOpen(
  db: Db,
  without: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: GroupRow[]; total: number }> {
  const wanted = and(living, eq(chatGroup.open, true), without.length > 0 ? notInArray(chatGroup.id, [...without]) : undefined)
  const [rows, [counted]] = await Promise.all([
    db.select().from(chatGroup).where(wanted).orderBy(desc(chatGroup.members), chatGroup.id).limit(limit).offset(offset),
    db.select({ total: count() }).from(chatGroup).where(wanted),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** Ids of the groups that a person is in. */
export async function listJoined(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT substr(name, 6) AS id FROM chat_member WHERE account_id = ${accountId} AND name LIKE 'GROUP%'`,
  )
  return rows.map(({ id }) => id)
}

export async function listFollowing(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT ref_id AS id FROM account_follow WHERE account_id = ${accountId} AND kind = 'streamer' LIMIT 1000`,
  )
  return rows.map(({ id }) => id)
}
export async function listFollowers(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT account_id AS id FROM account_follow WHERE ref_id = ${accountId} AND kind = 'streamer' LIMIT 1000`,
  )
  return rows.map(({ id }) => id)
}
/** Whom a person talks with and who is no stranger any more, the last first; nobody whom either has blocked. */
export async function listTalking(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT theirs.account_id AS id
    FROM chat_member mine
    JOIN chat_conversation talk ON talk.id = mine.conversation_id AND talk.last_seq > 0
    JOIN chat_member theirs ON theirs.conversation_id = mine.conversation_id AND theirs.account_id <> mine.account_id
    WHERE mine.account_id = ${accountId} AND mine.name LIKE 'C2C%' AND mine.stranger = 'none' AND theirs.stranger = 'none'
      AND NOT EXISTS (
        SELECT FROM account_block WHERE (account_id, blocked_id) IN ((mine.account_id, theirs.account_id), (theirs.account_id, mine.account_id)))
    ORDER BY talk.last_at DESC
    LIMIT 1000`)
  return rows.map(({ id }) => id)
}

export interface Recommended {
  id: string
  is_anchor: boolean
  followers: number
  room_id: string | null
}
/** Streamers first, then those with most followers, who may be found and whom the person does not follow. */
export async function listRecommended(
  db: Db,
  accountId: string | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Recommended[]; total: number }> {
  const { rows } = await db.execute<{ id: string; is_anchor: boolean; followers: number; room_id: string | null; total: number }>(sql`
    SELECT account.id, account.is_anchor, coalesce(followed.number, 0)::int AS followers, room.id AS room_id, count(*) OVER ()::int AS total
    FROM account
    LEFT JOIN (SELECT ref_id, count(*) AS number FROM account_follow WHERE kind = 'streamer' GROUP BY ref_id) followed ON followed.ref_id = account.id
    LEFT JOIN room ON room.uid = account.id AND room.closed_at IS NULL
    WHERE account.closed_at IS NULL AND account.blocked_at IS NULL AND coalesce((account.privacy ->> 'findable')::boolean, true)
      AND (account.is_anchor OR followed.number > 0)
      AND account.id <> ${accountId ?? ''}
      AND NOT EXISTS (SELECT FROM account_follow mine WHERE mine.account_id = ${accountId ?? ''} AND mine.kind = 'streamer' AND mine.ref_id = account.id)
    ORDER BY account.is_anchor DESC, followers DESC, account.id
    LIMIT ${limit} OFFSET ${offset}`)
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}
