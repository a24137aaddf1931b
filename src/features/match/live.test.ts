import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LiveMessage } from '../../../contract/live.ts'
import { aNotice } from '../../../tests/support/alert/sample-notice.ts'
import { onMatchMessage, onMatchReset } from './live.ts'
import { matchDetailQuery, standingsQuery } from './queries.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const goal = (match_id: string, league_id: string, seq: number): LiveMessage => ({
  code: 100,
  type: 'goal',
  version: 1,
  epoch: 'e',
  channel: 'scores',
  seq,
  data: aNotice({ match_id, league_id }),
})

it('refetches standings and details of all matches with goals once, in one batch, and nothing else', () => {
  const client = new QueryClient()
  const keys = [standingsQuery('l1'), standingsQuery('l2'), standingsQuery('l3'), matchDetailQuery('m1'), matchDetailQuery('m3')].map(
    ({ queryKey }) => queryKey,
  )
  for (const key of keys) client.setQueryData(key, {})
  const outdated = () => keys.map((key) => client.getQueryState(key)?.isInvalidated)
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  onMatchMessage(goal('m1', 'l1', 1), client)
  onMatchMessage(goal('m2', 'l2', 2), client)
  expect(outdated()).toEqual([false, false, false, false, false])
  vi.advanceTimersByTime(6_500)
  expect(outdated()).toEqual([true, true, false, true, false])
  expect(invalidate).toHaveBeenCalledTimes(1)
  onMatchMessage(goal('m3', 'l3', 3), client)
  vi.advanceTimersByTime(6_500)
  expect(outdated()).toEqual([true, true, true, true, true])
})

it('refetches a match whose row may lack missed score updates', () => {
  const client = new QueryClient()
  const key = matchDetailQuery('m1').queryKey
  client.setQueryData<unknown>(key, {})
  onMatchReset('match:m2', client)
  expect(client.getQueryState(key)?.isInvalidated).toBe(false)
  onMatchReset('scores', client)
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)
})
