// Private chat of the signed-in account: opened with the first screen that needs it, closed at sign-out. Where Tencent carries the chat,
// guests can read it too.
import type { Conversation } from '../../../contract/chat/chat.ts'
import type { SystemConfig } from '../../../contract/config/config.ts'
import { call } from '../../core/api/api.ts'
import type { ChatService } from '../../core/chat/chat-service.ts'
import { type GuestAccount, guestAccount, guestKey } from '../../core/chat/guest-account.ts'
import { openChat } from '../../core/chat/open-chat.ts'
import { serverNow } from '../../core/clock/server-time.ts'
import { findCached, saveCopy } from '../../core/packs/copies.ts'
import { refreshUser, sessionStore } from '../../core/session/session.ts'
import { createStore } from '../../core/store/store.ts'
import { createThrottle } from '../../core/throttle.ts'
import { uploadFile, uploadPicture } from '../../core/upload/upload.ts'
import { clearDrafts } from './private-drafts.ts'

export interface PrivateState {
  /** Null: signed out, or still opening. */
  service: ChatService | null
  /** Opened under a guest account: read-only. */
  isGuest: boolean
  /** Most recent first; null: not loaded yet. */
  list: readonly Conversation[] | null
  /** There may be older conversations. */
  more: boolean
  failed: boolean
}

const nothing: PrivateState = { service: null, isGuest: false, list: null, more: false, failed: false }
const { get, getServer, set, subscribe } = createStore(nothing)

let opened: Promise<ChatService> | undefined
let account = ''
/** Serialises sign-ins and sign-outs: each waits for the previous one. */
let queue: Promise<void> = Promise.resolve()
/** Number of pages to read; grows by one with each request for more. */
let pages = 1
let reading = false
let stale = false
/** Minimum milliseconds between two reads triggered by events, and when the last one started. */
const readEvery = 1_000
let readAt = Number.NEGATIVE_INFINITY

async function readOnce(service: ChatService): Promise<void> {
  const owner = account
  try {
    const asked = pages
    const list = await service.conversations(asked)
    const { conversationPage: size } = service
    const more = size !== undefined && list.length >= asked * size
    if (owner === account && get().service) set({ ...get(), list, more, failed: false })
  } catch (error) {
    console.info('conversations not read', error)
    // A failure of the previous account is irrelevant to the next one.
    if (owner === account) set({ ...get(), failed: true })
  }
}

/** Reads again if the list changes while it is being read. */
async function readList(service: ChatService): Promise<void> {
  stale = true
  if (reading) return
  reading = true
  try {
    while (stale) {
      stale = false
      await readOnce(service)
    }
  } finally {
    reading = false
  }
}

const configKey = ['GET api/Config/getConfig', null] as const
/**
 * App id of the site's chat, from this device's cache if possible: each start of the app refreshes it, and no conversation waits for that.
 */
async function readAppId(): Promise<number> {
  const cached = (await findCached(configKey))?.data as SystemConfig | undefined
  if (cached) return cached.im_sdk_app_id
  const config = await call('GET api/Config/getConfig')
  await saveCopy(configKey, config, Date.now()).catch((error: unknown) => console.warn('chat config not cached', error))
  return config.im_sdk_app_id
}

const upload = (file: Blob, kind: 'picture' | 'file'): Promise<string> =>
  kind === 'picture' ? uploadPicture(file, 'picture') : uploadFile(file)
function open(): Promise<ChatService> {
  opened ??= readAppId()
    .then((tencentAppId) => openChat({ tencentAppId, upload }))
    .then(
      (service) => {
        // Leading and trailing edge, at most one read per second, however many events a busy group sends.
        const reading = createThrottle(
          () => {
            readAt = performance.now()
            void readList(service)
          },
          () => Math.max(0, readAt + readEvery - performance.now()),
        )
        service.listen(({ kind }) => kind === 'conversations' && reading.soon())
        return service
      },
      (error: unknown) => {
        opened = undefined
        throw error
      },
    )
  return opened
}

const askGuest = () =>
  guestAccount({
    find: async () => (await findCached(guestKey))?.data as GuestAccount | undefined,
    save: (guest) => saveCopy(guestKey, guest, Date.now()),
    ask: () => call('GET api/Universal/imTouristAccount'),
    now: serverNow,
  })

async function enter(who: { id: string; userSig: string }, isGuest: boolean): Promise<void> {
  const service = await open()
  account = who.id
  pages = 1
  await service.login(who)
  set({ ...nothing, service, isGuest })
  await readList(service)
}

async function follow(): Promise<void> {
  const { phase, user, failed } = sessionStore.get()
  const { service, isGuest } = get()
  if (isGuest && phase === 'out') return
  const id = phase === 'in' ? (user?.id ?? (isGuest ? '' : account)) : ''
  if (id !== '' && id === account && service) return
  if (id !== account && account !== '' && opened) {
    account = ''
    clearDrafts()
    set(nothing)
    await (await opened).logout()
  }
  if (id !== '') await enter({ id, userSig: user?.userSig ?? '' }, false)
  else if (failed) set({ ...get(), failed })
  else if (phase === 'out' && (await readAppId()) > 0) await enter(await askGuest(), true)
}
const enqueueFollow = (): void => {
  queue = queue.then(follow).catch((error: unknown) => {
    console.warn('chat failed to open', error)
    set({ ...get(), failed: true })
  })
}

let started = false
export const privateChat = {
  get,
  getServer,
  subscribe(listener: () => void): () => void {
    if (!started) {
      started = true
      sessionStore.subscribe(enqueueFollow)
      enqueueFollow()
    }
    return subscribe(listener)
  },
  /** Loads older conversations. */
  async more(): Promise<void> {
    const { service, list } = get()
    if (!service?.conversationPage || !list) return
    pages = Math.ceil(list.length / service.conversationPage) + 1
    await readList(service)
  },
  again(): void {
    const { service } = get()
    if (service) void readList(service)
    // The account is not known yet: the conversations follow once it is.
    else if (sessionStore.get().failed) void refreshUser()
    // Without a subscriber, for example after joining a group from a room, nothing is opened.
    else if (started) enqueueFollow()
  },
}
