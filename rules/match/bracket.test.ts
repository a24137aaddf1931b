// Knock-out rounds of real cups.
import { describe, expect, it } from 'vitest'
import { bracketOf, type KnockOutMatch, roundName } from './bracket.ts'

let count = 0
const match = (stage: string, home: string, score: string | null, away: string, more: Partial<KnockOutMatch> = {}): KnockOutMatch => {
  const [home_score = 0, away_score = 0] = (score ?? '0:0').split(':').map(Number)
  count += 1
  const winner = score === null ? null : home_score > away_score ? 'home' : home_score < away_score ? 'away' : 'draw'
  const name = { zh: stage, en: stage, vi: stage }
  return {
    id: `m${count}`,
    stage: name,
    home,
    away,
    time: count,
    begun: score !== null,
    over: score !== null,
    home_score,
    away_score,
    shootout: null,
    winner,
    ...more,
  }
}
const inShort = (matches: KnockOutMatch[]) =>
  bracketOf(matches).map(({ name, ties }) => [
    name.en,
    ties.map((tie) => `${tie.home}${tie.away}${tie.winner === null ? '' : ` ${tie[tie.winner]}`}`).join(', '),
  ])

describe('knock-out rounds', () => {
  it('are ordered from first to final, with ties placed by the next round and the third-place match last', () => {
    const matches = [
      match('Quarter-final', 'a', '1:0', 'b'),
      match('Quarter-final', 'c', '1:0', 'd'),
      match('Quarter-final', 'e', '0:2', 'f'),
      match('Quarter-final', 'g', '0:2', 'h'),
      match('Semi-final', 'h', '2:1', 'a'),
      match('Semi-final', 'f', '0:1', 'c'),
      match('Third-place match', 'a', '2:0', 'f'),
      match('Final', 'c', null, 'h'),
    ]
    expect(inShort(matches)).toEqual([
      ['Quarter-final', 'ef f, cd c, gh h, ab a'],
      ['Semi-final', 'fc c, ha h'],
      ['Final', 'ch'],
      ['Third-place match', 'af a'],
    ])
  })

  it('add both legs of a tie, and the shoot-out if they are level', () => {
    const [round] = bracketOf([
      match('Semi-final, first leg', 'a', '2:1', 'b'),
      match('Semi-final, second leg', 'b', '1:0', 'a', { shootout: [3, 4] }),
    ])
    expect(round?.name.en).toBe('Semi-final')
    expect(round?.ties[0]).toMatchObject({ home: 'a', away: 'b', total: [2, 2], winner: 'home' })
    expect(round?.ties[0]?.legs.map(({ home }) => home)).toEqual(['home', 'away'])
  })

  it('have no winner before the last leg is over', () => {
    const [round] = bracketOf([match('Semi-final, first leg', 'a', '4:0', 'b'), match('Semi-final, second leg', 'b', null, 'a')])
    expect(round?.ties[0]).toMatchObject({ total: [4, 0], winner: null })
    expect(bracketOf([match('Final', 'a', null, 'b')])[0]?.ties[0]).toMatchObject({ total: null, winner: null })
  })

  it('use the winner in the feed if neither goals nor a shoot-out decide', () => {
    const legs = [match('Final, first leg', 'a', '1:1', 'b'), match('Final, second leg', 'b', '0:0', 'a', { winner: 'away' })]
    expect(bracketOf(legs)[0]?.ties[0]?.winner).toBe('home')
  })
})

describe('a tie level after goals and shoot-out', () => {
  const legs = [match('Quarter-final, first leg', 'a', '1:0', 'b'), match('Quarter-final, second leg', 'b', '4:3', 'a')]

  it('is won by the team in the next round, not by the winner of the second leg', () => {
    const [quarter] = bracketOf([...legs, match('Semi-final', 'a', null, 'c')])
    expect(quarter?.ties[0]).toMatchObject({ home: 'a', away: 'b', total: [4, 4], winner: 'home' })
    const [other] = bracketOf([...legs, match('Semi-final', 'c', null, 'b')])
    expect(other?.ties[0]?.winner).toBe('away')
  })

  it('has no winner while none is known', () => {
    expect(bracketOf(legs)[0]?.ties[0]?.winner).toBeNull()
    expect(bracketOf([...legs, match('Semi-final', 'c', null, 'd')])[0]?.ties[0]?.winner).toBeNull()
    const third = match('Third-place match', 'b', null, 'd')
    expect(bracketOf([...legs, match('Semi-final', 'c', null, 'd'), third])[0]?.ties[0]?.winner).toBeNull()
  })
})

describe('round name', () => {
  it('is the same for each leg, in each language', () => {
    expect(roundName({ zh: '四分之一决赛 首回合', en: 'Quarter-final, first leg', vi: 'Tứ kết lượt đi' })).toEqual({
      zh: '四分之一决赛',
      en: 'Quarter-final',
      vi: 'Tứ kết',
    })
    expect(roundName({ zh: '决赛重赛', en: 'Final replay', vi: 'Chung kết (đá lại)' })).toEqual({
      zh: '决赛',
      en: 'Final',
      vi: 'Chung kết',
    })
  })
})
