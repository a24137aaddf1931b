// Route by which an operator removes a message of a room.
import type { FastifyInstance } from 'fastify'
import { lockSubject, writeAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { removeDanmaku } from '../room/danmaku/store.ts'
import { findRoomMessage, removeRoomMessage } from './store.ts'

export function registerChatAdmin(app: FastifyInstance, { db, hub }: Pick<Context, 'db' | 'hub'>, now: () => number): void {
  route(app, 'POST api/Desk/removeLine', async ({ account, body }) => {
    const subject = `line ${body.line}`
    await db.transaction(async (tx) => {
      await lockSubject(tx, subject)
      const message = await findRoomMessage(tx, body.id, body.line)
      if (!message) throw fail('not-found')
      const at = now()
      await removeRoomMessage(tx, body.id, message.id, account.id, new Date(at))
      await removeDanmaku(tx, body.id, message.id, new Date(at))
      const before = { room: body.id, by: message.from?.uid ?? null, text: message.text }
      await writeAudit(tx, { by: account.id, act: 'line.remove', subject, before, after: {}, at })
    })
    hub.publish(`room:${body.id}`, 'room_remove', { id: body.line })
    return {}
  })
}
