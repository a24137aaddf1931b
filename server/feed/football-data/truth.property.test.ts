// Followers end up with the truth, for every service: fields missing, empty, late, outdated or contradictory.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Phase } from '../../../contract/match/match-row.ts'
import { readResponse, start } from '../../../tests/support/match/football-data-responses.ts'
import {
  endOf,
  type Fault,
  faults,
  finalKicks,
  finalScore,
  type Score,
  type Story,
  story,
  truthAt,
  withFault,
} from '../../../tests/support/match/football-data-story.ts'
import { soak } from '../../../tests/support/soak.ts'
import { reduce } from '../../features/match/reduce/reduce.ts'
import { type MatchState, newState } from '../../features/match/state.ts'
import { clubNames } from '../names/club.ts'
import { changeOf } from './change.ts'
import type { Checkpoint } from './checkpoint.ts'
import { announced } from './fixtures.ts'

/** Minutes between reads. */
const every = 3
const order: readonly Phase[] = [
  'not-started',
  'first-half',
  'half-time',
  'second-half',
  'extra-break',
  'extra-first',
  'extra-half-time',
  'extra-second',
  'shoot-out',
  'finished',
]

interface Poll {
  fault: Fault
  /** A second fault in the same response. */
  also: Fault
  by: number
}
interface Followed {
  state: MatchState
  /** Seqs of the goals that stand for followers, and the number of result corrections. */
  believed: Set<number>
  corrections: number
}

const whole: Poll = { fault: null, also: null, by: 0 }
const clubs = clubNames()
const scoreOf = ({ core }: MatchState): Score => [core.home_score, core.away_score]

/** Reads a match from before its start to after its end; the last two responses are complete. */
function follow(match: Story, polls: readonly Poll[], check: (followed: Followed, before: MatchState) => void = () => undefined): Followed {
  const [fixture] = announced([readResponse({})], clubs).fixtures
  if (!fixture) throw new Error('no fixture')
  const followed: Followed = { state: newState(fixture, '2000-01-01T00:00:00.000Z'), believed: new Set(), corrections: 0 }
  let checkpoint: Checkpoint | undefined
  let lastWhole: Score | null = null
  const last = endOf(match) + match.delay + 14
  for (let passed = -4, nth = 0; passed <= last + 2 * every; passed += every, nth += 1) {
    const truth = truthAt(match, passed)
    const { fault, also, by } = polls[nth % polls.length] ?? whole
    const isWhole = (fault === null && also === null) || passed > last || passed < 0
    const once = withFault(match, truth, fault, by)
    const response = isWhole ? truth.response : withFault(match, { ...truth, response: once }, also, by)
    const before = followed.state
    const change = changeOf(readResponse(response), checkpoint, start + passed * 60_000)
    checkpoint = change?.checkpoint ?? checkpoint
    for (const event of change?.events ?? []) {
      const reduced = reduce(followed.state, event)
      followed.state = reduced.state
      for (const { kind, event: factEvent, cancels } of reduced.facts) {
        if (factEvent.type === 'score-correction' || factEvent.type === 'awarded') followed.corrections += 1
        else if (cancels !== null) followed.believed.delete(cancels)
        else if (kind === 'goal' && factEvent.type !== 'scorer-correction') followed.believed.add(factEvent.seq)
      }
    }
    check(followed, before)
    const isHeldTwice = isWhole && lastWhole !== null && lastWhole.join() === truth.score.join()
    if (isHeldTwice && truth.isLive && !truth.isShootOut) expect(scoreOf(followed.state)).toEqual(truth.score)
    lastWhole = isWhole && truth.isLive ? truth.score : null
  }
  return followed
}

const none = fc.constant<Fault>(null)
const some = fc.constantFrom<Fault>(...faults)
const poll: fc.Arbitrary<Poll> = fc.record({
  fault: fc.oneof({ arbitrary: none, weight: 3 }, some),
  also: fc.oneof({ arbitrary: none, weight: 4 }, some),
  by: fc.nat(100),
})
const evening = fc.tuple(story, fc.array(poll, { minLength: 5, maxLength: 60 }))

const seeds = soak([1, 20_261_129], [1, 20_261_129, 71, 4_242, 9, 99])

describe.each(seeds)('a match followed through faulty responses, seed %i', (seed) => {
  const options = { seed, numRuns: 25 }

  it('ends with its true score, kicks and winner, and every reported goal stands', () => {
    fc.assert(
      fc.property(evening, ([match, polls]) => {
        const { state, believed, corrections } = follow(match, polls)
        const { core, log } = state
        const [score, kicks] = [finalScore(match), finalKicks(match)]
        expect({ status: core.status, score: scoreOf(state), kicks: core.shootout }).toEqual({ status: 'over', score, kicks })
        const [home, away] = kicks ?? score
        expect(core.winner).toBe(home > away ? 'home' : away > home ? 'away' : 'draw')
        for (const seq of believed) expect(log.find(({ event }) => event.seq === seq)?.event.cancelled_by).toBeNull()
        if (corrections === 0) expect(believed.size).toBe(score[0] + score[1])
      }),
      options,
    )
  })

  it('has each named scorer on the side that the goal counts for', () => {
    fc.assert(
      fc.property(evening, ([match, polls]) => {
        follow(match, polls, ({ state: { log } }) => {
          for (const { event } of log)
            if (event.player && event.team && /goal$/.test(event.type)) expect(event.player.en).toMatch(new RegExp(`^${event.team} `))
        })
      }),
      options,
    )
  })

  it('moves forward in its phases, and shows no winner against its score', () => {
    fc.assert(
      fc.property(evening, ([match, polls]) => {
        follow(match, polls, ({ state: { core } }, before) => {
          expect(order.indexOf(core.phase)).toBeGreaterThanOrEqual(order.indexOf(before.core.phase))
          if (core.status !== 'over') return
          const [home, away] = core.shootout ?? [core.home_score, core.away_score]
          if (home !== away) expect(core.winner).toBe(home > away ? 'home' : 'away')
        })
      }),
      options,
    )
  })

  it('is reported goal by goal when every response is complete, and never revokes one', () => {
    fc.assert(
      fc.property(story, (match) => {
        const { state, believed, corrections } = follow(match, [whole])
        expect([believed.size, corrections]).toEqual([finalScore(match)[0] + finalScore(match)[1], 0])
        expect(state.log.some(({ event }) => event.type === 'goal-cancelled')).toBe(false)
        expect(state.core.after_extra).toBe(match.length !== 'REGULAR')
      }),
      options,
    )
  })
})
