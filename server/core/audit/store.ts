// The audit log of the desk in the database. Each row carries a digest of itself and the previous one, so that any change or deletion
// made past the application is detected.
import { createHash } from 'node:crypto'
import { and, asc, count, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AdminAction, AuditEntry } from '../../../contract/admin/admin-audit.ts'
import { claimLocks } from '../database/lock-order.ts'
import type { Tx } from '../database/transaction.ts'
import { mask } from '../text/mask.ts'
import { adminAudit } from './table.ts'

export interface Done {
  /** The operator's account; `console` for the person who runs the server. */
  by: string
  act: AdminAction
  subject: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** Unix time in milliseconds. */
  at: number
}
type Row = typeof adminAudit.$inferSelect
type State = Done['before']

const digestOf = (previous: string, { at, by, act, subject, before, after }: Omit<Row, 'id' | 'digest'>): string =>
  createHash('sha256')
    .update(JSON.stringify([previous, at.toISOString(), by, act, subject, before, after]))
    .digest('hex')

const entryOf = ({ digest: _digest, at, ...row }: Row): AuditEntry => ({ ...row, at: at.toISOString() })

/** As JSON stores it, with secrets masked. */
const maskState = (state: State): State => (state === null ? null : (JSON.parse(JSON.stringify(mask(state))) as State))

/** Locks a subject until the transaction ends, so that what it reads is what it changes. Must come first in the transaction. */
export async function lockSubject(tx: Tx, subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`desk subject ${subject}`}, 0))`)
}

/** Audits the transaction's change atomically with it. Must come last in the transaction, because writers are serialized here. */
export async function writeAudit(tx: Tx, done: Done): Promise<void> {
  claimLocks(tx, 'audit', [''])
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('desk audit', 0))`)
  const [last] = await tx.select({ digest: adminAudit.digest }).from(adminAudit).orderBy(desc(adminAudit.id)).limit(1)
  const row = { ...done, at: new Date(done.at), before: maskState(done.before), after: maskState(done.after) }
  await tx.insert(adminAudit).values({ ...row, digest: digestOf(last?.digest ?? '', row) })
}

export interface AuditFilter {
  by?: string
  act?: AdminAction
  subject?: string
  from?: Date
  /** Exclusive. */
  until?: Date
}

const matching = ({ by, act, subject, from, until }: AuditFilter): SQL | undefined =>
  and(
    by === undefined ? undefined : eq(adminAudit.by, by),
    act === undefined ? undefined : eq(adminAudit.act, act),
    subject === undefined ? undefined : sql`position(${subject} in ${adminAudit.subject}) > 0`,
    from && gte(adminAudit.at, from),
    until && lt(adminAudit.at, until),
  )

export async function listAudit(
  db: NodePgDatabase,
  filter: AuditFilter,
  limit: number,
  offset: number,
): Promise<{ list: AuditEntry[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db.select().from(adminAudit).where(matching(filter)).orderBy(desc(adminAudit.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(adminAudit).where(matching(filter)),
  ])
  return { list: rows.map(entryOf), total: counted?.total ?? 0 }
}

/** Returns these acts on any of these subjects, newest first. */
export async function listAuditOf(
  db: NodePgDatabase,
  subjects: readonly string[],
  acts: readonly AdminAction[],
  limit: number,
): Promise<AuditEntry[]> {
  const wanted = and(inArray(adminAudit.subject, [...subjects]), inArray(adminAudit.act, [...acts]))
  return (await db.select().from(adminAudit).where(wanted).orderBy(desc(adminAudit.id)).limit(limit)).map(entryOf)
}

const step = 1_000
/** Returns the rows with a wrong digest. */
export async function proveAudit(db: NodePgDatabase): Promise<{ check: string; subject: string; detail: string }[]> {
  const faults: { check: string; subject: string; detail: string }[] = []
  let previous = ''
  let after = 0
  for (;;) {
    const rows = await db.select().from(adminAudit).where(gt(adminAudit.id, after)).orderBy(asc(adminAudit.id)).limit(step)
    for (const row of rows) {
      if (row.digest !== digestOf(previous, row))
        faults.push({ check: 'audit', subject: `audit ${row.id}`, detail: 'not what was written' })
      previous = row.digest
      after = row.id
    }
    if (rows.length < step) return faults
  }
}
