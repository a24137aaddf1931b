import { describe, expect, it } from 'vitest'
import type { SearchEntry, SearchNames, SearchSnapshot } from '../../../contract/search.ts'
import { openIndex } from '../../../rules/search/search-index.ts'
import { findLocal } from './index/find-local.ts'
import { matchAt } from './index/index-match.ts'
import { foundGroups, idleGroups, teamOf, teamTarget } from './search-hit.ts'
import { readSearchAddress } from './search-tab.ts'

const names = (kind: string, sport: string, all: readonly string[]): SearchNames => {
  const empty = all.map(() => '')
  return {
    kind,
    id: all.map((_, place) => `${kind}${place}`),
    sport: all.map(() => sport),
    zh: [...all],
    en: all.map((one) => `${one} en`),
    vi: empty,
    short_zh: all.map((one) => one.slice(0, 2)),
    short_en: empty,
    short_vi: empty,
    keys: [...all],
    pinyin: empty,
    mark: empty,
    about: empty,
    weight: all.map(() => 0),
    at: all.map(() => 0),
  }
}
const places = Array.from({ length: 9 }, (_, place) => place)
const snapshot: SearchSnapshot = {
  format: 2,
  names: [
    names('team', 'basketball', ['临江潮汐', '临江浪人']),
    names('league', 'tennis', ['临江公开赛']),
    names('news', 'football', ['临江的消息']),
  ],
  matches: {
    id: places.map((place) => `m${place}`),
    league: places.map(() => 0),
    home: places.map(() => 0),
    away: places.map(() => 1),
    time: places,
    weight: places.map(() => 0),
    time_tbc: [2],
  },
}
const index = openIndex(snapshot)
const groups = (asked: string, lang: 'zh' | 'en' = 'zh') => foundGroups(index, findLocal(index, asked, 6), { asked, lang })
const groupOf = (key: string, asked = '临江', lang: 'zh' | 'en' = 'zh') => groups(asked, lang).find((group) => group.key === key)

it('a match knows whether only its day is announced, even from an index without that field', () => {
  expect([1, 2].map((place) => matchAt(index, place)?.time_tbc)).toEqual([false, true])
  const { time_tbc: _, ...matches } = snapshot.matches
  expect(matchAt(openIndex({ ...snapshot, matches }), 2)?.time_tbc).toBe(false)
})

it('a team of any sport links to its page', () => {
  expect(teamTarget({ sport: 'tennis', id: 't9' })).toEqual({ to: '/base-other', search: { team: 't9' } })
  expect(teamTarget({ sport: 'basketball', id: 'b' })).toEqual({ to: '/base-basketball', search: { team: 'b' } })
})

describe('search box list', () => {
  it('shows history before hot searches, each once, and omits empty ones', () => {
    const hot = {
      short_name_zh: '华超',
      short_name_en: 'CSL',
      short_name_vi: '',
      kind: 'league',
      id: 'l1',
      sport: 'football',
      mark: '华,#A3231A',
    }
    const shown = idleGroups(['潮汐'], [hot, { ...hot, kind: 'team' }], 'vi')
    expect(shown.map((group) => [group.key, group.hits.map((hit) => hit.text)])).toEqual([
      ['past', ['潮汐']],
      ['hot', ['CSL']],
    ])
    // Rendered with its mark and sport.
    expect(shown[1]?.hits[0]?.hot).toEqual(hot)
    expect(idleGroups([], [], 'zh')).toEqual([])
  })

  it('starts with the team or league of exactly that name, else with matches', () => {
    const order = (asked: string): string[] => groups(asked).map(({ key }) => key)
    expect(order('临江')).toEqual(['matches', 'teams', 'leagues', 'news', 'all'])
    expect(order('临江潮汐')).toEqual(['teams', 'matches', 'all'])
    expect(order('临江公开赛')).toEqual(['leagues', 'matches', 'all'])
  })

  it('links a match to the page of its sport and keeps at most six', () => {
    expect(groupOf('matches')?.hits).toHaveLength(6)
    expect(groupOf('matches')?.hits[0]?.target).toEqual({ to: '/score-detail', search: { id: 'm8', type: 'tennis' } })
  })

  it('links teams to data, leagues of sports without data pages to the schedule, and news to their page', () => {
    expect(groupOf('teams')?.hits[0]).toMatchObject({
      text: '临江潮汐',
      target: { to: '/base-basketball', search: { team: 'team0' } },
    })
    expect(groupOf('leagues', '临江', 'en')?.hits[0]).toMatchObject({
      text: '临江公开赛 en',
      target: { to: '/schedule', search: { type: 3, league: 'league0' } },
    })
    expect(groupOf('news')?.hits[0]?.target).toEqual({ to: '/detail', search: { id: 'news0' } })
  })

  it('links a player to the page within the team, and namesakes of two teams to separate pages', () => {
    const player = (team: string): SearchEntry => ({
      ...{ kind: 'player', id: 'Nguyen Van', sport: 'football', mark: `${team},#0F5FA8,#FFFFFF,潮,RT`, about: '', at: 0 },
      ...{ name: { zh: '阮文', en: 'Nguyen Van', vi: 'Nguyễn Văn' }, short: { zh: team, en: team, vi: team } },
    })
    const shown = foundGroups(index, findLocal(index, '阮', 6), { asked: '阮', lang: 'vi', players: [player('t1'), player('t2')] })
    expect(shown.map(({ key }) => key)).toEqual(['players', 'all'])
    expect(shown[0]?.hits).toMatchObject([
      { text: 'Nguyễn Văn', target: { to: '/base-football', search: { team: 't1', player: 'Nguyen Van' } } },
      { text: 'Nguyễn Văn', target: { to: '/base-football', search: { team: 't2', player: 'Nguyen Van' } } },
    ])
    expect(new Set(shown[0]?.hits.map(({ key }) => key)).size).toBe(2)
    expect(teamOf(player('t1'))).toEqual({ id: 't1', crest: '#0F5FA8,#FFFFFF,潮,RT' })
    expect(shown[1]?.hits[0]?.text).toBe('2')
  })

  it('ends with a link to all results, and is empty without results', () => {
    expect(groups('临江').at(-1)).toMatchObject({ key: 'all', hits: [{ text: '13', target: { to: '/search', search: { name: '临江' } } }] })
    expect(groups('没有的')).toEqual([])
  })
})

describe('search page URL', () => {
  it('drops parameters it does not understand', () => {
    expect(readSearchAddress({ name: ' 临江 潮汐 ', tab: 'teams' })).toEqual({ name: '临江 潮汐', tab: 'teams' })
    expect(readSearchAddress({ name: 36, tab: 'all' })).toEqual({ name: '36' })
    expect(readSearchAddress({ name: 'x'.repeat(1_000), tab: 'people' })).toEqual({ name: 'x'.repeat(200) })
    expect(readSearchAddress({ name: ['a'], tab: 7 })).toEqual({})
  })

  it('uses the title of a share that has no text', () => {
    expect(readSearchAddress({ name: '', title: '临江潮汐' })).toEqual({ name: '临江潮汐' })
    expect(readSearchAddress({ title: ' Tides ', url: 'https://example.org/tides' })).toEqual({ name: 'Tides' })
    expect(readSearchAddress({ name: 'https://example.org/tides', title: 'Tides' })).toEqual({ name: 'Tides' })
    expect(readSearchAddress({ name: 'Lions', title: 'Tides' })).toEqual({ name: 'Lions' })
    expect(readSearchAddress({ name: ' ', title: 7, url: '' })).toEqual({ name: '7' })
  })
})
