import { describe, expect, it } from 'vitest'
import { countsAsView, secondsNeeded, type Viewing, viewEvery, viewKeyLife } from './video-view.ts'

const seen: Viewing = { played: 6, duration: 60, openedAt: 0, now: 6_000, lastAt: null }

describe('a view', () => {
  it('counts after five seconds, of a short video after half of it', () => {
    expect([secondsNeeded(60), secondsNeeded(10), secondsNeeded(4)]).toEqual([5, 5, 2])
    expect(countsAsView(seen)).toBe(true)
    expect(countsAsView({ ...seen, played: 4 })).toBe(false)
    expect(countsAsView({ ...seen, played: 2, duration: 4, now: 2_000 })).toBe(true)
  })

  it('is not believed when there was no time for it', () => {
    expect(countsAsView({ ...seen, played: 600, now: 4_999 })).toBe(false)
    expect(countsAsView({ ...seen, played: 600, now: 5_000 })).toBe(true)
    expect(countsAsView({ ...seen, now: -1 })).toBe(false)
  })

  it('of the same viewer counts once in a while', () => {
    const now = viewEvery + 1_000
    expect(countsAsView({ ...seen, openedAt: now - 6_000, now, lastAt: now - viewEvery + 1 })).toBe(false)
    expect(countsAsView({ ...seen, openedAt: now - 6_000, now, lastAt: now - viewEvery })).toBe(true)
  })

  it('of a page that was open for very long does not', () => {
    expect(countsAsView({ ...seen, now: viewKeyLife + 1 })).toBe(false)
  })
})
