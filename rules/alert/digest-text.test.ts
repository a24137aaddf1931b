import { describe, expect, it } from 'vitest'
import type { GoalNotice } from '../../contract/alert.ts'
import { langs } from '../../contract/limits/limits.ts'
import { aNotice } from '../../tests/support/alert/sample-notice.ts'
import { digestText } from './digest-text.ts'

const ended = aNotice({ kind: 'full-time', event: 'full-time', home_score: 2, away_score: 1 })
const soon = aNotice({ match_id: 'm2', kind: 'soon', event: 'soon' })
const open = (hide: boolean) => [ended, soon].map((notice) => ({ notice, hide }))

describe('digest', () => {
  it('lists one line per match, without a score for matches that had not started', () => {
    expect(langs.map((lang) => digestText(open(false), lang))).toEqual([
      { title: '你错过的 2 场比赛', body: '临江潮汐 2:1 北固铁狮（完场）；临江潮汐 – 北固铁狮' },
      { title: '2 matches you missed', body: 'Linjiang Tides 2:1 Beigu Lions (FT); Linjiang Tides – Beigu Lions' },
      {
        title: '2 trận bạn đã bỏ lỡ',
        body: 'Thủy Triều Lâm Giang 2:1 Sư Tử Bắc Cố (kết thúc); Thủy Triều Lâm Giang – Sư Tử Bắc Cố',
      },
    ])
    expect(digestText(open(false).slice(0, 1), 'en').title).toBe('1 match you missed')
  })

  it('includes the result of a penalty shoot-out', () => {
    const kicks = { notice: { ...ended, home_score: 1, shootout: [3, 4] as [number, number] }, hide: false }
    expect(langs.map((lang) => digestText([kicks], lang).body)).toEqual([
      '临江潮汐 1:1 北固铁狮（完场，点球 3:4）',
      'Linjiang Tides 1:1 Beigu Lions (FT, 3:4 on pens)',
      'Thủy Triều Lâm Giang 1:1 Sư Tử Bắc Cố (kết thúc, luân lưu 3:4)',
    ])
    for (const lang of langs) expect(digestText([{ ...kicks, hide: true }], lang).body).not.toMatch(/\d/)
  })

  it('shows suspended, abandoned, postponed and awarded matches, but hides awards with the score', () => {
    const line = (event: GoalNotice['event'], hide = false) =>
      langs.map((lang) => /[（(](.+)[）)]/.exec(digestText([{ notice: aNotice({ event }), hide }], lang).body)?.[1] ?? '')
    expect(line('suspended')).toEqual(['中断', 'suspended', 'tạm dừng'])
    expect(line('abandoned')).toEqual(['腰斩', 'abandoned', 'hủy giữa chừng'])
    expect(line('postponed')).toEqual(['推迟', 'postponed', 'hoãn'])
    expect(line('awarded')).toEqual(['判定', 'awarded', 'xử thắng'])
    expect(line('awarded', true)).toEqual(['', '', ''])
  })

  it('contains no digit for readers who hide scores, and never exceeds the length of a notification', () => {
    for (const lang of langs) expect(Object.values(digestText(open(true), lang)).join(' ')).not.toMatch(/\d/)
    const many = Array.from({ length: 60 }, (_, index) => ({ notice: aNotice({ match_id: `m${index}` }), hide: false }))
    expect([...digestText(many, 'vi').body].length).toBe(400)
  })
})
