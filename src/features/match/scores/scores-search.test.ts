import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { screenParameters } from '../../../../rules/screen/screen-address.ts'
import { readDetailSearch } from '../detail-search.ts'
import { readScheduleSearch } from '../schedule/schedule-search.ts'
import { readScoresSearch } from './scores-search.ts'

describe('URL parameters', () => {
  it('are kept when they are valid', () => {
    expect(readScoresSearch({ status: 'live', day: '2026-07-18', league: 'l1', hosted: true })).toEqual({
      status: 'live',
      day: '2026-07-18',
      league: 'l1',
      hosted: true,
    })
    expect(readScheduleSearch({ type: 2, mine: true, hosted: true })).toMatchObject({ type: 2, mine: true, hosted: true })
    expect(readScheduleSearch({ type: '2' }).type).toBe(2)
    expect(readDetailSearch({ id: 7, type: 'tennis', tab: 'stats' })).toEqual({ id: '7', type: 'tennis', tab: 'stats' })
  })
  it('are dropped when they are invalid, whatever they are', () => {
    const empty = (value: object): boolean => Object.values(value).every((one) => one === undefined)
    const junk = fc.oneof(
      fc.constantFrom('', '<b>', '../x', 'nobody knows', 'a'.repeat(65)),
      fc.object(),
      fc.constant(null),
      fc.array(fc.string()),
    )
    fc.assert(
      fc.property(junk, (value) => {
        expect(empty(readScoresSearch({ status: value, day: value, league: value, hosted: value }))).toBe(true)
        expect(empty(readScheduleSearch({ type: value, day: value, league: value, mine: value, hosted: value }))).toBe(true)
        expect(empty(readDetailSearch({ id: value, type: value, tab: value }))).toBe(true)
      }),
    )
    expect(readScoresSearch({ day: '2026-02-30' }).day).toBeUndefined()
  })

  it('are the ones that key the cached first screen', () => {
    expect(Object.keys(readScoresSearch({})).sort()).toEqual(Object.keys(screenParameters['/football'] ?? {}).sort())
    expect(Object.keys(readScheduleSearch({})).sort()).toEqual(Object.keys(screenParameters['/schedule'] ?? {}).sort())
  })
})
