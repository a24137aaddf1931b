// Loads a dump into an empty database, within the caller's transaction.
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { copyIn } from '../core/database/copy.ts'
import type { Queryable } from '../core/database/transaction.ts'
import { createJobQueue, createJobSchema, jobSchema, type QueueRow } from '../core/jobs/schema.ts'
import { StartError } from '../core/start-error.ts'
import { qualifiedName } from './dump.ts'
import type { DatabaseDump, TableDump } from './format.ts'
import { applyMigrations, type Migration } from './migrations.ts'

export interface LoadOptions {
  migrations: readonly Migration[]
  root: string
  onProgress?: (text: string) => void
}

/** @throws StartError if our schemas contain tables */
export async function requireEmptyDatabase(client: Client, name: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('public', 'drizzle', $1) AND c.relkind IN ('r', 'p')
        AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype = 'e')
      ORDER BY 1 LIMIT 1`,
    [jobSchema],
  )
  if (rows[0]) throw new StartError(`The database (${name}) is not empty, it has ${rows[0].name}: restore into an empty one.`)
}

/** The migrations that the dump has, and the later ones. @throws StartError if this build does not know the dump's migration */
function splitMigrations({ migration }: DatabaseDump, migrations: readonly Migration[]): [Migration[], Migration[]] {
  const index = migrations.findIndex(({ when }) => when === migration.when)
  if (index < 0)
    throw new StartError(
      `The backup's tables (${migration.tag}) are not known to this build: restore it with the build that made it, or a newer one.`,
    )
  return [migrations.slice(0, index + 1), migrations.slice(index + 1)]
}

/** Drops foreign keys and indexes that back no constraint, so that rows load fast; returns a function that recreates them. */
async function dropConstraints(client: Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; text: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS text FROM pg_constraint
      WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  const { rows: indexes } = await client.query<{ name: string; text: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS text FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
      WHERE c.relnamespace = 'public'::regnamespace AND NOT indisprimary
        AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`,
  )
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  return async () => {
    for (const { text } of indexes) await client.query(text)
    for (const { table, name, text } of keys) await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${text}`)
  }
}

async function copyTable(client: Client, { path, rows, columns }: TableDump, into: string, root: string): Promise<void> {
  const list = columns.map((name) => `"${name}"`).join(', ')
  const to = copyIn(client, `COPY ${into} (${list}) FROM STDIN`)
  await pipeline(createReadStream(join(root, path)), createGunzip(), to)
  if (to.rows !== rows) throw new StartError(`${path} brought ${to.rows} rows of ${rows}.`)
}

/** Creates each queue through pg-boss, as it has its own table, then loads the jobs. */
async function loadJobs(client: Client, tables: readonly TableDump[], root: string): Promise<void> {
  const queryable = client as unknown as Queryable
  await createJobSchema(queryable)
  const queues = tables.find(({ name }) => name === 'queue')
  if (queues) {
    await client.query(`CREATE TEMPORARY TABLE restored_queue (LIKE ${jobSchema}.queue) ON COMMIT DROP`)
    await copyTable(client, queues, 'restored_queue', root)
    const { rows } = await client.query<QueueRow>('SELECT * FROM restored_queue ORDER BY dead_letter NULLS FIRST, name')
    for (const row of rows) await createJobQueue(queryable, row)
  }
  for (const table of tables) if (table.name !== 'queue') await copyTable(client, table, qualifiedName(table), root)
}

export async function loadDatabase(client: Client, dump: DatabaseDump, { migrations, root, onProgress }: LoadOptions): Promise<void> {
  const [known, later] = splitMigrations(dump, migrations)
  await applyMigrations(client, known)
  const tables = dump.tables.filter(({ schema }) => schema === 'public')
  // Triggers protect the ledger from changes and would apply every posting a second time.
  const names = known.at(-1)?.tables.map((name) => qualifiedName({ schema: 'public', name })) ?? []
  const recreateConstraints = await dropConstraints(client)
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  for (const [index, table] of tables.entries()) {
    onProgress?.(`table ${index + 1} of ${tables.length}: ${table.name}`)
    await copyTable(client, table, qualifiedName(table), root)
  }
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
  onProgress?.('indexes')
  await recreateConstraints()
  for (const { schema, name, value, isCalled } of dump.sequences)
    await client.query('SELECT setval(to_regclass($1), $2::bigint, $3) WHERE to_regclass($1) IS NOT NULL', [
      qualifiedName({ schema, name }),
      value,
      isCalled,
    ])
  const jobs = dump.tables.filter(({ schema }) => schema === jobSchema)
  if (jobs.length > 0) await loadJobs(client, jobs, root)
  if (later.length > 0) onProgress?.(`${later.length} migrations`)
  await applyMigrations(client, later)
}

/** Rows of each table by qualified name, without tables that a later migration dropped. */
export async function countRows(client: Client, tables: readonly TableDump[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const table of tables) {
    const { rows: found } = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [qualifiedName(table)])
    if (!found[0]?.there) continue
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${qualifiedName(table)}`)
    counts.set(qualifiedName(table), Number(rows[0]?.count))
  }
  return counts
}
