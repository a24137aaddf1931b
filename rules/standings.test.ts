// Tables as competitions make them.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basketballRules, footballRules, type Result, tableOf } from './standings.ts'

const result = (home: string, score: string, away: string, live = false): Result => {
  const [home_score = 0, away_score = 0] = score.split(':').map(Number)
  return { home, away, home_score, away_score, live }
}
const order = (...args: Parameters<typeof tableOf>): string =>
  tableOf(...args)
    .map(({ team }) => team)
    .join('')

describe('a football table', () => {
  it('counts what was played', () => {
    const [first, second] = tableOf('ab', [result('a', '2:1', 'b'), result('b', '0:0', 'a')], footballRules)
    expect(first).toEqual({
      team: 'a',
      rank: 1,
      move: 0,
      played: 2,
      won: 1,
      drawn: 1,
      lost: 0,
      for: 2,
      against: 1,
      points: 4,
      form: ['w', 'd'],
    })
    expect(second).toMatchObject({ points: 1, form: ['l', 'd'] })
  })

  it('has teams that have not played, and not those of elsewhere', () => {
    expect(tableOf('abc', [result('a', '1:0', 'x')], footballRules).map(({ team, played }) => [team, played])).toEqual([
      ['a', 0],
      ['b', 0],
      ['c', 0],
    ])
  })

  it('breaks ties by goal difference, then goals', () => {
    expect(order('abc', [result('a', '1:0', 'c'), result('b', '3:0', 'c')], footballRules)).toBe('bac')
    expect(order('abcd', [result('a', '1:0', 'c'), result('b', '3:2', 'd')], footballRules)).toBe('badc')
  })

  it('breaks the last tie by the matches between the level teams, then by id', () => {
    // a and b have 3 points, 2:2 goals each, and b won against a.
    const level = [result('b', '1:0', 'a'), result('a', '2:1', 'c'), result('d', '2:1', 'b')]
    expect(order('abcd', level, footballRules).indexOf('b')).toBeLessThan(order('abcd', level, footballRules).indexOf('a'))
    expect(order('ba', [result('a', '1:1', 'b')], footballRules)).toBe('ab')
  })

  it('asks the matches between level teams before the goals where the league wants it', () => {
    const results = [result('b', '1:0', 'a'), result('a', '9:0', 'c'), result('d', '1:0', 'b')]
    expect(order('abcd', results, footballRules)).toBe('adbc')
    expect(order('abcd', results, { ...footballRules, order: ['points', 'head-to-head', 'goal-difference'] })).toBe('dbac')
  })

  it('moves with live matches, provisionally', () => {
    const table = tableOf('abc', [result('a', '1:0', 'b'), result('c', '0:0', 'b'), result('c', '4:0', 'a', true)], footballRules)
    expect(table.map(({ team, move, points, form }) => [team, move, points, form.length])).toEqual([
      ['c', 1, 4, 1],
      ['a', -1, 3, 1],
      ['b', 0, 1, 2],
    ])
  })

  it('keeps the five newest results', () => {
    const results = ['1:0', '0:0', '0:1', '2:0', '3:0', '0:2'].map((score) => result('a', score, 'b'))
    expect(tableOf('ab', results, footballRules).find(({ team }) => team === 'a')?.form).toEqual(['d', 'l', 'w', 'w', 'l'])
  })
})

describe('a basketball table', () => {
  it('ranks by the share of wins', () => {
    const results = [result('a', '90:80', 'b'), result('a', '80:90', 'c'), result('b', '90:80', 'c'), result('d', '99:98', 'a')]
    expect(order('abcd', results, basketballRules)[0]).toBe('d')
  })
})

describe('every table', () => {
  const team = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const played = fc
    .record({ home: team, away: team, home_score: fc.nat(4), away_score: fc.nat(4), live: fc.boolean() })
    .filter(({ home, away }) => home !== away)
  const rules = fc.constantFrom(footballRules, basketballRules)

  it('has each team once, ranks without gaps, and gives away nothing', () => {
    fc.assert(
      fc.property(fc.array(played, { maxLength: 30 }), rules, (results, by) => {
        const table = tableOf('abcde', results, by)
        expect(table.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5])
        expect(new Set(table.map((row) => row.team)).size).toBe(5)
        const sum = (pick: (row: (typeof table)[number]) => number): number => table.reduce((total, row) => total + pick(row), 0)
        expect(sum((row) => row.for)).toBe(sum((row) => row.against))
        expect(sum((row) => row.won)).toBe(sum((row) => row.lost))
        expect(sum((row) => row.move)).toBe(0)
        for (const row of table) expect(row.played).toBe(row.won + row.drawn + row.lost)
        if (by === footballRules)
          for (let at = 1; at < 5; at += 1) expect(table[at]?.points).toBeLessThanOrEqual(table[at - 1]?.points ?? 0)
      }),
    )
  })
})
