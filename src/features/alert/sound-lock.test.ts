import { afterEach, expect, it, vi } from 'vitest'

/** Web Locks of one browser, shared by its windows. */
function fakeLocks() {
  let taken = false
  return {
    async request(_name: string, _options: { ifAvailable: boolean }, work: (lock: object | null) => Promise<void>): Promise<void> {
      if (taken) return work(null)
      taken = true
      try {
        await work({})
      } finally {
        taken = false
      }
    },
  }
}

async function openWindow() {
  vi.resetModules()
  return (await import('./sound-lock.ts')).inOneWindow
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('plays in only one of two windows, for as long as the sound lasts', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: fakeLocks() })
  const [first, second] = [await openWindow(), await openWindow()]
  const heard: string[] = []
  first(6_000, () => heard.push('first'))
  second(6_000, () => heard.push('second'))
  expect(heard).toEqual(['first'])
  // Another goal within the same seconds sounds in the same window as the first.
  first(6_000, () => heard.push('first again'))
  await vi.advanceTimersByTimeAsync(6_000)
  second(6_000, () => heard.push('second'))
  expect(heard).toEqual(['first', 'first again', 'second'])
})

it('plays in each window when locks are not supported', async () => {
  vi.stubGlobal('navigator', {})
  const heard: number[] = []
  for (const one of [await openWindow(), await openWindow()]) one(6_000, () => heard.push(1))
  expect(heard).toEqual([1, 1])
})
