// Logins in the database.
import { and, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Db } from './store.ts'
import { account, type EndReason, session, tokenFamily } from './table.ts'

export type SessionRow = typeof session.$inferSelect
export type NewSession = Omit<typeof session.$inferInsert, 'ended_at' | 'end_reason'>

/** What a login rests on: the password that was right, the login that agreed to it. Undefined: on neither. */
export interface RestsOn {
  password?: string | null
  session?: string
}

/**
 * Writes a login down, unless what it rests on has ended while it was proven: the account, its password, the device token, the
 * login that agreed. The rows are held, so that whoever ends them now finds this login and ends it too.
 */
export async function insertSession(db: NodePgDatabase, row: NewSession, { password, session: agreed }: RestsOn): Promise<boolean> {
  return db.transaction(async (tx) => {
    const owner = and(eq(account.id, row.account_id), isNull(account.closed_at))
    const [mine] = await tx.select({ password: account.password }).from(account).where(owner).for('share')
    if (!mine || (password !== undefined && mine.password !== password)) return false
    if (row.family_id) {
      const open = and(eq(tokenFamily.id, row.family_id), isNull(tokenFamily.ended_at))
      if ((await tx.select({ id: tokenFamily.id }).from(tokenFamily).where(open).for('share')).length === 0) return false
    }
    if (agreed !== undefined) {
      const open = and(eq(session.id, agreed), isNull(session.ended_at))
      if ((await tx.select({ id: session.id }).from(session).where(open).for('share')).length === 0) return false
    }
    await tx.insert(session).values(row)
    return true
  })
}

/** The login of a token with the roles of its account, ended or not. Of an account that is kept out none is good. */
export async function findSession(db: Db, hash: string): Promise<(SessionRow & { roles: 'operator'[] }) | undefined> {
  const [row] = await db
    .select({ session, roles: account.roles })
    .from(session)
    .innerJoin(account, eq(account.id, session.account_id))
    .where(and(eq(session.hash, hash), isNull(account.blocked_at)))
  return row && { ...row.session, roles: row.roles }
}

/** Of two notes the later counts, whichever is written first. */
export async function touchSession(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(session)
    .set({ seen_at: at })
    .where(and(eq(session.id, id), isNull(session.ended_at), lt(session.seen_at, at)))
}

export async function linkDevice(db: Db, id: string, deviceId: string): Promise<void> {
  await db.update(session).set({ device_id: deviceId }).where(eq(session.id, id))
}

/** Which logins end: those of an account, all, one, all but one, or those of a device token. */
export interface Which {
  accountId: string
  only?: string
  except?: string
  family?: string
}

const matching = ({ accountId, only, except, family }: Which): SQL | undefined =>
  and(
    eq(session.account_id, accountId),
    isNull(session.ended_at),
    only === undefined ? undefined : eq(session.id, only),
    except === undefined ? undefined : ne(session.id, except),
    family === undefined ? undefined : eq(session.family_id, family),
  )

export async function endSessions(db: Db, which: Which, reason: EndReason, at: Date): Promise<SessionRow[]> {
  return db.update(session).set({ ended_at: at, end_reason: reason }).where(matching(which)).returning()
}

/** Those that nobody used for long, or that are too old. */
export async function endExpired(db: Db, idleBefore: Date, madeBefore: Date, at: Date): Promise<SessionRow[]> {
  return db
    .update(session)
    .set({ ended_at: at, end_reason: 'expired' })
    .where(and(isNull(session.ended_at), or(lt(session.seen_at, idleBefore), lt(session.created_at, madeBefore))))
    .returning()
}

export async function listSessions(db: Db, accountId: string, idleAfter: Date, madeAfter: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(session)
    .where(and(matching({ accountId }), gt(session.seen_at, idleAfter), gt(session.created_at, madeAfter)))
    .orderBy(desc(session.seen_at))
    .limit(100)
}

export async function deleteSessionsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(session).where(sql`${session.ended_at} < ${before.toISOString()}`)
}
