// Referee decisions other than goals: cards, reviews and cancellations.
import type { MatchEventType, ReviewReason } from '../../../../contract/match/match-event.ts'
import type { FeedEvent } from '../feed-message.ts'
import type { LoggedEvent, MatchState } from '../state.ts'
import { cancelPoints } from './basketball.ts'
import { isCard, isGoal } from './count.ts'
import { addEvent, addFact, changeEvent, type Draft, findByKey, setNote, type Warning } from './draft.ts'
import { cancelKnownGoal } from './football.ts'
import { ensureStarted } from './phase.ts'

const cardTypes = { yellow: 'yellow-card', 'second-yellow': 'second-yellow', red: 'red-card' } as const satisfies Record<
  string,
  MatchEventType
>

export function applyCard(draft: Draft, message: FeedEvent & { type: 'card' }): Warning {
  const type = cardTypes[message.card]
  if (!type) return 'a card of no colour'
  ensureStarted(draft)
  const event = addEvent(draft, { type, team: message.side, player: message.player })
  if (type === 'yellow-card') return
  setNote(draft, 'red-card', message.side)
  addFact(draft, event, 'red-card')
}

function cancelCard(draft: Draft, card: LoggedEvent, reason: ReviewReason): void {
  const { team, player, seq, type, cancelled_by } = card.event
  if (cancelled_by !== null) return
  const event = addEvent(draft, { type: 'card-cancelled', team, player, detail: { reason, target: seq } })
  changeEvent(draft, seq, { cancelled_by: event.seq })
  if (type === 'yellow-card') return
  if (draft.core.note?.type === 'red-card') draft.core.note = null
  addFact(draft, event, 'red-card', { cancels: seq })
}

/** Strikes an event; returns false if its type cannot be cancelled. */
function strike(draft: Draft, entry: LoggedEvent, reason: ReviewReason): boolean {
  const { type, cancelled_by, seq, team } = entry.event
  if (isGoal(entry.event)) cancelKnownGoal(draft, entry, reason)
  else if (isCard(entry.event)) cancelCard(draft, entry, reason)
  else if (type === 'points') cancelPoints(draft, entry)
  else if (type !== 'corner' && !type.startsWith('shootout-')) return false
  else if (cancelled_by === null) {
    const event = addEvent(draft, { type: 'score-correction', team, detail: { reason, target: seq } })
    changeEvent(draft, seq, { cancelled_by: event.seq })
  }
  return true
}

export function applyCancel(draft: Draft, { target, reason }: FeedEvent & { type: 'cancel' }): Warning {
  const found = findByKey(draft, target)
  if (found) return strike(draft, found, reason) ? undefined : `a ${found.event.type} cannot be cancelled`
  draft.memo.voided[target] = reason
  return `a cancel of ${target}, of which nothing is known yet`
}

/** Strikes an event whose cancel arrived first, and drops both alerts. Its other facts still alert. */
export function strikeVoided(draft: Draft, before: MatchState): void {
  const reason = draft.memo.voided[draft.message.key]
  const made = reason && findByKey(draft, draft.message.key)
  if (!made) return
  const { seq } = made.event
  if (!strike(draft, made, reason)) return
  // The message names a goal that was already reported: its cancellation alerts too.
  if (before.log.some(({ event }) => event.seq === seq)) return
  const rest = draft.facts.filter(({ event, cancels }) => event !== seq && cancels !== seq)
  draft.facts.splice(0, draft.facts.length, ...rest)
  draft.core.note = before.core.note
}

export function applyReview(draft: Draft, message: FeedEvent & { type: 'review' | 'review-confirmed' }): Warning {
  ensureStarted(draft)
  const found = message.target === null ? undefined : findByKey(draft, message.target)
  const target = found ? { target: found.event.seq } : {}
  if (message.type === 'review') {
    const event = addEvent(draft, {
      type: 'review',
      team: message.side,
      player: found?.event.player,
      detail: { reason: message.reason, ...target },
    })
    setNote(draft, 'review', message.side, message.reason)
    addFact(draft, event, 'review')
    return
  }
  const { note } = draft.core
  const team = found?.event.team ?? (note?.type === 'review' ? note.side : null)
  const event = addEvent(draft, { type: 'review-confirmed', team, player: found?.event.player, detail: target })
  // The goal stands: restore its note with its original time, so that it does not flash again.
  const stands = found && isGoal(found.event) && found.event.cancelled_by === null
  if (note?.type === 'review') draft.core.note = stands ? { type: 'goal', side: team, at: found.event.at, reason: null } : null
  addFact(draft, event, 'review')
}
