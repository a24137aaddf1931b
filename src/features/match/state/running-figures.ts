// The set and the game that run, as the sentence of a match says them after the sets: 5-3, 15-30. Every list needs it: no words. Pure.
import type { MatchRow } from '../../../../contract/match/match-row.ts'

/** Home first; empty where nobody tells a running game, and where scores are hidden. */
export function runningFigures({ status, game, periods }: MatchRow, hidden = false): string[] {
  if (hidden || status !== 'live' || !game) return []
  return [periods.at(-1), game.points].flatMap((figures) => figures?.join('-') ?? [])
}
