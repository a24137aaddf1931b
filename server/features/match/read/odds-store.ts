// Odds history of a match in slots of five minutes: stores the first price and those of the last day.
import { sql } from 'drizzle-orm'
import type { MatchOdds } from '../../../../contract/match/odds.ts'
import { type Executor, inChunks, rowsOf } from '../store.ts'

const slotLength = 300_000
const maxSlots = 288

export interface OddsWrite {
  match_id: string
  odds: MatchOdds
}

export const slotOf = (odds: MatchOdds): number => Math.floor(Date.parse(odds.updated_at) / slotLength)

/** The last price of a slot wins. One write per match and slot. */
export const upsertOdds = (db: Executor, writes: readonly OddsWrite[]): Promise<void> =>
  inChunks(writes, async (chunk) => {
    const slots = chunk.map(({ match_id, odds }) => ({ match_id, odds, slot: slotOf(odds) }))
    const json = JSON.stringify(slots)
    await db.execute(sql`
      insert into match_odds (match_id, slot, odds)
      select match_id, slot, odds from jsonb_to_recordset(${json}::jsonb) as x(match_id text, slot integer, odds jsonb)
      on conflict (match_id, slot) do update set odds = excluded.odds`)
    await db.execute(sql`
      delete from match_odds o using jsonb_to_recordset(${json}::jsonb) as x(match_id text, slot integer)
      where o.match_id = x.match_id and o.slot < x.slot - ${maxSlots}::integer
        and o.slot > (select min(slot) from match_odds f where f.match_id = x.match_id)`)
  })

/** Oldest first. */
export async function listOdds(db: Executor, matchId: string): Promise<MatchOdds[]> {
  const found = await rowsOf<{ odds: MatchOdds }>(db, sql`select odds from match_odds where match_id = ${matchId} order by slot`)
  return found.map(({ odds }) => odds)
}

/** The last price of each match that starts in [from, to). */
export async function listLastOdds(db: Executor, from: string, to: string): Promise<Map<string, MatchOdds>> {
  const found = await rowsOf<{ match_id: string; odds: MatchOdds }>(
    db,
    sql`select m.id as match_id, o.odds from match m
      cross join lateral (select odds from match_odds where match_id = m.id order by slot desc limit 1) o
      where m.match_time >= ${from} and m.match_time < ${to}`,
  )
  return new Map(found.map(({ match_id, odds }) => [match_id, odds]))
}

export async function findLastOdds(db: Executor, matchId: string): Promise<MatchOdds | null> {
  const query = sql`select odds from match_odds where match_id = ${matchId} order by slot desc limit 1`
  return (await rowsOf<{ odds: MatchOdds }>(db, query))[0]?.odds ?? null
}
