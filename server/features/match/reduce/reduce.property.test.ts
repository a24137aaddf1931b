// Properties of the reducer that hold for every feed, however confused.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { objectives } from '../../../../contract/match/match-event.ts'
import { phases, type Sport, sports } from '../../../../contract/match/match-row.ts'
import { aFixture, kickOff, name, periodMinutes } from '../../../../tests/support/match/match-build.ts'
import type { FeedEvent } from '../feed-message.ts'
import { type MatchState, newState } from '../state.ts'
import { reduce } from './reduce.ts'

const fresh = (sport: Sport = 'football'): MatchState =>
  newState(aFixture('m1', { sport, period_minutes: periodMinutes[sport], first_leg: [1, 0] }), '2026-03-01T00:00:00.000Z')
const run = (state: MatchState, messages: FeedEvent[]): MatchState => messages.reduce((now, message) => reduce(now, message).state, state)

const key = fc.integer({ min: 0, max: 30 }).map((number) => `k${number}`)
const side = fc.constantFrom('home' as const, 'away' as const)
const player = fc.option(fc.constantFrom('Ann', 'Bo', 'Cy').map(name), { nil: null })
const minute = fc.record({ minute: fc.integer({ min: -3, max: 130 }) }, { requiredKeys: ['minute'] })
const left = fc.record({ minute: fc.constant(1), left: fc.integer({ min: 0, max: 720 }) })
const at = fc.integer({ min: -120, max: 10_000 }).map((seconds) => new Date(kickOff + seconds * 1000).toISOString())
const head = { match_id: fc.constant('m1'), key, at, minute: fc.oneof(minute, left) }
const count = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: -5, max: 200 }))
const eventWith = (fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<FeedEvent> =>
  fc.record({ ...head, ...fields }) as fc.Arbitrary<FeedEvent>
const is = (value: string) => fc.constant(value)

const goal = eventWith({ type: is('goal'), side, player, assist: player, how: fc.constantFrom('open', 'penalty', 'own') })
const card = eventWith({ type: is('card'), side, player, card: fc.constantFrom('yellow', 'second-yellow', 'red') })
const corner = eventWith({ type: is('corner'), side })
const cancel = eventWith({ type: is('cancel'), target: key, reason: fc.constantFrom('offside', 'unknown') })
const anything: fc.Arbitrary<FeedEvent> = fc.oneof(
  { arbitrary: goal, weight: 4 },
  { arbitrary: cancel, weight: 2 },
  card,
  corner,
  { arbitrary: eventWith({ type: is('phase'), phase: fc.constantFrom(...phases) }), weight: 3 },
  {
    arbitrary: eventWith({
      type: is('score'),
      home: count,
      away: count,
      quiet: fc.boolean(),
      correction: fc.constantFrom(undefined, 'result'),
      periods: fc.option(fc.array(fc.tuple(count, count), { maxLength: 5 }), { nil: undefined }),
    }),
    weight: 4,
  },
  eventWith({ type: is('points'), side, count, player }),
  eventWith({ type: is('clock'), running: fc.boolean() }),
  eventWith({ type: is('objective'), side, objective: fc.constantFrom(...objectives) }),
  eventWith({ type: is('scorer'), target: key, player: fc.constant(name('Di')), assist: player }),
  eventWith({ type: is('goal-detail'), target: key, assist: player, how: fc.constantFrom('open', 'penalty', 'own') }),
  eventWith({ type: is('review'), side, reason: is('offside'), target: fc.option(key, { nil: null }) }),
  eventWith({ type: is('review-confirmed'), target: fc.option(key, { nil: null }) }),
  eventWith({ type: is('shootout-kick'), side, scored: fc.boolean(), player }),
  eventWith({ type: is('added-time'), minutes: count }),
  eventWith({ type: is('moved'), time: at }),
  eventWith({ type: is('penalty-missed'), side, player }),
  eventWith({ type: fc.constantFrom('postponed', 'abandoned', 'suspended') }),
)
const award = eventWith({ type: is('score'), home: count, away: count, correction: is('awarded') })
/** Keys are unique: the first message with a key wins. */
const story = (message: fc.Arbitrary<FeedEvent>): fc.Arbitrary<FeedEvent[]> => fc.array(message, { maxLength: 40 })
const sport = fc.constantFrom(...sports)

describe('the reducer, for any feed', () => {
  it('never throws, never goes below zero, and strictly increases seq', () => {
    fc.assert(
      fc.property(sport, story(fc.oneof({ arbitrary: anything, weight: 15 }, award)), (which, messages) => {
        let state = fresh(which)
        for (const message of messages) {
          const next = reduce(state, message).state
          expect(next.core.seq).toBeGreaterThanOrEqual(state.core.seq)
          state = next
        }
        const { core, log } = state
        const figures = [core.home_score, core.away_score, core.half_home_score ?? 0, core.half_away_score ?? 0, ...core.periods.flat()]
        for (const figure of [...figures, ...(core.shootout ?? []), ...(core.aggregate ?? [])]) {
          expect(Number.isInteger(figure)).toBe(true)
          expect(figure).toBeGreaterThanOrEqual(0)
        }
        const seqs = log.map(({ event }) => event.seq)
        expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b))
        expect(new Set(log.map((entry) => entry.key)).size).toBe(log.length)
      }),
      { numRuns: 400 },
    )
  })

  it('derives the football score from the standing goals', () => {
    fc.assert(
      fc.property(story(anything), (messages) => {
        const { core, log } = run(fresh(), messages)
        const standing = (team: string): number =>
          log.filter(({ event }) => /^(own-|penalty-)?goal$/.test(event.type) && event.team === team && event.cancelled_by === null).length
        expect([core.home_score, core.away_score]).toEqual([standing('home'), standing('away')])
      }),
      { numRuns: 400 },
    )
  })

  it('derives the basketball score from the periods', () => {
    fc.assert(
      fc.property(story(anything), (messages) => {
        const { core } = run(fresh('basketball'), messages)
        const sum = (index: 0 | 1): number => core.periods.reduce((total, pair) => total + pair[index], 0)
        expect([core.home_score, core.away_score]).toEqual([sum(0), sum(1)])
      }),
    )
  })

  it('cancels an event only by a later one that refers back to it', () => {
    fc.assert(
      fc.property(sport, story(anything), (which, messages) => {
        const { log } = run(fresh(which), messages)
        for (const { event } of log) {
          if (event.cancelled_by === null) continue
          expect(event.cancelled_by).toBeGreaterThan(event.seq)
          expect(log.find((entry) => entry.event.seq === event.cancelled_by)?.event.detail.target).toBe(event.seq)
        }
      }),
    )
  })

  it('changes nothing when all messages are repeated, in any order', () => {
    fc.assert(
      fc.property(
        sport,
        story(anything).chain((messages) => fc.tuple(fc.constant(messages), fc.shuffledSubarray(messages))),
        (which, [messages, again]) => {
          const once = run(fresh(which), messages)
          // A refused message leaves no key, so only the others count as known.
          const heard = again.filter(
            ({ key: k }) => once.memo.silent.includes(k) || once.log.some((entry) => entry.key === k || entry.memo.alias === k),
          )
          expect(run(once, heard)).toEqual(once)
          for (const message of heard) expect(reduce(once, message)).toMatchObject({ events: [], facts: [] })
        },
      ),
    )
  })

  it('continues after a crash exactly as it would have without one', () => {
    fc.assert(
      fc.property(sport, story(anything), fc.nat(40), (which, messages, cut) => {
        const prefix = run(fresh(which), messages.slice(0, cut))
        const restored = JSON.parse(JSON.stringify(prefix)) as MatchState
        expect(run(restored, messages.slice(cut))).toEqual(run(fresh(which), messages))
      }),
    )
  })

  it('does not mutate its input state', () => {
    fc.assert(
      fc.property(sport, story(anything), anything, (which, messages, message) => {
        const state = run(fresh(which), messages)
        const before = JSON.stringify(state)
        reduce(state, message)
        expect(JSON.stringify(state)).toBe(before)
      }),
    )
  })

  it('counts goals, cards, corners and their cancellations the same in any order of arrival', () => {
    const distinct = fc.uniqueArray(fc.oneof(goal, goal, card, corner, cancel), { selector: (message) => message.key, maxLength: 25 })
    const shuffled = distinct.chain((messages) =>
      fc.tuple(fc.constant(messages), fc.shuffledSubarray(messages, { minLength: messages.length })),
    )
    const counts = (messages: FeedEvent[]) => {
      const { core } = run(fresh(), messages)
      const { home_score, away_score, red_home, red_away, yellow_home, yellow_away, corner_home, corner_away } = core
      return { home_score, away_score, red_home, red_away, yellow_home, yellow_away, corner_home, corner_away }
    }
    fc.assert(
      fc.property(shuffled, ([messages, other]) => {
        expect(counts(other)).toEqual(counts(messages))
      }),
      { numRuns: 300 },
    )
  })

  it('ends at the last stated score', () => {
    const fair = fc.integer({ min: 0, max: 6 })
    fc.assert(
      fc.property(
        fc.constantFrom('football', 'basketball', 'tennis'),
        story(fc.oneof(goal, cancel)),
        fair,
        fair,
        (which, messages, home, away) => {
          const state = run(fresh(which as Sport), messages)
          const truth = {
            match_id: 'm1',
            key: 'truth',
            at: '2026-03-08T00:00:00.000Z',
            minute: { minute: 90 },
            type: 'score',
            home,
            away,
          } as const
          const { core } = reduce(state, truth).state
          expect([core.home_score, core.away_score]).toEqual([home, away])
        },
      ),
    )
  })
})
