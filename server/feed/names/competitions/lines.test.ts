// Competitions as the two feeds name them: each has Chinese and Vietnamese names, and leagues of one name differ by country.
import { describe, expect, it } from 'vitest'
import { competitionHomes, competitionNames } from '../competition.ts'
import { foldName } from '../fold.ts'
import { listedCompetitions } from './lines.ts'

const twice = (texts: string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index)

describe('the competition lists', () => {
  it('contain each name once', () => {
    const named = listedCompetitions.flatMap(({ home, names }) => names.map((name) => ({ home, name })))
    expect(twice(named.map(({ home, name }) => (name.startsWith('*') ? name : `${home} ${name}`)))).toEqual([])
    const plain = named.map(({ name }) => name.replace(/^\*/, ''))
    expect(plain.map(foldName)).toEqual(plain)
  })

  it('have well-formed fields', () => {
    for (const { name, short, mark, initial } of listedCompetitions) {
      expect(name.zh).toMatch(/\p{Script=Han}/u)
      expect(short.zh).toMatch(/\p{Script=Han}/u)
      expect([...short.zh].length, short.zh).toBeLessThanOrEqual(8)
      expect(Math.max([...short.en].length, [...short.vi].length), short.en).toBeLessThanOrEqual(14)
      expect([name.en, name.vi, short.en, short.vi]).not.toContain('')
      expect(mark).toMatch(/^\p{Script=Han}$/u)
      expect(initial).toMatch(/^[A-Z]$/)
    }
  })
})

describe('a football-data.org competition', () => {
  it.each([
    ['FIFA World Cup', 'World', '世界杯', 'World Cup'],
    ['UEFA Champions League', 'Europe', '欧冠', 'Cúp C1'],
    ['Bundesliga', 'Germany', '德甲', 'Bundesliga'],
    ['Eredivisie', 'Netherlands', '荷甲', 'VĐQG Hà Lan'],
    ['Campeonato Brasileiro Série A', 'Brazil', '巴甲', 'VĐQG Brazil'],
    ['Primera Division', 'Spain', '西甲', 'La Liga'],
    ['Ligue 1', 'France', '法甲', 'Ligue 1'],
    ['Championship', 'England', '英冠', 'Hạng Nhất Anh'],
    ['Primeira Liga', 'Portugal', '葡超', 'VĐQG BĐN'],
    ['European Championship', 'Europe', '欧洲杯', 'Euro'],
    ['Serie A', 'Italy', '意甲', 'Serie A'],
    ['Premier League', 'England', '英超', 'Ngoại hạng Anh'],
    ['Copa Libertadores', 'South America', '解放者杯', 'Libertadores'],
  ])('%s of %s is %s and %s', (name, area, zh, vi) => expect(competitionNames(name, '2025', area).short).toMatchObject({ zh, vi }))
})

describe('a competition in a file', () => {
  it.each([
    ['Brasileiro Série A', '巴甲'],
    ['Netherlands Eredivisie', '荷甲'],
    ['Portuguese Primeira Liga', '葡超'],
    ['Turkish Süper Lig', '土超'],
    ['Belgium First Division A', '比甲'],
    ['Scottish Premiership', '苏超'],
    ['Greek Super League', '希腊超'],
    ['Swiss Super League', '瑞士超'],
    ['Österr. Bundesliga', '奥甲'],
    ['Czech Republic First League', '捷甲'],
    ['Hungarian Nemzeti Bajnokság I', '匈甲'],
    ['Russia Premier League', '俄超'],
    ['Argentina Primera Division', '阿甲'],
    ['Colombia Primera A', '哥伦甲'],
    ['Liga MX', '墨超'],
    ['Major League Soccer', '美职联'],
    ['Japan J1 League', '日职联'],
    ['Australia A-League', '澳超'],
    ['China Super League', '中超'],
    ['Egypt Premiership', '埃及超'],
    ['Morocco Botola Pro 1', '摩洛超'],
    ['English League One', '英甲'],
    ['English League Two', '英乙'],
    ['Deutsche 2. Bundesliga', '德乙'],
    ['Deutsche 3. Liga', '德丙'],
    ['Spain Segunda División', '西乙'],
    ['Italian Serie B', '意乙'],
    ['French Ligue 2', '法乙'],
    ['DFB Pokal', '德国杯'],
    ['ÖFB Cup', '奥地利杯'],
    ['FA Cup', '足总杯'],
    ['Copa del Rey', '国王杯'],
    ['Coppa Italia', '意大利杯'],
    ['Coupe de France', '法国杯'],
    ['AFC Champions League Elite', '亚冠精英赛'],
    ['AFC Champions League', '亚冠'],
    ['AFC Asian Cup', '亚洲杯'],
    ['Copa América', '美洲杯'],
    ['CONMEBOL Sudamericana', '南美杯'],
    ['Africa Cup of Nations', '非洲杯'],
    ['UEFA Conference League', '欧协联'],
    ['UEFA Nations League', '欧国联'],
    ['FIFA Club World Cup', '世俱杯'],
    ['K League 1', '韩职联'],
    ['V.League 1', '越南联'],
    ['Saudi Pro League', '沙特联'],
  ])('%s is %s', (name, zh) => expect(competitionNames(name).short.zh).toBe(zh))
})

describe('leagues with the same name', () => {
  it.each([
    ['Premier League', 'Russia', '俄超'],
    ['Premier League', 'Ukraine', '乌克超'],
    ['Serie A', 'Ecuador', '厄瓜甲'],
    ['Serie A', 'Brazil', '巴甲'],
    ['Bundesliga', 'Austria', '奥甲'],
    ['Primera División', 'Argentina', '阿甲'],
    ['Ligue 1', 'Tunisia', '突尼甲'],
    ['FA Cup', 'China', '足协杯'],
  ])('%s of %s is %s', (name, area, zh) => expect(competitionNames(name, '', area).short.zh).toBe(zh))

  it('keep their name when no list has the country', () => {
    expect(competitionNames('Premier League', '', 'Ghana').name.zh).toBe('加纳 Premier League')
    expect(competitionNames('FA Cup', '', 'Malaysia').name.zh).toBe('FA Cup')
    expect(competitionNames('Super League').name.zh).toBe('Super League')
  })
})

describe('the country of a competition', () => {
  it.each([
    ['Premier League', 'England', ['ENG']],
    ['English Premier League', '', ['ENG']],
    ['Deutsche 2. Bundesliga', '', ['GER']],
    ['Brasileiro Série A', '', ['BRA']],
    ['Premier League', 'Ghana', ['GHA']],
    ['Premier League', 'Wales', ['ENG']],
    ['Ghana Premier League', '', ['GHA']],
    ['Singapore Friendly', '', []],
    ['UEFA Champions League', 'Europe', []],
    ['World Cup', '', []],
    ['Harbour Cup', '', []],
  ])('is found for %s of %s', (name, area, homes) => expect(competitionHomes(name, area)).toEqual(homes))

  it('is any on its continent for a cup of South America', () => {
    expect(competitionHomes('Copa Libertadores', 'South America')).toEqual(expect.arrayContaining(['ARG', 'BRA', 'URU']))
    expect(competitionHomes('Copa Libertadores', 'South America')).not.toContain('ENG')
  })
})
