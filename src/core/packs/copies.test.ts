import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contractVersion } from '../../../contract/wire/version.ts'
import type { CopyRecord } from '../storage/db.ts'
import { findCached, saveCopy } from './copies.ts'

const rows = vi.hoisted(() => new Map<string, unknown>())
vi.mock('../storage/db.ts', () => {
  const copy = {
    get: async (key: string) => rows.get(key),
    bulkGet: async (keys: string[]) => keys.map((key) => rows.get(key)),
    put: async (record: CopyRecord) => void rows.set(record.key, record),
    bulkDelete: async (keys: string[]) => {
      for (const key of keys) rows.delete(key)
    },
    toCollection: () => ({ primaryKeys: async () => [...rows.keys()] }),
    orderBy: () => ({ reverse: () => ({ keys: async () => [] }), primaryKeys: async () => [...rows.keys()] }),
  }
  const transaction = async (...given: unknown[]): Promise<unknown> => (given.at(-1) as () => Promise<unknown>)()
  return { db: { copy, setting: { get: async () => undefined }, packItem: { get: async () => undefined }, transaction } }
})

const key = ['GET api/hot_match/recommend', null]
const saveRow = (name: string, data: unknown): void => void rows.set(name, { key: name, data, savedAt: 1, bytes: 1, owner: '' })

beforeEach(() => rows.clear())

describe('saved response', () => {
  it('is found again', async () => {
    await saveCopy(key, { list: [] }, 5)
    expect(await findCached(key)).toEqual({ data: { list: [] }, savedAt: 5, part: false })
  })
  it('takes the newer score saved by the match’s own page into a list', async () => {
    const match = { id: 'm', seq: 3, status: 'live', match_time: '2020-01-01T00:00:00Z', home_score: 0 }
    await saveCopy(key, { list: [match], total: 1 }, 5)
    await saveCopy(['GET api/hot_match/detail', { query: { id: 'm' } }], { match: { ...match, seq: 4, home_score: 1 } }, 6)
    expect(await findCached(key)).toMatchObject({ data: { list: [{ id: 'm', home_score: 1 }], total: 1 }, savedAt: 5 })
  })
  it('is not shown when it is of another contract version', async () => {
    saveRow(JSON.stringify(key), 'of a build before there were versions')
    saveRow(`v${contractVersion + 1} ${JSON.stringify(key)}`, 'of a later one')
    expect(await findCached(key)).toBeUndefined()
  })
})

describe('first response saved by a window', () => {
  it('deletes copies of other contract versions, and no others', async () => {
    vi.resetModules()
    const fresh = await import('./copies.ts')
    saveRow(JSON.stringify(key), 'old')
    saveRow(`v${contractVersion} ${JSON.stringify(['GET api/Data/league', null])}`, 'of this contract')
    await fresh.saveCopy(key, 'new', 7)
    expect([...rows.values()].map((row) => (row as CopyRecord).data)).toEqual(['of this contract', 'new'])
  })
})
