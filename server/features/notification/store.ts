// Writes notifications in the transaction of their cause, each once, and only for accounts that may receive it.
import { and, desc, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { NotificationChoices, NotificationEvent, NotificationKind } from '../../../contract/notification.ts'
import { authorIsRead } from '../account/store.ts'
import { type NotificationDetail, notification, notificationChoice, notificationLike } from './table.ts'

/** A database or one of its transactions. */
export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>
export type NotificationRow = typeof notification.$inferSelect

/** Notifies listeners of new rows on commit; the payload is the account. */
export const notificationChannel = 'notification'

interface Cause {
  /** Unique per account, so that each cause notifies once. */
  cause: string
  kind: NotificationKind
  event: NotificationEvent
  /** The account that caused it. Not notified: this account itself, and those who have blocked it. */
  actor?: string
  /** In the notation of comments: post:ID. */
  subject?: string
  comment?: string
}
export interface NotificationInput extends Cause {
  account: string
  detail?: NotificationDetail
}

/** Update of an existing row: moves it to the top. */
const anew = sql`seq = excluded.seq, actor_id = excluded.actor_id, at = excluded.at, read_at = null`
const likedAnew = sql`${anew}, push_due = excluded.push_due`
/** Pushed if already due, or if the last change is at least an hour ago. */
const turnedAnew = sql`${anew}, event = excluded.event, detail = excluded.detail,
  push_due = excluded.push_due and (${notification}.push_due or ${notification}.at <= excluded.at - interval '1 hour')`

/**
 * `recipients`: rows of account, detail and whether to ignore a disabled kind. `again`: assignments for an existing row; without it the row stays
 * unchanged.
 */
async function insert(
  tx: Db,
  recipients: SQL,
  { cause, kind, event, actor, subject, comment }: Cause,
  at: Date,
  again?: SQL,
): Promise<void> {
  const who = actor ?? null
  const known = again ? sql`(account_id, cause) do update set ${again}` : sql`do nothing`
  await tx.execute(sql`
    with added as (
      insert into ${notification} (account_id, cause, kind, event, actor_id, subject, comment_id, detail, at, push_due)
      select told.account, ${cause}, ${kind}, ${event}, ${who}, ${subject ?? null}, ${comment ?? null}, told.detail, ${at.toISOString()}::timestamptz,
        exists (select from ${notificationChoice} choice where choice.account_id = told.account and ${kind} = any (choice.push))
      from (${recipients}) as told join account on account.id = told.account and account.closed_at is null
      where told.account is distinct from ${who}::text
        and not exists (select from account_block block where block.account_id = told.account and block.blocked_id = ${who}::text)
        and (told.always or not exists (
          select from ${notificationChoice} choice where choice.account_id = told.account and ${kind} = any (choice.off)))
      on conflict ${known} returning account_id
    )
    select pg_notify(${notificationChannel}, account_id) from (select distinct account_id from added) as woken`)
}

const onePerson = (account: string, detail: NotificationDetail): SQL =>
  sql`select ${account}::text as account, ${JSON.stringify(detail)}::jsonb as detail, false as always`

/** Notifies one account. */
export async function notify(tx: Db, { account, detail = {}, ...cause }: NotificationInput, at: Date): Promise<void> {
  await insert(tx, onePerson(account, detail), cause, at)
}

/** Notifies one account of a state that may toggle: one notification with the current state, pushed at most once an hour. */
export async function notifyToggle(tx: Db, { account, detail = {}, ...cause }: NotificationInput, at: Date): Promise<void> {
  await insert(tx, onePerson(account, detail), cause, at, turnedAnew)
}

/**
 * Notifies many accounts of one cause. `people` selects their ids as `account`; `always`: true for those who are notified even if the kind
 * is disabled.
 */
export async function notifyMany(
  tx: Db,
  { people, detail = {}, ...cause }: Cause & { people: SQL; detail?: NotificationDetail },
  at: Date,
): Promise<void> {
  const recipients = sql`select reached.account, ${JSON.stringify(detail)}::jsonb as detail, reached.always from (${people}) as reached`
  await insert(tx, recipients, cause, at)
}

/** Notifies many accounts of one cause, each with its own detail. */
export async function notifyEach(
  tx: Db,
  { people, ...cause }: Cause & { people: readonly { account: string; detail: NotificationDetail }[] },
  at: Date,
): Promise<void> {
  if (people.length === 0) return
  const recipients = sql`select account, detail, false as always from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as one(account text, detail jsonb)`
  await insert(tx, recipients, cause, at)
}

/** Notifies of a like: all likes of one thing share one notification, which each new person moves to the top. */
export async function notifyLike(
  tx: Db,
  { account, ...cause }: Omit<NotificationInput, 'detail'> & { actor: string },
  at: Date,
): Promise<void> {
  const fresh = await tx
    .insert(notificationLike)
    .values({ cause: cause.cause, actor_id: cause.actor })
    .onConflictDoNothing()
    .returning({ cause: notificationLike.cause })
  if (fresh.length > 0) await insert(tx, onePerson(account, {}), cause, at, likedAnew)
}

/** Accounts that still like the row's subject, without those whom its reader has blocked. */
const stillLikes = sql.raw(`from (
    select account_id from comment_like where comment_like.comment_id = notification.comment_id
    union all select account_id from post_like where notification.comment_id is null and 'post:' || post_like.post_id = notification.subject
  ) as liker where liker.account_id <> notification.account_id
  and not exists (select from account_block block where block.account_id = notification.account_id and block.blocked_id = liker.account_id)`)

/** Hides rows caused by people blocked since then, by the reader or the site, and likes that were all withdrawn. */
const isShown = (account: string): SQL | undefined =>
  and(
    eq(notification.account_id, account),
    sql`case when ${notification.kind} = 'like' then exists (select ${stillLikes}) else ${or(isNull(notification.actor_id), authorIsRead(notification.actor_id, account))} end`,
  )

export interface NotificationQuery {
  kinds?: readonly NotificationKind[]
  before?: number
  limit: number
}
export interface FoundNotification {
  row: NotificationRow
  /** Of likes: the number of people, and one who still likes it. */
  people: number
  liker: string | null
}
export const listNotifications = (db: Db, account: string, { kinds, before, limit }: NotificationQuery): Promise<FoundNotification[]> => {
  // As raw SQL: with columns of a single table drizzle omits the table name, and the subqueries would resolve them to another table.
  const isLike = sql.raw(`notification.kind = 'like'`)
  return db
    .select({
      row: notification,
      people: sql<number>`case when ${isLike} then (select count(*) ${stillLikes}) else 0 end`.mapWith(Number),
      liker: sql<string | null>`case when ${isLike} then (select liker.account_id ${stillLikes}
        order by liker.account_id = notification.actor_id desc, liker.account_id limit 1) end`,
    })
    .from(notification)
    .where(
      and(
        isShown(account),
        kinds && inArray(notification.kind, [...kinds]),
        before === undefined ? undefined : lt(notification.seq, before),
      ),
    )
    .orderBy(desc(notification.seq))
    .limit(limit)
}

export async function countUnread(db: Db, account: string): Promise<number> {
  const [row] = await db
    .select({ unread: sql<number>`count(*)`.mapWith(Number) })
    .from(notification)
    .where(and(isShown(account), isNull(notification.read_at)))
  return row?.unread ?? 0
}

/** Marks one, or that one and all before it. Notifies the reader's other devices. */
export async function markRead(db: Db, account: string, seq: number, andBefore: boolean, at: Date): Promise<void> {
  const read = await db
    .update(notification)
    .set({ read_at: at })
    .where(
      and(
        eq(notification.account_id, account),
        isNull(notification.read_at),
        andBefore ? lte(notification.seq, seq) : eq(notification.seq, seq),
      ),
    )
    .returning({ seq: notification.seq })
  if (read.length > 0) await db.execute(sql`select pg_notify(${notificationChannel}, ${account})`)
}

export async function findChoices(db: Db, account: string): Promise<NotificationChoices> {
  const [row] = await db.select().from(notificationChoice).where(eq(notificationChoice.account_id, account))
  return { off: row?.off ?? [], push: row?.push ?? [] }
}
export async function upsertChoices(db: Db, account: string, { off, push }: NotificationChoices): Promise<void> {
  await db
    .insert(notificationChoice)
    .values({ account_id: account, off, push })
    .onConflictDoUpdate({ target: notificationChoice.account_id, set: { off, push } })
}
/** Serializes changes of an account's choices. */
export const lockChoices = (tx: Db, account: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notification ${account}`}, 0))`)

export async function deleteNotificationsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(notification).where(lt(notification.at, before))
}

export type ClaimedPush = Pick<NotificationRow, 'account_id' | 'cause' | 'event' | 'actor_id'>
/** Claims due pushes, oldest first: only the caller that claims a row pushes it. */
export async function claimPushes(db: Db, most: number): Promise<ClaimedPush[]> {
  const { rows } = await db.execute<ClaimedPush>(sql`
    update ${notification} set push_due = false where (account_id, cause) in (
      select account_id, cause from ${notification} where push_due order by seq limit ${most} for update skip locked
    ) returning account_id, cause, event, actor_id`)
  return rows
}

/** An account's notifications, for the export. */
export const listNotificationsOf = (db: Db, account: string) =>
  db
    .select({ at: notification.at, event: notification.event, subject: notification.subject, read_at: notification.read_at })
    .from(notification)
    .where(eq(notification.account_id, account))
    .orderBy(desc(notification.seq))

/** Deletes a closed account's notifications and choices, and others' notifications about it. */
export async function deleteNotificationsOf(db: Db, account: string): Promise<void> {
  const isOfHim = sql`${notification.detail} ->> 'streamer' = ${account}`
  await db.delete(notification).where(or(eq(notification.account_id, account), eq(notification.actor_id, account), isOfHim))
  await db.delete(notificationChoice).where(eq(notificationChoice.account_id, account))
  await db.delete(notificationLike).where(eq(notificationLike.actor_id, account))
}
