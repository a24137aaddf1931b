// The match reducer: state and one feed message in, next state and its results out. Pure, and never throws.
import type { MatchEvent } from '../../../../contract/match/match-event.ts'
import { minuteText } from '../../../../rules/match/match-clock.ts'
import type { FeedEvent } from '../feed-message.ts'
import type { MatchState } from '../state.ts'
import { applyBasketballScore, applyPoints } from './basketball.ts'
import { countEvents } from './count.ts'
import { type Draft, openDraft, type ReduceFact, type Warning } from './draft.ts'
import { complaint, saneMinute } from './feed-check.ts'
import { applyFootballScore, applyGoal, applyGoalDetail, applyScorer, applyShootoutKick } from './football.ts'
import { applyClock } from './game-clock.ts'
import { applyPlain, applySchedule, applySuspended } from './incident.ts'
import { applyPhase, followMinute } from './phase.ts'
import { applyCancel, applyCard, applyReview, strikeVoided } from './referee.ts'
import { applyObjective, applyServe, applySetPoints, applySetScore } from './sets.ts'

export interface Reduced {
  state: MatchState
  /** New or changed, by seq. */
  events: MatchEvent[]
  facts: ReduceFact[]
  /** Why the message was refused or accepted with reservations. */
  warning: string | null
}

/** Maximum number of eventless keys per match; more than any feed sends. */
const silentKeys = 1_000

/**
 * Applies one message. Ignores a known key, and ignores the impossible with a warning. Score, cards and corners never depend on the order
 * in which goals, cards, corners and their cancels arrive.
 */
export function reduce(state: MatchState, feedEvent: FeedEvent): Reduced {
  const messageTime = Date.parse(feedEvent.at)
  if (Number.isNaN(messageTime)) return { state, events: [], facts: [], warning: 'a message of no time' }
  const message = { ...feedEvent, minute: saneMinute(feedEvent.minute), at: new Date(messageTime).toISOString() }
  const refused = complaint(state.core, message)
  if (refused) return { state, events: [], facts: [], warning: refused }
  if (isKnown(state, message.key)) return { state, events: [], facts: [], warning: null }
  const draft = openDraft(state, message, message.at)
  const warning = apply(draft, message)
  strikeVoided(draft, state)
  return { ...close(state, draft), warning: warning ?? null }
}

const isKnown = ({ log, memo }: MatchState, key: string): boolean =>
  memo.silent.includes(key) || log.some((entry) => entry.key === key || entry.memo.alias === key)

function apply(draft: Draft, message: FeedEvent): Warning {
  const { sport } = draft.core
  followMinute(draft)
  switch (message.type) {
    case 'phase':
      return applyPhase(draft, message)
    case 'score':
      if (sport === 'football') return applyFootballScore(draft, message)
      return sport === 'basketball' ? applyBasketballScore(draft, message) : applySetScore(draft, message)
    case 'points':
      if (sport === 'football') return 'points in football'
      return sport === 'basketball' ? applyPoints(draft, message) : applySetPoints(draft, message)
    case 'serve':
      return sport === 'tennis' || sport === 'badminton' ? applyServe(draft, message) : `a serve in ${sport}`
    case 'clock':
      return sport === 'basketball' ? applyClock(draft, message) : `a clock in ${sport}`
    case 'objective':
      return sport === 'esports' ? applyObjective(draft, message) : `an objective in ${sport}`
    case 'goal':
      return sport === 'football' ? applyGoal(draft, message) : `a goal in ${sport}`
    case 'shootout-kick':
      return sport === 'football' ? applyShootoutKick(draft, message) : `a shoot-out in ${sport}`
    case 'scorer':
      return applyScorer(draft, message)
    case 'goal-detail':
      return applyGoalDetail(draft, message)
    case 'card':
      return applyCard(draft, message)
    case 'cancel':
      return applyCancel(draft, message)
    case 'review':
    case 'review-confirmed':
      return applyReview(draft, message)
    case 'moved':
    case 'postponed':
    case 'abandoned':
      return applySchedule(draft, message)
    case 'suspended':
      return applySuspended(draft)
    default:
      return applyPlain(draft, message)
  }
}

function close(before: MatchState, draft: Draft): Omit<Reduced, 'warning'> {
  const { core, memo, message, at } = draft
  countEvents(draft)
  if (draft.made === 0 && !isKnown(draft.state, message.key)) memo.silent = [...memo.silent, message.key].slice(-silentKeys)
  if (draft.touched && core.seq === before.core.seq) core.seq += 1
  if (at > core.updated_at) core.updated_at = at
  core.match_str = minuteText(core, Math.max(Date.parse(core.updated_at), Date.parse(core.clock?.at ?? at)))
  const events = [...draft.changed.values()].sort((a, b) => a.seq - b.seq)
  const facts = draft.facts.map(({ event: seq, kind, before: score, cancels, key, score: [home_score, away_score] }): ReduceFact => {
    const event = draft.changed.get(seq) as MatchEvent
    return { core: { ...core, home_score, away_score, seq }, event, kind, before: score, cancels, key }
  })
  return { state: draft.state, events, facts }
}
