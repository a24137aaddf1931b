import { describe, expect, it, vi } from 'vitest'
import { phases } from '../../../../contract/match/match-row.ts'
import { soak } from '../../../../tests/support/soak.ts'
import type { FeedEvent, FeedExtra } from '../../../features/match/feed-message.ts'
import { reduce } from '../../../features/match/reduce/reduce.ts'
import { type MatchState, newState } from '../../../features/match/state.ts'
import { endOf } from '../calendar/chain.ts'
import { buildCups } from '../calendar/cup.ts'
import { matchesBetween } from '../calendar/schedule.ts'
import { anchorDay } from '../calendar/season.ts'
import { day } from '../days.ts'
import { fixtureOf } from '../match.ts'
import type { SimMatch } from '../model.ts'
import { playersOf, resultOf, summaryOf } from '../result.ts'
import { world } from '../world.ts'
import { noticesOf, scriptOf } from './script.ts'

vi.setConfig({ testTimeout: 60_000 })

const made = world('grandstand')
const matches = matchesBetween(made, (anchorDay + 1) * day, (anchorDay + 2) * day)
/** Applies every change in a third of them: reducing a badminton match takes a tenth of a second. */
const reduced = matches.filter((_, at) => soak(at % 3 === 0, true))

function play(match: SimMatch, events: FeedEvent[]): { state: MatchState; warnings: string[] } {
  let state = newState(fixtureOf(match), '2026-01-01T00:00:00.000Z')
  const warnings: string[] = []
  for (const event of events) {
    const next = reduce(state, event)
    state = next.state
    if (next.warning) warnings.push(`${match.id} ${event.key}: ${next.warning}`)
  }
  return { state, warnings }
}
const eventsOf = (match: SimMatch): FeedEvent[] => [...noticesOf(match), ...scriptOf(match).events].map(({ event }) => event)
const outcome = ({ core }: MatchState) => ({
  score: [core.home_score, core.away_score],
  periods: core.periods,
  shootout: core.shootout,
  status: core.status,
  half: [core.half_home_score, core.half_away_score],
  red: [core.red_home, core.red_away],
  yellow: [core.yellow_home, core.yellow_away],
  extra: core.after_extra,
})

describe('the script of a match', () => {
  it('applies without warnings and ends with the drawn result', () => {
    const warnings: string[] = []
    for (const match of reduced) {
      const { state, warnings: found } = play(match, eventsOf(match))
      warnings.push(...found)
      expect(state.core.status, match.id).toBe(match.abandoned === null ? 'over' : 'cancelled')
      expect([state.core.home_score, state.core.away_score], match.id).toEqual(resultOf(match).score)
    }
    expect(warnings).toEqual([])
  })

  it('has the same outcome in its short form', () => {
    for (const match of reduced) {
      const whole = outcome(play(match, eventsOf(match)).state)
      const { state, warnings } = play(match, summaryOf(match))
      expect(warnings).toEqual([])
      expect(outcome(state), match.id).toEqual(whole)
    }
  })

  it('moves forward in time, from start to end, with unique keys', () => {
    for (const match of matches) {
      const { events, cues } = scriptOf(match)
      const times = events.map(({ at }) => at)
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(times[0]).toBeGreaterThanOrEqual(match.start)
      expect(times.at(-1)).toBeLessThanOrEqual(endOf(match))
      expect(events.every(({ at, event }) => Date.parse(event.at) === at)).toBe(true)
      expect(new Set(events.map(({ event }) => event.key)).size).toBe(events.length)
      expect(cues.map(({ at }) => at)).toEqual(cues.map(({ at }) => at).toSorted((one, other) => one - other))
    }
  })

  it('runs through its phases in order and corrects only events that it published', () => {
    for (const match of matches) {
      const published = new Set<string>()
      const seen: string[] = []
      for (const { event } of scriptOf(match).events) {
        if ('target' in event && event.target !== null) expect(published.has(event.target), `${match.id} ${event.key}`).toBe(true)
        if (event.type === 'phase') seen.push(event.phase)
        published.add(event.key)
      }
      if (match.abandoned === null) expect(seen.at(-1)).toBe('finished')
      const order = seen
        .filter((phase) => !/break|overtime|half-time/.test(phase))
        .map((phase) => phases.indexOf(phase as (typeof phases)[number]))
      expect(order).toEqual(order.toSorted((one, other) => one - other))
    }
  })

  it('stops and restarts the basketball clock in turn, with no other clock events', () => {
    for (const match of matches.filter(({ sport }) => sport === 'basketball')) {
      let [running, stops, clockEvents] = [false, 0, 0]
      let left = 0
      for (const { event } of scriptOf(match).events) {
        if (event.type === 'phase') {
          running = /^(q\d|overtime)$/.test(event.phase)
          left = event.minute.left ?? 0
          continue
        }
        const before = left
        left = event.minute.left ?? 0
        expect(left, `${match.id} ${event.key}`).toBeLessThanOrEqual(before)
        if (!running) expect(left, `${match.id} ${event.key}`).toBe(before)
        if (event.type === 'points' && event.count === 1) expect(running, `${match.id} ${event.key}`).toBe(false)
        if (event.type !== 'clock') continue
        expect(event.running, `${match.id} ${event.key}`).toBe(!running)
        running = event.running
        clockEvents += 1
        if (!running) stops += 1
      }
      // Stops for fouls, time-outs and balls out of play.
      expect(stops, match.id).toBeGreaterThan(40)
      expect(clockEvents, match.id).toBeLessThanOrEqual(2 * stops)
    }
  })

  it('is deterministic', () => {
    const again = matchesBetween(world('grandstand'), (anchorDay + 1) * day, (anchorDay + 2) * day)
    for (const match of again.slice(0, 20)) {
      const first = matches.find(({ id }) => id === match.id) as SimMatch
      const one = scriptOf(match)
      const other = scriptOf(first)
      expect(one.events).toEqual(other.events)
      expect(one.cues.map(({ at, make }) => [at, make()])).toEqual(other.cues.map(({ at, make }) => [at, make()]))
    }
  })
})

describe('data alongside the script', () => {
  const some = ['football', 'basketball', 'tennis', 'badminton', 'esports'].flatMap((sport) =>
    matches.filter((match) => match.sport === sport && match.abandoned === null).slice(0, 4),
  )
  const extras = (match: SimMatch): FeedExtra[] => scriptOf(match).cues.map(({ make }) => make())
  const only = <T extends FeedExtra['type']>(list: FeedExtra[], type: T) =>
    list.filter((extra): extra is Extract<FeedExtra, { type: T }> => extra.type === type)

  it('has text in three languages without unfilled placeholders', () => {
    for (const match of some) {
      const lines = only(extras(match), 'text')
      expect(lines.length).toBeGreaterThan(8)
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
      for (const { text } of lines) for (const part of [text.zh, text.en, text.vi]) expect(part).not.toMatch(/[{}]|undefined|^\s*$| {2}/)
    }
  })

  it('describes the end of a half in the minute in which it was blown', () => {
    for (const match of some.filter(({ sport }) => sport === 'football')) {
      const lines = only(extras(match), 'text')
      const ends = scriptOf(match).events.filter(({ event }) => event.type === 'phase' && /^(half-time|finished)$/.test(event.phase))
      expect(ends).toHaveLength(2)
      for (const { event } of ends)
        expect(
          lines.filter(({ at }) => at === event.at).map(({ minute }) => minute),
          `${match.id} ${event.key}`,
        ).toContainEqual(event.minute)
    }
  })

  it('counts what has happened, and never decreases', () => {
    for (const match of some) {
      const rows = only(extras(match), 'statistics')
      expect(rows.length).toBeGreaterThan(10)
      for (const [index, { statistics }] of rows.entries())
        for (const { key, home, away, unit, period } of statistics) {
          expect(home >= 0 && away >= 0).toBe(true)
          const before = rows[index - 1]?.statistics.find((figure) => figure.key === key && figure.period === period)
          if (before && unit === 'count') expect(home >= before.home && away >= before.away, `${match.id} ${key}`).toBe(true)
          if (key === 'possession') expect(home + away).toBe(100)
        }
    }
  })

  it('lists eleven and a bench in football, five in basketball, each player once', () => {
    for (const match of some.filter(({ sport }) => sport === 'football' || sport === 'basketball')) {
      const lineups = only(extras(match), 'lineups')
      for (const side of [lineups[0]?.home, lineups[0]?.away]) {
        expect(side?.starters).toHaveLength(match.sport === 'football' ? 11 : 5)
        const all = [...(side?.starters ?? []), ...(side?.substitutes ?? [])]
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
        expect(all.filter(({ captain }) => captain)).toHaveLength(1)
        expect(side?.starters.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true)
        expect(all.every(({ rating }) => rating === null)).toBe(true)
      }
      const ratings = lineups.at(-1)?.home.starters.map(({ rating }) => rating)
      expect(ratings?.every((rating) => rating !== null && rating >= 3 && rating <= 10)).toBe(true)
    }
  })

  it('counts each basketball player’s points as they are scored, and assigns text lines to sides', () => {
    for (const match of some.filter(({ sport }) => sport === 'basketball')) {
      const { events } = scriptOf(match)
      const all = extras(match)
      const boxes = only(all, 'players')
      expect(boxes.length).toBeGreaterThan(10)
      for (const { at, home, away } of boxes) {
        const scored = (side: 'home' | 'away'): number =>
          events.reduce((sum, { event }) => sum + (event.type === 'points' && event.side === side && event.at <= at ? event.count : 0), 0)
        const sum = (lines: typeof home): number => lines.reduce((total, { points }) => total + points, 0)
        expect([sum(home), sum(away)], `${match.id} ${at}`).toEqual([scored('home'), scored('away')])
      }
      expect(boxes.at(-1)?.home).toEqual(playersOf(match)?.home)
      expect(events.some(({ event }) => event.type === 'points' && event.assist)).toBe(true)
      expect(new Set(only(all, 'text').map(({ side }) => side))).toEqual(new Set(['home', 'away', undefined]))
    }
  })

  it('changes the odds every 20 to 40 seconds', () => {
    for (const match of some) {
      const odds = only(extras(match), 'odds')
      const gaps = odds.slice(1).map(({ at }, index) => Date.parse(at) - Date.parse(odds[index]?.at as string))
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(18_000)
      expect(Math.max(...gaps)).toBeLessThanOrEqual(42_000)
      for (const { odds: prices } of odds)
        for (const line of [prices.handicap, prices.total, prices.win])
          expect(line.home > 0 && line.away > 0 && Number.isFinite(line.line)).toBe(true)
    }
  })

  it('shortens the odds of the winning side over time', () => {
    const decided = matches.filter((match) => resultOf(match).winner !== 'draw').slice(0, 60)
    const ends = decided.map((match) => {
      const odds = only(extras(match), 'odds')
      const side = resultOf(match).winner === 'home' ? 'home' : 'away'
      return [odds[0], odds.at(-1)].map((one) => one?.odds.win[side] as number) as [number, number]
    })
    // A certain favourite stays at the lowest odds; a level deciding set raises a favourite's odds above the opening.
    const share = (met: (first: number, last: number) => boolean): number =>
      ends.filter(([first, last]) => met(first, last)).length / ends.length
    expect(share((first, last) => last <= first)).toBeGreaterThan(0.85)
    expect(share((first, last) => last < first)).toBeGreaterThan(0.75)
  })

  it('has one momentum value per minute of a football match, and none for stoppage time', () => {
    for (const match of some.filter(({ sport }) => sport === 'football'))
      expect([90, 120], match.id).toContain(only(extras(match), 'momentum').at(-1)?.momentum.length ?? 90)
  })

  it('keeps momentum between -100 and 100, one value per minute', () => {
    for (const match of some.filter(({ sport }) => sport === 'football' || sport === 'basketball')) {
      const rows = only(extras(match), 'momentum')
      expect(rows.every(({ momentum }) => momentum.every((figure) => Number.isInteger(figure) && Math.abs(figure) <= 100))).toBe(true)
      expect(rows.at(-1)?.momentum.length).toBeGreaterThan(38)
    }
  })
})

describe('a cup', () => {
  const all = [0, 1, 2].flatMap((cycle) => buildCups(made, cycle))
  const ties = all.filter(({ decides }) => decides)

  it('decides every tie, in extra time or on penalties if necessary', () => {
    const phasesOf = (match: SimMatch) => summaryOf(match).flatMap((event) => (event.type === 'phase' ? event.phase : []))
    expect(ties.some((match) => phasesOf(match).includes('shoot-out'))).toBe(true)
    expect(ties.some((match) => phasesOf(match).includes('extra-second') && !phasesOf(match).includes('shoot-out'))).toBe(true)
    for (const match of ties) {
      const { state, warnings } = play(match, eventsOf(match))
      expect(warnings).toEqual([])
      const [home, away] = [0, 1].map((side) => [state.core.home_score, state.core.away_score][side]! + (match.firstLeg?.[side] ?? 0)) as [
        number,
        number,
      ]
      const gap = home - away || (state.core.shootout?.[0] ?? 0) - (state.core.shootout?.[1] ?? 0)
      expect(gap > 0 ? 'home' : 'away').toBe(resultOf(match).winner)
      expect(state.core.after_extra).toBe(phasesOf(match).includes('extra-first'))
    }
  })

  it('carries the first-leg score into the second leg', () => {
    const second = ties.filter(({ firstLeg }) => firstLeg)
    expect(second.length).toBeGreaterThan(20)
    for (const match of second) {
      const first = all.find(({ id }) => id === match.id.replace(/-2-(\w+)$/, '-1-$1')) as SimMatch
      expect(first.home.id).toBe(match.away.id)
      expect(resultOf(first).score).toEqual([match.firstLeg?.[1], match.firstLeg?.[0]])
      expect(match.known).toBeGreaterThan(first.start)
    }
  })
})

describe('an abandoned match', () => {
  const football = matches.filter((match) => match.sport === 'football').slice(0, 12)
  const minutes = [18, 31, 40, 50, 66, 84]
  /** The same matches abandoned: as separate objects, since results are cached per match. */
  const broken = football.flatMap((match) => minutes.map((abandoned): SimMatch => ({ ...match, abandoned })))

  it('is called off in its minute with the score as it stood, and emits nothing afterwards', () => {
    for (const match of broken) {
      const events = scriptOf(match).events.map(({ event }) => event)
      const last = events.at(-1)
      expect(last?.type, match.id).toBe('abandoned')
      expect(last?.minute.minute).toBeGreaterThanOrEqual(match.abandoned as number)
      expect(last?.minute.minute).toBeLessThanOrEqual((match.abandoned as number) + 6)
      expect(Date.parse(last?.at as string)).toBe(endOf(match))
      const { state, warnings } = play(match, eventsOf(match))
      expect(warnings).toEqual([])
      expect(state.core.status).toBe('cancelled')
      expect([state.core.home_score, state.core.away_score], match.id).toEqual(resultOf(match).score)
      expect(resultOf(match).winner).toBe('draw')
      expect(state.core.winner).toBeNull()
      expect(state.log.at(-1)?.event).toMatchObject({ type: 'abandoned' })
      const lines = scriptOf(match).cues.flatMap(({ make }) => {
        const extra = make()
        return extra.type === 'text' ? extra.text.zh : []
      })
      expect(lines.at(-1)).toContain(resultOf(match).score.join(':'))
    }
  })

  it('is the same as the full match until then', () => {
    for (const match of broken) {
      const events = scriptOf(match).events.map(({ event }) => event)
      const whole = scriptOf({ ...match, abandoned: null }).events.map(({ event }) => event)
      expect(events.slice(0, -1)).toEqual(whole.slice(0, events.length - 1))
    }
  })

  it('is never abandoned during a review', () => {
    for (const match of broken) {
      const events = scriptOf(match).events.map(({ event }) => event)
      const decided = new Set(events.flatMap((event) => (event.type === 'cancel' || event.type === 'review-confirmed' ? event.target : [])))
      for (const event of events) if (event.type === 'review') expect(decided.has(event.target), `${match.id} ${event.key}`).toBe(true)
    }
  })

  it('has the same outcome in its short form', () => {
    for (const match of broken) {
      const { state, warnings } = play(match, summaryOf(match))
      expect(warnings).toEqual([])
      expect(outcome(state), `${match.id} ${match.abandoned}`).toEqual(outcome(play(match, eventsOf(match)).state))
    }
  })
})

describe('simulated football play', () => {
  const games = matchesBetween(made, (anchorDay - 40) * day, (anchorDay + 20) * day).filter((match) => match.sport === 'football')
  const all = games.flatMap((match) => scriptOf(match).events.map(({ event }) => event))
  const count = (type: FeedEvent['type']): number => all.filter((event) => event.type === type).length

  it('has goals, cards and reviews at realistic rates', () => {
    expect(count('goal') / games.length).toBeGreaterThan(2.2)
    expect(count('goal') / games.length).toBeLessThan(3.3)
    const reviewed = all.filter((event) => event.type === 'review' && event.reason !== 'red-card').length
    expect(reviewed / count('goal')).toBeGreaterThan(1 / 17)
    expect(reviewed / count('goal')).toBeLessThan(1 / 8)
    expect(count('corner') / games.length).toBeGreaterThan(7)
    for (const type of ['cancel', 'review-confirmed', 'scorer', 'penalty-missed', 'score', 'substitution', 'added-time'] as const)
      expect(count(type), type).toBeGreaterThan(0)
    for (const card of ['yellow', 'second-yellow', 'red'] as const)
      expect(all.some((event) => event.type === 'card' && event.card === card)).toBe(true)
    for (const how of ['open', 'penalty', 'own'] as const)
      expect(all.some((event) => event.type === 'goal' && event.how === how)).toBe(true)
  })

  it('ends a half in its last stoppage-time minute, and dates nothing of the half later', () => {
    const ends = new Map<string, number>()
    for (const event of all) {
      if (event.type !== 'phase') continue
      const { match_id, minute, phase } = event
      const key = `${match_id} ${minute.minute}`
      // After a shoot-out the clock still shows the end of extra time.
      if (/half-time|break|shoot-out|finished/.test(phase) && !ends.has(key)) ends.set(key, minute.added ?? 0)
      if (phase === 'half-time') expect(minute, match_id).toEqual({ minute: 45, added: expect.any(Number) })
    }
    const late = all.filter(
      ({ match_id, minute }) => (minute.added ?? 0) > (ends.get(`${match_id} ${minute.minute}`) ?? Number.POSITIVE_INFINITY),
    )
    expect(late.map(({ match_id, key, minute }) => [match_id, key, minute])).toEqual([])
  })

  it('decides reviews 60 to 120 seconds after the reviewed incident', () => {
    const heard = new Map(all.map((event) => [`${event.match_id} ${event.key}`, event]))
    for (const event of all) {
      if (event.type !== 'cancel' && event.type !== 'review-confirmed') continue
      const target = heard.get(`${event.match_id} ${event.target}`) as FeedEvent
      const seconds = (Date.parse(event.at) - Date.parse(target.at)) / 1000
      expect(seconds).toBeGreaterThanOrEqual(60)
      expect(seconds).toBeLessThanOrEqual(121)
    }
  })

  it('lets the stronger team win more often', () => {
    const decided = games.filter((match) => Math.abs(match.home.strength - match.away.strength) > 0.5 && resultOf(match).winner !== 'draw')
    const upheld = decided.filter((match) => (resultOf(match).winner === 'home') === match.home.strength > match.away.strength)
    expect(upheld.length / decided.length).toBeGreaterThan(0.62)
    expect(upheld.length / decided.length).toBeLessThan(0.92)
  })
})
