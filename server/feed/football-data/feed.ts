// The feed `football-data`: polls the schedule around today, the seasons behind it, and live matches.
import type { Logger } from 'pino'
import type { ProductClock } from '../../core/clock/clock.ts'
import { type Repetition, repeat } from '../../core/jobs/repeat.ts'
import { StartError } from '../../core/start-error.ts'
import type { Feed, FeedEvent, FeedLeague, FeedSink } from '../../features/match/feed-message.ts'
import { type FeedWatch, unwatched } from '../feed-watch.ts'
import type { ClubNames } from '../names/club.ts'
import type { CheckpointProgress, Checkpoints, Progress } from '../progress.ts'
import { changeOf } from './change.ts'
import type { Checkpoint } from './checkpoint.ts'
import { FootballDataError, footballDataClient } from './client.ts'
import { announced, matchId } from './fixtures.ts'
import { isLive } from './reading.ts'
import { isOutdated } from './standing.ts'
import { readMatches, type WireMatch } from './wire.ts'

const day = 86_400_000
const minute = 60_000
/** Days of the schedule before and after today, and the maximum span of one request. */
const back = 3
const ahead = 14
const longestSpan = 10
/** Maximum matches per request by id. */
const mostMissing = 40

export interface FootballDataTiming {
  /** Polling interval in milliseconds while a match is live or about to be. */
  live: number
  /** Polling intervals otherwise, in milliseconds: of today, and of the whole schedule. */
  today: number
  schedule: number
  /** Milliseconds before a retry. */
  retry: number
  /** After a longer absence of the server or the service, changes count as history: their alerts would be late. */
  absence: number
}
const usual: FootballDataTiming = { live: minute, today: 10 * minute, schedule: 6 * 60 * minute, retry: minute, absence: 5 * minute }
/** Window around a kick-off with live polling, long after it too, since matches may start late. */
const around = { before: 32 * minute, after: 3 * 60 * minute }
const mostLogged = 20

/** Also stores which competitions have tables: after a restart a response may hold only their knock-out matches. */
interface FootballDataProgress extends CheckpointProgress<Checkpoint> {
  tables?: Record<string, FeedLeague['table']>
}

export interface FootballDataOptions {
  /** https://host/v4, without a trailing slash. */
  base: string
  token: string
  sink: FeedSink
  clock: ProductClock
  clubs: ClubNames
  progress: Progress<FootballDataProgress>
  log: Logger
  timing?: Partial<FootballDataTiming>
  watch?: FeedWatch
}

export function footballDataFeed({
  base,
  token,
  sink,
  clock,
  clubs,
  progress,
  log,
  timing: changed,
  watch = unwatched,
}: FootballDataOptions): Feed {
  const timing = { ...usual, ...changed }
  const stopping = new AbortController()
  const client = footballDataClient({ base, token, signal: stopping.signal })
  const source = new URL(base).host
  const seasons = new Set<string>()
  /** Competitions with a table: a response with only their knock-out matches does not remove it. */
  const tables = new Map<string, FeedLeague['table']>()
  let checkpoints: Checkpoints<Checkpoint> = {}
  let todays: WireMatch[] = []
  let scheduleAt = Number.NEGATIVE_INFINITY
  /** Real milliseconds when the next read of today's matches is due. */
  let dueAt = Number.NEGATIVE_INFINITY
  let lastError = ''
  let looking: Repetition | undefined

  async function read(path: string): Promise<WireMatch[]> {
    const { matches, problems } = readMatches(await client.get(path))
    for (const problem of problems.slice(0, mostLogged)) log.warn({ source, path }, `football-data: ${problem}, left out`)
    return matches
  }

  function withTable(league: FeedLeague): FeedLeague {
    if (league.table !== 'none') tables.set(league.id, league.table)
    return { ...league, table: tables.get(league.id) ?? 'none' }
  }

  /** After a long absence, changes since the last read are history. */
  const wasAway = (): boolean => Date.now() - dueAt >= timing.absence

  /** Passes a response to the sink. After a long absence it updates known matches without alerts. */
  async function take(answered: WireMatch[], late = wasAway()): Promise<void> {
    const matches = answered.filter((match) => !isOutdated(match, checkpoints[matchId(match)], clock.now()))
    if (matches.length === 0) return
    const { leagues, teams, fixtures } = announced(matches, clubs)
    await sink.upsertLeagues(leagues.map(withTable))
    await sink.upsertTeams(teams)
    const refused = new Set(await sink.upsertFixtures(fixtures))
    const news: FeedEvent[] = []
    const past: FeedEvent[] = []
    const next = { ...checkpoints }
    for (const match of matches) {
      const known = checkpoints[matchId(match)]
      const change = changeOf(match, known, clock.now(), { late })
      if (!change || refused.has(matchId(match))) continue
      next[matchId(match)] = change.checkpoint
      for (const doubt of change.doubts) log.warn({ source, match: matchId(match), score: match.score }, `football-data: ${doubt}`)
      // A match first seen midway or after its end is history.
      const list = known ? news : past
      list.push(...change.events)
    }
    if (past.length > 0) for (const id of await sink.importEvents(past)) refused.add(id)
    if (news.length > 0) for (const id of await sink.applyEvents(news, !late)) refused.add(id)
    // Refused data counts as unreported: the next response reports it again, and it is never cancelled as if it had been accepted.
    for (const id of refused) {
      const before = checkpoints[id]
      if (before) next[id] = before
      else delete next[id]
    }
    checkpoints = next
    // Written even without changes: its age tells the next start how long the feed was away.
    await progress.write({ at: Date.now(), matches: checkpoints, tables: Object.fromEntries(tables) })
  }

  const dayAt = (offset: number): string => new Date(clock.now() + offset * day).toISOString().slice(0, 10)

  async function readSchedule(late = wasAway()): Promise<void> {
    const seen = new Set<string>()
    for (let from = -back; from <= ahead; from += longestSpan) {
      const to = Math.min(from + longestSpan - 1, ahead)
      const matches = await read(`/matches?dateFrom=${dayAt(from)}&dateTo=${dayAt(to + 1)}`)
      for (const match of matches) seen.add(matchId(match))
      await take(matches, late)
    }
    await readMissing(seen, late)
    scheduleAt = clock.now()
  }

  /** Reads unfinished matches that left the schedule's days: moved to another month, or played during an absence. */
  async function readMissing(seen: ReadonlySet<string>, late: boolean): Promise<void> {
    const missing = Object.entries(checkpoints)
      .filter(
        ([id, { phase, status, time }]) => !seen.has(id) && phase !== 'finished' && status !== 'cancelled' && time && time < dayAt(ahead),
      )
      .sort(([, one], [, other]) => ((one.time ?? '') < (other.time ?? '') ? 1 : -1))
      .slice(0, mostMissing)
    if (missing.length === 0) return
    const ids = missing.map(([id]) => id.slice(matchId({ id: '' }).length)).join(',')
    await takeIfAllowed(`/matches?ids=${ids}`, `matches ${ids}`, late)
  }

  async function readToday(): Promise<void> {
    todays = await read(`/matches?dateFrom=${dayAt(-1)}&dateTo=${dayAt(2)}`)
    await take(todays)
    dueAt = Date.now() + untilNextPoll()
    for (const { competition } of todays) {
      if (seasons.has(String(competition.id))) continue
      // Tables need the season; one competition per poll leaves the requests to live matches.
      await readSeason(competition.code ?? String(competition.id))
      // Marked only now, so that a season that failed on the network is retried.
      seasons.add(String(competition.id))
      break
    }
  }

  const readSeason = (code: string): Promise<void> =>
    takeIfAllowed(`/competitions/${encodeURIComponent(code)}/matches`, `season of ${code}`)

  /** A plan may cover today's matches but not the rest: then there is no table, and everything else works. */
  async function takeIfAllowed(path: string, name: string, late?: boolean): Promise<void> {
    try {
      await take(await read(path), late)
    } catch (error) {
      if (!(error instanceof FootballDataError && error.final)) throw error
      log.warn({ err: error, source }, `football-data: no ${name}: ${error.message}`)
    }
  }

  function untilNextPoll(): number {
    const now = clock.now()
    const waiting = (match: WireMatch): boolean => {
      const passed = now - Date.parse(match.utcDate)
      const isDue = passed > -around.before && passed < around.after
      return isLive(match) || match.status === 'SUSPENDED' || (isDue && /^(?:TIMED|SCHEDULED)$/.test(match.status))
    }
    return todays.some(waiting) ? timing.live : timing.today
  }

  /** Returns the milliseconds until the next poll. */
  async function poll(): Promise<number> {
    try {
      const late = wasAway()
      // Live matches first: a failing schedule must not delay a goal.
      await readToday()
      if (clock.now() - scheduleAt >= timing.schedule) await readSchedule(late)
      if (lastError) log.info({ source }, 'football-data answers again')
      lastError = ''
      watch.heard()
      return untilNextPoll()
    } catch (error) {
      // Aborted by stop: no next poll.
      if (stopping.signal.aborted) return timing.retry
      watch.failed()
      const { message } = error as Error
      if (message !== lastError) log.error({ err: error, source }, `the feed keeps what it knows: ${message}`)
      lastError = message
      return timing.retry
    }
  }

  return {
    name: 'football-data',
    async start() {
      const before: FootballDataProgress = (await progress.read()) ?? { at: Number.NEGATIVE_INFINITY, matches: {} }
      checkpoints = before.matches
      for (const [id, table] of Object.entries(before.tables ?? {})) tables.set(id, table)
      const known = Object.keys(checkpoints).length > 0
      dueAt = before.at
      try {
        await readSchedule()
        dueAt = Date.now()
        watch.heard()
      } catch (error) {
        // With nothing to show yet, a wrong token or URL fails the start: the operator has to fix it.
        if (!known) throw new StartError(`The feed football-data cannot be read: ${(error as Error).message}.`, error)
        watch.failed()
        log.error({ err: error, source }, `the feed keeps what it knows: ${(error as Error).message}`)
        lastError = (error as Error).message
      }
      if (stopping.signal.aborted) return
      looking = repeat(poll, { every: timing.today, first: 0, log, failure: `${source} could not be looked at` })
    },
    async stop() {
      stopping.abort()
      await looking?.stop()
    },
  }
}
