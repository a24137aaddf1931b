// Presents questions: with their match, the pool of each option, and the reader's stakes.
import type { GuessQuestion, GuessStake } from '../../../contract/guess.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { optionsOf, takesCoins } from '../../../rules/expert/guess-pool.ts'
import { type Db, findPools, findStakes, type QuestionRow, type StakeRow } from './store.ts'

export interface PresentDeps {
  db: Db
  matches: { find(ids: readonly string[]): Promise<Map<string, MatchRow>> }
  clock: { now(): number }
}

export const presentStake = ({ option, gold, due, paid, at }: StakeRow): GuessStake => ({ option, gold, due, paid, at: at.toISOString() })

/** Questions with an unknown match are left out; `me` is empty for a guest. */
export async function presentQuestions(
  { db, matches, clock }: PresentDeps,
  rows: readonly QuestionRow[],
  me: string,
): Promise<GuessQuestion[]> {
  const ids = rows.map(({ id }) => id)
  const [found, pools, stakes] = await Promise.all([
    matches.find([...new Set(rows.map(({ match_id }) => match_id))]),
    findPools(db, ids),
    findStakes(db, ids, me),
  ])
  return rows.flatMap((row): GuessQuestion[] => {
    const match = found.get(row.match_id)
    if (!match) return []
    const pool = pools.get(row.id) ?? []
    const stake = stakes.get(row.id)
    return [
      {
        id: row.id,
        kind: row.kind,
        line: row.line,
        match,
        state: row.state === 'open' && !takesCoins(row.kind, match, clock.now()) ? 'closed' : row.state,
        options: optionsOf(row.kind, row.sport).map((option) => {
          const { gold = 0, people = 0 } = pool.find((one) => one.option === option) ?? {}
          return { option, gold, people }
        }),
        result: row.result,
        settlements: row.settlements,
        mine: stake ? presentStake(stake) : null,
      },
    ]
  })
}
