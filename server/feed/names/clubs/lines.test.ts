// The club lists: names, codes and spellings are unique, every field is well-formed, and great clubs have their customary names.
import { describe, expect, it } from 'vitest'
import { clubNames } from '../club.ts'
import { clubTable } from '../club-table.ts'
import { foldName } from '../fold.ts'
import { namedTeam } from '../team.ts'
import { listedClubs } from './lines.ts'

const clubs = clubNames()
const twice = (texts: string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index)

describe('the club lists', () => {
  it('give no two clubs the same name in any language or spelling', () => {
    const tabled = Object.entries(clubTable)
    expect(twice([...listedClubs.map(({ zh }) => zh), ...tabled.map(([, [, zh]]) => zh)])).toEqual([])
    const listed = listedClubs.flatMap(({ key, spellings }) => [...new Set([key, ...spellings].map(foldName))])
    const older = tabled.flatMap(([key, [spellings]]) => [...new Set([key, ...spellings].map(foldName))])
    expect(twice([...listed, ...older])).toEqual([])
  })

  it.each([...new Set(listedClubs.map(({ home }) => home))])('give no code or short name of %s twice', (home) => {
    const own = listedClubs.filter((club) => club.home === home)
    expect(twice(own.map(({ code }) => code))).toEqual([])
    expect(twice(own.map(({ shortZh }) => shortZh))).toEqual([])
    expect(twice(own.map(({ short }) => short))).toEqual([])
  })

  it('have well-formed fields', () => {
    for (const { key, zh, shortZh, short, code, vi, spellings } of listedClubs) {
      expect(zh, key).toMatch(/^\p{Script=Han}+(?:[A-Z]{2,4}|04|96|1860)?$|^FC东京$|^PVF人民公安$/u)
      expect([...shortZh].length, key).toBeLessThanOrEqual(8)
      expect(shortZh, key).not.toBe('')
      expect([...short].length, key).toBeLessThanOrEqual(14)
      expect(short, key).not.toBe('')
      expect(code, key).toMatch(/^[A-Z][A-Z0-9]{2}$/)
      expect(vi, key).not.toBe('')
      for (const text of [key, ...spellings]) expect(text).toBe(text.trim())
    }
  })
})

describe('a club', () => {
  it.each([
    ['Real Madrid CF', '皇家马德里', '皇马'],
    ['FC Barcelona', '巴塞罗那', '巴萨'],
    ['Chelsea FC', '切尔西', '切尔西'],
    ['FC Bayern München', '拜仁慕尼黑', '拜仁'],
    ['Juventus FC', '尤文图斯', '尤文图斯'],
    ['Paris Saint-Germain FC', '巴黎圣日耳曼', '巴黎'],
    ['Club Atlético de Madrid', '马德里竞技', '马竞'],
    ['AS Monaco FC (MCO)', '摩纳哥', '摩纳哥'],
    ['RC Celta de Vigo', '塞尔塔', '塞尔塔'],
    ['FK Crvena zvezda', '贝尔格莱德红星', '红星'],
    ['GNK Dinamo Zagreb', '萨格勒布迪纳摩', '萨格勒布'],
    ['GNK Dinamo Zagreb (CRO)', '萨格勒布迪纳摩', '萨格勒布'],
    ['Sporting Clube de Portugal (POR)', '葡萄牙体育', '葡体'],
    ['Getafe CF', '赫塔费', '赫塔费'],
    ['Borussia Mönchengladbach', '门兴格拉德巴赫', '门兴'],
    ['1. FC Union Berlin', '柏林联合', '柏林联合'],
    ['Galatasaray SK (TUR)', '加拉塔萨雷', '加拉塔萨雷'],
    ['Inter Miami CF', '迈阿密国际', '迈阿密国际'],
    ['Urawa Reds', '浦和红钻', '浦和'],
    ['Công An Hà Nội', '河内公安', '河内公安'],
    ['CR Flamengo', '弗拉门戈', '弗拉门戈'],
    ['SE Palmeiras', '帕尔梅拉斯', '帕尔梅拉斯'],
    ['CA Boca Juniors', '博卡青年', '博卡青年'],
    ['River Plate', '河床', '河床'],
    ['AFC Ajax', '阿贾克斯', '阿贾克斯'],
    ['Fenerbahçe', '费内巴切', '费内巴切'],
    ['Sporting Clube de Braga', '布拉加', '布拉加'],
    ['Crystal Palace', '水晶宫', '水晶宫'],
    ['Wigan Athletic', '维冈竞技', '维冈竞技'],
    ['Al Hilal', '利雅得新月', '利雅得新月'],
  ])('%s is named %s', (spelling, zh, short) => {
    expect(namedTeam(spelling, null, clubs)).toMatchObject({ name: { zh }, short: { zh: short } })
  })

  it('of another country is not taken for a famous one with a similar name', () => {
    expect(clubs('Barcelona SC')).toMatchObject({ key: 'Barcelona SC', name: { zh: '瓜亚基尔巴塞罗那' } })
    expect(clubs('Everton CD')).toMatchObject({ key: 'Everton de Viña del Mar' })
    expect(clubs('Liverpool SC')).toBeNull()
  })

  it('of Vietnam has its diacritics in Vietnamese', () =>
    expect(namedTeam('Nam Dinh', null, clubs)).toMatchObject({
      name: { vi: 'Thép Xanh Nam Định', en: 'Nam Dinh' },
      short: { vi: 'Nam Dinh' },
    }))
})
