// Fan battle of a match: one support per account, and the sums of both sides.
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Side } from '../../../../contract/match/match-row.ts'
import { inAccountTransaction } from '../../../core/database/account-queue.ts'
import type { Tx } from '../../../core/database/transaction.ts'
import { type Executor, rowsOf } from '../store.ts'

export interface Tally {
  home: number
  away: number
  side: Side | null
}

export async function findBattle(db: Executor, matchId: string, accountId: string | null): Promise<Tally> {
  const query = sql`select coalesce(b.home, 0) as home, coalesce(b.away, 0) as away, s.side
    from (select 1) one left join match_battle b on b.match_id = ${matchId}
      left join match_support s on s.match_id = ${matchId} and s.account_id = ${accountId ?? ''}`
  return (await rowsOf<Tally>(db, query))[0] ?? { home: 0, away: 0, side: null }
}

const one = (side: Side, of: Side): number => (side === of ? 1 : 0)

/** Adds to both sums; neither falls below 0. */
const addTo = (db: Executor, matchId: string, home: number, away: number) =>
  db.execute(sql`insert into match_battle (match_id, home, away) values (${matchId}, ${Math.max(0, home)}, ${Math.max(0, away)})
    on conflict (match_id) do update set home = greatest(0, match_battle.home + ${home}), away = greatest(0, match_battle.away + ${away})`)

/** Supports a side, or moves an existing support to it. Idempotent: `onSupported` runs in the transaction of a change only. */
export const support = (
  db: NodePgDatabase,
  matchId: string,
  accountId: string,
  side: Side,
  onSupported: (tx: Tx) => Promise<void>,
): Promise<void> =>
  inAccountTransaction(db, accountId, async (tx) => {
    // Serializes concurrent requests of one account.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`support ${matchId} ${accountId}`}, 0))`)
    const { side: before } = await findBattle(tx, matchId, accountId)
    if (before === side) return
    await tx.execute(sql`insert into match_support (match_id, account_id, side, at) values (${matchId}, ${accountId}, ${side}, now())
      on conflict (match_id, account_id) do update set side = excluded.side, at = excluded.at`)
    const sum = (of: Side): number => one(side, of) - (before === null ? 0 : one(before, of))
    await addTo(tx, matchId, sum('home'), sum('away'))
    await onSupported(tx)
  })

/** Deletes all support of an account. */
export const deleteSupportOf = (db: NodePgDatabase, accountId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const query = sql`delete from match_support where account_id = ${accountId} returning match_id, side`
    const gone = await rowsOf<{ match_id: string; side: Side }>(tx, query)
    for (const { match_id, side } of gone.sort((a, b) => (a.match_id < b.match_id ? -1 : 1)))
      await addTo(tx, match_id, -one(side, 'home'), -one(side, 'away'))
  })

/** The stored support of an account, for its export. */
export const listSupport = (db: Executor, accountId: string): Promise<{ match_id: string; side: Side }[]> =>
  rowsOf(db, sql`select match_id, side from match_support where account_id = ${accountId} order by at, match_id`)
