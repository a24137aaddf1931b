// Queries of an account's spending limits, and of the sums of a day.
import { and, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { SpendLimit } from '../../../../contract/money/wallet.ts'
import { initialSpendLimit, limitsAt, type SpendLimitState } from '../../../../rules/money/spend-limit.ts'
import { dayIn } from '../../../../rules/time/day.ts'
import { type MoneyTx, requireMember } from '../../../core/database/lock-order.ts'
import { spendDay, spendLimit } from './table.ts'

type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete'>

export interface StoredSpendLimit {
  limitState: SpendLimitState
  tz: string
}
export const platformZone = 'Asia/Shanghai'

export async function findSpendLimit(db: Db, account: string): Promise<StoredSpendLimit> {
  const [row] = await db.select().from(spendLimit).where(eq(spendLimit.account_id, account))
  if (!row) return { limitState: initialSpendLimit, tz: platformZone }
  return {
    tz: row.tz,
    limitState: {
      limits: row.limits,
      pending: row.pending,
      pendingFrom: row.pending_from?.getTime() ?? null,
      coolingOffUntil: row.cooling_off_until?.getTime() ?? null,
      minorMode: row.minor_mode,
    },
  }
}

const toDate = (at: number | null): Date | null => (at === null ? null : new Date(at))

export async function upsertSpendLimit(db: Db, account: string, { limitState, tz }: StoredSpendLimit): Promise<void> {
  const set = {
    limits: limitState.limits,
    pending: limitState.pending,
    pending_from: toDate(limitState.pendingFrom),
    cooling_off_until: toDate(limitState.coolingOffUntil),
    minor_mode: limitState.minorMode,
  }
  await db
    .insert(spendLimit)
    .values({ account_id: account, tz, ...set })
    .onConflictDoUpdate({ target: spendLimit.account_id, set })
}

/** Creates the row if needed. */
export async function ensureSpendLimit(tx: MoneyTx, account: string, tz: string, now: number): Promise<void> {
  const made = await tx
    .insert(spendLimit)
    .values({ account_id: account, tz, limits: initialSpendLimit.limits })
    .onConflictDoNothing()
    .returning({ id: spendLimit.account_id })
  const [from, to] = [dayIn(now, platformZone), dayIn(now, tz)]
  if (made.length === 0 || from === to) return
  // Moves what was counted in the platform's day to the account's own day, whose time zone is known from now on.
  const theirs = and(eq(spendDay.account_id, account), eq(spendDay.day, from))
  const [day] = await tx.delete(spendDay).where(theirs).returning()
  if (day) await addToDay(tx, account, to, { spent: day.spent, recharged: day.recharged })
}

interface Day {
  day: string
  spent: number
  recharged: number
}
/** Adds to the day and returns its sums, which are never negative: a day that is no longer counted has nothing to give back. */
export async function addToDay(tx: MoneyTx, account: string, day: string, add: { spent?: number; recharged?: number }): Promise<Day> {
  requireMember(tx, account)
  const [row] = await tx
    .insert(spendDay)
    .values({ account_id: account, day, spent: Math.max(0, add.spent ?? 0), recharged: Math.max(0, add.recharged ?? 0) })
    .onConflictDoUpdate({
      target: [spendDay.account_id, spendDay.day],
      set: {
        spent: sql`greatest(0, ${spendDay.spent} + ${add.spent ?? 0})`,
        recharged: sql`greatest(0, ${spendDay.recharged} + ${add.recharged ?? 0})`,
      },
    })
    .returning({ day: spendDay.day, spent: spendDay.spent, recharged: spendDay.recharged })
  if (!row) throw new Error('spending day not upserted')
  return row
}

async function findDay(db: Db, account: string, day: string): Promise<Day> {
  const [row] = await db
    .select({ day: spendDay.day, spent: spendDay.spent, recharged: spendDay.recharged })
    .from(spendDay)
    .where(and(eq(spendDay.account_id, account), eq(spendDay.day, day)))
  return row ?? { day, spent: 0, recharged: 0 }
}

export async function presentSpendLimit(db: Db, account: string, now: number): Promise<SpendLimit> {
  const { limitState, tz } = await findSpendLimit(db, account)
  const { spent, recharged } = await findDay(db, account, dayIn(now, tz))
  const { pending, pendingFrom, coolingOffUntil, minorMode } = limitState
  const isPending = pending !== null && pendingFrom !== null && pendingFrom > now
  const cools = coolingOffUntil !== null && coolingOffUntil > now
  return {
    ...limitsAt(limitState, now),
    cooling_off_until: cools ? new Date(coolingOffUntil).toISOString() : null,
    minor_mode: minorMode,
    spent_today: spent,
    recharged_today: recharged,
    pending: isPending ? { from: new Date(pendingFrom).toISOString(), ...pending } : null,
  }
}
