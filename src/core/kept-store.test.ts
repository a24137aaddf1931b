import { afterEach, expect, test, vi } from 'vitest'
import { createKeptStore } from './kept-store.ts'

const volume = () =>
  createKeptStore({ key: 'volume', usual: 5, read: (text) => (/^\d$/.test(text ?? '') ? Number(text) : 5), write: (value) => `${value}` })

afterEach(() => {
  vi.unstubAllGlobals()
})

function withStorage(entries: Record<string, string>): Map<string, string> {
  const kept = new Map(Object.entries(entries))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  return kept
}

test('what was kept is there again, what is damaged is the usual, and the server always draws the usual', () => {
  withStorage({ volume: '7' })
  const kept = volume()
  expect([kept.get(), kept.getServer()]).toEqual([7, 5])
  withStorage({ volume: 'loud' })
  expect(volume().get()).toBe(5)
})

test('what is set is told and written down', () => {
  const entries = withStorage({})
  const kept = volume()
  const heard: number[] = []
  kept.subscribe(() => heard.push(kept.get()))
  kept.set(2)
  expect([heard, entries.get('volume'), volume().get()]).toEqual([[2], '2', 2])
})

test('storage that is blocked takes nothing from this window', () => {
  const refuse = (): never => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const kept = volume()
  expect(kept.get()).toBe(5)
  kept.set(3)
  expect(kept.get()).toBe(3)
})
