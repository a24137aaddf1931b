// What fans do in a room: chat, send danmaku, give gifts, and open envelopes of others.
import { randomUUID } from 'node:crypto'
import type { Fan } from './fan.ts'
import { listen } from './live-listener.ts'
import { randomText } from './random-text.ts'
import { restFor, type Scene, spanOf } from './scene.ts'

interface Room {
  id: string
  uid: string
}
type RoomAct = (fan: Fan, room: Room) => Promise<unknown>

const gifts = ['clap', 'clap', 'scarf', 'whistle', 'flag', 'drum', 'boots', 'net'] as const
/** Valuable enough to be held for a while before the room sees it. */
const heldGift = 'medal'

const postLine: RoomAct = async (fan, { id }) => {
  const { draw } = fan
  const { list } = (draw.happens(20) && (await fan.ask('GET api/Chat/roomMessages', { query: { id } }))) || { list: [] }
  const answered = draw.one(list.filter(({ kind }) => kind === 'chat'))
  const at = draw.happens(50) ? new Date(Date.now() - 2_000).toISOString() : null
  await fan.ask('POST api/Chat/say', {
    body: { id, text: randomText(draw), key: randomUUID(), at, ...(answered ? { reply_to: answered.id } : {}) },
  })
}
const fly: RoomAct = (fan, { id }) => fan.ask('GET api/Barrage/send', { query: { id, text: randomText(fan.draw), key: randomUUID() } })

const give: RoomAct = async (fan, { id }) => {
  const { draw } = fan
  const isHeld = draw.happens(10)
  const gift_id = isHeld ? heldGift : (draw.one(gifts) ?? 'clap')
  const num = isHeld ? '1' : String(draw.one([1, 1, 1, 10]))
  const given = await fan.ask('GET api/member/handselGift', { query: { room_id: id, gift_id, num, confirm: '1' } })
  if (given?.undo_until && draw.happens(50)) await fan.ask('POST api/member/takeBackGift', { body: { id: given.id } })
}
const giveFromBag: RoomAct = async (fan, { id }) => {
  const bag = await fan.ask('GET api/Gift/getUserGiftList')
  const own = fan.draw.one(bag?.list ?? [])
  if (own) await fan.ask('GET api/member/handselGift', { query: { room_id: id, gift_id: own.gift.id, from: 'bag', confirm: '1' } })
}
const becomeGuard: RoomAct = async (fan, { id }) => {
  const bought = fan.draw.one([
    { kind: 'guard', tier: 'steward' },
    { kind: 'noble', tier: 'knight' },
  ] as const)
  if (bought) await fan.ask('GET api/guard_user/buy', { query: { ...bought, room_id: id, confirm: '1' } })
}
const sendEnvelope: RoomAct = async (fan, { id }) => {
  const { draw } = fan
  const total = 100 + draw.below(200)
  const kind = draw.happens(50) ? 'random' : 'equal'
  const condition = draw.happens(25) ? 'followers' : 'everyone'
  await fan.ask('POST api/Redenvelope/insert', {
    body: { room_id: id, total, num: 2 + draw.below(4), kind, condition, greeting: randomText(draw).slice(0, 30), confirm: true },
  })
}
const openEnvelope: RoomAct = async (fan, { id }) => {
  const found = await fan.ask('POST api/Redenvelope/getRedInfo', { body: { room_id: id } })
  const open = fan.draw.one((found?.list ?? []).filter(({ uid, mine, state }) => uid !== fan.id && mine === null && state === 'open'))
  if (open) await fan.ask('POST api/Redenvelope/receiveRed', { body: { id: open.id } })
}
const browse: RoomAct = async (fan, { id }) => {
  await fan.ask('POST api/Live_streaming/getRankInfoList', { body: { room_id: id, type: 'day' } })
  await fan.ask('POST api/Live_streaming/getFansGroupInfo', { body: { room_id: id } })
}

/** Each with its relative weight. */
export const roomActs: readonly [weight: number, name: string, act: RoomAct][] = [
  [34, 'say', postLine],
  [20, 'danmaku', fly],
  [18, 'gift', give],
  [4, 'gift from the bag', giveFromBag],
  [2, 'guard or noble', becomeGuard],
  [5, 'envelope', sendEnvelope],
  [11, 'open an envelope', openEnvelope],
  [6, 'rankings', browse],
]

async function actIn(fan: Fan, room: Room): Promise<void> {
  const [name, act] = fan.draw.weighed(roomActs)
  fan.tally.did(name)
  await act(fan, room)
}

/** Enters a live room, stays a while, reports the watch time and leaves. */
export async function sitInRoom(fan: Fan, scene: Scene): Promise<void> {
  const { draw, tally } = fan
  const live = await fan.ask('POST api/Live_streaming/getLiveHotList', { body: { limit: 50 } })
  const room = draw.one((live?.list ?? []).filter(({ uid }) => uid !== fan.id))
  if (!room) return
  const info = await fan.ask('GET api/Live_streaming/getRoomInfo', { query: { id: room.id } })
  if (!info || info.me?.kicked) return
  await fan.ask('GET api/Chat/roomMessages', { query: { id: room.id } })
  const visit = await listen(fan.app, `room:${room.id}`, fan.token)
  if (!visit) {
    tally.refusals['room_out kicked'] = (tally.refusals['room_out kicked'] ?? 0) + 1
    return
  }
  const began = Date.now()
  let reportedAt = began
  const until = began + spanOf(scene.sitting, draw)
  while (Date.now() < until && !scene.ending.aborted) {
    await restFor(spanOf(scene.roomRest, draw), scene)
    await actIn(fan, room)
    const seconds = Math.min(60, Math.round((Date.now() - reportedAt) / 1_000))
    reportedAt = Date.now()
    await fan.ask('POST api/live/watched', { body: { id: room.id, seconds, behind: 2_000 } })
  }
  await visit.leave()
  for (const fault of visit.faults) tally.fail(`${fan.name}: live socket: ${fault}`)
}
