import { describe, expect, it } from 'vitest'
import { aFixture, feedFor, goal, name, phase, score } from '../../../../tests/support/match/match-build.ts'
import type { FeedEvent } from '../feed-message.ts'
import type { ReduceFact } from '../reduce/draft.ts'
import { reduce } from '../reduce/reduce.ts'
import { type MatchState, newState } from '../state.ts'
import { namedFacts } from './named-facts.ts'

/** Facts of a batch that follows the kick-off. */
function factsOf(feedEvent: ReturnType<typeof feedFor>, batch: readonly FeedEvent[]): string[] {
  let state: MatchState = reduce(newState(aFixture('m1'), '2026-03-01T00:00:00.000Z'), feedEvent(phase('first-half'), { minute: 1 })).state
  const facts: ReduceFact[] = []
  for (const message of batch) {
    const next = reduce(state, message)
    state = next.state
    facts.push(...next.facts)
  }
  const eventOf = (_id: string, seq: number) => state.log.find(({ event }) => event.seq === seq)?.event
  return namedFacts(facts, eventOf).map(({ event }) => `${event.type} ${event.player?.en ?? '?'} ${event.detail.score?.join(':')}`)
}

describe('a batch', () => {
  it('reports a goal that it names once, with the scorer', () => {
    const feedEvent = feedFor('m1')
    expect(factsOf(feedEvent, [feedEvent(score(1, 0), { minute: 12 }), feedEvent(goal('home', 'Ann'), { minute: 12 })])).toEqual([
      'goal Ann 1:0',
    ])
    const scored = feedFor('m1')
    const first = scored(goal('away'), { minute: 20 })
    const scorer = scored({ type: 'scorer', target: first.key, player: name('Bo'), assist: null }, { minute: 21 })
    expect(factsOf(scored, [first, scorer])).toEqual(['goal Bo 0:1'])
  })

  it('reports a goal without a scorer, and a correction of one already reported', () => {
    const feedEvent = feedFor('m1')
    expect(factsOf(feedEvent, [feedEvent(score(1, 0), { minute: 12 })])).toEqual(['goal ? 1:0'])
    const first = feedEvent(goal('home', 'Ann'), { minute: 30 })
    const scorer = feedEvent({ type: 'scorer', target: first.key, player: name('Bo'), assist: null }, { minute: 31 })
    expect(factsOf(feedEvent, [first, scorer])).toEqual(['goal Ann 1:0', 'scorer-correction Bo 1:0'])
  })
})
