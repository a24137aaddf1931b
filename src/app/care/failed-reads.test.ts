import { readdirSync, readFileSync } from 'node:fs'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../core/api/api.ts'
import { freshness, hasStaleData } from '../../core/api/freshness.ts'
import { watchFailedReads } from './failed-reads.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  hasStaleData.set(false)
})

/** A read on screen: `next` is what its server says the next time. */
function shown(next: () => unknown = () => 'the table') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  watchFailedReads(client)
  const server = { next }
  const observer = new QueryObserver(client, { queryKey: ['table'], queryFn: async () => server.next() })
  const leave = observer.subscribe(() => undefined)
  stops.push(leave)
  return { server, observer, leave }
}
const fails = (): never => {
  throw new ApiError(1, 'error', '')
}

it('what was read stays when the next read fails, and is stale until one succeeds', async () => {
  const { server, observer } = shown()
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('the table'))
  expect(hasStaleData.get()).toBe(false)
  server.next = fails
  await observer.refetch()
  expect(observer.getCurrentResult()).toMatchObject({ data: 'the table', isRefetchError: true, isLoadingError: false })
  await vi.waitFor(() => expect(hasStaleData.get()).toBe(true))
  server.next = () => 'the next table'
  await observer.refetch()
  await vi.waitFor(() => expect(hasStaleData.get()).toBe(false))
})

it('a first read that fails says so in its own place', async () => {
  const { observer } = shown(fails)
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  expect(hasStaleData.get()).toBe(false)
})

it('a copy of this device in place of an answer is stale, for as long as it is on screen', async () => {
  freshness.set(['table'], { savedAt: 0, live: false, failed: true })
  const { observer, leave } = shown()
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('the table'))
  await vi.waitFor(() => expect(hasStaleData.get()).toBe(true))
  leave()
  await vi.waitFor(() => expect(hasStaleData.get()).toBe(false))
  freshness.set(['table'], { savedAt: 0, live: true })
})

it('no screen asks whether the last read failed, or succeeded, without asking whether it has something to show', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  expect(files.filter((path) => /\bis(Error|Success)\b/.test(readFileSync(`src/${path}`, 'utf8')))).toEqual([])
})
