import { afterEach, expect, test, vi } from 'vitest'
import { createPersistedStore } from './persisted-store.ts'

const volume = () =>
  createPersistedStore({
    key: 'volume',
    usual: 5,
    read: (text) => (/^\d$/.test(text ?? '') ? Number(text) : 5),
    write: (value) => `${value}`,
  })

afterEach(() => {
  vi.unstubAllGlobals()
})

function withStorage(entries: Record<string, string>): Map<string, string> {
  const storage = new Map(Object.entries(entries))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  })
  return storage
}

test('restores stored values, falls back to the default for damaged ones, and always server-renders the default', () => {
  withStorage({ volume: '7' })
  const storage = volume()
  expect([storage.get(), storage.getServer()]).toEqual([7, 5])
  withStorage({ volume: 'loud' })
  expect(volume().get()).toBe(5)
})

test('notifies of a new value and persists it', () => {
  const entries = withStorage({})
  const storage = volume()
  const heard: number[] = []
  storage.subscribe(() => heard.push(storage.get()))
  storage.set(2)
  expect([heard, entries.get('volume'), volume().get()]).toEqual([[2], '2', 2])
})

test('keeps its values in this window when storage is blocked', () => {
  const refuse = (): never => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const storage = volume()
  expect(storage.get()).toBe(5)
  storage.set(3)
  expect(storage.get()).toBe(3)
})
