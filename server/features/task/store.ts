// Counts acts towards tasks and pays completed ones: the API of tasks for other features.
import { and, desc, eq, gt, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Act } from '../../../contract/task/task.ts'
import { dayAfter } from '../../../rules/member/check-in.ts'
import { rewardEntry } from '../../../rules/money/ledger-entry.ts'
import { dayIn } from '../../../rules/time/day.ts'
import { lockMembers, type MoneyTx, requireMember } from '../../core/database/lock-order.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { fail } from '../../core/http/fail.ts'
import { findSystem } from '../config/store.ts'
import { findGiven, isTrusted, postEntry } from '../money/ledger/store.ts'
import { notify } from '../notification/store.ts'
import { activity, checkIn, task, taskMember, taskProgress, taskSubject } from './table.ts'

type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update'>
export type TaskRow = typeof task.$inferSelect

/** Days that the subjects of acts are stored: more than the difference between any two time zones. */
const subjectDays = 3

/** Time zone of accounts that never sent one. */
export const firstZone = 'Asia/Shanghai'
const once = 'once'
/** Key of the ledger entry that pays a task: once per account, task and day. */
const rewardKey = (account: string, { task_id, day }: { task_id: string; day: string }): string => `task:${account}:${task_id}:${day}`

/** Upserts the task member; keeps the last known zone. */
export async function upsertTaskMember(tx: MoneyTx, account: string, tz?: string): Promise<{ tz: string; make_up_cards: number }> {
  requireMember(tx, account)
  const [row] = await tx
    .insert(taskMember)
    .values({ account_id: account, tz: tz ?? firstZone })
    .onConflictDoUpdate({ target: taskMember.account_id, set: { tz: tz ?? sql`${taskMember.tz}` } })
    .returning({ tz: taskMember.tz, make_up_cards: taskMember.make_up_cards })
  if (!row) throw new Error('task member not upserted')
  return row
}

export interface ActDone {
  account: string
  act: Act
  /** Number of acts at once. */
  count?: number
  /** Replaces a count: subjects of the act, each of which counts once a day. */
  subjects?: readonly string[]
  /** Real milliseconds. */
  now: number
}
export interface Counted {
  task: TaskRow
  progress: number
  /** Coins that this act earned. */
  paid: number
  /** False if it was already counted today. */
  isNew: boolean
}

/**
 * Counts an act in the transaction that performs it, so that both are atomic. A completed task pays at once, and once per period: its row
 * and the key of the ledger entry ensure that. Nothing counts while the operator has disabled tasks, and nothing is paid while the ledger
 * is closed: the first act afterwards pays completed tasks.
 *
 * Locks the account and may post: call it last in a transaction that writes other data.
 */
export async function countAct(within: Tx, { account, act, count = 1, subjects, now }: ActDone): Promise<Counted[]> {
  const tasks = await within
    .select()
    .from(task)
    .where(and(eq(task.act, act), eq(task.on, true)))
    .orderBy(task.id)
  if (tasks.length === 0 || (await findSystem(within)).off.includes('tasks')) return []
  const tx = await lockMembers(within, [account])
  const { tz } = await upsertTaskMember(tx, account)
  const today = dayIn(now, tz)
  const done = subjects ? await insertSubjects(tx, { account, act, day: today }, subjects) : count
  const counted: Counted[] = []
  for (const one of tasks) {
    const day = one.period === 'once' ? once : today
    counted.push({ ...(await countTask(tx, one, { account, count: done, day, now })), isNew: done > 0 })
  }
  return counted
}

/** Returns how many of these are new today. Deletes old ones. */
async function insertSubjects(
  tx: MoneyTx,
  { account, act, day }: { account: string; act: Act; day: string },
  subjects: readonly string[],
): Promise<number> {
  if (subjects.length === 0) return 0
  await tx.delete(taskSubject).where(and(eq(taskSubject.account_id, account), lt(taskSubject.day, dayAfter(day, -subjectDays))))
  const rows = [...new Set(subjects)].map((subject) => ({ account_id: account, day, act, subject }))
  return (await tx.insert(taskSubject).values(rows).onConflictDoNothing().returning({ subject: taskSubject.subject })).length
}

async function countTask(
  tx: MoneyTx,
  one: TaskRow,
  { account, count, day, now }: { account: string; count: number; day: string; now: number },
): Promise<Omit<Counted, 'isNew'>> {
  const [row] = await tx
    .insert(taskProgress)
    .values({ account_id: account, task_id: one.id, day, progress: Math.min(count, one.goal) })
    .onConflictDoUpdate({
      target: [taskProgress.account_id, taskProgress.day, taskProgress.task_id],
      set: { progress: sql`least(${taskProgress.progress} + ${count}, ${one.goal})` },
    })
    .returning({ progress: taskProgress.progress, done_at: taskProgress.done_at })
  const progress = row?.progress ?? 0
  if (progress < one.goal || row?.done_at || (one.gold > 0 && !(await isTrusted(tx)))) return { task: one, progress, paid: 0 }
  const mine = and(
    eq(taskProgress.account_id, account),
    eq(taskProgress.day, day),
    eq(taskProgress.task_id, one.id),
    isNull(taskProgress.done_at),
  )
  await tx
    .update(taskProgress)
    .set({ done_at: new Date(now) })
    .where(mine)
  if (one.gold > 0) {
    const type = one.act === 'share' ? 'share' : 'task'
    await postEntry(
      tx,
      rewardEntry(type, account, one.gold, rewardKey(account, { task_id: one.id, day }), { title: one.name, ref: one.id }),
      now,
    )
  }
  const notice = { account, kind: 'system', event: 'task-done', cause: `task ${one.id} ${day}` } as const
  await notify(tx, { ...notice, detail: { amount: one.gold, name: one.name } }, new Date(now))
  return { task: one, progress, paid: one.gold }
}

export const listTasks = (db: Db): Promise<TaskRow[]> => db.select().from(task).where(eq(task.on, true)).orderBy(task.place, task.id)

/** Progress by task: of this day, and of one-time tasks. */
export async function findProgress(db: Db, account: string, day: string): Promise<Map<string, { progress: number; done: boolean }>> {
  const rows = await db
    .select()
    .from(taskProgress)
    .where(and(eq(taskProgress.account_id, account), inArray(taskProgress.day, [day, once])))
  return new Map(rows.map(({ task_id, progress, done_at }) => [task_id, { progress, done: done_at !== null }]))
}

/** Milliseconds within which the current day of every time zone began. */
const longestDay = 26 * 3_600_000

/** Coins that check-in and tasks have paid on the zone's current day, including make-up seats and one-time tasks. */
export async function findEarned(db: Db, account: string, tz: string, now: number): Promise<number> {
  const since = new Date(now - longestDay)
  const [tasks, seats] = await Promise.all([
    db
      .select({ at: taskProgress.done_at, task_id: taskProgress.task_id, day: taskProgress.day })
      .from(taskProgress)
      .where(and(eq(taskProgress.account_id, account), gte(taskProgress.done_at, since))),
    db
      .select({ at: checkIn.at, gold: checkIn.gold })
      .from(checkIn)
      .where(and(eq(checkIn.account_id, account), gte(checkIn.at, since))),
  ])
  // As paid: an operator may have changed a task's reward since.
  const given = await findGiven(
    db,
    tasks.map((one) => rewardKey(account, one)),
  )
  const rewards = tasks.map((one) => ({ at: one.at, gold: given.get(rewardKey(account, one)) ?? 0 }))
  const today = dayIn(now, tz)
  const paid = [...rewards, ...seats].filter(({ at }) => at !== null && dayIn(at.getTime(), tz) === today)
  return paid.reduce((sum, { gold }) => sum + gold, 0)
}

export async function findTaskMember(db: Db, account: string): Promise<{ tz: string; make_up_cards: number }> {
  const [row] = await db
    .select({ tz: taskMember.tz, make_up_cards: taskMember.make_up_cards })
    .from(taskMember)
    .where(eq(taskMember.account_id, account))
  return row ?? { tz: firstZone, make_up_cards: 1 }
}
export const findMakeUpCards = async (db: Db, account: string): Promise<number> => (await findTaskMember(db, account)).make_up_cards

/** Adds cards from an exchange. */
export async function addMakeUpCards(tx: MoneyTx, account: string, count: number): Promise<void> {
  await upsertTaskMember(tx, account)
  await tx
    .update(taskMember)
    .set({ make_up_cards: sql`${taskMember.make_up_cards} + ${count}` })
    .where(eq(taskMember.account_id, account))
}
/** Throws no-make-up-card. */
export async function takeMakeUpCard(tx: MoneyTx, account: string): Promise<void> {
  const used = await tx
    .update(taskMember)
    .set({ make_up_cards: sql`${taskMember.make_up_cards} - 1` })
    .where(and(eq(taskMember.account_id, account), sql`${taskMember.make_up_cards} > 0`))
    .returning({ left: taskMember.make_up_cards })
  if (used.length === 0) throw fail('no-make-up-card')
}

/** Deletes a closed account's task data; earnings stay in the ledger. */
export async function deleteTasksOf(db: Pick<NodePgDatabase, 'delete'>, account: string): Promise<void> {
  for (const table of [taskSubject, taskProgress, checkIn, taskMember]) await db.delete(table).where(eq(table.account_id, account))
}

/** Inserts tasks and activities; existing ids belong to the operator and stay unchanged. Returns the inserted ids. */
export async function insertTasks(db: Db, rows: readonly TaskRow[]): Promise<string[]> {
  if (rows.length === 0) return []
  const added = await db
    .insert(task)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: task.id })
  return added.map(({ id }) => id)
}
export async function insertActivities(db: Db, rows: readonly (typeof activity.$inferSelect)[]): Promise<string[]> {
  if (rows.length === 0) return []
  const added = await db
    .insert(activity)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: activity.id })
  return added.map(({ id }) => id)
}

/** The activity that runs at an instant; of several the one that began last. */
export async function findActivity(db: Db, at: Date): Promise<typeof activity.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(activity)
    .where(and(lte(activity.starts_at, at), gt(activity.ends_at, at)))
    .orderBy(desc(activity.starts_at))
    .limit(1)
  return row
}

/** Records a view at `now`; false if the last one of its kind is less than `interval` milliseconds ago. */
export async function markSeen(tx: MoneyTx, account: string, kind: 'match' | 'news', interval: number, now: number): Promise<boolean> {
  const last = kind === 'match' ? taskMember.watched_at : taskMember.read_at
  const marked = await tx
    .update(taskMember)
    .set(kind === 'match' ? { watched_at: new Date(now) } : { read_at: new Date(now) })
    .where(and(eq(taskMember.account_id, account), or(isNull(last), lte(last, new Date(now - interval)))))
    .returning({ id: taskMember.account_id })
  return marked.length > 0
}
