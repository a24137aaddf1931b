// Our own chat when its device or server fails; chat-service.test.ts covers what it shares with Tencent's.
import { expect, it, vi } from 'vitest'
import type { ChatMessage, Conversation, SendBody } from '../../../contract/chat/chat.ts'
import { ApiError, NetworkError } from '../api/api.ts'
import type { ChatEvent } from './chat-service.ts'
import { type ChatStore, createOwnChat, type OwnChatDeps } from './own-chat.ts'
import type { UnsentRecord } from './unsent.ts'

const peer = 'C2C2'
const messageOf = (seq: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id: `m${seq}`, conversationID: peer, seq, from: '2', avatar: '', name: '对方', type: 'text', text: `${seq}`, url: '' },
  ...{ file: null, custom: null, isRead: false, time: new Date(seq * 1_000).toISOString(), key: `k${seq}` },
  ...more,
})

function memoryStore() {
  const messages = new Map<number, ChatMessage>()
  const unsent = new Map<string, UnsentRecord>()
  const store: ChatStore = {
    upsertMessages: async (_owner, list) => {
      for (const message of list) messages.set(message.seq, message)
    },
    listMessages: async (_owner, _id, before, limit) =>
      [...messages.values()]
        .filter(({ seq }) => seq < before)
        .sort((a, b) => a.seq - b.seq)
        .slice(-limit),
    async deleteBefore(_owner, _id, end) {
      for (const seq of messages.keys()) if (seq < end) messages.delete(seq)
    },
    upsertConversations: async () => undefined,
    listConversations: async () => [],
    upsertUnsent: async (record) => void unsent.set(record.key, { ...record }),
    listUnsent: async (owner) => [...unsent.values()].filter((one) => one.owner === owner),
    deleteUnsent: async (key) => void unsent.delete(key),
  }
  return { store, unsent }
}

function world(store: ChatStore = memoryStore().store, upload = async (): Promise<string> => '/media/x.pdf') {
  const bodies: SendBody[] = []
  const events: ChatEvent[] = []
  const state = {
    page: [] as ChatMessage[],
    more: false,
    conversations: [] as Conversation[][],
    offline: false,
    send: async (): Promise<unknown> => undefined,
    miss: (): void => undefined,
  }
  async function ask(key: string, { body, query }: { body?: SendBody; query?: { page?: string } } = {}): Promise<unknown> {
    if (state.offline) throw new NetworkError('away')
    if (key === 'GET api/Chat/conversations') return { list: state.conversations[Number(query?.page ?? 1) - 1] ?? [] }
    if (key === 'GET api/Chat/messages') return { list: state.page, more: state.more, peer_read_seq: 0 }
    if (key !== 'POST api/Chat/send' || !body) return {}
    await state.send()
    bodies.push(body)
    const { type, text = '', key: own } = body
    return messageOf(100 + bodies.length, { type, text, from: '1', key: own })
  }
  let keys = 0
  const service = createOwnChat({
    call: ask as unknown as OwnChatDeps['call'],
    store,
    upload,
    join: (_id, _onFrame, onReset) => {
      state.miss = onReset
      return () => undefined
    },
    onOnline: () => () => undefined,
    newKey: () => `new${++keys}`,
    now: () => keys,
  })
  service.listen((event) => void events.push(event))
  const states = () => events.flatMap((event) => (event.kind === 'message' ? [`${event.message.text} ${event.message.status}`] : []))
  return { service, bodies, states, state, events }
}
const me = { id: '1', userSig: '' }

it('opens although pending messages cannot be sent', async () => {
  const { service, state } = world()
  await service.login(me)
  state.send = () => new Promise(() => undefined)
  await service.send(peer, { type: 'text', text: '很大的文件' })
  await service.logout()
  const opened = vi.fn()
  void service.login(me).then(opened)
  await expect.poll(() => opened.mock.calls.length, { timeout: 1_000 }).toBe(1)
})

it('sends from a device that cannot store anything', async () => {
  const full = (): Promise<never> => Promise.reject(new DOMException('no room', 'QuotaExceededError'))
  const { service, bodies, states, state } = world({ ...memoryStore().store, upsertUnsent: full, listUnsent: full, deleteUnsent: full })
  await service.login(me)
  state.offline = true
  const { key } = await service.send(peer, { type: 'text', text: '在吗' })
  expect((await service.messages(peer)).list.map(({ text, status }) => [text, status])).toEqual([['在吗', 'waiting']])
  state.offline = false
  await service.resend(key)
  await expect.poll(states).toEqual(['在吗 waiting', '在吗 waiting', '在吗 sent'])
  expect(bodies.map(({ text }) => text)).toEqual(['在吗'])
  expect((await service.messages(peer)).list).toEqual([])
})

it('keeps messages deferred by a busy server or a lost login, and marks rejected ones as rejected', async () => {
  const { store, unsent } = memoryStore()
  const { service, state, bodies } = world(store)
  await service.login(me)
  const refuse = async (code: number, error: ConstructorParameters<typeof ApiError>[1], text: string) => {
    const tried = vi.fn(() => Promise.reject(new ApiError(code, error, error)))
    state.send = tried
    await service.send(peer, { type: 'text', text })
    await expect.poll(() => tried.mock.calls.length).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await refuse(1, 'word-refused', '坏话')
  await refuse(1, 'unavailable', '一')
  await refuse(700, 'auth-lost', '二')
  expect([...unsent.values()].map(({ failure }) => failure)).toEqual(['word-refused', '', ''])
  await service.logout()
  state.send = async () => undefined
  await service.login(me)
  await expect.poll(() => bodies.map(({ text }) => text)).toEqual(['一', '二'])
})

it('marks a picture that a gateway rejects as not sent, and continues with the next message', async () => {
  const { store, unsent } = memoryStore()
  const refused = () => Promise.reject(new NetworkError('status 413: the bytes were not taken'))
  const { service, bodies } = world(store, refused)
  await service.login(me)
  await service.send(peer, { type: 'image', file: new Blob(['large']) })
  await service.send(peer, { type: 'text', text: '后面的' })
  await expect.poll(() => bodies.map(({ text }) => text)).toEqual(['后面的'])
  expect([...unsent.values()].map(({ failure }) => failure)).toEqual(['error'])
})

it('does not show removed messages offline, whether removed here or on another device', async () => {
  const { store } = memoryStore()
  const { service, state } = world(store)
  await service.login(me)
  const away = async () => {
    state.offline = true
    const { list, older } = await service.messages(peer)
    state.offline = false
    return [list.map(({ text }) => text), older]
  }
  Object.assign(state, { page: [3, 4].map((seq) => messageOf(seq)), more: true })
  await service.messages(peer)
  state.page = [1, 2].map((seq) => messageOf(seq))
  state.more = false
  await service.messages(peer, '3')
  expect(await away()).toEqual([['1', '2', '3', '4'], null])
  // The conversation was removed on another device, and a new message arrived.
  state.page = [messageOf(5)]
  await service.messages(peer)
  expect(await away()).toEqual([['5'], '5'])
  state.send = () => Promise.reject(new ApiError(1, 'word-refused', 'no'))
  await service.send(peer, { type: 'text', text: '坏话' })
  await expect.poll(async () => (await store.listUnsent('1')).map(({ failure }) => failure)).toEqual(['word-refused'])
  await service.remove(peer)
  expect(await away()).toEqual([[], null])
})

it('reads as many pages of conversations as requested, each of them once', async () => {
  const { service, state } = world()
  await service.login(me)
  const size = service.conversationPage ?? 0
  const named = (from: number, many: number) =>
    Array.from({ length: many }, (_, n) => ({ conversationID: `C2C${from + n}` }) as Conversation)
  // A new message arrived meanwhile: the last conversation of the first page has moved down.
  state.conversations = [named(0, size), named(size - 1, 3)]
  expect(await service.conversations()).toHaveLength(size)
  expect((await service.conversations(3)).map(({ conversationID }) => conversationID)).toEqual(
    named(0, size + 2).map((one) => one.conversationID),
  )
})

it('sends no more pending messages of a removed conversation', async () => {
  const { store, unsent } = memoryStore()
  let arrive = (_: string): void => undefined
  const uploading = new Promise<string>((resolve) => {
    arrive = resolve
  })
  const { service, bodies, states } = world(store, () => uploading)
  await service.login(me)
  await service.send(peer, { type: 'file', file: new File(['x'], 'x.pdf') })
  await service.send(peer, { type: 'text', text: '后面的' })
  await service.send('C2C3', { type: 'text', text: '别人' })
  await service.remove(peer)
  arrive('/media/x.pdf')
  await expect.poll(states).toContain('别人 sent')
  expect(bodies.map(({ conversationID }) => conversationID)).toEqual(['C2C3'])
  expect([...unsent.keys()]).toEqual([])
})

it('sends a file whatever its name on the device', async () => {
  const { service, bodies } = world()
  await service.login(me)
  await service.send(peer, { type: 'file', file: new File(['x'], `\u200e${'长'.repeat(120)}.pdf`, { type: 'application/pdf' }) })
  await expect.poll(() => bodies.map(({ name }) => name)).toEqual([`${'长'.repeat(96)}.pdf`])
})

it('notifies open views that messages may have been missed', async () => {
  const { service, state, events } = world()
  await service.login(me)
  state.miss()
  expect(events.map(({ kind }) => kind)).toEqual(['conversations', 'missed'])
})
