// Reads all rows of a person, so that tests can compare two snapshots.
import type { Pool } from 'pg'

const names = ['account_id', 'owner', 'owner_id', 'expert_id', 'uid', 'room_id']
/** Excluded because they change on their own: the last-seen time, polls of an order; daily room figures arrive some seconds late. */
const byItself = ['seen_at', 'asked', 'ask_at']
const late = ['attempt', 'room_day']

const questions = new WeakMap<Pool, Promise<string>>()
/** One query over all tables. */
async function questionFor(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ table_name: string; column_name: string }>(
    `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> ALL ($2)
      AND (column_name = ANY ($1) OR (table_name = 'account' AND column_name = 'id'))`,
    [names, late],
  )
  return rows
    .map(({ table_name, column_name }) => {
      const mine = column_name === 'room_id' ? '$2' : '$1'
      return `SELECT '${table_name}' AS place, (to_jsonb(t) - $3::text[])::text AS row FROM ${table_name} t WHERE ${column_name}::text = ${mine}`
    })
    .join(' UNION ALL ')
}

/** Returns every row of the person or of the person's room, as text. */
export async function rowsOf(pool: Pool, { id, room = '' }: { id: string; room?: string }): Promise<string[]> {
  const asked = questions.get(pool) ?? questionFor(pool)
  questions.set(pool, asked)
  const { rows } = await pool.query<{ place: string; row: string }>(await asked, [id, room, byItself])
  return rows.map(({ place, row }) => `${place} ${row}`).sort()
}
