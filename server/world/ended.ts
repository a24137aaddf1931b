// Finished matches of the demonstration world: the source of its videos and recordings.
import type { MatchEvent } from '../../contract/match/match-event.ts'
import type { Sport } from '../../contract/match/match-row.ts'
import type { Name } from '../../contract/wire/name.ts'
import type { Context } from '../core/context.ts'
import type { FeedTeam } from '../features/match/feed-message.ts'
import { findStates, listCores } from '../features/match/store.ts'

/** A finished match. */
export interface Ended {
  id: string
  sport: Sport
  league_id: string
  home: Name
  away: Name
  home_score: number
  away_score: number
  events: readonly MatchEvent[]
  /** Start in product milliseconds. */
  start: number
}
const hour = 3_600_000
const daysBack = 3
/** Per sport. */
const mostLooked = 20

/** Matches of the last days with their events, newest first; at most twenty per sport. */
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
