// Sessions in the database.
import { and, count, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AdminRole } from '../../../contract/wire/role.ts'
import type { Events } from '../../core/event/events.ts'
import { rateAddress } from '../../core/http/rate-limit.ts'
import { loggedInElsewhere } from './events.ts'
import type { Db } from './store.ts'
import { account, type EndReason, session, tokenFamily } from './table.ts'

export type SessionRow = typeof session.$inferSelect
export type NewSession = Omit<typeof session.$inferInsert, 'ended_at' | 'end_reason'>

/** What a session depends on: the correct password, or the session that approved it. Undefined: neither. */
export interface RestsOn {
  password?: string | null
  session?: string
}

/** A user's network: for IPv4 the first three numbers, since the last one changes by itself. */
const networkOf = (address: string): string => rateAddress(address).replace(/\.\d+$/, '')

/** Whether there are sessions, but none with this browser and network. A device token proves a known one. */
async function isElsewhere(tx: Db, { account_id, by, browser, system, address }: NewSession): Promise<boolean> {
  if (by === 'device') return false
  const place = { browser: session.browser, system: session.system, address: session.address }
  const earlier = await tx
    .select(place)
    .from(session)
    .where(eq(session.account_id, account_id))
    .groupBy(...Object.values(place))
  const isThis = (one: (typeof earlier)[number]): boolean =>
    one.browser === browser && one.system === system && networkOf(one.address) === networkOf(address)
  return earlier.length > 0 && !earlier.some(isThis)
}

/**
 * Inserts a session, unless what it depends on has ended meanwhile: the account, its password, the device token, the session that approved
 * it; or the account has been blocked. Locks those rows, so that whoever ends them now finds this session and ends it too.
 */
export async function insertSession(
  { db, events }: { db: NodePgDatabase; events: Events },
  row: NewSession,
  { password, session: agreed }: RestsOn,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const owner = and(eq(account.id, row.account_id), isNull(account.closed_at), isNull(account.blocked_at))
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
    const elsewhere = await isElsewhere(tx, row)
    await tx.insert(session).values(row)
    const { id, account_id, browser, system, address, created_at: at = new Date() } = row
    if (elsewhere) await events.publish(tx, loggedInElsewhere, { accountId: account_id, sessionId: id, browser, system, address, at })
    return true
  })
}

/** The session of a token with the roles of its account, ended or not. A blocked account has none. */
export async function findSession(db: Db, hash: string): Promise<(SessionRow & { roles: AdminRole[] }) | undefined> {
  const [row] = await db
    .select({ session, roles: account.roles })
    .from(session)
    .innerJoin(account, eq(account.id, session.account_id))
    .where(and(eq(session.hash, hash), isNull(account.blocked_at)))
  return row && { ...row.session, roles: row.roles }
}

/** Of two updates the later time wins, in any order. */
export async function touchSession(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(session)
    .set({ seen_at: at })
    .where(and(eq(session.id, id), isNull(session.ended_at), lt(session.seen_at, at)))
}

export async function linkDevice(db: Db, id: string, deviceId: string): Promise<void> {
  const device_id = sql`case when ${session.id} = ${id} then ${deviceId} end`
  await db
    .update(session)
    .set({ device_id })
    .where(or(eq(session.id, id), eq(session.device_id, deviceId)))
}

/** Which sessions to end: all of an account, one, all but one, or those of a device token. */
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

/** Number of active sessions of an account. */
export async function countSessions(db: Db, accountId: string): Promise<number> {
  const [row] = await db.select({ logins: count() }).from(session).where(matching({ accountId }))
  return row?.logins ?? 0
}

export async function endSessions(db: Db, which: Which, reason: EndReason, at: Date): Promise<SessionRow[]> {
  return db.update(session).set({ ended_at: at, end_reason: reason }).where(matching(which)).returning()
}

/** Ends sessions that are idle for too long or too old. */
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

/** Addresses of the last logins of the account with this number or mail address, newest first. */
export async function listLoginAddresses(db: Db, mobile: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ address: session.address })
    .from(session)
    .innerJoin(account, eq(account.id, session.account_id))
    .where(or(eq(account.mobile, mobile), eq(account.email, mobile)))
    .orderBy(desc(session.created_at))
    .limit(limit)
  return rows.map(({ address }) => address)
}
