// Spending under the guard, with its wealth, and what a person has: what other features use of the wallet.
import { eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Entry, nameOfAccount } from '../../../rules/money/ledger.ts'
import { consumptionOf } from '../../../rules/money/ledger-entry.ts'
import { judgeRecharge, judgeSpend, pauseOf } from '../../../rules/money/spend-guard.ts'
import { wealthOf } from '../../../rules/money/wealth-level.ts'
import { dayIn } from '../../../rules/time/day.ts'
import type { MoneyTx } from '../../core/database/lock-order.ts'
import { fail } from '../../core/http/fail.ts'
import { findBalances, type Posted, postEntry } from '../ledger/store.ts'
import { addToDay, findGuard } from './guard-store.ts'
import { wealth } from './table.ts'

/** A booked spend, with the day of the guard that it counts in; null: nothing was paid. */
export interface Spent extends Posted {
  day: string | null
}

/** What a spend needs beside its entry. */
export interface SpendTerms {
  /** The person said yes to the question of the guard. */
  confirmed: boolean
  now: number
}

/**
 * Counts diamonds that leave a wallet against its guard; throws what the guard says, and then nothing of the transaction may
 * stand. Answers the day that they count in.
 */
export async function guardSpend(tx: MoneyTx, account: string, amount: number, { confirmed, now }: SpendTerms): Promise<string> {
  const { guard, tz } = await findGuard(tx, account)
  const { day, spent } = await addToDay(tx, account, dayIn(now, tz), { spent: amount })
  const refusal = judgeSpend(guard, { amount, spent, confirmed }, now)
  if (refusal) throw fail(refusal)
  return day
}

/** Throws cooling-off or minor-mode: what holds for gold coins that are staked, too. */
export async function checkPause(tx: MoneyTx, account: string, now: number): Promise<void> {
  const pause = pauseOf((await findGuard(tx, account)).guard, now)
  if (pause) throw fail(pause)
}

/** What was spent comes back whole: it was never wealth, nor of that day. `entry` is of a type that counts as wealth. */
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
 * Books an entry in which diamonds are spent (`spendEntry`, `exchangeEntry`): under the spend guard, and counted as wealth.
 * What leaves the actor's consumption wallet is what is spent. Throws insufficient-balance, confirm-needed,
 * spend-cap, cooling-off or minor-mode, and then nothing of the transaction may stand.
 */
export async function spendAs(tx: MoneyTx, entry: Entry, { confirmed, now }: SpendTerms): Promise<Spent> {
  const account = entry.actor
  const wallet = nameOfAccount(consumptionOf(account))
  const amount = -entry.legs.reduce((sum, leg) => sum + (nameOfAccount(leg.account) === wallet ? leg.amount : 0), 0)
  const day = amount > 0 ? await guardSpend(tx, account, amount, { confirmed, now }) : null
  const posted = await postEntry(tx, entry, now)
  if (amount > 0) {
    await tx
      .insert(wealth)
      .values({ account_id: account, experience: amount })
      .onConflictDoUpdate({ target: wealth.account_id, set: { experience: sql`${wealth.experience} + excluded.experience` } })
  }
  return { ...posted, day }
}

/** Counts an order against the day; throws what the guard says. Answers the day, to give it back when nobody pays. */
export async function countRecharge(tx: MoneyTx, account: string, money: number, now: number): Promise<string> {
  const { guard, tz } = await findGuard(tx, account)
  const { day, recharged } = await addToDay(tx, account, dayIn(now, tz), { recharged: money })
  const refusal = judgeRecharge(guard, recharged, now)
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
/** Balances and wealth of a person, by the wire's names. */
export async function findHoldings(db: NodePgDatabase, account: string): Promise<Holdings> {
  const [found, [row]] = await Promise.all([
    findBalances(db, [account]),
    db.select({ experience: wealth.experience }).from(wealth).where(eq(wealth.account_id, account)),
  ])
  const { consumption = 0, income = 0, gold = 0 } = found.get(account) ?? {}
  const experience = row?.experience ?? 0
  return { balance: consumption, balances: income, gold, experience, ...wealthOf(experience) }
}

/** Wealth levels by person; 0 where nothing was spent. */
export async function findLevels(db: Pick<NodePgDatabase, 'select'>, accounts: readonly string[]): Promise<Map<string, number>> {
  if (accounts.length === 0) return new Map()
  const rows = await db
    .select()
    .from(wealth)
    .where(inArray(wealth.account_id, [...accounts]))
  return new Map(rows.map(({ account_id, experience }) => [account_id, wealthOf(experience).userlevel]))
}
