// A fact passes from the reducer to the alerts: one event of one match that is worth a notice.
import type { GoalNotice } from '../../../contract/alert.ts'
import type { AlertKind } from '../../../contract/follow/follow.ts'
import type { MatchEvent } from '../../../contract/match/match-event.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'

/** As the reducer returns it. */
export interface Fact {
  event: MatchEvent
  kind: AlertKind
  /** The score before the event, home first; null when the event does not affect the score. */
  before: [number, number] | null
  /** The seq of the event that this one cancels: a goal, a card, or a full time that did not stand. */
  cancels: number | null
  /** Match id and feed key: unique, and stable over restarts. */
  key: string
}

/** As published on the socket and to devices. */
export interface AlertFact extends Fact {
  /** The row right after the event, with names joined. */
  match: MatchRow
  /** Built once: everyone gets the same text and players. */
  notice: GoalNotice
}
