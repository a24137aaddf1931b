// Dumps the database as of one instant: every table by COPY within one snapshot, without blocking other transactions.
import { Client, type ClientConfig } from 'pg'
import { copyOut } from '../core/database/copy.ts'
import { jobSchema, jobTables } from '../core/jobs/schema.ts'
import { StartError } from '../core/start-error.ts'
import { writeStored } from './files.ts'
import type { DatabaseDump, SequenceState, TableDump } from './format.ts'
import { lastMigration, type Migration } from './migrations.ts'

/** ASCII 'GRSB': allows one backup of a database at a time. */
const backupLock = 0x47525342

export interface DumpOptions {
  connection: ClientConfig
  /** Name for messages to the operator. */
  name: string
  migrations: readonly Migration[]
  /** Folder of the backup. */
  root: string
  onProgress?: (text: string) => void
  /** Called once the lock is held, before anything is read. */
  onLocked?: () => Promise<void>
  /** Called within the snapshot, after all tables are written, with the last migration in it. */
  onSnapshot?: (client: Client, migration: Migration) => Promise<void>
}

interface TableName {
  schema: string
  name: string
}
const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const qualifiedName = ({ schema, name }: TableName): string => `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`

/** Connects without timeouts: a large table takes long. */
export async function connectWithoutTimeouts(connection: ClientConfig): Promise<Client> {
  const client = new Client({ ...connection, keepAlive: true, application_name: 'grandstand backup' })
  // The failing query reports the error; an unhandled 'error' event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
    SET timezone = 'UTC'; SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET extra_float_digits = 1; SET bytea_output = 'hex'`)
  return client
}

async function listTables(client: Client): Promise<TableName[]> {
  const { rows } = await client.query<TableName>(
    `SELECT n.nspname AS schema, c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('public', $1) AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype = 'e')
      ORDER BY 1 DESC, 2`,
    [jobSchema],
  )
  return rows
}

async function listColumns(client: Client, table: TableName): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      ORDER BY attnum`,
    [qualifiedName(table)],
  )
  return rows.map(({ name }) => name)
}

/** The last migration applied to this database. */
async function getMigration(client: Client, name: string, migrations: readonly Migration[]): Promise<Migration> {
  const last = await lastMigration(client)
  if (last === null) throw new StartError(`There is nothing to back up in the database (${name}): no server has run on it.`)
  const found = migrations.findLast(({ when }) => when <= last)
  if (found?.when !== last)
    throw new StartError(`The tables of the database (${name}) are not those of this build: back it up with its own.`)
  return found
}

/** Sequences are not transactional: they may be ahead of the snapshot, never behind, so the next value is unused in it. */
async function readSequences(client: Client): Promise<SequenceState[]> {
  const { rows } = await client.query<TableName>(
    `SELECT schemaname AS schema, sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 2`,
  )
  const states: SequenceState[] = []
  for (const sequence of rows) {
    const { rows: state } = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value AS value, is_called AS called FROM ${qualifiedName(sequence)}`,
    )
    if (state[0]) states.push({ ...sequence, value: state[0].value, isCalled: state[0].called })
  }
  return states
}

/** Our identifiers are plain ASCII, so they are valid file names. */
const dumpPathOf = ({ schema, name }: TableName): string => `database/${schema}.${name}.copy.gz`

async function dumpTable(client: Client, table: TableName, root: string): Promise<TableDump> {
  const columns = await listColumns(client, table)
  const list = columns.map(quoteIdentifier).join(', ')
  // Includes the partitions of the table.
  const rows = copyOut(client, `COPY (SELECT ${list} FROM ${qualifiedName(table)}) TO STDOUT`)
  const stored = await writeStored(root, dumpPathOf(table), rows, { compress: true })
  return { ...stored, ...table, columns, rows: rows.rows }
}

export async function dumpDatabase(options: DumpOptions): Promise<DatabaseDump> {
  const client = await connectWithoutTimeouts(options.connection)
  try {
    return await dumpOver(client, options)
  } catch (error) {
    // `end` would wait for the whole COPY.
    ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function dumpOver(client: Client, { name, migrations, root, onProgress, onLocked, onSnapshot }: DumpOptions): Promise<DatabaseDump> {
  const { rows: locked } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [backupLock])
  if (!locked[0]?.locked) throw new StartError(`Another backup of the database (${name}) is under way.`)
  await onLocked?.()
  const before = await getMigration(client, name, migrations)
  const isOurs = ({ schema, name: table }: TableName): boolean =>
    schema === jobSchema ? (jobTables as readonly string[]).includes(table) : before.tables.includes(table)
  const existing = await listTables(client)
  const tables = existing.filter(isOurs)
  const leftOut = existing.filter((table) => table.schema === 'public' && !isOurs(table)).map((table) => table.name)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY')
  // Before the snapshot, so that no migration changes a table between snapshot and copy.
  await client.query(`LOCK TABLE ${tables.map(qualifiedName).join(', ')} IN ACCESS SHARE MODE`)
  const migration = await getMigration(client, name, migrations)
  if (migration.when !== before.when) throw new StartError('The tables were brought up to date meanwhile: start the backup again.')
  const dumps: TableDump[] = []
  for (const [index, table] of tables.entries()) {
    onProgress?.(`table ${index + 1} of ${tables.length}: ${table.name}`)
    dumps.push(await dumpTable(client, table, root))
  }
  const sequences = await readSequences(client)
  await onSnapshot?.(client, migration)
  await client.query('COMMIT')
  const { rows: version } = await client.query<{ server_version: string }>('SHOW server_version')
  return {
    server: version[0]?.server_version ?? '',
    migration: { tag: migration.tag, when: migration.when },
    tables: dumps,
    sequences,
    leftOut,
  }
}
