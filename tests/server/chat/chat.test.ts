// Lines in rooms: each reaches every viewer once, and REST and socket enforce the same rules. R-TALK-1, R-TALK-2.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RoomMessage } from '../../../contract/chat/chat.ts'
import type { LiveMessage } from '../../../contract/live.ts'
import { deleteChatOf } from '../../../server/features/chat/store.ts'
import { upsertSilence } from '../../../server/features/report/store.ts'
import { upsertRestriction } from '../../../server/features/room/standing/store.ts'
import type { LiveClient } from '../../support/live-server.ts'
import { type ChatScene, chatScene } from '../../support/people/chat-scene.ts'

let scene: ChatScene
beforeAll(async () => {
  scene = await chatScene()
})
afterAll(() => scene.end())

const post = (as: string, id: string, text: string, more: object = {}) =>
  scene.call('POST api/Chat/say', as, { body: { id, text, key: randomUUID(), ...more } })
/** The next line on a socket that matches the predicate. */
async function nextMessage(client: LiveClient, fits: (message: RoomMessage) => boolean): Promise<RoomMessage> {
  let found: RoomMessage | undefined
  await client.hear((message) => {
    if (message.code !== 100 || message.type !== 'room_message') return false
    found = message.data.find(fits)
    return found !== undefined
  })
  return found as RoomMessage
}
const isOwn = (type: string) => (message: LiveMessage) => message.code === 200 && message.type === type
async function restrict(room: { id: string; uid: string }, account: string, kind: 'mute' | 'kick', hours: number): Promise<void> {
  const until = new Date(scene.now() + hours * 3_600_000)
  await upsertRestriction(scene.db, {
    room_id: room.id,
    account_id: account,
    kind,
    until,
    reason: '',
    by: room.uid,
    at: new Date(scene.now()),
  })
  scene.hub.changeStanding({
    roomId: room.id,
    accountId: account,
    role: 'viewer',
    mutedUntil: kind === 'mute' ? until.getTime() : null,
    kickedUntil: kind === 'kick' ? until.getTime() : null,
  })
}

describe('a chat message', () => {
  it('reaches the whole room, stays for later joiners, and is stored once however often it is sent', async () => {
    const room = await scene.room()
    const [one, other] = [await scene.person(), await scene.person()]
    const guest = await scene.socket(null, `room:${room.id}`)
    const key = randomUUID()
    const at = new Date(scene.now() - 6_400).toISOString()
    const first = await scene.call('POST api/Chat/say', one, {
      body: { id: room.id, text: ' 好球[足球]  <b>！', key, at, mentions: [other] },
    })
    expect(first).toMatchObject({
      code: 0,
      data: { kind: 'chat', text: '好球[足球] <b>！', at, mentions: [other], from: { uid: one, role: 'viewer' } },
    })
    const again = await scene.call('POST api/Chat/say', one, { body: { id: room.id, text: '好球[足球] <b>！', key } })
    expect(again.data.id).toBe(first.data.id)
    expect((await nextMessage(guest, ({ id }) => id === first.data.id)).text).toBe('好球[足球] <b>！')
    const replied = await post(other, room.id, '是的', { reply_to: first.data.id, at: '2020-01-01T00:00:00Z' })
    expect(replied.data).toMatchObject({ at: null, reply: { id: first.data.id, uid: one, text: '好球[足球] <b>！' } })
    const history = await scene.call('GET api/Chat/roomMessages', null, { query: { id: room.id } })
    expect(history.data.list.map(({ id }) => id)).toEqual([first.data.id, replied.data.id])
    expect((await scene.call('GET api/Chat/roomMessages', null, { query: { id: room.id, limit: '1' } })).data).toMatchObject({ more: true })
    guest.ws.terminate()
  })

  it('over a socket requires a login and is answered with the message or the reason for rejection', async () => {
    const room = await scene.room()
    const one = await scene.person()
    const body = { id: room.id, text: '在', key: randomUUID() }
    const guest = await scene.socket(null, `room:${room.id}`)
    guest.submit({ type: 'say', ...body })
    expect(await guest.hear(isOwn('said'))).toMatchObject({ data: { error: 'auth-lost', message: null } })
    guest.submit({ type: 'login-token', token: one }, { type: 'say', ...body })
    expect(await guest.hear(isOwn('signed_in'))).toMatchObject({ data: { id: one } })
    expect(await guest.hear(isOwn('said'))).toMatchObject({ data: { key: body.key, error: null, message: { text: '在' } } })
    guest.submit({ type: 'say', ...body, key: randomUUID() })
    expect(await guest.hear(isOwn('said'))).toMatchObject({ data: { error: 'repeated', message: null } })
    guest.ws.terminate()
  })

  it('is limited to 20 in 30 s, no duplicates, 100 characters, and no invisible characters', async () => {
    const room = await scene.room()
    const one = await scene.person()
    expect((await post(one, room.id, '😀'.repeat(101))).error).toBe('too-long')
    expect((await post(one, room.id, '\u200b\u3164')).error).toBe('invalid-input')
    expect((await post(one, room.id, '\u0007b')).error).toBe('invalid-input')
    const responses = await Promise.all(Array.from({ length: 40 }, (_, number) => post(one, room.id, `第${number}句`)))
    expect(responses.filter(({ code }) => code === 0)).toHaveLength(20)
    expect(new Set(responses.flatMap(({ error }) => error ?? []))).toEqual(new Set(['too-many']))
    scene.pass(30_001)
    expect((await post(one, room.id, '第1句')).code).toBe(0)
    expect((await post(one, room.id, '第1句')).error).toBe('repeated')
  })

  it('loses copied direction marks and keeps emoji joiners', async () => {
    const room = await scene.room()
    const one = await scene.person()
    const lines = ['\u200e好球', '\u2068Ann\u2069 来了', '\u202d138 0013 8000\u202c', '👨\u200d👩\u200d👧']
    const replies = await Promise.all(lines.map((nextMessage) => post(one, room.id, nextMessage)))
    expect(replies.map(({ data }) => data?.text)).toEqual(['好球', 'Ann 来了', '138 0013 8000', '👨\u200d👩\u200d👧'])
  })

  it('is subject to slow mode and followers-only for viewers alone', async () => {
    const room = await scene.room({ slow_seconds: 60, followers_only: true })
    const one = await scene.person()
    expect((await post(one, room.id, '你好')).error).toBe('followers-only')
    await scene.follow(one, room.uid)
    expect((await post(one, room.id, '你好')).code).toBe(0)
    expect((await post(one, room.id, '又一句')).error).toBe('slow-mode')
    scene.pass(60_000)
    expect((await post(one, room.id, '又一句')).code).toBe(0)
    for (const text of ['欢迎', '开始了']) expect((await post(room.uid, room.id, text)).code).toBe(0)
  })

  it('with a refused word is rejected; a room has its own words', async () => {
    const room = await scene.room()
    const one = await scene.person()
    expect((await post(one, room.id, '加 微\u200b信 看直播')).error).toBe('word-refused')
    expect((await scene.call('POST api/Chat/putRoomWords', one, { body: { id: room.id, words: ['黑哨'] } })).error).toBe('forbidden')
    await scene.call('POST api/Chat/putRoomWords', room.uid, { body: { id: room.id, words: ['黑哨'] } })
    expect((await post(one, room.id, '又是黑.哨')).error).toBe('word-refused')
    expect((await post(one, (await scene.room()).id, '又是黑.哨')).code).toBe(0)
    await scene.call('POST api/Desk/putWords', 'op1', { body: { lang: 'zh', words: ['臭脚'], built_in: true } })
    expect((await post(one, room.id, '这個臭腳')).error).toBe('word-refused')
  })

  it('can be removed only by its author and by moderators', async () => {
    const room = await scene.room()
    const [one, other] = [await scene.person(), await scene.person()]
    const { data } = await post(one, room.id, '删我')
    const guest = await scene.socket(null, `room:${room.id}`)
    const remove = (as: string) => scene.call('POST api/Chat/removeLine', as, { body: { id: room.id, message_id: data.id } })
    expect((await remove(other)).error).toBe('forbidden')
    expect((await remove(room.uid)).code).toBe(0)
    expect(await guest.hear((message) => message.code === 100 && message.type === 'room_remove')).toMatchObject({ data: { id: data.id } })
    expect((await scene.call('GET api/Chat/roomMessages', null, { query: { id: room.id } })).data.list).toEqual([])
    guest.ws.terminate()
  })

  it('is gone from all quotes once removed or once its author’s account is deleted', async () => {
    const room = await scene.room()
    const [one, other, third] = [await scene.person(), await scene.person(), await scene.person()]
    const [bad, last, remaining] = [
      await post(one, room.id, '脏话'),
      await post(third, room.id, '我要走了'),
      await post(other, room.id, '好球'),
    ]
    for (const { data } of [bad, last, remaining]) await post(other, room.id, `回复 ${data.id}`, { reply_to: data.id })
    await scene.call('POST api/Chat/removeLine', room.uid, { body: { id: room.id, message_id: bad.data.id } })
    await deleteChatOf(scene.db, third)
    const { list } = (await scene.call('GET api/Chat/roomMessages', null, { query: { id: room.id } })).data
    expect(list.map(({ text, reply }) => [text, reply?.text ?? null])).toEqual([
      ['好球', null],
      [`回复 ${bad.data.id}`, null],
      [`回复 ${last.data.id}`, null],
      [`回复 ${remaining.data.id}`, '好球'],
    ])
  })
})

describe('a user restriction', () => {
  it('mutes on REST and open sockets at once, survives a restart, and expires on time', async () => {
    const room = await scene.room()
    const one = await scene.person()
    const client = await scene.socket(one, `account:${one}`, `room:${room.id}`)
    await restrict(room, one, 'mute', 1)
    client.submit({ type: 'say', id: room.id, text: '甲', key: randomUUID() })
    expect(await client.hear(isOwn('said'))).toMatchObject({ data: { error: 'muted' } })
    expect(client.heard.some((message) => message.code === 100 && message.type === 'standing' && message.data.muted_until !== null)).toBe(
      true,
    )
    expect((await post(one, room.id, '乙')).error).toBe('muted')
    expect((await scene.call('GET api/Barrage/send', one, { query: { id: room.id, text: '丙' } })).error).toBe('muted')
    await scene.restart()
    expect((await post(one, room.id, '丁')).error).toBe('muted')
    const back = await scene.socket(one, `room:${room.id}`)
    back.submit({ type: 'say', id: room.id, text: '戊', key: randomUUID() })
    expect(await back.hear(isOwn('said'))).toMatchObject({ data: { error: 'muted' } })
    scene.pass(3_600_001)
    expect((await post(one, room.id, '己')).code).toBe(0)
    back.ws.terminate()
  })

  it('silences site-wide: no message, danmaku or advert in any room until it ends', async () => {
    const room = await scene.room()
    const one = await scene.person()
    const until = new Date(scene.now() + 3_600_000)
    const client = await scene.socket(one, `room:${room.id}`)
    await scene.db.transaction((tx) => upsertSilence(tx, { account_id: one, until, reason: 'abuse', by: 'op1' }))
    expect((await post(one, room.id, '甲')).error).toBe('muted')
    expect((await scene.call('GET api/Barrage/send', one, { query: { id: room.id, text: '乙' } })).error).toBe('muted')
    await expect(scene.chat.danmaku.checkAdvert(one, room.id, '丙')).rejects.toMatchObject({ code: 'muted' })
    client.submit({ type: 'say', id: room.id, text: '丁', key: randomUUID() })
    expect(await client.hear(isOwn('said'))).toMatchObject({ data: { error: 'muted' } })
    // The longer of two restrictions applies.
    await restrict(room, one, 'mute', 2)
    scene.pass(3_600_001)
    expect((await post(one, room.id, '戊')).error).toBe('muted')
    scene.pass(3_600_001)
    expect((await post(one, room.id, '己')).code).toBe(0)
    client.ws.terminate()
  })

  it('kicks from the room at once, stops all delivery, and prevents rejoining', async () => {
    const room = await scene.room()
    const [one, other] = [await scene.person(), await scene.person()]
    const client = await scene.socket(one, `room:${room.id}`)
    await restrict(room, one, 'kick', 24)
    await client.hear(isOwn('room_out'))
    const heard = client.heard.length
    await post(other, room.id, '他走了')
    client.submit({ type: 'topic', add: [`room:${room.id}`] })
    await client.hear(isOwn('room_out'))
    expect(client.heard.slice(heard).filter(({ code }) => code === 100)).toEqual([])
    expect((await post(one, room.id, '我还在')).error).toBe('kicked')
    expect((await scene.call('GET api/Chat/roomMessages', one, { query: { id: room.id } })).error).toBe('kicked')
    client.ws.terminate()
  })
})

describe('a socket', () => {
  it('opens account:ID only for its owner, and no longer once the login has ended', async () => {
    const [one, other] = [await scene.person(), await scene.person()]
    const client = await scene.socket(one, `account:${one}`)
    client.submit({ type: 'topic', add: [`account:${other}`] })
    expect(await client.hear(({ code }) => code === 1)).toMatchObject({ type: 'error' })
    scene.hub.endLogins([`login of ${one}`])
    expect(await client.hear(isOwn('signed_out'))).toMatchObject({ data: { id: one } })
    const heard = client.heard.length
    scene.hub.publish(`account:${one}`, 'private_read', { conversationID: 'C2Cx', by: 'x', seq: 1 })
    client.submit({ type: 'heartbeat' })
    await client.hear(({ code }) => code === 0)
    expect(client.heard.slice(heard)).toHaveLength(1)
    client.ws.terminate()
  })

  it('counts a user once across sockets, and notifies the room who joins', async () => {
    const room = await scene.room()
    const one = await scene.person()
    const guest = await scene.socket(null, `room:${room.id}`)
    const sockets = [await scene.socket(one, `room:${room.id}`), await scene.socket(one, `room:${room.id}`)]
    await guest.hear((message) => message.code === 100 && message.type === 'room_count' && message.data.online === 2)
    const entries = () =>
      guest.heard.flatMap((message) =>
        message.code === 100 && message.type === 'room_message' ? message.data.filter(({ kind }) => kind === 'entry') : [],
      )
    await expect.poll(() => entries().map(({ from }) => from?.uid)).toEqual([one])
    for (const socket of sockets) socket.ws.terminate()
    await guest.hear((message) => message.code === 100 && message.type === 'room_count' && message.data.online === 1)
    expect(scene.hub.online(room.id)).toBe(1)
    guest.ws.terminate()
  })
})
