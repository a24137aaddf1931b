// A fact from the reducer to the notice that tells of it: one event of one match that someone may want to hear of.
import type { GoalNotice } from '../../../contract/alert.ts'
import type { AlertKind } from '../../../contract/follow.ts'
import type { MatchEvent } from '../../../contract/match/match-event.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'

/** As the reducer says it. */
export interface Fact {
  event: MatchEvent
  kind: AlertKind
  /** The score before it, home first; null when the event does not touch the score. */
  before: [number, number] | null
  /** The seq of the event that this one takes back: a cancelled goal or card, a full time that was none. */
  cancels: number | null
  /** Match id and feed key: the same after a restart, never twice. */
  key: string
}

/** As it is told, on the socket and to devices. */
export interface AlertFact extends Fact {
  /** The row right after the event, with its names. */
  match: MatchRow
  /** Made once: the same words and players for everyone. */
  notice: GoalNotice
}
