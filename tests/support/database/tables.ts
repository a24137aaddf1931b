// The tables as defined by the features, as SQL, for a comparison with the migrations.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { journalFile, migrations } from './migrations.ts'

// drizzle-kit adds enumerable methods to the prototypes of arrays and strings: a schema compiled later would include them and refuse valid
// responses. drizzle-kit itself needs them, so they become non-enumerable.
for (const prototype of [Array.prototype, String.prototype])
  for (const name of Object.keys(prototype)) Object.defineProperty(prototype, name, { enumerable: false })

const root = resolve(import.meta.dirname, '../../..')

interface Journal {
  entries: { idx: number; tag: string }[]
}

async function tables(): Promise<Record<string, unknown>> {
  const found = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  const files = found.filter((file) => /(^|[\\/])table\.ts$/.test(file)).sort()
  const all: Record<string, unknown> = {}
  for (const file of files) Object.assign(all, await import(pathToFileURL(join(root, 'server', file)).href))
  return all
}

/** Statements that create every table from scratch. */
async function createStatements(): Promise<string[]> {
  const nothing = generateDrizzleJson({})
  return generateMigration(nothing, generateDrizzleJson(await tables(), nothing.id))
}

/** Statements missing in the migrations; none if `npm run db:generate` ran after the last change. */
export async function missingStatements(): Promise<string[]> {
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as Journal
  const last = journal.entries.at(-1)
  if (!last) return createStatements()
  const name = `${String(last.idx).padStart(4, '0')}_snapshot.json`
  const before = JSON.parse(readFileSync(join(migrations, 'meta', name), 'utf8')) as ReturnType<typeof generateDrizzleJson>
  return generateMigration(before, generateDrizzleJson(await tables(), before.id))
}
