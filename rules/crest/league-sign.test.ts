import { describe, expect, it } from 'vitest'
import { leagueSign } from './league-sign.ts'

describe('leagueSign', () => {
  it('returns the Chinese character for Chinese readers', () => {
    expect(leagueSign('华', '华夏超级联赛', 'zh')).toBe('华')
  })

  it('returns Latin letters for all other readers', () => {
    expect(leagueSign('华', 'Huaxia Super League', 'en')).toBe('HS')
    expect(leagueSign('女', 'Huaxia Women’s Super League', 'en')).toBe('HW')
    expect(leagueSign('北', 'Giải Bắc Hải', 'vi')).toBe('BH')
    expect(leagueSign('欧', 'Giải vô địch châu Âu', 'vi')).toBe('CÂ')
    expect(leagueSign('德', '2. Bundesliga', 'en')).toBe('B')
  })

  it('keeps the character if the league has no name in the reader’s language', () => {
    expect(leagueSign('潮', '潮汐联赛', 'en')).toBe('潮')
    expect(leagueSign('7', '77', 'en')).toBe('7')
  })
})
