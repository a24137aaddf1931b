// What is remembered of a match between two of its messages: what a later one is read by.
import type { Statistic } from '../../../contract/match/match-detail.ts'
import type { Side, Sport } from '../../../contract/match/match-row.ts'
import type { MatchOdds } from '../../../contract/match/odds.ts'
import type { Name } from '../../../contract/wire/name.ts'

export interface ShotCount {
  shots: number
  onTarget: number
  /** The sum of their chances, 0 to 1 each; null while none was said. */
  expected: number | null
}
export interface StreamMemo {
  /** Absent: its fixture was not taken yet. */
  sport?: Sport
  /** Names of its players by the sender's ids, as its line-ups have them. */
  people?: Record<string, Name>
  /** As the sender said them last. */
  statistics?: Statistic[]
  shots?: Record<Side, ShotCount>
  odds?: MatchOdds
}
