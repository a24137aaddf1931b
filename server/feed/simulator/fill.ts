// Fills what lies behind a feed that starts: leagues, teams, results since the seasons began, the schedule ahead.
import type { FeedEvent, FeedExtra, FeedSink, FeedTeam, Fixture } from '../../features/match/feed-message.ts'
import { announcedAt, scheduledDays } from './announce.ts'
import { endOf } from './chain.ts'
import { day, dayOf } from './days.ts'
import { fixtureOf } from './match.ts'
import type { SimMatch, SimTeam, World } from './model.ts'
import { type Past, pastOf, upcomingOf } from './past.ts'
import { fixturesOf, playedOn } from './schedule.ts'
import { pastBegins } from './since.ts'

/** Messages of one call. */
const eventsTogether = 5_000
const fixturesTogether = 500
const extrasTogether = 2_000
/** Matches after which the database gets a turn. */
const breath = 16

const feedTeam = ({ id, sport, name, short, code, crest, league }: SimTeam): FeedTeam => ({
  id,
  sport,
  name,
  short,
  code,
  crest,
  league_id: league,
})

/** Gathers what is said of matches and hands it on in large parts, fixtures before their events; works on while one is stored. */
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
    else if (this.matches % breath === 0) await new Promise((resolve) => setImmediate(resolve))
  }

  /** Resolves when what was gathered before is stored. */
  private async send(): Promise<void> {
    await this.sending
    const { fixtures, events, extras } = this
    this.fixtures = []
    this.events = []
    this.extras = []
    this.sending = this.store(fixtures, events, extras)
    // Awaited with the next part; until then a failure has a listener.
    this.sending.catch(() => undefined)
  }
  private async store(fixtures: Fixture[], events: FeedEvent[], extras: FeedExtra[]): Promise<void> {
    if (fixtures.length > 0) await this.sink.putFixtures(fixtures)
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
  /** Product moment up to which everything was said before; null at the first start. */
  since: number | null
  /** Product moment up to which the past is filled. */
  now: number
  signal: AbortSignal
}

/** Resolves with the number of matches told. Saying anything twice does no harm. */
export async function fillPast({ world, sink, since, now, signal }: FillOptions): Promise<number> {
  await sink.putLeagues(world.leagues.map(({ feed }) => feed))
  await sink.putTeams([...world.teams.values()].map(feedTeam))
  const begins = new Map(world.leagues.map((league) => [league, Math.max(since ?? 0, pastBegins(league, now))]))
  // A match lasts hours, and one that was put off was announced weeks ago.
  const first = Math.min(...begins.values()) - day
  const known = await sink.knownMatches(new Date(first - 20 * day).toISOString(), new Date(now + (scheduledDays + 2) * day).toISOString())
  const told = { since, now }
  const parcel = new Parcel(sink)
  for (let on = dayOf(first); on <= dayOf(now) && !signal.aborted; on += 1)
    for (const match of playedOn(world, on)) {
      const begin = begins.get(match.league) as number
      if (match.start > now || (match.start < begin && endOf(match) <= begin)) continue
      await parcel.add(match, pastOf(match, told), known.has(match.id))
    }
  // Matches put off are upcoming although the day for which they were announced is gone.
  for (let on = dayOf(now) - 20; on <= dayOf(now) + scheduledDays && !signal.aborted; on += 1)
    for (const match of fixturesOf(world, on)) {
      if (match.start <= now || announcedAt(match) > now) continue
      await parcel.add(match, upcomingOf(match, told), known.has(match.id))
    }
  await parcel.end()
  return parcel.matches
}
