// Queries of experts, their followers and channel providers; and what other features need of them.
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PersonLabel } from '../../../contract/expert/expert.ts'
import { authorIsRead } from '../account/store.ts'
import { isSpecialTo } from '../follow/store.ts'
import { channelProvider, expert, expertApplication, expertFollow, scheme, schemeSale, schemeTip } from './table.ts'

/** A database or one of its transactions. */
export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>
export type ExpertRow = typeof expert.$inferSelect
export type ExpertApplicationRow = typeof expertApplication.$inferSelect

export async function isExpert(db: Db, accountId: string): Promise<boolean> {
  return (await db.select({ id: expert.account_id }).from(expert).where(eq(expert.account_id, accountId))).length === 1
}
/** All experts whom a reader has not blocked; null for a guest. */
export const listExperts = (db: Db, reader: string | null): Promise<ExpertRow[]> =>
  db.select().from(expert).where(authorIsRead(expert.account_id, reader)).orderBy(asc(expert.account_id))
/** Makes an account an expert; idempotent. */
export async function insertExpert(db: Db, accountId: string, since: Date): Promise<void> {
  await db.insert(expert).values({ account_id: accountId, since }).onConflictDoNothing()
}

/** For the admin pages: number of applications in a state. */
export async function countApplications(db: Db, state: ExpertApplicationRow['state']): Promise<number> {
  const [row] = await db.select({ total: count() }).from(expertApplication).where(eq(expertApplication.state, state))
  return row?.total ?? 0
}

/** Oldest first. */
export const listApplications = (
  db: Db,
  state: ExpertApplicationRow['state'],
  limit: number,
  offset: number,
): Promise<ExpertApplicationRow[]> =>
  db
    .select()
    .from(expertApplication)
    .where(eq(expertApplication.state, state))
    .orderBy(asc(expertApplication.sent_at), asc(expertApplication.account_id))
    .limit(limit)
    .offset(offset)

/** Labels by account; accounts without labels are left out. */
export async function findLabels(db: Db, ids: readonly string[]): Promise<Map<string, PersonLabel[]>> {
  const labels = new Map<string, PersonLabel[]>()
  if (ids.length === 0) return labels
  const [experts, channels] = await Promise.all([
    db
      .select({ id: expert.account_id })
      .from(expert)
      .where(inArray(expert.account_id, [...ids])),
    db
      .select({ id: channelProvider.account_id })
      .from(channelProvider)
      .where(inArray(channelProvider.account_id, [...ids])),
  ])
  for (const { id } of experts) labels.set(id, ['expert'])
  for (const { id } of channels) labels.set(id, [...(labels.get(id) ?? []), 'channel'])
  return labels
}
export async function setChannelProvider(db: Db, accountId: string, on: boolean, since: Date): Promise<void> {
  if (on) await db.insert(channelProvider).values({ account_id: accountId, since }).onConflictDoNothing()
  else await db.delete(channelProvider).where(eq(channelProvider.account_id, accountId))
}

export async function setExpertFollow(db: Db, accountId: string, expertId: string, on: boolean, at: Date): Promise<void> {
  if (on) await db.insert(expertFollow).values({ account_id: accountId, expert_id: expertId, at }).onConflictDoNothing()
  else await db.delete(expertFollow).where(and(eq(expertFollow.account_id, accountId), eq(expertFollow.expert_id, expertId)))
}
export async function countFollowers(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: expertFollow.expert_id, total: count() })
    .from(expertFollow)
    .where(inArray(expertFollow.expert_id, [...ids]))
    .groupBy(expertFollow.expert_id)
  return new Map(rows.map(({ id, total }) => [id, total]))
}
/** Followers of an expert, for `notifyMany`: those who marked the expert as special are notified whatever kinds they have disabled. */
export const followersOf = (expertId: string): SQL =>
  sql`select account_id as account, ${isSpecialTo(sql.raw('expert_follow.account_id'), { kind: 'expert', id: expertId })} as always
    from expert_follow where expert_id = ${expertId}`
/** Experts that an account follows. */
export async function followedExperts(db: Db, accountId: string): Promise<Set<string>> {
  const rows = await db.select({ id: expertFollow.expert_id }).from(expertFollow).where(eq(expertFollow.account_id, accountId))
  return new Set(rows.map(({ id }) => id))
}

/** An account's expert data, for the export; its application stays encrypted. */
export async function expertDataOf(db: Db, accountId: string): Promise<Record<string, unknown>> {
  const [written, applied, bought, tipped, followed] = await Promise.all([
    db.select().from(scheme).where(eq(scheme.expert_id, accountId)),
    db.select().from(expertApplication).where(eq(expertApplication.account_id, accountId)),
    db.select().from(schemeSale).where(eq(schemeSale.account_id, accountId)),
    db.select().from(schemeTip).where(eq(schemeTip.account_id, accountId)),
    followedExperts(db, accountId),
  ])
  return {
    expert_application: applied.map(({ experience, state, reason, sent_at }) => ({ experience, state, reason, sent_at }))[0] ?? null,
    schemes: written.map(({ id, match_id, plays, title, text, price, hash, state, locked_at }) => ({
      id,
      match_id,
      plays,
      title,
      text,
      price,
      hash,
      state,
      locked_at,
    })),
    bought_schemes: bought.map(({ scheme_id, price, state, at }) => ({ scheme_id, price, state, at })),
    tips: tipped.map(({ scheme_id, amount, at }) => ({ scheme_id, amount, at })),
    followed_experts: [...followed],
  }
}
/** Schemes stay for their buyers and for the record; their author is no longer shown. */
export async function deleteExpert(db: Db, accountId: string): Promise<void> {
  await db.delete(expertApplication).where(eq(expertApplication.account_id, accountId))
  await db.delete(expert).where(eq(expert.account_id, accountId))
  await db.delete(channelProvider).where(eq(channelProvider.account_id, accountId))
  await db.delete(expertFollow).where(sql`${expertFollow.account_id} = ${accountId} or ${expertFollow.expert_id} = ${accountId}`)
}
