import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { LegalVersion } from '../../../contract/admin/legal-admin.ts'
import type { LegalKind } from '../../../contract/legal.ts'
import { legalVersion } from './table.ts'

type Db = Pick<NodePgDatabase, 'select' | 'insert'>
export type LegalVersionRow = typeof legalVersion.$inferSelect

const { text: _text, ...rowColumns } = getTableColumns(legalVersion)
const columns = { ...rowColumns, product: sql<boolean>`${legalVersion.text} is null` }

/** The version in force; undefined if none was ever written. */
export async function findCurrent(db: Db, kind: LegalKind): Promise<LegalVersionRow | undefined> {
  const [row] = await db.select().from(legalVersion).where(eq(legalVersion.kind, kind)).orderBy(desc(legalVersion.id)).limit(1)
  return row
}

/** Id of the version in force; null if none was ever written. */
export async function findCurrentId(db: Db, kind: LegalKind): Promise<number | null> {
  const [row] = await db
    .select({ id: legalVersion.id })
    .from(legalVersion)
    .where(eq(legalVersion.kind, kind))
    .orderBy(desc(legalVersion.id))
    .limit(1)
  return row?.id ?? null
}

export async function findVersion(db: Db, kind: LegalKind, id: number): Promise<LegalVersionRow | undefined> {
  const [row] = await db
    .select()
    .from(legalVersion)
    .where(and(eq(legalVersion.kind, kind), eq(legalVersion.id, id)))
  return row
}

/** Newest first, without texts. */
export async function listVersions(
  db: Db,
  kind: LegalKind,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ list: LegalVersion[]; total: number }> {
  const wanted = eq(legalVersion.kind, kind)
  const [rows, [counted]] = await Promise.all([
    db.select(columns).from(legalVersion).where(wanted).orderBy(desc(legalVersion.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(legalVersion).where(wanted),
  ])
  return { list: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), total: counted?.total ?? 0 }
}

export async function insertVersion(db: Db, row: Omit<LegalVersionRow, 'id'>): Promise<LegalVersionRow> {
  const [made] = await db.insert(legalVersion).values(row).returning()
  if (!made) throw new Error('legal text version not inserted')
  return made
}
