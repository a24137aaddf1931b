// Counts attempts in sliding time windows, exactly, under concurrency and across restarts.
import { and, count, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { networkFactor, rateAddress, sharedNetworkOf } from '../http/rate-limit.ts'
import { attempt } from './table.ts'

/** At most `most` in the last `seconds`. */
export interface Window {
  seconds: number
  most: number
}
/** The subject that an attempt is counted for. */
export interface Counted {
  kind: string
  subject: string
  windows: readonly Window[]
}

/** Counts by address and, with a higher limit, by IPv6 network. */
export function countedByAddress(kind: string, ip: string, windows: readonly Window[]): Counted[] {
  const address = rateAddress(ip)
  const network = sharedNetworkOf(address)
  const networkWindows = windows.map(({ seconds, most }) => ({ seconds, most: most * networkFactor }))
  return [{ kind, subject: address, windows }, ...(network === null ? [] : [{ kind, subject: network, windows: networkWindows }])]
}

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** Returns the seconds until the windows allow another attempt; 0: now. `times` are those of earlier attempts, oldest first. */
export function waitFor(times: readonly number[], windows: readonly Window[], now: number): number {
  const waits = windows.map(({ seconds, most }) => {
    const inside = times.filter((at) => at > now - seconds * 1_000)
    const leaving = inside.length < most ? undefined : inside[inside.length - most]
    return leaving === undefined ? 0 : Math.max(1, Math.ceil((leaving + seconds * 1_000 - now) / 1_000))
  })
  return Math.max(0, ...waits)
}

async function waitOf(tx: Transaction, { kind, subject, windows }: Counted, now: number): Promise<number> {
  const longest = Math.max(...windows.map(({ seconds }) => seconds))
  const most = Math.max(...windows.map((window) => window.most))
  const rows = await tx
    .select({ at: attempt.at })
    .from(attempt)
    .where(and(eq(attempt.kind, kind), eq(attempt.subject, subject), gt(attempt.at, new Date(now - longest * 1_000))))
    .orderBy(sql`${attempt.at} desc`)
    .limit(most)
  return waitFor(rows.map(({ at }) => at.getTime()).reverse(), windows, now)
}

/**
 * Counts one attempt for all subjects, or for none: returns 0, or the seconds until it may be made. Concurrent calls for the same
 * subject are serialized.
 */
export async function takeAttempt(db: NodePgDatabase, counted: readonly Counted[], now: number): Promise<number> {
  // Locked in a fixed order, so that two calls with the same subjects cannot deadlock.
  const ordered = [...counted].sort((a, b) => (`${a.kind} ${a.subject}` < `${b.kind} ${b.subject}` ? -1 : 1))
  return db.transaction(async (tx) => {
    for (const { kind, subject } of ordered)
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${subject}`}, 0))`)
    let wait = 0
    for (const one of ordered) wait = Math.max(wait, await waitOf(tx, one, now))
    if (wait === 0) await tx.insert(attempt).values(ordered.map(({ kind, subject }) => ({ kind, subject, at: new Date(now) })))
    return wait
  })
}

/** Returns the seconds until an attempt may be made, without counting one. */
export async function peekAttempt(db: NodePgDatabase, counted: readonly Counted[], now: number): Promise<number> {
  return db.transaction(async (tx) => {
    let wait = 0
    for (const one of counted) wait = Math.max(wait, await waitOf(tx, one, now))
    return wait
  })
}

/** Counts the attempts after `since`, in milliseconds. */
export async function countAttempts(db: NodePgDatabase, kind: string, subject: string, since: number): Promise<number> {
  const rows = await db
    .select({ count: count() })
    .from(attempt)
    .where(and(eq(attempt.kind, kind), eq(attempt.subject, subject), gt(attempt.at, new Date(since))))
  return rows[0]?.count ?? 0
}

/** Records an attempt that is checked elsewhere. */
export async function noteAttempt(db: NodePgDatabase, kind: string, subject: string, now: number): Promise<void> {
  await db.insert(attempt).values({ kind, subject, at: new Date(now) })
}

/** Deletes an attempt that had no effect. */
export async function deleteAttempt(db: NodePgDatabase, kind: string, subject: string, at: number): Promise<void> {
  await db.delete(attempt).where(and(eq(attempt.kind, kind), eq(attempt.subject, subject), eq(attempt.at, new Date(at))))
}

/** Deletes the attempts of one kind: the right payment password clears the wrong ones. */
export async function clearAttempts(db: Pick<NodePgDatabase, 'delete'>, kind: string, subject: string): Promise<void> {
  await db.delete(attempt).where(and(eq(attempt.kind, kind), eq(attempt.subject, subject)))
}

export async function deleteAttemptsBefore(db: NodePgDatabase, before: Date): Promise<void> {
  await db.delete(attempt).where(lt(attempt.at, before))
}

/** Attempts of these kinds since an instant, oldest first. */
export const listAttemptsSince = (
  db: NodePgDatabase,
  kinds: readonly string[],
  since: Date,
): Promise<{ kind: string; subject: string; at: Date }[]> =>
  db
    .select({ kind: attempt.kind, subject: attempt.subject, at: attempt.at })
    .from(attempt)
    .where(and(inArray(attempt.kind, [...kinds]), gt(attempt.at, since)))
    .orderBy(attempt.at)
