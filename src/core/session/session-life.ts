// Side effects of sign-in, session loss and sign-out: cookie, account of the device, private data.
import type { SignedIn, UserInfo } from '../../../contract/account/account.ts'
import { ApiError, call, clearResponseCache, readerNow, tokenOf } from '../api/api.ts'
import { network } from '../api/freshness.ts'
import { saveLater } from '../api/pending-copies.ts'
import { serverNow } from '../clock/server-time.ts'
import { joinFollows, mustJoin } from '../follow/account-follows.ts'
import { deviceOutbox } from '../outbox/device-outbox.ts'
import { resultOf } from '../outbox/send-result.ts'
import { findCached } from '../packs/copies.ts'
import { currentAccount, setCurrentAccount } from '../storage/account.ts'
import { claimWritten } from '../storage/claim.ts'
import { purgePrivate } from '../storage/private.ts'
import { createListeners } from '../store/store.ts'
import { bindShare } from './invitation.ts'
import { actLast } from './last-acts.ts'
import { sessionStore } from './session.ts'
import { mayStay, setStay } from './stay.ts'

export type SessionChange =
  | { type: 'entered'; isNew: boolean }
  /** The logout takes a while because pending writes are being sent. */
  | { type: 'leaving' }
  /** `unsent` writes stay on this device; `isConfirmed`: the server has confirmed the logout. */
  | { type: 'left'; unsent: number; isConfirmed: boolean }
  /** `unsent` as above. */
  | { type: 'lost'; unsent: number }

const { listen, notify } = createListeners<[change: SessionChange]>()
export const onSession = listen

/** Tabs of this browser share one login. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')

/** Milliseconds for pending writes and the server's logout: on a bad connection the user does not wait longer. */
const goodbye = 5_000
/** Milliseconds after which the user is notified that the logout is still running. */
const quietFor = 1_000
/** Milliseconds until a retry: the browser does not report that a server or connection was busy. */
const askAgain = 60_000
const userKey = ['GET api/User/getUserInfo', null] as const

/** Blocked storage must not prevent a login. */
async function withFallback<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    console.warn('device storage access failed', error)
    return otherwise
  }
}

/** Token of the login that this window is ending itself, so that its end is not reported as a loss. */
let ending: string | null = null
export const isEnding = (token: string | null): boolean => token !== null && token === ending

/** Wraps a call that ends the login if it succeeds; `leave` follows. */
export async function endBy<T>(act: () => Promise<T>): Promise<T> {
  ending = tokenOf()
  try {
    return await act()
  } catch (error) {
    ending = null
    throw error
  }
}

/** Writes the token cookie as the server does, where the server cannot. An empty token deletes it. */
function writeToken(token: string, seconds: number): void {
  const page = (globalThis as { document?: { cookie: string } }).document
  if (page) page.cookie = `token=${token}; path=/; max-age=${seconds}; SameSite=Strict`
}

/** Makes the device this account's and purges another's data first. True if the account is new here, so that its pending writes can go. */
const become = (id: string): Promise<boolean> =>
  withFallback(async () => {
    const before = await currentAccount()
    if (before === id) return false
    if (before) await purgePrivate()
    await setCurrentAccount(id)
    if (!before) await claimWritten(id)
    return true
  }, false)

/** Runs at the start of the window: adopts the login of the cookie, or renews it by the device token. */
export async function start(): Promise<void> {
  tabs?.addEventListener('message', () => void follow())
  network.subscribe(() => network.get() && void goOn())
  if (tokenOf()) return adopt()
  if (await deviceLogin()) return
  await stayOut()
  sessionStore.set({ phase: 'out', user: null })
}

/** Nobody is signed in. A device that stays signed in may only lack a response: it keeps its private data and retries. */
async function stayOut(): Promise<void> {
  if (mayStay()) returnLater()
  else await withFallback(() => purgePrivate(), { unsent: 0 })
}

/** Retries when the network returns, or after a while if it was up. */
function returnLater(): void {
  const again = async (): Promise<void> => {
    clearTimeout(timer)
    stop()
    // The user may have signed in meanwhile.
    if (tokenOf() || (await deviceLogin()) || tokenOf()) return
    await stayOut()
  }
  const soon = (): void => void again().catch((error: unknown) => console.warn('device login retry failed', error))
  const timer = setTimeout(soon, askAgain)
  const stop = network.subscribe(() => network.get() && soon())
}

/** Adopts the login of the token cookie. */
async function adopt(): Promise<void> {
  const token = tokenOf()
  const known = await withFallback(() => findCached(userKey), undefined)
  // The login may have ended meanwhile.
  if (tokenOf() !== token) return
  sessionStore.set({ phase: 'in', user: (known?.data as UserInfo | undefined) ?? null })
  await readUser()
  void settleLogin()
}

/** Another tab has changed the login. */
async function follow(): Promise<void> {
  clearResponseCache()
  if (tokenOf()) return adopt()
  sessionStore.set({ phase: 'out', user: null })
  notify({ type: 'lost', unsent: 0 })
}

/** Exchanges the device token for a login. Tabs that open together run one at a time: the second finds the first one's login. */
export async function deviceLogin(): Promise<boolean> {
  if (!mayStay()) return false
  const before = tokenOf()
  const exchange = async (): Promise<boolean> => {
    const now = tokenOf()
    if (now && now !== before) {
      await adopt()
      return true
    }
    try {
      const signedIn = await call('POST api/user/deviceLogin', { body: {}, headers: { 'device-login': '1' }, credentials: 'same-origin' })
      await take(signedIn)
      return true
    } catch (error) {
      // Without a network or at a busy server it may succeed later; a refused token is worthless.
      if (error instanceof ApiError && resultOf(error).type !== 'kept') setStay(false)
      console.info('device login failed', error)
      return false
    }
  }
  return navigator.locks ? (navigator.locks.request('device-login', exchange) as Promise<boolean>) : exchange()
}

/** Runs after each interactive login. */
export async function enter(signedIn: SignedIn, stay: boolean): Promise<void> {
  setStay(stay)
  await take(signedIn)
  notify({ type: 'entered', isNew: signedIn.is_new })
  await bind()
}

async function take(signedIn: SignedIn): Promise<void> {
  // If the API is on another host, its cookie is not this page's.
  if (tokenOf() !== signedIn.token) writeToken(signedIn.token, Math.floor((Date.parse(signedIn.expires) - serverNow()) / 1_000))
  await become(signedIn.id)
  clearResponseCache()
  sessionStore.set({ phase: 'in', user: null })
  tabs?.postMessage('in')
  void bringAlong()
  await readUser()
}

/** Number of running attempts to merge the follows of the device and the account. */
let joining = 0
/** The share code of the inviter is not bound yet. */
let owesShare = false
let isSettling = false
let later: ReturnType<typeof setTimeout> | undefined

const succeeds = (work: () => Promise<unknown>): Promise<boolean> => withFallback(() => work().then(() => true), false)

/** Merges the account's follows, and sends what it wrote on this device but could not send while signed out. */
async function bringAlong(): Promise<void> {
  joining += 1
  const isJoined = await succeeds(joinFollows)
  joining -= 1
  if (!isJoined) settleLater()
  await sendWritten()
}

async function bind(): Promise<void> {
  owesShare = !(await succeeds(bindShare))
  if (owesShare) settleLater()
}

/** Completes what a login could not do because of the network or a busy server: when it returns, after a while, and at a start. */
async function settleLogin(): Promise<void> {
  const { phase, user } = sessionStore.get()
  if (isSettling || phase !== 'in') return
  if (!user) return settleLater()
  isSettling = true
  if (owesShare) await bind()
  if (joining === 0 && (await withFallback(mustJoin, false))) await bringAlong()
  isSettling = false
}
function settleLater(): void {
  clearTimeout(later)
  later = setTimeout(() => void settleLogin(), askAgain)
}

const sendWritten = (): Promise<void> => withFallback(async () => void (await deviceOutbox.flush(true)), undefined)

/** The network is back or a timer has fired: reads the missing user and completes what the login left undone. */
async function goOn(): Promise<void> {
  if (sessionStore.get().failed) await readUser()
  await settleLogin()
}

let readLater: ReturnType<typeof setTimeout> | undefined

/** Reads the signed-in user. A failure keeps the shown user; if there is none, it sets `failed` and retries after a while. */
export async function readUser(): Promise<void> {
  clearTimeout(readLater)
  const token = tokenOf()
  if (!token) return
  if (sessionStore.get().failed) sessionStore.set({ phase: 'in', user: null })
  try {
    const user = await call('GET api/User/getUserInfo')
    if (tokenOf() !== token) return
    const mustSend = await become(user.id)
    if (tokenOf() !== token) return
    if (mustSend) void sendWritten()
    sessionStore.set({ phase: 'in', user })
    // The signature for the chat service is a credential: do not store it.
    saveLater(userKey, { ...user, userSig: '' }, Date.now(), readerNow())
  } catch (error) {
    console.info('user read failed', error)
    const { phase, user } = sessionStore.get()
    if (tokenOf() !== token || phase !== 'in' || user) return
    sessionStore.set({ phase, user, failed: true })
    readLater = setTimeout(() => void goOn(), askAgain)
  }
}

/** Ends the login in this window. Returns the number of writes that were never sent. */
async function end(retainMoneyCalls = false): Promise<number> {
  clearTimeout(later)
  clearTimeout(readLater)
  owesShare = false
  writeToken('', 0)
  setStay(false)
  clearResponseCache()
  const { unsent } = await withFallback(() => purgePrivate({ retainMoneyCalls }), { unsent: 0 })
  sessionStore.set({ phase: 'out', user: null })
  tabs?.postMessage('out')
  return unsent
}

export async function leave(): Promise<void> {
  ending = tokenOf()
  const slow = setTimeout(() => notify({ type: 'leaving' }), quietFor)
  const left = await takeLeave().finally(() => clearTimeout(slow))
  notify({ type: 'left', ...left })
}

async function takeLeave(): Promise<{ unsent: number; isConfirmed: boolean }> {
  let isConfirmed = true
  if (tokenOf()) {
    await actLast(goodbye)
    try {
      await call('POST api/Member/SignOut', { credentials: 'same-origin', signal: AbortSignal.timeout(goodbye) })
    } catch (error) {
      // A login that is already over is the wanted result.
      isConfirmed = error instanceof ApiError
      if (!isConfirmed) console.warn('logout call failed', error)
    }
  }
  return { unsent: await end(), isConfirmed }
}

/** The server no longer knows the login, or its owner has ended it elsewhere: private data leaves this device. */
export async function lose(): Promise<void> {
  if (sessionStore.get().phase !== 'in' && !tokenOf()) return
  const unsent = await end(true)
  notify({ type: 'lost', unsent })
}
