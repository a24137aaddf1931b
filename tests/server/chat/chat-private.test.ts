// Private chat: one message for each key, numbered, delivered to both sides; strangers, blocked users, files, and access by others.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SendBody } from '../../../contract/chat/chat.ts'
import { chatLimits } from '../../../contract/limits/chat-limits.ts'
import type { LiveMessage } from '../../../contract/live.ts'
import { insertBlock } from '../../../server/features/account/store.ts'
import { upsertSilence } from '../../../server/features/report/store.ts'
import { type ChatScene, chatScene } from '../../support/people/chat-scene.ts'

let scene: ChatScene
beforeAll(async () => {
  scene = await chatScene()
})
afterAll(() => scene.end())

const send = (as: string, to: string, given: Partial<SendBody> & { text?: string }) =>
  scene.call('POST api/Chat/send', as, { body: { conversationID: `C2C${to}`, type: 'text', key: randomUUID(), ...given } })
const friends = async (): Promise<[string, string]> => {
  const [one, other] = [await scene.person(), await scene.person()]
  await scene.follow(one, other)
  await scene.follow(other, one)
  return [one, other]
}
const list = async (as: string) => (await scene.call('GET api/Chat/conversations', as)).data
const page = async (as: string, other: string, query: { before?: string; after?: string } = {}) =>
  (await scene.call('GET api/Chat/messages', as, { query: { conversationID: `C2C${other}`, ...query } })).data

describe('a private conversation', () => {
  it('stores one message per key, numbered without gaps, and delivers it to both sides at once', async () => {
    const [one, other] = await friends()
    const sockets = [await scene.socket(one, `account:${one}`), await scene.socket(other, `account:${other}`)]
    const key = randomUUID()
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(one, other, { key, text: '<img src=x onerror=alert(1)>' })))
    expect(new Set(responses.map(({ data }) => data.id)).size).toBe(1)
    for (const [index, socket] of sockets.entries())
      expect(await socket.hear((message) => message.code === 100 && message.type === 'private_message')).toMatchObject({
        data: [{ seq: 1, text: '<img src=x onerror=alert(1)>', conversationID: `C2C${[other, one][index]}`, from: one }],
      })
    await Promise.all([
      ...Array.from({ length: 9 }, (_, n) => send(one, other, { text: `甲${n}` })),
      ...Array.from({ length: 10 }, (_, n) => send(other, one, { text: `乙${n}` })),
    ])
    const last = await page(one, other)
    expect([last.list.length, last.more]).toEqual([15, true])
    const first = await page(one, other, { before: String(last.list[0]?.seq) })
    expect([...first.list, ...last.list].map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect((await page(one, other, { after: '18' })).list.map(({ seq }) => seq)).toEqual([19, 20])
    for (const socket of sockets) socket.ws.terminate()
  })

  it('shows which messages were read and which were not', async () => {
    const [one, other] = await friends()
    for (const text of ['一', '二', '三']) await send(one, other, { text })
    expect(await list(other)).toMatchObject({
      unread: 3,
      list: [{ unreadCount: 3, lastMessage: { payload: { text: '三' } }, userProfile: { userID: one } }],
    })
    const socket = await scene.socket(one, `account:${one}`)
    expect((await scene.call('POST api/Chat/read', other, { body: { conversationID: `C2C${one}`, seq: 2 } })).data).toEqual({
      read_seq: 2,
      unread: 1,
    })
    expect(await socket.hear((message) => message.code === 100 && message.type === 'private_read')).toMatchObject({
      data: { conversationID: `C2C${other}`, by: other, seq: 2 },
    })
    expect((await page(one, other)).list.map(({ isRead }) => isRead)).toEqual([true, true, false])
    await scene.call('POST api/Chat/read', other, { body: { conversationID: `C2C${one}`, seq: 1 } })
    expect((await list(other)).unread).toBe(1)
    socket.ws.terminate()
  })

  it('hides what a user has read from those the user has blocked, live and later', async () => {
    const [one, other] = await friends()
    for (const text of ['一', '二']) await send(one, other, { text })
    await insertBlock(scene.db, other, one)
    const socket = await scene.socket(one, `account:${one}`)
    await scene.call('POST api/Chat/read', other, { body: { conversationID: `C2C${one}`, seq: 2 } })
    await send(one, await scene.person(), { text: '别人' })
    const isPrivate = (message: LiveMessage) => message.code === 100 && /^private_/.test(message.type)
    expect(await socket.hear(isPrivate)).toMatchObject({ type: 'private_message' })
    expect((await page(one, other)).list.map(({ isRead }) => isRead)).toEqual([false, false])
    expect((await page(one, other)).peer_read_seq).toBe(0)
    const listed = (await list(one)).list.find(({ userProfile }) => userProfile.userID === other)
    expect(listed?.peer_read_seq).toBe(0)
    expect((await list(other)).unread).toBe(0)
    socket.ws.terminate()
  })

  it('does not mark unseen messages read when the user sends from an offline device or outside a room', async () => {
    const [one, other] = await friends()
    await send(one, other, { text: '在吗' })
    await scene.call('POST api/Chat/read', other, { body: { conversationID: `C2C${one}`, seq: 1 } })
    for (const text of ['在', '几点', '哪里']) await send(other, one, { text })
    await send(one, other, { text: '写的时候还没有网络' })
    expect(await list(one)).toMatchObject({ unread: 3, list: [{ unreadCount: 3 }] })
    expect((await page(other, one)).list.map(({ isRead, from }) => isRead && from === other)).toEqual([false, false, false, false, false])
    expect((await scene.call('POST api/Chat/read', one, { body: { conversationID: `C2C${other}`, seq: 9 } })).data).toEqual({
      read_seq: 5,
      unread: 0,
    })
    // The reader's own message counts as read too.
    await send(one, other, { text: '八点' })
    expect(await list(one)).toMatchObject({ unread: 0, list: [{ read_seq: 6 }] })
  })

  it('is removed for one side only; a new message restores it without the old ones', async () => {
    const [one, other] = await friends()
    await send(one, other, { text: '旧' })
    await scene.call('POST api/Chat/removeConversation', one, { body: { conversationID: `C2C${other}` } })
    expect([(await list(one)).list, (await page(one, other)).list, (await page(other, one)).list.length]).toEqual([[], [], 1])
    await send(other, one, { text: '新' })
    expect((await page(one, other)).list.map(({ text }) => text)).toEqual(['新'])
    expect((await list(one)).unread).toBe(1)
  })

  it('is listed page by page, however many there are', async () => {
    const one = await scene.person()
    const many = chatLimits.conversations + 3
    await scene.db.execute(sql`
      with talk as (insert into chat_conversation (id, last_seq, last_at)
        select ${one} || ':z' || n, 0, now() - n * interval '1 minute' from generate_series(1, ${many}::int) n returning id)
      insert into chat_member (conversation_id, account_id, name, joined_at) select id, ${one}, 'C2C' || split_part(id, ':', 2), now() from talk`)
    const namesOn = async (number: number) =>
      (await scene.call('GET api/Chat/conversations', one, { query: { page: `${number}` } })).data.list.map((of) => of.conversationID)
    const pages = [await namesOn(1), await namesOn(2), await namesOn(3)]
    expect(pages.map(({ length }) => length)).toEqual([chatLimits.conversations, 3, 0])
    expect(pages.flat()).toEqual(Array.from({ length: many }, (_, n) => `C2Cz${n + 1}`))
  })

  it('is never visible to other users, and guests see none', async () => {
    const [one, other] = await friends()
    const third = await scene.person()
    await send(one, other, { text: '秘密' })
    expect((await page(third, one)).list).toEqual([])
    const pair = [one, other].sort().join(':')
    const guessed = await scene.call('GET api/Chat/messages', third, { query: { conversationID: `C2C${pair}` } })
    expect(guessed.code).toBe(1)
    expect((await scene.call('GET api/Chat/conversations', null)).code).toBe(700)
  })
})

describe('a stranger', () => {
  it('can send three messages and then waits; an answer or acceptance continues, a refusal ends it', async () => {
    const [one, other] = [await scene.person(), await scene.person()]
    for (const text of ['你好', '在吗', '看球吗']) expect((await send(one, other, { text })).code).toBe(0)
    expect((await send(one, other, { text: '？' })).error).toBe('stranger-waits')
    expect((await list(other)).list[0]?.stranger).toBe('asks')
    await scene.call('POST api/Chat/answerStranger', other, { body: { conversationID: `C2C${one}`, accept: true } })
    expect((await send(one, other, { text: '谢谢' })).code).toBe(0)
    const third = await scene.person()
    await send(third, other, { text: '广告' })
    await scene.call('POST api/Chat/answerStranger', other, { body: { conversationID: `C2C${third}`, accept: false } })
    expect((await send(third, other, { text: '再来' })).error).toBe('stranger-refused')
    expect((await list(other)).list.map(({ conversationID }) => conversationID)).toEqual([`C2C${one}`])
  })

  it('is rejected by users who accept no strangers or have blocked the sender', async () => {
    const one = await scene.person()
    const closed = await scene.person({ privacy: { strangers: false } })
    expect((await send(one, closed, { text: '你好' })).error).toBe('stranger-refused')
    await scene.follow(closed, one)
    expect((await send(one, closed, { text: '你好' })).code).toBe(0)
    await insertBlock(scene.db, closed, one)
    expect((await send(one, closed, { text: '还在吗' })).error).toBe('forbidden')
    expect((await send(one, one, { text: '我' })).error).toBe('not-found')
    expect((await send(one, 'p0', { text: '没有人' })).error).toBe('not-found')
  })

  it('gets no read receipt before being accepted, on any endpoint', async () => {
    const [one, other] = [await scene.person(), await scene.person()]
    await send(one, other, { text: '你好' })
    const read = () => scene.call('POST api/Chat/read', other, { body: { conversationID: `C2C${one}`, seq: 1 } })
    const seen = async () => {
      const { list: messages, peer_read_seq } = await page(one, other)
      const single = (await scene.call('GET api/Chat/conversation', one, { query: { conversationID: `C2C${other}` } })).data
      return [messages.map(({ isRead }) => isRead), peer_read_seq, (await list(one)).list[0]?.peer_read_seq, single.peer_read_seq]
    }
    const socket = await scene.socket(one, `account:${one}`)
    await read()
    expect(await seen()).toEqual([[false], 0, 0, 0])
    await scene.call('POST api/Chat/answerStranger', other, { body: { conversationID: `C2C${one}`, accept: false } })
    await scene.call('POST api/Chat/removeConversation', other, { body: { conversationID: `C2C${one}` } })
    await read()
    expect(await seen()).toEqual([[false], 0, 0, 0])
    await scene.call('POST api/Chat/answerStranger', other, { body: { conversationID: `C2C${one}`, accept: true } })
    expect(await seen()).toEqual([[true], 1, 1, 1])
    expect(socket.heard.some((message) => message.code === 100 && message.type === 'private_read')).toBe(false)
    socket.ws.terminate()
  })

  it('is no longer one once followed, and further messages are delivered', async () => {
    const [one, other] = [await scene.person(), await scene.person()]
    for (const text of ['你好', '在吗', '看球吗']) await send(one, other, { text })
    await scene.follow(other, one)
    expect((await send(one, other, { text: '谢谢关注' })).code).toBe(0)
    expect((await list(other)).list[0]?.stranger).toBe('none')
  })

  it('gets the streamer’s automatic reply once a day', async () => {
    const { uid } = await scene.room({ auto_reply: '感谢关注' })
    const one = await scene.person()
    for (const text of ['主播好', '什么时候播']) await send(one, uid, { text })
    expect((await page(one, uid)).list.map(({ text, from }) => [text, from === uid])).toEqual([
      ['主播好', false],
      ['感谢关注', true],
      ['什么时候播', false],
    ])
    // A message that the user sent automatically does not count as unread.
    expect((await list(uid)).unread).toBe(2)
    expect((await scene.call('POST api/Chat/read', uid, { body: { conversationID: `C2C${one}`, seq: 1 } })).data.unread).toBe(1)
  })
})

it('a silenced user cannot send; a retry of an earlier message returns the stored one', async () => {
  const [one, other] = await friends()
  const before = { key: randomUUID(), text: '之前' }
  const sent = await send(one, other, before)
  const until = new Date(scene.now() + 3_600_000)
  await scene.db.transaction((tx) => upsertSilence(tx, { account_id: one, until, reason: 'abuse', by: 'op' }))
  expect((await send(one, other, { text: '骚扰' })).error).toBe('silenced')
  expect((await send(one, other, before)).data.id).toBe(sent.data.id)
  expect((await send(other, one, { text: '你好' })).code).toBe(0)
  scene.pass(3_600_001)
  expect((await send(one, other, { text: '又行了' })).code).toBe(0)
})

it('a retry returns the stored message even if the recipient accepts no more or its file is gone', async () => {
  const [one, other] = await friends()
  await scene.db.execute(
    sql`insert into upload (id, account_id, kind, size, path, type, stored_at) values (${randomUUID()}, ${one}, 'picture', 9, '/media/gone.png', 'image/png', now())`,
  )
  const given = { key: randomUUID(), type: 'image', url: '/media/gone.png' } as const
  const sent = await send(one, other, given)
  await scene.db.execute(sql`delete from upload where path = '/media/gone.png'`)
  await insertBlock(scene.db, other, one)
  expect(await send(one, other, given)).toMatchObject({ code: 0, data: { id: sent.data.id, key: given.key, url: given.url } })
  expect((await send(one, other, { text: '新的' })).error).toBe('forbidden')
  // A key of one conversation is invalid in another.
  expect((await send(one, await scene.person(), { ...given, type: 'text', text: '别处' })).error).toBe('invalid-input')
})

it('a message key belongs to its sender: no other user can replace the message', async () => {
  const [one, other] = await friends()
  const socket = await scene.socket(other, `account:${other}`)
  const key = randomUUID()
  const { data } = await send(one, other, { key, text: '在这里' })
  expect(data.key).toBe(key)
  const frame = await socket.hear((message) => message.code === 100 && message.type === 'private_message')
  expect(frame).toMatchObject({ data: [{ text: '在这里', key: data.id }] })
  const keys = async (as: string, to: string) => (await page(as, to)).list.map((message) => message.key)
  expect([await keys(one, other), await keys(other, one)]).toEqual([[key], [data.id]])
  socket.ws.terminate()
})

describe('private messages', () => {
  it('are a text, an own picture or file, or a card with a picture of this host', async () => {
    const [one, other] = await friends()
    const insertUpload = (path: string, owner: string, kind: string) =>
      scene.db.execute(
        sql`insert into upload (id, account_id, kind, size, path, type, stored_at) values (${randomUUID()}, ${owner}, ${kind}, 9, ${path}, 'application/pdf', now())`,
      )
    await insertUpload('/media/a.png', one, 'picture')
    await insertUpload('/media/b.pdf', one, 'file')
    await insertUpload('/media/c.png', other, 'picture')
    expect((await send(one, other, { type: 'image', url: '/media/a.png' })).data).toMatchObject({ type: 'image', url: '/media/a.png' })
    expect((await send(one, other, { type: 'file', url: '/media/b.pdf', name: '../战术.pdf' })).data.file).toEqual({
      name: '.._战术.pdf',
      size: 9,
      type: 'application/pdf',
    })
    expect((await send(one, other, { type: 'image', url: '/media/c.png' })).error).toBe('not-found')
    expect((await send(one, other, { type: 'image', url: '/media/b.pdf' })).error).toBe('not-found')
    const custom = { title: '决赛', imageUrl: '/media/a.png', id: 'r1', type: 'room' as const, price: 0 }
    expect((await send(one, other, { type: 'custom', custom })).data.custom).toEqual(custom)
    for (const imageUrl of ['https://evil.example/x.png', '//evil.example/x', 'javascript:alert(1)'])
      expect((await send(one, other, { type: 'custom', custom: { ...custom, imageUrl } })).error).toBe('invalid-input')
    expect((await send(one, other, { text: '第一行\r\n第二行' })).data.text).toBe('第一行\n第二行')
    expect((await send(one, other, { text: '\u0007' })).error).toBe('invalid-input')
    expect((await send(one, other, { text: 'x'.repeat(2_001) })).error).toBe('too-long')
  })

  it('are limited to twenty in thirty seconds', async () => {
    const [one, other] = await friends()
    const responses = await Promise.all(Array.from({ length: 25 }, (_, number) => send(one, other, { text: `${number}` })))
    expect(responses.filter(({ code }) => code === 0)).toHaveLength(20)
    scene.pass(30_001)
    expect((await send(one, other, { text: '又行了' })).code).toBe(0)
  })
})
