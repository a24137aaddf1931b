// Leagues, teams and matches in the database. Bulk writes take one statement per batch.
import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Lineup } from '../../../contract/match/match-detail.ts'
import type { Side } from '../../../contract/match/match-row.ts'
import type { League } from './directory.ts'
import type { FeedLeague, FeedTeam } from './feed-message.ts'
import { type EventMemo, type FixtureFacts, type LoggedEvent, type MatchCore, type MatchState, noMemo, type StateMemo } from './state.ts'

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
/** The database or a transaction. */
export type Executor = Pick<NodePgDatabase, 'execute'>

/** Rows of a query. The type is unchecked: keep it in line with the query beside it. */
export async function rowsOf<T>(db: Executor, query: SQL): Promise<T[]> {
  return (await db.execute(query)).rows as T[]
}

/** Rows per statement: keeps its JSON within a few megabytes. An event is a tenth of a match in size. */
const perStatement = 500
const eventsPerStatement = 4_000

export async function inChunks<T>(items: readonly T[], write: (chunk: T[]) => Promise<unknown>, size = perStatement): Promise<void> {
  for (let from = 0; from < items.length; from += size) await write(items.slice(from, from + size))
}

export const listLeagues = (db: Executor): Promise<League[]> =>
  rowsOf<League>(
    db,
    sql`select id, sport, name, short, mark, color, initial, hot, table_kind as "table", tie_breaks, rules, zones, deductions, own
      from league`,
  )

export const listTeams = (db: Executor): Promise<FeedTeam[]> =>
  rowsOf<FeedTeam>(db, sql`select id, sport, name, short, code, crest, league_id from team`)

/** Whether this league and this team exist; null skips the check. */
export async function areKnown(db: Executor, about: { league_id: string | null; team_id: string | null }): Promise<boolean> {
  const { league_id, team_id } = about
  const isLeague = sql`${league_id}::text is null or exists (select from league where id = ${league_id})`
  const isTeam = sql`${team_id}::text is null or exists (select from team where id = ${team_id})`
  const [row] = await rowsOf<{ known: boolean }>(db, sql`select (${isLeague}) and (${isTeam}) as known`)
  return row?.known ?? false
}

/** Which of these league and team ids exist. */
export async function listAnnounced(db: Executor, leagues: readonly string[], teams: readonly string[]): Promise<Set<string>> {
  const of = (ids: readonly string[]): SQL => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const query = sql`select id from league where id in ${of(leagues)} union all select id from team where id in ${of(teams)}`
  return new Set((await rowsOf<{ id: string }>(db, query)).map(({ id }) => id))
}

/** Upserts leagues; keeps the operator's tie-break order. */
export const upsertLeagues = (db: Executor, leagues: readonly FeedLeague[]): Promise<void> =>
  inChunks(leagues, (chunk) =>
    db.execute(sql`
      insert into league (id, sport, name, short, mark, color, initial, hot, table_kind, rules, zones, deductions)
      select id, sport, name, short, mark, color, initial, hot, "table", coalesce(rules, ''), zones, deductions
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
        as x(id text, sport text, name jsonb, short jsonb, mark text, color text, initial text, hot boolean, "table" text, rules text,
          zones jsonb, deductions jsonb)
      on conflict (id) do update set sport = excluded.sport, name = excluded.name, short = excluded.short, mark = excluded.mark,
        color = excluded.color, initial = excluded.initial, hot = excluded.hot, table_kind = excluded.table_kind,
        rules = excluded.rules, zones = excluded.zones, deductions = excluded.deductions`),
  )

export const upsertTeams = (db: Executor, teams: readonly FeedTeam[]): Promise<void> =>
  inChunks(teams, (chunk) =>
    db.execute(sql`
      insert into team (id, sport, name, short, code, crest, league_id)
      select id, sport, name, short, code, crest, league_id from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
        as x(id text, sport text, name jsonb, short jsonb, code text, crest text, league_id text)
      on conflict (id) do update set sport = excluded.sport, name = excluded.name, short = excluded.short, code = excluded.code,
        crest = excluded.crest, league_id = excluded.league_id`),
  )

interface StoredMatch {
  period: number
  row: MatchCore
  fixture: FixtureFacts
  memo: StateMemo
}
interface StoredEvent {
  match_id: string
  feed_key: string
  data: Omit<LoggedEvent['event'], 'cancelled_by'>
  cancelled_by: number | null
  memo: EventMemo | null
}

/** States by id, with their events. Unknown ids are absent. */
export async function findStates(db: Executor, ids: readonly string[], events?: 'without events'): Promise<Map<string, MatchState>> {
  const wanted = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const matches = await rowsOf<StoredMatch>(db, sql`select period, "row", fixture, memo from match where id in ${wanted}`)
  const query = sql`select match_id, feed_key, data, cancelled_by, memo from match_event where match_id in ${wanted} order by match_id, seq`
  const logged = events ? [] : await rowsOf<StoredEvent>(db, query)
  const states = new Map(
    matches.map(({ period, row, fixture, memo }) => [row.id, { core: row, fixture, period, log: [] as LoggedEvent[], memo }]),
  )
  for (const { match_id, feed_key, data, cancelled_by, memo } of logged)
    states.get(match_id)?.log.push({ key: feed_key, event: { ...data, cancelled_by }, memo: memo ?? noMemo })
  return states
}

function matchRecord({ core, fixture, period, memo }: MatchState) {
  const { id, sport, league_id, home_team_id, away_team_id, match_time, status } = core
  return { id, sport, league_id, home_team_id, away_team_id, match_time, status, season: fixture.season, period, row: core, fixture, memo }
}

/** Inserts new matches; leaves existing ones alone. */
export const insertMatches = (db: Executor, states: readonly MatchState[]): Promise<void> =>
  inChunks(states, (chunk) =>
    db.execute(sql`
      insert into match (id, sport, league_id, home_team_id, away_team_id, match_time, status, season, period, "row", fixture, memo)
      select id, sport, league_id, home_team_id, away_team_id, match_time, status, season, period, "row", fixture, memo
      from jsonb_to_recordset(${JSON.stringify(chunk.map(matchRecord))}::jsonb)
        as x(id text, sport text, league_id text, home_team_id text, away_team_id text, match_time timestamptz, status text, season text,
          period smallint, "row" jsonb, fixture jsonb, memo jsonb)
      on conflict (id) do nothing`),
  )

export const updateMatches = (db: Executor, states: readonly MatchState[]): Promise<void> =>
  inChunks(states, (chunk) =>
    db.execute(sql`
      update match m set home_team_id = x.home_team_id, away_team_id = x.away_team_id, match_time = x.match_time, status = x.status,
        season = x.season, "row" = x."row", fixture = x.fixture, memo = x.memo
      from jsonb_to_recordset(${JSON.stringify(chunk.map(matchRecord))}::jsonb)
        as x(id text, home_team_id text, away_team_id text, match_time timestamptz, status text, season text, "row" jsonb, fixture jsonb,
          memo jsonb)
      where m.id = x.id`),
  )

export interface EventWrite {
  match_id: string
  entry: LoggedEvent
}

function eventRecord({ match_id, entry }: EventWrite) {
  const { cancelled_by, ...data } = entry.event
  return { match_id, seq: data.seq, feed_key: entry.key, data, cancelled_by, memo: entry.memo === noMemo ? null : entry.memo }
}

/** Inserts new events and updates changed ones. */
export const upsertEvents = (db: Executor, writes: readonly EventWrite[]): Promise<void> =>
  inChunks(
    writes,
    (chunk) =>
      db.execute(sql`
      insert into match_event (match_id, seq, feed_key, data, cancelled_by, memo)
      select match_id, seq, feed_key, data, cancelled_by, memo from jsonb_to_recordset(${JSON.stringify(chunk.map(eventRecord))}::jsonb)
        as x(match_id text, seq integer, feed_key text, data jsonb, cancelled_by integer, memo jsonb)
      on conflict (match_id, seq) do update set data = excluded.data, cancelled_by = excluded.cancelled_by, memo = excluded.memo`),
    eventsPerStatement,
  )

/** Rows of matches that start in [from, to). */
export async function listCores(db: Executor, from: string, to: string): Promise<MatchCore[]> {
  const found = await rowsOf<{ row: MatchCore }>(db, sql`select "row" from match where match_time >= ${from} and match_time < ${to}`)
  return found.map(({ row }) => row)
}

/** Rows by id, plus every live one if `live`: a running match is shown however long ago it started. */
export async function findCores(db: Executor, ids: readonly string[], live = false): Promise<MatchCore[]> {
  const wanted = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const found = await rowsOf<{ row: MatchCore }>(
    db,
    sql`select "row" from match where id in ${wanted} ${live ? sql`or status = 'live'` : sql``}`,
  )
  return found.map(({ row }) => row)
}

export interface StoredFixture {
  id: string
  league_id: string
  home_team_id: string
  away_team_id: string
  /** Start, in minutes. */
  minute: number
  /** Only the day is known. */
  time_tbc: boolean
  hot: boolean
}

/** The `most` matches of [from, to) nearest to the given time, by id. All times in milliseconds. */
export const listFixtures = (
  db: Executor,
  { from, to, near, most }: Record<'from' | 'to' | 'near' | 'most', number>,
): Promise<StoredFixture[]> =>
  rowsOf<StoredFixture>(
    db,
    sql`select * from (
        select id, league_id, home_team_id, away_team_id, (extract(epoch from match_time) / 60)::integer as minute,
          coalesce(("row"->>'time_tbc')::boolean, false) as time_tbc, ("row"->>'hot')::boolean as hot
        from match where match_time >= ${new Date(from).toISOString()} and match_time < ${new Date(to).toISOString()}
        order by abs(extract(epoch from match_time) - ${near / 1000}::float8), id limit ${most}
      ) nearest order by id`,
  )

export async function knownMatches(db: Executor, from: string, to: string): Promise<Map<string, string>> {
  const query = sql`select id, status from match where match_time >= ${from} and match_time < ${to} order by match_time, id`
  return new Map((await rowsOf<{ id: string; status: string }>(db, query)).map(({ id, status }) => [id, status]))
}

/** Both line-ups of a match; null while unknown. */
export async function findLineups(db: Executor, matchId: string): Promise<{ home: Lineup; away: Lineup } | null> {
  const found = await rowsOf<{ lineups: { home: Lineup; away: Lineup } | null }>(
    db,
    sql`select lineups from match_extra where match_id = ${matchId}`,
  )
  return found[0]?.lineups ?? null
}

/** Which of these matches have line-ups. */
export async function listWithLineups(db: Executor, ids: readonly string[]): Promise<string[]> {
  const wanted = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const found = await rowsOf<{ id: string }>(
    db,
    sql`select match_id as id from match_extra where match_id in ${wanted} and lineups is not null`,
  )
  return found.map(({ id }) => id)
}

/** Of these events of a match, the cancelled ones, with the event that cancelled each. */
export async function listTakenBack(db: Executor, matchId: string, seqs: readonly number[]): Promise<{ seq: number; by: number }[]> {
  const wanted = sql`(select jsonb_array_elements_text(${JSON.stringify(seqs)}::jsonb)::integer)`
  return rowsOf(
    db,
    sql`select seq, cancelled_by as "by" from match_event where match_id = ${matchId} and seq in ${wanted} and cancelled_by is not null`,
  )
}

/** One fan's rating of one player of a match. */
export interface RatingRow {
  match_id: string
  player_id: string
  account_id: string
  points: number
}
/** Keeps existing rows. */
export const insertRatings = (db: Executor, rows: readonly RatingRow[]): Promise<void> =>
  inChunks(
    rows,
    (chunk) =>
      db.execute(sql`insert into match_rating (match_id, player_id, account_id, points, at)
        select match_id, player_id, account_id, points, now() from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
          as x(match_id text, player_id text, account_id text, points smallint)
        on conflict (match_id, player_id, account_id) do nothing`),
    4_000,
  )

/** Points from a team's matches: three for a win, one for a draw. */
export interface Past {
  points: number
  played: number
}
/** Per team, over finished matches since the given time. */
export async function sumPasts(db: Executor, since: string): Promise<Map<string, Past>> {
  const side = (team: 'home' | 'away') => sql`select ${sql.identifier(`${team}_team_id`)} as team,
      case "row"->>'winner' when ${team} then 3 when 'draw' then 1 else 0 end as points
    from match where match_time >= ${since} and status = 'over'`
  const query = sql`select team, sum(points)::int as points, count(*)::int as played
    from (${side('home')} union all ${side('away')}) as done group by team`
  const rows = await rowsOf<Past & { team: string }>(db, query)
  return new Map(rows.map(({ team, points, played }) => [team, { points, played }]))
}
export interface Support {
  match_id: string
  account_id: string
  side: Side
}

/** Inserts the supporters of many matches and updates the sums; an existing support of the match stays. */
export const insertSupport = (db: Executor, supporters: readonly Support[]): Promise<void> =>
  inChunks(supporters, (chunk) =>
    db.execute(sql`with added as (
        insert into match_support (match_id, account_id, side, at)
        select match_id, account_id, side, now()
          from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as x(match_id text, account_id text, side text)
        on conflict (match_id, account_id) do nothing returning match_id, side)
      insert into match_battle (match_id, home, away)
      select match_id, count(*) filter (where side = 'home'), count(*) filter (where side = 'away') from added group by match_id order by match_id
      on conflict (match_id) do update set home = match_battle.home + excluded.home, away = match_battle.away + excluded.away`),
  )
