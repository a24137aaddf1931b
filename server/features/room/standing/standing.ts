// Mutes, kicks and managers: changed and logged in one transaction, then published to every open socket.

import { roomLimits } from '../../../../contract/limits/room-limits.ts'
import type { ModerationAct } from '../../../../contract/room/moderation.ts'
import { mayAppoint, mayDismiss, mayRestrain } from '../../../../rules/room/standing-rights.ts'
import { inTransaction, type Tx } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import { findShown } from '../../account/store.ts'
import type { RoomParts } from '../parts.ts'
import { type InRoom, standingIn } from '../store.ts'
import { writeAct } from './log-store.ts'
import {
  countMade,
  countManagers,
  deleteManager,
  deleteRestriction,
  findManager,
  findRestriction,
  lockStanding,
  type ManagerRow,
  putManager,
  putRestriction,
  type RestrictionKind,
  type RestrictionRow,
} from './store.ts'
import { tellManager } from './tell.ts'

type Parts = Pick<RoomParts, 'db' | 'hub' | 'now'>
/** The same, plus showing the action in the room's chat. */
type Telling = Parts & Pick<RoomParts, 'note'>
/** A moderation action: its room, moderator and subject. */
export interface Deed {
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
  { db, hub, now }: Parts,
  { roomId, by, whom, isOperator = false }: Deed,
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
  if (!(await findShown(tx, [whom])).has(whom)) throw fail('not-found', { account: whom })
}

export const beforeOf = (row: RestrictionRow | undefined) =>
  row ? { until: row.until.toISOString(), reason: row.reason, by: row.by, at: row.at.toISOString() } : null

const acts: Record<RestrictionKind, [ModerationAct, ModerationAct]> = { mute: ['mute', 'unmute'], kick: ['kick', 'unkick'] }

export async function restrain(
  parts: Telling,
  deed: Deed,
  { kind, hours, reason }: { kind: RestrictionKind; hours: number; reason: string },
  also?: Also,
): Promise<RestrictionRow> {
  const done = await changing(parts, deed, async ({ tx, by, whom }) => {
    if (!mayRestrain(by, whom)) throw fail('forbidden')
    await mustExist(tx, deed.whom)
    const now = parts.now()
    const at = new Date(now)
    const before = await findRestriction(tx, deed.roomId, deed.whom, kind, now)
    const row = { room_id: deed.roomId, account_id: deed.whom, kind, until: new Date(now + hours * hour), reason, by: deed.by, at }
    await putRestriction(tx, row)
    const act = { room_id: deed.roomId, account_id: deed.whom, by: deed.by, at, hours, reason, before: beforeOf(before) }
    await writeAct(tx, { ...act, act: acts[kind][0] })
    await also?.(tx, act.before)
    return row
  })
  parts.note(deed.roomId, { note: kind === 'mute' ? 'muted' : 'kicked', by: deed.by, whom: deed.whom, hours, reason })
  return done
}

export async function relieve(parts: Telling, deed: Deed, kind: RestrictionKind, also?: Also): Promise<void> {
  await changing(parts, deed, async ({ tx, by, whom }) => {
    if (!mayRestrain(by, whom)) throw fail('forbidden')
    const now = parts.now()
    const before = await findRestriction(tx, deed.roomId, deed.whom, kind, now)
    if (!before) throw fail('not-found')
    await deleteRestriction(tx, deed.roomId, deed.whom, kind)
    const act = { room_id: deed.roomId, account_id: deed.whom, by: deed.by, at: new Date(now), before: beforeOf(before) }
    await writeAct(tx, { ...act, act: acts[kind][1] })
    await also?.(tx, act.before)
  })
  // A kicked account is not in the room to be greeted.
  if (kind === 'mute') parts.note(deed.roomId, { note: 'unmuted', by: deed.by, whom: deed.whom })
}

export function appoint(parts: Parts, deed: Deed): Promise<ManagerRow> {
  return changing(parts, deed, async ({ tx, by, whom }) => {
    const known = await findManager(tx, deed.roomId, deed.whom)
    if (known) return known
    if (!mayAppoint(by, whom)) throw fail('forbidden')
    await mustExist(tx, deed.whom)
    if ((await countManagers(tx, deed.roomId)) >= roomLimits.managers) throw fail('limit-reached')
    const at = new Date(parts.now())
    const row = { room_id: deed.roomId, account_id: deed.whom, made_by: deed.by, made_at: at }
    await putManager(tx, row)
    await writeAct(tx, { room_id: deed.roomId, account_id: deed.whom, by: deed.by, at, act: 'manager', before: null })
    await tellManager(tx, 'manager-made', deed, at)
    return row
  })
}

export function dismiss(parts: Parts, deed: Deed): Promise<void> {
  return changing(parts, deed, async ({ tx, by }) => {
    const known = await findManager(tx, deed.roomId, deed.whom)
    if (!known) throw fail('not-found')
    const made = (await countMade(tx, deed.roomId, [deed.whom])).get(deed.whom) ?? 0
    if (!mayDismiss(by, { self: deed.by === deed.whom, made })) throw fail('forbidden')
    await deleteManager(tx, deed.roomId, deed.whom)
    const before = { made_by: known.made_by, at: known.made_at.toISOString() }
    const at = new Date(parts.now())
    await writeAct(tx, { room_id: deed.roomId, account_id: deed.whom, by: deed.by, at, act: 'unmanager', before })
    await tellManager(tx, 'manager-ended', deed, at)
  })
}
