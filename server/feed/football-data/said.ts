// What was said of a match: kept over restarts, since an answer does not tell what the one before it said.
import type { Phase } from '../../../contract/match/match-row.ts'
import type { FeedEvent, FeedMinute } from '../../features/match/feed-message.ts'
import type { SaidGoal } from './goals.ts'
import type { ReadStatus } from './reading.ts'
import type { Duration, Score } from './score-reading.ts'

/** What was kept by an earlier build lacks the optional fields. */
export interface Said {
  /** Milliseconds when the provider changed the match last, by the newest answer. */
  updated?: number
  status: ReadStatus
  phase: Phase
  /** Milliseconds when this phase was first heard of, put later by the time that the match stood still. */
  begun?: number
  /** Milliseconds of the kick-off, as it was heard of. */
  kickedOff?: number
  /** The start that was said last, and how often it or the status changed. */
  time?: string
  turns?: number
  /** The day was said, its time was not yet. */
  open?: boolean
  /** It had begun and was not played. */
  still?: boolean
  /** Milliseconds when it was first heard that it stands still, and that it is over while its result was not sure. */
  halted?: number
  ended?: number
  /** That it went beyond 90 minutes. */
  duration?: Duration
  score: Score
  /** A score was read: without it nothing is known of one, not even that it is 0:0. */
  read?: boolean
  /** How often the score changed: the same score may come again. */
  steps: number
  /** A score that another part of the answer contradicted: it counts when it is said again. */
  disputed?: Score
  /** Milliseconds when goals were told last that the score does not have yet: since then it is waited for. */
  ahead?: number
  /** The kicks of a shoot-out that were said last, and how often they were said. */
  kicks?: { score: Score; steps: number }
  goals: SaidGoal[]
  /** Keys of goals that were taken back, of cards, and of cards that were, behind a word. */
  rest: string[]
  /** Contradictions that were named in the log. */
  doubts?: string[]
}

export const unsaid: Said = { status: 'scheduled', phase: 'not-started', score: [0, 0], steps: 0, goals: [], rest: [] }

/** An event without what all of them have. */
type Word = FeedEvent extends infer E ? (E extends FeedEvent ? Omit<E, 'match_id' | 'at' | 'minute'> : never) : never
/** Without a minute: that of the match now. */
export type Say = (word: Word, minute?: FeedMinute) => void
