import { describe, expect, it } from 'vitest'
import { behindText, gamesBehind } from './games-behind.ts'

describe('games behind the leader', () => {
  const first = { won: 19, lost: 6 }
  it('are half the sum of the differences in wins and losses', () => {
    expect(gamesBehind(first, { won: 18, lost: 8 })).toBe(1.5)
    expect(gamesBehind(first, { won: 10, lost: 15 })).toBe(9)
  })
  it('are a dash for the leader and level teams, and negative for a team that has played and won more', () => {
    expect(behindText(first, first)).toBe('–')
    expect(behindText(first, { won: 18, lost: 7 })).toBe('1.0')
    expect(behindText({ won: 2, lost: 0 }, { won: 9, lost: 1 })).toBe('−3.0')
  })
})
