// Mutes, kicks and managers: changed and logged in one transaction, then published to every open socket.

import { roomLimits } from '../../../../contract/limits/room-limits.ts'
import type { ModerationAct } from '../../../../contract/room/moderation.ts'
import { mayAppoint, mayDismiss, mayRestrain } from '../../../../rules/room/standing-rights.ts'
import { inTransaction, type Tx } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import { findProfiles } from '../../account/store.ts'
import type { RoomDeps } from '../deps.ts'
import { type InRoom, standingIn } from '../store.ts'
import { writeAct } from './log-store.ts'
import { notifyManager } from './notify-manager.ts'
import {
  countMade,
  countManagers,
  deleteManager,
  deleteRestriction,
  findManager,
  findRestriction,
  insertManager,
  lockStanding,
  type ManagerRow,
  type RestrictionKind,
  type RestrictionRow,
  upsertRestriction,
} from './store.ts'

type Deps = Pick<RoomDeps, 'db' | 'hub' | 'now'>
/** The same, plus showing the action in the room's chat. */
type Telling = Deps & Pick<RoomDeps, 'note'>
/** A moderation action: its room, moderator and subject. */
export interface ModerationAction {
  roomId: string
  by: string
  whom: string
  /** Done by an operator of the site, with the owner's permissions. */
  isOperator?: boolean
}
/** Additional writes in the same transaction; `before`: the previous state. */
export type Also = (tx: Tx, before: ReturnType<typeof beforeOf>) => Promise<void>
const hour = 3_600_000

interface Between {
  tx: Tx
  by: InRoom['role']
  whom: InRoom['role']
}
/** Runs `work` under the room's standing lock, then publishes the account's new standing. */
export async function changing<T>(
  { db, hub, now }: Deps,
  { roomId, by, whom, isOperator = false }: ModerationAction,
  work: (between: Between) => Promise<T>,
): Promise<T> {
  const [done, standing] = await inTransaction(db, async (tx) => {
    await lockStanding(tx, roomId)
    const at = now()
    const [mine, theirs] = [await standingIn(tx, roomId, by, at), await standingIn(tx, roomId, whom, at)]
    const role = isOperator ? 'owner' : mine.role
    if (role === 'viewer') throw fail('forbidden')
    const result = await work({ tx, by: role, whom: theirs.role })
    return [result, await standingIn(tx, roomId, whom, at)] as const
  })
  hub.changeStanding({ roomId, accountId: whom, ...standing })
  return done
}

async function mustExist(tx: Tx, whom: string): Promise<void> {
  if (!(await findProfiles(tx, [whom])).has(whom)) throw fail('not-found', { account: whom })
}

export const beforeOf = (row: RestrictionRow | undefined) =>
  row ? { until: row.until.toISOString(), reason: row.reason, by: row.by, at: row.at.toISOString() } : null

const acts: Record<RestrictionKind, [ModerationAct, ModerationAct]> = { mute: ['mute', 'unmute'], kick: ['kick', 'unkick'] }

export async function restrain(
  deps: Telling,
  action: ModerationAction,
  { kind, hours, reason }: { kind: RestrictionKind; hours: number; reason: string },
  also?: Also,
): Promise<RestrictionRow> {
  const done = await changing(deps, action, async ({ tx, by, whom }) => {
    if (!mayRestrain(by, whom)) throw fail('forbidden')
    await mustExist(tx, action.whom)
    const now = deps.now()
    const at = new Date(now)
    const before = await findRestriction(tx, action.roomId, action.whom, kind, now)
    const row = { room_id: action.roomId, account_id: action.whom, kind, until: new Date(now + hours * hour), reason, by: action.by, at }
    await upsertRestriction(tx, row)
    const act = { room_id: action.roomId, account_id: action.whom, by: action.by, at, hours, reason, before: beforeOf(before) }
    await writeAct(tx, { ...act, act: acts[kind][0] })
    await also?.(tx, act.before)
    return row
  })
  deps.note(action.roomId, { note: kind === 'mute' ? 'muted' : 'kicked', by: action.by, whom: action.whom, hours, reason })
  return done
}

export async function relieve(deps: Telling, action: ModerationAction, kind: RestrictionKind, also?: Also): Promise<void> {
  await changing(deps, action, async ({ tx, by, whom }) => {
    if (!mayRestrain(by, whom)) throw fail('forbidden')
    const now = deps.now()
    const before = await findRestriction(tx, action.roomId, action.whom, kind, now)
    if (!before) throw fail('not-found')
    await deleteRestriction(tx, action.roomId, action.whom, kind)
    const act = { room_id: action.roomId, account_id: action.whom, by: action.by, at: new Date(now), before: beforeOf(before) }
    await writeAct(tx, { ...act, act: acts[kind][1] })
    await also?.(tx, act.before)
  })
  // A kicked account is not in the room to be greeted.
  if (kind === 'mute') deps.note(action.roomId, { note: 'unmuted', by: action.by, whom: action.whom })
}

export function appoint(deps: Deps, action: ModerationAction): Promise<ManagerRow> {
  return changing(deps, action, async ({ tx, by, whom }) => {
    const known = await findManager(tx, action.roomId, action.whom)
    if (known) return known
    if (!mayAppoint(by, whom)) throw fail('forbidden')
    await mustExist(tx, action.whom)
    if ((await countManagers(tx, action.roomId)) >= roomLimits.managers) throw fail('limit-reached')
    const at = new Date(deps.now())
    const row = { room_id: action.roomId, account_id: action.whom, made_by: action.by, made_at: at }
    await insertManager(tx, row)
    await writeAct(tx, { room_id: action.roomId, account_id: action.whom, by: action.by, at, act: 'manager', before: null })
    await notifyManager(tx, 'manager-made', action, at)
    return row
  })
}

export function dismiss(deps: Deps, action: ModerationAction): Promise<void> {
  return changing(deps, action, async ({ tx, by }) => {
    const known = await findManager(tx, action.roomId, action.whom)
    if (!known) throw fail('not-found')
    const made = (await countMade(tx, action.roomId, [action.whom])).get(action.whom) ?? 0
    if (!mayDismiss(by, { self: action.by === action.whom, made })) throw fail('forbidden')
    await deleteManager(tx, action.roomId, action.whom)
    const before = { made_by: known.made_by, at: known.made_at.toISOString() }
    const at = new Date(deps.now())
    await writeAct(tx, { room_id: action.roomId, account_id: action.whom, by: action.by, at, act: 'unmanager', before })
    await notifyManager(tx, 'manager-ended', action, at)
  })
}
