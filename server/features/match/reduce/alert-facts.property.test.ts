// Alerts for every feed, however confused: the final state matches the last alert.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Phase } from '../../../../contract/match/match-row.ts'
import { aFixture, kickOff, name } from '../../../../tests/support/match/match-build.ts'
import type { FeedEvent } from '../feed-message.ts'
import { type MatchState, newState } from '../state.ts'
import type { ReduceFact } from './draft.ts'
import { reduce } from './reduce.ts'

const key = fc.integer({ min: 0, max: 25 }).map((number) => `k${number}`)
const side = fc.constantFrom('home' as const, 'away' as const)
const player = fc.option(fc.constantFrom('Ann', 'Bo').map(name), { nil: null })
const head = {
  match_id: fc.constant('m1'),
  key,
  at: fc.integer({ min: 0, max: 7_000 }).map((seconds) => new Date(kickOff + seconds * 1_000).toISOString()),
  minute: fc.record({ minute: fc.integer({ min: 1, max: 95 }) }),
}
const eventWith = (fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<FeedEvent> =>
  fc.record({ ...head, ...fields }) as fc.Arbitrary<FeedEvent>
const is = (value: string) => fc.constant(value)
const few = fc.integer({ min: 0, max: 3 })
const footballPhases: Phase[] = ['first-half', 'half-time', 'second-half', 'extra-break', 'extra-first', 'shoot-out', 'finished']
const message = (quiet: fc.Arbitrary<boolean>): fc.Arbitrary<FeedEvent> =>
  fc.oneof(
    eventWith({ type: is('goal'), side, player, assist: is('').map(() => null), how: is('open') }),
    eventWith({ type: is('score'), home: few, away: few, quiet }),
    eventWith({ type: is('cancel'), target: key, reason: is('offside') }),
    eventWith({ type: is('card'), side, player, card: is('red') }),
    eventWith({ type: is('scorer'), target: key, player: player.map((one) => one ?? name('Cy')), assist: is('').map(() => null) }),
    eventWith({ type: is('phase'), phase: fc.constantFrom(...footballPhases) }),
  )
const story = (quiet: fc.Arbitrary<boolean>) => fc.array(message(quiet), { maxLength: 40 })
const fresh = (): MatchState => newState(aFixture('m1'), '2026-03-01T00:00:00.000Z')

/** Goals and cards that stand for a reader of every alert. */
function believe(believed: Set<number>, { kind, event, cancels }: ReduceFact): void {
  if (cancels !== null) believed.delete(cancels)
  else if ((kind === 'goal' && event.type !== 'scorer-correction') || kind === 'red-card') believed.add(event.seq)
}
const takenBack = (state: MatchState, seq: number): boolean =>
  state.log.some(({ event }) => event.seq === seq && event.cancelled_by !== null)

describe('alerts, for any feed', () => {
  it('never leave a reader with a revoked goal or card, including rollbacks of a bare score', () => {
    fc.assert(
      fc.property(story(fc.constant(false)), (messages) => {
        let state = fresh()
        const believed = new Set<number>()
        for (const one of messages) {
          const next = reduce(state, one)
          state = next.state
          for (const fact of next.facts) believe(believed, fact)
          for (const seq of believed) expect(takenBack(state, seq)).toBe(false)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('are corrected at each phase after a silent feed correction, as the comparison with the log finds it', () => {
    fc.assert(
      fc.property(story(fc.boolean()), (messages) => {
        let state = fresh()
        const believed = new Set<number>()
        for (const one of messages) {
          const next = reduce(state, one)
          state = next.state
          for (const fact of next.facts) believe(believed, fact)
          // Such a cancellation never concerns a standing goal, nor one without an alert.
          const found = [...believed].filter((seq) => takenBack(state, seq))
          for (const seq of found) expect(state.log.find(({ event }) => event.seq === seq)?.event.type).toMatch(/goal|card|yellow/)
          if (next.facts.some(({ kind, cancels }) => cancels === null && /half|full-time|kick-off|extra|shoot/.test(kind)))
            for (const seq of found) believed.delete(seq)
        }
        for (const seq of believed) expect(state.log.some(({ event }) => event.seq === seq)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('are never repeated: keys are unique, and repeated messages cause no alert', () => {
    fc.assert(
      fc.property(story(fc.boolean()), (messages) => {
        let state = fresh()
        const keys: string[] = []
        for (const one of [...messages, ...messages]) {
          const next = reduce(state, one)
          state = next.state
          keys.push(...next.facts.map((fact) => fact.key))
        }
        expect(new Set(keys).size).toBe(keys.length)
      }),
      { numRuns: 300 },
    )
  })

  it('report nothing from before a match was joined', () => {
    const joined = fc.record({ home: few, away: few, phase: fc.constantFrom<Phase>('second-half', 'extra-first') })
    fc.assert(
      fc.property(joined, ({ home, away, phase }) => {
        const at = new Date(kickOff + 4_000_000).toISOString()
        const common = { match_id: 'm1', at, minute: { minute: 61 } }
        const first = reduce(fresh(), { ...common, key: 'a', type: 'phase', phase })
        const second = reduce(first.state, { ...common, key: 'b', type: 'score', home, away })
        expect([...first.facts, ...second.facts]).toEqual([])
        expect([second.state.core.home_score, second.state.core.away_score]).toEqual([home, away])
        const third = reduce(second.state, { ...common, key: 'c', type: 'score', home: home + 1, away })
        expect(third.facts.map(({ kind }) => kind)).toEqual(['goal'])
      }),
    )
  })
})
