// Resolves teams of data files, in three languages.
import { describe, expect, it } from 'vitest'
import { carriedNames, realData } from '../../../tests/support/match/real-data.ts'
import { type ClubNames, clubNames, TeamNamesError } from './club.ts'
import { competitionNames } from './competition.ts'
import { nationOf } from './nation.ts'
import { namedTeam } from './team.ts'

const clubs: ClubNames = clubNames()

describe('a nation', () => {
  it.each([
    ['England', '英格兰', 'England', 'Anh', 'ENG'],
    ['Scotland', '苏格兰', 'Scotland', 'Scotland', 'SCO'],
    ['Wales', '威尔士', 'Wales', 'Xứ Wales', 'WAL'],
    ['Northern Ireland', '北爱尔兰', 'Northern Ireland', 'Bắc Ireland', 'NIR'],
    ['USA', '美国', 'United States', 'Mỹ', 'USA'],
    ['United States', '美国', 'United States', 'Mỹ', 'USA'],
    ['South Korea', '韩国', 'South Korea', 'Hàn Quốc', 'KOR'],
    ['Korea Republic', '韩国', 'South Korea', 'Hàn Quốc', 'KOR'],
    ['Ivory Coast', '科特迪瓦', 'Ivory Coast', 'Bờ Biển Ngà', 'CIV'],
    ["Côte d'Ivoire", '科特迪瓦', 'Ivory Coast', 'Bờ Biển Ngà', 'CIV'],
    ['Czech Republic', '捷克', 'Czechia', 'CH Séc', 'CZE'],
    ['Iran', '伊朗', 'Iran', 'Iran', 'IRN'],
    ['Russia', '俄罗斯', 'Russia', 'Nga', 'RUS'],
    ['Bosnia & Herzegovina', '波黑', 'Bosnia and Herzegovina', 'Bosnia và Herzegovina', 'BIH'],
    ['Netherlands', '荷兰', 'Netherlands', 'Hà Lan', 'NED'],
    ['Turkey', '土耳其', 'Türkiye', 'Thổ Nhĩ Kỳ', 'TUR'],
    ['West Germany', '西德', 'West Germany', 'Tây Đức', 'FRG'],
    ['Vietnam', '越南', 'Vietnam', 'Việt Nam', 'VIE'],
  ])('is recognized by the name %s', (spelling, zh, en, vi, code) => {
    expect(nationOf(spelling)).toMatchObject({ name: { zh, en, vi }, code })
  })

  it.each(['Liverpool FC', 'W101', 'Europe', 'World', ''])('is not recognized by the name %s', (spelling) =>
    expect(nationOf(spelling)).toBeNull(),
  )

  it('is the same team under every spelling', () => {
    expect(namedTeam('USA', null, clubs)).toEqual(namedTeam('United States', 'USA', clubs))
  })

  it('of the World Cups has a Chinese name in Chinese characters, a short name that fits a row, and a crest', () => {
    for (const year of ['2018', '2022']) {
      const text = realData(`openfootball-worldcup-${year}.json`)
      if (!text) return
      const { matches } = JSON.parse(text) as { matches: { team1: string; team2: string }[] }
      for (const spelling of new Set(matches.flatMap(({ team1, team2 }) => [team1, team2]))) {
        const team = namedTeam(spelling, null, clubs)
        expect(team.name.zh).toMatch(/^\p{Script=Han}+$/u)
        expect([...team.short.zh].length).toBeLessThanOrEqual(8)
        expect(Math.max([...team.short.en].length, [...team.short.vi].length)).toBeLessThanOrEqual(14)
        expect(team.crest).toMatch(/^#[0-9A-F]{6},#[0-9A-F]{6},\p{Script=Han}$/iu)
      }
    }
  })
})

describe('a club', () => {
  it('takes its Chinese name from the table, and keeps its Latin one in Vietnamese', () => {
    expect(namedTeam('Manchester United FC', null, clubs)).toMatchObject({
      name: { zh: '曼彻斯特联', en: 'Manchester United', vi: 'Manchester United' },
      short: { zh: '曼联', en: 'Man United', vi: 'Man United' },
      code: 'MUN',
    })
  })

  it('of the leagues we know is in the table', () => {
    for (const file of ['openfootball-2025-26-en.1.json', 'openfootball-2025-cn.1.json']) {
      const text = realData(file)
      if (!text) return
      const { matches } = JSON.parse(text) as { matches: { team1: string }[] }
      const unknown = [...new Set(matches.map(({ team1 }) => team1))].filter((spelling) => clubs(spelling) === null)
      expect(unknown).toEqual([])
    }
  })

  it('drops the nation that a file appends to its name', () => {
    expect(namedTeam('Xenon Rovers (EGY)', null, clubs)).toMatchObject({
      key: 'club:xenon rovers',
      name: { zh: 'Xenon Rovers', vi: 'Xenon Rovers' },
    })
    expect(namedTeam('Chelsea FC (ENG)', null, clubs).name.zh).toBe('切尔西')
  })

  it('that is unknown keeps its name in every language, with a crest that never changes', () => {
    const team = namedTeam('Xenon Rovers', null, clubs)
    expect(team.name).toEqual({ zh: 'Xenon Rovers', en: 'Xenon Rovers', vi: 'Xenon Rovers' })
    expect(team).toMatchObject({ code: 'XEN' })
    expect(team.crest).toMatch(/^#[0-9A-F]{6},#[0-9A-F]{6},XR$/i)
    expect(namedTeam('Xenon Rovers', null, clubs)).toEqual(team)
  })

  it('can be named by the operator, before our own table', () => {
    const own = clubNames(carriedNames())
    expect(own('Castero')).toMatchObject({ name: { zh: '卡斯特罗港', en: 'Castero', vi: 'Castero' }, short: { zh: '卡港' }, code: 'CAS' })
    const renamed = clubNames('{"Liverpool FC": {"zh": "红军"}}')
    expect(renamed('Liverpool')).toMatchObject({ key: 'Liverpool', name: { zh: '红军' }, code: 'LIV' })
  })

  it.each([
    ['[', /not JSON/],
    ['[]', /must be an object from team names/],
    ['{"X": 1}', /"X" must be an object/],
    ['{"X": {"zh": ""}}', /"X"\.zh must be a text/],
    ['{"X": {"code": "LONG"}}', /"X"\.code must be three letters/],
    ['{"X": {"colors": ["red", "blue"]}}', /"X"\.colors must be two colours/],
  ])('table with an error is reported: %s', (text, sentence) => {
    expect(() => clubNames(text)).toThrow(TeamNamesError)
    expect(() => clubNames(text)).toThrow(sentence)
  })
})

describe('an open place in a draw', () => {
  it.each([
    ['W101', '第101场胜者', 'Winner 101', 'Thắng trận 101'],
    ['L102', '第102场负者', 'Loser 102', 'Thua trận 102'],
    ['1A', 'A组第一', 'Winner A', 'Nhất bảng A'],
    ['3A/B/C', 'A/B/C组第三', 'Third A/B/C', 'Ba bảng A/B/C'],
  ])('%s', (slot, zh, en, vi) => expect(namedTeam(slot, null, clubs)).toMatchObject({ name: { zh, en, vi }, code: 'TBD' }))
})

describe('a competition', () => {
  it('is named when known, and keeps its name otherwise', () => {
    expect(competitionNames('English Premier League')).toMatchObject({ short: { zh: '英超', vi: 'Ngoại hạng Anh' }, mark: '英' })
    expect(competitionNames('China Super League')).toMatchObject({ short: { zh: '中超' }, initial: 'Z' })
    expect(competitionNames('World Cup')).toMatchObject({ name: { zh: '世界杯' } })
    expect(competitionNames('Harbour Cup')).toMatchObject({ name: { zh: 'Harbour Cup', vi: 'Harbour Cup' }, mark: 'H', initial: 'H' })
  })

  it.each([
    ['UEFA Champions League', '', 'uefa-cup'],
    ['Brasileiro Série A', '', 'brasileirao'],
    ['Campeonato Brasileiro Série A', 'Brazil', 'brasileirao'],
    ['Major League Soccer', '', 'mls'],
    ['Portuguese Primeira Liga', '', 'primeira-liga'],
    ['Primeira Liga', 'Portugal', 'primeira-liga'],
    ['Turkish Süper Lig', '', 'super-lig'],
    ['Spain Segunda División', '', 'la-liga'],
    ['Italian Serie B', '', 'serie-a'],
    ['Scottish Premiership', '', 'scotland'],
    ['Österr. Bundesliga', '', 'austria'],
    ['Belgium First Division A', '', 'belgium'],
    ['Greek Super League', '', 'super-league-greece'],
    ['Egypt Premiership', '', undefined],
    ['Segunda División', 'Uruguay', undefined],
    ['Super League', 'Malaysia', undefined],
    ['Österr. 2. Liga', '', 'austria'],
  ])('%s %s ranks by its regulations', (name, area, rules) => expect(competitionNames(name, '2024/25', area).rules).toBe(rules))
})
