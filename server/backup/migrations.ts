// The migrations of this build, the tables after each, and how to apply them.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'

export interface Migration {
  tag: string
  /** Creation time, by which drizzle-orm identifies it. */
  when: number
  hash: string
  statements: string[]
  /** Tables in `public` after it. */
  tables: string[]
}

interface Journal {
  entries: { idx: number; tag: string; when: number }[]
}
interface Snapshot {
  tables: Record<string, { name: string; schema: string }>
}

/** In the order in which they are applied. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const read = (path: string): Promise<string> => readFile(join(folder, path), 'utf8')
  const { entries } = JSON.parse(await read('meta/_journal.json')) as Journal
  return Promise.all(
    entries.map(async ({ idx, tag, when }) => {
      const sql = await read(`${tag}.sql`)
      const snapshot = JSON.parse(await read(`meta/${String(idx).padStart(4, '0')}_snapshot.json`)) as Snapshot
      return {
        tag,
        when,
        hash: createHash('sha256').update(sql).digest('hex'),
        statements: sql.split('--> statement-breakpoint'),
        tables: Object.values(snapshot.tables)
          .filter(({ schema }) => schema === '')
          .map(({ name }) => name),
      }
    }),
  )
}

/** Creation time of the last applied migration; null if none. */
export async function lastMigration(client: Client): Promise<number | null> {
  const { rows: there } = await client.query(`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there`)
  if (!there[0]?.there) return null
  const { rows } = await client.query<{ last: string | null }>('SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations')
  return rows[0]?.last ? Number(rows[0].last) : null
}

/** Applies the migrations within the caller's transaction, and records them as drizzle-orm does (its dialect.js, migrate). */
export async function applyMigrations(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle')
  await client.query(
    'CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  )
  for (const { statements, hash, when } of migrations) {
    for (const statement of statements) await client.query(statement)
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [hash, when])
  }
}
