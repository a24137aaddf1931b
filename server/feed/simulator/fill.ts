// Backfill on start: leagues, teams, results since the seasons began, upcoming schedule.
import type { FeedEvent, FeedExtra, FeedSink, FeedTeam, Fixture } from '../../features/match/feed-message.ts'
import { announcedAt, announcedBetween, scheduledDays } from './calendar/announce.ts'
import { endOf } from './calendar/chain.ts'
import { fixturesOf, leagueMatches } from './calendar/schedule.ts'
import { day, dayOf, hour } from './days.ts'
import { fixtureOf } from './match.ts'
import type { SimMatch, SimTeam, World } from './model.ts'
import { type Past, pastOf, upcomingOf } from './past.ts'
import { pastBegins } from './since.ts'

/** Maximum messages per call. */
const eventsTogether = 3_000
const fixturesTogether = 500
const extrasTogether = 2_000
/** Matches between yields; every league and every day yields as well, since building them takes as long. */
const together = 16
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const feedTeam = ({ id, sport, name, short, code, crest, league }: SimTeam): FeedTeam => ({
  id,
  sport,
  name,
  short,
  code,
  crest,
  league_id: league,
})

/** Batches match data, fixtures before their events; works on while a batch is stored. */
class Parcel {
  private fixtures: Fixture[] = []
  private events: FeedEvent[] = []
  private extras: FeedExtra[] = []
  private sending: Promise<void> = Promise.resolve()
  matches = 0

  constructor(private readonly sink: FeedSink) {}

  async add(match: SimMatch, { events, extras }: Past, known: boolean): Promise<void> {
    if (!known) this.fixtures.push(fixtureOf(match))
    for (const event of events) this.events.push(event)
    for (const extra of extras) this.extras.push(extra)
    this.matches += 1
    if (this.fixtures.length >= fixturesTogether || this.events.length >= eventsTogether || this.extras.length >= extrasTogether)
      await this.send()
    else if (this.matches % together === 0) await breath()
  }

  /** Resolves when the previous batch is stored. */
  private async send(): Promise<void> {
    await this.sending
    const { fixtures, events, extras } = this
    this.fixtures = []
    this.events = []
    this.extras = []
    this.sending = this.store(fixtures, events, extras)
    // Awaited with the next batch; until then this handles a rejection.
    this.sending.catch(() => undefined)
  }
  private async store(fixtures: Fixture[], events: FeedEvent[], extras: FeedExtra[]): Promise<void> {
    if (fixtures.length > 0) await this.sink.upsertFixtures(fixtures)
    if (events.length > 0) await this.sink.importEvents(events)
    if (extras.length > 0) await this.sink.applyExtras(extras)
  }
  async end(): Promise<void> {
    await this.send()
    await this.sending
  }
}

export interface FillOptions {
  world: World
  sink: FeedSink
  /** Product time up to which everything was delivered before; null on the first start. */
  since: number | null
  /** Product time up to which to backfill. */
  now: number
  signal: AbortSignal
}

/** Upper bound of a match's duration. */
const longestMatch = 8 * hour
/** Days within which a postponed match gets its new date, and is played. */
const postponement = { dated: 4, played: 20 }

/** Matches played since the season began, or since the last checkpoint. */
async function* playedBefore({ world, since, now }: FillOptions): AsyncGenerator<SimMatch> {
  for (const league of world.leagues) {
    await breath()
    const begin = Math.max(since ?? 0, pastBegins(league, now))
    for (const match of leagueMatches(world, league, begin - longestMatch, now))
      if (match.start >= begin || endOf(match) > begin) yield match
  }
}

/** Upcoming matches. After a restart: those that became known meanwhile, or may have moved. */
async function* comingAfter({ world, since, now }: FillOptions): AsyncGenerator<SimMatch> {
  const first = dayOf(now) - (since === null ? postponement.played : postponement.dated)
  const last = dayOf(now) + (since === null ? scheduledDays : 1)
  const fresh = new Set<SimMatch>()
  for (let on = first; on <= last; on += 1) {
    await breath()
    for (const match of fixturesOf(world, on)) fresh.add(match)
  }
  if (since !== null) for (const match of announcedBetween(world, since, now)) fresh.add(match)
  for (const match of fresh) if (match.start > now && announcedAt(match) <= now) yield match
}

/** Resolves with the number of matches delivered. Idempotent. */
export async function fillPast(options: FillOptions): Promise<number> {
  const { world, sink, since, now, signal } = options
  await sink.upsertLeagues(world.leagues.map(({ feed }) => feed))
  await sink.upsertTeams([...world.teams.values()].map(feedTeam))
  const begin = Math.min(now, since ?? now - 200 * day) - (postponement.played + 1) * day
  const known = await sink.knownMatches(new Date(begin).toISOString(), new Date(now + (scheduledDays + 2) * day).toISOString())
  const span = { since, now }
  const parcel = new Parcel(sink)
  for await (const match of playedBefore(options)) {
    if (signal.aborted) break
    await parcel.add(match, pastOf(match, span), known.has(match.id))
  }
  for await (const match of comingAfter(options)) {
    if (signal.aborted) break
    await parcel.add(match, upcomingOf(match, span), known.has(match.id))
  }
  await parcel.end()
  return parcel.matches
}
