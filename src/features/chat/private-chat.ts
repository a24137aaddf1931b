// The private chat of whoever is signed in: opened with the first screen that needs it, closed with the login. Where Tencent carries
// it, a guest reads it too.
import type { Conversation } from '../../../contract/chat.ts'
import type { SystemConfig } from '../../../contract/config.ts'
import { call } from '../../core/api/api.ts'
import type { ChatService } from '../../core/chat/chat-service.ts'
import { type GuestAccount, guestAccount, guestKey } from '../../core/chat/guest-account.ts'
import { openChat } from '../../core/chat/open-chat.ts'
import { serverNow } from '../../core/clock/server-time.ts'
import { findKept, saveCopy } from '../../core/packs/copies.ts'
import { refreshUser, sessionStore } from '../../core/session/session.ts'
import { createStore } from '../../core/store.ts'
import { uploadFile, uploadPicture } from '../../core/upload/upload.ts'
import { forgetDrafts } from './private-drafts.ts'
import { createThrottle } from './rank/throttle.ts'

export interface PrivateState {
  /** Null: nobody is signed in, or it is being opened. */
  service: ChatService | null
  /** Opened under a guest account: for reading alone. */
  isGuest: boolean
  /** The last first; null: not read yet. */
  list: readonly Conversation[] | null
  /** There may be older ones than these. */
  more: boolean
  failed: boolean
}

const nothing: PrivateState = { service: null, isGuest: false, list: null, more: false, failed: false }
const { get, getServer, set, subscribe } = createStore(nothing)

let opened: Promise<ChatService> | undefined
let account = ''
/** Changes take turns: a login that follows a logout comes after it. */
let turn: Promise<void> = Promise.resolve()
/** Of the list, that are read: one, and one more with each wish. */
let pages = 1
let reading = false
let stale = false
/** Milliseconds between two reads of the list that news ask for, and when one did at last. */
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
    console.info('the conversations could not be read', error)
    // Of who has left it says nothing about the next one.
    if (owner === account) set({ ...get(), failed: true })
  }
}

/** What changes while the list is read is read again afterwards. */
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
/** Which chat this site has, as this device last heard: each start of the app asks anew, and no conversation waits for it. */
async function readAppId(): Promise<number> {
  const kept = (await findKept(configKey))?.data as SystemConfig | undefined
  if (kept) return kept.im_sdk_app_id
  const config = await call('GET api/Config/getConfig')
  await saveCopy(configKey, config, Date.now()).catch((error: unknown) => console.warn('which chat this site has was not kept', error))
  return config.im_sdk_app_id
}

const upload = (file: Blob, kind: 'picture' | 'file'): Promise<string> =>
  kind === 'picture' ? uploadPicture(file, 'picture') : uploadFile(file)
function open(): Promise<ChatService> {
  opened ??= readAppId()
    .then((tencentAppId) => openChat({ tencentAppId, upload }))
    .then(
      (service) => {
        // At once, and then once for all that comes within a second: a busy group, or many of them renamed, asks no more often.
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
    find: async () => (await findKept(guestKey))?.data as GuestAccount | undefined,
    keep: (guest) => saveCopy(guestKey, guest, Date.now()),
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
    forgetDrafts()
    set(nothing)
    await (await opened).logout()
  }
  if (id !== '') await enter({ id, userSig: user?.userSig ?? '' }, false)
  else if (failed) set({ ...get(), failed })
  else if (phase === 'out' && (await readAppId()) > 0) await enter(await askGuest(), true)
}
const inTurn = (): void => {
  turn = turn.then(follow).catch((error: unknown) => {
    console.warn('the chat could not be opened', error)
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
      sessionStore.subscribe(inTurn)
      inTurn()
    }
    return subscribe(listener)
  },
  /** Shows older conversations than those that are shown. */
  async more(): Promise<void> {
    const { service, list } = get()
    if (!service?.conversationPage || !list) return
    pages = Math.ceil(list.length / service.conversationPage) + 1
    await readList(service)
  },
  again(): void {
    const { service } = get()
    if (service) void readList(service)
    // Whose they are is not known yet: they follow it.
    else if (sessionStore.get().failed) void refreshUser()
    // Where nobody looks at conversations, as in a room whose group is joined, none are opened.
    else if (started) inTurn()
  },
}
