// Queries of an account's spending limits, and of the sums of a day.
import { and, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { SpendGuard } from '../../../contract/money/wallet.ts'
import { firstGuard, type GuardState, limitsAt } from '../../../rules/money/spend-guard.ts'
import { dayIn } from '../../../rules/time/day.ts'
import { type MoneyTx, requireMember } from '../../core/database/lock-order.ts'
import { spendDay, spendGuard } from './table.ts'

type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete'>

export interface Guarded {
  guard: GuardState
  tz: string
}
export const houseZone = 'Asia/Shanghai'

export async function findGuard(db: Db, account: string): Promise<Guarded> {
  const [row] = await db.select().from(spendGuard).where(eq(spendGuard.account_id, account))
  if (!row) return { guard: firstGuard, tz: houseZone }
  return {
    tz: row.tz,
    guard: {
      limits: row.limits,
      pending: row.pending,
      pendingFrom: row.pending_from?.getTime() ?? null,
      coolingOffUntil: row.cooling_off_until?.getTime() ?? null,
      minorMode: row.minor_mode,
    },
  }
}

const moment = (at: number | null): Date | null => (at === null ? null : new Date(at))

export async function putGuard(db: Db, account: string, { guard, tz }: Guarded): Promise<void> {
  const set = {
    limits: guard.limits,
    pending: guard.pending,
    pending_from: moment(guard.pendingFrom),
    cooling_off_until: moment(guard.coolingOffUntil),
    minor_mode: guard.minorMode,
  }
  await db
    .insert(spendGuard)
    .values({ account_id: account, tz, ...set })
    .onConflictDoUpdate({ target: spendGuard.account_id, set })
}

/** Creates the row if needed. */
export async function beginGuard(tx: MoneyTx, account: string, tz: string, now: number): Promise<void> {
  const made = await tx
    .insert(spendGuard)
    .values({ account_id: account, tz, limits: firstGuard.limits })
    .onConflictDoNothing()
    .returning({ id: spendGuard.account_id })
  const [from, to] = [dayIn(now, houseZone), dayIn(now, tz)]
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

export async function showGuard(db: Db, account: string, now: number): Promise<SpendGuard> {
  const { guard, tz } = await findGuard(db, account)
  const { spent, recharged } = await findDay(db, account, dayIn(now, tz))
  const { pending, pendingFrom, coolingOffUntil, minorMode } = guard
  const isPending = pending !== null && pendingFrom !== null && pendingFrom > now
  const cools = coolingOffUntil !== null && coolingOffUntil > now
  return {
    ...limitsAt(guard, now),
    cooling_off_until: cools ? new Date(coolingOffUntil).toISOString() : null,
    minor_mode: minorMode,
    spent_today: spent,
    recharged_today: recharged,
    pending: isPending ? { from: new Date(pendingFrom).toISOString(), ...pending } : null,
  }
}
