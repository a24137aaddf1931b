// Spending within the limits, wealth, and balances: the wallet's API for other features.
import { eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Entry, nameOfAccount } from '../../../../rules/money/ledger.ts'
import { consumptionOf } from '../../../../rules/money/ledger-entry.ts'
import { judgeRecharge, judgeSpend, pauseOf } from '../../../../rules/money/spend-limit.ts'
import { wealthOf } from '../../../../rules/money/wealth-level.ts'
import { dayIn } from '../../../../rules/time/day.ts'
import type { MoneyTx } from '../../../core/database/lock-order.ts'
import { fail } from '../../../core/http/fail.ts'
import { findBalances, type Posted, postEntry } from '../ledger/store.ts'
import { addToDay, findSpendLimit } from './spend-limit-store.ts'
import { wealth } from './table.ts'

/** A posted spend, with the day that it counts towards; null if nothing was paid. */
export interface Spent extends Posted {
  day: string | null
}

/** Parameters of a spend besides its entry. */
export interface SpendTerms {
  /** Whether the user confirmed the spending limit's question. */
  confirmed: boolean
  now: number
}

/**
 * Counts spent diamonds towards the limits. Throws if a limit applies, after which the transaction must be rolled back. Returns the day
 * that they count towards.
 */
export async function requireSpendAllowed(tx: MoneyTx, account: string, amount: number, { confirmed, now }: SpendTerms): Promise<string> {
  const { limitState, tz } = await findSpendLimit(tx, account)
  const { day, spent } = await addToDay(tx, account, dayIn(now, tz), { spent: amount })
  const refusal = judgeSpend(limitState, { amount, spent, confirmed }, now)
  if (refusal) throw fail(refusal)
  return day
}

/** Throws cooling-off or minor-mode, which also apply to stakes of gold coins. */
export async function checkPause(tx: MoneyTx, account: string, now: number): Promise<void> {
  const pause = pauseOf((await findSpendLimit(tx, account)).limitState, now)
  if (pause) throw fail(pause)
}

/** Refunds a spend in full: it counts neither as wealth nor towards its day any more. `entry` is of a type that counts as wealth. */
export async function unspend(tx: MoneyTx, entry: Entry, spent: { amount: number; day: string }, now: number): Promise<Posted> {
  await addToDay(tx, entry.actor, spent.day, { spent: -spent.amount })
  const posted = await postEntry(tx, entry, now)
  await tx
    .update(wealth)
    .set({ experience: sql`${wealth.experience} - ${spent.amount}` })
    .where(eq(wealth.account_id, entry.actor))
  return posted
}

/**
 * Posts an entry that spends diamonds (`spendEntry`, `exchangeEntry`): within the spending limits, and counted as wealth. The spent amount
 * is what leaves the actor's consumption wallet. Throws insufficient-balance, confirm-needed, spend-cap, cooling-off or minor-mode, after
 * which the transaction must be rolled back.
 */
export async function spendAs(tx: MoneyTx, entry: Entry, { confirmed, now }: SpendTerms): Promise<Spent> {
  const account = entry.actor
  const wallet = nameOfAccount(consumptionOf(account))
  const amount = -entry.legs.reduce((sum, leg) => sum + (nameOfAccount(leg.account) === wallet ? leg.amount : 0), 0)
  const day = amount > 0 ? await requireSpendAllowed(tx, account, amount, { confirmed, now }) : null
  const posted = await postEntry(tx, entry, now)
  if (amount > 0) {
    await tx
      .insert(wealth)
      .values({ account_id: account, experience: amount })
      .onConflictDoUpdate({ target: wealth.account_id, set: { experience: sql`${wealth.experience} + excluded.experience` } })
  }
  return { ...posted, day }
}

/** Counts an order towards the day; throws if a limit applies. Returns the day, for reversing it if the order is not paid. */
export async function countRecharge(tx: MoneyTx, account: string, money: number, now: number): Promise<string> {
  const { limitState, tz } = await findSpendLimit(tx, account)
  const { day, recharged } = await addToDay(tx, account, dayIn(now, tz), { recharged: money })
  const refusal = judgeRecharge(limitState, recharged, now)
  if (refusal) throw fail(refusal)
  return day
}
export async function uncountRecharge(tx: MoneyTx, account: string, day: string, money: number): Promise<void> {
  await addToDay(tx, account, day, { recharged: -money })
}

export interface Holdings {
  balance: number
  balances: number
  gold: number
  experience: number
  userlevel: number
  toplevel: number
  exp_percent: number
}
/** Balances and wealth of an account, by the wire's names. */
export async function findHoldings(db: NodePgDatabase, account: string): Promise<Holdings> {
  const [found, [row]] = await Promise.all([
    findBalances(db, [account]),
    db.select({ experience: wealth.experience }).from(wealth).where(eq(wealth.account_id, account)),
  ])
  const { consumption = 0, income = 0, gold = 0 } = found.get(account) ?? {}
  const experience = row?.experience ?? 0
  return { balance: consumption, balances: income, gold, experience, ...wealthOf(experience) }
}

/** Wealth levels by account; 0 if nothing was spent. */
export async function findLevels(db: Pick<NodePgDatabase, 'select'>, accounts: readonly string[]): Promise<Map<string, number>> {
  if (accounts.length === 0) return new Map()
  const rows = await db
    .select()
    .from(wealth)
    .where(inArray(wealth.account_id, [...accounts]))
  return new Map(rows.map(({ account_id, experience }) => [account_id, wealthOf(experience).userlevel]))
}
