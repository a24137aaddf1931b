import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { network } from '../../core/api/freshness.ts'
import { watchNetwork } from './network.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  network.set(true)
})

/** A page as its scripts find it, and what the browser says then. */
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
  return { isMarked: () => marks.has('data-offline') }
}

it('marks a page whose network went between the page and its scripts', () => {
  const { isMarked } = begin({ onLine: false, stored: false })
  expect([network.get(), isMarked()]).toEqual([false, true])
  network.set(true)
  expect(isMarked()).toBe(false)
})

it('believes a stored screen that there was no network, until an answer comes', () => {
  const { isMarked } = begin({ onLine: true, stored: true })
  expect([network.get(), isMarked()]).toEqual([false, true])
  network.set(true)
  expect(isMarked()).toBe(false)
})

it('marks a page when its network goes, and no longer when an answer came', () => {
  const { isMarked } = begin({ onLine: true, stored: false })
  expect(isMarked()).toBe(false)
  window.dispatchEvent(new Event('offline'))
  expect([network.get(), isMarked()]).toEqual([false, true])
  network.set(true)
  expect(isMarked()).toBe(false)
})
