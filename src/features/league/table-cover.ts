// By what name a table is uncovered, and whose results it would tell.
import type { Standings } from '../../../contract/match/standings.ts'

/** @param match beside which it stands: its result is in the table, so that whoever hides that sees none. */
export function coverOf({ rows }: Pick<Standings, 'rows'>, match?: string): { key: string; teams: string[]; matches: string[] } {
  const teams = rows.map(({ team_id }) => team_id)
  // The order would tell as much as the table, and changes with it.
  return { key: `table:${[...teams].sort().join()}`, teams, matches: match === undefined ? [] : [match] }
}
