import { describe, expect, it } from 'vitest'
import { countsAsView, secondsNeeded, type Viewing, viewEvery, viewKeyLife } from './video-view.ts'

const seen: Viewing = { played: 6, duration: 60, openedAt: 0, now: 6_000, lastAt: null }

describe('video view', () => {
  it('counts after five seconds, or after half of a short video', () => {
    expect([secondsNeeded(60), secondsNeeded(10), secondsNeeded(4)]).toEqual([5, 5, 2])
    expect(countsAsView(seen)).toBe(true)
    expect(countsAsView({ ...seen, played: 4 })).toBe(false)
    expect(countsAsView({ ...seen, played: 2, duration: 4, now: 2_000 })).toBe(true)
  })

  it('is rejected if too little time has passed', () => {
    expect(countsAsView({ ...seen, played: 600, now: 4_999 })).toBe(false)
    expect(countsAsView({ ...seen, played: 600, now: 5_000 })).toBe(true)
    expect(countsAsView({ ...seen, now: -1 })).toBe(false)
  })

  it('counts only once per interval for the same viewer', () => {
    const now = viewEvery + 1_000
    expect(countsAsView({ ...seen, openedAt: now - 6_000, now, lastAt: now - viewEvery + 1 })).toBe(false)
    expect(countsAsView({ ...seen, openedAt: now - 6_000, now, lastAt: now - viewEvery })).toBe(true)
  })

  it('does not count on a page that has been open too long', () => {
    expect(countsAsView({ ...seen, now: viewKeyLife + 1 })).toBe(false)
  })
})
