// What a login, its loss and its end do besides telling the screens: cookie, account of the device, what is private.
import type { SignedIn, UserInfo } from '../../../contract/auth.ts'
import { ApiError, call, forgetAnswers, readerNow, tokenOf } from '../api/api.ts'
import { network } from '../api/freshness.ts'
import { saveLater } from '../api/pending-copies.ts'
import { serverNow } from '../clock/server-time.ts'
import { joinFollows, mustJoin } from '../follow/account-follows.ts'
import { deviceOutbox } from '../outbox/device-outbox.ts'
import { resultOf } from '../outbox/send-result.ts'
import { findKept } from '../packs/copies.ts'
import { currentAccount, setCurrentAccount } from '../storage/account.ts'
import { claimWritten } from '../storage/claim.ts'
import { purgePrivate } from '../storage/private.ts'
import { createListeners } from '../store.ts'
import { bindShare } from './invitation.ts'
import { actLast } from './last-acts.ts'
import { sessionStore } from './session.ts'
import { mayStay, setStay } from './stay.ts'

export type SessionChange =
  | { is: 'entered'; isNew: boolean }
  /** Somebody leaves, and what is still to be sent takes its time. */
  | { is: 'leaving' }
  /** `unsent` writes stay on this device; `told`: the server knows that the login is over. */
  | { is: 'left'; unsent: number; told: boolean }
  /** `unsent` as above. */
  | { is: 'lost'; unsent: number }

const { listen, tell } = createListeners<[change: SessionChange]>()
export const onSession = listen

/** Tabs of this browser have one login. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')

/** Milliseconds for what is sent last, and for the server to hear of a logout: whoever leaves does not wait for a bad line. */
const goodbye = 5_000
/** Milliseconds after which one who leaves is told that it goes on. */
const quietFor = 1_000
/** Milliseconds until what the server did not answer is asked again: the browser does not say that a server or a line was busy. */
const askAgain = 60_000
const userKey = ['GET api/User/getUserInfo', null] as const

/** Storage that is blocked keeps nobody from a login. */
async function kept<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    console.warn('the storage of this device does not answer', error)
    return otherwise
  }
}

/** The token of the login that this window is ending itself: that it is over is no news then. */
let ending: string | null = null
export const isEnding = (token: string | null): boolean => token !== null && token === ending

/** For an act that ends the login where it succeeds; then comes `leave`. */
export async function endBy<T>(act: () => Promise<T>): Promise<T> {
  ending = tokenOf()
  try {
    return await act()
  } catch (error) {
    ending = null
    throw error
  }
}

/** The token cookie as the server sets it, in the case that it cannot. Empty: it is taken away. */
function writeToken(token: string, seconds: number): void {
  const page = (globalThis as { document?: { cookie: string } }).document
  if (page) page.cookie = `token=${token}; path=/; max-age=${seconds}; SameSite=Strict`
}

/** The device is this account's; what another one left behind goes first. True: it was not so far, and what waits for it can go. */
const become = (id: string): Promise<boolean> =>
  kept(async () => {
    const before = await currentAccount()
    if (before === id) return false
    if (before) await purgePrivate()
    await setCurrentAccount(id)
    if (!before) await claimWritten(id)
    return true
  }, false)

/** At the start of the window: the login that the cookie names, or the one that this device stays in. */
export async function start(): Promise<void> {
  tabs?.addEventListener('message', () => void follow())
  network.subscribe(() => network.get() && void goOn())
  if (tokenOf()) return adopt()
  if (await deviceLogin()) return
  await stayOut()
  sessionStore.set({ phase: 'out', user: null })
}

/** Nobody is signed in here; of a device that stays signed in nothing is known yet: it keeps what is private, and asks again. */
async function stayOut(): Promise<void> {
  if (mayStay()) returnLater()
  else await kept(() => purgePrivate(), { unsent: 0 })
}

/** Once the network is back, and after a while where it was there. */
function returnLater(): void {
  const again = async (): Promise<void> => {
    clearTimeout(timer)
    stop()
    // Somebody may have signed in by himself.
    if (tokenOf() || (await deviceLogin()) || tokenOf()) return
    await stayOut()
  }
  const soon = (): void => void again().catch((error: unknown) => console.warn('this device is not signed in again', error))
  const timer = setTimeout(soon, askAgain)
  const stop = network.subscribe(() => network.get() && soon())
}

/** Shows the login of the token cookie. */
async function adopt(): Promise<void> {
  const token = tokenOf()
  const known = await kept(() => findKept(userKey), undefined)
  // It may be over by now.
  if (tokenOf() !== token) return
  sessionStore.set({ phase: 'in', user: (known?.data as UserInfo | undefined) ?? null })
  await readUser()
  void settleLogin()
}

/** Another tab has changed the login. */
async function follow(): Promise<void> {
  forgetAnswers()
  if (tokenOf()) return adopt()
  sessionStore.set({ phase: 'out', user: null })
  tell({ is: 'lost', unsent: 0 })
}

/** Exchanges the device token for a login. Tabs that open together take turns: the second finds the first one's. */
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
      // Without a network it may be good later, and at a server that is busy; a token that is refused is worth nothing.
      if (error instanceof ApiError && resultOf(error).is !== 'kept') setStay(false)
      console.info('this device did not stay signed in', error)
      return false
    }
  }
  return navigator.locks ? (navigator.locks.request('device-login', exchange) as Promise<boolean>) : exchange()
}

/** After each login that a person made. */
export async function enter(signedIn: SignedIn, stay: boolean): Promise<void> {
  setStay(stay)
  await take(signedIn)
  tell({ is: 'entered', isNew: signedIn.is_new })
  await bind()
}

async function take(signedIn: SignedIn): Promise<void> {
  // Where the API is another host's, its cookie is not this page's.
  if (tokenOf() !== signedIn.token) writeToken(signedIn.token, Math.floor((Date.parse(signedIn.expires) - serverNow()) / 1_000))
  await become(signedIn.id)
  forgetAnswers()
  sessionStore.set({ phase: 'in', user: null })
  tabs?.postMessage('in')
  void bringAlong()
  await readUser()
}

/** Tries to join the follows of the device and the account that are under way. */
let joining = 0
/** Whoever invited who signed in here has not been told of. */
let owesShare = false
let isSettling = false
let later: ReturnType<typeof setTimeout> | undefined

const succeeds = (work: () => Promise<unknown>): Promise<boolean> => kept(() => work().then(() => true), false)

/** What the account follows, and what it wrote on this device and could not send as long as it was signed out. */
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

/** What a login could not bring about without a network, or by a server that was busy: when it is back, after a while, and at a start. */
async function settleLogin(): Promise<void> {
  const { phase, user } = sessionStore.get()
  if (isSettling || phase !== 'in') return
  if (!user) return settleLater()
  isSettling = true
  if (owesShare) await bind()
  if (joining === 0 && (await kept(mustJoin, false))) await bringAlong()
  isSettling = false
}
function settleLater(): void {
  clearTimeout(later)
  later = setTimeout(() => void settleLogin(), askAgain)
}

const sendWritten = (): Promise<void> => kept(async () => void (await deviceOutbox.flush(true)), undefined)

/** The network is back, or some time has passed: what is not known of the login is read, and what it left undone is done. */
async function goOn(): Promise<void> {
  if (sessionStore.get().failed) await readUser()
  await settleLogin()
}

let readLater: ReturnType<typeof setTimeout> | undefined

/** Reads who is signed in; a failure leaves what is shown, and where that is nothing it is told, and read again after a while. */
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
    // The signature for the chat service is a key: it is not kept.
    saveLater(userKey, { ...user, userSig: '' }, Date.now(), readerNow())
  } catch (error) {
    console.info('who is signed in could not be read', error)
    const { phase, user } = sessionStore.get()
    if (tokenOf() !== token || phase !== 'in' || user) return
    sessionStore.set({ phase, user, failed: true })
    readLater = setTimeout(() => void goOn(), askAgain)
  }
}

/** Nobody is signed in here any more. Answers how many writes were never sent. */
async function end(keepsMoneyCalls = false): Promise<number> {
  clearTimeout(later)
  clearTimeout(readLater)
  owesShare = false
  writeToken('', 0)
  setStay(false)
  forgetAnswers()
  const { unsent } = await kept(() => purgePrivate({ keepsMoneyCalls }), { unsent: 0 })
  sessionStore.set({ phase: 'out', user: null })
  tabs?.postMessage('out')
  return unsent
}

export async function leave(): Promise<void> {
  ending = tokenOf()
  const slow = setTimeout(() => tell({ is: 'leaving' }), quietFor)
  const left = await takeLeave().finally(() => clearTimeout(slow))
  tell({ is: 'left', ...left })
}

async function takeLeave(): Promise<{ unsent: number; told: boolean }> {
  let told = true
  if (tokenOf()) {
    await actLast(goodbye)
    try {
      await call('POST api/Member/SignOut', { credentials: 'same-origin', signal: AbortSignal.timeout(goodbye) })
    } catch (error) {
      // A login that is over already is what was wanted.
      told = error instanceof ApiError
      if (!told) console.warn('the server did not hear of the logout', error)
    }
  }
  return { unsent: await end(), told }
}

/** The server knows the login no more, or its owner has ended it elsewhere: what is private leaves this device. */
export async function lose(): Promise<void> {
  if (sessionStore.get().phase !== 'in' && !tokenOf()) return
  const unsent = await end(true)
  tell({ is: 'lost', unsent })
}
