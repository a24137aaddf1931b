// The operator's own team names (TEAM_NAMES), read once at start.
import { readFile } from 'node:fs/promises'
import { type ClubNames, clubNames, TeamNamesError } from './club.ts'

/** Reads the operator's file over the built-in table. Throws TeamNamesError with one sentence that names the variable. */
export async function readClubNames(path: string): Promise<ClubNames> {
  if (path === '') return clubNames()
  try {
    return clubNames(await readFile(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof TeamNamesError ? error.message : `it cannot be read (${(error as Error).message})`
    throw new TeamNamesError(`TEAM_NAMES=${JSON.stringify(path)} cannot be used: ${reason}.`, error)
  }
}
