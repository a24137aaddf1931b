import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { statuses } from '../../../../contract/match/match-row.ts'
import { sampleRow } from '../../../../tests/support/match/sample-row.ts'
import { countTabs, groupRows, isInTab, leagueRanks, orderRows, settle, showsLive } from './list-order.ts'
import { scoreTabs } from './score-tab.ts'

const row = fc
  .record({
    id: fc.integer({ min: 1, max: 400 }),
    league: fc.integer({ min: 1, max: 6 }),
    hour: fc.integer({ min: 0, max: 23 }),
    status: fc.constantFrom(...statuses),
  })
  .map(
    ({ id, league, hour, status }): MatchRow =>
      sampleRow({ id: `m${id}`, league_id: `l${league}`, status, match_time: new Date(Date.UTC(2026, 6, 18, hour)).toISOString() }),
  )
const list = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 40 })
const ranks = leagueRanks(['l3', 'l1'], [])
const nobody = new Set<string>()
/** Before every match of the day. */
const morning = Date.UTC(2026, 6, 17, 23)

describe('order of a day', () => {
  it('does not depend on the order of the server response', () => {
    fc.assert(
      fc.property(list, fc.nat(), (rows, seed) => {
        const shuffled = [...rows].sort((left, right) => ((left.id.length * seed) % 7) - ((right.id.length * seed) % 7)).reverse()
        expect(orderRows(shuffled, ranks).map(({ id }) => id)).toEqual(orderRows(rows, ranks).map(({ id }) => id))
      }),
    )
  })
  it('keeps the same neighbors in every tab, and each league in one group', () => {
    fc.assert(
      fc.property(list, fc.constantFrom(...scoreTabs), (rows, tab) => {
        const all = orderRows(rows, ranks)
        const inTab = all.filter((match) => isInTab(match, tab, nobody, morning))
        const places = inTab.map((match) => all.indexOf(match))
        expect(places).toEqual([...places].sort((left, right) => left - right))
        const heads = groupRows(inTab).map(({ leagueId }) => leagueId)
        expect(new Set(heads).size).toBe(heads.length)
      }),
    )
  })
  it('puts the reader’s pins first, in their order, then the operator’s', () => {
    const rows = ['l1', 'l2', 'l3', 'l4'].map((league_id) => sampleRow({ id: league_id, league_id }))
    const hot = { id: 'l4', hot: true } as never
    expect(orderRows(rows, leagueRanks(['l3'], [hot])).map(({ id }) => id)).toEqual(['l3', 'l4', 'l1', 'l2'])
  })
  it('sorts by kick-off and then by id within a league', () => {
    const rows = [
      sampleRow({ id: 'b', match_time: '2026-07-18T13:00:00Z' }),
      sampleRow({ id: 'c', match_time: '2026-07-18T12:00:00Z' }),
      sampleRow({ id: 'a', match_time: '2026-07-18T13:00:00Z' }),
    ]
    expect(orderRows(rows, new Map()).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  })
  it('sorts live, then upcoming, then finished: within a league, and among leagues of one rank', () => {
    const at = (id: string, league_id: string, status: MatchRow['status'], hour: number) =>
      sampleRow({ id, league_id, status, match_time: new Date(Date.UTC(2026, 6, 18, hour)).toISOString() })
    const rows = [
      at('ended', 'l2', 'over', 8),
      at('off', 'l2', 'cancelled', 9),
      at('put off', 'l2', 'postponed', 16),
      at('evening', 'l2', 'upcoming', 19),
      at('late', 'l2', 'live', 13),
      at('early', 'l2', 'live', 12),
      at('elsewhere', 'l4', 'upcoming', 15),
      at('done', 'l5', 'over', 7),
      at('pinned', 'l3', 'over', 6),
    ]
    const order = ['pinned', 'early', 'late', 'put off', 'evening', 'ended', 'off', 'elsewhere', 'done']
    expect(orderRows(rows, ranks).map(({ id }) => id)).toEqual(order)
  })
})

describe('tabs', () => {
  it('count every match once among live, upcoming and finished', () => {
    fc.assert(
      fc.property(list, (rows) => {
        const counts = countTabs(rows, nobody, morning)
        expect(counts.live + counts.upcoming + counts.over).toBe(rows.length)
      }),
    )
  })
  it('do not count an overdue match without any update as upcoming', () => {
    const start = Date.UTC(2026, 6, 18, 12)
    const silent = sampleRow({ status: 'upcoming', match_time: new Date(start).toISOString() })
    const tabsAt = (hours: number) => scoreTabs.filter((tab) => isInTab(silent, tab, nobody, start + hours * 3_600_000))
    expect([tabsAt(0), tabsAt(2.9), tabsAt(3), tabsAt(2_000)]).toEqual([
      ['all', 'upcoming'],
      ['all', 'upcoming'],
      ['all', 'over'],
      ['all', 'over'],
    ])
    const late = { ...silent, status: 'live' as const }
    expect(isInTab(late, 'over', nobody, start + 2_000 * 3_600_000)).toBe(false)
  })
})

describe('a list being read', () => {
  it('shows as live only when one of its own matches is live, not another one of the day', () => {
    const day = [sampleRow({ id: 'on', status: 'live' }), sampleRow({ id: 'done', status: 'over' }), sampleRow({ id: 'next' })]
    const byId = new Map(day.map((row) => [row.id, row]))
    expect(showsLive(['done', 'next'], byId)).toBe(false)
    expect(showsLive(['done', 'on'], byId)).toBe(true)
    expect(showsLive(['gone'], byId)).toBe(false)
  })
  it('never moves: new matches wait and removed ones stay', () => {
    expect(settle(['a', 'b', 'c'], ['d', 'c', 'a', 'e'])).toEqual({ ids: ['a', 'b', 'c'], waiting: 2 })
  })
})
