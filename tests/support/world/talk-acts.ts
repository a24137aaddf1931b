// What fans do with each other and with their follows: streamers, matches, private messages, notices, and their wallet.
import { randomUUID } from 'node:crypto'
import type { Fan } from './fan.ts'
import { randomText } from './random-text.ts'
import type { Scene } from './scene.ts'

export async function followStreamer(fan: Fan): Promise<void> {
  const { draw, tally } = fan
  const found = await fan.ask('POST api/Live_streaming/getHotList', { body: { limit: 50 } })
  const room = draw.one(found?.list ?? [])
  if (!room) return
  const on = draw.happens(65)
  const done = await fan.ask('POST api/Member/attention', { body: { uid: room.uid, on } })
  if (!done) return
  if (done.followed !== on) tally.fail(`${fan.name}: asked to follow ${room.uid}: ${on}, and it is ${done.followed}`)
  const info = await fan.ask('GET api/Live_streaming/getRoomInfo', { query: { id: room.id } })
  if (info && info.is_followed !== on) tally.fail(`${fan.name}: follows ${room.uid}: ${on}, and its room says ${info.is_followed}`)
}

export async function followMatch(fan: Fan): Promise<void> {
  const { draw } = fan
  const found = await fan.ask('POST api/hot_match/all_match', { body: { sport: draw.happens(70) ? 'football' : 'basketball', limit: 60 } })
  const match = draw.one(found?.list ?? [])
  if (!match) return
  await fan.ask('POST api/Basketballuser/collect', { body: { id: match.id, on: draw.happens(70) } })
  if (draw.happens(40)) await fan.ask('POST api/hot_match/support', { body: { id: match.id, side: draw.happens(50) ? 'home' : 'away' } })
}

/** Writes to another fan, or to a recent chatter of a room. */
export async function writeTo(fan: Fan, scene: Scene): Promise<void> {
  const { draw } = fan
  const [others, strangers] = [scene.fans.map(({ id }) => id), await listTalkers(fan)]
  const to = draw.one((draw.happens(60) ? others : strangers).filter((id) => id !== fan.id))
  if (!to) return
  const body = { conversationID: `C2C${to}`, type: 'text', key: randomUUID(), text: randomText(draw) } as const
  const sent = await fan.ask('POST api/Chat/send', { body })
  if (!sent || !draw.happens(20)) return
  const again = await fan.ask('POST api/Chat/send', { body })
  if (again && again.id !== sent.id) fan.tally.fail(`${fan.name}: one key made the messages ${sent.id} and ${again.id}`)
}
async function listTalkers(fan: Fan): Promise<string[]> {
  const live = await fan.ask('POST api/Live_streaming/getLiveHotList', { body: { limit: 50 } })
  const room = fan.draw.one(live?.list ?? [])
  const talk = room && (await fan.ask('GET api/Chat/roomMessages', { query: { id: room.id } }))
  return (talk?.list ?? []).flatMap(({ from, kind }) => (from && kind === 'chat' ? [from.uid] : []))
}

export async function readMessages(fan: Fan): Promise<void> {
  const { draw } = fan
  const found = await fan.ask('GET api/Chat/conversations', { query: {} })
  const one = draw.one(found?.list ?? [])
  if (!one) return
  const { conversationID } = one
  await fan.ask('GET api/Chat/messages', { query: { conversationID } })
  if (one.stranger === 'asks' && draw.happens(50)) await fan.ask('POST api/Chat/answerStranger', { body: { conversationID, accept: true } })
  else if (draw.happens(70)) await fan.ask('POST api/Chat/read', { body: { conversationID, seq: one.last_seq } })
}

export async function readNotices(fan: Fan): Promise<void> {
  const { draw } = fan
  const found = await fan.ask('GET api/Notification/getList', { query: { limit: '20' } })
  const one = draw.one(found?.list ?? [])
  if (one && draw.happens(60)) await fan.ask('POST api/Notification/read', { body: { id: one.id, before: draw.happens(20) } })
}

/** No other account moves this fan's money, so two calls must return the same balance. */
export async function viewWallet(fan: Fan): Promise<void> {
  const [wallet, panel] = [await fan.ask('GET api/Balance/getInfo', { query: {} }), await fan.ask('GET api/User/getUserInfo')]
  const [one, other] = [wallet, panel].map((found) => found && [found.balance, found.balances, found.gold, found.userlevel].join(' '))
  if (one !== other) fan.tally.fail(`${fan.name}: the wallet has ${one}, the panel ${other}`)
  await fan.ask('GET api/Order/getList', { query: {} })
  await fan.ask('GET api/Gift/getSentList', { query: {} })
}

export async function sendFeedback(fan: Fan): Promise<void> {
  await fan.ask('POST api/Universal/feedback', { body: { kind: 'idea', content: randomText(fan.draw) } })
}
