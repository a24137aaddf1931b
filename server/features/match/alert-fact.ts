// What an alert is decided from: one event of one match that someone may want to hear of.
import type { AlertKind } from '../../../contract/follow.ts'
import type { MatchEvent } from '../../../contract/match/match-event.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'

export interface AlertFact {
  /** The row right after the event, with its names. */
  match: MatchRow
  event: MatchEvent
  kind: AlertKind
  /** The score before it, home first; null when the event does not touch the score. */
  before: [number, number] | null
  /** The seq of the event that this one takes back: a cancelled goal or card, a full time that was none. */
  cancels: number | null
  /** Ids of the players of the line-ups whom it is about; empty where none is named or known. */
  players: readonly string[]
  /** Match id and feed key: the same after a restart, never twice. */
  key: string
}
