// The audit log of the desk in the database. Each row carries a digest of itself and the previous one, so that any change or deletion
// made past the application is detected.
import { createHash } from 'node:crypto'
import { and, asc, count, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AuditEntry, DeskAct } from '../../../contract/desk/desk-audit.ts'
import { claimLocks } from '../database/lock-order.ts'
import type { Tx } from '../database/transaction.ts'
import { mask } from '../mask.ts'
import { deskAudit } from './table.ts'

export interface Done {
  /** The operator's account; `console` for the person who runs the server. */
  by: string
  act: DeskAct
  subject: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** Unix time in milliseconds. */
  at: number
}
type Row = typeof deskAudit.$inferSelect
type State = Done['before']

const digestOf = (previous: string, { at, by, act, subject, before, after }: Omit<Row, 'id' | 'digest'>): string =>
  createHash('sha256')
    .update(JSON.stringify([previous, at.toISOString(), by, act, subject, before, after]))
    .digest('hex')

const entryOf = ({ digest: _digest, at, ...row }: Row): AuditEntry => ({ ...row, at: at.toISOString() })

/** As JSON stores it, with secrets masked. */
const kept = (state: State): State => (state === null ? null : (JSON.parse(JSON.stringify(mask(state))) as State))

/** Locks a subject until the transaction ends, so that what it reads is what it changes. Must come first in the transaction. */
export async function lockSubject(tx: Tx, subject: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`desk subject ${subject}`}, 0))`)
}

/** Audits the transaction's change atomically with it. Must come last in the transaction, because writers are serialized here. */
export async function writeAudit(tx: Tx, done: Done): Promise<void> {
  claimLocks(tx, 'audit', [''])
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('desk audit', 0))`)
  const [last] = await tx.select({ digest: deskAudit.digest }).from(deskAudit).orderBy(desc(deskAudit.id)).limit(1)
  const row = { ...done, at: new Date(done.at), before: kept(done.before), after: kept(done.after) }
  await tx.insert(deskAudit).values({ ...row, digest: digestOf(last?.digest ?? '', row) })
}

export interface AuditFilter {
  by?: string
  act?: DeskAct
  subject?: string
  from?: Date
  /** Exclusive. */
  until?: Date
}

const matching = ({ by, act, subject, from, until }: AuditFilter): SQL | undefined =>
  and(
    by === undefined ? undefined : eq(deskAudit.by, by),
    act === undefined ? undefined : eq(deskAudit.act, act),
    subject === undefined ? undefined : sql`position(${subject} in ${deskAudit.subject}) > 0`,
    from && gte(deskAudit.at, from),
    until && lt(deskAudit.at, until),
  )

export async function listAudit(
  db: NodePgDatabase,
  filter: AuditFilter,
  limit: number,
  offset: number,
): Promise<{ list: AuditEntry[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db.select().from(deskAudit).where(matching(filter)).orderBy(desc(deskAudit.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(deskAudit).where(matching(filter)),
  ])
  return { list: rows.map(entryOf), total: counted?.total ?? 0 }
}

/** Returns these acts on any of these subjects, newest first. */
export async function listAuditOf(
  db: NodePgDatabase,
  subjects: readonly string[],
  acts: readonly DeskAct[],
  limit: number,
): Promise<AuditEntry[]> {
  const wanted = and(inArray(deskAudit.subject, [...subjects]), inArray(deskAudit.act, [...acts]))
  return (await db.select().from(deskAudit).where(wanted).orderBy(desc(deskAudit.id)).limit(limit)).map(entryOf)
}

const step = 1_000
/** Returns the rows with a wrong digest. */
export async function proveAudit(db: NodePgDatabase): Promise<{ check: string; subject: string; detail: string }[]> {
  const faults: { check: string; subject: string; detail: string }[] = []
  let previous = ''
  let after = 0
  for (;;) {
    const rows = await db.select().from(deskAudit).where(gt(deskAudit.id, after)).orderBy(asc(deskAudit.id)).limit(step)
    for (const row of rows) {
      if (row.digest !== digestOf(previous, row))
        faults.push({ check: 'audit', subject: `audit ${row.id}`, detail: 'not what was written' })
      previous = row.digest
      after = row.id
    }
    if (rows.length < step) return faults
  }
}
