import { describe, expect, it } from 'vitest'
import { hidesTitle } from './title-cover.ts'

describe('room title', () => {
  it('is hidden, whatever it contains, beside a match with a hidden score', () => {
    expect(hidesTitle('老槐解说', { match: true, talk: true })).toBe(true)
  })

  it('is hidden in a room without such a match only when it contains a score', () => {
    expect(hidesTitle('复盘昨晚的 2:0', { match: false, talk: true })).toBe(true)
    expect(hidesTitle('三比一之后', { match: false, talk: true })).toBe(true)
    expect(hidesTitle('今晚 19:30 开讲', { match: false, talk: true })).toBe(false)
  })

  it('is shown when scores are not hidden', () => {
    expect(hidesTitle('复盘昨晚的 2:0', { match: false, talk: false })).toBe(false)
  })
})
