import { describe, expect, it } from 'vitest'
import { hidesTitle } from './title-cover.ts'

describe('the title of a room', () => {
  it('is kept back whatever it says beside a match whose score is hidden', () => {
    expect(hidesTitle('老槐解说', { match: true, talk: true })).toBe(true)
  })

  it('is kept back in a room without such a match when it tells a score, and only then', () => {
    expect(hidesTitle('复盘昨晚的 2:0', { match: false, talk: true })).toBe(true)
    expect(hidesTitle('三比一之后', { match: false, talk: true })).toBe(true)
    expect(hidesTitle('今晚 19:30 开讲', { match: false, talk: true })).toBe(false)
  })

  it('is read by who hides no scores', () => {
    expect(hidesTitle('复盘昨晚的 2:0', { match: false, talk: false })).toBe(false)
  })
})
