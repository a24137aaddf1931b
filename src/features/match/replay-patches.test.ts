// A detail request that was in flight when an event arrived.
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import type { LiveMessage } from '../../../contract/live.ts'
import type { MatchEvent } from '../../../contract/match/match-event.ts'
import { onMatchMessage } from './live.ts'
import { matchDetailQuery } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

const event = (seq: number): MatchEvent => ({
  seq,
  type: 'yellow-card',
  minute: `${seq}'`,
  team: 'home',
  player: null,
  detail: {},
  cancelled_by: null,
  at: '2026-07-18T12:00:00.000Z',
})
const patchMessage = (seq: number): LiveMessage => ({
  code: 100,
  type: 'match_detail',
  version: 1,
  epoch: 'e',
  channel: 'match:m1',
  seq,
  data: { id: 'm1', events: [event(seq)] },
})

it('includes socket updates that arrive during a fetch, both the first time and on a refetch', async () => {
  const pending: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => pending.push(resolve)))
  const response = (...events: MatchEvent[]): Response =>
    new Response(JSON.stringify({ code: 0, msg: '', data: { events, text: [] } }), { headers: { 'content-type': 'application/json' } })
  const client = new QueryClient()
  const options = matchDetailQuery('m1')
  const seqs = () => client.getQueryData<{ events: MatchEvent[] }>(options.queryKey)?.events.map(({ seq }) => seq)

  const first = client.fetchQuery(options)
  await vi.waitFor(() => expect(pending).toHaveLength(1))
  onMatchMessage(patchMessage(2), client)
  pending[0]?.(response(event(1)))
  await first
  expect(seqs()).toEqual([1, 2])

  const again = client.fetchQuery(options)
  await vi.waitFor(() => expect(pending).toHaveLength(2))
  onMatchMessage(patchMessage(3), client)
  expect(seqs()).toEqual([1, 2, 3])
  pending[1]?.(response(event(1), event(2)))
  await again
  expect(seqs()).toEqual([1, 2, 3])
})
