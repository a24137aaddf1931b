import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { revealsScore } from './reveals-score.ts'

describe('score detection', () => {
  it.each([
    '2:0',
    '2：0',
    '２ - ０ 了！',
    '2比0',
    '三比一',
    '二比零领先',
    '3比一',
    '一百… 十一比十',
    'GOAL 3-1',
    'goal!!! 3–1',
    'tỷ số 2-1',
    'Tỉ số đang là 2 - 1',
    'hai-không rồi',
    '2 đều',
    'two-nil',
    'It is two nil now',
    '1 all at half time',
    '98:95 加时',
    '102-99',
    '2️⃣:0️⃣',
    '𝟐:𝟎',
    '2\u200b:\u200b0',
    '2∶0',
    '今晚19:30开场，现在1:0',
    '比分21:19',
    '十二分钟就3:0',
  ])('detects %s', (text) => {
    expect(revealsScore(text)).toBe(true)
  })
  it.each([
    '',
    '19:30',
    '明天 8:05 见',
    '20：00 开球',
    '90+3',
    "90'+3 绝杀机会",
    "67'",
    '第 45+2 分钟',
    '45:00 吹哨',
    '00:00',
    '2026-11-23',
    '11-23 再战',
    '08-05',
    '11月23日',
    '23/11',
    '4-3-3 还是 4-2-3-1',
    '24-25赛季',
    '2026-27',
    '还有 2-3 分钟',
    '10-15 mins left',
    'còn 2-3 phút',
    '三比… 算了',
    '比一比谁更快',
    'great one-two there',
    '5 all-stars',
    '我们都 all in',
    'có một không hai',
    '10号 7号 配合',
    '赔率 1.5-2.5',
    '666',
    '守住[加油]',
  ])('ignores %s', (text) => {
    expect(revealsScore(text)).toBe(false)
  })

  const goals = fc.integer({ min: 0, max: 9 })
  const talk = fc.constantFrom('', '哈哈 ', 'GOAL ', '进了！', 'vào rồi ', '现在 ')
  it('detects a score with any separator, character width and surrounding text', () => {
    const sign = fc.constantFrom(':', '：', '-', '–', '—', '比', ' : ', ' - ', ' 比 ', '－', '∶')
    fc.assert(
      fc.property(goals, goals, sign, talk, fc.constantFrom('', ' 了', '！', ' now', '，稳'), (home, away, between, before, after) =>
        revealsScore(`${before}${home}${between}${away}${after}`),
      ),
    )
  })
  it('ignores all times of day, dates and minutes', () => {
    const two = (value: number): string => String(value).padStart(2, '0')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
        expect(revealsScore(`${hour}:${two(minute)}`)).toBe(false)
        expect(revealsScore(`今晚${two(hour)}:${two(minute)}开始`)).toBe(false)
      }),
    )
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true }), (date) => {
        expect(revealsScore(date.toISOString().slice(0, 10))).toBe(false)
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 15 }), (minute, added) => {
        expect(revealsScore(`${minute}+${added}`)).toBe(false)
        expect(revealsScore(`第${minute}分钟`)).toBe(false)
      }),
    )
  })
  it('accepts any input, and checks a long line quickly', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => typeof revealsScore(text) === 'boolean'))
    expect(revealsScore('1-'.repeat(50_000))).toBe(false)
  })
})
