import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const { indexedDB } = Dexie.dependencies
beforeEach(() => vi.resetModules())
afterEach(() => {
  Dexie.dependencies.indexedDB = indexedDB
})

/** Watches a window's follows; returns the callbacks. */
async function watch() {
  const { watchFollowRows } = await import('../follow/follow-rows.ts')
  const [next, error] = [vi.fn(), vi.fn()]
  watchFollowRows(next, error)
  return { next, error }
}

it('reports that nothing can be read when the browser has no database', async () => {
  Dexie.dependencies.indexedDB = undefined as never
  const { next, error } = await watch()
  await expect.poll(() => error.mock.calls.length).toBe(1)
  expect(next).not.toHaveBeenCalled()
})

it('reports a database that was closed', async () => {
  Dexie.dependencies.indexedDB = {} as never
  Dexie.dependencies.IDBKeyRange = {} as never
  const { db } = await import('./db.ts')
  db.close({ disableAutoOpen: true })
  const { next, error } = await watch()
  await expect.poll(() => error.mock.calls.length).toBe(1)
  expect(next).not.toHaveBeenCalled()
})
