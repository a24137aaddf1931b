import { beforeEach, expect, it, vi } from 'vitest'
import type { CopyRecord } from '../storage/db.ts'
import { apiQuery } from './api-query.ts'
import { freshness } from './freshness.ts'

const rows = vi.hoisted(() => new Map<string, unknown>())
const items = vi.hoisted(() => new Map<string, unknown>())
vi.mock('../storage/db.ts', () => {
  const copy = {
    get: async (key: string) => rows.get(key),
    bulkGet: async (keys: string[]) => keys.map((key) => rows.get(key)),
    put: async (record: CopyRecord) => void rows.set(record.key, record),
    bulkDelete: async (keys: string[]) => {
      for (const key of keys) rows.delete(key)
    },
    toCollection: () => ({ primaryKeys: async () => [...rows.keys()] }),
    orderBy: () => ({ reverse: () => ({ keys: async () => [] }) }),
  }
  const packItem = {
    get: async (key: [string, string]) => items.get(key.join(' ')),
    delete: async (key: [string, string]) => void items.delete(key.join(' ')),
  }
  const transaction = async (...given: unknown[]): Promise<unknown> => (given.at(-1) as () => Promise<unknown>)()
  return { db: { copy, setting: { get: async () => undefined }, packItem, transaction } }
})
vi.mock('../storage/is-ours.ts', () => ({ isOurs: () => true }))
vi.stubGlobal('indexedDB', {})

let respond: () => Promise<Response>
vi.stubGlobal('fetch', () => respond())
const gone = async () => Response.json({ code: 1, msg: '', data: null, error: 'not-found' })
const offline = () => Promise.reject(new TypeError('no network'))

const article = apiQuery('GET api/Portal_post/getList2', { query: { id: 'n-1' } })
/** Data on screen, and the time of its last update. */
let screen: { data?: unknown; dataUpdatedAt: number } | undefined
const client = { getQueryData: () => screen?.data, getQueryState: () => screen, setQueryData: () => undefined }
const read = () => article.queryFn({ signal: new AbortController().signal, client })
const text = { list: [], total: 0, article: { id: 'n-1' } }

beforeEach(() => {
  rows.clear()
  items.clear()
  screen = undefined
})

it('does not show a cached copy offline after the server reported it as gone', async () => {
  respond = async () => Response.json({ code: 0, msg: '', data: text })
  await read()
  await vi.waitFor(() => expect(rows.size).toBe(1), { timeout: 10_000 })
  respond = offline
  expect(await read()).toEqual(text)

  respond = gone
  await expect(read()).rejects.toMatchObject({ error: 'not-found' })
  await vi.waitFor(() => expect(rows.size).toBe(0))
  respond = offline
  await expect(read()).rejects.toThrow('no network')
})

it('removes a deleted article from the news pack but keeps it where the reader saved it', async () => {
  items.set('news article n-1', { data: text, savedAt: 1 })
  respond = gone
  await expect(read()).rejects.toMatchObject({ error: 'not-found' })
  await vi.waitFor(() => expect(items.size).toBe(0))
  respond = offline
  await expect(read()).rejects.toThrow('no network')

  items.set('articles article n-1', { data: text, savedAt: 1 })
  respond = gone
  await expect(read()).rejects.toMatchObject({ error: 'not-found' })
  respond = offline
  expect(await read()).toEqual(text)
})

it('keeps live updates on screen and marks them stale when the next read fails', async () => {
  respond = async () => Response.json({ code: 0, msg: '', data: text })
  await read()
  await vi.waitFor(() => expect(rows.size).toBe(1), { timeout: 10_000 })
  const patched = { ...text, total: 7 }
  screen = { data: patched, dataUpdatedAt: Date.now() + 1_000 }
  respond = offline
  expect(await read()).toBe(patched)
  expect(freshness.get(article.queryKey)).toMatchObject({ live: false, failed: true })
  // A newer copy replaces the data on screen.
  screen = { data: patched, dataUpdatedAt: 1 }
  expect(await read()).toEqual(text)
})

it('stops marking the copy on screen as refreshing after a rejected read, but not after an aborted one', async () => {
  const cached = { savedAt: 1, live: false }
  freshness.set(article.queryKey, cached)
  respond = gone
  await expect(read()).rejects.toMatchObject({ error: 'not-found' })
  expect(freshness.get(article.queryKey)).toMatchObject({ live: false, failed: true })
  freshness.set(article.queryKey, cached)
  await expect(article.queryFn({ signal: AbortSignal.abort(), client })).rejects.toMatchObject({ error: 'not-found' })
  expect(freshness.get(article.queryKey)).toEqual(cached)
})
