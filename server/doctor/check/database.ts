// Checks that the database accepts connections and fits this build.
import { type Finding, failure, okay, reasonOf, warning } from '../finding.ts'

export interface FoundDatabase {
  state: 'found'
  /** Name for messages to the operator. */
  name: string
  /** server_version_num: 180004 is 18.4. */
  version: number
  encoding: string
  /** Name of its collation, and whether the system's version of it has changed since the indexes were built. */
  collation: string
  isCollationChanged: boolean
  maxConnections: number
  /** Creation time of the last applied migration; null if none. */
  lastMigration: number | null
  /** Milliseconds since 1970 by the database's clock, and by this machine's before and after the query. */
  now: number
  askedAt: number
  answeredAt: number
}
/**
 * A reachable database, or the embedded one while stopped. `major`: version of its data, null if there is none yet. `isProgramThere`:
 * whether this machine has its binaries.
 */
export type DatabaseFacts = FoundDatabase | { state: 'at rest'; major: string | null; isProgramThere: boolean }

/** Version of the embedded database, on which all tests run. */
const tested = 18
/** Same as for the embedded database (server/core/database/database.ts). */
const enoughConnections = 40
const versionText = (version: number): string => `${Math.floor(version / 10_000)}.${version % 10_000}`

function tablesOf(last: number | null, migrations: readonly number[]): Finding | null {
  if (last === null) return null
  const newest = Math.max(...migrations)
  if (last > newest)
    return failure('Its tables are of a newer build.', 'Start that build, or bring back a backup of before it into an empty database.')
  const waiting = migrations.filter((when) => when > last).length
  return waiting === 0
    ? null
    : warning(`${waiting} changes of its tables wait for the next start.`, 'Make a backup (npm run backup), then start the server.')
}

/** `readFacts` rejects if the connection is refused. `migrations`: creation times of this build's migrations. */
export async function checkDatabase(readFacts: () => Promise<DatabaseFacts>, migrations: readonly number[]): Promise<Finding> {
  let facts: DatabaseFacts
  try {
    facts = await readFacts()
  } catch (error) {
    return failure(reasonOf(error), 'Start PostgreSQL, or mend DATABASE_URL.')
  }
  if (facts.state === 'at rest') {
    if (!facts.isProgramThere)
      return failure('There is no embedded PostgreSQL for this machine.', 'Run npm run setup, or set DATABASE_URL.')
    return okay(facts.major === null ? 'The first start makes it.' : `The embedded PostgreSQL ${facts.major} starts with the server.`)
  }
  const { name, version, encoding, collation, isCollationChanged, maxConnections, lastMigration } = facts
  const found = `${name} is PostgreSQL ${versionText(version)}, ${encoding}, sorted by ${collation}.`
  if (encoding !== 'UTF8') return failure(found, "Make a database with ENCODING 'UTF8': names are of every script.")
  const tables = tablesOf(lastMigration, migrations)
  if (tables) return { ...tables, found: `${found} ${tables.found}` }
  if (isCollationChanged)
    return warning(
      `${found} The system sorts otherwise than when its indexes were made.`,
      'REINDEX DATABASE, then ALTER DATABASE … REFRESH COLLATION VERSION.',
    )
  if (maxConnections < enoughConnections)
    return warning(`${found} It has ${maxConnections} connections.`, `Set max_connections to ${enoughConnections} or more.`)
  if (version < tested * 10_000) return warning(found, `Move to PostgreSQL ${tested}: what is tested is tested on that.`)
  return okay(found)
}
