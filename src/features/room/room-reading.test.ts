import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { nextReading, readAnew } from './room-reading.ts'

const queryKey = ['room', 'r'] as const

/** A room whose responses the test resolves; `asked` counts the requests. */
function scene() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const pending: ((state: string) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => void pending.push(resolve)),
  })
  const refetch = () => observer.refetch()
  return { client, pending, refetch, asked: () => pending.length }
}

it('refetches after a pending first response created before its channel was joined', async () => {
  const { client, pending, refetch, asked } = scene()
  const first = refetch()
  const anew = readAnew(client, queryKey, refetch)
  await expect.poll(asked).toBe(1)
  // Sent before the broadcast started, whose frame is not sent again.
  pending[0]?.('idle')
  await first
  await expect.poll(asked).toBe(2)
  pending[1]?.('live')
  await anew
  expect(client.getQueryData(queryKey)).toBe('live')
})

it('refetches once when the room was loaded before its channel was joined', async () => {
  const { client, pending, refetch, asked } = scene()
  const first = refetch()
  await expect.poll(asked).toBe(1)
  pending[0]?.('idle')
  await first
  const anew = readAnew(client, queryKey, refetch)
  await expect.poll(asked).toBe(2)
  pending[1]?.('live')
  await anew
  expect([asked(), client.getQueryData(queryKey)]).toEqual([2, 'live'])
})

it('polls slowly while the socket delivers updates, and quickly while nothing is known', () => {
  const [live, over] = (['live', 'over'] as const).map((state) => ({ stream: { state } }) as Parameters<typeof nextReading>[1])
  expect([nextReading('open', live), nextReading('open', over)]).toEqual([60_000, 60_000])
  expect([nextReading('waiting', live), nextReading('waiting', over), nextReading('connecting', undefined)]).toEqual([30_000, 6_000, 6_000])
  expect([nextReading('open', undefined), nextReading('open', undefined, true)]).toEqual([6_000, 60_000])
})
