// The basketball game clock over any sequence of stops and starts: it decreases while running and stands while stopped.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockSeconds } from '../../../../rules/match/match-clock.ts'
import { aFixture, feedFor, kickOff, phase } from '../../../../tests/support/match/match-build.ts'
import type { FeedEvent } from '../feed-message.ts'
import { type MatchState, newState } from '../state.ts'
import { reduce } from './reduce.ts'

const quarter = 720
const fresh: MatchState = newState(
  aFixture('m1', { sport: 'basketball', period_minutes: quarter / 60 }),
  new Date(kickOff - 86_400_000).toISOString(),
)
const clock = (running: boolean) => ({ type: 'clock', running }) as const
const points = (count: number) => ({ type: 'points', side: 'home', count, player: null }) as const
/** Milliseconds at a tenth of a second after the start. */
const timeOf = (tenth: number): number => kickOff + tenth * 100
const at = (tenth: number): { at: string } => ({ at: new Date(timeOf(tenth)).toISOString() })

interface ClockCycle {
  runs: number
  stands: number
  /** A basket stops the clock; a free throw is made while it stands. */
  scores: boolean
  shoots: boolean
}
const cycles: fc.Arbitrary<ClockCycle[]> = fc.array(
  fc.record({
    runs: fc.integer({ min: 1, max: 600 }),
    stands: fc.integer({ min: 1, max: 900 }),
    scores: fc.boolean(),
    shoots: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
)
/** The true clock: `left` at `from`. */
interface Span {
  from: number
  to: number
  left: number
  running: boolean
}

/** The feed messages of a quarter, each on time, and the true clock. */
function quarterOf(list: readonly ClockCycle[]): { events: FeedEvent[]; spans: Span[] } {
  const feedEvent = feedFor('m1')
  const events = [feedEvent(phase('q1'), { minute: 1, left: quarter }, at(0))]
  const spans: Span[] = []
  let now = 0
  let left = quarter * 10
  const minute = () => ({ minute: 1, left: Math.round(left / 10) })
  for (const { runs, stands, scores, shoots } of list) {
    const ran = Math.min(runs, left)
    if (ran === 0) break
    spans.push({ from: now, to: now + ran, left, running: true })
    now += ran
    left -= ran
    if (scores) events.push(feedEvent(points(2), minute(), at(now)))
    events.push(feedEvent(clock(false), minute(), at(now)))
    spans.push({ from: now, to: now + stands, left, running: false })
    if (shoots) events.push(feedEvent(points(1), minute(), at(now + Math.floor(stands / 2))))
    now += stands
    events.push(feedEvent(clock(true), minute(), at(now)))
  }
  return { events, spans }
}

describe('the game clock', () => {
  it('never rises within a period or falls below zero, stops when stopped, and is less than two seconds off', () => {
    fc.assert(
      fc.property(cycles, (list) => {
        const { events, spans } = quarterOf(list)
        let state = fresh
        let next = 0
        let before = quarter
        for (const { from, to, left, running } of spans)
          for (const tenth of [from, Math.floor((from + to) / 2), to - 1]) {
            for (; next < events.length && Date.parse((events[next] as FeedEvent).at) <= timeOf(tenth); next += 1) {
              const { state: after, facts, warning } = reduce(state, events[next] as FeedEvent)
              expect(warning).toBeNull()
              expect(after.core.seq - state.core.seq).toBeLessThanOrEqual(1)
              if ((events[next] as FeedEvent).type === 'clock') expect(facts).toEqual([])
              state = after
            }
            const shown = clockSeconds(state.core, timeOf(tenth))
            expect(shown).toBeLessThanOrEqual(before)
            expect(shown).toBeGreaterThanOrEqual(0)
            if (running) expect(Math.abs(shown * 10 - (left - (tenth - from)))).toBeLessThan(20)
            else expect(shown).toBe(Math.round(left / 10))
            before = shown
          }
      }),
      { numRuns: 300 },
    )
  })

  it('never shows more time than before in a contradictory feed, and stops until it is started', () => {
    const word = fc.record({ running: fc.boolean(), left: fc.integer({ min: 0, max: 900 }), passed: fc.integer({ min: -20, max: 120 }) })
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (list) => {
        const feedEvent = feedFor('m1')
        let now = 0
        let state = reduce(fresh, feedEvent(phase('q1'), { minute: 1, left: quarter }, at(0))).state
        for (const { running, left, passed } of list) {
          now = Math.max(0, now + passed)
          const shownElapsed = state.core.clock?.elapsed ?? 0
          state = reduce(state, feedEvent(clock(running), { minute: 1, left }, at(now * 10))).state
          const { core } = state
          expect(core.clock?.elapsed).toBeLessThanOrEqual(shownElapsed)
          for (const later of [0, 7, 5_000]) {
            const shown = clockSeconds(core, timeOf((now + later) * 10))
            expect(shown).toBeGreaterThanOrEqual(0)
            expect(shown).toBeLessThanOrEqual(core.clock?.elapsed ?? 0)
            if (!core.clock?.running) expect(shown).toBe(core.clock?.elapsed)
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})
