// Scores after regular time: extra time and overtimes.
import { sql } from 'drizzle-orm'
import type { MatchCore, Score } from '../state.ts'
import { type Executor, rowsOf } from '../store.ts'

/** The last regular minute of football, the number of quarters of basketball. */
const regular = { minutes: 90, quarters: 4 }

const sumOf = (periods: readonly Score[]): Score => [
  periods.reduce((sum, [home]) => sum + home, 0),
  periods.reduce((sum, [, away]) => sum + away, 0),
]

/** Null if the match went beyond regular time and it is unknown which goals fell there. */
export async function findBeyond(db: Executor, { id, sport, after_extra, periods }: MatchCore): Promise<Score | null> {
  if (sport === 'basketball') return sumOf(periods.slice(regular.quarters))
  if (sport !== 'football' || !after_extra) return [0, 0]
  const goals = await rowsOf<{ minute: number | null; adds: Score }>(
    db,
    sql`select (memo->>'minute')::integer as minute, memo->'adds' as adds from match_event
      where match_id = ${id} and cancelled_by is null and data->>'type' in ('goal', 'own-goal', 'penalty-goal')`,
  )
  if (goals.some(({ minute }) => minute === null)) return null
  return sumOf(goals.flatMap(({ minute, adds }) => ((minute ?? 0) > regular.minutes ? [adds] : [])))
}
