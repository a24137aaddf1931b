import { describe, expect, it } from 'vitest'
import { day, hour, minute } from '../days.ts'
import type { SimMatch, World } from '../model.ts'
import { world } from '../world.ts'
import { endOf } from './chain.ts'
import { pairings } from './pairings.ts'
import { fixturesOf, leagueMatches, matchesBetween } from './schedule.ts'
import { anchorDay } from './season.ts'

const seeds = ['grandstand', 'alpha', 'beta', 'gamma']
const fortnight = Array.from({ length: 14 }, (_, index) => anchorDay + index)

function liveAt(matches: SimMatch[], at: number): number {
  return matches.filter((match) => match.start <= at && at < endOf(match)).length
}

describe.each(seeds)('fourteen days of %s', (seed) => {
  const made = world(seed)
  const matches = matchesBetween(made, (anchorDay - 1) * day, (anchorDay + 15) * day)

  it('have 60 to 120 matches each', () => {
    for (const on of fortnight) {
      const count = fixturesOf(made, on).length
      expect(count).toBeGreaterThanOrEqual(60)
      expect(count).toBeLessThanOrEqual(120)
    }
  })

  it('have 10 to 25 live matches at every half hour', () => {
    for (let at = anchorDay * day; at < (anchorDay + 14) * day; at += 30 * minute) {
      const live = liveAt(matches, at)
      expect(live, new Date(at).toISOString()).toBeGreaterThanOrEqual(10)
      expect(live, new Date(at).toISOString()).toBeLessThanOrEqual(25)
    }
  })

  it('have live football at every minute', () => {
    const football = matches.filter(({ sport }) => sport === 'football')
    const silent: string[] = []
    for (let at = anchorDay * day; at < (anchorDay + 14) * day; at += minute)
      if (liveAt(football, at) === 0) silent.push(new Date(at).toISOString())
    expect(silent).toEqual([])
  })

  it('never make a team play twice at once, nor a club twice a day', () => {
    const busy = new Map<string, { start: number; end: number; sport: string }[]>()
    for (const match of matches)
      for (const team of [match.home, match.away]) {
        const list = busy.get(team.id) ?? []
        for (const other of list) {
          const gap = Math.max(match.start - other.end, other.start - endOf(match))
          expect(gap, `${match.id} ${team.name.en}`).toBeGreaterThan(match.sport === 'football' ? 16 * hour : 4 * hour)
        }
        busy.set(team.id, [...list, { start: match.start, end: endOf(match), sport: match.sport }])
      }
  })
})

describe('the schedule', () => {
  const made = world('grandstand')
  const shape = ({ id, announced, start, home, away, known, notices, abandoned, firstLeg }: SimMatch) => ({
    id,
    announced,
    start,
    home: home.id,
    away: away.id,
    known,
    notices,
    abandoned,
    firstLeg,
  })
  const shapes = (of: World, on: number) => fixturesOf(of, on).map(shape)

  it('is the same in any query order', () => {
    const backwards = world('grandstand')
    const days = [0, 1, 2, 30, 31, 5].map((offset) => anchorDay + offset)
    const one = days.map((on) => shapes(made, on))
    const other = days.toReversed().map((on) => shapes(backwards, on))
    expect(other.toReversed()).toEqual(one)
  })

  it('never gives two matches the same id within half a year', () => {
    const ids = new Set<string>()
    let count = 0
    for (let on = anchorDay - 90; on < anchorDay + 90; on += 1)
      for (const match of fixturesOf(made, on)) {
        ids.add(match.id)
        count += 1
      }
    expect(ids.size).toBe(count)
    expect([...ids].every((id) => /^[A-Za-z0-9_.-]{1,64}$/.test(id))).toBe(true)
  })

  it('plays every announced match once', () => {
    const announced = new Map<string, SimMatch>()
    const played = new Set<string>()
    for (let on = anchorDay - 40; on < anchorDay + 40; on += 1) for (const match of fixturesOf(made, on)) announced.set(match.id, match)
    for (const league of made.leagues)
      for (const match of leagueMatches(made, league, (anchorDay - 40) * day, (anchorDay + 40) * day)) {
        expect(played.has(match.id)).toBe(false)
        played.add(match.id)
      }
    const missing = [...announced.values()].filter((match) => !played.has(match.id) && match.start < (anchorDay + 39) * day)
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  it('moves and postpones a few matches a week, announced before their start', () => {
    const moved: SimMatch[] = []
    for (let on = anchorDay; on < anchorDay + 28; on += 1) moved.push(...fixturesOf(made, on).filter((match) => match.notices.length > 0))
    expect(moved.length / 4).toBeGreaterThan(1)
    expect(moved.length / 4).toBeLessThan(10)
    expect(moved.some((match) => match.notices[0]?.type === 'postponed')).toBe(true)
    for (const match of moved) {
      expect(match.notices[0]?.at).toBeLessThan(match.announced)
      expect(match.notices.at(-1)).toMatchObject({ type: 'moved', time: match.start })
      expect(match.start).toBeGreaterThan(match.announced)
    }
  })

  it('occasionally abandons a football match, but none that was moved before', () => {
    const played = seeds.flatMap((seed) => {
      const of = world(seed)
      const rounds = of.leagues.filter(({ form }) => form.kind === 'rounds' && form.seed.sport === 'football')
      return rounds.flatMap((league) => [...leagueMatches(of, league, (anchorDay - 60) * day, (anchorDay + 60) * day)])
    })
    const abandoned = played.filter((match) => match.abandoned !== null)
    expect(abandoned.length / played.length).toBeGreaterThan(1 / 1_000)
    expect(abandoned.length / played.length).toBeLessThan(1 / 200)
    for (const match of abandoned) {
      expect(match.notices).toEqual([])
      expect(match.abandoned).toBeGreaterThan(15)
      expect(match.abandoned).toBeLessThan(85)
    }
  })

  it('knows the teams before the match, but not before they have qualified', () => {
    for (const match of matchesBetween(made, anchorDay * day, (anchorDay + 20) * day)) {
      expect(match.known, match.id).toBeLessThanOrEqual(match.announced)
      if (match.league.form.kind !== 'tour' || match.known === 0) continue
      const before = matchesBetween(made, match.announced - 6 * day, match.announced).filter(
        (other) =>
          other.season === match.season &&
          other.league === match.league &&
          other.start < match.start &&
          [other.home, other.away].some((team) => team === match.home || team === match.away),
      )
      for (const other of before) expect(match.known).toBeGreaterThanOrEqual(endOf(other))
    }
  })
})

describe('a season', () => {
  const made = world('grandstand')

  it('has every pair meet once at each ground', () => {
    const season = new Map<string, SimMatch[]>()
    for (let on = anchorDay - 130; on < anchorDay + 130; on += 1)
      for (const match of fixturesOf(made, on)) {
        if (match.league.feed.id !== 'hxcl') continue
        season.set(match.season, [...(season.get(match.season) ?? []), match])
      }
    const whole = [...season.values()].filter((matches) => matches.length === 16 * 15)
    expect(whole.length).toBeGreaterThan(0)
    for (const matches of whole) {
      expect(new Set(matches.map(({ home, away }) => `${home.id} ${away.id}`)).size).toBe(240)
      expect(Math.max(...matches.map(({ round }) => round as number))).toBe(30)
    }
  })

  it('gives no team more than two home or away matches in a row within a half', () => {
    const rounds = pairings(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 2)
    expect(rounds).toHaveLength(14)
    for (const team of 'abcdefgh') {
      const grounds = rounds.map((round) => (round.some(([home]) => home === team) ? 'h' : 'a')).join('')
      expect(grounds.slice(0, 7)).not.toMatch(/hhh|aaa/)
      expect(grounds.replaceAll('a', '')).toHaveLength(7)
    }
  })
})
