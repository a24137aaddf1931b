// Undoes an entry of the moderation log: restores the state before it, unless a later action is in effect.
import { roomLimits } from '../../../../contract/limits/room-limits.ts'
import type { ModerationAct } from '../../../../contract/room/moderation.ts'
import { matterOf, mayAppoint, mayDismiss, mayRestrain } from '../../../../rules/room/standing-rights.ts'
import type { Tx } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import type { RoomDeps } from '../deps.ts'
import type { InRoom } from '../store.ts'
import { type ActRow, findAct, hasLater, markUndone } from './log-store.ts'
import { notifyManager } from './notify-manager.ts'
import { changing } from './standing.ts'
import { countMade, countManagers, deleteManager, deleteRestriction, insertManager, upsertRestriction } from './store.ts'

const about: Record<ReturnType<typeof matterOf>, readonly ModerationAct[]> = {
  mute: ['mute', 'unmute'],
  kick: ['kick', 'unkick'],
  manager: ['manager', 'unmanager'],
}
/** Whether no later action prevents an undo. */
export const isLast = async (db: RoomDeps['db'] | Tx, act: ActRow): Promise<boolean> =>
  act.undone_at === null && !(await hasLater(db, act, about[matterOf(act.act)]))

interface Roles {
  by: InRoom['role']
  whom: InRoom['role']
}
export function mayUndo({ act }: Pick<ActRow, 'act'>, { by, whom }: Roles, made: number, self: boolean): boolean {
  if (act === 'manager') return mayDismiss(by, { self, made })
  return act === 'unmanager' ? mayAppoint(by, whom) : mayRestrain(by, whom)
}

async function bringBack(tx: Tx, act: ActRow, now: number): Promise<void> {
  const { room_id, account_id, before } = act
  const matter = matterOf(act.act)
  if (act.act === 'manager') return deleteManager(tx, room_id, account_id)
  if (act.act === 'unmanager') {
    if ((await countManagers(tx, room_id)) >= roomLimits.managers) throw fail('limit-reached')
    return insertManager(tx, { room_id, account_id, made_by: before?.made_by ?? act.by, made_at: new Date(before?.at ?? now) })
  }
  const kind = matter === 'kick' ? 'kick' : 'mute'
  const until = before?.until ? Date.parse(before.until) : 0
  if (until <= now) return deleteRestriction(tx, room_id, account_id, kind)
  const { reason = '', by = act.by, at } = before ?? {}
  await upsertRestriction(tx, { room_id, account_id, kind, until: new Date(until), reason, by, at: new Date(at ?? now) })
}

export async function undo(deps: Pick<RoomDeps, 'db' | 'hub' | 'now'>, roomId: string, by: string, entry: number): Promise<ActRow> {
  const found = await findAct(deps.db, roomId, entry)
  if (!found) throw fail('not-found')
  return changing(deps, { roomId, by, whom: found.account_id }, async ({ tx, ...roles }) => {
    const act = (await findAct(tx, roomId, entry)) ?? found
    const made = (await countMade(tx, roomId, [act.account_id])).get(act.account_id) ?? 0
    if (!mayUndo(act, roles, made, act.account_id === by)) throw fail('forbidden')
    if (!(await isLast(tx, act))) throw fail('already-decided')
    const now = deps.now()
    await bringBack(tx, act, now)
    const event = act.act === 'manager' ? 'manager-ended' : act.act === 'unmanager' ? 'manager-made' : null
    if (event) await notifyManager(tx, event, { roomId, by, whom: act.account_id }, new Date(now))
    await markUndone(tx, act.id, by, new Date(now))
    return { ...act, undone_by: by, undone_at: new Date(now) }
  })
}
