import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleRow } from '../../../tests/support/match/sample-row.ts'
import { findCached } from '../packs/copies.ts'
import type { CopyRecord, OutboxRecord } from '../storage/db.ts'
import { type RequestedDay, sendDay } from './day-sender.ts'

const copies = vi.hoisted(() => new Map<string, unknown>())
const room = vi.hoisted(() => ({ isThere: true }))
vi.mock('../storage/db.ts', () => {
  const copy = {
    get: async (key: string) => copies.get(key),
    bulkGet: async (keys: string[]) => keys.map((key) => copies.get(key)),
    put: async (record: CopyRecord) => {
      if (!room.isThere) throw new DOMException('no room', 'QuotaExceededError')
      copies.set(record.key, record)
    },
    bulkDelete: async () => undefined,
    toCollection: () => ({ primaryKeys: async () => [...copies.keys()] }),
    orderBy: () => ({ primaryKeys: async () => [], reverse: () => ({ keys: async () => [] }) }),
  }
  const transaction = async (...given: unknown[]): Promise<unknown> => (given.at(-1) as () => Promise<unknown>)()
  return { db: { copy, setting: { get: async () => undefined }, packItem: { get: async () => undefined }, transaction } }
})

const queryKey: RequestedDay = ['POST api/hot_match/all_match', { body: { day: '2026-03-12', days: 2, tz: 'Asia/Shanghai', limit: 2_000 } }]
const row: OutboxRecord = {
  seq: 1,
  key: 'k',
  kind: 'day',
  subject: JSON.stringify(queryKey),
  payload: queryKey,
  createdAt: 0,
  tries: 0,
  notBefore: 0,
  refused: null,
  owner: '',
}
const read = { list: [sampleRow()], total: 1 }

beforeEach(() => {
  copies.clear()
  room.isThere = true
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('caches the list where the page of the day looks for it', async () => {
  const fetched = vi.fn(async () => new Response(JSON.stringify({ code: 0, msg: '', data: read })))
  vi.stubGlobal('fetch', fetched)
  expect(await sendDay(row)).toEqual({ type: 'accepted' })
  expect(fetched).toHaveBeenCalledWith('/api/hot_match/all_match', expect.objectContaining({ body: JSON.stringify(queryKey[1]?.body) }))
  expect(await findCached(queryKey)).toMatchObject({ data: read, part: false })
})

it('keeps waiting while offline', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  expect(await sendDay(row)).toEqual({ type: 'kept' })
  expect(copies.size).toBe(0)
})

it('ends on a device without room, so that rows behind it are sent', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  room.isThere = false
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 0, msg: '', data: read })))
  expect(await sendDay(row)).toEqual({ type: 'refused', reason: 'error' })
})
