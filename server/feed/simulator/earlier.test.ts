// Backfill after a first start completes the pages of earlier matches, newest first and once, despite interruptions.
import { describe, expect, it } from 'vitest'
import type { FeedExtra } from '../../features/match/feed-message.ts'
import { endOf } from './calendar/chain.ts'
import { leagueMatches, matchesBetween } from './calendar/schedule.ts'
import { anchorDay } from './calendar/season.ts'
import { day } from './days.ts'
import { fillEarlier } from './earlier.ts'
import { pastBegins } from './since.ts'
import { world as worldOf } from './world.ts'

const world = worldOf('grandstand')
const now = (anchorDay + 60) * day
const floor = Math.min(...world.leagues.map((league) => pastBegins(league, now)))

/** Runs until the past is complete, or for `rests` pauses. `refuses` that many parts first. */
async function run({ from = null as number | null, rests = Number.POSITIVE_INFINITY, refuses = 0 }) {
  const abort = new AbortController()
  const sent: FeedExtra[][] = []
  const errors: unknown[] = []
  let reached = from
  let left = rests
  let refused = 0
  await fillEarlier({
    world,
    now,
    progress: {
      read: async () => reached,
      write: async (at) => {
        reached = at
      },
    },
    sink: {
      applyExtras: async (extras) => {
        if (refused < refuses) {
          refused += 1
          throw new Error('no database')
        }
        sent.push(extras)
      },
    },
    signal: abort.signal,
    onError: (error) => errors.push(error),
    sleep: async () => {
      left -= 1
      if (left <= 0) abort.abort()
    },
  })
  return { sent: sent.flat(), reached, errors }
}
const idsOf = (extras: readonly FeedExtra[]): string[] => [...new Set(extras.map(({ match_id }) => match_id))]

describe('backfill of earlier matches', () => {
  it('starts where the initial fill ended, newest first', async () => {
    const { sent } = await run({ rests: 6 })
    const ends = new Map(matchesBetween(world, now - 5 * day, now).map((match) => [match.id, endOf(match)]))
    const ids = idsOf(sent)
    expect(ids.length).toBeGreaterThan(8)
    for (const id of ids) {
      expect(ends.get(id)).toBeLessThanOrEqual(now - 3 * day)
      expect(ends.get(id)).toBeGreaterThan(now - 4 * day)
    }
  })

  it('reaches the first match of each league, each match once', async () => {
    const { sent, reached } = await run({ from: floor + 6 * day })
    expect(reached).toBeLessThanOrEqual(floor)
    const begins = world.leagues.filter((league) => pastBegins(league, now) === floor)
    const wanted = begins.flatMap((league) =>
      [...leagueMatches(world, league, floor, floor + 6 * day)].filter((match) => endOf(match) <= floor + 6 * day).map(({ id }) => id),
    )
    expect(idsOf(sent)).toEqual(expect.arrayContaining(wanted))
    expect(wanted.length).toBeGreaterThan(0)
    const figures = sent.flatMap(({ type, match_id }) => (type === 'statistics' ? match_id : []))
    expect(new Set(figures).size).toBe(figures.length)
  })

  it('includes statistics, line-ups and text lines of football', async () => {
    const { sent } = await run({ rests: 40 })
    const sports = new Map(matchesBetween(world, now - 6 * day, now).map(({ id, sport }) => [id, sport]))
    const football = idsOf(sent).filter((id) => sports.get(id) === 'football')
    expect(football.length).toBeGreaterThan(0)
    for (const id of football) {
      const types = new Set<string>(sent.flatMap((extra) => (extra.match_id === id ? extra.type : [])))
      expect([...types].sort(), id).toEqual(expect.arrayContaining(['lineups', 'momentum', 'odds', 'statistics', 'text']))
    }
  })

  it('resumes from the day at which it stopped, also after a failure', async () => {
    const whole = await run({ from: floor + 6 * day })
    const failed = await run({ from: floor + 6 * day, refuses: 2 })
    expect(whole.sent.length).toBeGreaterThan(0)
    expect(failed.errors).toHaveLength(2)
    expect(idsOf(failed.sent)).toEqual(idsOf(whole.sent))
    expect((await run({ from: failed.reached })).sent).toEqual([])
  })
})
