// The matches of a league's season, as tables and rounds count them.
import { type SQL, sql } from 'drizzle-orm'
import type { MatchStatus } from '../../../contract/match/match-row.ts'
import { type Executor, rowsOf } from './store.ts'

export interface LeagueMatch {
  home_team_id: string
  away_team_id: string
  status: MatchStatus
  home_score: number
  away_score: number
  season: string
  group: string | null
  /** Counts for no table of its league. */
  knock_out: boolean
  updated_at: string
}

/** A stage match outside groups and numbered rounds: for such a match a stage note says only that its time is open. */
export const isKnockOut = sql`("row"->'stage' <> 'null'::jsonb and "row"->'round' = 'null'::jsonb and fixture->>'group' is null)`

/**
 * The matches of a league's season in playing order. Default: the current season, that of the latest match that has begun, so that next
 * season's fixtures do not empty a table.
 */
export const listLeagueMatches = (db: Executor, leagueId: string, season?: string): Promise<LeagueMatch[]> =>
  rowsOf<LeagueMatch>(
    db,
    sql`select home_team_id, away_team_id, status, season, ("row"->>'home_score')::integer as home_score,
        ("row"->>'away_score')::integer as away_score, fixture->>'group' as "group", ${isKnockOut} as knock_out,
        "row"->>'updated_at' as updated_at
      from match where league_id = ${leagueId} and season = ${season ?? currentSeason(leagueId)}
      order by match_time, id`,
  )

/** The season of the latest match that has begun, else of the first upcoming one. */
export const currentSeason = (leagueId: string): SQL => sql`(select season from match where league_id = ${leagueId}
  order by status in ('over', 'live') desc, match_time desc, id limit 1)`

/** Disciplinary points per team in the matches of a season that count for a table: 1 a yellow, 2 more for a second one, 4 a red (FIFA). */
export async function listCardCosts(db: Executor, leagueId: string, season?: string): Promise<Map<string, number>> {
  const found = await rowsOf<{ team: string; cost: number }>(
    db,
    sql`select case e.data->>'team' when 'home' then m.home_team_id else m.away_team_id end as team,
        sum(case e.data->>'type' when 'yellow-card' then 1 when 'second-yellow' then 2 else 4 end)::integer as cost
      from match m join match_event e on e.match_id = m.id
      where m.league_id = ${leagueId} and m.season = ${season ?? currentSeason(leagueId)} and not ${isKnockOut}
        and m.status <> 'cancelled' and e.cancelled_by is null and e.data->>'type' in ('yellow-card', 'second-yellow', 'red-card')
      group by 1`,
  )
  return new Map(found.map(({ team, cost }) => [team, cost]))
}
