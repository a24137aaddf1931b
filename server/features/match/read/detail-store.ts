// Detail page of a match beside its row: events, text live, line-ups, statistics, meetings, battle.
import { sql } from 'drizzle-orm'
import type { Lineup, PlayerLines, Statistic, TextLine } from '../../../../contract/match/match-detail.ts'
import type { MatchEvent } from '../../../../contract/match/match-event.ts'
import type { FixtureFacts, MatchCore } from '../state.ts'
import { type Executor, inChunks, rowsOf } from '../store.ts'

export interface ExtraWrite {
  match_id: string
  lineups?: { home: Lineup; away: Lineup }
  statistics?: Statistic[]
  momentum?: number[]
  players?: PlayerLines
}
export interface TextWrite {
  match_id: string
  feed_key: string
  data: Omit<TextLine, 'id'>
}
export interface Extras {
  lineups: { home: Lineup; away: Lineup } | null
  statistics: Statistic[]
  momentum: number[]
  players: PlayerLines | null
}

/** Replaces the given fields and leaves the rest. One write per match and call. */
export const upsertExtras = (db: Executor, writes: readonly ExtraWrite[]): Promise<void> =>
  inChunks(writes, (chunk) =>
    db.execute(sql`
      insert into match_extra (match_id, lineups, statistics, momentum, players)
      select match_id, lineups, statistics, momentum, players from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
        as x(match_id text, lineups jsonb, statistics jsonb, momentum jsonb, players jsonb)
      on conflict (match_id) do update set lineups = coalesce(excluded.lineups, match_extra.lineups),
        statistics = coalesce(excluded.statistics, match_extra.statistics), momentum = coalesce(excluded.momentum, match_extra.momentum),
        players = coalesce(excluded.players, match_extra.players)`),
  )

/** Inserts the new lines and returns them with their ids. */
export async function addTexts(db: Executor, writes: readonly TextWrite[]): Promise<{ match_id: string; line: TextLine }[]> {
  const added: { match_id: string; line: TextLine }[] = []
  await inChunks(writes, async (chunk) => {
    const found = await rowsOf<{ match_id: string; id: number; data: Omit<TextLine, 'id'> }>(
      db,
      sql`insert into match_text (match_id, feed_key, data)
        select match_id, feed_key, data from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
          as x(match_id text, feed_key text, data jsonb)
        on conflict (match_id, feed_key) do nothing returning match_id, id, data`,
    )
    for (const { match_id, id, data } of found) added.push({ match_id, line: { id, ...data } })
  })
  return added.sort((a, b) => a.line.id - b.line.id)
}

type StoredEvent = Omit<MatchEvent, 'cancelled_by'>

/** A match and its events, oldest first, read in one statement so that both come from the same snapshot. */
export async function findWithEvents(
  db: Executor,
  id: string,
): Promise<{ core: MatchCore; fixture: FixtureFacts; events: MatchEvent[] } | undefined> {
  const [found] = await rowsOf<{ core: MatchCore; fixture: FixtureFacts; events: [StoredEvent, number | null][] | null }>(
    db,
    sql`select "row" as core, fixture,
        (select jsonb_agg(jsonb_build_array(data, cancelled_by) order by seq) from match_event where match_id = match.id) as events
      from match where id = ${id}`,
  )
  return found && { ...found, events: (found.events ?? []).map(([data, cancelled_by]) => ({ ...data, cancelled_by })) }
}

/** Oldest first. */
export async function listEvents(db: Executor, matchId: string): Promise<MatchEvent[]> {
  const found = await rowsOf<{ data: StoredEvent; cancelled_by: number | null }>(
    db,
    sql`select data, cancelled_by from match_event where match_id = ${matchId} order by seq`,
  )
  return found.map(({ data, cancelled_by }) => ({ ...data, cancelled_by }))
}

/** Oldest first. */
export async function listTexts(db: Executor, matchId: string): Promise<TextLine[]> {
  const query = sql`select id, data from match_text where match_id = ${matchId} order by id`
  const found = await rowsOf<{ id: number; data: Omit<TextLine, 'id'> }>(db, query)
  return found.map(({ id, data }) => ({ id, ...data }))
}

export async function findExtras(db: Executor, matchId: string): Promise<Extras> {
  const query = sql`select lineups, statistics, momentum, players from match_extra where match_id = ${matchId}`
  const [found] = await rowsOf<{ [K in keyof Extras]: Extras[K] | null }>(db, query)
  const { lineups = null, statistics, momentum, players = null } = found ?? {}
  return { lineups, statistics: statistics ?? [], momentum: momentum ?? [], players }
}

/** The last meetings of two teams before the given time, newest first. */
export async function listMeetings(db: Executor, one: string, other: string, before: string, most: number): Promise<MatchCore[]> {
  const query = sql`select "row" from match
    where status = 'over' and match_time < ${before}
      and ((home_team_id = ${one} and away_team_id = ${other}) or (home_team_id = ${other} and away_team_id = ${one}))
    order by match_time desc, id limit ${most}`
  return (await rowsOf<{ row: MatchCore }>(db, query)).map(({ row }) => row)
}

/** The last matches of a team before the given time, newest first. */
export async function listForm(db: Executor, teamId: string, before: string, most: number): Promise<MatchCore[]> {
  const of = (column: 'home_team_id' | 'away_team_id') =>
    sql`(select "row", match_time from match where ${sql.identifier(column)} = ${teamId} and status = 'over' and match_time < ${before}
      order by match_time desc limit ${most})`
  const query = sql`select "row" from (${of('home_team_id')} union all ${of('away_team_id')}) played order by match_time desc limit ${most}`
  return (await rowsOf<{ row: MatchCore }>(db, query)).map(({ row }) => row)
}
