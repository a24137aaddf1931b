import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleRow } from '../../../../../tests/support/match/sample-row.ts'
import { rowsById, startTimes } from './moved-rows.ts'
import { clearRows, patchRows, upsertRows } from './row-store.ts'

beforeEach(clearRows)
const later = '2026-07-21T12:00:00.000Z'

describe('rows of a frozen list', () => {
  it('are notified of a rescheduled match, but not of a goal', () => {
    const rows = [sampleRow({ id: 'a', status: 'upcoming' }), sampleRow({ id: 'b', status: 'live' })]
    upsertRows(rows, 0)
    const { subscribe, get } = startTimes(['a', 'b'])
    const before = get()
    const listener = vi.fn(() => get() !== before)
    const stop = subscribe(listener)
    patchRows([{ id: 'b', seq: 9, home_score: 3, updated_at: later }], 1)
    expect(listener.mock.results.map(({ value }) => value)).toEqual([false])
    patchRows([{ id: 'a', seq: 9, match_time: later, updated_at: later }], 2)
    expect(listener.mock.results.map(({ value }) => value)).toEqual([false, true])
    stop()
    patchRows([{ id: 'a', seq: 10, match_time: later, updated_at: later }], 3)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('use the current start time, including rows no longer in the list', () => {
    const [present, gone] = [sampleRow({ id: 'a', status: 'upcoming' }), sampleRow({ id: 'gone' })]
    upsertRows([present, gone], 0)
    patchRows([{ id: 'a', seq: 9, match_time: later, updated_at: later }], 1)
    const byId = rowsById([present, sampleRow({ id: 'unread' })], ['a', 'gone', 'never'])
    expect([byId.get('a')?.match_time, byId.get('gone'), byId.has('never'), byId.has('unread')]).toEqual([later, gone, false, true])
  })
})
