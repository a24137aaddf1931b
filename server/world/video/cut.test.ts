import { describe, expect, it } from 'vitest'
import type { MatchEvent } from '../../../contract/match/match-event.ts'
import type { Ended } from '../ended.ts'
import { loopStyleOf, sceneOf } from '../loop-style.ts'
import { cutsOf, publicationTime, quietTime } from './cut.ts'

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

describe('a match cut to a video', () => {
  it('shows the goal that its title mentions', () => {
    const [cut] = cutsOf([ended('football', [event('goal', '2026-03-07T13:07:00.000Z'), event('full-time', '2026-03-07T13:50:00.000Z')])])
    expect(cut?.title.zh).toBe('67′ 林破门｜甲 2:1 乙')
    const goal = Date.parse('2026-03-07T13:07:00.000Z')
    expect(cut?.begins_at).toBeLessThan(goal)
    expect((cut?.begins_at ?? 0) + (cut?.seconds ?? 0) * 1_000).toBeGreaterThan(goal)
  })

  it('shows the ending when there is no goal', () => {
    const [cut] = cutsOf([
      ended('basketball', [event('period', '2026-03-07T12:30:00.000Z'), event('full-time', '2026-03-07T14:10:00.000Z')]),
    ])
    expect(cut?.title.zh).toContain('决胜时刻')
    const end = Date.parse('2026-03-07T14:10:00.000Z')
    expect(cut?.begins_at).toBeLessThan(end)
    expect((cut?.begins_at ?? 0) + (cut?.seconds ?? 0) * 1_000).toBeGreaterThan(end)
  })
})

describe('an uneventful stretch of a match', () => {
  it('has no goal, and none shortly before it', () => {
    const begun = Date.parse('2026-03-07T12:00:00.000Z')
    const goals = [5, 7, 9].map((minute) => new Date(begun + minute * 60_000).toISOString())
    const from = quietTime({ start: begun, events: goals.map((at) => event('goal', at)) }, 20)
    for (const at of goals.map((goal) => Date.parse(goal))) expect(at > from - 60_000 && at < from + 80_000).toBe(false)
    expect(from).toBeGreaterThan(begun)
  })
})

describe('a video of a match', () => {
  it('is no older than its content', () => {
    const now = Date.parse('2026-03-07T15:00:00.000Z')
    expect(publicationTime({ requestedAt: now - 3_600_000, lastFrameAt: now - 7_200_000, now })).toBe(now - 3_600_000)
    expect(publicationTime({ requestedAt: now - 7_200_000, lastFrameAt: now - 3_600_000, now })).toBe(now - 3_000_000)
    expect(publicationTime({ requestedAt: now - 7_200_000, lastFrameAt: now - 60_000, now })).toBe(now)
  })
})

describe('the style of a picture', () => {
  it('fits its sport, is the same within a competition, and is not one for all', () => {
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((league) => loopStyleOf('football', league))).size).toBeGreaterThan(1)
    expect(loopStyleOf('basketball', 'a')).toBe(loopStyleOf('basketball', 'a'))
    expect(loopStyleOf('basketball', 'a')).toMatch(/^basketball/)
    expect([sceneOf({ sport: 'tennis', category: 4 }), sceneOf({ category: 3 }), sceneOf({ category: 6 })]).toEqual([
      'tennis',
      'cards',
      'other',
    ])
  })
})
