// Routes of the wall of rooms, and an operator's actions in a room: end a broadcast, mute an account.
import type { FastifyInstance } from 'fastify'
import { mayRestrict } from '../../../../rules/admin/admin-rights.ts'
import { writeAudit } from '../../../core/audit/store.ts'
import { fail } from '../../../core/http/fail.ts'
import { route } from '../../../core/http/route.ts'
import { findAccount } from '../../account/store.ts'
import { notify } from '../../notification/store.ts'
import { roomOf } from '../access.ts'
import type { RoomDeps } from '../deps.ts'
import { type Also, relieve, restrain } from '../standing/standing.ts'
import type { Broadcasts } from '../studio/broadcasts.ts'
import { readWall } from './wall.ts'

export function registerWall(app: FastifyInstance, deps: RoomDeps, broadcasts: Pick<Broadcasts, 'end'>): void {
  const { db, now } = deps

  route(app, 'GET api/Desk/wall', () => readWall(deps))

  route(app, 'POST api/Desk/endBroadcast', async ({ account, body }) => {
    const { row, broadcast } = roomOf(deps, body.id)
    const reason = body.reason.trim()
    if (reason === '') throw fail('invalid-input')
    // The streamer may have ended it since and started another.
    if (broadcast?.id !== body.broadcast) throw fail('already-decided')
    const written = { isDone: false }
    const ended = await broadcasts.end(row.id, 'blocked', async (tx) => {
      const at = now()
      const cause = `broadcast ${broadcast.id} ended`
      await notify(tx, { account: row.uid, kind: 'system', event: 'broadcast-ended', cause, detail: { reason } }, new Date(at))
      const before = { on_air: true, title: row.title }
      const after = { on_air: false, title: row.title, reason }
      await writeAudit(tx, { by: account.id, act: 'broadcast.end', subject: `room ${row.id}`, before, after, at })
      written.isDone = true
    })
    if (!written.isDone) throw fail('already-decided')
    return ended
  })

  route(app, 'POST api/Desk/muteInRoom', async ({ account, body }) => {
    const { id, uid, hours } = body
    const reason = body.reason?.trim() ?? ''
    const action = { roomId: roomOf(deps, id).row.id, by: account.id, whom: uid, isOperator: true }
    if (!mayRestrict(account.roles, (await findAccount(db, uid))?.roles ?? [])) throw fail('forbidden')
    const stood: { until: string | null } = { until: null }
    const note =
      (act: 'room.mute' | 'room.unmute', more: object): Also =>
      (tx, before) => {
        stood.until = before?.until ?? null
        const states = { before: { room: id, ...stood }, after: { room: id, ...more } }
        return writeAudit(tx, { by: account.id, act, subject: `user ${uid}`, ...states, at: now() })
      }
    if (hours === 0) await relieve(deps, action, 'mute', note('room.unmute', {}))
    else await restrain(deps, action, { kind: 'mute', hours, reason }, note('room.mute', { hours, reason }))
    return { before: stood.until }
  })
}
