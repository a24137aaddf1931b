// Bots that flood one room over sockets and calls: no more lines are sent than the limit allows, other rooms are unaffected, and a mute
// takes effect within a second on every open socket. R-TALK-1, R-ROOM-8.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chatLimits } from '../../../contract/limits/chat-limits.ts'
import type { LiveMessage } from '../../../contract/live.ts'
import { roomMessage } from '../../../server/features/chat/table.ts'
import { upsertRestriction } from '../../../server/features/room/standing/store.ts'
import type { LiveClient } from '../../support/live-server.ts'
import { type ChatScene, chatScene } from '../../support/people/chat-scene.ts'
import { figures, soak } from '../../support/soak.ts'

let scene: ChatScene
beforeAll(async () => {
  scene = await chatScene()
})
afterAll(() => scene.end())

const at = (values: readonly number[], part: number): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0
const spoken = (message: LiveMessage): string[] =>
  message.code === 100 && message.type === 'room_message' ? message.data.map(({ text }) => text) : []

/** One bot: fifty lines a second over its socket, which it reopens whenever it is closed, and one a second over a call. */
async function shout(who: string, room: string, first: LiveClient, until: number): Promise<number> {
  let sent = 0
  let client = first
  let calls: Promise<unknown> = Promise.resolve()
  while (Date.now() < until) {
    for (let index = 0; index < 5; index += 1) {
      sent += 1
      client.submit({ type: 'say', id: room, text: `买彩${sent}号`, key: randomUUID() })
    }
    if (sent % 50 === 0)
      calls = Promise.all([calls, scene.call('POST api/Chat/say', who, { body: { id: room, text: `加群${sent}号`, key: randomUUID() } })])
    if (client.ws.readyState !== client.ws.OPEN) client = await scene.socket(who, `room:${room}`)
    client.heard.length = 0
    await wait(100)
  }
  await calls
  client.ws.terminate()
  return sent
}

it('bots send no more messages than allowed, and delivery in the other room is unaffected', {
  timeout: soak(60_000, 600_000),
}, async () => {
  const [bots, seconds] = [soak(3, 200), soak(1, 60)]
  const [loud, quiet] = [await scene.room(), await scene.room()]
  const names = await Promise.all(Array.from({ length: bots }, () => scene.person()))
  const talkers = await Promise.all(Array.from({ length: 5 }, () => scene.person()))
  const listener = await scene.socket(null, `room:${quiet.id}`)
  const delays: number[] = []
  const sentAt = new Map<string, number>()
  listener.ws.on('message', (data) => {
    for (const text of spoken(JSON.parse(String(data)) as LiveMessage)) delays.push(performance.now() - (sentAt.get(text) ?? Number.NaN))
  })
  const mouths: [string, LiveClient][] = []
  for (const who of names) mouths.push([who, await scene.socket(who, `room:${loud.id}`)])
  const begun = Date.now()
  const until = begun + seconds * 1_000
  const shouting = Promise.all(mouths.map(([who, client]) => shout(who, loud.id, client, until)))
  for (let iteration = 0; Date.now() < until; iteration += 1) {
    const text = `第${iteration}句`
    sentAt.set(text, performance.now())
    // One every 320 ms, in turn: each stays below the limit.
    await scene.call('POST api/Chat/say', talkers[iteration % talkers.length] as string, {
      body: { id: quiet.id, text, key: randomUUID() },
    })
    await wait(320)
  }
  const sent = (await shouting).reduce((sum, one) => sum + one, 0)
  await expect.poll(() => delays.length).toBe(sentAt.size)
  const rows = (await scene.db.select().from(roomMessage).where(eq(roomMessage.room_id, loud.id))).filter(
    ({ message }) => message.kind === 'chat',
  )
  const byBot = new Map<string | null, number>()
  for (const { account_id } of rows) byBot.set(account_id, (byBot.get(account_id) ?? 0) + 1)
  // Over the whole elapsed time: a stalled machine adds windows, and delays a line's timestamp after its admission.
  const windows = Math.floor((Date.now() - begun) / (chatLimits.messageWindow * 1_000)) + 1
  for (const count of byBot.values()) expect(count).toBeLessThanOrEqual(windows * chatLimits.messagesPerWindow)
  expect(byBot.size).toBe(bots)
  const p99 = at(delays, 0.99)
  figures({ proof: 'R-TALK-1 flood', bots, seconds, sent, said: rows.length, p99: Math.round(p99) })
  if (soak(false, true)) expect(p99).toBeLessThanOrEqual(200)
  listener.ws.terminate()
})

it('a mute applies to every open socket, and after a restart', { timeout: soak(60_000, 600_000) }, async () => {
  const people = soak(2, 200)
  const room = await scene.room()
  const names = await Promise.all(Array.from({ length: people }, () => scene.person()))
  const clients: LiveClient[] = []
  for (const who of names) clients.push(await scene.socket(who, `account:${who}`, `room:${room.id}`))
  const isRefused = async (client: LiveClient): Promise<void> => {
    const key = randomUUID()
    client.submit({ type: 'say', id: room.id, text: `我说${key}`, key })
    const response = await client.hear((message) => message.code === 200 && message.type === 'said' && message.data.key === key)
    expect(response).toMatchObject({ data: { error: 'muted' } })
  }
  const took: number[] = []
  for (const [index, client] of clients.entries()) {
    const who = names[index] as string
    const until = new Date(scene.now() + 3_600_000)
    const begun = performance.now()
    await upsertRestriction(scene.db, { room_id: room.id, account_id: who, kind: 'mute', until, reason: '', by: room.uid, at: new Date() })
    scene.hub.changeStanding({ roomId: room.id, accountId: who, role: 'viewer', mutedUntil: until.getTime(), kickedUntil: null })
    await client.hear((message) => message.code === 100 && message.type === 'standing' && message.data.muted_until !== null)
    await isRefused(client)
    took.push(performance.now() - begun)
  }
  figures({ proof: 'R-ROOM-8 mutes', people, slowest: Math.round(Math.max(...took)) })
  if (soak(false, true)) expect(Math.max(...took)).toBeLessThanOrEqual(1_000)
  await scene.restart()
  for (const who of names) {
    const back = await scene.socket(who, `room:${room.id}`)
    await isRefused(back)
    back.ws.terminate()
  }
})
