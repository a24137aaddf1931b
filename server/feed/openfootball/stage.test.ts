// Labels beside the matches of a competition, and which matches make a table.
import { describe, expect, it } from 'vitest'
import { clubNames } from '../names/club.ts'
import { importCompetition } from './fixtures.ts'
import { parseCompetition } from './parse.ts'
import { stageName } from './stage.ts'

interface RawMatch {
  round?: string
  stage?: string
  team1: string
  team2: string
}
function imported(matches: readonly RawMatch[], name = 'English Lamp Cup 2025/26') {
  const dated = matches.map((match, index) => ({
    date: new Date(Date.UTC(2025, 8, 1 + index)).toISOString().slice(0, 10),
    time: '18:00',
    ...match,
  }))
  return importCompetition(parseCompetition(JSON.stringify({ name, matches: dated }), 'lamp.json').competition, clubNames())
}
type Placed = ReturnType<typeof imported>
const placed = ({ fixtures }: Placed) => fixtures.map(({ group, round, stage }) => [group, round, stage?.zh ?? null])

const four = ['Anchor', 'Beacon', 'Capstan', 'Davit']
/** A double round robin. */
function everybody(rounds: (number: number) => Pick<RawMatch, 'round' | 'stage'>, teams = four): RawMatch[] {
  const fixed = teams[0] as string
  const [, ...others] = teams
  const first = others.flatMap((_, shift) => {
    const order = [fixed, ...others.slice(shift), ...others.slice(0, shift)]
    return order.slice(0, order.length / 2).map((team, index) => ({
      ...rounds(shift + 1),
      team1: team,
      team2: order[order.length - 1 - index] as string,
    }))
  })
  const back = first.map(({ team1, team2 }, index) => ({
    ...rounds(others.length + 1 + Math.floor(index / (teams.length / 2))),
    team1: team2,
    team2: team1,
  }))
  return [...first, ...back]
}
const pair = (round: string, team1: string, team2: string): RawMatch => ({ round, team1, team2 })

describe('stage names', () => {
  it.each([
    ['Playoffs', '附加赛', 'Play-offs', 'Vòng play-off'],
    ['Finals, Playoffs', '附加赛', 'Play-offs', 'Vòng play-off'],
    ['Finals, Round of 16', '1/8决赛', 'Round of 16', 'Vòng 1/8'],
    ['Finals, Quarterfinals', '1/4决赛', 'Quarter-final', 'Tứ kết'],
    ['Finals, Semifinals, 1st leg', '半决赛首回合', 'Semi-final, first leg', 'Bán kết (lượt đi)'],
    ['Final, 2nd leg', '决赛次回合', 'Final, second leg', 'Chung kết (lượt về)'],
    ['Finals, Final', '决赛', 'Final', 'Chung kết'],
    ['Lamp round, Harbour', 'Lamp round, Harbour', 'Lamp round, Harbour', 'Lamp round, Harbour'],
  ])('%s is translated into three languages', (text, zh, en, vi) => expect(stageName(text)).toEqual({ zh, en, vi }))
})

describe('a league', () => {
  it.each([
    ['24. Round', (number: number) => ({ round: `${number}. Round` })],
    ['Round 24', (number: number) => ({ round: `Round ${number}` })],
    ['Matchday 24', (number: number) => ({ round: `Matchday ${number}` })],
    ['Regular, Matchday 24', (number: number) => ({ round: `Regular, Matchday ${number}` })],
    ['a stage of its own', (number: number) => ({ round: `Matchday ${number}`, stage: 'Regular' })],
  ])('has a table when its rounds are written as %s', (_, rounds) => {
    const season = imported(everybody(rounds))
    expect(season.league.table).toBe('league')
    expect(season.fixtures.map(({ round }) => round)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
    expect(season.fixtures.every(({ stage, group }) => stage === null && group === null)).toBe(true)
  })

  it('keeps its table when play-offs follow, whose two legs form one tie', () => {
    const season = imported([
      ...everybody((number) => ({ round: `Matchday ${number}` })),
      pair('Finals, Semifinals', 'Anchor', 'Davit'),
      pair('Finals, Semifinals', 'Davit', 'Anchor'),
      pair('Finals, Final', 'Anchor', 'Beacon'),
    ])
    expect(season.league.table).toBe('league')
    expect(placed(season).slice(-3)).toEqual([
      [null, null, '半决赛首回合'],
      [null, null, '半决赛次回合'],
      [null, null, '决赛'],
    ])
  })

  it('has no table when it is a cup of numbered rounds, since losers do not play on', () => {
    const rounds = [pair('Round 1', 'A', 'B'), pair('Round 1', 'C', 'D'), pair('Round 2', 'A', 'C'), pair('Semi-finals', 'A', 'X')]
    const cup = imported(rounds)
    expect(cup.league.table).toBe('none')
    expect(cup.fixtures.map(({ stage }) => stage?.zh)).toEqual(['第1轮', '第1轮', '第2轮', '半决赛'])
  })

  it('builds its table from the league phase and ignores the finals after it', () => {
    const rounds = ['League, Matchday 1', 'League, Matchday 2', 'Playoffs', 'Finals, Quarterfinals']
    const season = imported(rounds.map((round, index) => pair(round, 'Anchor FC', `Beacon ${index}`)))
    expect(season.league.table).toBe('league')
    expect(placed(season)).toEqual([
      [null, 1, null],
      [null, 2, null],
      [null, null, '附加赛'],
      [null, null, '1/4决赛'],
    ])
  })

  it('treats play-off matchdays as legs of ties, not as rounds with their own winners', () => {
    const season = imported([
      ...everybody((number) => ({ round: `League, Matchday ${number}` })),
      pair('Playoffs, Matchday 1', 'Anchor', 'Davit'),
      pair('Playoffs, Matchday 1', 'Beacon', 'Capstan'),
      pair('Playoffs, Matchday 2', 'Davit', 'Anchor'),
      pair('Playoffs, Matchday 2', 'Capstan', 'Beacon'),
    ])
    expect(placed(season).slice(-4)).toEqual([
      [null, null, '附加赛首回合'],
      [null, null, '附加赛首回合'],
      [null, null, '附加赛次回合'],
      [null, null, '附加赛次回合'],
    ])
  })
})

describe('a season in parts', () => {
  it('has a table for each half', () => {
    const half = (part: string) => everybody((number) => ({ round: `${part}, Matchday ${number}` })).slice(0, 6)
    const season = imported([...half('Apertura'), ...half('Clausura'), pair('Clausura Playoffs, Final', 'Anchor', 'Beacon')])
    expect(season.league.table).toBe('groups')
    expect(placed(season)[0]).toEqual(['apertura', null, '开幕联赛 · 第1轮'])
    expect(placed(season).at(-2)).toEqual(['clausura', null, '闭幕联赛 · 第3轮'])
    expect(placed(season).at(-1)).toEqual([null, null, '闭幕联赛 · 决赛'])
  })

  it('keeps the table of its rounds alongside those of the groups that it splits into', () => {
    const rounds = everybody((number) => ({ round: `Matchday ${number}` }))
    const split = [
      ...everybody((number) => ({ round: `Championship, Matchday ${number}` })),
      pair('ECL Playoff, Final', 'Anchor', 'Beacon'),
    ]
    const season = imported([...rounds, ...split])
    expect(season.league.table).toBe('league')
    expect(placed(season)[12]).toEqual(['championship-round', null, '争冠组 · 第1轮'])
    expect(placed(season).at(-1)).toEqual([null, null, '欧战资格 · 决赛'])
  })

  it('continues its numbering where the file does', () => {
    const rounds = everybody((number) => ({ round: `Matchday ${number}` }))
    const split = everybody((number) => ({ round: `Matchday ${number + 6}`, stage: 'Playoffs - Relegation' }))
    expect(placed(imported([...rounds, ...split])).at(-1)).toEqual(['relegation-round', 12, '保级组 · 第12轮'])
  })

  it('treats numbered rounds in which no team meets a second opponent as ties', () => {
    const season = imported([
      ...everybody((number) => ({ round: `Matchday ${number}` })),
      pair('Relegation, Round 1', 'Anchor', 'Beacon'),
      pair('Relegation, Round 1', 'Capstan', 'Davit'),
      pair('Relegation, Round 1', 'Beacon', 'Anchor'),
      pair('Relegation, Round 1', 'Davit', 'Capstan'),
    ])
    expect(placed(season).at(-1)).toEqual([null, null, '保级 · 第1轮次回合'])
  })

  it('treats a part with two teams as a tie', () => {
    const season = imported([
      ...everybody((number) => ({ round: `Matchday ${number}` })),
      pair('Relegation, Matchday 1', 'Davit', 'Ensign'),
      pair('Relegation, Matchday 2', 'Ensign', 'Davit'),
    ])
    expect(placed(season).slice(-2)).toEqual([
      [null, null, '保级首回合'],
      [null, null, '保级次回合'],
    ])
  })
})

describe('groups', () => {
  it('are inferred from who plays whom when the file does not name them', () => {
    const group = (teams: string[]) => everybody((number) => ({ round: `Group, Matchday ${number}` }), teams)
    const cup = imported([...group(['Ensign', 'Fender', 'Galley', 'Hawser']), ...group(four)])
    expect(cup.league.table).toBe('groups')
    expect(placed(cup)[0]).toEqual(['2', null, '2组'])
    expect(placed(cup).at(-1)).toEqual(['1', null, '1组'])
  })

  it('are read from a round, with and without its matchday', () => {
    const cup = imported([pair('Group A, Matchday 1', 'A', 'B'), pair('Group B', 'C', 'D'), pair('Final', 'A', 'C')])
    expect(cup.league.table).toBe('groups')
    expect(placed(cup)).toEqual([
      ['A', null, 'A组'],
      ['B', null, 'B组'],
      [null, null, '决赛'],
    ])
  })
})
