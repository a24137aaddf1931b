// The football-data feed against a service of its format: its requests and their times, its limits and failures, and restarts.
import pino from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { productClock } from '../../../server/core/clock/clock.ts'
import type { Feed } from '../../../server/features/match/feed-message.ts'
import { footballDataClient } from '../../../server/feed/football-data/client.ts'
import { type FootballDataOptions, footballDataFeed } from '../../../server/feed/football-data/feed.ts'
import { clubNames } from '../../../server/feed/names/club.ts'
import { type FootballDataService, served, servedMatch, startFootballData } from '../../support/match/football-data-service.ts'
import { memoryProgress } from '../../support/match/memory-progress.ts'
import { memorySink } from '../../support/match/memory-sink.ts'

const now = Date.parse('2026-11-21T15:00:30Z')
const clock = productClock({ feed: now, real: Date.now(), speed: 1 })
let progress: FootballDataOptions['progress']
let service: FootballDataService
let feed: Feed | null = null
const lines: { level: number; msg: string }[] = []
const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as { level: number; msg: string }) })
const errors = (): string[] => lines.filter(({ level }) => level >= 50).map(({ msg }) => msg)

beforeEach(async () => {
  progress = memoryProgress()
  lines.length = 0
  service = await startFootballData([
    servedMatch(1, '2026-11-18T15:00:00Z', { status: 'FINISHED', score: served.score(2, 0, [1, 0]) }),
    servedMatch(7, '2026-11-21T15:00:00Z'),
    servedMatch(8, '2026-11-30T15:00:00Z', { homeTeam: { id: null, name: null } }),
  ])
})
afterEach(async () => {
  await feed?.stop()
  feed = null
  await service.close()
})

function open(memory = memorySink(), token = service.token, timing: FootballDataOptions['timing'] = {}) {
  feed = footballDataFeed({
    base: service.base,
    token,
    sink: memory.sink,
    clock,
    clubs: clubNames(),
    progress,
    log,
    timing: { live: 30, today: 30, retry: 30, ...timing },
  })
  return { feed, ...memory, memory }
}
async function startedWith(timing: FootballDataOptions['timing']) {
  const opened = open(memorySink(), service.token, timing)
  await opened.feed.start()
  await expect.poll(() => service.asked).toContain('/v4/competitions/PL/matches')
  return opened
}
const playing = (home: number, away: number) =>
  servedMatch(7, '2026-11-21T15:00:00Z', { status: 'IN_PLAY', minute: 2, score: served.score(home, away) })

it('imports schedule, results and season, then every change during a match', async () => {
  const { feed, states, notified } = open()
  await feed.start()
  expect([...states.keys()].sort()).toEqual(['fd-1', 'fd-7', 'fd-8'])
  expect(states.get('fd-1')?.core).toMatchObject({ status: 'over', home_score: 2 })
  expect(notified).toEqual([])
  await expect.poll(() => service.asked).toContain('/v4/competitions/PL/matches')
  service.matches[1] = playing(0, 0)
  await expect.poll(() => states.get('fd-7')?.core.status).toBe('live')
  service.matches[1] = playing(1, 0)
  await expect.poll(() => states.get('fd-7')?.core.home_score).toBe(1)
  expect(notified).toEqual(['fd-7:first-half', 'fd-7:score:1-0:1'])
})

it('keeps the table of a cup while only its knock-out matches are played', async () => {
  const cup = (id: number, day: string, stage: string, group: string | null) =>
    servedMatch(id, `${day}T15:00:00Z`, { competition: { id: 2000, name: 'World Cup', code: 'WC', type: 'CUP' }, stage, group })
  service.matches.splice(0, 3, cup(20, '2026-11-21', 'QUARTER_FINALS', null), cup(21, '2026-09-01', 'GROUP_STAGE', 'GROUP_A'))
  const memory = memorySink()
  const tables: string[] = []
  memory.sink.upsertLeagues = async (leagues) => void tables.push(...leagues.map(({ table }) => table))
  const { feed } = open(memory)
  await feed.start()
  await expect.poll(() => service.asked).toContain('/v4/competitions/WC/matches')
  const polls = service.asked.length
  await expect.poll(() => service.asked.length).toBeGreaterThan(polls + 2)
  expect(tables).toContain('groups')
  expect(tables.at(-1)).toBe('groups')
})

it('keeps the table of a cup across a restart when its season is not returned', async () => {
  const cup = (id: number, day: string, stage: string, group: string | null) =>
    servedMatch(id, `${day}T15:00:00Z`, { competition: { id: 2000, name: 'World Cup', code: 'WC', type: 'CUP' }, stage, group })
  service.matches.splice(0, 3, cup(21, '2026-11-20', 'GROUP_STAGE', 'GROUP_A'))
  const memory = memorySink()
  const tables: string[] = []
  memory.sink.upsertLeagues = async (leagues) => void tables.push(...leagues.map(({ table }) => table))
  await open(memory).feed.start()
  await feed?.stop()
  service.matches.splice(0, 1, cup(20, '2026-11-21', 'QUARTER_FINALS', null))
  await open(memory).feed.start()
  expect([tables[0], tables.at(-1)]).toEqual(['groups', 'groups'])
})

it('builds a table for a cup that begins with a league phase', async () => {
  const league = { competition: { id: 2001, name: 'UEFA Champions League', code: 'CL', type: 'CUP' }, stage: 'LEAGUE_STAGE' }
  service.matches.splice(0, 3, servedMatch(30, '2026-11-21T20:00:00Z', league))
  const memory = memorySink()
  const tables: string[] = []
  memory.sink.upsertLeagues = async (leagues) => void tables.push(...leagues.map(({ table }) => table))
  await open(memory).feed.start()
  expect(tables[0]).toBe('league')
})

it('detects a match that is moved out of the requested date range', async () => {
  service.matches.push(servedMatch(9, '2026-11-29T15:00:00Z'))
  const { states } = await startedWith({ schedule: 100 })
  expect(states.get('fd-9')?.core.match_time).toBe('2026-11-29T15:00:00.000Z')
  service.matches.splice(3, 1, servedMatch(9, '2027-01-20T19:00:00Z'))
  await expect.poll(() => states.get('fd-9')?.core.match_time).toBe('2027-01-20T19:00:00.000Z')
  // Its new time is known: the feed does not request it again.
  const asked = () => service.asked.filter((path) => path.includes('ids=')).length
  const [once, polls] = [asked(), service.asked.length]
  await expect.poll(() => service.asked.length).toBeGreaterThan(polls + 12)
  expect(asked()).toBe(once)
})

it('retries a season that failed to load', async () => {
  const { feed } = open()
  await feed.start()
  // At start the feed requests the schedule in two parts; the day and its season follow.
  service.instead.push({ status: 200, body: JSON.stringify({ matches: service.matches }) }, { status: 503 })
  const seasons = () => service.asked.filter((path) => path === '/v4/competitions/PL/matches').length
  await expect.poll(() => seasons()).toBe(2)
  expect(errors()).toEqual([expect.stringContaining('503')])
})

it('does not repeat events after a restart, and reports what happened meanwhile once', async () => {
  const first = open()
  await first.feed.start()
  service.matches[1] = playing(1, 0)
  await expect.poll(() => first.states.get('fd-7')?.core.home_score).toBe(1)
  await first.feed.stop()
  const notified = first.notified.length
  service.matches[1] = playing(2, 0)
  const second = open(first.memory)
  await second.feed.start()
  expect(second.states.get('fd-7')?.core.home_score).toBe(2)
  expect(second.notified.length).toBe(notified + 1)
})

it('shows goals scored during a long outage without notifying anyone', async () => {
  const { states, notified } = await startedWith({ absence: 120 })
  service.matches[1] = playing(0, 0)
  await expect.poll(() => states.get('fd-7')?.core.status).toBe('live')
  const before = [...notified]
  const failing = { status: 502, body: '<html>' }
  service.instead.push(...Array.from({ length: 12 }, () => failing))
  service.matches[1] = playing(1, 0)
  await expect.poll(() => states.get('fd-7')?.core.home_score, { timeout: 5_000 }).toBe(1)
  expect(notified).toEqual(before)
  service.matches[1] = playing(1, 1)
  await expect.poll(() => states.get('fd-7')?.core.away_score).toBe(1)
  expect(notified.slice(before.length)).toEqual(['fd-7:score:1-1:2'])
})

it('ignores responses older than one already read, including their kick-off time', async () => {
  const { feed, states, notified } = open()
  await feed.start()
  const at = (home: number, lastUpdated: string, utcDate = '2026-11-21T15:00:00Z') =>
    servedMatch(7, utcDate, { status: 'IN_PLAY', minute: 2, score: served.score(home, 0), lastUpdated })
  service.matches[1] = at(1, '2026-11-21T15:00:20Z')
  await expect.poll(() => states.get('fd-7')?.core.home_score).toBe(1)
  const [before, polls] = [[...notified], service.asked.length]
  service.matches[1] = at(0, '2026-11-21T15:00:10Z', '2026-11-21T16:00:00Z')
  await expect.poll(() => service.asked.length).toBeGreaterThan(polls + 2)
  expect(notified).toEqual(before)
  expect(states.get('fd-7')?.core).toMatchObject({ home_score: 1, match_time: '2026-11-21T15:00:00.000Z' })
})

it('does not start with a rejected token, and never prints it', async () => {
  const { feed } = open(memorySink(), 'wrong')
  await expect(feed.start()).rejects.toThrow(/^The feed football-data cannot be read: .*Your API token is invalid\./)
  expect(JSON.stringify(lines)).not.toContain('canary')
})

it('keeps its state while the service fails, logs the failure once and recovers', async () => {
  const { feed, states } = open()
  await feed.start()
  await expect.poll(() => service.asked).toContain('/v4/competitions/PL/matches')
  service.instead.push(...Array.from({ length: 3 }, () => ({ status: 502, body: '<html>' })))
  await expect.poll(() => lines.some(({ msg }) => msg === 'football-data answers again')).toBe(true)
  expect(errors()).toHaveLength(1)
  expect(errors()[0]).toMatch(/^the feed keeps what it knows: football-data answered 502/)
  expect(states.size).toBe(3)
})

it('shows and notifies today’s goals while the schedule is unavailable', async () => {
  const { states, notified } = await startedWith({ schedule: 0 })
  service.matches[1] = playing(0, 0)
  await expect.poll(() => states.get('fd-7')?.core.status).toBe('live')
  service.broken = /dateFrom=2026-11-18/
  await expect.poll(errors).toHaveLength(1)
  service.matches[1] = playing(1, 0)
  await expect.poll(() => states.get('fd-7')?.core.home_score).toBe(1)
  expect(notified).toContain('fd-7:score:1-0:1')
  expect(errors()).toHaveLength(1)
})

it('waits as long as the service asks, and before the last request of a minute is spent', async () => {
  const waited: number[] = []
  const client = footballDataClient({
    base: service.base,
    token: service.token,
    signal: new AbortController().signal,
    wait: async (ms) => void waited.push(ms),
  })
  service.instead.push({ status: 429, body: '{"message":"You reached your request limit. Wait 37 seconds."}' })
  await expect(client.get('/matches')).resolves.toHaveProperty('matches')
  expect(waited).toEqual([37_000])
  service.instead.push({ status: 200, headers: { 'x-requests-available-minute': '0', 'x-requestcounter-reset': '21' } })
  await client.get('/matches')
  await client.get('/matches')
  expect(waited).toEqual([37_000, 21_000])
})
