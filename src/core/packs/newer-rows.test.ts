import { describe, expect, it } from 'vitest'
import { unsettledOf, withNewerRows } from './newer-rows.ts'

const now = Date.parse('2026-03-07T13:00:00Z')
const row = (id: string, more: object = {}) => ({ id, seq: 3, status: 'live', match_time: '2026-03-07T12:00:00Z', home_score: 0, ...more })

describe('cached list while offline', () => {
  it('looks up matches that have started and are not over', () => {
    const list = [row('a'), row('b', { status: 'over' }), row('c', { status: 'upcoming', match_time: '2026-03-07T14:00:00Z' })]
    expect(unsettledOf({ list: [...list, row('d', { status: 'upcoming' }), 'no row'] }, now)).toEqual(['a', 'd'])
    expect([unsettledOf({ match: row('a') }, now), unsettledOf(null, now)]).toEqual([[], []])
  })
  it('takes the newer row saved by a match’s own page, and no older one', () => {
    const data = { list: [row('a'), row('b')], total: 2 }
    const details = [{ match: row('a', { seq: 5, home_score: 1 }) }, { match: row('b', { seq: 2, home_score: 9 }) }, undefined]
    expect(withNewerRows(data, details)).toEqual({ list: [row('a', { seq: 5, home_score: 1 }), row('b')], total: 2 })
    const article = { id: 'n', text: 'no list' }
    expect(withNewerRows(article, details)).toBe(article)
  })
})
