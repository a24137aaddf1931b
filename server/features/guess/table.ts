// Questions, and the stakes on them.
import { sql } from 'drizzle-orm'
import { bigint, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { GuessKind, GuessOption, GuessSettlement } from '../../../contract/guess.ts'
import type { Sport } from '../../../contract/match/match-row.ts'
import { timestamptz } from '../../core/database/timestamptz.ts'

/** Times are product time. */
export const guessQuestion = pgTable(
  'guess_question',
  {
    id: text('id').primaryKey(),
    match_id: text('match_id').notNull(),
    sport: text('sport').$type<Sport>().notNull(),
    kind: text('kind').$type<GuessKind>().notNull(),
    line: doublePrecision('line'),
    match_time: timestamptz('match_time').notNull(),
    state: text('state').$type<'open' | 'settled' | 'void'>().notNull().default('open'),
    result: text('result').$type<GuessOption>(),
    /** The result that it was settled by (rules/expert/guess-pool.ts); null if unsettled. */
    settled_on: text('settled_on'),
    settled_at: timestamptz('settled_at'),
    settlements: jsonb('settlements').$type<GuessSettlement[]>().notNull().default([]),
    /** Number of settlements that moved money. */
    turns: integer('turns').notNull().default(0),
  },
  (table) => [index('guess_match').on(table.match_id), index('guess_open').on(table.match_time).where(sql`state = 'open'`)],
)

/** One stake per account and question. Times are real. */
export const guessStake = pgTable(
  'guess_stake',
  {
    question_id: text('question_id')
      .notNull()
      .references(() => guessQuestion.id),
    account_id: text('account_id').notNull(),
    option: text('option').$type<GuessOption>().notNull(),
    gold: bigint('gold', { mode: 'number' }).notNull(),
    /** Amount due by the last settlement; null if there was none. */
    due: bigint('due', { mode: 'number' }),
    /** Amount already in the wallet. */
    paid: bigint('paid', { mode: 'number' }).notNull().default(0),
    at: timestamptz('at').notNull(),
    /** Time before the start of the match, in whole minutes of product time. */
    minutes_before: integer('minutes_before').notNull(),
    settled_at: timestamptz('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.question_id, table.account_id] }),
    index('guess_stake_of').on(table.account_id, table.at),
    index('guess_stake_settled').on(table.settled_at),
  ],
)
