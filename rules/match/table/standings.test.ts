// Tables of real competitions.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TableView, tableViews } from '../../../contract/match/table-order.ts'
import { type Result, tableOf } from './standings.ts'
import { competitionRules, rulesNamed, type TableRules } from './table-rules.ts'

const { football: footballRules, nba: basketballRules } = competitionRules

const result = (home: string, score: string, away: string, live = false): Result => {
  const [home_score = 0, away_score = 0] = score.split(':').map(Number)
  return { home, away, home_score, away_score, live }
}
const order = (...args: Parameters<typeof tableOf>): string =>
  tableOf(...args)
    .map(({ team }) => team)
    .join('')

describe('football table', () => {
  it('counts finished matches', () => {
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
      streak: 0,
      reason: null,
    })
    expect(second).toMatchObject({ points: 1, form: ['l', 'd'] })
  })

  it('includes teams without matches and excludes unknown teams', () => {
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

  it('breaks remaining ties by head-to-head matches, then by id', () => {
    // a and b have 3 points, 2:2 goals each, and b won against a.
    const level = [result('b', '1:0', 'a'), result('a', '2:1', 'c'), result('d', '2:1', 'b')]
    expect(order('abcd', level, footballRules).indexOf('b')).toBeLessThan(order('abcd', level, footballRules).indexOf('a'))
    expect(order('ba', [result('a', '1:1', 'b')], footballRules)).toBe('ab')
  })

  it('compares head-to-head before goals if the league requires it', () => {
    const results = [result('b', '1:0', 'a'), result('a', '9:0', 'c'), result('d', '1:0', 'b')]
    expect(order('abcd', results, footballRules)).toBe('adbc')
    expect(order('abcd', results, competitionRules.uefa)).toBe('dbac')
  })

  it('includes live matches provisionally', () => {
    const table = tableOf('abc', [result('a', '1:0', 'b'), result('c', '0:0', 'b'), result('c', '4:0', 'a', true)], footballRules)
    expect(table.map(({ team, move, points, form }) => [team, move, points, form.length])).toEqual([
      ['c', 1, 4, 1],
      ['a', -1, 3, 1],
      ['b', 0, 1, 2],
    ])
  })

  it('keeps the five latest results', () => {
    const results = ['1:0', '0:0', '0:1', '2:0', '3:0', '0:2'].map((score) => result('a', score, 'b'))
    expect(tableOf('ab', results, footballRules).find(({ team }) => team === 'a')?.form).toEqual(['d', 'l', 'w', 'w', 'l'])
  })
})

describe('streak', () => {
  const streak = (...scores: string[]) =>
    tableOf('ab', [...scores.map((score) => result('a', score, 'b')), result('b', '9:0', 'a', true)], basketballRules).map(
      ({ team, streak }) => [team, streak],
    )
  it('counts equal results up to the last finished match, beyond the five of the form', () => {
    expect(streak('80:90', ...Array.from({ length: 7 }, () => '90:80'))).toEqual([
      ['a', 7],
      ['b', -7],
    ])
    expect(streak('90:80', '90:80', '80:90')).toEqual(expect.arrayContaining([['a', -1]]))
  })
  it('is 0 after a draw and before the first match', () => {
    expect(streak('90:80', '80:80')).toEqual(expect.arrayContaining([['a', 0]]))
    expect(streak()).toEqual(expect.arrayContaining([['a', 0]]))
  })
})

describe('basketball table', () => {
  it('ranks by win percentage', () => {
    const results = [result('a', '90:80', 'b'), result('a', '80:90', 'c'), result('b', '90:80', 'c'), result('d', '99:98', 'a')]
    expect(order('abcd', results, basketballRules)[0]).toBe('d')
  })
})

describe('competition tie-breakers', () => {
  const names = (results: Result[], rules: TableRules, teams = 'abcd') => order(teams, results, rules)
  const reasons = (results: Result[], rules: TableRules, teams = 'abcd') =>
    tableOf(teams, results, rules).map(({ team, reason }) => [team, reason?.by ?? null, reason?.own, reason?.other])
  // a and b have 6 points each: b won against a, a has the better difference.
  const level = [
    result('b', '1:0', 'a'),
    result('a', '5:0', 'c'),
    result('a', '2:0', 'd'),
    result('b', '1:0', 'c'),
    result('d', '3:0', 'b'),
  ]

  it('compare head-to-head first in Europe and China, goal difference first at a World Cup and in England', () => {
    expect(names(level, competitionRules.uefa).slice(0, 2)).toBe('ba')
    expect(names(level, competitionRules.csl).slice(0, 2)).toBe('ba')
    expect(names(level, competitionRules['fifa-2026']).slice(0, 2)).toBe('ba')
    expect(names(level, competitionRules.fifa).slice(0, 2)).toBe('ab')
    expect(names(level, competitionRules['premier-league']).slice(0, 2)).toBe('ab')
  })

  it('return the deciding criterion with both values', () => {
    expect(reasons(level, competitionRules.uefa).slice(0, 2)).toEqual([
      ['b', 'head-to-head-points', 3, 0],
      ['a', null, undefined, undefined],
    ])
    expect(reasons(level, competitionRules.fifa)[0]).toEqual(['a', 'goal-difference', 6, -1])
  })

  it('compare head-to-head in Spain and Italy once both matches have been played', () => {
    expect(names(level, competitionRules['la-liga']).slice(0, 2)).toBe('ab')
    const both = [...level, result('a', '0:0', 'b')]
    expect(names(both, competitionRules['la-liga']).slice(0, 2)).toBe('ba')
    expect(names(both, competitionRules['serie-a']).slice(0, 2)).toBe('ba')
  })

  it('use the aggregate in Germany and head-to-head points in England, once both matches are played', () => {
    // a and b: 6 points and 5:4 goals each; a won 1:0 at home, b won 3:1.
    const both = [
      result('a', '1:0', 'b'),
      result('b', '3:1', 'a'),
      result('a', '3:0', 'c'),
      result('c', '1:0', 'a'),
      result('b', '2:0', 'c'),
      result('c', '2:0', 'b'),
    ]
    expect(names(both, competitionRules.bundesliga, 'abc')).toBe('bac')
    expect(reasons(both, competitionRules.bundesliga, 'abc')[0]).toEqual(['b', 'head-to-head-difference', 1, -1])
    // One win each: a's away goal decides.
    expect(reasons(both, competitionRules['premier-league'], 'abc')[0]).toEqual(['a', 'head-to-head-away-goals', 1, 0])
    // b won against a, and the return match is still to come.
    const once = [result('b', '1:0', 'a'), result('a', '1:0', 'd'), result('c', '1:0', 'b'), result('d', '5:0', 'c')]
    for (const rules of [competitionRules.bundesliga, competitionRules['premier-league']]) {
      expect(reasons(once, rules)[1]).toEqual(['a', 'level', 0, 0])
      expect(names(once, { ...rules, meetings: 0 })).toBe('dbac')
    }
  })

  it('form a mini-table of three level teams, and reapply it to those still level where UEFA does', () => {
    // a, b and c: 3 points each in their own matches; a has the better difference, then b and c are level in the mini-table.
    const three = [
      result('a', '3:0', 'b'),
      result('b', '2:0', 'c'),
      result('c', '1:0', 'a'),
      result('d', '0:1', 'a'),
      result('d', '0:1', 'b'),
      result('d', '0:9', 'c'),
    ]
    // Mini-table: a +2, b -1, c -1; goals b 2, c 1.
    expect(names(three, competitionRules.uefa)).toBe('abcd')
    expect(reasons(three, competitionRules.uefa).slice(0, 2)).toEqual([
      ['a', 'head-to-head-difference', 2, -1],
      ['b', 'head-to-head-goals', 2, 1],
    ])
    // c has the better overall difference.
    expect(names(three, competitionRules.fifa)).toBe('cabd')
    // 9 points each. By head-to-head a is first; b and c are level there, b won against c, and c has the better difference.
    const again = [
      result('a', '1:0', 'b'),
      result('b', '0:1', 'a'),
      result('b', '1:0', 'c'),
      result('c', '1:0', 'a'),
      result('a', '1:0', 'c'),
      ...['1:0', '1:0'].map((score) => result('b', score, 'd')),
      ...['9:0', '9:0'].map((score) => result('c', score, 'd')),
    ]
    const byPoints = { ...competitionRules.uefa, order: ['points', 'head-to-head-points', 'goal-difference'] } as const
    expect(names(again, byPoints)).toBe('abcd')
    expect(names(again, { ...byPoints, again: false })).toBe('acbd')
  })

  it('count away goals between level teams in England, and cards at a World Cup', () => {
    // Level except for away goals: a scored one at b's, b none at a's.
    const away = [result('a', '1:0', 'b'), result('b', '2:1', 'a'), result('c', '0:0', 'a'), result('b', '0:0', 'c')]
    expect(reasons(away, competitionRules['premier-league'], 'ab')[0]).toEqual(['a', 'head-to-head-away-goals', 1, 0])
    const level = [result('a', '1:1', 'b')]
    const cards = new Map([
      ['a', 6],
      ['b', 4],
    ])
    const [first] = tableOf('ab', level, competitionRules.fifa, { cards })
    expect([first?.team, first?.reason]).toEqual(['b', { by: 'fair-play', own: -4, other: -6, among: 2 }])
    expect(tableOf('ab', level, competitionRules.fifa)[0]?.reason).toMatchObject({ by: 'level' })
  })

  it('in basketball use win percentage, then head-to-head', () => {
    const results = [
      result('b', '90:80', 'a'),
      result('a', '99:60', 'c'),
      result('a', '99:60', 'd'),
      result('b', '90:89', 'c'),
      result('d', '90:80', 'b'),
    ]
    expect(names(results, competitionRules.nba)[0]).toBe('b')
    expect(reasons(results, competitionRules.nba)[0]).toEqual(['b', 'head-to-head-rate', 1, 0])
    expect(reasons(results, competitionRules.fiba)[0]).toEqual(['b', 'head-to-head-points', 2, 1])
  })

  it('are found by name, with the defaults of the sport as a fallback', () => {
    expect(rulesNamed('csl', 'football')).toBe(competitionRules.csl)
    expect(rulesNamed('', 'basketball')).toBe(competitionRules.fiba)
    expect(rulesNamed('toString', 'football')).toBe(competitionRules.football)
  })
})

describe('partial tables', () => {
  const results = ['1:0', '0:0', '0:1', '2:0', '3:0', '0:2'].map((score) => result('a', score, 'b'))
  const row = (view: TableView, team: string) =>
    tableOf('ab', [...results, result('b', '1:0', 'a')], footballRules, { view }).find((one) => one.team === team)

  it('count home matches, away matches or the last five', () => {
    expect(row('home', 'a')).toMatchObject({ played: 6, won: 3, drawn: 1, lost: 2, points: 10 })
    expect(row('home', 'b')).toMatchObject({ played: 1, won: 1, points: 3 })
    expect(row('away', 'b')).toMatchObject({ played: 6, won: 2, points: 7 })
    expect(row('form', 'a')).toMatchObject({ played: 5, won: 2, lost: 3, points: 6 })
    expect(row('all', 'a')).toMatchObject({ played: 7, points: 10 })
  })

  it('count live matches only in the live table', () => {
    const live = [result('a', '1:0', 'b'), result('b', '2:0', 'a', true)]
    const first = (view: TableView) => tableOf('ab', live, footballRules, { view })[0]
    expect([first('live')?.team, first('live')?.move]).toEqual(['b', 1])
    for (const view of ['all', 'home', 'form'] as const) expect([first(view)?.team, first(view)?.move]).toEqual(['a', 0])
  })
})

describe('any table', () => {
  const team = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const played = fc
    .record({ home: team, away: team, home_score: fc.nat(2), away_score: fc.nat(2), live: fc.boolean() })
    .filter(({ home, away }) => home !== away)
  const many = fc.array(played, { maxLength: 30 })
  const rules = fc.constantFrom<TableRules>(...Object.values(competitionRules))
  const views = fc.constantFrom(...tableViews)

  it('has each team once, consecutive ranks and balanced totals', () => {
    fc.assert(
      fc.property(many, rules, (results, by) => {
        const table = tableOf('abcde', results, by)
        expect(table.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5])
        expect(new Set(table.map((row) => row.team)).size).toBe(5)
        const sum = (pick: (row: (typeof table)[number]) => number): number => table.reduce((total, row) => total + pick(row), 0)
        expect(sum((row) => row.for)).toBe(sum((row) => row.against))
        expect(sum((row) => row.won)).toBe(sum((row) => row.lost))
        expect(sum((row) => row.move)).toBe(0)
        for (const row of table) {
          expect(row.played).toBe(row.won + row.drawn + row.lost)
          expect(row.points).toBe(row.won * by.win + row.drawn * by.draw + row.lost * by.loss)
        }
      }),
    )
  })

  it('does not depend on the order of results or teams, except for form and streak', () => {
    fc.assert(
      fc.property(
        many.chain((results) => fc.tuple(fc.constant(results), fc.shuffledSubarray(results, { minLength: results.length }))),
        fc.shuffledSubarray([...'abcde'], { minLength: 5 }),
        rules,
        fc.constantFrom<TableView>('live', 'all', 'home', 'away'),
        ([results, shuffled], teams, by, view) => {
          const plain = (some: readonly Result[], of: Iterable<string>) =>
            tableOf(of, some, by, { view }).map((row) => ({ ...row, form: [], streak: 0 }))
          expect(plain(shuffled, teams)).toEqual(plain(results, 'abcde'))
        },
      ),
    )
  })

  it('gives a tie-break reason only where the first criterion is equal', () => {
    fc.assert(
      fc.property(many, rules, views, (results, by, view) => {
        const table = tableOf('abcde', results, by, { view })
        const first = (row: (typeof table)[number]): number =>
          by.order[0] === 'points' ? row.points : row.played === 0 ? 0 : row.won / row.played
        for (const [index, row] of table.entries()) {
          const next = table[index + 1]
          if (!next) expect(row.reason).toBeNull()
          else {
            expect(first(row)).toBeGreaterThanOrEqual(first(next))
            expect(row.reason !== null).toBe(first(row) === first(next))
          }
          if (row.reason && row.reason.by !== 'level') expect(row.reason.own).toBeGreaterThan(row.reason.other)
        }
      }),
    )
  })

  it('equals the sum of its home and away tables', () => {
    fc.assert(
      fc.property(many, rules, (results, by) => {
        const of = (view: TableView) => new Map(tableOf('abcde', results, by, { view }).map((row) => [row.team, row]))
        const [all, home, away] = [of('all'), of('home'), of('away')]
        for (const [id, row] of all)
          for (const key of ['played', 'won', 'drawn', 'lost', 'for', 'against', 'points'] as const)
            expect((home.get(id)?.[key] ?? 0) + (away.get(id)?.[key] ?? 0)).toBe(row[key])
      }),
    )
  })
})
