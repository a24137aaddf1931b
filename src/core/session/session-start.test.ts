import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { network } from '../api/freshness.ts'
import { refreshUser, sessionStore } from './session.ts'
import { deviceLogin, enter, lose, start } from './session-life.ts'
import { mayStay, setStay } from './stay.ts'

const device = vi.hoisted(() => ({
  purged: 0,
  account: '1',
  done: [] as string[],
  /** Whether the account's follows are merged here, and the error if they cannot be loaded. */
  isJoined: true,
  joinFault: null as Error | null,
  findCached: async (): Promise<unknown> => undefined,
}))
// An open channel would keep the test process alive.
vi.hoisted(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
vi.mock('../follow/account-follows.ts', () => ({
  joinFollows: async () => {
    if (device.joinFault) throw device.joinFault
    device.isJoined = true
    device.done.push('joined')
  },
  mustJoin: async () => !device.isJoined,
}))
vi.mock('../outbox/device-outbox.ts', () => ({ deviceOutbox: { flush: async () => void device.done.push('sent') } }))
vi.mock('../packs/copies.ts', () => ({ findCached: () => device.findCached() }))
vi.mock('../storage/account.ts', () => ({
  currentAccount: async () => device.account,
  setCurrentAccount: async (id: string) => {
    device.account = id
  },
}))
vi.mock('../storage/claim.ts', () => ({ claimWritten: async () => undefined }))
vi.mock('../storage/private.ts', () => ({
  purgePrivate: async () => {
    device.purged += 1
    return { unsent: 0 }
  },
}))

const respondWith = (body: object): Response => new Response(JSON.stringify(body))
const refusal = (error: string): Response => respondWith({ code: 1, msg: '', error, data: null })

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { cookie: '' })
  device.purged = 0
  device.account = '1'
  device.done = []
  device.isJoined = true
  device.joinFault = null
  device.findCached = async () => undefined
  sessionStore.set({ phase: 'unknown', user: null })
})
afterEach(() => vi.unstubAllGlobals())

describe('device that stays signed in', () => {
  it('stays signed in while the server is busy or restarting', async () => {
    for (const error of ['unavailable', 'too-many', 'busy', 'error']) {
      setStay(true)
      vi.stubGlobal('fetch', async () => refusal(error))
      expect(await deviceLogin()).toBe(false)
      expect([error, mayStay()]).toEqual([error, true])
    }
    vi.stubGlobal('fetch', async () => refusal('not-found'))
    expect(await deviceLogin()).toBe(false)
    expect(mayStay()).toBe(false)
  })

  it('loses no private data when started offline', async () => {
    setStay(true)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    await start()
    expect([device.purged, sessionStore.get().phase]).toEqual([0, 'out'])
    // The network is back.
    vi.stubGlobal('fetch', async () => respondWith({ code: 0, msg: '', data: { id: '1', token: 't', expires: new Date().toISOString() } }))
    network.set(true)
    await expect.poll(() => sessionStore.get().phase).toBe('in')
    expect([device.purged, mayStay()]).toEqual([0, true])
    // Writes that waited for this login are sent now, not when the page is next visible.
    await expect.poll(() => device.done).toEqual(['joined', 'sent'])
  })

  it('keeps no private data when its token is finally rejected', async () => {
    setStay(true)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    await start()
    vi.stubGlobal('fetch', async () => refusal('not-found'))
    network.set(true)
    await expect.poll(() => device.purged).toBe(1)
    expect([mayStay(), sessionStore.get().phase]).toEqual([false, 'out'])
  })
})

describe('login whose user cannot be read', () => {
  it('is reported, and read again on request and on reconnect', async () => {
    network.set(true)
    vi.stubGlobal('document', { cookie: 'token=t' })
    vi.stubGlobal('fetch', async () => refusal('error'))
    await start()
    expect(sessionStore.get()).toEqual({ phase: 'in', user: null, failed: true })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    await refreshUser()
    expect(sessionStore.get()).toEqual({ phase: 'in', user: null, failed: true })
    vi.stubGlobal('fetch', async () => respondWith({ code: 0, msg: '', data: { id: '1' } }))
    network.set(true)
    await expect.poll(() => sessionStore.get()).toEqual({ phase: 'in', user: { id: '1' } })
  })

  it('shows the user stored on the device while it exists', async () => {
    vi.stubGlobal('document', { cookie: 'token=t' })
    vi.stubGlobal('fetch', async () => refusal('error'))
    device.findCached = async () => ({ data: { id: '1' } })
    await start()
    expect(sessionStore.get()).toEqual({ phase: 'in', user: { id: '1' } })
  })
})

describe('pending writes of an account', () => {
  it.each([
    ['', ['sent']],
    ['1', []],
  ])('are sent as soon as the device is known to be its own, previously %o', async (before, done) => {
    device.account = before
    vi.stubGlobal('document', { cookie: 'token=t' })
    vi.stubGlobal('fetch', async () => respondWith({ code: 0, msg: '', data: { id: '1' } }))
    await start()
    expect([device.account, device.done]).toEqual(['1', done])
  })
})

describe('effects of a login', () => {
  const signedIn = { id: '1', token: 't', expires: new Date(Date.now() + 86_400_000).toISOString(), is_new: false }
  const user = async (): Promise<Response> => respondWith({ code: 0, msg: '', data: { id: '1' } })
  /** Responds to the page's requests after a login. `share` responds to the binding of the inviter. */
  function serve(share: () => Promise<Response>): void {
    vi.stubGlobal('fetch', (url: string) => (url.includes('shareBind') ? share() : user()))
  }

  it('run on reconnect when the network was lost at the login', async () => {
    localStorage.setItem('invitation', `${Date.now()}?shareCode=abc`)
    device.isJoined = false
    device.joinFault = new TypeError('no network')
    serve(() => Promise.reject(new TypeError('no network')))
    network.set(true)
    await start()
    await enter(signedIn as never, false)
    await expect.poll(() => device.done).toEqual(['sent'])
    expect([sessionStore.get().phase, localStorage.getItem('invitation') !== null]).toEqual(['in', true])
    device.joinFault = null
    serve(async () => respondWith({ code: 0, msg: '', data: {} }))
    network.set(false)
    network.set(true)
    await expect.poll(() => device.done).toEqual(['sent', 'joined', 'sent'])
    expect(localStorage.getItem('invitation')).toBeNull()
    // Nothing is left to do.
    network.set(false)
    network.set(true)
    await refreshUser()
    expect(device.done).toEqual(['sent', 'joined', 'sent'])
    await lose()
  })

  it('run later when the server was busy, and at the next start when they were interrupted', async () => {
    vi.useFakeTimers()
    device.isJoined = false
    device.joinFault = new Error('busy')
    serve(async () => refusal('busy'))
    await enter(signedIn as never, false)
    await vi.advanceTimersByTimeAsync(0)
    expect(device.done).toEqual(['sent'])
    device.joinFault = null
    await vi.advanceTimersByTimeAsync(60_000)
    expect(device.done).toEqual(['sent', 'joined', 'sent'])
    vi.useRealTimers()
    device.done = []
    device.isJoined = false
    await start()
    await expect.poll(() => device.done).toEqual(['joined', 'sent'])
    await lose()
  })
})

describe('window whose login has ended', () => {
  it('is not signed in again from data stored on the device', async () => {
    vi.stubGlobal('document', { cookie: 'token=old' })
    vi.stubGlobal('fetch', async () => refusal('error'))
    let find = (_cached: unknown): void => undefined
    device.findCached = () => new Promise((resolve) => (find = resolve))
    const starting = start()
    // A call of a screen has failed meanwhile because the login is over.
    vi.stubGlobal('document', { cookie: '' })
    sessionStore.set({ phase: 'in', user: null })
    await lose()
    find({ data: { id: '1' } })
    await starting
    expect(sessionStore.get()).toEqual({ phase: 'out', user: null })
  })
})
