// Admin: tasks and activities, their rewards, and the current activity.
import { type Static, Type } from 'typebox'
import { PicturePath } from '../banner.ts'
import { acts } from '../task/task.ts'
import { closed, type Endpoint, Id, oneOf, Timestamp } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'

/** A path of this app. */
const OwnPath = Type.String({ pattern: '^/([^/\\\\\\s][^\\s\\\\]*)?$', maxLength: 200 })

export const AdminTask = Type.Object(
  {
    id: Id,
    name: Name,
    /** The act that counts towards it, and whether it repeats daily or is done once: neither can change later. */
    act: oneOf(acts),
    period: oneOf(['day', 'once'] as const),
    img: PicturePath,
    gold: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    goal: Type.Integer({ minimum: 1, maximum: 1_000 }),
    /** Where it is done. */
    path: OwnPath,
    place: Type.Integer({ minimum: 0, maximum: 9_999 }),
    /** Off: hidden from users, and nothing counts towards it. */
    on: Type.Boolean(),
  },
  closed,
)
export type AdminTask = Static<typeof AdminTask>

/** If several overlap, the one that began last is shown. Real time. */
export const AdminActivity = Type.Object({ id: Id, title: Name, path: OwnPath, starts_at: Timestamp, ends_at: Timestamp }, closed)
export type AdminActivity = Static<typeof AdminActivity>

const TaskList = Type.Object({ list: Type.Array(AdminTask), activities: Type.Array(AdminActivity) }, closed)

export const taskAdminEndpoints = {
  'GET api/Desk/tasks': {
    summary: 'Returns all tasks, including disabled ones, and the activities, the last to begin first.',
    who: 'operator',
    effect: 'read',
    data: TaskList,
  },
  'POST api/Desk/putTask': {
    summary: 'Adds or changes a task; rewards already paid stay paid.',
    who: 'operator',
    effect: 'write',
    body: AdminTask,
    data: TaskList,
    errors: ['invalid-input', 'limit-reached'],
  },
  'POST api/Desk/putActivity': {
    summary: 'Adds or changes an activity; one whose end has passed is over.',
    who: 'operator',
    effect: 'write',
    body: AdminActivity,
    data: TaskList,
    errors: ['invalid-input', 'limit-reached'],
  },
} as const satisfies Record<string, Endpoint>
