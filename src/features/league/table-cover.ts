// By what name a table is uncovered, and whose results it would tell.
import type { Standings } from '../../../contract/match/standings.ts'

export function coverOf({ rows }: Pick<Standings, 'rows'>): { key: string; teams: string[] } {
  const teams = rows.map(({ team_id }) => team_id)
  // The order would tell as much as the table, and changes with it.
  return { key: `table:${[...teams].sort().join()}`, teams }
}
