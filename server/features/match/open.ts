// Opens the match domain: directory, snapshot and response caches, loaded from the database at start.
import type { Showing } from '../../../contract/match/match-row.ts'
import type { Context } from '../../core/context.ts'
import { announceShowing } from './announce.ts'
import { createDirectory, type Directory } from './directory.ts'
import { createOddsSwitch, type OddsSwitch } from './odds-switch.ts'
import { createDetails, type Details } from './read/detail.ts'
import { createListAnswers, type ListAnswers } from './read/list-answer.ts'
import { createSnapshot, type Snapshot } from './read/snapshot.ts'
import { createLeagueTables, type LeagueTables } from './read/standings.ts'
import { listLeagues, listTeams } from './store.ts'

export interface MatchDomain {
  odds: OddsSwitch
  directory: Directory
  snapshot: Snapshot
  lists: ListAnswers
  tables: LeagueTables
  details: Details
  /** Replaces the coverage of all matches in every row, and publishes the changes. */
  putShowing(showing: ReadonlyMap<string, Showing>): void
}

export async function openMatches(context: Pick<Context, 'db' | 'clock' | 'log' | 'config' | 'hub'>): Promise<MatchDomain> {
  const odds = createOddsSwitch(context.config.odds)
  const directory = createDirectory(odds)
  directory.putLeagues(await listLeagues(context.db))
  directory.putTeams(await listTeams(context.db))
  const snapshot = createSnapshot(context, directory)
  await snapshot.load()
  // Cached bytes depend on the odds switch.
  odds.onTurn(snapshot.renamed)
  const tables = createLeagueTables(context, snapshot, directory)
  const details = createDetails(context, snapshot, directory, tables)
  const lists = createListAnswers(context, snapshot, directory)
  function putShowing(showing: ReadonlyMap<string, Showing>): void {
    const changed = directory.putShowing(showing)
    snapshot.retold(changed)
    announceShowing(
      context.hub,
      changed.map((id) => ({ id, ...directory.showingOf(id) })),
    )
  }
  return { odds, directory, snapshot, tables, details, lists, putShowing }
}
