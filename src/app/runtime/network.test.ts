import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { call } from '../../core/api/api.ts'
import { network } from '../../core/api/freshness.ts'
import { liveConnection } from '../../core/socket/live-connection.ts'
import { watchNetwork } from './network.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  network.set(true)
})

/** A page as its scripts find it, and what `navigator.onLine` returns. */
function begin({ onLine, stored }: { onLine: boolean; stored: boolean }) {
  const marks = new Set(stored ? ['data-offline'] : [])
  const documentElement = {
    hasAttribute: (name: string) => marks.has(name),
    toggleAttribute: (name: string, on: boolean) => (on ? marks.add(name) : marks.delete(name)),
  }
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement, hidden: false })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine })
  watchNetwork(new QueryClient())
  return { isMarked: () => marks.has('data-offline'), isLost: () => marks.has('data-lost') }
}

it('marks a page that lost the network between its HTML and its scripts', () => {
  const { isMarked } = begin({ onLine: false, stored: false })
  expect([network.get(), isMarked()]).toEqual([false, true])
  network.set(true)
  expect(isMarked()).toBe(false)
})

it('trusts a stored screen that the network was lost, until a response arrives', () => {
  const { isMarked } = begin({ onLine: true, stored: true })
  expect([network.get(), isMarked()]).toEqual([false, true])
  network.set(true)
  expect(isMarked()).toBe(false)
})

it('marks a page when its network is lost, until a response arrives', () => {
  const { isMarked } = begin({ onLine: true, stored: false })
  expect(isMarked()).toBe(false)
  window.dispatchEvent(new Event('offline'))
  expect([network.get(), isMarked()]).toEqual([false, true])
  network.set(true)
  expect(isMarked()).toBe(false)
})

const html = (status: number) => new Response('<html>Welcome</html>', { status })

it.each([200, 502, 511])('an open page is offline when something other than our server responds with %d', async (status) => {
  const { isMarked } = begin({ onLine: true, stored: false })
  vi.stubGlobal('fetch', async () => html(status))
  await expect(call('GET api/Config/getConfig')).rejects.toThrow('not an answer of the API')
  expect([network.get(), isMarked()]).toEqual([false, true])
})

it('a rejection by a gateway does not affect the network state', async () => {
  begin({ onLine: true, stored: false })
  vi.stubGlobal('fetch', async () => html(413))
  await expect(call('GET api/Config/getConfig')).rejects.toThrow('not an answer of the API')
  expect(network.get()).toBe(true)
})

it('a page without reads detects when its socket fails to reopen, and when it reopens', async () => {
  begin({ onLine: true, stored: false })
  const fetched = vi.fn(async () => html(502))
  vi.stubGlobal('fetch', fetched)
  for (const state of ['open', 'waiting', 'connecting'] as const) liveConnection.set(state)
  expect(fetched).not.toHaveBeenCalled()
  liveConnection.set('waiting')
  await vi.waitFor(() => expect(network.get()).toBe(false))
  fetched.mockImplementation(async () => Response.json({ code: 0, msg: '', data: {} }))
  for (const state of ['connecting', 'open'] as const) liveConnection.set(state)
  await vi.waitFor(() => expect(network.get()).toBe(true))
})

it('a page without reads that was hidden when its socket reopened detects it once visible', async () => {
  begin({ onLine: true, stored: true })
  const fetched = vi.fn(async () => Response.json({ code: 0, msg: '', data: {} }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { ...document, hidden: true })
  for (const state of ['waiting', 'connecting', 'open'] as const) liveConnection.set(state)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(fetched).not.toHaveBeenCalled()
  vi.stubGlobal('document', { ...document, hidden: false })
  await vi.advanceTimersByTimeAsync(15_000)
  await vi.waitFor(() => expect(network.get()).toBe(true))
  expect(fetched).toHaveBeenCalledOnce()
})

it('hides live indicators once changes are known not to arrive, and restores them', () => {
  const { isMarked, isLost } = begin({ onLine: true, stored: false })
  liveConnection.set('open')
  expect(isLost()).toBe(false)
  liveConnection.set('waiting')
  expect([isMarked(), isLost()]).toEqual([false, true])
  liveConnection.set('connecting')
  expect(isLost()).toBe(true)
  liveConnection.set('open')
  expect(isLost()).toBe(false)
  network.set(false)
  expect(isLost()).toBe(true)
})
