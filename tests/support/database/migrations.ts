// Where the migrations lie, and the app once it is built.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { migrationsFolder } from '../../../server/core/database/database.ts'

/** Where the app lies once it is built. */
export const appDir = resolve(import.meta.dirname, '../../../dist/app')
export const migrations = migrationsFolder(appDir)
/** The migrations that were written, in order. */
export const journalFile = join(migrations, 'meta/_journal.json')
export const hasMigrations = (): boolean => existsSync(journalFile)
