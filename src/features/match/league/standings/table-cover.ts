// Spoiler cover of a table: its key, and the teams and matches whose results it reveals.
import type { Standings } from '../../../../../contract/match/standings.ts'

/** @param match id of the match beside the table: the table contains its result, so hiding the match hides the table. */
export function coverOf({ rows }: Pick<Standings, 'rows'>, match?: string): { key: string; teams: string[]; matches: string[] } {
  const teams = rows.map(({ team_id }) => team_id)
  // The key ignores the order, which would reveal results and changes with them.
  return { key: `table:${[...teams].sort().join()}`, teams, matches: match === undefined ? [] : [match] }
}
