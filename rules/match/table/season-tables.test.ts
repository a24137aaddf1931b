// The tables of a season, and the ranking criteria of each.
import { describe, expect, it } from 'vitest'
import { conferenceOf } from '../conference.ts'
import { deductedFrom, deductionsOf } from './point-deductions.ts'
import { tableName } from './season-part.ts'
import { ofLeaguePhase, type SeasonMatch, tablesOfSeason } from './season-tables.ts'
import { tableOf } from './standings.ts'
import { competitionRules, type TableRules } from './table-rules.ts'

const match = (home: string, score: string, away: string, group: string | null = null, more: Partial<SeasonMatch> = {}): SeasonMatch => {
  const [home_score = 0, away_score = 0] = score.split(':').map(Number)
  return { home, away, home_score, away_score, live: false, begun: true, group, knockOut: false, ...more }
}
const tables = (matches: SeasonMatch[], rules: TableRules = competitionRules.football, view: 'live' | 'all' | 'home' = 'all') =>
  tablesOfSeason(matches, { rules, view, cards: new Map(), nameOf: (team) => team })
const short = (...args: Parameters<typeof tables>): [string | null, string][] =>
  tables(...args).map(({ group, rows }) => [group, rows.map(({ team, points }) => `${team} ${points}`).join(', ')])
const order = (matches: SeasonMatch[], rules: TableRules): string =>
  tableOf(new Set(matches.flatMap(({ home, away }) => [home, away])), matches, rules)
    .map(({ team }) => team)
    .join('')

describe('ranking order of a competition', () => {
  // a won against b, and b has the better difference.
  const level = [match('a', '1:0', 'b'), match('b', '5:0', 'x')]

  it('compares goal difference first in a European league phase, and head-to-head first in its groups', () => {
    const cup = competitionRules['uefa-cup']
    const grouped = level.map((one) => ({ ...one, group: 'A' }))
    expect(short(level, cup)).toEqual([[null, 'b 3, a 3, x 0']])
    expect(short(grouped, cup)).toEqual([['A', 'a 3, b 3, x 0']])
  })

  it('continues in the league phase with goals, away goals, wins and away wins', () => {
    const { leaguePhase } = competitionRules['uefa-cup']
    expect(leaguePhase).toEqual(['points', 'goal-difference', 'goals', 'away-goals', 'wins', 'away-wins', 'fair-play'])
    // Two goals each and level in all before; a scored two of them away, b one.
    const away = [match('b', '1:1', 'x'), match('y', '1:1', 'b'), match('a', '0:0', 'x'), match('y', '2:2', 'a')]
    expect(order(away, ofLeaguePhase(competitionRules['uefa-cup']))).toMatch(/^y?ab/)
  })

  it('compares wins before goal difference in Brazil and MLS', () => {
    // a: a win and two losses, 3 points, -4; b: three draws, 3 points, 0.
    const lost = [match('y', '3:0', 'a'), match('a', '0:2', 'y')]
    const drawn = [match('b', '0:0', 'x'), match('b', '0:0', 'x'), match('x', '1:1', 'b')]
    const wins = [match('a', '1:0', 'x'), ...lost, ...drawn]
    expect(order(wins, competitionRules.brasileirao)).toBe('yabx')
    expect(order(wins, competitionRules.mls)).toBe('yabx')
    expect(order(wins, competitionRules.football)).toBe('ybxa')
  })

  it.each(['primeira-liga', 'super-lig', 'la-liga'] as const)(
    'in %s compares head-to-head first, once both matches have been played',
    (name) => {
      const after = [...level, match('b', '0:0', 'a')]
      expect(order(level, competitionRules[name])).toBe('bax')
      expect(order(after, competitionRules[name])).toBe('abx')
      expect(order(after, competitionRules.football)).toBe('bax')
    },
  )
})

describe('tables of a season', () => {
  it('have one table for a league, ignoring subsequent knock-out matches', () => {
    const final = match('a', '9:0', 'b', null, { knockOut: true })
    expect(short([match('a', '0:1', 'b'), final])).toEqual([[null, 'b 3, a 0']])
  })

  it('have one table per group, sorted by number and letter, and ignore matches without a group', () => {
    const groups = [match('a', '1:0', 'b', '10'), match('c', '1:0', 'd', '2'), match('a', '1:0', 'c')]
    expect(short([match('a', '0:0', 'c', 'final-round'), ...groups])).toEqual([
      ['2', 'c 3, d 0'],
      ['10', 'a 3, b 0'],
      ['final-round', 'a 1, c 1'],
    ])
  })

  it('have one table for each half of the year, each starting from zero', () => {
    expect(short([match('a', '0:1', 'b', 'clausura'), match('a', '1:0', 'b', 'apertura')])).toEqual([
      ['apertura', 'a 3, b 0'],
      ['clausura', 'b 3, a 0'],
    ])
    expect(tableName('clausura').zh).toBe('闭幕联赛')
    expect([tableName('Group A').zh, tableName('b').vi, tableName('Zone North').en]).toEqual(['A组', 'Bảng B', 'Zone North'])
  })

  // After the rounds a has 7 points, b 4, c 4, d 1.
  const rounds = [
    match('a', '1:0', 'b'),
    match('a', '2:0', 'c'),
    match('a', '0:0', 'd'),
    match('b', '1:0', 'd'),
    match('b', '1:1', 'c'),
    match('c', '3:0', 'd'),
  ]
  const split = [...rounds, match('b', '1:0', 'a', 'championship-round'), match('d', '1:0', 'c', 'relegation-round')]

  it('carry all points over into the next stage by default', () => {
    expect(short(split)).toEqual([
      [null, 'a 7, c 4, b 4, d 1'],
      ['championship-round', 'a 7, b 7'],
      ['relegation-round', 'c 4, d 4'],
    ])
    const [, championship] = tables(split)
    expect(championship?.rows[0]).toMatchObject({ team: 'a', played: 4, for: 3, against: 1 })
  })

  it('carry over half the points, rounded down, and all goals in Austria; the lost half breaks ties', () => {
    expect(short(split, competitionRules.austria).slice(1)).toEqual([
      ['championship-round', 'b 5, a 3'],
      ['relegation-round', 'd 3, c 2'],
    ])
    expect(tables(split, competitionRules.austria)[1]?.rows[1]).toMatchObject({ played: 4, for: 3 })
    const draws = [...rounds, match('c', '0:0', 'a', 'championship-round')]
    // 3.5 and 1 become 4 and 3: rounding lost 4.5.
    expect(short(draws, competitionRules.austria)[1]).toEqual(['championship-round', 'a 4, c 3'])
    const level = [match('a', '0:0', 'b'), match('x', '0:1', 'b'), match('a', '3:0', 'y'), match('b', '0:0', 'z'), match('a', '0:1', 'z')]
    // a has 4 points and b 5: both start with two, and b lost the half.
    expect(short([...level, match('a', '0:0', 'b', 'championship-round')], competitionRules.austria)[1]?.[1]).toBe('b 3, a 3')
  })

  it('carry over half the points, rounded up, and no goals in Belgium', () => {
    expect(short(split, competitionRules.belgium)).toEqual([
      [null, 'a 7, c 4, b 4, d 1'],
      ['championship-round', 'b 5, a 4'],
      ['relegation-round', 'c 4, d 4'],
    ])
    expect(tables(split, competitionRules.belgium)[1]?.rows[0]).toMatchObject({ played: 1, for: 1, against: 0 })
  })

  it('count live matches only in the live view, and only the part that the view selects', () => {
    const live = [...rounds, match('b', '1:0', 'a', 'championship-round', { live: true })]
    expect(short(live, competitionRules.austria, 'live')[1]?.[1]).toBe('b 5, a 3')
    expect(short(live, competitionRules.austria)[1]?.[1]).toBe('a 3, b 2')
    expect(short(split, competitionRules.austria, 'home')[1]?.[1]).toBe('a 7, b 7')
  })
})

describe('point deductions', () => {
  const rounds = [
    match('Everton', '1:0', 'Luton Town'),
    match('Everton', '0:0', 'Nottingham Forest'),
    match('Luton Town', '0:0', 'Burnley'),
  ]
  const taken = (
    competition: string,
    season: string,
    view: 'all' | 'home' = 'all',
    matches = rounds,
    rules: TableRules = competitionRules.football,
  ) => {
    const teams = new Set(matches.flatMap(({ home, away }) => [home, away]))
    const deducted = deductedFrom(teams, (team) => `${team} FC`, deductionsOf(competition, season))
    return tablesOfSeason(matches, { rules, view, cards: new Map(), nameOf: (team) => team, deducted }).map(({ rows }) =>
      rows.map(({ team, points }) => `${team} ${points}`).join(', '),
    )
  }

  it('are listed by competition and season, with a reason', () => {
    const of = (competition: string, season: string) => deductionsOf(competition, season).map(({ team, points }) => [team, points])
    expect(of('English Premier League', '2023/24')).toEqual([
      ['Everton', 8],
      ['Nottingham Forest', 4],
    ])
    expect(of('English Premier League', '2023')).toHaveLength(2)
    expect(of('Serie A', '2022/23')).toEqual([['Juventus', 10]])
    for (const season of ['2022/23', '2024/25', '']) expect(of('English Premier League', season)).toEqual([])
    expect(deductionsOf('English Premier League', '2023/24')[0]?.reason.zh).toBe('违反盈利与可持续发展规则')
  })

  it('apply to the table of their own season only', () => {
    expect(taken('English Premier League', '2023/24')).toEqual(['Burnley 1, Luton Town 1, Nottingham Forest -3, Everton -4'])
    expect(taken('English Premier League', '2024/25')).toEqual(['Everton 4, Burnley 1, Nottingham Forest 1, Luton Town 1'])
    expect(taken('English Premier League', '2023/24', 'home')[0]).toMatch(/^Everton 4/)
  })

  it('are carried over into the next stage', () => {
    const split = [...rounds, match('Everton', '1:0', 'Burnley', 'championship-round')]
    expect(taken('English Premier League', '2023/24', 'all', split)[1]).toBe('Burnley 1, Everton -1')
    expect(taken('English Premier League', '2023/24', 'all', split, competitionRules.belgium)[1]).toBe('Everton 1, Burnley 1')
  })
})

describe('a league of twelve that splits', () => {
  const teams = 'abcdefghijkl'
  const thrice = Array.from({ length: 3 }, () =>
    [...teams].flatMap((home, index) => [...teams.slice(index + 1)].map((away) => match(home, '1:0', away))),
  ).flat()
  const later = [...'abcde'].flatMap((strong, index) => [match(strong, '1:0', 'f'), match('g', '1:0', 'hijkl'[index] as string)])

  it('keeps the lower half below the upper half, regardless of points', () => {
    const [table] = tables([...thrice, ...later], competitionRules.scotland)
    expect(table?.rows.slice(5, 7).map(({ team, points }) => [team, points])).toEqual([
      ['f', 54],
      ['g', 60],
    ])
    expect(short([...thrice, ...later])[0]?.[1]).toMatch(/g 60, f 54/)
  })

  it('is a single table until every team has played 33 matches', () => {
    const [table] = tables([...thrice.slice(0, -1), ...later], competitionRules.scotland)
    expect(table?.rows.slice(5, 7).map(({ team }) => team)).toEqual(['g', 'f'])
  })
})

describe('conferences', () => {
  it('have one table each, which also counts matches against the other conference', () => {
    const season = [
      match('Inter Miami', '1:0', 'LA Galaxy'),
      match('Toronto FC', '0:0', 'CF Montréal'),
      match('Seattle Sounders', '2:0', 'Inter Miami'),
    ]
    expect(short(season, competitionRules.mls)).toEqual([
      ['eastern-conference', 'Inter Miami 3, CF Montréal 1, Toronto FC 1'],
      ['western-conference', 'Seattle Sounders 3, LA Galaxy 0'],
    ])
  })

  it('are recognized by feed names, and one unknown club results in a single table', () => {
    const named = ['New York RB', 'Red Bull New York', 'D.C. United', 'FC Cincinnati', 'Chicago Fire FC', 'Atlanta United FC']
    expect(named.map(conferenceOf)).toEqual(named.map(() => 'eastern-conference'))
    const west = ['Los Angeles FC', 'Los Angeles Galaxy', 'St. Louis City SC', 'Sporting Kansas City', 'San Diego FC', 'FC Dallas']
    expect(west.map(conferenceOf)).toEqual(west.map(() => 'western-conference'))
    expect(tables([match('Inter Miami', '1:0', 'Lamp FC')], competitionRules.mls).map(({ group }) => group)).toEqual([null])
  })
})
