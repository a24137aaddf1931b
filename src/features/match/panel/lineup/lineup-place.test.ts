import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TimelineItem } from '../../messages/timeline.ts'
import { marksOf, placeOf, shortPerson } from './lineup-place.ts'

const name = (text: string) => ({ zh: text, en: text, vi: text })
const item = (patch: Partial<TimelineItem>): TimelineItem =>
  ({ seq: 1, kind: 'goal', type: 'goal', side: 'home', cancelled: null, out: null, player: null, ...patch }) as TimelineItem

describe('a player on the pitch', () => {
  it('is placed in the team’s own half and inside the lines', () => {
    fc.assert(
      fc.property(fc.float({ min: -50, max: 150, noNaN: true }), fc.float({ min: -50, max: 150, noNaN: true }), (x, y) => {
        const home = placeOf({ x, y }, 'home')
        const away = placeOf({ x, y }, 'away')
        expect(home.top).toBeLessThan(50)
        expect(away.top).toBeGreaterThan(50)
        for (const { left, top } of [home, away]) expect(Math.min(left, 100 - left, top, 100 - top)).toBeGreaterThanOrEqual(4.9)
      }),
    )
  })
  it('on the left of the home side is on the reader’s right', () => {
    expect(placeOf({ x: 14, y: 20 }, 'home').left).toBe(86)
    expect(placeOf({ x: 14, y: 20 }, 'away').left).toBe(14)
  })
  it('shows the goals that count, and whether the player was substituted', () => {
    const player = { name: name('韩砚') }
    const items = [
      item({ player: name('韩砚') }),
      item({ player: name('韩砚'), cancelled: { reason: 'offside', minute: '' } }),
      item({ player: name('韩砚'), side: 'away' }),
      item({ kind: 'substitution', type: 'substitution', player: name('周弈'), out: name('韩砚') }),
    ]
    expect(marksOf(player, 'home', items)).toEqual({ goals: 1, yellow: false, red: false, in: false, out: true })
  })
})

describe('a name on the pitch', () => {
  it('keeps its last word when it is long', () => {
    expect(shortPerson('Haruto Sasagawa')).toBe('H. Sasagawa')
    expect(shortPerson('Ana Reis')).toBe('Ana Reis')
    expect(shortPerson('阿卜杜拉赫曼诺维奇')).toBe('阿卜杜拉赫曼诺维奇')
  })
})
