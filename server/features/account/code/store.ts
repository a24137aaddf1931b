// Verification codes in the database. An attempt is counted before the code is compared, so that no race allows an extra one.
import { and, desc, eq, gt, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { CodePurpose } from '../../../../contract/account/account.ts'
import { memberLimits } from '../../../../contract/limits/member-limits.ts'
import { verificationCode } from './table.ts'

export type SentCode = Omit<typeof verificationCode.$inferInsert, 'tries' | 'used_at'>

/** Lookup keys of a code. Each is valid only in the browser that requested it; one without a browser in any. */
export interface CodeQuery {
  mobile: string
  purpose: CodePurpose
  device: string | null
  now: Date
}

/** The new code replaces an earlier one of the same browser: a stranger's request leaves the owner's code valid. */
export async function insertCode(db: NodePgDatabase, code: SentCode): Promise<void> {
  const { mobile, purpose } = verificationCode
  await db.transaction(async (tx) => {
    await tx
      .update(verificationCode)
      .set({ used_at: code.created_at })
      .where(and(eq(mobile, code.mobile), eq(purpose, code.purpose), isOf(code.device_id ?? null), isNull(verificationCode.used_at)))
    await tx.insert(verificationCode).values(code)
  })
}

const isOf = (device: string | null): SQL => (device === null ? isNull(verificationCode.device_id) : eq(verificationCode.device_id, device))
const isOpen = ({ mobile, purpose, now }: CodeQuery): SQL | undefined =>
  and(
    eq(verificationCode.mobile, mobile),
    eq(verificationCode.purpose, purpose),
    isNull(verificationCode.used_at),
    gt(verificationCode.expires_at, now),
  )

/** Whether another browser has requested a code that is still open. */
export async function isElsewhere(db: NodePgDatabase, query: CodeQuery): Promise<boolean> {
  const { device_id } = verificationCode
  const other = query.device === null ? undefined : ne(device_id, query.device)
  const rows = await db
    .select({ id: verificationCode.id })
    .from(verificationCode)
    .where(and(isOpen(query), isNotNull(device_id), other))
    .limit(1)
  return rows.length > 0
}

/** Counts an attempt at the open code and returns it; undefined: there is none, or its attempts are used up. */
export async function tryCode(
  db: NodePgDatabase,
  query: CodeQuery,
): Promise<{ id: string; hash: string; device_id: string | null } | undefined> {
  const { device } = query
  const open = db
    .select({ id: verificationCode.id })
    .from(verificationCode)
    .where(and(isOpen(query), device === null ? isOf(null) : or(isOf(device), isOf(null))))
    // Prefers this browser's code to one for any browser.
    .orderBy(sql`${verificationCode.device_id} nulls last`, desc(verificationCode.created_at))
    .limit(1)
  const [row] = await db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(and(eq(verificationCode.id, open), lt(verificationCode.tries, memberLimits.codeTries), isNull(verificationCode.used_at)))
    .returning({ id: verificationCode.id, hash: verificationCode.hash, device_id: verificationCode.device_id })
  return row
}

/** Returns whether this call consumed the code: each is valid once. */
export async function takeCode(db: NodePgDatabase, id: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(verificationCode)
    .set({ used_at: now })
    .where(and(eq(verificationCode.id, id), isNull(verificationCode.used_at)))
    .returning({ id: verificationCode.id })
  return taken.length === 1
}

export async function deleteCodesBefore(db: NodePgDatabase, before: Date): Promise<void> {
  await db.delete(verificationCode).where(lt(verificationCode.created_at, before))
}
