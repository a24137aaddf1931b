// Queries of the data pages: seasons, rounds, matches of a season, player figures.
import { type SQL, sql } from 'drizzle-orm'
import type { Lineup } from '../../../../contract/match/match-detail.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { awaitingResultAfter } from '../../../../rules/match/match-clock.ts'
import { currentSeason, isKnockOut } from '../season-store.ts'
import type { MatchCore } from '../state.ts'
import { type Executor, rowsOf } from '../store.ts'

export interface SeasonRow {
  id: string
  /** In milliseconds. */
  from: number
  to: number
  current: boolean
  /** The first known round; null if matches have no rounds. */
  first: number | null
  bracket: boolean
}

/** Newest first. */
export const listSeasons = (db: Executor, leagueId: string): Promise<SeasonRow[]> =>
  rowsOf<SeasonRow>(
    db,
    sql`select season as id, (extract(epoch from min(match_time)) * 1000)::float8 as "from",
        (extract(epoch from max(match_time)) * 1000)::float8 as "to", season = ${currentSeason(leagueId)} as current,
        min(("row"->>'round')::integer) as first,
        bool_or(${isKnockOut}) as bracket
      from match where league_id = ${leagueId} group by season order by 3 desc`,
  )

/**
 * The rounds of a season, with 0 last for matches outside rounds, such as knock-out matches; empty if no match has a round. `round` is that
 * of the first unfinished match, else the last one. A match long past its start without a result (`isAwaitingResult`) does not count as unfinished.
 */
export async function findRounds(
  db: Executor,
  leagueId: string,
  season: string,
  nowMs: number,
): Promise<{ rounds: number[]; round: number | null }> {
  const since = new Date(nowMs - awaitingResultAfter).toISOString()
  const found = await rowsOf<{ round: number; open: boolean }>(
    db,
    sql`select coalesce(("row"->>'round')::integer, 0) as round,
        bool_or(status = 'live' or (status = 'upcoming' and match_time > ${since}::timestamptz)) as open
      from match where league_id = ${leagueId} and season = ${season} group by 1 order by nullif(coalesce(("row"->>'round')::integer, 0), 0) nulls last`,
  )
  const rounds = found.map(({ round }) => round)
  if (rounds.every((round) => round === 0)) return { rounds: [], round: null }
  return { rounds, round: found.find(({ open }) => open)?.round ?? rounds.at(-1) ?? null }
}

/** Ids of all teams with a match in the season. */
export async function listSeasonTeams(db: Executor, leagueId: string, season: string): Promise<string[]> {
  const found = await rowsOf<{ id: string }>(
    db,
    sql`select distinct unnest(array[home_team_id, away_team_id]) as id from match where league_id = ${leagueId} and season = ${season}`,
  )
  return found.map(({ id }) => id)
}

export interface FixtureFilter {
  round?: number
  team?: string
}
export async function listSeasonMatches(
  db: Executor,
  leagueId: string,
  season: string,
  { round, team }: FixtureFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: MatchCore[]; total: number }> {
  const found = await rowsOf<{ row: MatchCore; total: number }>(
    db,
    sql`select "row", (count(*) over ())::integer as total from match where league_id = ${leagueId} and season = ${season}
        ${round === undefined ? sql`` : sql`and coalesce(("row"->>'round')::integer, 0) = ${round}`}
        ${team === undefined ? sql`` : sql`and (home_team_id = ${team} or away_team_id = ${team})`}
      order by match_time, id limit ${page.limit} offset ${page.offset}`,
  )
  return { rows: found.map(({ row }) => row), total: found[0]?.total ?? 0 }
}

/** Knock-out matches of a season, in playing order. */
export async function listKnockOut(db: Executor, leagueId: string, season: string): Promise<MatchCore[]> {
  const query = sql`select "row" from match where league_id = ${leagueId} and season = ${season}
    and ${isKnockOut} and status <> 'cancelled' order by match_time, id`
  return (await rowsOf<{ row: MatchCore }>(db, query)).map(({ row }) => row)
}

export interface FootballCount {
  team: string
  player: Name
  goals: number
  assists: number
  yellow: number
  red: number
}
const ofSeason = (leagueId: string, season: string): SQL => sql`m.league_id = ${leagueId} and m.season = ${season}`
const ofTeam = (teamId: string, since: SQL): SQL => sql`(m.home_team_id = ${teamId} or m.away_team_id = ${teamId}) and ${since}`
/** All matches of a team's current seasons: per league, the season of its latest match that has begun. */
const current = (teamId: string): SQL => sql`(m.league_id, m.season) in (select distinct on (league_id) league_id, season from match
  where home_team_id = ${teamId} or away_team_id = ${teamId} order by league_id, status in ('over', 'live') desc, match_time desc)`
export const matchesOf = { season: ofSeason, team: (teamId: string): SQL => ofTeam(teamId, current(teamId)) }

/** Goals, assists and cards per player from match events, unordered. Skips own goals and abandoned matches. */
export const listFootballCounts = (db: Executor, where: SQL): Promise<FootballCount[]> =>
  rowsOf<FootballCount>(
    db,
    sql`with told as (
        select case e.data->>'team' when 'home' then m.home_team_id else m.away_team_id end as team, e.data->>'type' as type,
          e.data->'player' as player, e.data->'detail'->'assist' as assist
        from match m join match_event e on e.match_id = m.id
        where ${where} and m.status <> 'cancelled' and e.cancelled_by is null
          and e.data->>'type' in ('goal', 'penalty-goal', 'yellow-card', 'second-yellow', 'red-card')
      ), done as (
        select team, player, type from told where player <> 'null'::jsonb
        union all select team, assist, 'assist' from told where assist is not null and assist <> 'null'::jsonb
      )
      select team, player, count(*) filter (where type in ('goal', 'penalty-goal'))::integer as goals,
        count(*) filter (where type = 'assist')::integer as assists, count(*) filter (where type = 'yellow-card')::integer as yellow,
        count(*) filter (where type in ('second-yellow', 'red-card'))::integer as red
      from done group by team, player`,
  )

export interface BasketballCount {
  team: string
  id: string
  number: number
  name: Name
  position: string
  played: number
  points: number
  rebounds: number
  assists: number
  steals: number
  blocks: number
  threes: number
}
/** Sums per player over finished matches, unordered. */
export const listBasketballCounts = (db: Executor, where: SQL): Promise<BasketballCount[]> =>
  rowsOf<BasketballCount>(
    db,
    sql`select side.team, p.id, max(p.number) as number, (array_agg(p.name order by m.match_time desc))[1] as name,
        (array_agg(p.position order by m.match_time desc))[1] as position, count(*)::integer as played, sum(p.points)::integer as points,
        sum(p.rebounds)::integer as rebounds, sum(p.assists)::integer as assists, sum(p.steals)::integer as steals,
        sum(p.blocks)::integer as blocks, sum(p.threes)::integer as threes
      from match m join match_extra x on x.match_id = m.id
        cross join lateral (values (m.home_team_id, x.players->'home'), (m.away_team_id, x.players->'away')) as side(team, players)
        cross join lateral jsonb_to_recordset(side.players) as p(id text, number integer, name jsonb, position text, points integer,
          rebounds integer, assists integer, steals integer, blocks integer, threes integer)
      where ${where} and m.status = 'over' and x.players is not null
      group by side.team, p.id`,
  )

export interface TeamLineup {
  match_id: string
  lineup: Lineup
}
/** The latest line-ups of a team, newest first. */
export const listLineups = (db: Executor, teamId: string, most: number): Promise<TeamLineup[]> =>
  rowsOf<TeamLineup>(
    db,
    sql`select m.id as match_id, x.lineups->(case when m.home_team_id = ${teamId} then 'home' else 'away' end) as lineup
      from match m join match_extra x on x.match_id = m.id
      where (m.home_team_id = ${teamId} or m.away_team_id = ${teamId}) and x.lineups is not null
      order by m.match_time desc limit ${most}`,
  )

/** The latest line-up of each team of a season, to resolve player keys. */
export const listLatestLineups = (db: Executor, leagueId: string, season: string): Promise<{ team: string; lineup: Lineup }[]> =>
  rowsOf<{ team: string; lineup: Lineup }>(
    db,
    sql`select distinct on (side.team) side.team, side.lineup
      from match m join match_extra x on x.match_id = m.id
        cross join lateral (values (m.home_team_id, x.lineups->'home'), (m.away_team_id, x.lineups->'away')) as side(team, lineup)
      where ${ofSeason(leagueId, season)} and x.lineups is not null order by side.team, m.match_time desc`,
  )

/** Matches of a team that have begun, newest first. */
export const listBegun = (db: Executor, teamId: string, most: number): Promise<MatchCore[]> =>
  listOfTeam(db, teamId, sql`status in ('live', 'over') order by match_time desc, id limit ${most}`)

/** Upcoming matches, next first, without those long past their start that have no result (`isAwaitingResult`). */
export const listComing = (db: Executor, teamId: string, nowMs: number, most: number): Promise<MatchCore[]> => {
  const since = new Date(nowMs - awaitingResultAfter).toISOString()
  return listOfTeam(
    db,
    teamId,
    sql`(status = 'postponed' or (status = 'upcoming' and match_time > ${since}::timestamptz)) order by (status = 'postponed' and match_time <= ${since}::timestamptz), match_time, id limit ${most}`,
  )
}

const listOfTeam = async (db: Executor, teamId: string, which: SQL): Promise<MatchCore[]> => {
  const query = sql`select "row" from match where (home_team_id = ${teamId} or away_team_id = ${teamId}) and ${which}`
  return (await rowsOf<{ row: MatchCore }>(db, query)).map(({ row }) => row)
}

/** Leagues of a team's current seasons. */
export async function listTeamLeagues(db: Executor, teamId: string): Promise<string[]> {
  const query = sql`select distinct league_id as id from match m where ${matchesOf.team(teamId)} order by 1`
  return (await rowsOf<{ id: string }>(db, query)).map(({ id }) => id)
}

export interface PlayedEvent {
  match_id: string
  type: string
  player: Name | null
  assist: Name | null
}
/** Goals and cards of one team in the given matches. */
export const listPlayed = (db: Executor, teamId: string, ids: readonly string[]): Promise<PlayedEvent[]> =>
  rowsOf<PlayedEvent>(
    db,
    sql`select e.match_id, e.data->>'type' as type, nullif(e.data->'player', 'null'::jsonb) as player, e.data->'detail'->'assist' as assist
      from match_event e join match m on m.id = e.match_id
      where m.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) and e.cancelled_by is null
        and e.data->>'team' = case when m.home_team_id = ${teamId} then 'home' else 'away' end
        and e.data->>'type' in ('goal', 'penalty-goal', 'yellow-card', 'second-yellow', 'red-card')`,
  )

export interface PlayedLine {
  match_id: string
  line: Omit<BasketballCount, 'team' | 'played'>
}
/** The figures of one player of a team in the given matches. */
export const listPlayedLines = (db: Executor, teamId: string, ids: readonly string[], player: string): Promise<PlayedLine[]> =>
  rowsOf<PlayedLine>(
    db,
    sql`select m.id as match_id, p.line from match m join match_extra x on x.match_id = m.id
        cross join lateral jsonb_array_elements(x.players->(case when m.home_team_id = ${teamId} then 'home' else 'away' end)) as p(line)
      where m.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) and p.line->>'id' = ${player}`,
  )
