// Opens the match domain: directory, snapshot and response caches, loaded from the database at start.
import type { Coverage } from '../../../contract/match/match-row.ts'
import type { Context } from '../../core/context.ts'
import { announceCoverage } from './announce.ts'
import { createDirectory, type Directory } from './directory.ts'
import { createOddsSwitch, type OddsSwitch } from './odds-switch.ts'
import { createDetails, type Details } from './read/detail.ts'
import { createListResponses, type ListResponses } from './read/list-responses.ts'
import { createSnapshot, type Snapshot } from './read/snapshot.ts'
import { createLeagueTables, type LeagueTables } from './read/standings.ts'
import { listLeagues, listTeams } from './store.ts'

export interface MatchDomain {
  odds: OddsSwitch
  directory: Directory
  snapshot: Snapshot
  lists: ListResponses
  tables: LeagueTables
  details: Details
  /** Replaces the coverage of all matches in every row, and publishes the changes. */
  setCoverage(coverage: ReadonlyMap<string, Coverage>): void
}

export async function openMatches(context: Pick<Context, 'db' | 'clock' | 'log' | 'config' | 'hub'>): Promise<MatchDomain> {
  const odds = createOddsSwitch(context.config.odds)
  const directory = createDirectory(odds)
  directory.upsertLeagues(await listLeagues(context.db))
  directory.upsertTeams(await listTeams(context.db))
  const snapshot = createSnapshot(context, directory)
  await snapshot.load()
  // Cached bytes depend on the odds switch.
  odds.onChange(snapshot.renamed)
  const tables = createLeagueTables(context, snapshot, directory)
  const details = createDetails(context, snapshot, directory, tables)
  const lists = createListResponses(context, snapshot, directory)
  function setCoverage(coverage: ReadonlyMap<string, Coverage>): void {
    const changed = directory.setCoverage(coverage)
    snapshot.retold(changed)
    announceCoverage(
      context.hub,
      changed.map((id) => ({ id, ...directory.coverageOf(id) })),
    )
  }
  return { odds, directory, snapshot, tables, details, lists, setCoverage }
}
