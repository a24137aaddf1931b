// All players of a team, keyed as on the player page.
import { sql } from 'drizzle-orm'
import type { Name } from '../../../../contract/wire/name.ts'
import { type Executor, rowsOf } from '../store.ts'

export interface TeamPlayer {
  team: string
  /** Player id, or the English name if only events name the player. */
  key: string
  name: Name
}

/** Number of recent line-ups that define a squad. */
const lineupsRead = 10

/**
 * The players of these teams, unordered: from the latest line-ups and the box scores of the current seasons. For a team with neither:
 * players who scored, assisted or were booked in those seasons.
 */
export function listPlayers(db: Executor, teams: readonly string[]): Promise<TeamPlayer[]> {
  return rowsOf<TeamPlayer>(
    db,
    sql`with asked as (
        select jsonb_array_elements_text(${JSON.stringify(teams)}::jsonb) as team
      ), season as (
        select distinct on (asked.team, m.league_id) asked.team, m.league_id, m.season
        from asked join match m on m.home_team_id = asked.team or m.away_team_id = asked.team
        order by asked.team, m.league_id, m.status in ('over', 'live') desc, m.match_time desc
      ), played as (
        select season.team, m.id, m.status, m.match_time, case when m.home_team_id = season.team then 'home' else 'away' end as side
        from season join match m on m.league_id = season.league_id and m.season = season.season
          and (m.home_team_id = season.team or m.away_team_id = season.team)
      ), listed as (
        select distinct on (team, key) team, key, name from (
          select asked.team, p.id as key, p.name, told.match_time
          from asked cross join lateral (
              select m.match_time, x.lineups->(case when m.home_team_id = asked.team then 'home' else 'away' end) as lineup
              from match m join match_extra x on x.match_id = m.id
              where (m.home_team_id = asked.team or m.away_team_id = asked.team) and x.lineups is not null
              order by m.match_time desc limit ${lineupsRead}
            ) as told
            cross join lateral jsonb_to_recordset((told.lineup->'starters') || (told.lineup->'substitutes')) as p(id text, name jsonb)
          union all
          select played.team, p.id as key, p.name, played.match_time
          from played join match_extra x on x.match_id = played.id
            cross join lateral jsonb_to_recordset(x.players->played.side) as p(id text, name jsonb)
          where played.status = 'over' and x.players is not null
        ) as told order by team, key, match_time desc
      ), named as (
        select distinct played.team, one.name
        from played join match_event e on e.match_id = played.id and e.cancelled_by is null and e.data->>'team' = played.side
            and e.data->>'type' in ('goal', 'penalty-goal', 'yellow-card', 'second-yellow', 'red-card')
          cross join lateral (values (e.data->'player'), (e.data->'detail'->'assist')) as one(name)
        where played.status <> 'cancelled' and jsonb_typeof(one.name) = 'object'
          and not exists (select from listed where listed.team = played.team)
      )
      select team, key, name from listed
      union all select team, name->>'en' as key, name from named`,
  )
}
