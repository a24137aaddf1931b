import { beforeEach, expect, it, vi } from 'vitest'

let persistStorage: () => Promise<boolean>
/** A browser whose storage is not persistent; its calls are counted. */
const browser = ({ persisted = false, grants = true }: { persisted?: boolean; grants?: boolean } = {}) => {
  const storage = { persisted: vi.fn(async () => persisted), persist: vi.fn(async () => grants) }
  vi.stubGlobal('navigator', { storage })
  return storage
}
beforeEach(async () => {
  vi.unstubAllGlobals()
  vi.resetModules()
  ;({ persistStorage } = await import('./persist.ts'))
})

it('requests persistence once, whatever the number of callers', async () => {
  const storage = browser()
  expect(await Promise.all([persistStorage(), persistStorage()])).toEqual([true, true])
  expect(await persistStorage()).toBe(true)
  expect(storage.persist).toHaveBeenCalledTimes(1)
})

it('requests nothing when the browser has already granted persistence', async () => {
  const storage = browser({ persisted: true })
  expect(await persistStorage()).toBe(true)
  expect(storage.persist).not.toHaveBeenCalled()
})

it('reports no persistence when the browser rejects it, does not support it or fails', async () => {
  browser({ grants: false })
  expect(await persistStorage()).toBe(false)
  vi.resetModules()
  vi.stubGlobal('navigator', {})
  expect(await (await import('./persist.ts')).persistStorage()).toBe(false)
  vi.resetModules()
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  browser().persisted.mockRejectedValue(new Error('denied'))
  expect(await (await import('./persist.ts')).persistStorage()).toBe(false)
  expect(warned).toHaveBeenCalled()
})
