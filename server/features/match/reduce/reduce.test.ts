// Reduces feeds that are correct, corrected, repeated and wrong.
import { describe, expect, it } from 'vitest'
import { aFixture, feedFor, goal, name, phase, score } from '../../../../tests/support/match/match-build.ts'
import type { FeedEvent } from '../feed-message.ts'
import { type MatchState, newState } from '../state.ts'
import { type Reduced, reduce } from './reduce.ts'

const fresh = (more = {}): MatchState => newState(aFixture('m1', more), '2026-03-01T00:00:00.000Z')
const run = (messages: FeedEvent[], state = fresh()): MatchState => messages.reduce((now, message) => reduce(now, message).state, state)
const last = (messages: FeedEvent[], state = fresh()): Reduced => {
  const before = run(messages.slice(0, -1), state)
  return reduce(before, messages.at(-1) as FeedEvent)
}
const line = ({ log }: MatchState): string[] =>
  log.map(({ event }) => `${event.minute} ${event.type}${event.team ? ` ${event.team}` : ''}${event.cancelled_by === null ? '' : ' ✗'}`)

describe('a football match', () => {
  it('counts goals, half-time, cards and corners, and ends with a winner', () => {
    const feedEvent = feedFor('m1')
    const state = run([
      feedEvent(phase('first-half'), { minute: 0 }),
      feedEvent(goal('home', 'Ann'), { minute: 12 }),
      feedEvent({ type: 'corner', side: 'away' }, { minute: 20 }),
      feedEvent({ type: 'card', side: 'away', card: 'yellow', player: null }, { minute: 30 }),
      feedEvent({ type: 'added-time', minutes: 3 }, { minute: 45 }),
      feedEvent(goal('away'), { minute: 45, added: 2 }),
      feedEvent(phase('half-time'), { minute: 45, added: 3 }),
      feedEvent(phase('second-half'), { minute: 46 }),
      feedEvent({ type: 'card', side: 'away', card: 'second-yellow', player: null }, { minute: 60 }),
      feedEvent(goal('home'), { minute: 67 }),
      feedEvent(phase('finished'), { minute: 90, added: 4 }),
    ])
    expect(state.core).toMatchObject({
      home_score: 2,
      away_score: 1,
      half_home_score: 1,
      half_away_score: 1,
      status: 'over',
      winner: 'home',
    })
    expect(state.core).toMatchObject({ yellow_away: 1, red_away: 1, corner_away: 1, match_str: 'FT', note: null, seq: 11 })
    expect(line(state)).toEqual([
      "1' kick-off",
      "12' goal home",
      "20' corner away",
      "30' yellow-card away",
      "45' added-time",
      "45+2' goal away",
      'HT half-time',
      "46' second-half",
      "60' second-yellow away",
      "67' goal home",
      'FT full-time',
    ])
  })

  it('reports kick-off, goals with the previous score, red cards, half-time and full time', () => {
    const feedEvent = feedFor('m1')
    const factsOf = (message: FeedEvent, before: FeedEvent[]) =>
      last([...before, message]).facts.map(({ kind, before: b, core }) => [kind, b, core.home_score])
    const begin = feedEvent(phase('first-half'), { minute: 0 })
    const one = feedEvent(goal('home'), { minute: 5 })
    expect(factsOf(begin, [])).toEqual([['kick-off', null, 0]])
    expect(factsOf(one, [begin])).toEqual([['goal', [0, 0], 1]])
    expect(factsOf(feedEvent({ type: 'card', side: 'home', card: 'red', player: null }, { minute: 9 }), [begin, one])).toEqual([
      ['red-card', null, 1],
    ])
    expect(factsOf(feedEvent({ type: 'card', side: 'home', card: 'yellow', player: null }, { minute: 9 }), [begin, one])).toEqual([])
    expect(factsOf(feedEvent(phase('half-time'), { minute: 45 }), [begin, one])).toEqual([['half-time', null, 1]])
    expect(factsOf(feedEvent(phase('finished'), { minute: 90 }), [begin, one])).toEqual([['full-time', null, 1]])
  })

  it('goes through a review: adds a note, cancels the goal and keeps it visible', () => {
    const feedEvent = feedFor('m1')
    const messages = [
      feedEvent(phase('first-half'), { minute: 0 }),
      feedEvent(goal('home', 'Ann'), { minute: 30 }, { key: 'g' }),
      feedEvent({ type: 'review', side: 'home', reason: 'offside', target: 'g' }, { minute: 31 }),
    ]
    expect(run(messages).core.note).toMatchObject({ type: 'review', side: 'home', reason: 'offside' })
    const cancelled = last([...messages, feedEvent({ type: 'cancel', target: 'g', reason: 'offside' }, { minute: 33 })])
    expect(cancelled.state.core).toMatchObject({ home_score: 0, note: { type: 'goal-cancelled', reason: 'offside' } })
    expect(cancelled.events.map(({ type, cancelled_by, detail }) => [type, cancelled_by, detail.target])).toEqual([
      ['goal', 4, undefined],
      ['goal-cancelled', null, 2],
    ])
    expect(cancelled.facts).toMatchObject([{ kind: 'goal', before: [1, 0], cancels: 2, key: 'm1:k4' }])
    const stands = run([...messages, feedEvent({ type: 'review-confirmed', target: 'g' }, { minute: 33 })]).core
    expect(stands).toMatchObject({ home_score: 1, note: { type: 'goal', at: messages[1]?.at } })
  })

  it('treats a lower score as a cancellation even without a message, and takes the reason later', () => {
    const feedEvent = feedFor('m1')
    const messages = [
      feedEvent(phase('first-half'), { minute: 0 }),
      feedEvent(goal('home', 'Ann'), { minute: 10 }, { key: 'a' }),
      feedEvent(goal('home', 'Bo'), { minute: 20 }, { key: 'b' }),
      feedEvent(score(1, 0), { minute: 22 }),
    ]
    const rolledBack = last(messages)
    expect(rolledBack.state.core.home_score).toBe(1)
    expect(line(rolledBack.state)).toEqual(["1' kick-off", "10' goal home", "20' goal home ✗", "22' goal-cancelled home"])
    expect(rolledBack.facts).toMatchObject([
      { kind: 'goal', before: [2, 0], cancels: 3, event: { player: name('Bo'), detail: { reason: 'unknown' } } },
    ])
    const explained = last([...messages, feedEvent({ type: 'cancel', target: 'b', reason: 'handball' }, { minute: 23 })])
    expect(explained.state.core.home_score).toBe(1)
    expect(explained.events).toMatchObject([{ type: 'goal-cancelled', detail: { reason: 'handball' } }])
    expect(explained.facts).toEqual([])
  })

  it('leaves an early goal that is cancelled late out of the score of everything after it', () => {
    const feedEvent = feedFor('m1')
    const state = run([
      feedEvent(phase('first-half'), { minute: 0 }),
      feedEvent(goal('home', 'Ann'), { minute: 10 }, { key: 'a' }),
      feedEvent(goal('home', 'Bo'), { minute: 20 }, { key: 'b' }),
      feedEvent({ type: 'scorer', target: 'a', player: name('Cy'), assist: null }, { minute: 21 }),
      feedEvent(goal('away', 'Di'), { minute: 40 }, { key: 'd' }),
      feedEvent(phase('half-time'), { minute: 45 }),
      feedEvent(phase('second-half'), { minute: 46 }),
      feedEvent({ type: 'cancel', target: 'a', reason: 'offside' }, { minute: 50 }),
      feedEvent(goal('away', 'Di'), { minute: 60 }),
    ])
    expect(state.core).toMatchObject({ home_score: 1, away_score: 2, half_home_score: 1, half_away_score: 1 })
    expect(state.log.map(({ event: { type, detail } }) => `${type} ${detail.score?.join('-')}`)).toEqual([
      'kick-off 0-0',
      'goal 1-0',
      'goal 1-0',
      'scorer-correction 1-0',
      'goal 1-1',
      'half-time 1-1',
      'second-half 1-1',
      'goal-cancelled 1-1',
      'goal 1-2',
    ])
  })

  it('creates a goal from a bare score, and names its scorer when the goal message follows', () => {
    const feedEvent = feedFor('m1')
    const messages = [
      feedEvent(phase('first-half'), { minute: 0 }),
      feedEvent(score(0, 1), { minute: 52 }),
      feedEvent(goal('away', 'Cy'), { minute: 51 }, { key: 'g' }),
    ]
    const named = last(messages)
    expect(named.state.core.away_score).toBe(1)
    expect(named.events).toMatchObject([
      { type: 'goal', player: name('Cy') },
      { type: 'scorer-correction', player: name('Cy'), detail: { target: 2, score: [0, 1] } },
    ])
    expect(named.facts).toMatchObject([{ kind: 'goal', before: null, cancels: null, event: { type: 'scorer-correction' } }])
    // The goal can be cancelled by the key of the message that named it, and a second goal within the minute counts separately.
    expect(run([...messages, feedEvent({ type: 'cancel', target: 'g', reason: 'foul' }, { minute: 53 })]).core.away_score).toBe(0)
    expect(run([...messages, feedEvent(goal('away', 'Di'), { minute: 53 })]).core.away_score).toBe(2)
  })

  it('counts a goal once, whether its score arrives before or after it', () => {
    const feedEvent = feedFor('m1')
    const state = run([
      feedEvent(phase('first-half'), { minute: 0 }),
      feedEvent(goal('home', 'Ann'), { minute: 10 }),
      feedEvent(score(1, 0), { minute: 10 }),
      feedEvent(score(2, 0), { minute: 12 }),
      feedEvent(goal('home', 'Bo'), { minute: 12 }),
    ])
    expect(state.core.home_score).toBe(2)
    expect(state.log.filter(({ event }) => event.type === 'goal').map(({ event }) => event.player?.en)).toEqual(['Ann', 'Bo'])
  })

  it('corrects a scorer, and keeps the wrong name', () => {
    const feedEvent = feedFor('m1')
    const { state, events, facts } = last([
      feedEvent(phase('first-half'), { minute: 0 }),
      feedEvent(goal('home', 'Ann'), { minute: 10 }, { key: 'g' }),
      feedEvent({ type: 'scorer', target: 'g', player: name('Bo'), assist: name('Cy') }, { minute: 15 }),
    ])
    expect(state.core.home_score).toBe(1)
    expect(events).toMatchObject([
      { type: 'goal', player: name('Bo'), detail: { assist: name('Cy') } },
      { type: 'scorer-correction', player: name('Bo'), detail: { out: name('Ann'), target: 2 }, minute: "10'" },
    ])
    expect(facts).toHaveLength(1)
  })

  it('goes through extra time and a shoot-out', () => {
    const feedEvent = feedFor('m1', undefined)
    const kick = (side: 'home' | 'away', scored: boolean) =>
      feedEvent({ type: 'shootout-kick', side, scored, player: null }, { minute: 120 })
    const state = run([
      feedEvent(phase('first-half'), { minute: 0 }),
      feedEvent(phase('half-time'), { minute: 45 }),
      feedEvent(phase('second-half'), { minute: 46 }),
      feedEvent(phase('extra-break'), { minute: 90 }),
      feedEvent(phase('extra-first'), { minute: 91 }),
      feedEvent(phase('extra-half-time'), { minute: 105 }),
      feedEvent(phase('extra-second'), { minute: 106 }),
      feedEvent(phase('shoot-out'), { minute: 120 }),
      kick('home', true),
      kick('away', false),
      kick('home', true),
      kick('away', true),
      feedEvent(phase('finished'), { minute: 120 }),
    ])
    expect(state.core).toMatchObject({
      home_score: 0,
      away_score: 0,
      after_extra: true,
      shootout: [2, 1],
      winner: 'home',
      match_str: 'PEN',
    })
    // Seqs have no gaps, so that a client detects a missing event.
    expect(state.log.map(({ event }) => event.seq)).toEqual(Array.from({ length: state.core.seq }, (_, at) => at + 1))
    expect(line(state).slice(3, 8)).toEqual(["90' period", "91' extra-time", "105' extra-half-time", "106' extra-time", "120' shoot-out"])
    expect(state.log.filter(({ event }) => event.type === 'extra-time').map(({ event }) => event.detail.count)).toEqual([undefined, 2])
  })

  it('reports extra time once, and cancels only its second half when that is revoked', () => {
    const feedEvent = feedFor('m1')
    const before = [
      feedEvent(phase('first-half'), { minute: 0 }),
      feedEvent(phase('second-half'), { minute: 46 }),
      feedEvent(phase('extra-first'), { minute: 91 }),
      feedEvent(phase('extra-half-time'), { minute: 105 }),
    ]
    const second = feedEvent(phase('extra-second'), { minute: 106 })
    expect(last([...before, second]).facts).toEqual([])
    const back = last([...before, second, feedEvent(phase('extra-half-time'), { minute: 107 })])
    expect(line(back.state).slice(2)).toEqual(["91' extra-time", "105' extra-half-time", "106' extra-time ✗", "107' resumed"])
    expect(back.facts).toEqual([])
  })

  it('adds up both legs', () => {
    const feedEvent = feedFor('m1')
    expect(
      run([feedEvent(phase('first-half'), { minute: 0 }), feedEvent(goal('away'), { minute: 3 })], fresh({ first_leg: [2, 1] })).core
        .aggregate,
    ).toEqual([2, 2])
  })
})

describe('a feed that corrects its phases', () => {
  const feedEvent = feedFor('m1')
  const begin = [
    feedEvent(phase('first-half'), { minute: 0 }),
    feedEvent(phase('half-time'), { minute: 45 }),
    feedEvent(phase('second-half'), { minute: 46 }),
  ]

  it('is ignored when it goes backwards', () => {
    const back = last([...begin, feedEvent(phase('first-half'), { minute: 2 }, { at: begin[0]?.at })])
    expect(back.state.core.phase).toBe('second-half')
    expect(back.warning).toContain('older')
    expect(back.events).toEqual([])
  })

  it('resumes a match after a false full time', () => {
    const done = feedEvent(phase('finished'), { minute: 90 })
    const resumed = last([...begin, done, feedEvent(phase('second-half'), { minute: 91 })])
    expect(resumed.state.core).toMatchObject({ status: 'live', phase: 'second-half', winner: null })
    expect(resumed.facts).toMatchObject([{ kind: 'full-time', cancels: 4, event: { type: 'resumed' } }])
    expect(line(resumed.state)).toContain('FT full-time ✗')
    const extra = run([...begin, done, feedEvent(phase('extra-first'), { minute: 91 })])
    expect(extra.core).toMatchObject({ status: 'live', phase: 'extra-first', after_extra: true })
  })

  it('has no clock when the match is over, and one again when it resumes', () => {
    const over = run([...begin, feedEvent(phase('finished'), { minute: 90 })])
    expect(over.core).toMatchObject({ status: 'over', clock: null, match_str: 'FT' })
    const back = run([feedEvent(phase('second-half'), { minute: 91 })], over)
    expect(back.core).toMatchObject({ status: 'live', clock: { elapsed: 90 * 60, running: true } })
  })

  it('has the clock of the current half, whatever is reported about the previous one', () => {
    const goalBefore = feedEvent(goal('home', 'Ann'), { minute: 45, added: 6 })
    const shown = (message: FeedEvent) => run([...begin, { ...message, at: begin[2]?.at ?? '' }]).core.match_str
    expect([shown(goalBefore), shown(feedEvent(goal('home', 'Ann'), { minute: 49 }))]).toEqual(["46'", "49'"])
  })

  it('joins a match in progress', () => {
    const state = run([feedEvent(phase('second-half'), { minute: 67 })])
    expect(state.core).toMatchObject({ status: 'live', clock: { elapsed: 66 * 60, running: true }, match_str: "67'", half_home_score: 0 })
    const late = run([feedEvent(score(2, 1), { minute: 67 })])
    expect(late.core).toMatchObject({ status: 'live', phase: 'second-half', home_score: 2, half_home_score: null })
  })

  it('moves, postpones and abandons a match', () => {
    const time = '2026-03-08T12:00:00.000Z'
    const moved = last([feedEvent({ type: 'moved', time }, { minute: 0 })])
    expect(moved.state.core).toMatchObject({ match_time: time, original_time: '2026-03-07T12:00:00.000Z', status: 'upcoming' })
    expect(moved.facts).toMatchObject([{ kind: 'moved', event: { minute: '' } }])
    const postponed = run([feedEvent({ type: 'postponed' }, { minute: 0 })])
    expect(postponed.core).toMatchObject({ status: 'postponed', match_str: 'PPD' })
    expect(run([feedEvent({ type: 'moved', time }, { minute: 0 })], postponed).core).toMatchObject({ status: 'upcoming', match_time: time })
    expect(run([...begin, feedEvent({ type: 'abandoned' }, { minute: 70 }), feedEvent(goal('home'), { minute: 71 })]).core).toMatchObject({
      status: 'cancelled',
      home_score: 0,
    })
    const off = last([feedEvent({ type: 'abandoned' }, { minute: 0 })])
    expect([off.facts[0]?.event.type, off.state.core.match_str]).toEqual(['cancelled', 'CANC'])
  })

  it('marks an abandoned match as begun without a score, and does not alert twice', () => {
    const begun = last([feedEvent({ type: 'abandoned', begun: true }, { minute: 0 })])
    expect(begun.state.core).toMatchObject({ status: 'cancelled', phase: 'first-half', match_str: 'ABD' })
    expect(begun.facts).toMatchObject([{ kind: 'moved', event: { type: 'abandoned', minute: '', detail: {} } }])
    const known = run([feedEvent({ type: 'abandoned' }, { minute: 0 })])
    const learned = reduce(known, feedEvent({ type: 'abandoned', begun: true }, { minute: 0 }))
    expect([learned.state.core.match_str, learned.events.map(({ type }) => type), learned.facts]).toEqual(['ABD', ['abandoned'], []])
    const decided = run([feedEvent({ ...score(3, 0), correction: 'awarded' }, { minute: 0 })], begun.state)
    expect(decided.core).toMatchObject({ status: 'over', awarded: true, home_score: 3, half_home_score: null })
  })

  it('can state that a match was played after it was called off', () => {
    const off = feedEvent({ type: 'abandoned' }, { minute: 0 }, { at: '2026-03-07T20:00:00.000Z' })
    const refused = last([off, feedEvent(phase('first-half'), { minute: 0 })])
    expect([refused.state.core.status, refused.warning]).toEqual(['cancelled', 'first-half is older than cancelled'])
    const { core } = run([
      off,
      feedEvent({ ...phase('first-half'), played: true }, { minute: 0 }),
      feedEvent(phase('finished'), { minute: 90 }),
    ])
    expect(core).toMatchObject({ status: 'over', match_str: 'FT' })
  })

  it('gives only the day of a start until its time is known', () => {
    const day = '2026-03-08T12:00:00.000Z'
    const moved = last([feedEvent({ type: 'moved', time: day, time_tbc: true }, { minute: 0 })])
    expect(moved.state.core).toMatchObject({ match_time: day, time_tbc: true })
    expect(moved.facts).toMatchObject([{ kind: 'moved', event: { detail: { time: day, time_tbc: true } } }])
    const known = run([feedEvent({ type: 'moved', time: '2026-03-08T19:00:00.000Z' }, { minute: 0 })], moved.state)
    expect(known.core).toMatchObject({ match_time: '2026-03-08T19:00:00.000Z', time_tbc: false })
  })

  it('keeps no original time when only the day was known', () => {
    const time = '2026-03-09T19:00:00.000Z'
    const { core, log } = run([feedEvent({ type: 'moved', time }, { minute: 0 })], fresh({ time_tbc: true }))
    expect(core).toMatchObject({ match_time: time, original_time: null, time_tbc: false })
    expect(log.map(({ event }) => event.type)).toEqual(['moved'])
  })

  it('gives no minute that was not stated, and no half-time score derived from it', () => {
    const undatedFeed = feedFor('m1')
    const state = run([
      undatedFeed(phase('first-half'), { minute: 0 }),
      undatedFeed(goal('home'), { minute: 0 }),
      undatedFeed(phase('half-time'), { minute: 45 }),
    ])
    expect(line(state)).toEqual(["1' kick-off", ' goal home', 'HT half-time'])
    expect(state.core).toMatchObject({ home_score: 1, half_home_score: null })
  })

  it('suspends and resumes a match, and reports both', () => {
    const halted = last([...begin, feedEvent({ type: 'suspended' }, { minute: 71 })])
    expect(halted.state.core).toMatchObject({ status: 'live', suspended: true, match_str: 'SUSP', clock: { running: false } })
    expect(halted.facts).toMatchObject([{ kind: 'moved', event: { type: 'suspended', minute: "71'" } }])
    const again = reduce(halted.state, feedEvent(phase('second-half'), { minute: 75 }))
    expect(again.state.core).toMatchObject({ status: 'live', suspended: false, clock: { running: true } })
    expect(again.facts).toMatchObject([{ kind: 'moved', event: { type: 'resumed' } }])
  })
})

describe('a feed with false data', () => {
  const feedEvent = feedFor('m1')
  const begin = [feedEvent(phase('first-half'), { minute: 0 }), feedEvent(goal('home'), { minute: 10 })]
  const lies: [string, FeedEvent][] = [
    ['a negative score', feedEvent(score(-1, 0), { minute: 20 })],
    ['a score of nobody', feedEvent(score(Number.NaN, 0), { minute: 20 })],
    ['an absurd score', feedEvent(score(1000, 0), { minute: 20 })],
    ['a leap', feedEvent(score(25, 0), { minute: 20 })],
    ['no side', feedEvent({ ...goal('home'), side: 'referee' as 'home' }, { minute: 20 })],
    ['no key', feedEvent(goal('home'), { minute: 20 }, { key: '' })],
    ['no time', feedEvent(goal('home'), { minute: 20 }, { at: 'yesterday' })],
    ['a type of its own', feedEvent({ type: 'streaker' } as never, { minute: 20 })],
    ['points', feedEvent({ type: 'points', side: 'home', count: 2, player: null }, { minute: 20 })],
    ['a quarter', feedEvent(phase('q3'), { minute: 20 })],
    ['a score of long ago', feedEvent(score(0, 0), { minute: 20 }, { at: begin[0]?.at })],
    ['a cancel of nothing', feedEvent({ type: 'cancel', target: 'nothing', reason: 'foul' }, { minute: 20 })],
    ['a scorer of nothing', feedEvent({ type: 'scorer', target: 'nothing', player: name('Ann'), assist: null }, { minute: 20 })],
  ]
  it.each(lies)('triggers a warning and is ignored: %s', (_, lie) => {
    const { state, events, facts, warning } = last([...begin, lie])
    expect(warning).toBeTruthy()
    expect([state.core.home_score, state.core.away_score, state.core.phase]).toEqual([1, 0, 'first-half'])
    expect([events, facts]).toEqual([[], []])
  })

  it('is ignored for a match of next week', () => {
    const state = fresh({ match_time: '2026-03-20T12:00:00Z' })
    expect(reduce(state, begin[1] as FeedEvent)).toMatchObject({ warning: expect.stringContaining('long before'), state })
  })

  it('voids a goal whose cancellation came first, without an alert', () => {
    const cancelFirst = [
      feedEvent({ type: 'cancel', target: 'g9', reason: 'offside' }, { minute: 31 }),
      feedEvent(goal('away'), { minute: 30 }, { key: 'g9' }),
    ]
    const { state, facts } = last([...begin, ...cancelFirst])
    expect([state.core.away_score, facts]).toEqual([0, []])
    expect(line(state).slice(-2)).toEqual(["30' goal away ✗", "30' goal-cancelled away"])
  })
})
