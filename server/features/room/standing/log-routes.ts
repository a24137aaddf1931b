// Routes of a room's moderation log and of undoing an entry.
import type { FastifyInstance } from 'fastify'
import type { Moderation } from '../../../../contract/room/moderation.ts'
import { route } from '../../../core/http/route.ts'
import { managedRoom } from '../access.ts'
import type { RoomDeps } from '../deps.ts'
import { pageOf } from '../lists.ts'
import { findPeople } from '../people.ts'
import { type InRoom, standingIn } from '../store.ts'
import { type ActRow, listActs } from './log-store.ts'
import { countMade } from './store.ts'
import { isLast, mayUndo, undo } from './undo.ts'

export function registerModerationLog(app: FastifyInstance, deps: RoomDeps): void {
  const { db, now } = deps

  async function present(rows: readonly ActRow[], me: string, by: InRoom['role']): Promise<Moderation[]> {
    const subjects = [...new Set(rows.map(({ account_id }) => account_id))]
    const roomId = rows[0]?.room_id ?? ''
    const [person, made, roles, last] = await Promise.all([
      findPeople(
        db,
        rows.flatMap(({ by: who, account_id, undone_by }) => [who, account_id, ...(undone_by ? [undone_by] : [])]),
      ),
      countMade(db, roomId, subjects),
      Promise.all(subjects.map(async (id) => [id, (await standingIn(db, roomId, id, now())).role] as const)),
      Promise.all(rows.map((row) => isLast(db, row))),
    ])
    const roleOf = new Map(roles)
    return rows.map((row, index) => ({
      id: row.id,
      at: row.at.toISOString(),
      act: row.act,
      by: person(row.by),
      subject: person(row.account_id),
      hours: row.hours,
      reason: row.reason,
      undone_by: row.undone_by ? person(row.undone_by) : null,
      undone_at: row.undone_at?.toISOString() ?? null,
      can_undo:
        last[index] === true &&
        mayUndo(row, { by, whom: roleOf.get(row.account_id) ?? 'viewer' }, made.get(row.account_id) ?? 0, row.account_id === me),
    }))
  }

  route(app, 'POST api/RoomManage/log', async ({ account, body }) => {
    const { me, role } = await managedRoom(deps, account, body.id)
    const { limit, offset } = pageOf(body)
    const { list, total } = await listActs(db, body.id, limit, offset)
    return { list: await present(list, me, role), total }
  })
  route(app, 'POST api/RoomManage/undo', async ({ account, body }) => {
    const { me, role } = await managedRoom(deps, account, body.id)
    const [view] = await present([await undo(deps, body.id, me, body.entry)], me, role)
    return view as Moderation
  })
}
