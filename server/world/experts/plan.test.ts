import { describe, expect, it } from 'vitest'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { canonicalScheme } from '../../../rules/expert/scheme-text.ts'
import { sampleRow } from '../../../tests/support/match/sample-row.ts'
import { demoExperts } from './people.ts'
import { planScheme, speaksOf } from './plan.ts'

const match = (id: string, more: Partial<MatchRow> = {}): MatchRow => ({
  ...sampleRow({ id }),
  status: 'over',
  home_score: 2,
  away_score: 1,
  ...more,
})

describe('a demo world expert', () => {
  it('makes the same picks at every start, up to two plays of different types, before the match', () => {
    for (const expert of demoExperts)
      for (const id of ['a', 'b', 'c', 'd']) {
        const plan = planScheme(expert, match(id, { sport: expert.sports[0] as MatchRow['sport'] }), null)
        expect(planScheme(expert, plan.match, null)).toEqual(plan)
        expect(plan.plays.length).toBeLessThanOrEqual(2)
        expect(new Set(plan.plays.map(({ type }) => type)).size).toBe(plan.plays.length)
        expect(plan.lockedAt).toBeLessThan(Date.parse(plan.match.match_time))
        expect([plan.title === '', plan.title.length <= 30, plan.text.length > 20]).toEqual([false, true, true])
        expect(plan.outcomes?.every((outcome) => outcome !== 'open')).toBe(true)
        expect(canonicalScheme({ ...plan, id, expert_id: '1', match_id: id, match_time: '', locked_at: '', salt: '' })).toContain(
          plan.text.slice(0, 5),
        )
      }
  })

  it('splits no character of a name when only the team names fit into a title', () => {
    const long = '🏀'.repeat(40)
    const home = { home_team_name_zh: long, home_team_name_en: long, home_team_name_vi: long, home_team_short: undefined }
    const away = { away_team_name_zh: long, away_team_name_en: long, away_team_name_vi: long, away_team_short: undefined }
    const titles = demoExperts.map((expert) => {
      const sport = expert.sports[0] as MatchRow['sport']
      return planScheme(expert, match('a', { sport, ...home, ...away }), null).title
    })
    expect(new Set(titles)).toEqual(new Set(['🏀'.repeat(30)]))
  })

  it('has no result for an upcoming match, and speaks only of familiar topics', () => {
    const [expert] = demoExperts
    if (!expert) throw new Error('there are experts')
    expect(planScheme(expert, match('x', { status: 'upcoming' }), null).outcomes).toBeNull()
    const spoken = Array.from({ length: 400 }, (_, index) => speaksOf(expert, { id: `m${index}`, sport: 'football', hot: false }))
    expect(spoken.filter(Boolean).length).toBeGreaterThan(10)
    expect(spoken.filter(Boolean).length).toBeLessThan(90)
    expect(speaksOf(expert, { id: 'm1', sport: 'tennis', hot: true })).toBe(false)
  })
})
