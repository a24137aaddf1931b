import { beforeAll, describe, expect, it, vi } from 'vitest'
import { memorySink } from '../../../../tests/support/match/memory-sink.ts'
import { productClock } from '../../../core/clock/clock.ts'
import type { MatchState } from '../../../features/match/state.ts'
import { playTimeline, type Timed } from '../../scheduler.ts'
import { anchorDay } from '../calendar/season.ts'
import { day, hour, minute } from '../days.ts'
import { fillPast } from '../fill.ts'
import { world } from '../world.ts'
import { createTimeline } from './timeline.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const noon = anchorDay * day + 12 * hour + 7 * minute
const signal = new AbortController().signal

type Sink = ReturnType<typeof memorySink>

/** Plays from one product time to another without waiting. */
async function playOn({ sink }: Sink, from: number, to: number): Promise<void> {
  let real = 0
  const abort = new AbortController()
  const clock = productClock({ feed: from, real: 0, speed: 60 }, () => real)
  await playTimeline({
    clock,
    from,
    next: createTimeline(world('grandstand')).next,
    sink,
    signal: abort.signal,
    onError: (error) => {
      throw error
    },
    sleep: async (ms) => {
      real = Math.min(real + ms, (to - from) / 60)
      if (clock.now() >= to) abort.abort()
    },
  })
}

const view = (states: Map<string, MatchState>, now: number) =>
  [...states.values()]
    .filter(({ core }) => Math.abs(Date.parse(core.match_time) - now) < 2 * day)
    .map(({ core }) =>
      [
        core.id,
        core.status,
        core.phase,
        core.home_score,
        core.away_score,
        core.periods,
        core.red_home,
        core.red_away,
        core.match_time,
        core.shootout,
      ].join(' '),
    )
    .sort()

const atNoon = memorySink()
let filled = 0
beforeAll(async () => {
  filled = await fillPast({ world: world('grandstand'), sink: atNoon.sink, since: null, now: noon, signal })
})

describe('the timeline', () => {
  const key = (item: Timed): string =>
    'event' in item
      ? `${item.event.match_id} ${item.event.key}`
      : 'extra' in item
        ? `${item.extra.match_id} ${item.extra.type} ${'key' in item.extra ? item.extra.key : item.at}`
        : `fixture ${item.fixture.id}`

  it('emits the same in many short windows as in one long one', () => {
    const whole = createTimeline(world('grandstand')).next(noon, noon + 2 * hour)
    const parts = createTimeline(world('grandstand'))
    const short: Timed[] = []
    for (let from = noon; from < noon + 2 * hour; from += 47_000) short.push(...parts.next(from, Math.min(from + 47_000, noon + 2 * hour)))
    expect(short.map(key).sort()).toEqual(whole.map(key).sort())
    expect(new Set(whole.map(key)).size).toBe(whole.length)
  })

  it('resumes in the middle of a match as if it had never stopped', () => {
    const restarted = createTimeline(world('grandstand')).next(noon + hour, noon + 2 * hour)
    const running = createTimeline(world('grandstand'))
    running.next(noon, noon + hour)
    expect(running.next(noon + hour, noon + 2 * hour)).toEqual(restarted)
  })

  it('adds a day of fixtures when a day is over', () => {
    const midnight = (anchorDay + 1) * day
    const fixtures = createTimeline(world('grandstand'))
      .next(midnight - minute, midnight + minute)
      .flatMap((item) => ('fixture' in item ? item.fixture : []))
    expect(fixtures.length).toBeGreaterThan(50)
    for (const { match_time } of fixtures) expect(Math.floor(Date.parse(match_time) / day)).toBe(anchorDay + 15)
  })
})

describe('a start', () => {
  it('has results, tables and a schedule, all without warnings', () => {
    expect(filled).toBe(atNoon.states.size)
    expect(atNoon.warnings).toEqual([])
    expect(atNoon.notified).toEqual([])
    const list = [...atNoon.states.values()].map(({ core }) => core)
    expect(list.filter(({ status }) => status === 'live').length).toBeGreaterThanOrEqual(10)
    for (const core of list) if (core.status === 'upcoming') expect(Date.parse(core.match_time)).toBeGreaterThan(noon - 2 * minute * 3)
    const horizon = Math.max(...list.map(({ match_time }) => Date.parse(match_time)))
    expect(horizon).toBeGreaterThan(noon + 13 * day)
  })

  it('has tables that balance', () => {
    const league = [...atNoon.states.values()].filter(({ core }) => core.league_id === 'hxcl' && core.status === 'over')
    const season = league
      .map(({ fixture }) => fixture.season)
      .sort()
      .at(-1)
    const rows = new Map<string, { played: number; home: number; points: number; goals: number; against: number }>()
    for (const { core, fixture } of league) {
      if (fixture.season !== season) continue
      const add = (id: string, home: boolean, goals: number, against: number): void => {
        const row = rows.get(id) ?? { played: 0, home: 0, points: 0, goals: 0, against: 0 }
        rows.set(id, {
          played: row.played + 1,
          home: row.home + (home ? 1 : 0),
          points: row.points + (goals > against ? 3 : goals === against ? 1 : 0),
          goals: row.goals + goals,
          against: row.against + against,
        })
      }
      add(core.home_team_id, true, core.home_score, core.away_score)
      add(core.away_team_id, false, core.away_score, core.home_score)
    }
    const table = [...rows.values()]
    expect(table).toHaveLength(16)
    expect(table.reduce((sum, { goals, against }) => sum + goals - against, 0)).toBe(0)
    expect(table.reduce((sum, { played, home }) => sum + played - 2 * home, 0)).toBe(0)
    const played = table.map((row) => row.played)
    expect(Math.min(...played)).toBeGreaterThan(10)
    expect(Math.max(...played) - Math.min(...played)).toBeLessThanOrEqual(2)
    expect(Math.max(...table.map(({ points }) => points)) - Math.min(...table.map(({ points }) => points))).toBeGreaterThan(9)
  })
})

describe('a restart', () => {
  it('ends in the same state as a start at that moment, and repeats no alert', async () => {
    const stopped = noon + 95 * minute
    const later = stopped + 14 * hour
    const whole = memorySink()
    await fillPast({ world: world('grandstand'), sink: whole.sink, since: null, now: later, signal })

    const broken = memorySink(atNoon.states)
    await playOn(broken, noon, stopped)
    const before = [...broken.notified]
    expect(before.length).toBeGreaterThan(10)
    await fillPast({ world: world('grandstand'), sink: broken.sink, since: stopped, now: stopped + 13 * hour, signal })
    await playOn(broken, stopped + 13 * hour, later)
    expect(broken.warnings).toEqual([])
    expect(new Set(broken.notified).size).toBe(broken.notified.length)
    expect(view(broken.states, later)).toEqual(view(whole.states, later))
    const ahead = ({ states }: Sink) =>
      [...states.values()].flatMap(({ core }) => (core.status === 'upcoming' ? `${core.id} ${core.match_time}` : [])).sort()
    expect(ahead(broken)).toEqual(ahead(whole))
  })

  it('changes nothing when it replays what was already played', async () => {
    const taken = memorySink(atNoon.states)
    await playOn(taken, noon, noon + 40 * minute)
    const once = view(taken.states, noon)
    const notified = taken.notified.length
    await playOn(taken, noon, noon + 40 * minute)
    expect(view(taken.states, noon)).toEqual(once)
    expect(taken.notified).toHaveLength(notified)
  })
})
