// The matches of the demonstration world that are over: what videos and recordings are made of.
import type { MatchEvent } from '../../contract/match/match-event.ts'
import type { Sport } from '../../contract/match/match-row.ts'
import type { Name } from '../../contract/wire/name.ts'
import type { Context } from '../core/context.ts'
import type { FeedTeam } from '../features/match/feed-message.ts'
import { findStates, listCores } from '../features/match/store.ts'

/** A match that is over. */
export interface Ended {
  id: string
  sport: Sport
  league_id: string
  home: Name
  away: Name
  home_score: number
  away_score: number
  events: readonly MatchEvent[]
  /** Product milliseconds of its start. */
  start: number
}
const hour = 3_600_000
const daysBack = 3
/** Of a sport. */
const mostLooked = 20

/** Those of the last days with their events, the newest first; of a sport the last twenty. */
export async function endedMatches({ db, clock }: Pick<Context, 'db' | 'clock'>, teams: ReadonlyMap<string, FeedTeam>): Promise<Ended[]> {
  const now = clock.now()
  const iso = (at: number): string => new Date(at).toISOString()
  const over = (await listCores(db, iso(now - daysBack * 24 * hour), iso(now)))
    .filter(({ status }) => status === 'over')
    .sort((a, b) => (a.match_time < b.match_time ? 1 : -1))
  const sports = new Set(over.map(({ sport }) => sport))
  const looked = [...sports].flatMap((one) => over.filter(({ sport }) => sport === one).slice(0, mostLooked))
  const states = await findStates(
    db,
    looked.map(({ id }) => id),
  )
  return over.flatMap((core) => {
    const [home, away] = [teams.get(core.home_team_id), teams.get(core.away_team_id)]
    if (!home || !away) return []
    const events = states.get(core.id)?.log.map(({ event }) => event) ?? []
    const { id, sport, league_id, home_score, away_score, match_time } = core
    return [{ id, sport, league_id, home: home.short, away: away.short, home_score, away_score, events, start: Date.parse(match_time) }]
  })
}
