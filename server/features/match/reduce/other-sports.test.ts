// Reduces basketball and set sports.
import { describe, expect, it } from 'vitest'
import type { Sport } from '../../../../contract/match/match-row.ts'
import { aFixture, feedFor, kickOff, phase, score } from '../../../../tests/support/match/match-build.ts'
import type { FeedEvent } from '../feed-message.ts'
import { type MatchState, newState } from '../state.ts'
import { reduce } from './reduce.ts'

const run = (sport: Sport, messages: FeedEvent[]): MatchState =>
  messages.reduce(
    (state, message) => reduce(state, message).state,
    newState(aFixture('m1', { sport, period_minutes: 12 }), '2026-03-01T00:00:00.000Z'),
  )
const at = (seconds: number): { at: string } => ({ at: new Date(kickOff + seconds * 1000).toISOString() })
const serve = (side: 'home' | 'away', points: [string, string] | null) => ({ type: 'serve', side, points }) as const
const points = (side: 'home' | 'away', count: number) => ({ type: 'points', side, count, player: null }) as const

describe('basketball', () => {
  it('counts points by quarter, half-time and overtime, and shows the clock as it stands', () => {
    const feedEvent = feedFor('m1')
    const state = run('basketball', [
      feedEvent(phase('q1'), { minute: 0, left: 720 }, at(0)),
      feedEvent(points('home', 3), { minute: 1, left: 700 }, at(20)),
      feedEvent(points('away', 2), { minute: 1, left: 680 }, at(60)),
      feedEvent(phase('q1-break'), { minute: 12, left: 0 }, at(1500)),
      feedEvent(phase('q2'), { minute: 13, left: 720 }, at(1600)),
      feedEvent(points('home', 2), { minute: 14, left: 600 }, at(1800)),
      feedEvent(phase('half-time'), { minute: 24 }, at(3000)),
      feedEvent(phase('q3'), { minute: 25 }, at(3900)),
      feedEvent(points('away', 3), { minute: 30, left: 252 }, at(4500)),
      feedEvent(phase('q3-break'), { minute: 36 }, at(5400)),
      feedEvent(phase('q4'), { minute: 37 }, at(5500)),
      feedEvent(phase('overtime-break'), { minute: 48 }, at(7000)),
      feedEvent(phase('overtime'), { minute: 49 }, at(7100)),
      feedEvent(points('away', 1), { minute: 50, left: 90 }, at(7300)),
      feedEvent(phase('overtime-break'), { minute: 53 }, at(7500)),
      feedEvent(phase('overtime'), { minute: 54 }, at(7600)),
      feedEvent(points('home', 3), { minute: 55, left: 200 }, at(7700)),
      feedEvent(phase('finished'), { minute: 58 }, at(8000)),
    ])
    expect(state.core.periods).toEqual([
      [3, 2],
      [2, 0],
      [0, 3],
      [0, 0],
      [0, 1],
      [3, 0],
    ])
    expect(state.core).toMatchObject({
      home_score: 8,
      away_score: 6,
      half_home_score: 5,
      half_away_score: 2,
      after_extra: true,
      winner: 'home',
    })
    expect(state.log.filter(({ event }) => event.type === 'points').map(({ event }) => event.minute)).toEqual([
      'Q1 11:40',
      'Q1 11:20',
      'Q2 10:00',
      'Q3 04:12',
      'OT 01:30',
      'OT2 03:20',
    ])
  })

  it('keeps the assist of a basket', () => {
    const feedEvent = feedFor('m1')
    const assist = { zh: '助', en: 'Helper', vi: 'Helper' }
    const state = run('basketball', [
      feedEvent(phase('q1'), { minute: 0, left: 720 }),
      feedEvent({ ...points('home', 2), assist }, { minute: 1, left: 700 }),
    ])
    expect(state.log.at(-1)?.event.detail).toEqual({ count: 2, score: [2, 0], assist })
  })

  it('lets the clock run on only while it was right', () => {
    const feedEvent = feedFor('m1')
    const begin = [feedEvent(phase('q1'), { minute: 0, left: 720 }, at(0)), feedEvent(points('home', 2), { minute: 1, left: 700 }, at(21))]
    expect(run('basketball', begin).core.clock).toMatchObject({ elapsed: 700, running: true })
    const stopped = [...begin, feedEvent(points('home', 1), { minute: 1, left: 695 }, at(60))]
    expect(run('basketball', stopped).core.clock).toMatchObject({ elapsed: 695, running: false })
  })

  it('stops and runs the clock as the feed states, whatever the baskets in between suggest', () => {
    const feedEvent = feedFor('m1')
    const clock = (running: boolean) => ({ type: 'clock', running }) as const
    const begin = [
      feedEvent(phase('q1'), { minute: 0, left: 720 }, at(0)),
      feedEvent(clock(false), { minute: 1, left: 695 }, at(25)),
      feedEvent(points('home', 1), { minute: 1, left: 695 }, at(50)),
    ]
    expect(run('basketball', begin).core.clock).toMatchObject({ elapsed: 695, running: false })
    const goesOn = [...begin, feedEvent(clock(true), { minute: 1, left: 695 }, at(70))]
    expect(run('basketball', goesOn).core).toMatchObject({ clock: { elapsed: 695, ...at(70), running: true }, match_str: 'Q1 11:35' })
    // Late by more than rounding, yet running: the feed would have reported a stop.
    const late = [...goesOn, feedEvent(points('away', 2), { minute: 2, left: 675 }, at(80))]
    expect(run('basketball', late).core.clock).toMatchObject({ elapsed: 675, running: true })
    // Less time is left than the stopped clock shows: its start was missed.
    const missed = [...begin, feedEvent(points('away', 2), { minute: 2, left: 680 }, at(90))]
    expect(run('basketball', missed).core.clock).toMatchObject({ elapsed: 680, running: true })
  })

  it('updates the row only for a clock with new information, without an event or an alert', () => {
    const feedEvent = feedFor('m1')
    const began = run('basketball', [feedEvent(phase('q1'), { minute: 0, left: 720 }, at(0))])
    const word = (running: boolean, left: number, seconds: number) =>
      reduce(began, feedEvent({ type: 'clock', running }, { minute: 1, left }, at(seconds)))
    expect(word(true, 700, 20).state.core.seq).toBe(began.core.seq)
    const stop = word(false, 700, 20)
    expect(stop).toMatchObject({ events: [], facts: [], warning: null })
    expect(stop.state.core.seq).toBe(began.core.seq + 1)
    expect(stop.state.log).toEqual(began.log)
    const again = reduce(stop.state, feedEvent({ type: 'clock', running: false }, { minute: 1, left: 700 }, at(40)))
    expect(again.state.core.seq).toBe(stop.state.core.seq)
  })

  it('ignores a clock where there can be none', () => {
    const feedEvent = feedFor('m1')
    const warningOf = (sport: Sport, before: FeedEvent[], word: FeedEvent) => {
      const state = run(sport, before)
      const { state: after, warning } = reduce(state, word)
      expect(after.core.clock).toEqual(state.core.clock)
      return warning
    }
    const clock = { type: 'clock', running: false } as const
    const begin = [feedEvent(phase('q1'), { minute: 0, left: 720 }, at(0))]
    const word = (seconds: number, more: { period?: number } = {}) => feedEvent(clock, { minute: 1, left: 650, ...more }, at(seconds))
    const warnings = [
      warningOf('football', [feedEvent(phase('first-half'), { minute: 0 }, at(0))], word(60)),
      warningOf('basketball', [], word(60)),
      warningOf('basketball', [...begin, feedEvent(phase('q1-break'), { minute: 12 }, at(900))], word(950)),
      warningOf('basketball', [...begin, feedEvent({ type: 'suspended' }, { minute: 1 }, at(50))], word(60)),
      warningOf('basketball', begin, word(60, { period: 2 })),
      warningOf('basketball', [...begin, feedEvent(points('home', 2), { minute: 1, left: 660 }, at(60))], word(59)),
      warningOf('basketball', begin, feedEvent(clock, { minute: 1 }, at(60))),
    ]
    expect(warnings).toEqual([
      'a clock in football',
      'a clock in not-started of a match that is upcoming',
      'a clock in q1-break of a match that is live',
      'a clock in q1 of a match that is suspended',
      'a clock of period 2 in q1',
      'a clock older than the one known',
      'a clock of no time',
    ])
  })

  it('takes points back visibly, by their key or by a lower score', () => {
    const feedEvent = feedFor('m1')
    const begin = [feedEvent(phase('q1'), { minute: 0 }, at(0)), feedEvent(points('home', 3), { minute: 1 }, { ...at(10), key: 'p' })]
    const cancelled = run('basketball', [...begin, feedEvent({ type: 'cancel', target: 'p', reason: 'line' }, { minute: 1 }, at(20))])
    expect(cancelled.core.home_score).toBe(0)
    expect(cancelled.log.at(-1)?.event).toMatchObject({ type: 'score-correction', team: 'home', detail: { target: 2, score: [0, 0] } })
    expect(cancelled.log[1]?.event.cancelled_by).toBe(3)
    const lower = run('basketball', [...begin, feedEvent(score(2, 0), { minute: 1 }, at(20))])
    expect(lower.core).toMatchObject({ home_score: 2, periods: [[2, 0]] })
    expect(lower.log.at(-1)?.event).toMatchObject({ type: 'score-correction', detail: { score: [2, 0] } })
  })

  it('takes quarters as stated, silently when they are history', () => {
    const feedEvent = feedFor('m1')
    const periods: [number, number][] = [
      [28, 25],
      [22, 30],
      [25, 25],
      [30, 20],
    ]
    const state = run('basketball', [
      feedEvent(phase('q1'), { minute: 0 }, at(0)),
      feedEvent(score(105, 100, { quiet: true, periods }), { minute: 48 }, at(7000)),
    ])
    expect(state.core).toMatchObject({ home_score: 105, away_score: 100, periods, half_home_score: 50 })
    expect(state.log).toHaveLength(1)
  })
})

describe('a set sport', () => {
  it('counts games in the current set and sets in the score', () => {
    const feedEvent = feedFor('m1')
    const state = run('tennis', [
      feedEvent(phase('set-1'), { minute: 0 }, at(0)),
      feedEvent(points('home', 1), { minute: 4 }, at(240)),
      feedEvent(score(0, 0, { quiet: true, periods: [[5, 4]] }), { minute: 40 }, at(2400)),
      feedEvent(score(1, 0, { periods: [[6, 4]] }), { minute: 44 }, at(2640)),
      feedEvent(phase('set-break'), { minute: 44 }, at(2641)),
      feedEvent(phase('set-2'), { minute: 46 }, at(2760)),
      feedEvent(points('away', 1), { minute: 50 }, at(3000)),
    ])
    expect(state.core).toMatchObject({
      home_score: 1,
      away_score: 0,
      periods: [
        [6, 4],
        [0, 1],
      ],
      phase: 'set-2',
      match_str: 'S2',
    })
    expect(state.log.map(({ event }) => [event.type, event.team, event.detail.score])).toEqual([
      ['kick-off', null, [0, 0]],
      ['period', 'home', [1, 0]],
    ])
    const done = reduce(state, feedEvent(score(2, 0), { minute: 90 }, at(5400))).state
    expect(reduce(done, feedEvent(phase('finished'), { minute: 90 }, at(5401))).state.core).toMatchObject({
      status: 'over',
      winner: 'home',
      home_score: 2,
    })
  })

  it('reports the end of a set once the match goes on, in either message order, and never of the last set', () => {
    const feedEvent = feedFor('m1')
    const factsOf = (...messages: FeedEvent[]) =>
      messages.reduce<{ state: MatchState; facts: string[] }>(
        ({ state, facts }, message) => {
          const next = reduce(state, message)
          const kinds = next.facts.map(({ kind, event }) => `${kind} ${event.detail.count ?? ''}`.trim())
          return { state: next.state, facts: [...facts, ...kinds] }
        },
        { state: run('tennis', []), facts: [] },
      ).facts
    const begin = feedEvent(phase('set-1'), { minute: 0 }, at(0))
    const one = feedEvent(score(1, 0, { periods: [[6, 4]] }), { minute: 40 }, at(2400))
    const pause = feedEvent(phase('set-break'), { minute: 40 }, at(2410))
    const second = feedEvent(phase('set-2'), { minute: 42 }, at(2500))
    const two = feedEvent(score(2, 0), { minute: 80 }, at(4800))
    const end = feedEvent(phase('finished'), { minute: 80 }, at(4810))
    const expected = ['kick-off', 'set-end 1', 'full-time']
    expect(factsOf(begin, one, pause, second, two, end)).toEqual(expected)
    expect(factsOf(begin, one, second, two, end)).toEqual(expected)
    expect(factsOf(begin, pause, one, second, two, end)).toEqual(expected)
  })

  it('reports the first match point in badminton, and keeps no other point', () => {
    const feedEvent = feedFor('m1')
    const state = run('badminton', [
      feedEvent(phase('set-1'), { minute: 0 }, at(0)),
      feedEvent(score(1, 0, { periods: [[21, 9]] }), { minute: 20 }, at(1200)),
      feedEvent(phase('set-2'), { minute: 22 }, at(1300)),
      feedEvent(points('away', 20), { minute: 40 }, at(2400)),
      feedEvent(points('home', 19), { minute: 41 }, at(2460)),
      feedEvent(points('home', 1), { minute: 42 }, at(2500)),
    ])
    const point = reduce(state, feedEvent(points('home', 1), { minute: 43 }, at(2560)))
    expect(point.facts.map(({ kind }) => kind)).toEqual(['match-point'])
    const level = reduce(point.state, feedEvent(points('away', 1), { minute: 44 }, at(2580))).state
    const again = reduce(level, feedEvent(points('home', 1), { minute: 45 }, at(2600)))
    expect(again.facts).toEqual([])
    expect(again.state.log.filter(({ event }) => event.type === 'points')).toHaveLength(1)
  })

  it('does not go back a set, but visibly revokes a set awarded by mistake', () => {
    const feedEvent = feedFor('m1')
    const begin = [
      feedEvent(phase('set-1'), { minute: 0 }, at(0)),
      feedEvent(score(1, 0), { minute: 40 }, at(2400)),
      feedEvent(phase('set-2'), { minute: 41 }, at(2500)),
    ]
    expect(run('tennis', [...begin, feedEvent(phase('set-1'), { minute: 1 }, at(0))]).core.phase).toBe('set-2')
    const undone = run('tennis', [...begin, feedEvent(score(0, 0), { minute: 42 }, at(2600))])
    expect(undone.core.home_score).toBe(0)
    expect(undone.log.at(-1)?.event.type).toBe('score-correction')
  })
})

describe('the current game', () => {
  it('in tennis has points and a server, restarts for the other side, and ends with its set', () => {
    const feedEvent = feedFor('m1')
    const begun = [
      feedEvent(phase('set-1'), { minute: 0 }, at(0)),
      feedEvent(serve('home', ['0', '0']), { minute: 1 }, at(10)),
      feedEvent(serve('home', ['40', 'AD']), { minute: 4 }, at(200)),
    ]
    const state = run('tennis', begun)
    expect(state.core.game).toEqual({ server: 'home', points: ['40', 'AD'] })
    // Changes the row without an event.
    expect(state.core.seq).toBe(begun.length)
    expect(state.log).toEqual(run('tennis', begun.slice(0, 1)).log)
    const held = [...begun, feedEvent(points('home', 1), { minute: 5 }, at(240))]
    expect(run('tennis', held).core).toMatchObject({ periods: [[1, 0]], game: { server: 'away', points: ['0', '0'] } })
    const won = [...held, feedEvent(score(1, 0, { periods: [[6, 0]] }), { minute: 30 }, at(1800))]
    expect(run('tennis', won).core.game).toBeNull()
  })

  it('in a tie-break records the loser’s points with the set, unless a message was missed', () => {
    const feedEvent = feedFor('m1')
    const level = (sets: [number, number], before: [number, number][], seconds: number) =>
      feedEvent(score(...sets, { periods: [...before, [6, 6]] }), { minute: 40 }, at(seconds))
    const first = [
      feedEvent(phase('set-1'), { minute: 0 }, at(0)),
      level([0, 0], [], 2000),
      feedEvent(serve('home', ['6', '4']), { minute: 41 }, at(2100)),
      feedEvent(points('home', 1), { minute: 42 }, at(2110)),
    ]
    expect(run('tennis', first).core).toMatchObject({ periods: [[7, 6]], tie_breaks: [4] })
    const third = [
      ...first,
      feedEvent(score(1, 0, { periods: [[7, 6]] }), { minute: 42 }, at(2120)),
      feedEvent(
        score(1, 1, {
          periods: [
            [7, 6],
            [3, 6],
          ],
        }),
        { minute: 70 },
        at(4000),
      ),
      level(
        [1, 1],
        [
          [7, 6],
          [3, 6],
        ],
        6000,
      ),
      feedEvent(serve('away', ['9', '10']), { minute: 99 }, at(6100)),
      feedEvent(points('away', 1), { minute: 100 }, at(6110)),
    ]
    expect(run('tennis', third).core.tie_breaks).toEqual([4, null, 9])
    const missed = [
      ...first.slice(0, 2),
      feedEvent(serve('home', ['5', '6']), { minute: 41 }, at(2100)),
      feedEvent(points('home', 1), { minute: 42 }, at(2110)),
    ]
    expect(run('tennis', missed).core.tie_breaks).toBeUndefined()
  })

  it('in badminton is served by the winner of the last rally', () => {
    const feedEvent = feedFor('m1')
    const state = run('badminton', [feedEvent(phase('set-1'), { minute: 0 }, at(0)), feedEvent(points('away', 1), { minute: 1 }, at(20))])
    expect(state.core.game).toEqual({ server: 'away', points: null })
  })

  it('is rejected with unknown points or in a sport without a serve', () => {
    const feedEvent = feedFor('m1')
    const start = run('tennis', [feedEvent(phase('set-1'), { minute: 0 }, at(0))])
    expect(reduce(start, feedEvent(serve('home', ['love', '15']), { minute: 1 }, at(10))).warning).toBe(
      'points of a game that nobody calls so',
    )
    const quarter = run('basketball', [feedEvent(phase('q1'), { minute: 0 }, at(0))])
    expect(reduce(quarter, feedEvent(serve('home', null), { minute: 1 }, at(10))).warning).toBe('a serve in basketball')
  })
})

describe('an objective', () => {
  const tower = (side: 'home' | 'away') => ({ type: 'objective', side, objective: 'tower' }) as const

  it('is recorded on its map at the map’s minute, changes no score and causes no alert', () => {
    const feedEvent = feedFor('m1')
    const begun = run('esports', [
      feedEvent(phase('set-1'), { minute: 0 }, at(0)),
      feedEvent(score(0, 1, { periods: [[9, 14]] }), { minute: 33 }, at(2000)),
      feedEvent(phase('set-2'), { minute: 0 }, at(2700)),
      feedEvent(points('home', 3), { minute: 9 }, at(3200)),
    ])
    const next = reduce(begun, feedEvent(tower('home'), { minute: 14, period: 2 }, at(3500)))
    expect(next.events).toMatchObject([{ type: 'objective', team: 'home', minute: "S2 14'", detail: { objective: 'tower' } }])
    expect(next.facts).toEqual([])
    const { home_score, away_score, periods } = begun.core
    expect(next.state.core).toMatchObject({ home_score, away_score, periods })
    const late = reduce(next.state, feedEvent(tower('away'), { minute: 30, period: 1 }, at(1800)))
    expect(late.events).toMatchObject([{ type: 'objective', team: 'away', minute: "S1 30'" }])
  })

  it('is rejected in a sport without objectives, and when it is unknown', () => {
    const feedEvent = feedFor('m1')
    const tennis = run('tennis', [feedEvent(phase('set-1'), { minute: 0 }, at(0))])
    expect(reduce(tennis, feedEvent(tower('home'), { minute: 1 }, at(10))).warning).toBe('an objective in tennis')
    const esports = run('esports', [feedEvent(phase('set-1'), { minute: 0 }, at(0))])
    const unknown = { ...tower('home'), objective: 'inhibitor' } as unknown as ReturnType<typeof tower>
    expect(reduce(esports, feedEvent(unknown, { minute: 1 }, at(10))).warning).toBe('an objective that nobody knows')
  })
})
