// Queries of reports and silences, and what other features need of them.
import { and, count, countDistinct, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ReportDecision } from '../../../contract/admin/community-admin.ts'
import type { ReportKind, ReportReason, ReportTarget } from '../../../contract/report.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { report, silence } from './table.ts'

export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>
export type ReportRow = typeof report.$inferSelect

/** Implemented by a feature to make its things reportable, and decisions about them possible. */
export interface Reportable {
  /** Null if it does not exist or the reporter may not see it. `shown` is its text, stored with the report. */
  find(id: string, reader: string): Promise<{ person: string; shown: string } | null>
  /** Applies a decision; without it the thing itself cannot be hidden or deleted. */
  applyDecision?(
    tx: Tx,
    id: string,
    state: 'shown' | 'hidden' | 'deleted',
    why: { by: string; reason: ReportReason | null; at: Date },
  ): Promise<unknown>
  /** Called after a removal has been committed, to delete copies outside of the database. */
  gone?(id: string, decision: 'hidden' | 'deleted'): Promise<void>
}
export type Reportables = Partial<Record<ReportKind, Reportable>>

/** One report per thing and account: a repeated one changes nothing. */
export async function insertReport(db: Db, row: typeof report.$inferInsert): Promise<void> {
  await db.insert(report).values(row).onConflictDoNothing()
}

export type ReportState = 'waiting' | 'decided'
const inState = (state: ReportState, kind?: ReportKind): SQL | undefined =>
  and(state === 'waiting' ? isNull(report.decision) : isNotNull(report.decision), kind && eq(report.kind, kind))

/** Number of reported things. */
export async function countReports(db: Db, state: ReportState, kind?: ReportKind): Promise<number> {
  const [row] = await db
    .select({ total: countDistinct(sql`${report.kind} || ' ' || ${report.subject_id}`) })
    .from(report)
    .where(inState(state, kind))
  return row?.total ?? 0
}

/** Reported things: pending ones by number of reports, decided ones by time of decision. */
export async function listReported(
  db: Db,
  { state, kind, limit, offset }: { state: ReportState; kind?: ReportKind; limit: number; offset: number },
): Promise<ReportTarget[]> {
  const order = state === 'waiting' ? sql`count(*) desc, min(${report.created_at})` : sql`max(${report.decided_at}) desc`
  return db
    .select({ kind: report.kind, id: report.subject_id })
    .from(report)
    .where(inState(state, kind))
    .groupBy(report.kind, report.subject_id)
    .orderBy(order, report.subject_id)
    .limit(limit)
    .offset(offset)
}

/** Number of undecided reports of these things of one kind; things without reports are left out. */
export async function countWaitingOf(db: Db, kind: ReportKind, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: report.subject_id, total: count() })
    .from(report)
    .where(and(inState('waiting', kind), inArray(report.subject_id, [...ids])))
    .groupBy(report.subject_id)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

/** Pending things, with their last report and the time of the first: longest waiting first. */
export async function listOldestReported(
  db: Db,
  limit: number,
): Promise<{ kind: ReportKind; id: string; person: string; shown: string; reason: ReportReason; since: Date }[]> {
  const last = <T>(column: SQL): SQL<T> => sql<T>`(array_agg(${column} order by ${report.created_at} desc))[1]`
  const since = sql`min(${report.created_at})`
  return db
    .select({
      kind: report.kind,
      id: report.subject_id,
      person: last<string>(sql`${report.person_id}`),
      shown: last<string>(sql`${report.shown}`),
      reason: last<ReportReason>(sql`${report.reason}`),
      since: since.mapWith(report.created_at),
    })
    .from(report)
    .where(inState('waiting'))
    .groupBy(report.kind, report.subject_id)
    .orderBy(since, report.subject_id)
    .limit(limit)
}

/** Number of an account's things with undecided reports. */
export async function countReportsAbout(db: Db, person: string): Promise<number> {
  const [row] = await db
    .select({ total: countDistinct(sql`${report.kind} || ' ' || ${report.subject_id}`) })
    .from(report)
    .where(and(inState('waiting'), eq(report.person_id, person)))
  return row?.total ?? 0
}

/** Decisions about an account's things, latest first. */
export async function listDecidedAbout(
  db: Db,
  person: string,
  limit: number,
): Promise<{ kind: ReportKind; id: string; shown: string; decision: ReportDecision; at: Date }[]> {
  const at = sql`max(${report.decided_at})`
  return db
    .select({
      kind: report.kind,
      id: report.subject_id,
      shown: sql<string>`max(${report.shown})`,
      decision: sql<ReportDecision>`max(${report.decision})`,
      at: at.mapWith(report.decided_at),
    })
    .from(report)
    .where(and(inState('decided'), eq(report.person_id, person)))
    .groupBy(report.kind, report.subject_id)
    .orderBy(sql`${at} desc`, report.subject_id)
    .limit(limit)
}

/** All reports of these things, newest first. */
export async function listReportsOf(db: Db, targets: readonly ReportTarget[]): Promise<ReportRow[]> {
  if (targets.length === 0) return []
  return db
    .select()
    .from(report)
    .where(
      inArray(
        report.subject_id,
        targets.map(({ id }) => id),
      ),
    )
    .orderBy(sql`${report.created_at} desc`, report.id)
}

/** Locks the reports of a subject until `tx` ends. Returns when they were decided; null if undecided. */
export async function lockDecidedAt(tx: Tx, { kind, id }: ReportTarget): Promise<Date | null> {
  const rows = await tx
    .select({ at: report.decided_at })
    .from(report)
    .where(and(eq(report.kind, kind), eq(report.subject_id, id)))
    .orderBy(report.id)
    .for('update')
  return rows.some(({ at }) => at === null) ? null : (rows[0]?.at ?? null)
}

/** Sets the decision on all reports of the thing; returns their number. */
export async function decideReports(
  tx: Tx,
  { kind, id }: ReportTarget,
  { decision, by, at }: { decision: ReportDecision; by: string; at: Date },
): Promise<number> {
  const changed = await tx
    .update(report)
    .set({ decision, decided_by: by, decided_at: at })
    .where(and(eq(report.kind, kind), eq(report.subject_id, id)))
    .returning({ id: report.id })
  return changed.length
}

/** Whether a time is that of a decision that removed a thing, as a subquery. */
export const decidedAt = (kind: ReportKind, id: string, timeColumn: AnyPgColumn): SQL => sql`${timeColumn} in (
  select ${report.decided_at} from ${report}
  where ${report.kind} = ${kind} and ${report.subject_id} = ${id} and ${report.decision} <> 'kept')`

/** Real milliseconds until which an account may not write; null if it may. */
export async function silencedUntil(db: Db, account: string, now: number): Promise<number | null> {
  return (await findSilences(db, [account], now)).get(account)?.getTime() ?? null
}
export async function findSilences(db: Db, accounts: readonly string[], now: number): Promise<Map<string, Date>> {
  if (accounts.length === 0) return new Map()
  const rows = await db
    .select({ id: silence.account_id, until: silence.until })
    .from(silence)
    .where(and(inArray(silence.account_id, [...accounts]), gt(silence.until, new Date(now))))
  return new Map(rows.map(({ id, until }) => [id, until]))
}
export async function upsertSilence(tx: Tx, row: typeof silence.$inferInsert): Promise<void> {
  const { account_id: _id, ...set } = row
  await tx.insert(silence).values(row).onConflictDoUpdate({ target: silence.account_id, set })
}
export async function deleteSilence(db: Db, account: string): Promise<void> {
  await db.delete(silence).where(eq(silence.account_id, account))
}

/** An account's reports, for the export. */
export async function reportDataOf(db: Db, account: string): Promise<Record<string, unknown>> {
  const rows = await db
    .select({ at: report.created_at, kind: report.kind, subject: report.subject_id, reason: report.reason, text: report.text })
    .from(report)
    .where(eq(report.account_id, account))
  return { reports: rows }
}

/** Removes a deleted account's texts from reports, which stay. */
export async function detachReports(db: Db, account: string): Promise<void> {
  await db.update(report).set({ text: '' }).where(eq(report.account_id, account))
  await db.update(report).set({ shown: '' }).where(eq(report.person_id, account))
}
