// Chat over our own server: REST is the source of truth, the live socket delivers new messages, the device caches earlier ones.
import type { ChatMessage, Conversation, PrivateReadFrame } from '../../../contract/chat/chat.ts'
import { chatLimits } from '../../../contract/limits/chat-limits.ts'
import type { FrameOn } from '../../../contract/live.ts'
import { ApiError, type call, NetworkError } from '../api/api.ts'
import { backoff } from '../outbox/outbox.ts'
import { ChatListeners, type ChatService, type MessagePage, unsentOrder, type ViewMessage } from './chat-service.ts'
import { bodyOf, failureCode, fileOf, triedOf, type UnsentRecord } from './unsent.ts'

/** The device's store: a cache of messages, and the source of truth for unsent ones. */
export interface ChatStore {
  upsertMessages(owner: string, messages: readonly ChatMessage[]): Promise<void>
  /** Oldest first, only messages before `before`. */
  listMessages(owner: string, conversationID: string, before: number, limit: number): Promise<ChatMessage[]>
  /** Deletes the messages before `end`. */
  deleteBefore(owner: string, conversationID: string, end: number): Promise<void>
  upsertConversations(owner: string, list: readonly Conversation[]): Promise<void>
  listConversations(owner: string): Promise<Conversation[]>
  upsertUnsent(record: UnsentRecord): Promise<void>
  listUnsent(owner: string): Promise<UnsentRecord[]>
  deleteUnsent(key: string): Promise<void>
}
export interface OwnChatDeps {
  call: typeof call
  store: ChatStore
  upload(file: Blob, kind: 'picture' | 'file'): Promise<string>
  /** Subscribes to `account:ID`; returns the unsubscribe function. Calls `onReset` when frames were missed. */
  join(accountId: string, onFrame: (frame: FrameOn<`account:${string}`>) => void, onReset: () => void): () => void
  /** Subscribes to the return of the network. */
  onOnline(listener: () => void): () => void
  newKey(): string
  now(): number
  /** Runs `work` while the outbox sends nothing: unsent messages are its rows, and it sends those whose conversation is not open. */
  alone?<T>(work: () => Promise<T>): Promise<T>
}

/** A full device or failing storage must not prevent chatting. */
const logFailure = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => console.warn('write to the device chat store failed', error))

export function createOwnChat(deps: OwnChatDeps): ChatService {
  const { call: ask, store } = deps
  const listeners = new ChatListeners()
  let me = ''
  let leave: (() => void)[] = []
  let sending: Promise<void> = Promise.resolve()
  /** Consecutive attempts that failed by the network or a busy server, and the timer of the next. */
  let tries = 0
  let again: ReturnType<typeof setTimeout> | undefined
  /** Unsent messages that the device had no room for; lost when this window closes. */
  const loose = new Map<string, UnsentRecord>()
  /** Keys that no longer wait: a flush that has already read their rows skips them. */
  const dropped = new Set<string>()

  async function storeUnsent(record: UnsentRecord): Promise<void> {
    if (dropped.has(record.key)) return
    loose.set(record.key, record)
    await logFailure(store.upsertUnsent(record).then(() => void loose.delete(record.key)))
  }
  async function dropUnsent(key: string): Promise<void> {
    dropped.add(key)
    loose.delete(key)
    await logFailure(store.deleteUnsent(key))
  }
  async function listUnsent(owner: string): Promise<UnsentRecord[]> {
    const stored = await store.listUnsent(owner).catch((error: unknown) => {
      console.warn('unsent messages read failed', error)
      return []
    })
    const inHand = [...loose.values()].filter((one) => one.owner === owner)
    return [...stored.filter(({ key }) => !loose.has(key)), ...inHand].sort((a, b) => a.at - b.at)
  }

  const view = (message: ChatMessage): ViewMessage => ({
    ...message,
    // Other users' messages in older copies may still carry the sender's key.
    key: message.from === me ? message.key : message.id,
    order: message.seq,
    isMy: message.from === me,
    status: 'sent',
    failure: '',
    time: Date.parse(message.time),
  })
  const viewUnsent = ({ key, conversationID, draft, url, at, failure }: UnsentRecord): ViewMessage => ({
    id: key,
    key,
    conversationID,
    from: me,
    avatar: '',
    name: '',
    type: draft.type,
    text: draft.type === 'text' ? draft.text : '',
    url,
    file: draft.type === 'file' ? { name: draft.file.name, size: draft.file.size, type: draft.file.type } : null,
    custom: draft.type === 'custom' ? draft.custom : null,
    isRead: false,
    order: unsentOrder,
    isMy: true,
    status: failure === '' ? 'waiting' : 'failed',
    failure,
    time: at,
  })

  async function take(messages: readonly ChatMessage[]): Promise<void> {
    const owner = me
    await logFailure(store.upsertMessages(owner, messages))
    if (owner !== me) return
    for (const message of messages) listeners.notify({ kind: 'message', message: view(message) })
    listeners.notify({ kind: 'conversations' })
  }
  function hear(frame: FrameOn<`account:${string}`>): void {
    if (frame.type === 'private_message') void take(frame.data)
    else if (frame.type === 'private_read') onRead(frame.data)
    else if (frame.type === 'conversation_state') listeners.notify({ kind: 'conversations' })
  }
  function onRead({ conversationID, by, seq }: PrivateReadFrame): void {
    if (by === me) listeners.notify({ kind: 'conversations' })
    else listeners.notify({ kind: 'read', conversationID, order: seq })
  }

  /** Returns false if the network is down or the login is lost: the following messages then wait too. */
  async function sendOne(record: UnsentRecord): Promise<boolean> {
    let sent: ChatMessage
    try {
      const left = fileOf(record)
      if (left) {
        record.url = await deps.upload(left.file, left.kind)
        await storeUnsent(record)
      }
      // Never send under another user's login.
      if (record.owner !== me) return false
      // The conversation was removed meanwhile.
      if (dropped.has(record.key)) return true
      sent = await ask('POST api/Chat/send', { body: bodyOf(record) })
    } catch (error) {
      const tried = triedOf(error)
      if (tried === 'kept') tryAgain(record.owner, error)
      if (tried !== 'refused') return false
      record.failure = failureCode(error)
      await storeUnsent(record)
      if (record.owner === me && !dropped.has(record.key)) listeners.notify({ kind: 'message', message: viewUnsent(record) })
      return true
    }
    tries = 0
    if (record.owner !== me) return false
    await dropUnsent(record.key)
    await take([sent])
    return true
  }
  /** The browser may not report a short interruption. */
  function tryAgain(owner: string, error: unknown): void {
    if (owner !== me) return
    tries += 1
    clearTimeout(again)
    again = setTimeout(() => void flush(), backoff(tries, error instanceof ApiError ? error.retryAfter : null))
  }
  /** Sends one at a time, so that messages arrive in the order in which they were written. */
  function flush(): Promise<void> {
    const owner = me
    const round = async (): Promise<void> => {
      if (owner === '' || owner !== me) return
      for (const record of await listUnsent(owner))
        if (record.failure === '' && !dropped.has(record.key) && !(await sendOne(record))) return
    }
    // A failed flush does not block later ones.
    sending = sending.then(() => logFailure(deps.alone ? deps.alone(round) : round()))
    return sending
  }

  /** Lists a conversation's unsent messages without those that the server already has because only the response was lost. */
  async function unsentOf(owner: string, conversationID: string, list: readonly ChatMessage[]): Promise<ViewMessage[]> {
    const known = new Set(list.map(({ key }) => key))
    const waiting = await listUnsent(owner)
    return waiting.filter((one) => one.conversationID === conversationID && !known.has(one.key)).map(viewUnsent)
  }

  /** Deduplicates: a message in another conversation moves a conversation down to the next page between two reads. */
  async function readConversations(pages: number): Promise<Conversation[]> {
    const found = new Map<string, Conversation>()
    for (let page = 1; page <= pages; page += 1) {
      const { list } = await ask('GET api/Chat/conversations', page === 1 ? {} : { query: { page: String(page) } })
      for (const one of list) if (!found.has(one.conversationID)) found.set(one.conversationID, one)
      if (list.length < chatLimits.conversations) break
    }
    return [...found.values()]
  }

  async function readPage(conversationID: string, before: number | null): Promise<MessagePage> {
    const owner = me
    // Read after the server's list: messages sent meanwhile are not waiting any more.
    const page = async (list: readonly ChatMessage[], older: string | null, saved: boolean): Promise<MessagePage> => {
      const unsent = before === null ? await unsentOf(owner, conversationID, list) : []
      return { list: [...list.map(view), ...unsent], older, saved }
    }
    try {
      const query = { conversationID, ...(before === null ? {} : { before: String(before) }) }
      const { list, more } = await ask('GET api/Chat/messages', { query })
      if (owner === me) await logFailure(store.upsertMessages(owner, list))
      // This is the first remaining page, even if another device deleted the earlier ones.
      if (!more) await logFailure(store.deleteBefore(owner, conversationID, list[0]?.seq ?? before ?? Number.POSITIVE_INFINITY))
      return await page(list, more ? String(list[0]?.seq ?? 0) : null, false)
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
      const list = await store.listMessages(owner, conversationID, before ?? unsentOrder, chatLimits.messagePage)
      const first = list[0]?.seq ?? 1
      return page(list, first > 1 ? String(first) : null, true)
    }
  }

  return {
    async login({ id }) {
      if (id === me) return
      for (const end of leave.splice(0)) end()
      me = id
      tries = 0
      leave = [
        deps.join(id, hear, () => {
          listeners.notify({ kind: 'conversations' })
          listeners.notify({ kind: 'missed' })
          void flush()
        }),
        deps.onOnline(() => void flush()),
        () => clearTimeout(again),
      ]
      // Not awaited: it may send a large picture or fail, and the screen shows the cached messages meanwhile.
      void flush()
    },
    async logout() {
      for (const end of leave.splice(0)) end()
      me = ''
      loose.clear()
    },
    conversationPage: chatLimits.conversations,
    async conversations(pages = 1) {
      const owner = me
      try {
        const list = await readConversations(pages)
        if (owner === me) await logFailure(store.upsertConversations(owner, list))
        return list
      } catch (error) {
        if (error instanceof NetworkError) return store.listConversations(owner)
        throw error
      }
    },
    messages: (conversationID, older) => readPage(conversationID, older === undefined ? null : Number(older)),
    async send(conversationID, draft) {
      const record: UnsentRecord = { key: deps.newKey(), owner: me, conversationID, draft, url: '', at: deps.now(), failure: '' }
      await storeUnsent(record)
      const message = viewUnsent(record)
      listeners.notify({ kind: 'message', message })
      void flush()
      return message
    },
    async resend(key) {
      const record = (await listUnsent(me)).find((one) => one.key === key)
      if (!record) return
      await storeUnsent({ ...record, failure: '' })
      listeners.notify({ kind: 'message', message: viewUnsent({ ...record, failure: '' }) })
      await flush()
    },
    async read(conversationID) {
      await ask('POST api/Chat/read', { body: { conversationID, seq: 2_000_000_000 } })
    },
    async remove(conversationID) {
      const owner = me
      await ask('POST api/Chat/removeConversation', { body: { conversationID } })
      await logFailure(store.deleteBefore(owner, conversationID, Number.POSITIVE_INFINITY))
      for (const unsent of await listUnsent(owner)) if (unsent.conversationID === conversationID) await dropUnsent(unsent.key)
      listeners.notify({ kind: 'conversations' })
    },
    listen: (listener) => listeners.listen(listener),
  }
}
