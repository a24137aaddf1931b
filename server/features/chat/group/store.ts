// Groups in the database, and the accounts related to an account.
import { and, asc, count, desc, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { inTransaction, type Tx } from '../../../core/database/transaction.ts'
import { findSetting, upsertSetting } from '../../../core/setting/store.ts'
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
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`groups ${owner}`}, 0))`)
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
    sql`select substr(name, 6) as id from chat_member where account_id = ${accountId} and name like 'GROUP%'`,
  )
  return rows.map(({ id }) => id)
}

export async function listFollowing(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select ref_id as id from account_follow where account_id = ${accountId} and kind = 'streamer' limit 1000`,
  )
  return rows.map(({ id }) => id)
}

/** Neither account has blocked the other. */
const atPeace = (one: SQL, other: SQL): SQL =>
  sql`not exists (select from account_block where (account_id, blocked_id) in ((${one}, ${other}), (${other}, ${one})))`
const recommendedSetting = 'recommended-groups'
/** Returns ids in the operator's order; some groups may have ended since. */
export const findRecommended = async (db: NodePgDatabase): Promise<string[]> => (await findSetting<string[]>(db, recommendedSetting)) ?? []
export const upsertRecommended = (db: NodePgDatabase, ids: readonly string[]): Promise<void> => upsertSetting(db, recommendedSetting, ids)

/** Recommended groups first, in their order, then the largest. */
const byRecommendation = (recommended: readonly string[]): SQL[] => [
  sql`array_position(${sql.param([...recommended])}::text[], ${chatGroup.id}) nulls last`,
  desc(chatGroup.members),
  asc(chatGroup.id),
]
const ownerIsThere = sql`exists (select from account owner where owner.id = ${chatGroup.owner_id} and owner.blocked_at is null)`

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
  select theirs.account_id as id, talk.last_at
  from chat_member mine
  join chat_conversation talk on talk.id = mine.conversation_id
  join chat_member theirs on theirs.conversation_id = mine.conversation_id and theirs.account_id <> mine.account_id
  where mine.account_id = ${accountId} and mine.name like 'C2C%' and mine.stranger = 'none' and theirs.stranger = 'none'
    and exists (
      select from chat_message said
      where said.conversation_id = mine.conversation_id and said.from_id = theirs.account_id and said.key not like 'auto:%')`

/** Returns those of the accounts that follow this one, without blocks in either direction. */
export async function listFollowingBack(db: Db, accountId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    select account_id as id from account_follow follow
    where ref_id = ${accountId} and kind = 'streamer' and account_id = any (${sql.param([...ids])})
      and ${atPeace(sql`follow.account_id`, sql`${accountId}`)}`)
  return rows.map(({ id }) => id)
}
/** Returns an account's followers, at most a thousand, without blocks in either direction. */
export async function listFollowers(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select account_id as id from account_follow follow
    where ref_id = ${accountId} and kind = 'streamer' and ${atPeace(sql`follow.account_id`, sql`${accountId}`)}
    limit 1000`)
  return rows.map(({ id }) => id)
}
/** Returns the accounts that an account talks with, most recent first, without blocks in either direction. */
export async function listTalking(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select talk.id from (${talks(accountId)}) talk where ${atPeace(sql`talk.id`, sql`${accountId}`)} order by talk.last_at desc limit 1000`)
  return rows.map(({ id }) => id)
}
export async function isAtPeace(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await db.execute<{ peace: boolean }>(sql`select ${atPeace(sql`${one}::text`, sql`${other}::text`)} as peace`)
  return rows[0]?.peace ?? false
}
/**
 * Returns, in their order, those of the accounts that a group's owner may add: they follow or talk with the owner, have not left the
 * group themselves, are below their limit of groups, and neither side has blocked the other.
 */
export async function listAddable(tx: Tx, { id, owner_id }: Pick<GroupRow, 'id' | 'owner_id'>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<{ id: string }>(sql`
    select account.id from account
    where account.id = any (${sql.param([...ids])}) and account.closed_at is null and account.blocked_at is null
      and (account.id in (select account_id from account_follow where ref_id = ${owner_id} and kind = 'streamer')
        or account.id in (select talk.id from (${talks(owner_id)}) talk))
      and ${atPeace(sql`account.id`, sql`${owner_id}`)}
      and not exists (select from chat_group_left gone where gone.group_id = ${id} and gone.account_id = account.id)
      and (select count(*) from chat_member member where member.account_id = account.id and member.name like 'GROUP%') < ${chatLimits.groupsJoined}`)
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
      select id from chat_group
      where owner_id = ${accountId}
        or id in (select substr(name, 6) from chat_member where account_id = ${accountId} and name like 'GROUP%')
      order by id for update`)
    await tx.execute(sql`
      delete from chat_conversation where id in (select 'GROUP' || id from chat_group where owner_id = ${accountId})`)
    await tx.delete(chatGroup).where(eq(chatGroup.owner_id, accountId))
    await tx.delete(chatGroupLeft).where(eq(chatGroupLeft.account_id, accountId))
    await tx.execute(sql`delete from chat_member where account_id = ${accountId} and name like 'GROUP%'`)
    await tx.execute(sql`
      update chat_group set members = (select count(*) from chat_member where conversation_id = 'GROUP' || chat_group.id)
      where ended_at is null and id = any (${sql.param(rows.map(({ id }) => id))})`)
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
    select account.id, account.is_anchor, coalesce(followed.number, 0)::int as followers, room.id as room_id, count(*) over ()::int as total
    from account
    left join (select ref_id, count(*) as number from account_follow where kind = 'streamer' group by ref_id) followed on followed.ref_id = account.id
    left join room on room.uid = account.id and room.closed_at is null
    where account.closed_at is null and account.blocked_at is null and coalesce((account.privacy ->> 'findable')::boolean, true)
      and (account.is_anchor or followed.number > 0)
      and account.id <> ${accountId ?? ''} and ${atPeace(sql`account.id`, sql`${accountId ?? ''}::text`)}
      and not exists (select from account_follow mine where mine.account_id = ${accountId ?? ''} and mine.kind = 'streamer' and mine.ref_id = account.id)
    order by account.is_anchor desc, followers desc, account.id
    limit ${limit} offset ${offset}`)
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}
