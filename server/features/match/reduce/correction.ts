// A result corrected after the end: the score alerts once as corrected, and no goal is added.
import type { FeedEvent } from '../feed-message.ts'
import type { Score } from '../state.ts'
import { countScore } from './count.ts'
import { addEvent, addFact, type Draft, scoreOf, type Warning } from './draft.ts'
import { enter, type PhaseMessage } from './phase.ts'

/** `before`: the reported result; null if there was none. `type`: whether it was corrected or awarded. */
export function reportCorrection(draft: Draft, before: Score | null, type: 'score-correction' | 'awarded' = 'score-correction'): void {
  const event = addEvent(draft, { type, minute: '', detail: { score: scoreOf(draft.core) } })
  addFact(draft, event, 'full-time', before ? { before } : {})
}

/** A decision: events that were played stay in the log without counting, and no events are made up. */
export function applyAwarded(draft: Draft, message: FeedEvent & { type: 'score' }): Warning {
  const { core, memo, at } = draft
  if (memo.score_at !== null && at < memo.score_at) return 'a decision older than the score known'
  const isUnseen = core.phase === 'not-started' || (core.status === 'cancelled' && memo.played === 'not-started')
  const before = isUnseen ? null : scoreOf(core)
  memo.awarded = [message.home, message.away]
  memo.score_at = at
  memo.stated_at = at
  memo.shootout = undefined
  memo.winner = undefined
  if (core.phase !== 'finished') enter(draft, { ...message, type: 'phase', phase: 'finished' } as PhaseMessage, false)
  core.status = 'over'
  core.awarded = true
  core.after_extra = false
  core.shootout = null
  core.note = null
  countScore(draft)
  reportCorrection(draft, before, 'awarded')
}

/** Restores the result from the goals before they are corrected. */
export function liftAward(draft: Draft): void {
  if (!draft.memo.awarded) return
  draft.memo.awarded = undefined
  draft.core.awarded = false
  countScore(draft)
}
