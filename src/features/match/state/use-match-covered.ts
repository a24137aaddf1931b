// Whether the score of a match, known only by its id, is hidden, and the chat beside it.
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { useCovered, useHidden } from '../../spoiler/revealed.ts'
import { useRow } from './row/use-row.ts'

/** A row for a match of which only the id is known: it may have a score. */
const unknown = (id: string): MatchRow => ({ id, seq: -1, status: 'live', home_team_id: '', away_team_id: '' }) as MatchRow

/** Whether the score of the match that a room shows is hidden. */
export function useMatchCovered(matchId: string | null): boolean {
  const row = useRow(unknown(matchId ?? ''), false)
  return useHidden(row) && matchId !== null
}

/**
 * Whether messages that reveal a score are hidden beside this match. Users write about other matches too, so a user who hides all
 * scores sees none before the start, nor without a match; `name` is the key that reveals them there. Until the match is known, it may
 * be one of a followed team.
 */
export function useTalkCovered(matchId: string | null, name: string): boolean {
  const row = useRow(unknown(matchId ?? ''), false)
  const known = row.seq < 0 ? null : [row.home_team_id, row.away_team_id]
  return useCovered({ key: matchId ?? name, teams: matchId === null ? [] : known })
}
