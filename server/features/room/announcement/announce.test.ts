import { describe, expect, it } from 'vitest'
import { announcementState } from './announce.ts'

const minute = 60_000
const start = Date.parse('2026-03-07T12:00:00Z')

describe('the state of an announced broadcast', () => {
  it('is announced until the streamer is half an hour late', () => {
    expect(announcementState(start, null, start - 60 * minute)).toBe('announced')
    expect(announcementState(start, null, start + 30 * minute)).toBe('announced')
    expect(announcementState(start, null, start + 31 * minute)).toBe('over')
  })
  it('is live when the streamer is on air around its start, and not long before', () => {
    expect(announcementState(start, start - 10 * minute, start - 10 * minute)).toBe('live')
    expect(announcementState(start, start - 60 * minute, start - 31 * minute)).toBe('announced')
    expect(announcementState(start, start + 20 * minute, start + 90 * minute)).toBe('live')
    expect(announcementState(start, start - 300 * minute, start)).toBe('announced')
  })
})
