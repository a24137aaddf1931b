// What the rounds of a file are called, and which of them make a table.
import { describe, expect, it } from 'vitest'
import { clubNames } from '../names/club.ts'
import { importCompetition } from './fixtures.ts'
import { parseCompetition } from './parse.ts'
import { roundNumber, stageName } from './stage.ts'

describe('a stage', () => {
  it.each([
    ['Playoffs', '附加赛', 'Play-offs', 'Vòng play-off'],
    ['Finals, Playoffs', '附加赛', 'Play-offs', 'Vòng play-off'],
    ['Finals, Round of 16', '1/8决赛', 'Round of 16', 'Vòng 1/8'],
    ['Finals, Quarterfinals', '1/4决赛', 'Quarter-final', 'Tứ kết'],
    ['Finals, Semifinals, 1st leg', '半决赛首回合', 'Semi-final, first leg', 'Bán kết (lượt đi)'],
    ['Final, 2nd leg', '决赛次回合', 'Final, second leg', 'Chung kết (lượt về)'],
    ['Finals, Final', '决赛', 'Final', 'Chung kết'],
    ['Lamp round, Harbour', 'Lamp round, Harbour', 'Lamp round, Harbour', 'Lamp round, Harbour'],
  ])('%s has its words in three languages', (text, zh, en, vi) => expect(stageName(text)).toEqual({ zh, en, vi }))
})

describe('a round', () => {
  it.each([
    ['Matchday 12', 12],
    ['League, Matchday 3', 3],
    ['League phase, Matchday 8', 8],
    ['Regular Season, Round 21', 21],
    ['Finals, Round of 16', null],
    ['Qualifying, Round 1', null],
    ['League, Final', null],
    [null, null],
  ])('%s has the number %s', (round, number) => expect(roundNumber(round)).toBe(number))

  const leagueOf = (...rounds: string[]) => {
    const matches = rounds.map((round, index) => ({
      round,
      date: `2025-09-${10 + index}`,
      time: '18:00',
      team1: 'Anchor FC',
      team2: `Beacon ${index}`,
      score: { ft: [1, 0] },
    }))
    const text = JSON.stringify({ name: 'Lamp Cup 2025/26', matches })
    return importCompetition(parseCompetition(text, 'lamp.json').competition, clubNames())
  }
  it('of a league part makes the table, and the finals behind it count for none', () => {
    const { league, fixtures } = leagueOf('League, Matchday 1', 'League, Matchday 2', 'Playoffs', 'Finals, Quarterfinals')
    expect(league.table).toBe('league')
    expect(fixtures.map(({ round, stage }) => [round, stage?.zh ?? null])).toEqual([
      [1, null],
      [2, null],
      [null, '附加赛'],
      [null, '1/4决赛'],
    ])
  })
  it('of a cup with numbered rounds makes none', () => expect(leagueOf('Round 1', 'Round 2', 'Semi-finals').league.table).toBe('none'))
})
