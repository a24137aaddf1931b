// One suite for both adapters: ours over an in-memory server, Tencent's over an in-memory fake of its documented SDK.
import { describe, expect, it, vi } from 'vitest'
import type { ChatMessage, SendBody } from '../../../contract/chat/chat.ts'
import type { FrameOn } from '../../../contract/live.ts'
import { ApiError, NetworkError } from '../api/api.ts'
import type { ChatEvent, ChatService } from './chat-service.ts'
import { type ChatStore, createOwnChat, type OwnChatDeps } from './own-chat.ts'
import { createTencentChat, type TencentNames, type TencentSdk } from './tencent-chat.ts'
import type { UnsentRecord } from './unsent.ts'

interface World {
  service: ChatService
  /** The peer sends a message. */
  peerSends(text: string): Promise<void>
  /** Earlier messages of the conversation. */
  past(count: number): void
  theyRead(): Promise<void>
  /** Rejects the next message. */
  refuseNext(): void
}
const peer = 'C2C2'
const flushPromises = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

function memoryStore(): ChatStore {
  const messages = new Map<string, ChatMessage>()
  const unsent = new Map<string, UnsentRecord>()
  let conversations: Awaited<ReturnType<ChatStore['listConversations']>> = []
  return {
    async upsertMessages(_owner, list) {
      for (const message of list) messages.set(`${message.conversationID} ${message.seq}`, message)
    },
    listMessages: async (_owner, conversationID, before, limit) =>
      [...messages.values()]
        .filter((message) => message.conversationID === conversationID && message.seq < before)
        .sort((a, b) => a.seq - b.seq)
        .slice(-limit),
    async deleteBefore(_owner, conversationID, end) {
      for (const [key, message] of messages) if (message.conversationID === conversationID && message.seq < end) messages.delete(key)
    },
    upsertConversations: async (_owner, list) => {
      conversations = [...list]
    },
    listConversations: async () => conversations,
    upsertUnsent: async (record) => void unsent.set(record.key, structuredClone(record)),
    listUnsent: async (owner) => [...unsent.values()].filter((one) => one.owner === owner),
    deleteUnsent: async (key) => void unsent.delete(key),
  }
}

function ownWorld(store = memoryStore()) {
  const rows: ChatMessage[] = []
  let hear: (frame: FrameOn<`account:${string}`>) => void = () => undefined
  let online: () => void = () => undefined
  let refused = false
  const state = { offline: false, sent: 0, losesResponse: false }
  const add = (from: string, given: Partial<ChatMessage>): ChatMessage => {
    const seq = rows.length + 1
    const message: ChatMessage = {
      id: `m${seq}`,
      conversationID: peer,
      seq,
      from,
      avatar: '',
      name: from === '1' ? '我' : '对方',
      type: 'text',
      text: '',
      url: '',
      file: null,
      custom: null,
      isRead: false,
      time: new Date(1_700_000_000_000 + seq * 1_000).toISOString(),
      key: `k${seq}`,
      ...given,
    }
    rows.push(message)
    return message
  }
  const frame = (type: 'private_message' | 'private_read', data: unknown) =>
    ({ code: 100, type, version: 1, epoch: 'e', channel: 'account:1', seq: 1, data }) as FrameOn<`account:${string}`>
  async function ask(key: string, { query, body }: { query?: { before?: string }; body?: SendBody } = {}): Promise<unknown> {
    await flushPromises()
    if (state.offline) throw new NetworkError('away')
    if (key === 'POST api/Chat/send' && body) {
      if (refused) {
        refused = false
        throw new ApiError(1, 'forbidden', 'no')
      }
      state.sent += 1
      const { type, text = '', url = '', custom = null, key: own } = body
      const sent = rows.find((row) => row.key === own) ?? add('1', { type, text, url, custom, key: own })
      if (!state.losesResponse) return sent
      state.losesResponse = false
      throw new NetworkError('no answer')
    }
    if (key === 'GET api/Chat/messages') {
      const before = Number(query?.before ?? Number.MAX_SAFE_INTEGER)
      const until = rows.filter(({ seq }) => seq < before)
      return { list: until.slice(-15), more: until.length > 15, peer_read_seq: 0 }
    }
    if (key === 'GET api/Chat/conversations') {
      const last = rows.at(-1)
      const shown = last && { type: last.type, payload: { text: last.text }, from: last.from, time: last.time }
      const userProfile = { userID: '2', nick: '对方', avatar: '' }
      const one = {
        conversationID: peer,
        type: 'C2C',
        userProfile,
        lastMessage: shown ?? null,
        unreadCount: rows.filter(({ from }) => from === '2').length,
      }
      return { list: [one], unread: 0 }
    }
    return {}
  }
  let keys = 0
  const service = createOwnChat({
    call: ask as unknown as OwnChatDeps['call'],
    store,
    upload: async () => '/media/x.png',
    join: (_id, onFrame) => {
      hear = onFrame
      return () => {
        hear = () => undefined
      }
    },
    onOnline: (listener) => {
      online = listener
      return () => undefined
    },
    newKey: () => {
      keys += 1
      return `new${keys}`
    },
    now: () => 1_700_000_900_000,
  })
  const world: World = {
    service,
    async peerSends(text) {
      hear(frame('private_message', [add('2', { text })]))
      await flushPromises()
    },
    past(count) {
      for (let index = 0; index < count; index += 1) add(index % 2 ? '1' : '2', { text: `第${index}条` })
    },
    async theyRead() {
      hear(frame('private_read', { conversationID: peer, by: '2', seq: rows.length }))
      await flushPromises()
    },
    refuseNext: () => {
      refused = true
    },
  }
  return { world, rows, state, backOnline: () => online(), store }
}

function tencentWorld(): World {
  const names = {
    EVENT: {
      SDK_READY: 'sdkStateReady',
      MESSAGE_RECEIVED: 'onMessageReceived',
      MESSAGE_READ_BY_PEER: 'onMessageReadByPeer',
      CONVERSATION_LIST_UPDATED: 'onConversationListUpdated',
    },
    TYPES: {
      MSG_TEXT: 'TIMTextElem',
      MSG_IMAGE: 'TIMImageElem',
      MSG_FILE: 'TIMFileElem',
      MSG_CUSTOM: 'TIMCustomElem',
      CONV_C2C: 'C2C',
      CONV_GROUP: 'GROUP',
    },
  } as unknown as TencentNames
  const heard = new Map<string, Set<(event: unknown) => void>>()
  const emit = (name: string, data: unknown): void => {
    for (const listener of heard.get(name) ?? []) listener({ name, data })
  }
  interface Row {
    ID: string
    type: string
    payload: object
    conversationID: string
    from: string
    flow: string
    time: number
    status: string
    nick: string
    avatar: string
    isPeerRead: boolean
  }
  const rows: Row[] = []
  let made = 0
  let isReady = false
  let refused = false
  const row = (from: string, type: string, payload: object, status: string): Row => {
    made += 1
    const flow = from === '1' ? 'out' : 'in'
    return {
      ID: `144-${made}`,
      type,
      payload,
      conversationID: peer,
      from,
      flow,
      time: 1_700_000_000 + made,
      status,
      nick: '',
      avatar: '',
      isPeerRead: false,
    }
  }
  const create = (type: string) => (options: { payload: object }) => row('1', type, options.payload, 'unSend')
  const send = async (message: Row): Promise<unknown> => {
    await flushPromises()
    if (refused) {
      refused = false
      throw new Error('20009 no permission')
    }
    const sent = { ...message, status: 'success' }
    rows.push(sent)
    return { code: 0, data: { message: sent } }
  }
  const sdk = {
    on: (name: string, listener: (event: unknown) => void) => void heard.set(name, (heard.get(name) ?? new Set()).add(listener)),
    off: (name: string, listener: (event: unknown) => void) => void heard.get(name)?.delete(listener),
    isReady: () => isReady,
    async login() {
      setTimeout(() => {
        isReady = true
        emit('sdkStateReady', {})
      }, 1)
      return { code: 0, data: {} }
    },
    logout: async () => undefined,
    async getConversationList() {
      const last = rows.at(-1)
      const lastMessage = last && { type: last.type, payload: last.payload, lastTime: last.time, fromAccount: last.from }
      const userProfile = { userID: '2', nick: '对方', avatar: '' }
      const one = {
        conversationID: peer,
        type: 'C2C',
        unreadCount: rows.filter(({ flow }) => flow === 'in').length,
        userProfile,
        lastMessage,
      }
      return { code: 0, data: { conversationList: [one, { conversationID: '@TIM#SYSTEM', type: '@TIM#SYSTEM', unreadCount: 0 }] } }
    },
    async getMessageList({ nextReqMessageID }: { nextReqMessageID?: string }) {
      const end = nextReqMessageID === undefined ? rows.length : rows.findIndex(({ ID }) => ID === nextReqMessageID)
      const messageList = rows.slice(Math.max(0, end - 15), end)
      return { code: 0, data: { messageList, nextReqMessageID: messageList[0]?.ID ?? '', isCompleted: end <= 15 } }
    },
    setMessageRead: async () => ({ code: 0 }),
    deleteConversation: async () => ({ code: 0 }),
    createTextMessage: create('TIMTextElem'),
    createImageMessage: create('TIMImageElem'),
    createFileMessage: create('TIMFileElem'),
    createCustomMessage: create('TIMCustomElem'),
    sendMessage: send,
    resendMessage: send,
  }
  return {
    service: createTencentChat({ sdk: sdk as unknown as TencentSdk, names, redraw: async (picture) => picture }),
    async peerSends(text) {
      const message = row('2', 'TIMTextElem', { text }, 'success')
      rows.push(message)
      emit('onMessageReceived', [message])
      emit('onConversationListUpdated', [])
      await flushPromises()
    },
    past(count) {
      for (let index = 0; index < count; index += 1)
        rows.push(row(index % 2 ? '1' : '2', 'TIMTextElem', { text: `第${index}条` }, 'success'))
    },
    async theyRead() {
      emit('onMessageReadByPeer', [rows.at(-1)])
      await flushPromises()
    },
    refuseNext: () => {
      refused = true
    },
  }
}

async function entered(world: World): Promise<{ events: ChatEvent[]; stop: () => void }> {
  const events: ChatEvent[] = []
  const stop = world.service.listen((event) => void events.push(event))
  await world.service.login({ id: '1', userSig: 'sig' })
  return { events, stop }
}
const messagesOf = (events: ChatEvent[]) => events.flatMap((event) => (event.kind === 'message' ? [event.message] : []))

describe.each([
  ['ours', () => ownWorld().world],
  ['Tencent', tencentWorld],
] as const)('%s', (_name, make) => {
  it('pages back in steps of fifteen, oldest first, to the beginning', async () => {
    const world = make()
    world.past(40)
    await entered(world)
    const texts: string[][] = []
    let older: string | null | undefined
    do {
      const page = await world.service.messages(peer, older ?? undefined)
      texts.unshift(page.list.map(({ text }) => text))
      older = page.older
    } while (older)
    expect(texts.map(({ length }) => length)).toEqual([10, 15, 15])
    expect(texts.flat()).toEqual(Array.from({ length: 40 }, (_, index) => `第${index}条`))
  })

  it('sends: shows the message as pending, then as sent under the same key, and lists it once', async () => {
    const world = make()
    const { events } = await entered(world)
    const waiting = await world.service.send(peer, { type: 'text', text: '<b>你好</b>[微笑]' })
    expect(waiting).toMatchObject({ status: 'waiting', isMy: true, text: '<b>你好</b>[微笑]' })
    await expect.poll(() => messagesOf(events).at(-1)).toMatchObject({ key: waiting.key, status: 'sent', text: '<b>你好</b>[微笑]' })
    const { list } = await world.service.messages(peer)
    expect(list.map(({ text, status }) => [text, status])).toEqual([['<b>你好</b>[微笑]', 'sent']])
  })

  it('marks a message as failed and sends it again', async () => {
    const world = make()
    const { events } = await entered(world)
    world.refuseNext()
    const { key } = await world.service.send(peer, { type: 'text', text: '再来' })
    await expect.poll(() => messagesOf(events).at(-1)?.status).toBe('failed')
    expect(messagesOf(events).at(-1)).toMatchObject({ key, failure: expect.stringMatching(/./) })
    await world.service.resend(key)
    expect(messagesOf(events).at(-1)).toMatchObject({ key, status: 'sent' })
    expect((await world.service.messages(peer)).list).toHaveLength(1)
  })

  it('sends a card and shows it as a card', async () => {
    const world = make()
    const { events } = await entered(world)
    const custom = { title: '决赛直播间', imageUrl: '/media/a.png', id: 'r1', type: 'room' as const, price: 0 }
    await world.service.send(peer, { type: 'custom', custom })
    await expect.poll(() => messagesOf(events).at(-1)).toMatchObject({ status: 'sent', type: 'custom', custom })
  })

  it('receives messages and read receipts from the peer and lists the conversation', async () => {
    const world = make()
    const { events, stop } = await entered(world)
    await world.service.send(peer, { type: 'text', text: '在吗' })
    await expect.poll(() => messagesOf(events).at(-1)?.status).toBe('sent')
    const order = messagesOf(events).at(-1)?.order ?? 0
    await world.theyRead()
    expect(events.at(-1)).toMatchObject({ kind: 'read', conversationID: peer, order })
    await world.peerSends('在')
    expect(messagesOf(events).at(-1)).toMatchObject({ isMy: false, text: '在', status: 'sent' })
    expect(await world.service.conversations()).toMatchObject([
      { conversationID: peer, type: 'C2C', userProfile: { nick: '对方' }, lastMessage: { payload: { text: '在' } }, unreadCount: 1 },
    ])
    await world.service.read(peer)
    stop()
    const count = events.length
    await world.peerSends('还在')
    expect(events).toHaveLength(count)
  })

  it('receives nothing after logout', async () => {
    const world = make()
    const { events } = await entered(world)
    await world.service.logout()
    const count = events.length
    await world.peerSends('你走了')
    expect(events).toHaveLength(count)
  })
})

describe('own chat offline', () => {
  it('shows what was read, keeps new messages, and sends them once and in order on reconnect', async () => {
    const { world, rows, state, backOnline } = ownWorld()
    world.past(3)
    const { events } = await entered(world)
    await world.service.messages(peer)
    await world.service.conversations()
    state.offline = true
    for (const text of ['一', '二', '三']) await world.service.send(peer, { type: 'text', text })
    const page = await world.service.messages(peer)
    expect(page.saved).toBe(true)
    expect(page.list.map(({ text, status }) => [text, status])).toEqual([
      ['第0条', 'sent'],
      ['第1条', 'sent'],
      ['第2条', 'sent'],
      ['一', 'waiting'],
      ['二', 'waiting'],
      ['三', 'waiting'],
    ])
    expect(await world.service.conversations()).toHaveLength(1)
    state.offline = false
    backOnline()
    backOnline()
    await expect.poll(() => messagesOf(events).filter(({ status, isMy }) => isMy && status === 'sent')).toHaveLength(3)
    expect([rows.slice(3).map(({ text }) => text), state.sent]).toEqual([['一', '二', '三'], 3])
  })

  it('keeps unsent messages for their owner only', async () => {
    const { world, rows, state } = ownWorld()
    await entered(world)
    state.offline = true
    await world.service.send(peer, { type: 'text', text: '只给他' })
    // The first attempt has failed.
    await flushPromises()
    await flushPromises()
    await world.service.logout()
    state.offline = false
    await world.service.login({ id: '9', userSig: '' })
    for (let count = 0; count < 5; count += 1) await flushPromises()
    expect(rows).toEqual([])
    await world.service.login({ id: '1', userSig: '' })
    await expect.poll(() => rows.map(({ text }) => text)).toEqual(['只给他'])
  })
})

it('own chat stores nothing that arrives after its reader has left', async () => {
  const { world, store } = ownWorld()
  world.past(3)
  await world.service.login({ id: '1', userSig: '' })
  const late = [world.service.messages(peer), world.service.conversations()]
  await world.service.logout()
  await Promise.all(late)
  expect([await store.listMessages('1', peer, 99, 15), await store.listConversations('1')]).toEqual([[], []])
})

describe('own chat under failures', () => {
  const textsOf = (world: World) => world.service.messages(peer).then(({ list }) => list.map(({ text, status }) => [text, status]))

  it('retries unanswered messages by itself although the browser still reports a network', async () => {
    vi.useFakeTimers()
    const { world, rows, state } = ownWorld()
    await Promise.all([entered(world), vi.runAllTimersAsync()])
    state.offline = true
    await world.service.send(peer, { type: 'text', text: '等一下' })
    await vi.advanceTimersByTimeAsync(500)
    state.offline = false
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    expect(rows.map(({ text }) => text)).toEqual(['等一下'])
  })

  it('shows a message once when its response was lost', async () => {
    const { world, state, rows } = ownWorld()
    await entered(world)
    state.losesResponse = true
    await world.service.send(peer, { type: 'text', text: '一次' })
    await expect.poll(() => rows.length).toBe(1)
    expect(await textsOf(world)).toEqual([['一次', 'sent']])
  })

  it('reads, receives and sends on a device without room for copies', async () => {
    const store = memoryStore()
    const full = (): Promise<never> => Promise.reject(new DOMException('no room', 'QuotaExceededError'))
    const { world } = ownWorld({ ...store, upsertMessages: full, upsertConversations: full })
    world.past(1)
    const { events } = await entered(world)
    expect(await textsOf(world)).toEqual([['第0条', 'sent']])
    expect(await world.service.conversations()).toHaveLength(1)
    await world.peerSends('在吗')
    await world.service.send(peer, { type: 'text', text: '在' })
    await expect
      .poll(() => messagesOf(events).map(({ text, status }) => `${text} ${status}`))
      .toEqual(['在吗 sent', '在 waiting', '在 sent'])
  })

  it('continues to send after a storage failure', async () => {
    const store = memoryStore()
    const { world, rows } = ownWorld({ ...store, listUnsent: (owner) => list(owner) })
    let list = store.listUnsent
    await entered(world)
    list = () => {
      list = store.listUnsent
      return Promise.reject(new DOMException('aborted', 'AbortError'))
    }
    for (const text of ['一', '二']) await world.service.send(peer, { type: 'text', text })
    await expect.poll(() => rows.map(({ text }) => text)).toEqual(['一', '二'])
  })
})
