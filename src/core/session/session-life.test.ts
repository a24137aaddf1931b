import { afterEach, describe, expect, it, vi } from 'vitest'
import { beforeLeave } from './last-acts.ts'
import { endBy, isEnding, leave, onSession } from './session-life.ts'

// An open channel would keep the test process alive.
vi.hoisted(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
vi.mock('../follow/account-follows.ts', () => ({ joinFollows: async () => undefined, mustJoin: async () => false }))
vi.mock('../outbox/device-outbox.ts', () => ({ deviceOutbox: { flush: async () => undefined } }))
vi.mock('../packs/copies.ts', () => ({ findCached: async () => undefined }))
vi.mock('../storage/account.ts', () => ({ currentAccount: async () => '', setCurrentAccount: async () => undefined }))
vi.mock('../storage/private.ts', () => ({ purgePrivate: async () => ({ unsent: 0 }) }))

/** A window with a login; returns the log of what happens in it, in order. */
function signedIn(): string[] {
  const done: string[] = []
  vi.stubGlobal('document', { cookie: 'token=t1' })
  vi.stubGlobal('fetch', async (url: string) => {
    done.push(url)
    return new Response(JSON.stringify({ code: 0, msg: '', data: {} }))
  })
  return done
}

describe('sign-out', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('ends the login after the account’s pending writes were sent', async () => {
    const done = signedIn()
    const stop = beforeLeave(async () => {
      await Promise.resolve()
      done.push('a held decision')
    })
    await leave()
    stop()
    expect(done).toEqual(['a held decision', '/api/Member/SignOut'])
  })

  it('is not blocked by steps that fail or never respond', async () => {
    vi.useFakeTimers()
    const done = signedIn()
    const stops = [beforeLeave(() => new Promise(() => undefined)), beforeLeave(() => Promise.reject(new Error('no network')))]
    const left = leave()
    await vi.runAllTimersAsync()
    await left
    for (const stop of stops) stop()
    expect(done).toEqual(['/api/Member/SignOut'])
  })

  it('shows progress while a bad connection delays it, and nothing when it is quick', async () => {
    vi.useFakeTimers()
    const changes: string[] = []
    const stopHearing = onSession(({ type }) => void changes.push(type))
    signedIn()
    await leave()
    expect(changes).toEqual(['left'])
    signedIn()
    const stop = beforeLeave(() => new Promise(() => undefined))
    const left = leave()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(changes).toEqual(['left', 'leaving'])
    await vi.runAllTimersAsync()
    await left
    stop()
    stopHearing()
    expect(changes).toEqual(['left', 'leaving', 'left'])
  })

  it('is known while in progress, and from the call that ends the login unless that fails', async () => {
    vi.stubGlobal('document', { cookie: 'token=t2' })
    await expect(endBy(() => Promise.reject(new Error('a wrong password')))).rejects.toThrow('password')
    expect(isEnding('t2')).toBe(false)
    await endBy(async () => expect(isEnding('t2')).toBe(true))
    expect(isEnding('t2')).toBe(true)
    expect(isEnding(null)).toBe(false)
    signedIn()
    vi.stubGlobal('document', { cookie: 'token=t3' })
    expect(isEnding('t3')).toBe(false)
    const left = leave()
    expect(isEnding('t3')).toBe(true)
    await left
  })
})
