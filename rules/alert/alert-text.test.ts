import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GoalNotice } from '../../contract/alert.ts'
import { langs } from '../../contract/limits/limits.ts'
import { eventTypes, reviewReasons } from '../../contract/match/match-event.ts'
import { formatMinute } from '../match/format-minute.ts'
import { productName } from '../site/product-site.ts'
import { fallbackMessage, testMessage } from './alert-messages.ts'
import { alertText } from './alert-text.ts'
import { noticeMinute } from './notice-minute.ts'

const base: GoalNotice = {
  match_id: 'm1',
  sport: 'football',
  seq: 4,
  kind: 'goal',
  event: 'goal',
  iszhu: 1,
  match_str: "66'",
  league_id: 'l1',
  league: { zh: '华超', en: 'Huaxia', vi: 'Hoa Hạ' },
  home_team_id: 't1',
  away_team_id: 't2',
  home_team_name_zh: '临江潮汐',
  home_team_name_en: 'Linjiang Tides',
  home_team_name_vi: 'Thủy Triều Lâm Giang',
  away_team_name_zh: '北固铁狮',
  away_team_name_en: 'Beigu Lions',
  away_team_name_vi: 'Sư Tử Bắc Cố',
  home_team_crest: '',
  away_team_crest: '',
  home_score: 2,
  away_score: 1,
  player: { zh: '韩砚', en: 'Han Yan', vi: 'Hàn Nghiễn' },
  assist: { zh: '罗一舟', en: 'Luo Yizhou', vi: 'La Nhất Chu' },
  reason: null,
  before: null,
  at: '2026-07-18T13:10:00Z',
}
const timeless = new Set(['kick-off', 'moved', 'postponed', 'cancelled'])

describe('alertText', () => {
  it('describes events in three languages', () => {
    expect(alertText(base, 'zh')).toEqual({ title: '进球！临江潮汐 2:1 北固铁狮', body: '66′ 临江潮汐 韩砚 · 助攻 罗一舟 · 华超' })
    expect(alertText(base, 'en')).toEqual({
      title: 'GOAL! Linjiang Tides 2:1 Beigu Lions',
      body: '66′ Han Yan (Linjiang Tides) · assist Luo Yizhou · Huaxia',
    })
    expect(alertText(base, 'vi').title).toBe('VÀO! Thủy Triều Lâm Giang 2:1 Sư Tử Bắc Cố')
    const cancelled: GoalNotice = {
      ...base,
      event: 'goal-cancelled',
      kind: 'review',
      home_score: 1,
      before: [2, 1],
      reason: 'offside',
      match_str: "69'",
    }
    expect(alertText(cancelled, 'zh')).toEqual({ title: '进球取消 临江潮汐 1:1 北固铁狮', body: '69′ · 原比分 2:1 · 越位在先 · 华超' })
    expect(alertText(cancelled, 'en').body).toContain('offside')
  })

  it('describes how a match ended, the new start of a moved match, and a corrected scorer', () => {
    const end: GoalNotice = { ...base, kind: 'full-time', event: 'full-time', match_str: 'FT', home_score: 1, after_extra: true }
    expect(langs.map((lang) => alertText(end, lang).title)).toEqual([
      '完场（加时）临江潮汐 1:1 北固铁狮',
      'Full-time (AET): Linjiang Tides 1:1 Beigu Lions',
      'Kết thúc (sau hiệp phụ): Thủy Triều Lâm Giang 1:1 Sư Tử Bắc Cố',
    ])
    expect(alertText({ ...end, sport: 'basketball' }, 'en').title).toBe('Final (OT): Linjiang Tides 1:1 Beigu Lions')
    expect(langs.map((lang) => alertText({ ...end, shootout: [4, 3] }, lang).title)).toEqual([
      '完场（点球 4:3）临江潮汐 1:1 北固铁狮',
      'Full-time (4:3 on pens): Linjiang Tides 1:1 Beigu Lions',
      'Kết thúc (luân lưu 4:3): Thủy Triều Lâm Giang 1:1 Sư Tử Bắc Cố',
    ])
    const moved: GoalNotice = {
      ...base,
      kind: 'moved',
      event: 'moved',
      match_str: '',
      player: null,
      assist: null,
      match_time: '2026-07-31T17:05:00.000Z',
    }
    expect(langs.map((lang) => alertText(moved, lang).body)).toEqual([
      '新时间 8月1日 01:05（北京时间） · 华超',
      'new start 31 Jul, 17:05 UTC · Huaxia',
      'giờ mới 00:05 ngày 1/8 (giờ Việt Nam) · Hoa Hạ',
    ])
    expect(alertText({ ...base, event: 'scorer-correction' }, 'en')).toEqual({
      title: 'Scorer update: Linjiang Tides 2:1 Beigu Lions',
      body: '66′ Han Yan (Linjiang Tides) · assist Luo Yizhou · Huaxia',
    })
  })

  it('describes a review as a suspicion, and only a decision as a fact', () => {
    const review: GoalNotice = { ...base, kind: 'review', event: 'review', reason: 'offside', player: null, assist: null }
    expect(langs.map((lang) => alertText(review, lang).body)).toEqual([
      '66′ · 疑似越位 · 华超',
      '66′ · possible offside · Huaxia',
      '66′ · nghi việt vị · Hoa Hạ',
    ])
    const bodies = (event: string) =>
      reviewReasons.flatMap((reason) => langs.map((lang) => alertText({ ...review, event, reason } as GoalNotice, lang).body))
    const decided = bodies('goal-cancelled')
    for (const [index, body] of bodies('review').entries())
      if (reviewReasons[Math.floor(index / 3)] !== 'unknown') expect(body).not.toBe(decided[index])
  })

  it('translates the match state and omits the minute at kick-off', () => {
    const of = (patch: Partial<GoalNotice>) => langs.map((lang) => alertText({ ...base, player: null, assist: null, ...patch }, lang).body)
    const corrected = { event: 'score-correction', before: [2, 2] } as const
    expect(of({ ...corrected, match_str: 'HT' } as never)).toEqual([
      '中场 · 原比分 2:2 · 华超',
      'HT · was 2:2 · Huaxia',
      'Nghỉ · trước đó 2:2 · Hoa Hạ',
    ])
    expect(of({ event: 'full-time', sport: 'tennis', match_str: 'S2' })[0]).toBe('第二盘 · 华超')
    expect(of({ event: 'full-time', sport: 'esports', match_str: 'S1' })).toEqual(['第一局 · 华超', 'Map 1 · Huaxia', 'Ván 1 · Hoa Hạ'])
    expect(of({ event: 'kick-off', match_str: "1'" })).toEqual(['华超', 'Huaxia', 'Hoa Hạ'])
  })

  it('mentions the current match state only once, in the title', () => {
    const of = (patch: Partial<GoalNotice>) => alertText({ ...base, player: null, assist: null, ...patch }, 'zh')
    expect(of({ event: 'full-time', match_str: 'FT' })).toEqual({ title: '完场 临江潮汐 2:1 北固铁狮', body: '华超' })
    for (const [event, match_str] of [
      ['half-time', 'HT'],
      ['extra-time', 'ET'],
      ['shoot-out', 'PEN'],
      ['postponed', 'PPD'],
      ['cancelled', 'CANC'],
    ] as const)
      expect(of({ event, match_str }).body).toBe('华超')
    expect(of({ event: 'set-end', sport: 'tennis', match_str: 'S1', period: 1 })).toMatchObject({ body: '华超' })
    expect(of({ event: 'quarter-end', sport: 'basketball', match_str: 'Q3 00:00', period: 3 }).body).toBe('华超')
    expect(of({ event: 'close-game', sport: 'basketball', match_str: 'Q4 01:30' }).body).toBe('第 4 节 01:30 · 华超')
    // A card shows the minute beside the same word.
    const minutes = (event: GoalNotice['event'], match_str: string) =>
      langs.map((lang) => noticeMinute({ event, match_str, sport: 'football' }, lang))
    expect([minutes('full-time', 'FT'), minutes('half-time', 'HT')].flat()).toEqual(['', '', '', '', '', ''])
    expect(minutes('goal', "66'")).toEqual(['66′', '66′', '66′'])
  })

  it('names the scorer and the team as far as known, and the player whose card was cancelled', () => {
    const of = (patch: Partial<GoalNotice>) => langs.map((lang) => alertText({ ...base, assist: null, ...patch }, lang).body)
    expect(of({ iszhu: 0 })).toEqual([
      '66′ 北固铁狮 韩砚 · 华超',
      '66′ Han Yan (Beigu Lions) · Huaxia',
      '66′ Hàn Nghiễn (Sư Tử Bắc Cố) · Hoa Hạ',
    ])
    expect(of({ player: null })).toEqual(['66′ 临江潮汐 · 华超', '66′ Linjiang Tides · Huaxia', '66′ Thủy Triều Lâm Giang · Hoa Hạ'])
    // An own goal counts for the other team.
    expect(of({ event: 'own-goal' })[0]).toBe('66′ 韩砚 · 华超')
    expect(of({ event: 'own-goal', player: null })[0]).toBe('66′ 临江潮汐 · 华超')
    expect(of({ event: 'card-cancelled', kind: 'red-card', iszhu: 0, reason: 'red-card' })[0]).toMatch(/^66′ · 北固铁狮 韩砚 · .+ · 华超$/)
    expect(of({ event: 'card-cancelled', kind: 'red-card', player: null })).toEqual([
      '66′ · 临江潮汐 · 华超',
      '66′ · Linjiang Tides · Huaxia',
      '66′ · Thủy Triều Lâm Giang · Hoa Hạ',
    ])
  })

  it('contains both teams, the score and the minute for any event, and fits a lock screen', () => {
    const notice = fc.record({
      event: fc.constantFrom(...eventTypes),
      reason: fc.option(fc.constantFrom(...reviewReasons)),
      player: fc.option(fc.constant(base.player)),
      assist: fc.option(fc.constant(base.assist)),
      home_score: fc.nat(150),
      away_score: fc.nat(150),
      match_str: fc.constantFrom("12'", "45+2'", 'Q3 04:12'),
      iszhu: fc.constantFrom(0, 1),
      before: fc.option(fc.tuple(fc.nat(9), fc.nat(9))),
      after_extra: fc.boolean(),
      shootout: fc.option(fc.tuple(fc.nat(20), fc.nat(20)), { nil: undefined }),
      match_time: fc.option(fc.constant('2026-12-31T23:59:59Z'), { nil: undefined }),
    })
    fc.assert(
      fc.property(notice, fc.constantFrom(...langs), (patch, lang) => {
        const full = { ...base, ...patch } as GoalNotice
        const { title, body } = alertText(full, lang)
        const suffix = `name_${lang}` as const
        expect(title).toContain(full[`home_team_${suffix}`])
        expect(title).toContain(full[`away_team_${suffix}`])
        if (!timeless.has(full.event)) {
          expect(title).toContain(`${full.home_score}:${full.away_score}`)
          expect(body).toContain(formatMinute(full.match_str, 'basketball', lang))
        }
        expect(`${title}${body}`).not.toMatch(/undefined|null|NaN|\s{2}|· ·/)
        expect([...title].length).toBeLessThanOrEqual(90)
        expect([...body].length).toBeLessThanOrEqual(160)
      }),
      { numRuns: 1_000 },
    )
  })

  it('covers upcoming starts, line-ups, tip-off, quarter ends, close games and overtime', () => {
    const of = (patch: Partial<GoalNotice>) =>
      langs.map((lang) => alertText({ ...base, match_str: '', player: null, assist: null, ...patch }, lang).title)
    expect(of({ event: 'soon', minutes: 30 })).toEqual([
      '30 分钟后开赛：临江潮汐 – 北固铁狮',
      'Starts in 30 min: Linjiang Tides – Beigu Lions',
      'Còn 30 phút nữa: Thủy Triều Lâm Giang – Sư Tử Bắc Cố',
    ])
    expect(of({ event: 'line-up' })[0]).toBe('首发公布：临江潮汐 – 北固铁狮')
    const basketball = { sport: 'basketball', home_score: 96, away_score: 94 } as const
    expect(of({ ...basketball, event: 'kick-off' })[1]).toBe('Tip-off: Linjiang Tides – Beigu Lions')
    expect(of({ ...basketball, event: 'quarter-end', period: 3 })).toEqual([
      '第三节结束 临江潮汐 96:94 北固铁狮',
      'End of Q3: Linjiang Tides 96:94 Beigu Lions',
      'Hết hiệp 3: Thủy Triều Lâm Giang 96:94 Sư Tử Bắc Cố',
    ])
    expect(of({ ...basketball, event: 'close-game' })[1]).toBe('Close game: Linjiang Tides 96:94 Beigu Lions')
    expect(of({ ...basketball, event: 'overtime' })[0]).toBe('进入加时 临江潮汐 96:94 北固铁狮')
    expect(of({ ...basketball, event: 'full-time' })[2]).toBe('Chung cuộc: Thủy Triều Lâm Giang 96:94 Sư Tử Bắc Cố')
  })

  it('covers suspended, resumed, abandoned and awarded matches', () => {
    const stopped = { ...base, kind: 'moved', match_str: "35'", player: null, assist: null } as const
    const of = (event: GoalNotice['event'], hide = false) =>
      langs.map((lang) =>
        alertText({ ...stopped, event }, lang, { hide })
          .title.split(base[`home_team_name_${lang}`])[0]
          ?.trim(),
      )
    expect(of('suspended')).toEqual(['比赛中断', 'Match suspended:', 'Trận đấu tạm dừng:'])
    expect(of('resumed')).toEqual(['比赛继续', 'Match resumed:', 'Trận đấu tiếp tục:'])
    expect(of('abandoned')).toEqual(['腰斩', 'Abandoned:', 'Trận đấu bị hủy giữa chừng:'])
    expect(of('awarded')).toEqual(['判定', 'Result awarded:', 'Kết quả do ban tổ chức quyết định:'])
    expect(of('awarded', true)).toEqual(['', '', ''])
    expect(alertText({ ...stopped, event: 'suspended' }, 'zh').body).toBe('35′ · 华超')
  })

  it('uses the terms of each sport for the end of sets, games, maps and matches', () => {
    const bare = { ...base, match_str: '', player: null, assist: null, home_score: 1, away_score: 0 }
    const of = (patch: Partial<GoalNotice>) => langs.map((lang) => alertText({ ...bare, ...patch }, lang).title)
    expect(of({ sport: 'tennis', event: 'set-end', period: 1 })).toEqual([
      '第一盘结束 临江潮汐 1:0 北固铁狮',
      'End of set 1: Linjiang Tides 1:0 Beigu Lions',
      'Hết set 1: Thủy Triều Lâm Giang 1:0 Sư Tử Bắc Cố',
    ])
    expect(of({ sport: 'badminton', event: 'set-end', period: 1 }).slice(0, 2)).toEqual([
      '第一局结束 临江潮汐 1:0 北固铁狮',
      'End of game 1: Linjiang Tides 1:0 Beigu Lions',
    ])
    expect(of({ sport: 'esports', event: 'set-end', period: 1 })[1]).toBe('End of map 1: Linjiang Tides 1:0 Beigu Lions')
    expect(of({ sport: 'badminton', event: 'match-point' })[0]).toBe('赛点 临江潮汐 1:0 北固铁狮')
    expect(of({ sport: 'tennis', event: 'full-time' })[1]).toBe('Final: Linjiang Tides 1:0 Beigu Lions')
  })

  it('contains no digit for readers who hide scores, for any event', () => {
    const notice = fc.record({
      event: fc.constantFrom(...eventTypes, 'soon', 'line-up', 'close-game', 'quarter-end', 'overtime', 'set-end', 'match-point'),
      sport: fc.constantFrom('football', 'basketball', 'tennis', 'esports'),
      home_score: fc.nat(150),
      away_score: fc.nat(150),
      minutes: fc.nat(60),
      period: fc.nat(4),
      reason: fc.option(fc.constantFrom(...reviewReasons)),
      before: fc.option(fc.tuple(fc.nat(9), fc.nat(9))),
      after_extra: fc.boolean(),
      shootout: fc.option(fc.tuple(fc.nat(20), fc.nat(20)), { nil: undefined }),
      match_time: fc.option(fc.constant('2026-12-31T23:59:59Z'), { nil: undefined }),
    })
    fc.assert(
      fc.property(notice, fc.constantFrom(...langs), (patch, lang) => {
        const { title, body } = alertText({ ...base, ...patch } as GoalNotice, lang, { hide: true })
        expect(`${title}${body}`).not.toMatch(/\d|GOAL|进球|VÀO|undefined|加时|extra|phụ/i)
        expect(title).toContain(base[`home_team_name_${lang}`])
        expect(body).not.toBe('')
      }),
      { numRuns: 500 },
    )
    expect(alertText(base, 'zh', { hide: true })).toEqual({ title: '临江潮汐 – 北固铁狮', body: '比赛有新动态，点开查看 · 华超' })
    expect(alertText({ ...base, event: 'full-time' }, 'en', { hide: true }).title).toBe('Full-time: Linjiang Tides – Beigu Lions')
  })

  it('truncates names that are too long', () => {
    const long = { ...base, home_team_name_en: 'A'.repeat(200) }
    expect([...alertText(long, 'en').title].length).toBe(90)
  })

  it('has texts for the test alert and for an unreadable push', () => {
    for (const lang of langs)
      for (const message of [testMessage(lang, productName), fallbackMessage(lang, productName)]) {
        // Han letters only in Chinese, and no other language's sentence.
        expect(/\p{Script=Han}/u.test(message.title) && /\p{Script=Han}/u.test(message.body), lang).toBe(lang === 'zh')
        expect(`${message.title}${message.body}`).toMatch(/\p{L}{2}/u)
      }
    for (const messageOf of [testMessage, fallbackMessage])
      expect(new Set(langs.map((lang) => messageOf(lang, productName).body)).size).toBe(langs.length)
  })

  it('contains the configured site name', () => {
    const site = { zh: '球迷之家', en: 'Fan House', vi: 'Nhà cổ động' }
    for (const lang of langs) {
      expect(testMessage(lang, site).title).toContain(site[lang])
      expect(fallbackMessage(lang, site).title).toBe(site[lang])
    }
  })
})
