// State of a match between two messages, needed to interpret the next one.
import type { Statistic } from '../../../contract/match/match-detail.ts'
import type { Side, Sport } from '../../../contract/match/match-row.ts'
import type { MatchOdds } from '../../../contract/match/odds.ts'
import type { Name } from '../../../contract/wire/name.ts'

export interface ShotCount {
  shots: number
  onTarget: number
  /** Sum of the chances (xG), 0 to 1 each; null while none was given. */
  expected: number | null
}
export interface StreamMemo {
  /** Absent: no fixture yet. */
  sport?: Sport
  /** Player names by sender id, from the line-ups. */
  people?: Record<string, Name>
  /** As last sent. */
  statistics?: Statistic[]
  shots?: Record<Side, ShotCount>
  odds?: MatchOdds
}
