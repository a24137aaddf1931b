// Two windows of one device: one database, and a delayed picture in one of them.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aNotice } from '../../../../tests/support/alert/sample-notice.ts'

interface Row {
  key: string
  at: number
}
/** The device's database. Every change notifies every window. */
const disk = vi.hoisted(() => ({ rows: new Map<string, { key: string; at: number }>(), watchers: [] as (() => void)[] }))
vi.mock('../../../core/storage/db.ts', () => {
  const changed = (): void => {
    for (const watch of disk.watchers) watch()
  }
  const notice = {
    orderBy: () => ({ reverse: () => ({ toArray: async () => [...disk.rows.values()].sort((left, right) => right.at - left.at) }) }),
    bulkDelete: async (keys: string[]) => {
      for (const key of keys) disk.rows.delete(key)
    },
    bulkPut: async (rows: Row[]) => {
      for (const row of rows) disk.rows.set(row.key, row)
      changed()
    },
  }
  return { db: { notice, transaction: async (_mode: string, _table: unknown, work: () => Promise<void>) => work() } }
})
vi.mock('dexie', () => ({
  liveQuery: (read: () => Promise<unknown>) => ({
    subscribe({ next }: { next(value: unknown): void }) {
      const watch = (): void => void read().then(next)
      disk.watchers.push(watch)
      watch()
    },
  }),
}))

async function openWindow() {
  vi.resetModules()
  const { pictureHold } = await import('../../../core/room/picture-hold.ts')
  const { notices } = await import('./notice-store.ts')
  const { startPersisting } = await import('./persisted-notices.ts')
  startPersisting()
  const listed = () => notices.get().list.map(({ notice }) => notice.seq)
  const cards = () => notices.get().popups.map(({ notice }) => notice.seq)
  return { pictureHold, notices, listed, cards }
}

describe('notification list of two windows', () => {
  beforeEach(() => {
    disk.rows.clear()
    disk.watchers.length = 0
  })

  it('does not run ahead of the picture watched in one of them, which shows its own card', async () => {
    const ahead = await openWindow()
    const behind = await openWindow()
    const held: (() => void)[] = []
    behind.pictureHold.open('m', (_at, notify) => held.push(notify))
    ahead.notices.add(aNotice(), true)
    ahead.notices.add(aNotice({ match_id: 'n', seq: 7 }), true)
    // The other match has no picture: it proves that the change arrived.
    await expect.poll(behind.listed).toEqual([7])
    expect(ahead.listed().sort()).toEqual([1, 7])
    // The picture catches up: the stored notice shows, and this window shows it itself.
    for (const notify of held) notify()
    expect(behind.listed().sort()).toEqual([1, 7])
    expect(behind.notices.add(aNotice(), true)).toBe(true)
    expect(behind.cards()).toEqual([1])
    expect(behind.notices.add(aNotice(), true)).toBe(false)
    expect(behind.listed().sort()).toEqual([1, 7])
  })

  it('is not announced again in a window opened later', async () => {
    const first = await openWindow()
    first.notices.add(aNotice(), true)
    await expect.poll(() => disk.rows.size).toBe(1)
    const later = await openWindow()
    await expect.poll(later.listed).toEqual([1])
    expect(later.notices.add(aNotice(), true)).toBe(false)
    expect(later.cards()).toEqual([])
  })
})
