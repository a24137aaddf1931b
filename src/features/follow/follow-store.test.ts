import { beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../../../contract/limits/limits.ts'
import type { FollowRows } from '../../core/follow/follow-rows.ts'
import type { FollowRecord } from '../../core/storage/db.ts'
import { storageHealth } from '../../core/storage/storage-health.ts'

/** The database: results of the next writes, and delivery of its rows. */
const disk = vi.hoisted(() => ({
  pending: [] as { resolve(): void; reject(error: Error): void }[],
  notify: null as ((rows: FollowRows) => void) | null,
}))
vi.mock('../../core/follow/follow-rows.ts', () => ({
  watchFollowRows: (next: (rows: FollowRows) => void) => {
    disk.notify = next
  },
  saveFollowRow: () => new Promise<void>((resolve, reject) => disk.pending.push({ resolve, reject })),
}))
vi.spyOn(console, 'error').mockImplementation(() => undefined)

const { chooseFollow, followStore, setFollow, setFollowEvents, setReservation } = await import('./follow-store.ts')

const record = (id: string): FollowRecord => ({ key: `team:${id}`, kind: 'team', id, events: [], name: id, at: 1 })
const rowsOf = (...ids: string[]): FollowRows => ({
  follows: new Map(ids.map((id) => [`team:${id}`, record(id)])),
  reservations: new Map(),
})
const followed = (): string[] => [...followStore.get().follows.values()].map(({ id }) => id)
/** The next write that waits for its result. */
async function write(): Promise<{ resolve(): void; reject(error: Error): void }> {
  await expect.poll(() => disk.pending.length).toBeGreaterThan(0)
  return disk.pending.shift() as never
}
const settled = async (): Promise<void> => {
  await (await import('./follow-store.ts')).lastWrite
}

describe('follow store', () => {
  beforeEach(async () => {
    followStore.subscribe(() => undefined)
    await expect.poll(() => disk.notify).not.toBeNull()
    disk.notify?.(rowsOf('a'))
    storageHealth.set('fine')
  })

  it('shows a follow immediately, and reverts it when the disk rejects it', async () => {
    setFollow('team', 'b', 'b', true)
    expect(followed()).toEqual(['a', 'b'])
    ;(await write()).reject(new Error('no room'))
    await settled()
    expect(followed()).toEqual(['a'])

    setFollow('team', 'a', 'a', false)
    expect(followed()).toEqual([])
    ;(await write()).reject(new Error('no room'))
    await settled()
    expect(followed()).toEqual(['a'])

    setFollowEvents('team', 'a', ['goal'])
    ;(await write()).reject(new Error('no room'))
    await settled()
    expect(followStore.get().follows.get('team:a')?.events).toEqual([])

    setReservation({ id: 'm', match_time: '2026-07-18T12:00:00Z', name: 'm' }, true)
    expect(followStore.get().reservations.size).toBe(1)
    ;(await write()).reject(new Error('no room'))
    await settled()
    expect(followStore.get().reservations.size).toBe(0)
  })

  it('keeps the state of a later tap when an earlier one fails', async () => {
    setFollow('team', 'b', 'b', true)
    setFollow('team', 'b', 'b', false)
    setFollow('team', 'b', 'b', true)
    const [first, second, third] = [await write(), await write(), await write()]
    first.reject(new Error('no room'))
    second.reject(new Error('no room'))
    third.resolve()
    await settled()
    expect(followed()).toEqual(['a', 'b'])
  })

  it('restores the previous choice when an unfollow is undone', async () => {
    const chosen: FollowRecord = { ...record('c'), events: ['goal'] }
    disk.notify?.({ follows: new Map([[chosen.key, chosen]]), reservations: new Map() })
    setFollow('team', 'c', 'c', false)
    expect(followed()).toEqual([])
    setFollow('team', 'c', 'c', true, chosen)
    expect(followStore.get().follows.get('team:c')).toEqual(chosen)
    ;(await write()).resolve()
    ;(await write()).resolve()
    await settled()
  })

  it('notifies in the tap, and quietly for bulk choices, which do not prompt for alerts', async () => {
    const heard: unknown[] = []
    const stop = followStore.onTap((change) => heard.push(change))
    setFollow('team', 'b', 'b', true)
    chooseFollow('league', 'l', 'l', true)
    chooseFollow('league', 'l', 'l', false)
    stop()
    expect(heard).toEqual([
      { on: true, kind: 'team', id: 'b' },
      { on: true, kind: 'league', id: 'l', quiet: true },
      { on: false, kind: 'league', id: 'l', quiet: true },
    ])
    for (let left = 3; left > 0; left -= 1) (await write()).resolve()
    await settled()
    expect(followed()).toEqual(['a', 'b'])
  })

  it('stops at the server’s limit, before anything is written', async () => {
    disk.notify?.(rowsOf(...Array.from({ length: limits.followsPerDevice - 1 }, (_, at) => String(at))))
    setReservation({ id: 'm', match_time: '2026-07-18T12:00:00Z', name: 'm' }, true)
    ;(await write()).resolve()
    await settled()
    setFollow('team', 'one more', 'one more', true)
    setReservation({ id: 'n', match_time: '2026-07-18T12:00:00Z', name: 'n' }, true)
    expect(followStore.get().follows.size + followStore.get().reservations.size).toBe(limits.followsPerDevice)
    expect(storageHealth.get()).toBe('many')
    await settled()
    expect(disk.pending).toEqual([])
    // Unfollowing one makes room for another.
    setFollow('team', '0', '0', false)
    ;(await write()).resolve()
    setFollow('team', 'one more', 'one more', true)
    ;(await write()).resolve()
    await settled()
    expect(followed()).toContain('one more')
  })
})

it('hands on taps made before the first listener once', async () => {
  const early = followStore.takeEarly()
  expect(early.at(-1)).toEqual({ on: true, kind: 'team', id: 'one more' })
  disk.notify?.(rowsOf('a'))
  setFollow('team', 'heard', 'heard', true)
  ;(await write()).resolve()
  await settled()
  expect(followStore.takeEarly()).toEqual([])
})
