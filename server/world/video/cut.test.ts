import { describe, expect, it } from 'vitest'
import type { MatchEvent } from '../../../contract/match/match-event.ts'
import type { Ended } from '../ended.ts'
import { lookOf, sceneOf } from '../loop-look.ts'
import { cutsOf } from './cut.ts'

const name = (text: string) => ({ zh: text, en: text, vi: text })
const event = (type: MatchEvent['type'], at: string): MatchEvent =>
  ({ type, at, minute: "67'", player: type === 'goal' ? name('林') : null, cancelled_by: null }) as unknown as MatchEvent
const ended = (sport: Ended['sport'], events: MatchEvent[]): Ended => ({
  id: `m-${sport}`,
  sport,
  league_id: 'l1',
  home: name('甲'),
  away: name('乙'),
  home_score: 2,
  away_score: 1,
  events,
  start: Date.parse('2026-03-07T12:00:00Z'),
})

describe('a match cut down to a video', () => {
  it('shows the goal that its title tells of', () => {
    const [cut] = cutsOf([ended('football', [event('goal', '2026-03-07T13:07:00.000Z'), event('full-time', '2026-03-07T13:50:00.000Z')])])
    expect(cut?.title.zh).toBe("67' 林破门｜甲 2:1 乙")
    const goal = Date.parse('2026-03-07T13:07:00.000Z')
    expect(cut?.begins_at).toBeLessThan(goal)
    expect((cut?.begins_at ?? 0) + (cut?.seconds ?? 0) * 1_000).toBeGreaterThan(goal)
  })

  it('without one shows how it ended', () => {
    const [cut] = cutsOf([
      ended('basketball', [event('period', '2026-03-07T12:30:00.000Z'), event('full-time', '2026-03-07T14:10:00.000Z')]),
    ])
    expect(cut?.title.zh).toContain('决胜时刻')
    const end = Date.parse('2026-03-07T14:10:00.000Z')
    expect(cut?.begins_at).toBeLessThan(end)
    expect((cut?.begins_at ?? 0) + (cut?.seconds ?? 0) * 1_000).toBeGreaterThan(end)
  })
})

describe('the look of a picture', () => {
  it('is of its sport, the same of one competition, and not one for all', () => {
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((league) => lookOf('football', league))).size).toBeGreaterThan(1)
    expect(lookOf('basketball', 'a')).toBe(lookOf('basketball', 'a'))
    expect(lookOf('basketball', 'a')).toMatch(/^basketball/)
    expect([sceneOf({ sport: 'tennis', category: 4 }), sceneOf({ category: 3 }), sceneOf({ category: 6 })]).toEqual([
      'tennis',
      'cards',
      'other',
    ])
  })
})
