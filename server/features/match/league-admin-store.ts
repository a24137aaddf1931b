// Admin queries of leagues.
import { eq, sql } from 'drizzle-orm'
import type { League } from './directory.ts'
import { type Executor, rowsOf, type Transaction } from './store.ts'
import { league } from './table.ts'

/** The operator's own rules as stored in the league row. */
export type OwnRulesColumns = Pick<League, 'tie_breaks' | 'own'>

/** Locks the row until the transaction ends. */
export async function lockOwnRules(tx: Transaction, id: string): Promise<OwnRulesColumns | undefined> {
  const [row] = await tx.select({ tie_breaks: league.tie_breaks, own: league.own }).from(league).where(eq(league.id, id)).for('update')
  return row
}

export async function updateOwnRules(tx: Transaction, id: string, { tie_breaks, own }: OwnRulesColumns): Promise<void> {
  await tx.update(league).set({ tie_breaks, own }).where(eq(league.id, id))
}

/** By league: the season of the latest match that has begun, else of the first upcoming one. Leagues without matches are absent. */
export async function listCurrentSeasons(db: Executor, leagueIds: readonly string[]): Promise<Map<string, string>> {
  const wanted = sql`(select jsonb_array_elements_text(${JSON.stringify(leagueIds)}::jsonb))`
  const found = await rowsOf<{ league: string; season: string }>(
    db,
    sql`select distinct on (league_id) league_id as league, season from match where league_id in ${wanted}
      order by league_id, status in ('over', 'live') desc, match_time desc, id`,
  )
  return new Map(found.map((row) => [row.league, row.season]))
}

/** Ids of all teams with a match in the league, in any season. */
export async function listLeagueTeams(db: Executor, leagueId: string): Promise<string[]> {
  const found = await rowsOf<{ id: string }>(
    db,
    sql`select distinct unnest(array[home_team_id, away_team_id]) as id from match where league_id = ${leagueId}`,
  )
  return found.map(({ id }) => id)
}
