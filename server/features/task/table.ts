// Tasks and their progress per account, check-ins by day, activities.
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Act } from '../../../contract/task/task.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { timestamptz } from '../../core/database/timestamptz.ts'

export const task = pgTable('task', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Name>().notNull(),
  act: text('act').$type<Act>().notNull(),
  img: text('img').notNull(),
  gold: integer('gold').notNull(),
  goal: integer('goal').notNull(),
  period: text('period').$type<'day' | 'once'>().notNull(),
  path: text('path').notNull(),
  place: integer('place').notNull().default(0),
  on: boolean('on').notNull().default(true),
})

export const taskProgress = pgTable(
  'task_progress',
  {
    account_id: text('account_id').notNull(),
    task_id: text('task_id').notNull(),
    /** The day in the account's time zone; 'once' for one-time tasks. */
    day: text('day').notNull(),
    progress: integer('progress').notNull(),
    /** When the task was completed and paid. */
    done_at: timestamptz('done_at'),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.day, table.task_id] })],
)

/** An account's task data. */
export const taskMember = pgTable('task_member', {
  account_id: text('account_id').primaryKey(),
  /** From the last call that sent one: this account's days begin in it. */
  tz: text('tz').notNull(),
  make_up_cards: integer('make_up_cards').notNull().default(1),
  /** When a minute of watching, and an article, last counted: both cannot happen twice at once. */
  watched_at: timestamptz('watched_at'),
  read_at: timestamptz('read_at'),
})

/** Subjects of acts per day: the same subject counts once, however often the act is repeated or undone. Stored for some days. */
export const taskSubject = pgTable(
  'task_subject',
  {
    account_id: text('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    act: text('act').$type<Act>().notNull(),
    subject: text('subject').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.day, table.act, table.subject] })],
)

export const checkIn = pgTable(
  'check_in',
  {
    account_id: text('account_id').notNull(),
    /** The calendar day in the account's time zone. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Number of the seat, out of seven. */
    num: integer('num').notNull(),
    gold: integer('gold').notNull(),
    made_up: boolean('made_up').notNull().default(false),
    /** The time zone of the check-in: until its day has ended there, no other zone begins the next. */
    tz: text('tz').notNull().default(''),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.day] })],
)

export const activity = pgTable(
  'activity',
  {
    id: text('id').primaryKey(),
    title: jsonb('title').$type<Name>().notNull(),
    /** Path on this host. */
    path: text('path').notNull(),
    starts_at: timestamptz('starts_at').notNull(),
    ends_at: timestamptz('ends_at').notNull(),
  },
  (table) => [index('activity_by_end').on(table.ends_at)],
)
