// Which schemes are due: to be settled, or to have the money paid for them moved.
import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** The SQL equivalent of `endText` for a match. */
const endSql = sql`case match.status when 'over' then 'over ' || (match."row"->>'home_score') || '-' || (match."row"->>'away_score')
  when 'postponed' then 'void' when 'cancelled' then 'void' else 'open' end`

/** Milliseconds within which the sweep looks for corrections; the match itself reports later ones. */
const sweptBack = 30 * 86_400_000

/** Schemes that lag behind their match: of these matches, or of all. */
export async function listUnsettled(db: NodePgDatabase, productNow: number, matches: readonly string[] | null): Promise<string[]> {
  const wanted =
    matches === null
      ? sql`(scheme.state = 'open' or scheme.match_time > ${new Date(productNow - sweptBack).toISOString()})`
      : sql`match.id in (select jsonb_array_elements_text(${JSON.stringify(matches)}::jsonb))`
  const { rows } = await db.execute<{ id: string }>(sql`select scheme.id from scheme join match on match.id = scheme.match_id
    where ${wanted} and coalesce(scheme.settled_on, 'open') <> ${endSql} and not (scheme.state = 'void' and scheme.money_at is not null)
    order by scheme.match_time, scheme.id`)
  return rows.map(({ id }) => id)
}

/** Schemes whose result has stood since `due`, or that were removed, with money that is not moved yet; oldest result first. */
export async function listUnmoved(db: NodePgDatabase, due: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from scheme where (state <> 'open' and money_at is null and settled_at <= ${due.toISOString()})
      or (removed_at is not null and exists (select from scheme_sale where scheme_id = scheme.id and scheme_sale.state = 'held'))
      order by settled_at, id`,
  )
  return rows.map(({ id }) => id)
}

/** Who bought a scheme and was not refunded, as recipients of a notification. */
export const buyersOf = (id: string): SQL =>
  sql`select account_id as account, false as always from scheme_sale where scheme_id = ${id} and state <> 'back'`
