// Current set and game, which the sentence of a match adds after the sets: 5-3, 15-30. Used by every list, so it contains no text. Pure.
import type { MatchRow } from '../../../../contract/match/match-row.ts'

/** Home first; empty if the feed has no current game, and while scores are hidden. */
export function runningFigures({ status, game, periods }: MatchRow, hidden = false): string[] {
  if (hidden || status !== 'live' || !game) return []
  return [periods.at(-1), game.points].flatMap((figures) => figures?.join('-') ?? [])
}
