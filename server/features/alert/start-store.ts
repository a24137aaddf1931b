// Queries of start alerts: who wants them, and which exist.
import { inArray, sql } from 'drizzle-orm'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'
import { isSpecialTo } from '../follow/store.ts'
import type { Db } from './store.ts'
import { alert } from './table.ts'

/** Every lead that followers with 'soon' use, by match. Delivery decides who exactly wants it. */
export async function listLeads(db: Db, matches: readonly MatchRow[]): Promise<{ match_id: string; lead: number }[]> {
  if (matches.length === 0) return []
  const given = matches.map(({ id, home_team_id, away_team_id, league_id }) => ({ id, home_team_id, away_team_id, league_id }))
  const touches = sql`(f.kind = 'match' and f.ref_id = x.id) or (f.kind = 'team' and f.ref_id in (x.home_team_id, x.away_team_id))
      or (f.kind = 'league' and f.ref_id = x.league_id)`
  const isSpecial = isSpecialTo(sql`f.account_id`, { kind: sql`f.kind`, id: sql`f.ref_id` })
  const { rows } = await db.execute(sql`
    with x as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as x (id text, home_team_id text, away_team_id text, league_id text)
    ), wanted as (
      select x.id, d.settings from x join device_follow f on ${touches} join device d on d.id = f.device_id where 'soon' = any (f.events)
      union all
      select x.id, d.settings from x join account_follow f on ${touches} join device d on d.account_id = f.account_id
      where 'soon' = any (f.events) or ${isSpecial}
    )
    select distinct id as match_id, coalesce((settings->>'lead')::int, ${alertDefaults.lead}::int) as lead from wanted`)
  return rows as unknown as { match_id: string; lead: number }[]
}

/** Which of these alerts exist. */
export async function listExistingKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .select({ key: alert.key })
    .from(alert)
    .where(inArray(alert.key, [...keys]))
  return new Set(rows.map(({ key }) => key))
}
