// Admin routes of tasks and activities.
import type { FastifyInstance } from 'fastify'
import type { ApiData } from '../../../contract/api.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { writeAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import {
  type ActivityRow,
  countActivities,
  countTasks,
  listAllActivities,
  listAllTasks,
  lockActivity,
  lockTask,
  upsertActivity,
  upsertTask,
} from './admin-store.ts'
import type { TaskRow } from './store.ts'

/** Limits that no site reaches: every act scans the tasks, every page the activities. */
const most = { tasks: 100, activities: 1_000 }

const isNamed = (name: Name): boolean => Object.values(name).every((text) => text.trim() !== '')
const presentActivity = ({ starts_at, ends_at, ...row }: ActivityRow) => ({
  ...row,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
})
const plainTask = ({ name, ...row }: TaskRow) => ({ ...row, name: name.zh })
const plainActivity = (row: ActivityRow) => ({ ...presentActivity(row), title: row.title.zh })

export function registerTaskAdmin(app: FastifyInstance, { db }: Pick<Context, 'db'>, now: () => number): void {
  async function all(): Promise<ApiData<'GET api/Desk/tasks'>> {
    const [list, activities] = await Promise.all([listAllTasks(db), listAllActivities(db)])
    return { list, activities: activities.map(presentActivity) }
  }
  route(app, 'GET api/Desk/tasks', all)

  route(app, 'POST api/Desk/putTask', async ({ account, body }) => {
    if (!isNamed(body.name)) throw fail('invalid-input')
    await db.transaction(async (tx) => {
      const before = await lockTask(tx, body.id)
      // Progress was counted by the former act, and stored per day or permanently.
      if (before && (before.act !== body.act || before.period !== body.period)) throw fail('invalid-input')
      if (!before && (await countTasks(tx)) >= most.tasks) throw fail('limit-reached')
      await upsertTask(tx, body)
      const done = { by: account.id, act: 'task.put', subject: `task ${body.id}`, at: now() } as const
      await writeAudit(tx, { ...done, before: before ? plainTask(before) : null, after: plainTask(body) })
    })
    return all()
  })

  route(app, 'POST api/Desk/putActivity', async ({ account, body }) => {
    const row = { ...body, starts_at: new Date(body.starts_at), ends_at: new Date(body.ends_at) }
    if (!isNamed(row.title) || !(row.ends_at.getTime() > row.starts_at.getTime())) throw fail('invalid-input')
    await db.transaction(async (tx) => {
      const before = await lockActivity(tx, row.id)
      if (!before && (await countActivities(tx)) >= most.activities) throw fail('limit-reached')
      await upsertActivity(tx, row)
      const done = { by: account.id, act: 'activity.put', subject: `activity ${row.id}`, at: now() } as const
      await writeAudit(tx, { ...done, before: before ? plainActivity(before) : null, after: plainActivity(row) })
    })
    return all()
  })
}
