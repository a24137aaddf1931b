// Routes of rankings of a room and of the site, fan clubs and badges.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import type { RoomPerson } from '../../../../contract/gift/gift.ts'
import { badgeNameMost, type FanGroup, type FanStanding, type RankRow, type RoomRankType } from '../../../../contract/gift/rank.ts'
import { fanLevels, nextFanLevel } from '../../../../rules/room/fan-level.ts'
import { heatFormula } from '../../../../rules/room/rank-heat.ts'
import { countCharacters } from '../../../../rules/text/characters.ts'
import { nameForm } from '../../../../rules/text/line-text.ts'
import { isPlain } from '../../../../rules/text/name/nickname.ts'
import { dayIn } from '../../../../rules/time/day.ts'
import { rankDays, rankZone } from '../../../../rules/time/rank-range.ts'
import { cachedReads } from '../../../core/cache/cached-reads.ts'
import type { Context } from '../../../core/context.ts'
import { fail } from '../../../core/http/fail.ts'
import { route } from '../../../core/http/route.ts'
import { findFaces } from '../../account/store.ts'
import { findRoom, listRooms, roomOfAccount, updateRoom } from '../../room/store.ts'
import type { Words } from '../../word-filter/store.ts'
import { countStanding, listGuards, listNobles } from '../guard/store.ts'
import { findGiver, rankGivers, rankStreamers } from './site-store.ts'
import {
  countFans,
  type FanRow,
  fanAccounts,
  findColors,
  findFan,
  findRoomPeople,
  firstColor,
  listBadges,
  listFans,
  upsertColor,
} from './store.ts'

interface Placed {
  id: string
  value: number
}
interface RoomList {
  all: Placed[]
  list: RankRow[]
  counts: Awaited<ReturnType<typeof countStanding>>
}
const contributions = ['day', 'week', 'month'] as const
const isContribution = (type: RoomRankType): type is (typeof contributions)[number] => contributions.some((one) => one === type)
const most = 100

const standingOf = ({ level, contribution, since }: FanRow): FanStanding => ({
  level,
  contribution,
  next: nextFanLevel(level),
  since: since.toISOString(),
})
const rowOf = (person: RoomPerson | undefined, value: number, place: number): RankRow[] => (person ? [{ place, ...person, value }] : [])

async function groupOf(db: NodePgDatabase, room: { id: string; uid: string; badge_name: string }): Promise<FanGroup> {
  const face = (await findFaces(db, [room.uid])).get(room.uid)
  return {
    room_id: room.id,
    uid: room.uid,
    nickname: face?.nickname ?? '',
    avatar: face?.avatar ?? '',
    name: room.badge_name,
    color: (await findColors(db, [room.id])).get(room.id) ?? firstColor,
    members: await countFans(db, room.id),
    levels: [...fanLevels],
  }
}

export interface RankDeps {
  now: () => number
  words: Pick<Words, 'check'>
  /** Call after the row of a room was written. */
  roomChanged: (id: string) => void
}

export function registerRanks(app: FastifyInstance, { db }: Pick<Context, 'db'>, { words, now, roomChanged }: RankDeps): void {
  const lists = cachedReads<RoomList>(now, { goodFor: 2_000, most: 1_000 })

  /** Current and former fans of the room who are nobles. */
  async function nobles(roomId: string, at: number): Promise<Placed[]> {
    const fans = await listFans(db, roomId, 2_000)
    const given = new Map(fans.map(({ account_id, contribution }) => [account_id, contribution]))
    const found = await listNobles(db, [...given.keys()], at)
    return found.map(({ account_id }) => ({ id: account_id, value: given.get(account_id) ?? 0 }))
  }
  async function guards(roomId: string, at: number): Promise<Placed[]> {
    const found = await listGuards(db, roomId, at, 2_000)
    const fans = new Map((await listFans(db, roomId, 2_000)).map(({ account_id, contribution }) => [account_id, contribution]))
    return found.map(({ account_id }) => ({ id: account_id, value: fans.get(account_id) ?? 0 }))
  }

  route(app, 'POST api/Live_streaming/getRankInfoList', async ({ account, body }) => {
    const { room_id, type, limit = 50 } = body
    const at = now()
    const days = isContribution(type) ? rankDays(type, at) : { from: dayIn(at, rankZone), to: dayIn(at, rankZone) }
    // All viewers of a room request the same list after a gift, so it is cached; the caller's own place is read separately.
    const { all, list, counts } = await lists.get([room_id, type, limit, days.from].join(' '), async () => {
      if (!(await findRoom(db, room_id))) throw fail('not-found')
      const placed = isContribution(type)
        ? await rankGivers(db, room_id, days, limit)
        : await (type === 'guard' ? guards : nobles)(room_id, at)
      const first = placed.slice(0, limit)
      const people = await findRoomPeople(
        db,
        room_id,
        first.map(({ id }) => id),
        at,
      )
      return {
        all: placed,
        list: first.flatMap(({ id, value }, index) => rowOf(people.get(id), value, index + 1)),
        counts: await countStanding(db, room_id, fanAccounts(db, room_id), at),
      }
    })
    return { list, mine: account ? await mine(account.id) : null, from: days.from, ...counts }

    async function mine(id: string) {
      const own = isContribution(type) ? await findGiver(db, room_id, days, id) : undefined
      const index = all.findIndex((one) => one.id === id)
      // A fan without guard or noble status has no row in the list.
      if (!own && index < 0) return null
      const { place, value, missing } = own ?? { place: index + 1, value: all[index]?.value ?? 0, missing: 0 }
      const people = await findRoomPeople(db, room_id, [id], at)
      const [row] = rowOf(people.get(id), value, place)
      return row ? { ...row, missing } : null
    }
  })

  route(app, 'GET api/Live_streaming/roomRanking', async ({ query }) => {
    const at = now()
    const limit = Math.min(Math.max(1, Number(query.limit ?? 50)), most)
    const { list, days } = await rankStreamers(db, { range: query.range ?? 'day', by: query.by ?? 'heat', limit }, at)
    // Rounded to the minute, so that equal responses are identical.
    const updated_at = new Date(Math.floor(at / 60_000) * 60_000).toISOString()
    return { list, formula: heatFormula, from: days.from, to: days.to, zone: rankZone, updated_at }
  })

  route(app, 'POST api/Live_streaming/getFansGroupInfo', async ({ account, body }) => {
    if ((body.uid === undefined) === (body.room_id === undefined)) throw fail('invalid-input')
    const room = body.room_id === undefined ? await roomOfAccount(db, body.uid ?? '') : await findRoom(db, body.room_id)
    if (!room) throw fail('not-found')
    const fans = await listFans(db, room.id, body.limit ?? 20)
    const people = await findRoomPeople(
      db,
      room.id,
      fans.map(({ account_id }) => account_id),
      now(),
    )
    const own = account ? await findFan(db, room.id, account.id) : null
    return {
      group: await groupOf(db, room),
      top: fans.flatMap(({ account_id, contribution }, index) => rowOf(people.get(account_id), contribution, index + 1)),
      mine: own && standingOf(own),
    }
  })

  route(app, 'POST api/Live_streaming/badgeList', async ({ account, body }) => {
    const uid = body.uid ?? account?.id
    const fans = uid === undefined ? [] : await listBadges(db, uid)
    const rooms = new Map(
      (
        await listRooms(
          db,
          fans.map(({ room_id }) => room_id),
        )
      ).map((room) => [room.id, room]),
    )
    const faces = await findFaces(
      db,
      [...rooms.values()].map((room) => room.uid),
    )
    const colors = await findColors(db, [...rooms.keys()])
    const list = fans.flatMap((row) => {
      const room = rooms.get(row.room_id)
      const face = room && faces.get(room.uid)
      if (!room || !face) return []
      return [
        { room_id: room.id, uid: room.uid, ...face, name: room.badge_name, color: colors.get(room.id) ?? firstColor, ...standingOf(row) },
      ]
    })
    return { list }
  })

  route(app, 'POST api/Live_streaming/badgeEdit', async ({ account, body }) => {
    const room = await roomOfAccount(db, account.id)
    if (!room) throw fail('forbidden')
    const badge_name = nameForm(body.name)
    if (badge_name === '' || countCharacters(badge_name) > badgeNameMost || !isPlain(badge_name)) throw fail('invalid-input')
    await words.check(badge_name)
    await updateRoom(db, room.id, { badge_name })
    if (body.color) await upsertColor(db, room.id, body.color)
    roomChanged(room.id)
    return groupOf(db, { ...room, badge_name })
  })
}
