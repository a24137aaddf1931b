// What was reported of a match: stored over restarts, since a response does not contain the previous one.
import type { Phase } from '../../../contract/match/match-row.ts'
import type { FeedEvent, FeedMinute } from '../../features/match/feed-message.ts'
import type { ReportedGoal } from './goals.ts'
import type { ReadStatus } from './reading.ts'
import type { Duration, Score } from './score-reading.ts'

/** Entries stored by an earlier build lack the optional fields. */
export interface Checkpoint {
  /** The provider's last change of the match in milliseconds, by the newest response. */
  updated?: number
  status: ReadStatus
  phase: Phase
  /** Milliseconds when this phase was first seen, shifted by the time of the suspension. */
  begun?: number
  /** Milliseconds of the kick-off, as observed. */
  kickedOff?: number
  /** The last reported start, and how often it or the status changed. */
  time?: string
  turns?: number
  /** The day was reported without a time. */
  open?: boolean
  /** The match had begun and is interrupted. */
  still?: boolean
  /** Milliseconds when the suspension was first seen, and when the match was first over with an uncertain result. */
  halted?: number
  ended?: number
  /** Went beyond 90 minutes. */
  duration?: Duration
  score: Score
  /** A score was read: without it the score is unknown, not 0:0. */
  read?: boolean
  /** Number of score changes: makes keys unique, since a score may recur. */
  steps: number
  /** A score contradicted by another part of the response: counts when repeated. */
  disputed?: Score
  /** Milliseconds since when reported goals are missing in the score, which is waited for. */
  ahead?: number
  /** The last reported kicks of a shoot-out, and the number of reports. */
  kicks?: { score: Score; steps: number }
  goals: ReportedGoal[]
  /** Keys of cancelled goals, of cards, and of cancelled cards, each with its prefix. */
  rest: string[]
  /** Contradictions already logged. */
  doubts?: string[]
}

export const initialCheckpoint: Checkpoint = { status: 'scheduled', phase: 'not-started', score: [0, 0], steps: 0, goals: [], rest: [] }

/** An event without the common fields. */
type Word = FeedEvent extends infer E ? (E extends FeedEvent ? Omit<E, 'match_id' | 'at' | 'minute'> : never) : never
/** Default minute: the current one of the match. */
export type Emit = (word: Word, minute?: FeedMinute) => void
