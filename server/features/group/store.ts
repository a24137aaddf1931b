// Groups in the database, and the accounts related to an account.
import { and, asc, count, desc, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { chatLimits } from '../../../contract/limits/chat-limits.ts'
import { inTransaction, type Tx } from '../../core/database/transaction.ts'
import { findSetting, upsertSetting } from '../../core/setting/store.ts'
import { chatGroup, chatGroupLeft } from './table.ts'

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
/** Locks a group until the transaction ends, so that its member count is exact. */
export async function lockGroup(tx: Tx, id: string): Promise<GroupRow | undefined> {
  const [row] = await tx
    .select()
    .from(chatGroup)
    .where(and(eq(chatGroup.id, id), living))
    .for('update')
  return row
}
/** Locks an owner, so that the number of owned groups is exact. */
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

/** Returns the ids of an account's groups. */
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

/** Neither account has blocked the other. */
const atPeace = (one: SQL, other: SQL): SQL =>
  sql`NOT EXISTS (SELECT FROM account_block WHERE (account_id, blocked_id) IN ((${one}, ${other}), (${other}, ${one})))`
const recommendedSetting = 'recommended-groups'
/** Returns ids in the operator's order; some groups may have ended since. */
export const findRecommended = async (db: NodePgDatabase): Promise<string[]> => (await findSetting<string[]>(db, recommendedSetting)) ?? []
export const upsertRecommended = (db: NodePgDatabase, ids: readonly string[]): Promise<void> => upsertSetting(db, recommendedSetting, ids)

/** Recommended groups first, in their order, then the largest. */
const byRecommendation = (recommended: readonly string[]): SQL[] => [
  sql`array_position(${sql.param([...recommended])}::text[], ${chatGroup.id}) NULLS LAST`,
  desc(chatGroup.members),
  asc(chatGroup.id),
]
const ownerIsThere = sql`EXISTS (SELECT FROM account owner WHERE owner.id = ${chatGroup.owner_id} AND owner.blocked_at IS NULL)`

/** Returns groups that anyone may join, for the desk. @param name a part of their name, in any case; empty: all */
export const listForAdmin = (db: Db, name: string, recommended: readonly string[], limit: number): Promise<GroupRow[]> =>
  db
    .select()
    .from(chatGroup)
    .where(
      and(
        living,
        eq(chatGroup.open, true),
        ownerIsThere,
        name === '' ? undefined : sql`position(lower(${name}::text) in lower(${chatGroup.name})) > 0`,
      ),
    )
    .orderBy(...byRecommendation(recommended))
    .limit(limit)

/**
 * Returns groups that an account may join, recommended ones first, then the largest: it is not a member, and neither it nor the owner
 * has blocked the other.
 */
export async function listOpen(
  db: NodePgDatabase,
  accountId: string | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: GroupRow[]; total: number }> {
  const recommended = await findRecommended(db)
  const joined = accountId === null ? [] : await listJoined(db, accountId)
  const wanted = and(
    living,
    eq(chatGroup.open, true),
    joined.length > 0 ? notInArray(chatGroup.id, joined) : undefined,
    ownerIsThere,
    atPeace(sql`${chatGroup.owner_id}`, sql`${accountId ?? ''}::text`),
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(chatGroup)
      .where(wanted)
      .orderBy(...byRecommendation(recommended))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(chatGroup).where(wanted),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** Conversations of an account with accepted peers who have replied, not only by an automatic reply. */
const talks = (accountId: string): SQL => sql`
  SELECT theirs.account_id AS id, talk.last_at
  FROM chat_member mine
  JOIN chat_conversation talk ON talk.id = mine.conversation_id
  JOIN chat_member theirs ON theirs.conversation_id = mine.conversation_id AND theirs.account_id <> mine.account_id
  WHERE mine.account_id = ${accountId} AND mine.name LIKE 'C2C%' AND mine.stranger = 'none' AND theirs.stranger = 'none'
    AND EXISTS (
      SELECT FROM chat_message said
      WHERE said.conversation_id = mine.conversation_id AND said.from_id = theirs.account_id AND said.key NOT LIKE 'auto:%')`

/** Returns those of the accounts that follow this one, without blocks in either direction. */
export async function listFollowingBack(db: Db, accountId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT account_id AS id FROM account_follow follow
    WHERE ref_id = ${accountId} AND kind = 'streamer' AND account_id = ANY (${sql.param([...ids])})
      AND ${atPeace(sql`follow.account_id`, sql`${accountId}`)}`)
  return rows.map(({ id }) => id)
}
/** Returns an account's followers, at most a thousand, without blocks in either direction. */
export async function listFollowers(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT account_id AS id FROM account_follow follow
    WHERE ref_id = ${accountId} AND kind = 'streamer' AND ${atPeace(sql`follow.account_id`, sql`${accountId}`)}
    LIMIT 1000`)
  return rows.map(({ id }) => id)
}
/** Returns the accounts that an account talks with, most recent first, without blocks in either direction. */
export async function listTalking(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT talk.id FROM (${talks(accountId)}) talk WHERE ${atPeace(sql`talk.id`, sql`${accountId}`)} ORDER BY talk.last_at DESC LIMIT 1000`)
  return rows.map(({ id }) => id)
}
export async function isAtPeace(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await db.execute<{ peace: boolean }>(sql`SELECT ${atPeace(sql`${one}::text`, sql`${other}::text`)} AS peace`)
  return rows[0]?.peace ?? false
}
/**
 * Returns, in their order, those of the accounts that a group's owner may add: they follow or talk with the owner, have not left the
 * group themselves, are below their limit of groups, and neither side has blocked the other.
 */
export async function listAddable(tx: Tx, { id, owner_id }: Pick<GroupRow, 'id' | 'owner_id'>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT account.id FROM account
    WHERE account.id = ANY (${sql.param([...ids])}) AND account.closed_at IS NULL AND account.blocked_at IS NULL
      AND (account.id IN (SELECT account_id FROM account_follow WHERE ref_id = ${owner_id} AND kind = 'streamer')
        OR account.id IN (SELECT talk.id FROM (${talks(owner_id)}) talk))
      AND ${atPeace(sql`account.id`, sql`${owner_id}`)}
      AND NOT EXISTS (SELECT FROM chat_group_left gone WHERE gone.group_id = ${id} AND gone.account_id = account.id)
      AND (SELECT count(*) FROM chat_member member WHERE member.account_id = account.id AND member.name LIKE 'GROUP%') < ${chatLimits.groupsJoined}`)
  const may = new Set(rows.map((row) => row.id))
  return [...new Set(ids)].filter((one) => may.has(one))
}
/** Records that a member left, so that others cannot add them again; rejoining clears it. */
export async function noteLeft(tx: Tx, groupId: string, accountId: string, left: boolean): Promise<void> {
  if (left) await tx.insert(chatGroupLeft).values({ group_id: groupId, account_id: accountId }).onConflictDoNothing()
  else await tx.delete(chatGroupLeft).where(and(eq(chatGroupLeft.group_id, groupId), eq(chatGroupLeft.account_id, accountId)))
}
/** Deletes a deleted account's groups with their messages, and its memberships; updates the counts of other groups. */
export async function deleteGroupsOf(db: NodePgDatabase, accountId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      SELECT id FROM chat_group
      WHERE owner_id = ${accountId}
        OR id IN (SELECT substr(name, 6) FROM chat_member WHERE account_id = ${accountId} AND name LIKE 'GROUP%')
      ORDER BY id FOR UPDATE`)
    await tx.execute(sql`
      DELETE FROM chat_conversation WHERE id IN (SELECT 'GROUP' || id FROM chat_group WHERE owner_id = ${accountId})`)
    await tx.delete(chatGroup).where(eq(chatGroup.owner_id, accountId))
    await tx.delete(chatGroupLeft).where(eq(chatGroupLeft.account_id, accountId))
    await tx.execute(sql`DELETE FROM chat_member WHERE account_id = ${accountId} AND name LIKE 'GROUP%'`)
    await tx.execute(sql`
      UPDATE chat_group SET members = (SELECT count(*) FROM chat_member WHERE conversation_id = 'GROUP' || chat_group.id)
      WHERE ended_at IS NULL AND id = ANY (${sql.param(rows.map(({ id }) => id))})`)
  })
}
/** Deletes the leave records of a dissolved group. */
export async function deleteLeft(tx: Tx, groupId: string): Promise<void> {
  await tx.delete(chatGroupLeft).where(eq(chatGroupLeft.group_id, groupId))
}

export interface Recommended {
  id: string
  is_anchor: boolean
  followers: number
  room_id: string | null
}
/**
 * Returns recommended accounts, streamers first, then by followers: findable, not followed by the account, without blocks in
 * either direction.
 */
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
      AND account.id <> ${accountId ?? ''} AND ${atPeace(sql`account.id`, sql`${accountId ?? ''}::text`)}
      AND NOT EXISTS (SELECT FROM account_follow mine WHERE mine.account_id = ${accountId ?? ''} AND mine.kind = 'streamer' AND mine.ref_id = account.id)
    ORDER BY account.is_anchor DESC, followers DESC, account.id
    LIMIT ${limit} OFFSET ${offset}`)
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}
