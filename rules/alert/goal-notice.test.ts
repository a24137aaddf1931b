import { expect, it } from 'vitest'
import { sampleEvent } from '../../tests/support/match/sample-event.ts'
import { sampleRow } from '../../tests/support/match/sample-row.ts'
import { noticeOf } from './goal-notice.ts'

it('reports an abandoned match with a score as abandoned, and without one as cancelled', () => {
  const noticeWith = (detail: { score?: [number, number] }) =>
    noticeOf(sampleRow({ status: 'cancelled', phase: 'first-half' }), sampleEvent(1, { type: 'abandoned', detail }), 'moved', null).event
  expect([noticeWith({ score: [1, 0] }), noticeWith({})]).toEqual(['abandoned', 'cancelled'])
})
