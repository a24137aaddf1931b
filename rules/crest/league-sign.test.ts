import { describe, expect, it } from 'vitest'
import { leagueSign } from './league-sign.ts'

describe('the tag of a league', () => {
  it('is its Chinese character for who reads Chinese', () => {
    expect(leagueSign('华', '华夏超级联赛', 'zh')).toBe('华')
  })

  it('is of Latin letters for everybody else', () => {
    expect(leagueSign('华', 'Huaxia Super League', 'en')).toBe('HS')
    expect(leagueSign('女', 'Huaxia Women’s Super League', 'en')).toBe('HW')
    expect(leagueSign('北', 'Giải Bắc Hải', 'vi')).toBe('BH')
    expect(leagueSign('欧', 'Giải vô địch châu Âu', 'vi')).toBe('CÂ')
    expect(leagueSign('德', '2. Bundesliga', 'en')).toBe('B')
  })

  it('keeps the character where the league has no name in the language of its reader', () => {
    expect(leagueSign('潮', '潮汐联赛', 'en')).toBe('潮')
    expect(leagueSign('7', '77', 'en')).toBe('7')
  })
})
