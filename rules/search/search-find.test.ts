// Typed searches find the intended result, closest first; properties hold for any other input.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchNames, SearchSnapshot } from '../../contract/search.ts'
import { foldForms } from '../text/text-fold.ts'
import { find } from './search-find.ts'
import { openIndex } from './search-index.ts'
import { markRanges } from './search-mark.ts'
import { beginsNearly, plainSound } from './search-near.ts'
import { leastOf } from './search-rank.ts'
import { soundLines } from './search-sound.ts'

type Row = [id: string, zh: string, keys: string, pinyin: string, weight?: number]
const names = (kind: string, rows: Row[]): SearchNames => {
  const column = (place: number): string[] => rows.map((row) => String(row[place] ?? ''))
  const empty = rows.map(() => '')
  return {
    kind,
    id: column(0),
    sport: rows.map(() => 'football'),
    zh: column(1),
    en: empty,
    vi: empty,
    short_zh: empty,
    short_en: empty,
    short_vi: empty,
    keys: column(2),
    pinyin: column(3),
    mark: empty,
    about: empty,
    weight: rows.map((row) => row[4] ?? 0),
    at: rows.map((_, place) => place),
  }
}
const now = Date.parse('2026-03-07T12:00:00Z')
const minute = now / 60_000
const snapshot: SearchSnapshot = {
  format: 2,
  names: [
    names('team', [
      ['t0', '皇家马德里', '皇家马德里\n皇马\nreal madrid\nrealmadrid\nrm\nrma', 'huang jia ma de li\nhuang ma'],
      ['t1', '巴塞罗那', '巴塞罗那\n巴萨\nbarcelona\nfcb', 'ba sai luo na\nba sa'],
      ['t2', '重庆两江', '重庆两江\nchongqing', 'chong/zhong qing liang jiang'],
      ['t3', '岘港', '岘港\nda nang\ndanang', 'xian gang'],
      ['t4', '西安', '西安\nxian', 'xi an'],
      ['t5', '马德里竞技', '马德里竞技\n马竞\natletico madrid\natleticomadrid', 'ma de li jing ji\nma jing', 5],
      ['t6', '皇家社会', '皇家社会\n皇社\nreal sociedad\nrealsociedad', 'huang jia she hui\nhuang she'],
    ]),
    names('league', [['l0', '西甲', '西甲\nla liga\nlaliga', 'xi jia']]),
    names('news', [
      ['n0', '皇家马德里客场取胜', '皇家马德里客场取胜\nreal madrid win away', 'huang jia ma de li ke chang qu sheng'],
      ['n1', '皇马签下新援', '皇马签下新援\nreal madrid sign', 'huang ma qian xia xin yuan'],
    ]),
  ],
  matches: {
    id: ['past', 'live', 'soon', 'far', 'other'],
    league: [0, 0, 0, 0, 0],
    home: [0, 1, 0, 0, 2],
    away: [1, 0, 6, 5, 3],
    time: [minute - 3_000, minute - 60, minute + 120, minute + 40_000, minute],
    weight: [0, 0, 0, 0, 0],
  },
}
const index = openIndex(snapshot)
const search = (text: string) => find(index, text, { now, most: 10 })
const idsOf = (kind: string, text: string): string[] =>
  search(text)
    .names.get(kind)
    ?.places.map((place) => index.names.get(kind)?.columns.id[place] ?? '') ?? []
const matchesOf = (text: string): string[] => search(text).matches.places.map((place) => index.matches.id[place] ?? '')

describe('team search', () => {
  it.each([
    ['皇家马德里', 't0'],
    ['皇马', 't0'],
    ['皇ma', 't0'],
    ['皇jmdl', 't0'],
    ['hjmdl', 't0'],
    ['huangjiama', 't0'],
    ['huang jia ma de li', 't0'],
    ['huangjm', 't0'],
    ['rm', 't0'],
    ['ＲＭ', 't0'],
    ['madrid real', 't0'],
    ['chongqing', 't2'],
    ['zhongqing', 't2'],
    ['cq', 't2'],
    ['ljiang', 't2'],
    ['đà nẵng', 't3'],
    ['da nang', 't3'],
    ['ng da', 't3'],
  ])('finds a team by %s', (text, id) => {
    expect(idsOf('team', text)[0]).toBe(id)
    expect(search(text).near).toBe(false)
  })

  it('ranks names that begin with the query first, then words that do, then other matches', () => {
    expect(idsOf('team', '马德里')).toEqual(['t5', 't0'])
    expect(idsOf('team', 'madrid')).toEqual(['t5', 't0'])
    expect(idsOf('team', 'xian')).toEqual(['t4', 't3'])
    expect(idsOf('team', 'r')).toEqual(['t6', 't0'])
  })

  it('is exact for any full spelling of a name', () => {
    const isExact = (text: string) => search(text).names.get('team')?.exact
    expect(['皇家马德里', '皇马', 'RM', 'real madrid', 'ma jing'].map(isExact)).toEqual([true, true, true, true, true])
    expect(['皇家', 'madrid', '马德里', 'nobody at all'].map(isExact)).toEqual([false, false, false, false])
  })

  it('does not match a single letter inside a name', () => {
    expect(idsOf('team', 'd')).toEqual(['t3'])
    expect(idsOf('team', '')).toEqual([])
    expect(idsOf('team', '   ')).toEqual([])
  })

  it.each([
    ['barcelnoa', 't1'],
    ['barselona', 't1'],
    ['barceona', 't1'],
    ['barccelona', 't1'],
    ['congqin', 't2'],
  ])('finds an approximate match for %s', (text, id) => {
    expect(idsOf('team', text)).toContain(id)
    expect(search(text).near).toBe(true)
  })
})

describe('names with special letters', () => {
  const spelled = ['Preußen Münster', 'Müller', 'Mueller', 'Muller', 'Manuel', 'Đà Nẵng', 'Łódź', 'Beşiktaş', 'Ålesund', 'Þór']
  const own = openIndex({
    format: 2,
    names: [
      names(
        'team',
        spelled.map((name): Row => [name, name, foldForms(name).join('\n'), '']),
      ),
    ],
    matches: { id: [], league: [], home: [], away: [], time: [], weight: [] },
  })
  const foundBy = (asked: string) => find(own, asked, { now, most: 10, nearly: false }).names.get('team')?.places ?? []

  it.each([
    ['preussen', ['Preußen Münster']],
    ['PREUẞEN', ['Preußen Münster']],
    ['preußen muenster', ['Preußen Münster']],
    ['munster preussen', ['Preußen Münster']],
    ['muller', ['Müller', 'Muller']],
    ['mueller', ['Müller', 'Mueller']],
    ['müller', ['Müller', 'Mueller', 'Muller']],
    ['manul', []],
    ['ðà nẵng', ['Đà Nẵng']],
    ['Ɖa nang', ['Đà Nẵng']],
    ['lodz', ['Łódź']],
    ['besiktas', ['Beşiktaş']],
    ['alesund', ['Ålesund']],
    ['aalesund', ['Ålesund']],
    ['thor', ['Þór']],
  ])('are found by %s: %j', (asked, found) => {
    expect(new Set(foundBy(asked).map((place) => spelled[place]))).toEqual(new Set(found))
  })
})

describe('match search', () => {
  it('finds matches by team or league, live ones first, then the nearest', () => {
    expect(matchesOf('皇马')).toEqual(['live', 'soon', 'past', 'far'])
    expect(matchesOf('西甲')).toHaveLength(5)
  })
  it('finds matches by both teams', () => {
    for (const text of ['皇马 巴萨', '巴萨vs皇马', 'rm vs fcb', 'rm fcb']) expect(matchesOf(text), text).toEqual(['live', 'past'])
    expect(matchesOf('皇马 岘港')).toEqual([])
  })
  it('ranks matches without a kick-off time last on their day, and never as live', () => {
    // Noon UTC is 20:00 in Beijing: its day ends four hours later, London's twelve hours later.
    const hours = { open: 0, evening: 3, night: 5, before: -30, 'open before': -24, tomorrow: 25 }
    const time = Object.values(hours).map((hour) => minute + hour * 60)
    const none = time.map(() => 0)
    const own = openIndex({
      ...snapshot,
      matches: { id: Object.keys(hours), league: none, home: none, away: none.map(() => 1), time, weight: none, time_tbc: [0, 4] },
    })
    const orderIn = (zone: string) =>
      find(own, '皇马', { now: now + 60_000, most: 10, zone }).matches.places.map((place) => Object.keys(hours)[place])
    expect(orderIn('Asia/Shanghai')).toEqual(['evening', 'open', 'night', 'tomorrow', 'before', 'open before'])
    expect(orderIn('UTC').slice(0, 3)).toEqual(['evening', 'night', 'open'])
  })
  it('ranks by the current match state if known', () => {
    const { matches } = find(index, '皇马', { now, most: 10, stateOf: (id) => (id === 'past' ? 'live' : 'over') })
    expect(index.matches.id[matches.places[0] as number]).toBe('past')
  })
})

describe('news search', () => {
  it('finds articles by words and pinyin of their titles, newest first', () => {
    expect(idsOf('news', 'madrid')).toEqual(['n1', 'n0'])
    expect(idsOf('news', 'qianxia')).toEqual(['n1'])
    expect(idsOf('news', 'qx')).toEqual([])
  })
})

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 10 }),
  fc.string({ unit: fc.constantFrom(...'hjmdlaixn皇马岘 '), maxLength: 10 }),
)

describe('any query', () => {
  it('each name is found by itself, its full pinyin and its initials', () => {
    for (const { columns } of index.names.values())
      for (const [place, keys] of columns.keys.entries()) {
        const id = columns.id[place] as string
        for (const key of keys.split('\n')) expect(idsOf(columns.kind, key), key).toContain(id)
        for (const line of (columns.pinyin[place] ?? '').split('\n')) {
          const readings = line.split(' ').map((some) => some.split('/').at(-1) ?? '')
          expect(idsOf(columns.kind, readings.join('')), line).toContain(id)
          if (columns.kind !== 'news') expect(idsOf(columns.kind, readings.map((one) => one[0]).join('')), line).toContain(id)
        }
      }
  })

  it('a shorter prefix finds the results of a longer one', () => {
    const whole = 'huangjiamadeli'
    for (let length = 1; length <= whole.length; length += 1) expect(idsOf('team', whole.slice(0, length))).toContain('t0')
  })

  it('width, case and accents do not matter', () => {
    fc.assert(
      fc.property(fc.constantFrom('real madrid', 'da nang', 'rma', 'barcelona'), fc.boolean(), (spelled, wide) => {
        const typed = wide
          ? Array.from(spelled.toUpperCase(), (letter) =>
              letter === ' ' ? '　' : String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
            ).join('')
          : spelled.replaceAll('a', 'ấ')
        expect(idsOf('team', typed)).toEqual(idsOf('team', spelled))
      }),
    )
  })

  it('never throws or exceeds the totals, and highlights stay within the text', () => {
    fc.assert(
      fc.property(text, fc.string({ unit: 'grapheme', maxLength: 30 }), (asked, shown) => {
        const found = search(asked)
        for (const [kind, { total, places }] of found.names) {
          expect(places.length).toBeLessThanOrEqual(Math.min(10, total))
          expect(new Set(places).size).toBe(places.length)
          expect(total).toBeLessThanOrEqual(index.names.get(kind)?.keys.length ?? 0)
        }
        let end = -1
        for (const [from, to] of markRanges(shown, asked)) {
          expect(from).toBeGreaterThan(end)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(shown.length)
          end = to
        }
      }),
    )
  })
})

describe('highlights', () => {
  const sound = (spelled: string) => soundLines('皇家马德里', 'huang jia ma de li').find((line) => line.characters.join('') === spelled)
  it.each([
    ['Real Madrid', 'mad', [[5, 8]]],
    [
      'Đà Nẵng',
      'da nang',
      [
        [0, 2],
        [3, 7],
      ],
    ],
    ['Da\u0300 Na\u0306\u0303ng', 'nang', [[4, 10]]],
    ['皇家马德里', '马德', [[2, 4]]],
    ['皇家马德里', 'hjm', [[0, 3]]],
    ['皇家马德里', '马de', [[2, 4]]],
    ['Tide', 'i', []],
    ['Preußen', 'preuss', [[0, 5]]],
    ['Preußen', 'sen', [[4, 7]]],
    ['SC Preussen', 'preuß', [[3, 9]]],
    ['Müller', 'muller', [[0, 6]]],
    ['Müller', 'mueller', [[0, 6]]],
    ['Mu\u0308ller', 'muel', [[0, 4]]],
    ['Thomas Mueller', 'müller', [[7, 14]]],
    ['Bodø/Glimt', 'bodoe', [[0, 4]]],
    ['Muller', 'mueller', []],
  ] as const)('in %s for %s', (shown, asked, ranges) => {
    expect(markRanges(shown, asked, sound)).toEqual(ranges)
  })
})

describe('leastOf', () => {
  it('returns the same as sorting', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constant(Number.POSITIVE_INFINITY))), fc.nat(6), (ranks, most) => {
        const finite = ranks.map((_, place) => place).filter((place) => ranks[place] !== Number.POSITIVE_INFINITY)
        const sorted = finite.sort((a, b) => (ranks[a] as number) - (ranks[b] as number))
        expect(leastOf(ranks.length, most, (place) => ranks[place] as number)).toEqual({
          total: finite.length,
          places: sorted.slice(0, most),
        })
      }),
    )
  })
})

describe('approximate matching', () => {
  it('allows exactly one typo', () => {
    for (const typed of ['madird', 'madrd', 'madriid', 'madrod', 'madri', 'madrid'])
      expect(beginsNearly('madrid city', typed), typed).toBe(true)
    for (const typed of ['mdaird', 'nadrid', 'maxxid', 'madison']) expect(beginsNearly('madrid', typed), typed).toBe(false)
  })
  it('treats easily confused sounds as equal', () => {
    expect(plainSound('zhongqing')).toBe(plainSound('zongqin'))
    expect(plainSound('shanghai')).toBe('sanhai')
  })
})
