// What the database has of somebody, so that two looks can be compared.
import type { Pool } from 'pg'

const names = ['account_id', 'owner', 'owner_id', 'expert_id', 'uid', 'room_id']
/** What changes by itself: when somebody was seen, when an order is asked about; the figures of a room's day come some seconds late. */
const byItself = ['seen_at', 'asked', 'ask_at']
const late = ['attempt', 'room_day']

const questions = new WeakMap<Pool, Promise<string>>()
/** One question for all tables. */
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

/** Every row that is the person's or of the person's room, as text. */
export async function rowsOf(pool: Pool, { id, room = '' }: { id: string; room?: string }): Promise<string[]> {
  const asked = questions.get(pool) ?? questionFor(pool)
  questions.set(pool, asked)
  const { rows } = await pool.query<{ place: string; row: string }>(await asked, [id, room, byItself])
  return rows.map(({ place, row }) => `${place} ${row}`).sort()
}
