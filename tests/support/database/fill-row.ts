// Inserts a row into any table, with invented values where the test gives none, and with the rows that it references.
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

interface Column {
  name: string
  type: string
}
const values: Record<string, unknown> = {
  ...{ bigint: 1, integer: 1, smallint: 1, numeric: 1, boolean: false, ARRAY: '{}', json: '{}', jsonb: '{}' },
  ...{ date: '2026-03-01', 'timestamp with time zone': '2026-03-01T00:00:00Z' },
}
let rows = 0

/** Required columns: not nullable and without a default. */
async function neededOf(pool: Pool, table: string): Promise<Column[]> {
  const { rows: found } = await pool.query<Column>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1
      AND is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO' AND is_generated = 'NEVER'`,
    [table],
  )
  return found
}
/** The table and column that each column of a table references. */
async function referencesOf(pool: Pool, table: string): Promise<Map<string, { table: string; column: string }>> {
  const { rows: found } = await pool.query<{ name: string; table: string; column: string }>(
    `SELECT mine.attname AS name, c.confrelid::regclass::text AS table, other.attname AS column FROM pg_constraint c
      JOIN pg_attribute mine ON mine.attrelid = c.conrelid AND mine.attnum = c.conkey[1]
      JOIN pg_attribute other ON other.attrelid = c.confrelid AND other.attnum = c.confkey[1]
      WHERE c.contype = 'f' AND c.conrelid = $1::regclass`,
    [`"${table}"`],
  )
  return new Map(found.map(({ name, ...to }) => [name, to]))
}

export async function fillRow(pool: Pool, table: string, given: Record<string, unknown>): Promise<Record<string, unknown>> {
  rows += 1
  const references = await referencesOf(pool, table)
  const row: Record<string, unknown> = { ...given }
  for (const { name, type } of await neededOf(pool, table)) {
    const to = references.get(name)
    if (name in row) continue
    row[name] = to ? (await fillRow(pool, to.table, {}))[to.column] : (values[type] ?? (type === 'uuid' ? randomUUID() : `made-${rows}`))
  }
  const names = Object.keys(row)
  const { rows: made } = await pool.query<Record<string, unknown>>(
    `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')}) RETURNING *`,
    Object.values(row),
  )
  return made[0] ?? {}
}
