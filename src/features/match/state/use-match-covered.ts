// Whether a match keeps its score to itself where nothing is known of it but its id, and what people write beside it.
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { useCovered, useHidden } from '../../spoiler/revealed.ts'
import { useRow } from './use-row.ts'

/** A match of which nothing is known but its id: it may have a score. */
const unknown = (id: string): MatchRow => ({ id, seq: -1, status: 'live', home_team_id: '', away_team_id: '' }) as MatchRow

/** Whether the match that a room shows keeps its score to itself. */
export function useMatchCovered(matchId: string | null): boolean {
  const row = useRow(unknown(matchId ?? ''), false)
  return useHidden(row) && matchId !== null
}

/**
 * Whether lines that tell a score are kept back beside this match. People write of others too, so that who hides all scores is told
 * none before the start, and where there is no match at all; `name` is what uncovers it there. Before anything is known of the match
 * it may be one of a followed team.
 */
export function useTalkCovered(matchId: string | null, name: string): boolean {
  const row = useRow(unknown(matchId ?? ''), false)
  const known = row.seq < 0 ? null : [row.home_team_id, row.away_team_id]
  return useCovered({ key: matchId ?? name, teams: matchId === null ? [] : known })
}
