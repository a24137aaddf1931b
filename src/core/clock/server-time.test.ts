// A device whose own clock is wrong by hours shows the server's time of day.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../api/api.ts'
import { now, runNow, setRenderedNow } from './now.ts'
import { clockCorrections, productAt, productNow, setProductClock } from './product-clock.ts'
import { hearServerTime, ownTimeOf, type PageArrival, serverNow, serverTimeOf, startServerTime } from './server-time.ts'

const hour = 3_600_000
const truth = Date.parse('2026-07-18T12:00:00Z')
const clock = { feed: '2026-07-18T12:00:00Z', real: '2026-07-18T12:00:00Z', speed: 1 }
const stored = new Map<string, string>()

/** The device is `ahead` milliseconds ahead of the server, whose time is `truth`. */
function device(ahead: number): void {
  vi.setSystemTime(truth + ahead)
}
const respondWith = (headers: Record<string, string>): void => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, msg: '', data: { list: [] } }, { headers }))
}
const date = new Date(truth).toUTCString()

beforeEach(() => {
  vi.useFakeTimers()
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  device(0)
  hearServerTime(truth, truth, truth)
  setProductClock(clock)
})
afterEach(() => {
  runNow(false)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe.each([5 * hour, -5 * hour, 24 * hour])('device that is %d ms ahead', (ahead) => {
  beforeEach(() => device(ahead))

  it('learns the time from the first API response', async () => {
    respondWith({ date, 'cache-control': 'no-store' })
    const before = clockCorrections()
    await call('GET api/Config/getConfig')
    expect(Math.abs(serverNow() - truth)).toBeLessThan(1_000)
    expect(Math.abs(productNow() - truth)).toBeLessThan(1_000)
    expect(clockCorrections()).toBe(before + 1)
  })

  it('knows the time at its next start, even offline', async () => {
    hearServerTime(truth, Date.now(), Date.now())
    hearServerTime(Date.now(), Date.now(), Date.now())
    expect(serverNow()).toBe(Date.now())
    stored.set('clock-skew', String(-ahead))
    startServerTime(undefined, undefined)
    expect(serverNow()).toBe(truth)
  })

  it('hydrates what the server rendered and counts from there', () => {
    const arrival: PageArrival = { origin: Date.now() - 900, requestStart: 100, responseStart: 400, transferSize: 20_000, workerStart: 0 }
    startServerTime(truth - 600, arrival)
    setProductClock(clock)
    setRenderedNow(truth - 600)
    expect(now.getServer()).toBe(truth - 600)
    runNow()
    expect(Math.abs(now.get() - truth)).toBeLessThan(60_000)
  })

  it('converts between local and server timestamps consistently', () => {
    hearServerTime(truth, Date.now(), Date.now())
    expect(productAt(Date.now())).toBe(truth)
    expect(serverTimeOf(Date.now())).toBe(truth)
    expect(ownTimeOf(truth)).toBe(Date.now())
  })
})

describe('device with a correct clock', () => {
  it('is not adjusted by slow responses or by truncated seconds', () => {
    hearServerTime(truth - 8_000, truth - 9_000, truth)
    hearServerTime(truth - 1_900, truth, truth)
    hearServerTime(truth - 1_000, truth - 100, truth, 1_000)
    expect(serverNow()).toBe(truth)
  })
  it('ignores a request during which the clock was changed or the device slept', () => {
    hearServerTime(truth, truth + 5 * hour, truth)
    hearServerTime(truth, truth - 5 * hour, truth + 60_000)
    hearServerTime(Number.NaN, truth, truth)
    expect(serverNow()).toBe(truth)
  })
  it('ignores the date of a cached response', async () => {
    respondWith({ date: new Date(truth - 5 * hour).toUTCString(), 'cache-control': 'no-cache' })
    await call('GET api/Config/getConfig')
    expect(serverNow()).toBe(truth)
  })
  it('ignores a page stored by a service worker or by the browser', () => {
    const old = { origin: truth, requestStart: 1, responseStart: 2, transferSize: 0, workerStart: 0 }
    startServerTime(truth - 5 * hour, old)
    startServerTime(truth - 5 * hour, { ...old, transferSize: 20_000, workerStart: 1 })
    startServerTime(truth - 5 * hour, undefined)
    expect(serverNow()).toBe(truth)
  })
  it('clears the stored clock skew once the clock is corrected', () => {
    device(5 * hour)
    hearServerTime(truth, Date.now(), Date.now())
    expect(stored.get('clock-skew')).toBe(String(-5 * hour))
    device(0)
    hearServerTime(truth, truth, truth)
    expect(stored.has('clock-skew')).toBe(false)
  })
})

it('corrects a device that is behind from any page, since no page can be from the future', () => {
  device(-5 * hour)
  startServerTime(truth, undefined)
  expect(serverNow()).toBe(truth)
})

it('no screen computes a day or an age of server timestamps with the device clock', () => {
  const folder = join(import.meta.dirname, '../..')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  const own = /(?:dayOf|dayIn|relativeTime|dayLabel|dateText)\([^\n]*Date\.now\(\)/
  expect(sources.filter((file) => own.test(readFileSync(join(folder, file), 'utf8')))).toEqual([])
})
