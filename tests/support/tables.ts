// The tables as the features define them, as SQL: what a database has before the first migration is written, and what
// the migrations are compared with.
import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'

export const root = resolve(import.meta.dirname, '../..')
export const migrations = resolve(root, 'server/migrations')
export const hasMigrations = (): boolean => existsSync(resolve(migrations, 'meta/_journal.json'))
