// A recorded tournament played as if live: every goal at its minute, over restarts, to the recorded end.
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memorySink } from '../../../tests/support/match/memory-sink.ts'
import { carriedCup, carriedNames } from '../../../tests/support/match/real-data.ts'
import { productClock } from '../../core/clock/clock.ts'
import { clubNames } from '../names/club.ts'
import { replayFeed } from './feed.ts'
import { replayOf, replayStart } from './replay.ts'

const log = pino({ level: 'silent' })
const replay = replayOf(carriedCup(), 'cup.json', clubNames(carriedNames()))
const firstMatch = replay.imported.matches[0]?.id as string
const speed = 60

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
})
afterEach(() => {
  vi.useRealTimers()
})

function begin(memory = memorySink(), origin = { feed: replayStart(replay, null), real: Date.now(), speed }) {
  const clock = productClock(origin)
  return { ...memory, memory, origin, feed: replayFeed({ replay, sink: memory.sink, clock, log }) }
}

/** Advances real time. At speed 60 a second is a minute of play. */
const pass = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1_000)

describe('a replay', () => {
  it('starts at the first kick-off, or at FEED_FROM', () => {
    expect(new Date(replayStart(replay, null)).toISOString()).toBe('2025-06-06T11:00:00.000Z')
    expect(replayStart(replay, '2025-06-10T00:00:00.000Z')).toBe(Date.UTC(2025, 5, 10))
  })

  it('abandons a match at its kick-off, and cancels one a day before', () => {
    const match = (day: string, status: string) => ({ date: day, time: '20:00 UTC+8', team1: 'Anchor City', team2: 'Quay Rovers', status })
    const file = { name: 'Harbour League 2025', matches: [match('2025-08-30', 'abandoned'), match('2025-09-20', 'cancelled')] }
    expect(replayOf(JSON.stringify(file), 'league.json', clubNames()).events).toMatchObject([
      { type: 'abandoned', at: '2025-08-30T12:00:00.000Z', begun: true },
      { type: 'abandoned', at: '2025-09-19T12:00:00.000Z' },
    ])
  })

  it('publishes every fixture first, then plays goal by goal', async () => {
    const { feed, states } = begin()
    const match = () => states.get(firstMatch)?.core
    await feed.start()
    expect(states.size).toBe(16)
    expect(match()).toMatchObject({ status: 'upcoming' })
    await pass(1)
    expect(match()).toMatchObject({ status: 'live', phase: 'first-half', home_score: 0 })
    await pass(3)
    expect(match()).toMatchObject({ home_score: 1, away_score: 0 })
    await pass(36)
    expect(match()).toMatchObject({ home_score: 1, away_score: 1 })
    await pass(8)
    expect(match()).toMatchObject({ phase: 'half-time', half_home_score: 1, half_away_score: 1 })
    await feed.stop()
  })

  it('notifies of each goal once, even if the server was down in between', async () => {
    const first = begin()
    await first.feed.start()
    await pass(5)
    await first.feed.stop()
    await pass(60)
    const { feed, notified, states } = begin(first.memory, first.origin)
    await feed.start()
    await pass(60)
    expect(notified.filter((key, index) => notified.indexOf(key) !== index)).toEqual([])
    expect(states.get(firstMatch)?.core).toMatchObject({ status: 'over', home_score: 3, away_score: 2 })
    await feed.stop()
  })

  it('does not notify of anything before its start', async () => {
    const { feed, notified, states } = begin(memorySink(), { feed: Date.UTC(2025, 5, 9), real: Date.now(), speed })
    await feed.start()
    expect(states.get(firstMatch)?.core).toMatchObject({ status: 'over', home_score: 3, away_score: 2 })
    expect(notified).toEqual([])
    await feed.stop()
  })

  it('retries what could not be stored', async () => {
    const memory = memorySink()
    const { applyEvents } = memory.sink
    let broken = true
    memory.sink.applyEvents = (events) => (broken ? Promise.reject(new Error('no database')) : applyEvents(events))
    const { feed, states } = begin(memory)
    await feed.start()
    await pass(5)
    expect(states.get(firstMatch)?.core.status).toBe('upcoming')
    broken = false
    await pass(12)
    expect(states.get(firstMatch)?.core).toMatchObject({ status: 'live', home_score: 1 })
    await feed.stop()
  })

  it('ends with every match as recorded, and stays there', async () => {
    const { feed, states, warnings } = begin()
    await feed.start()
    await pass(15 * 24 * 60)
    const ended = [...states.values()].filter(({ core }) => core.status === 'over')
    expect(ended).toHaveLength(13)
    expect(states.get(replay.imported.matches[12]?.id as string)?.core).toMatchObject({
      home_score: 2,
      away_score: 2,
      shootout: [4, 3],
      after_extra: true,
      winner: 'home',
    })
    expect([...states.values()].filter(({ core }) => core.status === 'postponed')).toHaveLength(1)
    expect(warnings).toEqual([])
    await feed.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
