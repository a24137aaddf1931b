// Pack content of another contract version counts as missing and is fetched again.
import { beforeEach, expect, it, vi } from 'vitest'
import { contractVersion } from '../../../contract/wire/version.ts'
import { ApiError, call } from '../api/api.ts'
import type { PackItemRecord, PackRecord } from '../storage/db.ts'
import { readFromPacks } from './read-packs.ts'
import { duePacks, refreshPack } from './refresh.ts'

const device = vi.hoisted(() => ({ packs: new Map<string, unknown>(), items: new Map<string, unknown>() }))
vi.mock('../storage/db.ts', () => {
  const keyOf = ([pack, key]: [string, string]): string => `${pack}/${key}`
  const all = (): PackItemRecord[] => [...device.items.values()] as PackItemRecord[]
  const pack = {
    toArray: async () => [...device.packs.values()],
    put: async (record: PackRecord) => void device.packs.set(record.name, record),
  }
  const packItem = {
    get: async (key: [string, string]) => device.items.get(keyOf(key)),
    bulkPut: async (records: PackItemRecord[]) => {
      for (const record of records) device.items.set(keyOf([record.pack, record.key]), record)
    },
    bulkDelete: async (keys: [string, string][]) => {
      for (const key of keys) device.items.delete(keyOf(key))
    },
    where: () => ({ equals: (name: string) => ({ toArray: async () => all().filter((record) => record.pack === name) }) }),
    each: async (visit: (record: PackItemRecord) => void) => all().forEach(visit),
  }
  const follow = { orderBy: () => ({ last: async () => undefined }) }
  const transaction = async (...given: unknown[]): Promise<unknown> => (given.at(-1) as () => Promise<unknown>)()
  return { db: { pack, packItem, follow, transaction } }
})
vi.mock('../api/api.ts', async (original) => ({ ...(await original<typeof import('../api/api.ts')>()), call: vi.fn() }))
vi.mock('./content/pictures.ts', () => ({ cachePictures: async () => [], evictPictures: async () => undefined }))

const now = Date.now()
const former = contractVersion - 1
function storeKeys(name: string, contract: number, keys: readonly string[]): void {
  device.packs.set(name, { name, wanted: true, savedAt: now, bytes: 1, count: keys.length, contract } satisfies PackRecord)
  for (const key of keys)
    device.items.set(`${name}/${key}`, {
      pack: name,
      key,
      data: key,
      pictures: [],
      savedAt: now,
      bytes: 1,
      contract,
    } satisfies PackItemRecord)
}
const articleQuery = (id: string) => ['GET api/Portal_post/getList2', { query: { id } }]

beforeEach(() => {
  vi.stubGlobal('navigator', {})
  device.packs.clear()
  device.items.clear()
})

it('reads packs of this contract, not due while recent; those of a former one are due and not read', async () => {
  storeKeys('articles', contractVersion, ['article a'])
  storeKeys('news', contractVersion, ['article b'])
  expect(await duePacks(now)).toEqual([])
  expect(await readFromPacks(articleQuery('b'))).toMatchObject({ data: 'article b' })
  storeKeys('articles', former, ['article a'])
  storeKeys('news', former, ['article b'])
  expect(new Set(await duePacks(now))).toEqual(new Set(['news', 'articles']))
  expect(await readFromPacks(articleQuery('a'))).toBeUndefined()
  expect(await readFromPacks(articleQuery('b'))).toBeUndefined()
})

it('refetches saved articles until all match this contract, and drops a deleted one only if unreadable', async () => {
  storeKeys('articles', former, ['article a', 'article gone', 'article c'])
  vi.mocked(call).mockImplementation((async (_key: string, { query }: { query: { id: string } }) => {
    if (query.id === 'gone') throw new ApiError(1, 'not-found', '')
    if (query.id === 'c') throw new Error('the network went')
    return { list: [], total: 0, article: null }
  }) as unknown as typeof call)
  await expect(refreshPack('articles', { tz: 'UTC' })).rejects.toThrow('the network went')
  expect([...device.items.keys()]).toEqual(['articles/article a', 'articles/article c'])
  expect(await duePacks(now)).toEqual(['articles'])
  vi.mocked(call).mockImplementation((async (_key: string, { query }: { query: { id: string } }) => {
    if (query.id === 'a') throw new ApiError(1, 'not-found', '')
    return { list: [], total: 0, article: null }
  }) as unknown as typeof call)
  await refreshPack('articles', { tz: 'UTC' })
  expect([...device.items.keys()]).toEqual(['articles/article a', 'articles/article c'])
  expect(await duePacks(now)).toEqual([])
})
