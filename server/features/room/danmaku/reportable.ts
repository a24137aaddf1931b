// Danmaku as reportable content. In a room it is also a chat message, which is removed and restored with it.
import type { Context } from '../../../core/context.ts'
import type { Tx } from '../../../core/database/transaction.ts'
import type { Reportable } from '../../report/store.ts'
import { decideDanmaku, findDanmaku, findPlace } from './store.ts'

/** Removes (`at`) or restores (null) the chat message of a danmaku by a decision on reports. */
export type DecideMessage = (tx: Tx, id: string, at: Date | null, by: string) => Promise<void>

export const reportableDanmaku = ({ db, hub }: Pick<Context, 'db' | 'hub'>, decideMessage: DecideMessage): Reportable => ({
  async find(id) {
    const one = await findDanmaku(db, id)
    return one ? { person: one.uid, shown: one.text } : null
  },
  async applyDecision(tx, id, state, { by, at }) {
    await decideDanmaku(tx, id, state === 'shown' ? null : at)
    await decideMessage(tx, id, state === 'shown' ? null : at, by)
  },
  async gone(id) {
    const place = await findPlace(db, id)
    if (place !== undefined) hub.publish(`room:${place}`, 'room_remove', { id })
  },
})
