import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkError } from '../../../core/api/api.ts'
import { clearWatched, listWatchedHere, rememberWatched } from './watched-here.ts'

const call = vi.hoisted(() => vi.fn())
const disk = vi.hoisted(() => new Map<string, unknown>())
vi.mock('../../../core/api/api.ts', async (original) => ({ ...(await original<object>()), call }))
vi.mock('../../../core/storage/account.ts', () => ({ currentAccount: async () => 'me' }))
vi.mock('../../../core/storage/db.ts', () => ({
  db: {
    setting: {
      get: async (key: string) => disk.get(key),
      bulkGet: async (keys: string[]) => keys.map((key) => disk.get(key)),
      put: async (row: { key: string }) => void disk.set(row.key, row),
      bulkDelete: async (keys: string[]) => {
        for (const key of keys) disk.delete(key)
      },
    },
    transaction: (_mode: string, _table: unknown, work: () => Promise<void>) => work(),
  },
}))

const one = { room: 'r1', playback: null, nickname: 'anna', avatar: '', title: 'derby', match_id: null, at: 1_000 }
beforeEach(async () => {
  disk.clear()
  call.mockReset().mockResolvedValue({})
  await rememberWatched(one)
})

describe('clearing the watch history', () => {
  it('also clears it for the account when signed in', async () => {
    await clearWatched(true)
    expect(call.mock.calls).toEqual([['POST api/User/clearWatchlist']])
    expect(await listWatchedHere()).toEqual([])
  })

  it('clears it only on the device for a guest', async () => {
    await clearWatched(false)
    expect(call).not.toHaveBeenCalled()
    expect(await listWatchedHere()).toEqual([])
  })

  it('is never partial: without a network everything is kept and the caller is notified', async () => {
    call.mockRejectedValue(new NetworkError('no answer'))
    await expect(clearWatched(true)).rejects.toThrow(NetworkError)
    expect(await listWatchedHere()).toEqual([one])
  })
})
