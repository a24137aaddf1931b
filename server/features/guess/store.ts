// Queries of questions and stakes; and what other features need of them.
import { and, asc, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { claimLocks, type MoneyTx } from '../../core/database/lock-order.ts'
import { guessQuestion, guessStake } from './table.ts'

/** A database or one of its transactions. */
export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>
export type QuestionRow = typeof guessQuestion.$inferSelect
export type StakeRow = typeof guessStake.$inferSelect
interface Page {
  limit: number
  offset: number
}

export async function insertQuestions(db: Db, rows: readonly (typeof guessQuestion.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(guessQuestion)
      .values([...rows])
      .onConflictDoNothing()
}
/** Locks the row until the transaction ends: stakes and settlements of one question are serialized. */
export async function lockQuestion(tx: MoneyTx, id: string): Promise<QuestionRow | undefined> {
  claimLocks(tx, 'question', [id])
  const [row] = await tx.select().from(guessQuestion).where(eq(guessQuestion.id, id)).for('update')
  return row
}
export async function setQuestion(tx: MoneyTx, id: string, set: Partial<QuestionRow>): Promise<void> {
  await tx.update(guessQuestion).set(set).where(eq(guessQuestion.id, id))
}
/** Unsettled questions, by start. */
export const listOpen = (db: Db): Promise<QuestionRow[]> =>
  db.select().from(guessQuestion).where(eq(guessQuestion.state, 'open')).orderBy(asc(guessQuestion.match_time), asc(guessQuestion.id))
export const listOfMatch = (db: Db, matchId: string): Promise<QuestionRow[]> =>
  db.select().from(guessQuestion).where(eq(guessQuestion.match_id, matchId)).orderBy(asc(guessQuestion.id))

/** False if this account has already staked on it. */
export async function insertStake(tx: MoneyTx, row: typeof guessStake.$inferInsert): Promise<boolean> {
  return (await tx.insert(guessStake).values(row).onConflictDoNothing().returning({ id: guessStake.question_id })).length === 1
}
export const listStakes = (tx: MoneyTx, questionId: string): Promise<StakeRow[]> =>
  tx.select().from(guessStake).where(eq(guessStake.question_id, questionId)).orderBy(asc(guessStake.account_id))
export async function setStake(tx: MoneyTx, { question_id, account_id }: StakeRow, set: Partial<StakeRow>): Promise<void> {
  await tx
    .update(guessStake)
    .set(set)
    .where(and(eq(guessStake.question_id, question_id), eq(guessStake.account_id, account_id)))
}

/**
 * Stores the results of a settlement for these accounts. A correction counts towards the day of the first settlement: it does not affect
 * another day's leaderboard.
 */
export async function settleStakes(
  tx: MoneyTx,
  question: string,
  settled: readonly { account: string; due: number; paid: number }[],
  at: Date,
): Promise<void> {
  await tx.execute(sql`update guess_stake set due = found.due, paid = found.paid, settled_at = coalesce(guess_stake.settled_at, ${at.toISOString()})
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as found (account text, due bigint, paid bigint)
    where guess_stake.question_id = ${question} and guess_stake.account_id = found.account`)
}

export interface Pool {
  option: StakeRow['option']
  gold: number
  people: number
}
/** Pools per option, by question. */
export async function findPools(db: Db, ids: readonly string[]): Promise<Map<string, Pool[]>> {
  const pools = new Map<string, Pool[]>()
  if (ids.length === 0) return pools
  const rows = await db
    .select({ id: guessStake.question_id, option: guessStake.option, gold: sql<string>`sum(${guessStake.gold})`, people: count() })
    .from(guessStake)
    .where(inArray(guessStake.question_id, [...ids]))
    .groupBy(guessStake.question_id, guessStake.option)
  for (const { id, option, gold, people } of rows) pools.set(id, [...(pools.get(id) ?? []), { option, gold: Number(gold), people }])
  return pools
}
export async function findStakes(db: Db, ids: readonly string[], account: string): Promise<Map<string, StakeRow>> {
  if (ids.length === 0 || account === '') return new Map()
  const rows = await db
    .select()
    .from(guessStake)
    .where(and(inArray(guessStake.question_id, [...ids]), eq(guessStake.account_id, account)))
  return new Map(rows.map((row) => [row.question_id, row]))
}

interface Staked {
  question: QuestionRow
  stake: StakeRow
}
/** An account's stakes within a time range (end exclusive), newest first. */
export async function listStakesOf(
  db: Db,
  account: string,
  { from, until }: { from: Date; until: Date },
  { limit, offset }: Page,
): Promise<{ rows: Staked[]; total: number; sums: { staked: number; won: number; hits: number; sample: number } }> {
  const where = and(eq(guessStake.account_id, account), gte(guessStake.at, from), lt(guessStake.at, until))
  const joined = eq(guessQuestion.id, guessStake.question_id)
  const [rows, [sums]] = await Promise.all([
    db
      .select({ question: guessQuestion, stake: guessStake })
      .from(guessStake)
      .innerJoin(guessQuestion, joined)
      .where(where)
      .orderBy(desc(guessStake.at), desc(guessStake.question_id))
      .limit(limit)
      .offset(offset),
    db
      .select({
        total: count(),
        staked: sql<string>`coalesce(sum(${guessStake.gold}), 0)`,
        won: sql<string>`coalesce(sum(${guessStake.due}), 0)`,
        hits: sql<number>`(count(*) filter (where ${guessQuestion.state} = 'settled' and ${guessStake.option} = ${guessQuestion.result}))::int`,
        sample: sql<number>`(count(*) filter (where ${guessQuestion.state} = 'settled'))::int`,
      })
      .from(guessStake)
      .innerJoin(guessQuestion, joined)
      .where(where),
  ])
  const { total = 0, staked = '0', won = '0', hits = 0, sample = 0 } = sums ?? {}
  return { rows, total, sums: { staked: Number(staked), won: Number(won), hits, sample } }
}
/** All stakes of an account, oldest first. */
export const listAllStakesOf = (db: Db, account: string): Promise<Staked[]> =>
  db
    .select({ question: guessQuestion, stake: guessStake })
    .from(guessStake)
    .innerJoin(guessQuestion, eq(guessQuestion.id, guessStake.question_id))
    .where(eq(guessStake.account_id, account))
    .orderBy(asc(guessStake.at), asc(guessStake.question_id))

export interface Placed {
  account_id: string
  profit: number
  hits: number
  sample: number
  place: number
}
/** Profit per account settled within a range, largest first: the first `most`, and `me`. */
export async function rankProfits(
  db: Db,
  { from, until, most, me }: { from: Date; until: Date; most: number; me: string },
): Promise<Placed[]> {
  const { rows } = await db.execute<{ account_id: string; profit: string; hits: number; sample: number; place: string }>(sql`
    select * from (
      select stake.account_id, sum(stake.due - stake.gold) as profit,
        (count(*) filter (where stake.option = question.result))::int as hits, count(*)::int as sample,
        row_number() over (order by sum(stake.due - stake.gold) desc, count(*), stake.account_id) as place
      from guess_stake stake join guess_question question on question.id = stake.question_id
      join account on account.id = stake.account_id and account.closed_at is null and account.blocked_at is null
      where question.state = 'settled' and stake.settled_at >= ${from.toISOString()} and stake.settled_at < ${until.toISOString()}
      group by stake.account_id
    ) as ranked where place <= ${most} or account_id = ${me} order by place`)
  return rows.map((row) => ({ ...row, profit: Number(row.profit), place: Number(row.place) }))
}

/** An account's guesses, for the export. */
export async function guessesOf(db: Db, account: string): Promise<Record<string, unknown>> {
  const rows = await listAllStakesOf(db, account)
  return {
    guesses: rows.map(({ question, stake }) => ({
      question: question.id,
      option: stake.option,
      gold: stake.gold,
      due: stake.due,
      at: stake.at,
    })),
  }
}
