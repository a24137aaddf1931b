import { describe, expect, it } from 'vitest'
import type { PlayerLine, TextLine } from '../../../../../contract/match/match-detail.ts'
import type { MatchEvent } from '../../../../../contract/match/match-event.ts'
import type { Side } from '../../../../../contract/match/match-row.ts'
import { sampleEvent } from '../../../../../tests/support/match/sample-event.ts'
import { leadersOf } from './leaders.ts'
import { drawnAtFirst, playsOf } from './plays.ts'

const name = (text: string) => ({ zh: text, en: text, vi: text })
const at = (seconds: number): string => new Date(Date.UTC(2026, 6, 18, 12) + seconds * 1000).toISOString()
const basket = (seq: number, team: Side, count: number, minute: string, score: [number, number], more: Partial<MatchEvent> = {}) =>
  sampleEvent(seq, { type: 'points', team, minute, detail: { count, score }, at: at(seq * 10), ...more })
const line = (id: number, seconds: number, minute: string): TextLine => ({
  id,
  minute,
  text: name(`line ${id}`),
  important: false,
  at: at(seconds),
  side: 'away',
})

describe('basketball plays', () => {
  const events = [
    basket(1, 'home', 3, 'Q1 11:40', [3, 0]),
    basket(2, 'home', 2, 'Q1 11:10', [5, 0]),
    basket(3, 'home', 2, 'Q1 10:40', [7, 0]),
    basket(4, 'away', 2, 'Q1 10:20', [7, 2]),
    sampleEvent(5, { type: 'period', minute: 'Q1 00:00', at: at(50) }),
    basket(6, 'away', 3, 'Q2 11:00', [7, 5]),
  ]

  it('are grouped by quarter, newest first, with the score after each', () => {
    const periods = playsOf({ events, text: [] })
    expect(periods.map(({ period, score }) => [period, score])).toEqual([
      ['Q2', [7, 5]],
      ['Q1', [7, 2]],
    ])
    expect(periods[1]?.plays.map(({ left }) => left)).toEqual(['10:20', '10:40', '11:10', '11:40'])
  })

  it('include non-scoring plays between the baskets, and no basket twice', () => {
    const text = [line(1, 10, 'Q1 11:40'), line(2, 25, 'Q1 10:55'), line(3, 50, 'Q1 00:00')]
    const [, first] = playsOf({ events, text })
    expect(first?.plays.map(({ key }) => key)).toEqual(['e4', 'e3', 't2', 'e2', 'e1'])
  })

  it('mark a run of seven at its last basket, and no run based on a cancelled basket', () => {
    const runs = (list: MatchEvent[]) =>
      playsOf({ events: list, text: [] }).flatMap(({ plays }) => plays.flatMap((play) => (play.kind === 'basket' ? play.run : [])))
    expect(runs(events)).toEqual([null, null, 7, null, null])
    const taken = [...events, sampleEvent(7, { type: 'score-correction', detail: { target: 3, score: [5, 5] }, at: at(70) })]
    expect(runs(taken)).toEqual([null, null, null, null, null])
    const struck = playsOf({ events: taken, text: [] })[1]?.plays.find(({ key }) => key === 'e3')
    expect(struck).toMatchObject({ cancelled: true })
  })

  it('are empty for a match with only a known result', () => {
    expect(playsOf({ events: [sampleEvent(1, { type: 'full-time' })], text: [line(1, 10, 'Q1 11:40')] })).toEqual([])
  })
})

describe('initially rendered plays', () => {
  it('are as many as fit, starting with the latest period', () => {
    expect(drawnAtFirst([30, 40], 18)).toEqual([18, 0])
    expect(drawnAtFirst([2, 10, 40, 40], 18)).toEqual([2, 10, 6, 0])
    expect(drawnAtFirst([3, 4], 18)).toEqual([3, 4])
    expect(drawnAtFirst([], 18)).toEqual([])
  })
})

describe('basketball leaders', () => {
  const player = (id: string, points: number, rebounds: number, assists: number): PlayerLine => ({
    id,
    number: 1,
    name: name(id),
    position: 'G',
    points,
    rebounds,
    assists,
    steals: 0,
    blocks: 0,
    threes: 0,
  })

  it('are the best of each team, and among equals the one with more points', () => {
    const home = [player('a', 20, 3, 0), player('b', 4, 3, 9)]
    const away = [player('c', 8, 11, 0)]
    expect(leadersOf({ home, away }).map(({ figure, home: own, away: other }) => [figure, own?.id, other?.id])).toEqual([
      ['points', 'a', 'c'],
      ['rebounds', 'a', 'c'],
      ['assists', 'b', undefined],
    ])
  })

  it('are empty before any player has a figure', () => {
    expect(leadersOf({ home: [player('a', 0, 0, 0)], away: [] })).toEqual([])
  })
})
