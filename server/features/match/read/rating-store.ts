// Fan ratings in the database: one per fan and player, the last one wins.
import { sql } from 'drizzle-orm'
import { type Executor, type RatingRow, rowsOf } from '../store.ts'

export interface RatingSum {
  player: string
  sample: number
  sum: number
  mine: number | null
}

/** Sums over all accounts that are not blocked. */
export async function sumRatings(db: Executor, matchId: string, accountId: string): Promise<{ list: RatingSum[]; people: number }> {
  const from = sql`from match_rating r join account a on a.id = r.account_id and a.blocked_at is null where r.match_id = ${matchId}`
  const [list, [counted]] = await Promise.all([
    rowsOf<RatingSum>(
      db,
      sql`select r.player_id as player, count(*)::int as sample, sum(r.points)::int as sum,
          (max(r.points) filter (where r.account_id = ${accountId}))::int as mine ${from} group by r.player_id order by r.player_id`,
    ),
    rowsOf<{ people: number }>(db, sql`select count(distinct r.account_id)::int as people ${from}`),
  ])
  return { list, people: counted?.people ?? 0 }
}

/** 0 points delete the rating. */
export async function setRating(db: Executor, { match_id, player_id, account_id, points }: RatingRow): Promise<void> {
  if (points === 0) {
    await db.execute(sql`delete from match_rating where match_id = ${match_id} and player_id = ${player_id} and account_id = ${account_id}`)
    return
  }
  await db.execute(sql`insert into match_rating (match_id, player_id, account_id, points, at)
    values (${match_id}, ${player_id}, ${account_id}, ${points}, now())
    on conflict (match_id, player_id, account_id) do update set points = excluded.points, at = excluded.at`)
}

/** End of the match: its last full time that was not cancelled. */
export async function findEnd(db: Executor, matchId: string): Promise<number | null> {
  const query = sql`select data->>'at' as at from match_event
    where match_id = ${matchId} and data->>'type' = 'full-time' and cancelled_by is null order by seq desc limit 1`
  const [found] = await rowsOf<{ at: string }>(db, query)
  return found ? Date.parse(found.at) : null
}

export async function deleteRatingsOf(db: Executor, accountId: string): Promise<void> {
  await db.execute(sql`delete from match_rating where account_id = ${accountId}`)
}
/** The stored ratings of an account, for its export. */
export const listRatings = (db: Executor, accountId: string): Promise<{ match_id: string; player_id: string; points: number }[]> =>
  rowsOf(db, sql`select match_id, player_id, points from match_rating where account_id = ${accountId} order by at, match_id, player_id`)
