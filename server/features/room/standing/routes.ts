// Routes for moderators: mute, kick, their lists, managers.
import type { FastifyInstance } from 'fastify'
import { roomLimits } from '../../../../contract/limits/room-limits.ts'
import type { Manager, Restricted } from '../../../../contract/room/moderation.ts'
import { route } from '../../../core/http/route.ts'
import { managedRoom } from '../access.ts'
import type { RoomDeps } from '../deps.ts'
import { pageOf } from '../lists.ts'
import { findPeople } from '../people.ts'
import { countActs } from './log-store.ts'
import { appoint, dismiss, relieve, restrain } from './standing.ts'
import {
  countMade,
  listManaged,
  listManagers,
  listRestrictions,
  type ManagerRow,
  type RestrictionKind,
  type RestrictionRow,
} from './store.ts'

const kickHours = 24
const recently = 30 * 86_400_000

export function registerStandings(app: FastifyInstance, deps: RoomDeps): void {
  const { db, directory, now } = deps

  async function presentRestricted(rows: readonly RestrictionRow[]): Promise<Restricted[]> {
    const person = await findPeople(
      db,
      rows.flatMap(({ account_id, by }) => [account_id, by]),
    )
    return rows.map(({ account_id, by, until, at, reason }) => ({
      ...person(account_id),
      until: until.toISOString(),
      at: at.toISOString(),
      reason,
      by: person(by),
    }))
  }
  async function presentManagers(rows: readonly ManagerRow[]): Promise<Manager[]> {
    const person = await findPeople(
      db,
      rows.map(({ account_id }) => account_id),
    )
    const made = (id: string): number => rows.filter(({ made_by }) => made_by === id).length
    return rows.map(({ account_id, made_by, made_at }) => ({
      ...person(account_id),
      made_by,
      made_at: made_at.toISOString(),
      made: made(account_id),
    }))
  }
  const listOf = async (id: string, kind: RestrictionKind, paging: { page?: number; limit?: number }) => {
    const { list, total } = await listRestrictions(db, id, kind, { now: now(), ...pageOf(paging) })
    return { list: await presentRestricted(list), total }
  }
  const first = <T>([one]: readonly T[]): T => one as T

  route(app, 'POST api/Live/setTaboo', async ({ account, body }) => {
    const { me } = await managedRoom(deps, account, body.id)
    const { uid: whom, hours, reason = '' } = body
    return first(
      await presentRestricted([await restrain(deps, { roomId: body.id, by: me, whom }, { kind: 'mute', hours, reason: reason.trim() })]),
    )
  })
  route(app, 'POST api/RoomManage/relieveTaboo', async ({ account, query }) => {
    const { me } = await managedRoom(deps, account, query.id)
    await relieve(deps, { roomId: query.id, by: me, whom: query.uid }, 'mute')
    return {}
  })
  route(app, 'POST api/RoomManage/muteList', async ({ account, body }) => {
    await managedRoom(deps, account, body.id)
    return listOf(body.id, 'mute', body)
  })
  route(app, 'POST api/live/liveKickout', async ({ account, body }) => {
    const { me } = await managedRoom(deps, account, body.id)
    const { uid: whom, hours = kickHours, reason = '' } = body
    return first(
      await presentRestricted([await restrain(deps, { roomId: body.id, by: me, whom }, { kind: 'kick', hours, reason: reason.trim() })]),
    )
  })
  route(app, 'POST api/live/relieveKickout', async ({ account, body }) => {
    const { me } = await managedRoom(deps, account, body.id)
    await relieve(deps, { roomId: body.id, by: me, whom: body.uid }, 'kick')
    return {}
  })
  route(app, 'POST api/live/liveKickoutList', async ({ account, body }) => {
    await managedRoom(deps, account, body.id)
    return listOf(body.id, 'kick', body)
  })

  route(app, 'POST api/RoomManage/getLiveRoomManageList', async ({ account, query }) => {
    await managedRoom(deps, account, query.id)
    const list = await presentManagers(await listManagers(db, query.id))
    return { list, total: list.length, most: roomLimits.managers }
  })
  route(app, 'POST api/live/assistantList', async ({ account, body }) => {
    await managedRoom(deps, account, body.id)
    const [list, acts] = await Promise.all([
      listManagers(db, body.id).then(presentManagers),
      countActs(db, body.id, new Date(now() - recently)),
    ])
    return {
      list: list.map((one) => ({ ...one, acts: acts.get(one.uid)?.acts ?? 0, acted_at: acts.get(one.uid)?.at?.toISOString() ?? null })),
    }
  })
  route(app, 'POST api/RoomManage/setAdministrations', async ({ account, query }) => {
    const { me } = await managedRoom(deps, account, query.id)
    const row = await appoint(deps, { roomId: query.id, by: me, whom: query.uid })
    // Not read from the list: another moderator may have dismissed them by now.
    const made = await countMade(db, query.id, [row.account_id])
    return { ...first(await presentManagers([row])), made: made.get(row.account_id) ?? 0 }
  })
  route(app, 'POST api/RoomManage/delLiveRoomManage', async ({ account, query }) => {
    const { me } = await managedRoom(deps, account, query.id)
    await dismiss(deps, { roomId: query.id, by: me, whom: query.uid })
    return {}
  })
  route(app, 'GET api/Live/getManagedRooms', async ({ account }) => {
    const me = account.id
    const managed = (await listManaged(db, me)).flatMap((id) => directory.get(id)?.card ?? [])
    const own = directory.ofStreamer(me)?.card
    return {
      list: [...(own ? [{ room: own, role: 'owner' as const }] : []), ...managed.map((room) => ({ room, role: 'manager' as const }))],
    }
  })
}
