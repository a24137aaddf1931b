// Which questions are due to be settled.
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** The SQL equivalent of `guessEndOf`. */
const endSql = sql`case match.status
  when 'over' then case
    when question.kind <> 'next-half' then 'over ' || (match."row"->>'home_score') || '-' || (match."row"->>'away_score')
    when match."row"->>'half_home_score' is null or match."row"->>'half_away_score' is null then 'void'
    else 'over ' || (match."row"->>'home_score') || '-' || (match."row"->>'away_score')
      || ' (' || (match."row"->>'half_home_score') || '-' || (match."row"->>'half_away_score') || ')' end
  when 'postponed' then 'void' when 'cancelled' then 'void' else 'open' end`

/** Milliseconds within which the sweep looks for corrections; the match itself reports later ones. */
const sweptBack = 30 * 86_400_000

/** Questions that lag behind their match: of these matches, or of all. */
export async function listUnsettled(db: NodePgDatabase, productNow: number, matches: readonly string[] | null): Promise<string[]> {
  const wanted =
    matches === null
      ? sql`(question.state = 'open' or question.match_time > ${new Date(productNow - sweptBack).toISOString()})`
      : sql`match.id in (select jsonb_array_elements_text(${JSON.stringify(matches)}::jsonb))`
  const { rows } = await db.execute<{ id: string }>(sql`select question.id
    from guess_question question join match on match.id = question.match_id
    where ${wanted} and question.state <> 'void' and coalesce(question.settled_on, 'open') <> ${endSql}
    order by question.match_time, question.id`)
  return rows.map(({ id }) => id)
}
