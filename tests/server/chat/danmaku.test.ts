// Danmaku: permitted by level, at most ten a second in a room, replayed by picture time; and horns to every room.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { deleteRoomDanmakuBefore } from '../../../server/features/room/danmaku/store.ts'
import { type ChatScene, chatScene } from '../../support/people/chat-scene.ts'

let scene: ChatScene
beforeAll(async () => {
  scene = await chatScene()
})
afterAll(() => scene.end())

const send = (as: string, id: string, text: string, more: object = {}) =>
  scene.call('GET api/Barrage/send', as, { query: { id, text, ...more } })

it('a danmaku has the style its level allows and is a chat message under the same id', async () => {
  const room = await scene.room()
  const one = await scene.person()
  const socket = await scene.socket(null, `room:${room.id}`)
  expect((await send(one, room.id, '大红', { color: '#ff4d4d' })).error).toBe('level-needed')
  const key = randomUUID()
  const at = new Date(scene.now() - 40_000).toISOString()
  const sent = await send(one, room.id, '进了！', { key, at })
  expect(sent.data).toMatchObject({ text: '进了！', color: '#ffffff', size: 'medium', position: 'scroll', advert: false, at, uid: one })
  expect((await send(one, room.id, '进了！', { key, at })).data.id).toBe(sent.data.id)
  expect(await socket.hear((message) => message.code === 100 && message.type === 'danmaku')).toMatchObject({
    data: [{ id: sent.data.id, at }],
  })
  await scene.db.execute(sql`insert into wealth (account_id, experience) values (${one}, 100000000)`)
  expect((await send(one, room.id, '大红', { color: '#ff4d4d', size: 'large', position: 'top' })).data).toMatchObject({
    color: '#ff4d4d',
    position: 'top',
  })
  const messages = (await scene.call('GET api/Chat/roomMessages', null, { query: { id: room.id } })).data.list
  expect(messages[0]).toMatchObject({ id: sent.data.id, danmaku: true, at })
  socket.ws.terminate()
})

it('a room shows ten per second; all are stored, and returned by time in order', async () => {
  const room = await scene.room()
  const people = await Promise.all(Array.from({ length: 30 }, () => scene.person()))
  const socket = await scene.socket(null, `room:${room.id}`)
  const begun = Math.floor(scene.now() / 1_000) * 1_000
  const timestampAt = (second: number) => new Date(begun - 60_000 + second * 1_000).toISOString()
  const responses = await Promise.all(people.map((as, index) => send(as, room.id, `弹幕${index}`, { at: timestampAt(29 - index) })))
  expect(responses.every(({ code }) => code === 0)).toBe(true)
  const query = { id: room.id, from: timestampAt(5), to: timestampAt(15) }
  const { list, next } = (await scene.call('GET api/Barrage/getList', null, { query })).data
  expect([list.map(({ at }) => at), next]).toEqual([Array.from({ length: 10 }, (_, index) => timestampAt(5 + index)), null])
  expect((await scene.call('GET api/Barrage/getList', null, { query: { ...query, to: timestampAt(5) } })).error).toBe('invalid-input')
  await expect
    .poll(() => socket.heard.flatMap((message) => (message.code === 100 && message.type === 'danmaku' ? message.data : [])).length)
    .toBeGreaterThanOrEqual(10)
  const shown = socket.heard.flatMap((message) => (message.code === 100 && message.type === 'danmaku' ? message.data : []))
  const times = shown.map(({ time }) => Date.parse(time)).sort((a, b) => a - b)
  // All thirty were sent at nearly the same time: a rate above ten a second would show here.
  if ((times.at(-1) ?? 0) - (times[0] ?? 0) < 900) expect(shown.length).toBeLessThanOrEqual(20)
  socket.ws.terminate()
})

it('danmaku of a room expire after a month unless a recording covers them', async () => {
  const room = await scene.room()
  const one = await scene.person()
  const day = 86_400_000
  const sent = await Promise.all([40, 39, 20].map(async (days) => ({ days, id: (await send(one, room.id, `${days} 天前`)).data.id })))
  for (const { days, id } of sent)
    await scene.db.execute(sql`update danmaku set at = ${new Date(scene.now() - days * day)} where id = ${id}`)
  const begun = new Date(scene.now() - 39 * day - 60_000)
  await scene.db.execute(sql`
    insert into playback (id, room_id, title, cover, started_at, duration_ms, bytes)
    values (${randomUUID()}, ${room.id}, '', '', ${begun}, 120000, 1)`)
  await deleteRoomDanmakuBefore(scene.db, new Date(scene.now() - 30 * day))
  const stored = await scene.db.execute(sql`select id from danmaku where room_id = ${room.id} order by at`)
  expect(stored.rows).toEqual(sent.slice(1).map(({ id }) => ({ id })))
})

/** Three ways to send text to a room; each returns its error or null. */
async function waysOf(account: string, roomId: string) {
  const socket = await scene.socket(account, `room:${roomId}`)
  const danmaku = async (text: string) => (await send(account, roomId, text)).error ?? null
  const rest = async (text: string) =>
    (await scene.call('POST api/Chat/say', account, { body: { id: roomId, text, key: randomUUID() } })).error ?? null
  async function bySocket(text: string): Promise<string | null> {
    const key = randomUUID()
    let error: string | null = null
    socket.submit({ type: 'say', id: roomId, text, key })
    await socket.hear((message) => {
      if (message.code !== 200 || message.type !== 'said' || message.data.key !== key) return false
      error = message.data.error
      return true
    })
    return error
  }
  return { danmaku, rest, bySocket, end: () => socket.ws.terminate() }
}

it('danmaku, REST messages and socket messages share one limit: 20 in 30 s, no duplicates', async () => {
  const room = await scene.room()
  const { danmaku, rest, bySocket, end } = await waysOf(await scene.person(), room.id)
  const ways = [danmaku, rest, bySocket]
  const sendMany = async (count: number, of: string) => {
    const errors: (string | null)[] = []
    for (let number = 0; number < count; number += 1) errors.push((await ways[number % 3]?.(`${of}${number}`)) ?? null)
    return errors
  }
  expect(await sendMany(20, '第')).toEqual(Array.from({ length: 20 }, () => null))
  expect(await sendMany(3, '多')).toEqual(['too-many', 'too-many', 'too-many'])
  scene.pass(30_001)
  expect(await bySocket('一样的话')).toBe(null)
  expect([await danmaku('一样的话'), await rest('一样的话'), await bySocket('一样的话')]).toEqual(['repeated', 'repeated', 'repeated'])
  expect(await danmaku('另一句')).toBe(null)
  expect([await bySocket('另一句'), await rest('另一句')]).toEqual(['repeated', 'repeated'])
  end()
})

it('a danmaku is rejected by room and site rules like a chat message, over REST and the socket', async () => {
  const room = await scene.room({ slow_seconds: 60, followers_only: true })
  const account = await scene.person()
  const { danmaku, rest, bySocket, end } = await waysOf(account, room.id)
  const errorsOf = async (text: string) => [await danmaku(text), await rest(text), await bySocket(text)]
  expect(await errorsOf('你好')).toEqual(['followers-only', 'followers-only', 'followers-only'])
  await scene.follow(account, room.uid)
  expect(await errorsOf('加 微\u200b信 看直播')).toEqual(['word-refused', 'word-refused', 'word-refused'])
  await scene.call('POST api/Chat/putRoomWords', room.uid, { body: { id: room.id, words: ['黑哨'] } })
  expect(await errorsOf('又是黑.哨')).toEqual(['word-refused', 'word-refused', 'word-refused'])
  expect(await errorsOf('😀'.repeat(101))).toEqual(['too-long', 'too-long', 'too-long'])
  // Refused attempts do not count. A successful one makes the others wait, whichever way they use.
  expect(await danmaku('第一句')).toBe(null)
  expect(await errorsOf('第二句')).toEqual(['slow-mode', 'slow-mode', 'slow-mode'])
  scene.pass(60_000)
  expect(await bySocket('第二句')).toBe(null)
  expect(await errorsOf('第三句')).toEqual(['slow-mode', 'slow-mode', 'slow-mode'])
  for (const text of ['欢迎', '开始了']) expect((await send(room.uid, room.id, text)).code).toBe(0)
  end()
})

it('a removed danmaku is removed from the chat too', async () => {
  const room = await scene.room()
  const one = await scene.person()
  const { data } = await send(one, room.id, '删我')
  const socket = await scene.socket(null, `room:${room.id}`)
  expect((await scene.call('POST api/Barrage/remove', one, { body: { id: data.id } })).code).toBe(0)
  expect((await scene.call('GET api/Chat/roomMessages', null, { query: { id: room.id } })).data.list).toEqual([])
  expect(await socket.hear((message) => message.code === 100 && message.type === 'room_remove')).toMatchObject({ data: { id: data.id } })
  socket.ws.terminate()
})

it('a paid advert is shown after the commit, highlighted, and stored with the others', async () => {
  const room = await scene.room()
  const one = await scene.person()
  const { danmaku } = scene.chat
  await expect(danmaku.checkAdvert(one, room.id, '加微信')).rejects.toMatchObject({ code: 'word-refused' })
  await danmaku.checkAdvert(one, room.id, '今晚决赛')
  const socket = await scene.socket(null, `room:${room.id}`)
  const advert = { id: 'ad1', room_id: room.id, uid: one, nickname: '甲', userlevel: 3, text: '今晚决赛' }
  const publishAdvert = await inTransaction(scene.db, (tx) => danmaku.advertise(tx, advert))
  publishAdvert()
  expect(await socket.hear((message) => message.code === 100 && message.type === 'danmaku')).toMatchObject({
    data: [{ id: 'ad1', advert: true }],
  })
  socket.ws.terminate()
})
