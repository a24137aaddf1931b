// Routes of check-in, daily and share tasks, and the current activity.
import type { FastifyInstance } from 'fastify'
import type { Task } from '../../../contract/task/task.ts'
import { dayIn } from '../../../rules/time/day.ts'
import type { Context } from '../../core/context.ts'
import { inOwnMoneyTransaction } from '../../core/database/account-queue.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { moneyRoute } from '../../core/idempotency/money-route.ts'
import { findBalances, type Ledger } from '../money/ledger/store.ts'
import { readCheckIn, signSeat } from './check-in.ts'
import { countSeen } from './seen.ts'
import { countAct, findActivity, findEarned, findProgress, findTaskMember, listTasks, type TaskRow, upsertTaskMember } from './store.ts'
import { type Asked, requireSubject } from './subject.ts'

interface TaskDeps {
  ledger: Ledger
  /** Whether the room exists. */
  isRoom: Asked['isRoom']
  /** Real milliseconds. */
  now?: () => number
}

export function registerTasks(
  app: FastifyInstance,
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { ledger, isRoom, now = Date.now }: TaskDeps,
): void {
  const deps = { db, now, open: () => ledger.isOpen() }

  const presentTask = (row: TaskRow, found?: { progress: number; done: boolean }): Task => ({
    id: row.id,
    task: row.name,
    act: row.act,
    img: row.img,
    lz_num: row.gold,
    is_complete: found?.done ? 1 : 0,
    progress: found?.progress ?? 0,
    goal: row.goal,
    period: row.period,
    path: row.path,
  })
  /** Stores the caller's time zone: later acts count towards the day that the caller sees. */
  async function updateZone(account: string, tz: string | undefined): Promise<void> {
    if (tz === undefined || (await findTaskMember(db, account)).tz === tz) return
    await inOwnMoneyTransaction(db, account, (tx) => upsertTaskMember(tx, account, tz))
  }
  async function tasksOf(account: string, tz: string | undefined): Promise<Task[]> {
    await updateZone(account, tz)
    const member = await findTaskMember(db, account)
    const [rows, progress] = await Promise.all([listTasks(db), findProgress(db, account, dayIn(now(), tz ?? member.tz))])
    return rows.map((row) => presentTask(row, progress.get(row.id)))
  }

  route(app, 'POST api/Activity/pcSignTaskList', async ({ account, body }) => {
    const { id } = account
    const [state, tasks] = await Promise.all([readCheckIn(db, id, body.tz, now()), tasksOf(id, body.tz)])
    const { sign, is_sign, make_up_cards, streak } = state
    return { sign, is_sign, today: tasks.filter(({ period }) => period === 'day'), make_up_cards, streak }
  })

  moneyRoute(app, deps, 'POST api/Activity/task_handle_sign', async ({ tx, account, body, now: at }) => signSeat(tx, account.id, body, at))

  route(app, 'POST api/Activity/seen', async ({ account, body }) => {
    const { id } = account
    if (!ledger.isOpen()) throw fail('unavailable')
    return inOwnMoneyTransaction(db, id, (tx) => countSeen(tx, id, body, { clock, isRoom, now: now() }))
  })

  moneyRoute(app, deps, 'POST api/Activity/shareTasks', async ({ tx, account, body, now: at }) => {
    const { kind, id = '' } = body
    if (kind !== 'app') await requireSubject(tx, { kind, id }, { account: account.id, clock, isRoom })
    if (body.tz) await upsertTaskMember(tx, account.id, body.tz)
    const counted = await countAct(tx, { account: account.id, act: 'share', subjects: [kind === 'app' ? kind : `${kind} ${id}`], now: at })
    // Returns the daily task to the reader; a one-time task may have been paid as well.
    const daily = counted.find(({ task }) => task.period === 'day') ?? counted[0]
    const gold = (await findBalances(tx, [account.id])).get(account.id)?.gold ?? 0
    const lz_num = counted.reduce((sum, { paid }) => sum + paid, 0)
    const goal = daily?.task.goal ?? 0
    const progress = daily?.progress ?? 0
    return { lz_num, gold, progress, goal, is_complete: daily && progress >= goal ? 1 : 0 }
  })

  route(app, 'POST api/Activity_Config/user_task_list', async ({ account, body }) => {
    const { id } = account
    const [list, balances] = await Promise.all([tasksOf(id, body.tz), findBalances(db, [id])])
    const tz = body.tz ?? (await findTaskMember(db, id)).tz
    return { list, gold: balances.get(id)?.gold ?? 0, earned_today: await findEarned(db, id, tz, now()) }
  })

  route(app, 'GET api/Activity_Config/getActivityUrl', async () => {
    const row = await findActivity(db, new Date(now()))
    return { url: row?.path ?? '', title: row?.title ?? null, ends_at: row?.ends_at.toISOString() ?? null }
  })
}
