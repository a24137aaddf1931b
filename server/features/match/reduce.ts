// The reducer of a match: one word of a feed in, the next state and what came of it out. Pure, and never throws.
import type { AlertKind } from '../../../contract/follow.ts'
import type { MatchEvent, MatchEventType } from '../../../contract/match.ts'
import { minuteText } from '../../../rules/match-clock.ts'
import { applyBasketballScore, applyPoints, cancelPoints } from './basketball.ts'
import { countEvents, isCard, isGoal } from './count.ts'
import { addEvent, addFact, changeEvent, type Draft, findByKey, openDraft, type ReduceFact, setNote, warn } from './draft.ts'
import { complaint, saneMinute } from './feed-check.ts'
import type { FeedEvent } from './feed-message.ts'
import { applyFootballScore, applyGoal, applyScorer, applyShootoutKick, cancelKnownGoal } from './football.ts'
import { applyPhase, ensureStarted, followMinute } from './phase.ts'
import { applySetPoints, applySetScore } from './sets.ts'
import type { LoggedEvent, MatchState } from './state.ts'

export interface Reduced {
  state: MatchState
  /** New or changed, by seq. */
  events: MatchEvent[]
  facts: ReduceFact[]
  /** Why the message was refused or taken with a grain of salt. */
  warning: string | null
}

/** Keys without an event that a match remembers; more than any feed says of one match. */
const silentKeys = 1_000

/**
 * Applies one message. A key that was heard changes nothing. What cannot be is ignored with a warning. Score, cards and
 * corners never depend on the order in which goals, cards, corners and their cancels arrive.
 */
export function reduce(state: MatchState, said: FeedEvent): Reduced {
  const moment = Date.parse(said.at)
  if (Number.isNaN(moment)) return { state, events: [], facts: [], warning: 'a message of no time' }
  const message = { ...said, minute: saneMinute(said.minute), at: new Date(moment).toISOString() }
  const refused = complaint(state.core, message)
  if (refused) return { state, events: [], facts: [], warning: refused }
  if (isKnown(state, message.key)) return { state, events: [], facts: [], warning: null }
  const draft = openDraft(state, message, message.at)
  apply(draft, message)
  return close(state, draft)
}

const isKnown = ({ log, memo }: MatchState, key: string): boolean =>
  memo.silent.includes(key) || log.some((entry) => entry.key === key || entry.memo.alias === key)

function apply(draft: Draft, message: FeedEvent): void {
  const { sport } = draft.core
  followMinute(draft)
  switch (message.type) {
    case 'phase':
      return applyPhase(draft, message)
    case 'score':
      if (sport === 'football') return applyFootballScore(draft, message)
      return sport === 'basketball' ? applyBasketballScore(draft, message) : applySetScore(draft, message)
    case 'points':
      if (sport === 'football') return warn(draft, 'points in football')
      return sport === 'basketball' ? applyPoints(draft, message) : applySetPoints(draft, message)
    case 'goal':
      return sport === 'football' ? applyGoal(draft, message) : warn(draft, `a goal in ${sport}`)
    case 'shootout-kick':
      return sport === 'football' ? applyShootoutKick(draft, message) : warn(draft, `a shoot-out in ${sport}`)
    case 'scorer':
      return applyScorer(draft, message)
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
    default:
      return applyPlain(draft, message)
  }
}

const cardTypes = { yellow: 'yellow-card', 'second-yellow': 'second-yellow', red: 'red-card' } as const satisfies Record<
  string,
  MatchEventType
>

function applyCard(draft: Draft, message: FeedEvent & { type: 'card' }): void {
  const type = cardTypes[message.card]
  if (!type) return warn(draft, 'a card of no colour')
  ensureStarted(draft)
  const event = addEvent(draft, { type, team: message.side, player: message.player })
  const reason = draft.memo.voided[message.key]
  if (reason) return cancelCard(draft, draft.state.log.at(-1) as LoggedEvent, reason, true)
  if (type === 'yellow-card') return
  setNote(draft, 'red-card', message.side)
  addFact(draft, event, 'red-card')
}

function cancelCard(
  draft: Draft,
  card: LoggedEvent,
  reason: FeedEvent & { type: 'cancel' } extends { reason: infer R } ? R : never,
  silent = false,
): void {
  const { team, player, seq, type, cancelled_by } = card.event
  if (cancelled_by !== null) return
  const event = addEvent(draft, { type: 'card-cancelled', team, player, detail: { reason, target: seq } })
  changeEvent(draft, seq, { cancelled_by: event.seq })
  if (silent || type === 'yellow-card') return
  if (draft.core.note?.type === 'red-card') draft.core.note = null
  addFact(draft, event, 'red-card', { cancels: seq })
}

function applyCancel(draft: Draft, { target, reason }: FeedEvent & { type: 'cancel' }): void {
  const found = findByKey(draft, target)
  if (!found) {
    draft.memo.voided[target] = reason
    return warn(draft, `a cancel of ${target}, of which nothing is known yet`)
  }
  if (isGoal(found.event)) return cancelKnownGoal(draft, found, reason)
  if (isCard(found.event)) return cancelCard(draft, found, reason)
  if (found.event.type === 'points') return cancelPoints(draft, found)
  const { type, cancelled_by, seq, team } = found.event
  if ((type !== 'corner' && !type.startsWith('shootout-')) || cancelled_by !== null) return warn(draft, `a ${type} cannot be cancelled`)
  const event = addEvent(draft, { type: 'score-correction', team, detail: { reason, target: seq } })
  changeEvent(draft, seq, { cancelled_by: event.seq })
}

function applyReview(draft: Draft, message: FeedEvent & { type: 'review' | 'review-confirmed' }): void {
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
    return addFact(draft, event, 'review')
  }
  const { note } = draft.core
  const team = found?.event.team ?? (note?.type === 'review' ? note.side : null)
  const event = addEvent(draft, { type: 'review-confirmed', team, player: found?.event.player, detail: target })
  // The goal stands: its note comes back with the moment it had, so that nothing flashes again.
  const stands = found && isGoal(found.event) && found.event.cancelled_by === null
  if (note?.type === 'review') draft.core.note = stands ? { type: 'goal', side: team, at: found.event.at, reason: null } : null
  addFact(draft, event, 'review')
}

function applySchedule(draft: Draft, message: FeedEvent & { type: 'moved' | 'postponed' | 'abandoned' }): void {
  const { core, memo, at } = draft
  if (core.status === 'over' || (message.type === 'moved' && core.status === 'live'))
    return warn(draft, `a ${message.type} of a match that is ${core.status}`)
  if (message.type === 'moved') {
    const time = new Date(message.time).toISOString()
    if (time === core.match_time && core.status === 'upcoming') return
    const first = core.original_time ?? core.match_time
    core.original_time = first === time ? null : first
    core.match_time = time
    core.status = 'upcoming'
    return addFact(draft, addEvent(draft, { type: 'moved', minute: '', detail: { time } }), 'moved')
  }
  const type = message.type === 'postponed' ? 'postponed' : 'cancelled'
  if (core.status === type) return
  const event = addEvent(draft, { type })
  core.status = type
  core.note = null
  memo.phase_at = at
  if (core.clock) core.clock = { ...core.clock, running: false }
  addFact(draft, event, 'moved')
}

function applyPlain(draft: Draft, message: FeedEvent & { type: 'penalty-missed' | 'substitution' | 'corner' | 'added-time' }): void {
  ensureStarted(draft)
  switch (message.type) {
    case 'penalty-missed':
      addEvent(draft, { type: 'penalty-missed', team: message.side, player: message.player })
      return setNote(draft, 'penalty-missed', message.side)
    case 'substitution':
      addEvent(draft, { type: 'substitution', team: message.side, player: message.player, detail: { out: message.out } })
      return
    case 'corner':
      addEvent(draft, { type: 'corner', team: message.side })
      return
    case 'added-time':
      addEvent(draft, { type: 'added-time', detail: { count: message.minutes } })
      if (draft.core.clock) draft.core.clock = { ...draft.core.clock, added: message.minutes }
      return
    default:
      warn(draft, `nothing is known of ${(message as { type: string }).type}`)
  }
}

function close(before: MatchState, draft: Draft): Reduced {
  const { core, memo, message, at } = draft
  countEvents(draft)
  if (draft.made === 0 && !isKnown(draft.state, message.key)) memo.silent = [...memo.silent, message.key].slice(-silentKeys)
  if (draft.touched && core.seq === before.core.seq) core.seq += 1
  if (at > core.updated_at) core.updated_at = at
  core.match_str = minuteText(core, Math.max(Date.parse(core.updated_at), Date.parse(core.clock?.at ?? at)))
  const events = [...draft.changed.values()].sort((a, b) => a.seq - b.seq)
  const facts = draft.facts.map(({ event: seq, kind, before: score, cancels, key, score: [home_score, away_score] }): ReduceFact => {
    const event = draft.changed.get(seq) as MatchEvent
    return { core: { ...core, home_score, away_score, seq }, event, kind: kind as AlertKind, before: score, cancels, key }
  })
  return { state: draft.state, events, facts, warning: draft.warning }
}
