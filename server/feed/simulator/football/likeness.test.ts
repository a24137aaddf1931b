// Simulated football resembles the real game: over weeks of many worlds, by tables and results.
import { describe, expect, it, vi } from 'vitest'
import type { MatchOdds } from '../../../../contract/match/odds.ts'
import { leagueMatches } from '../calendar/schedule.ts'
import { anchorDay } from '../calendar/season.ts'
import { day } from '../days.ts'
import type { SimMatch, SimTeam } from '../model.ts'
import { scriptOf } from '../telling/script.ts'
import { world } from '../world.ts'
import type { IncidentOf } from './model.ts'
import { playFootball } from './play.ts'

vi.setConfig({ testTimeout: 120_000 })

const seeds = Array.from({ length: 10 }, (_, number) => `season ${number}`)
const matches = seeds
  .flatMap((seed) => {
    const made = world(seed)
    const leagues = made.leagues.filter(({ feed, form }) => feed.sport === 'football' && form.kind === 'rounds')
    return leagues.flatMap((league) => [...leagueMatches(made, league, anchorDay * day, (anchorDay + 28) * day)])
  })
  .filter(({ abandoned }) => abandoned === null)
const plays = matches.map((match) => playFootball(match, true))
const goals = plays.flatMap(({ incidents }) => incidents.filter((incident): incident is IncidentOf<'goal'> => incident.kind === 'goal'))
const share = (part: number, whole: number): number => part / whole

describe('simulated football', () => {
  it('has draws in about a quarter of its matches', () => {
    expect(plays.length).toBeGreaterThan(1_000)
    const drawn = share(plays.filter(({ winner }) => winner === 'draw').length, plays.length)
    expect(drawn).toBeGreaterThan(0.22)
    expect(drawn).toBeLessThan(0.285)
  })

  it('has fewer goals in the first half than in the second, and as many in total as real leagues', () => {
    const counted = goals.filter((goal) => !goal.void)
    const first = share(counted.filter(({ minute }) => minute <= 45).length, counted.length)
    expect(first).toBeGreaterThan(0.43)
    expect(first).toBeLessThan(0.472)
    expect(share(counted.length, plays.length)).toBeGreaterThan(2.2)
    expect(share(counted.length, plays.length)).toBeLessThan(3.1)
  })

  it('corrects the scorer of one goal in a hundred, not more', () => {
    const corrected = plays.flatMap(({ incidents }) => incidents.filter(({ kind }) => kind === 'scorer')).length
    expect(corrected).toBeGreaterThan(0)
    expect(share(corrected, goals.length)).toBeLessThan(0.02)
  })

  it('never ends with an implausible score, even when the best team meets the last', () => {
    for (const [index, { score }] of plays.entries()) expect(Math.max(...score), matches[index]?.id).toBeLessThanOrEqual(9)
    const [match] = matches as [SimMatch]
    const of = (team: SimTeam, strength: number): SimTeam => ({ ...team, strength, leaning: 0 })
    const [best, last] = [of(match.home, 1), of(match.away, -1)]
    for (let number = 0; number < 200; number += 1) {
      const uneven = { ...match, id: `uneven-${number}`, home: best, away: last }
      expect(Math.max(...playFootball(uneven, true).score), uneven.id).toBeLessThanOrEqual(10)
    }
  })

  it('is priced with the margin of a real bookmaker from kick-off to full time', () => {
    const implied = (odds: MatchOdds): number[] =>
      [odds.handicap, odds.total, odds.win].map(({ home, draw, away }) =>
        [home, draw, away].reduce<number>((sum, price) => (price === null ? sum : sum + 1 / (1 + price)), 0),
      )
    const margins = matches.slice(0, 12).flatMap((match) =>
      scriptOf(match).cues.flatMap(({ make }) => {
        const extra = make()
        return extra.type === 'odds' ? implied(extra.odds) : []
      }),
    )
    expect(margins.length).toBeGreaterThan(1_000)
    expect(Math.min(...margins)).toBeGreaterThanOrEqual(1.02)
    expect(Math.max(...margins)).toBeLessThanOrEqual(1.12)
  })
})
