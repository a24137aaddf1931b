// The match domain as one thing: directory, snapshot and answers, read from the database at start.
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
  /** Who shows which match from now on: in every row, and told to who watches. */
  putShowing(showing: ReadonlyMap<string, Showing>): void
}

export async function openMatches(context: Pick<Context, 'db' | 'clock' | 'log' | 'config' | 'hub'>): Promise<MatchDomain> {
  const odds = createOddsSwitch(context.config.odds)
  const directory = createDirectory(odds)
  directory.putLeagues(await listLeagues(context.db))
  directory.putTeams(await listTeams(context.db))
  const snapshot = createSnapshot(context, directory)
  await snapshot.load()
  // What is finished has the odds in it, or has not.
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
