// Paths of the migrations, and of the built app.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { migrationsFolder } from '../../../server/core/database/database.ts'

/** Path of the built app. */
export const appDir = resolve(import.meta.dirname, '../../../dist/app')
export const migrations = migrationsFolder(appDir)
/** The journal of all migrations in order. */
export const journalFile = join(migrations, 'meta/_journal.json')
export const hasMigrations = (): boolean => existsSync(journalFile)
