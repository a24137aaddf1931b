// The match domain as one thing: directory, snapshot and answers, read from the database at start.
import type { Context } from '../../core/context.ts'
import { createDetails, type Details } from './detail.ts'
import { createDirectory, type Directory } from './directory.ts'
import { createListAnswers, type ListAnswers } from './list-answer.ts'
import { createSnapshot, type Snapshot } from './snapshot.ts'
import { createLeagueTables, type LeagueTables } from './standings.ts'
import { listLeagues, listTeams } from './store.ts'

export interface MatchDomain {
  directory: Directory
  snapshot: Snapshot
  lists: ListAnswers
  tables: LeagueTables
  details: Details
}

export async function openMatches(context: Pick<Context, 'db' | 'clock' | 'log' | 'config'>): Promise<MatchDomain> {
  const directory = createDirectory()
  directory.putLeagues(await listLeagues(context.db))
  directory.putTeams(await listTeams(context.db))
  const snapshot = createSnapshot(context, directory)
  await snapshot.load()
  const tables = createLeagueTables(context, snapshot, directory)
  const details = createDetails(context, snapshot, directory, tables)
  return { directory, snapshot, tables, details, lists: createListAnswers(context, snapshot, directory) }
}
