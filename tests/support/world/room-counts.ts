// Counts of rooms: viewers, followers, lines and danmaku, recordings, watch time.
import type { RoomMessage } from '../../../contract/chat/chat.ts'
import type { Danmaku } from '../../../contract/room/danmaku.ts'
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { callApp } from '../people/app-member.ts'
import { type Compared, type CountSources, countBy } from './agreement.ts'

export async function listRooms({ app }: Pick<CountSources, 'app'>): Promise<RoomCard[]> {
  const { list } = await callApp<{ list: RoomCard[] }>(app, 'POST api/Live_streaming/getHotList', { limit: 100 })
  return list
}

export async function countViewers({ app }: CountSources): Promise<Compared[]> {
  const { list } = await callApp<{ list: RoomCard[] }>(app, 'POST api/Live_streaming/getLiveHotList', { limit: 100 })
  const compared: Compared[] = []
  for (const { id, viewers } of list) {
    const { online } = await callApp<{ online: number }>(app, `GET api/Chat/roomMessages?id=${id}&limit=1`)
    compared.push({ of: `viewers of room ${id}`, shown: viewers, source: online })
  }
  return compared
}

export async function countFollowers({ app, pool, fans }: CountSources): Promise<Compared[]> {
  const rows = await countBy(pool, "SELECT ref_id AS key, count(*) AS count FROM account_follow WHERE kind = 'streamer' GROUP BY ref_id")
  const own = await countBy(
    pool,
    `SELECT account_id AS key, count(*) AS count FROM account_follow JOIN room ON room.uid = ref_id AND closed_at IS NULL
      WHERE kind = 'streamer' GROUP BY account_id`,
  )
  const compared: Compared[] = []
  for (const { id, uid } of await listRooms({ app })) {
    const { followers } = await callApp<{ followers: number }>(app, `GET api/Live_streaming/getRoomInfo?id=${id}`)
    const other = await callApp<{ followers: number }>(app, 'POST api/live/getLiveByUid', { uid })
    const source = rows.get(uid) ?? 0
    compared.push({ of: `followers in room ${id}`, shown: followers, source })
    compared.push({ of: `followers of streamer ${uid}`, shown: other.followers, source })
  }
  for (const fan of fans) {
    const { total } = await callApp<{ total: number }>(app, 'GET api/User/attentionList', {}, fan.token)
    compared.push({ of: `streamers whom ${fan.name} follows`, shown: total, source: own.get(fan.id) ?? 0 })
  }
  return compared
}

async function readRoomMessages({ app }: CountSources, id: string): Promise<RoomMessage[]> {
  const messages: RoomMessage[] = []
  let before = ''
  for (;;) {
    const page = await callApp<{ list: RoomMessage[]; more: boolean }>(app, `GET api/Chat/roomMessages?id=${id}${before}`)
    messages.unshift(...page.list)
    if (!page.more) return messages
    before = `&before=${page.list[0]?.id}`
  }
}
async function readDanmaku({ app }: CountSources, id: string, from: string, to: string): Promise<Danmaku[]> {
  const flown: Danmaku[] = []
  for (let next: string | null = from; next; ) {
    const page: { list: Danmaku[]; next: string | null } = await callApp(app, `GET api/Barrage/getList?id=${id}&from=${next}&to=${to}`)
    flown.push(...page.list)
    next = page.next
  }
  return flown
}

const hour = 3_600_000
/** Milliseconds by which a line's danmaku may lag. */
const onItsWay = 2_000

/** Counts lines and danmaku up to a recent time, because the rooms continue. */
export async function countRoomMessages(sources: CountSources): Promise<Compared[]> {
  const { app, pool } = sources
  const until = new Date(Date.now() - onItsWay)
  const [from, to] = [-4 * hour, hour].map((offset) => new Date(until.getTime() + offset).toISOString()) as [string, string]
  const isBefore = ({ time }: { time: string }): boolean => Date.parse(time) < until.getTime()
  const [messages, flown] = [
    await countBy(pool, 'SELECT room_id AS key, count(*) AS count FROM room_line WHERE removed_at IS NULL AND time < $1 GROUP BY room_id', [
      until,
    ]),
    await countBy(
      pool,
      `SELECT room_id AS key, count(*) AS count FROM room_line WHERE removed_at IS NULL AND time < $1 AND (message->>'danmaku')::boolean
        GROUP BY room_id`,
      [until],
    ),
  ]
  const compared: Compared[] = []
  for (const { id } of await listRooms({ app })) {
    const shown = (await readRoomMessages(sources, id)).filter(isBefore)
    const flying = (await readDanmaku(sources, id, from, to)).filter((one) => !one.advert && isBefore(one))
    const ids = new Set(flying.map((one) => one.id))
    const alone = shown.filter((message) => message.danmaku && !ids.has(message.id))
    compared.push({ of: `lines of room ${id}`, shown: shown.length, source: messages.get(id) ?? 0 })
    compared.push({ of: `danmaku of room ${id}`, shown: flying.length, source: flown.get(id) ?? 0 })
    compared.push({ of: `lines of room ${id} that should fly and do not`, shown: alone.length, source: 0 })
  }
  return compared
}

export async function countRecordings({ app, pool }: CountSources): Promise<Compared[]> {
  const rows = await countBy(pool, 'SELECT room_id AS key, count(*) AS count FROM playback GROUP BY room_id')
  const compared: Compared[] = []
  for (const { id, playback_count } of await listRooms({ app })) {
    const { total } = await callApp<{ total: number }>(app, 'POST api/Live_streaming/getLivePlaybackList', { id })
    compared.push({ of: `recordings on the card of room ${id}`, shown: playback_count, source: rows.get(id) ?? 0 })
    compared.push({ of: `recordings of room ${id}`, shown: total, source: rows.get(id) ?? 0 })
  }
  return compared
}
