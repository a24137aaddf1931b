// One reducer step in progress: a writable copy of the state, and the step's results.
import type { AlertKind } from '../../../../contract/follow/follow.ts'
import type { MatchEvent, MatchEventType } from '../../../../contract/match/match-event.ts'
import type { RowNote, Side } from '../../../../contract/match/match-row.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import type { Fact } from '../alert-fact.ts'
import type { FeedEvent } from '../feed-message.ts'
import { type EventMemo, type LoggedEvent, type MatchCore, type MatchState, noMemo, type Score, type StateMemo } from '../state.ts'
import { eventMinute } from './event-minute.ts'

/** A fact with the match right after it. */
export interface ReduceFact extends Fact {
  core: MatchCore
}

/** Returned by a rule that accepted a message with reservations, or not at all. */
export type Warning = string | undefined

export interface Draft {
  readonly message: FeedEvent
  readonly at: string
  readonly state: MatchState
  readonly core: MatchCore
  readonly memo: StateMemo
  /** New or changed events by seq. */
  readonly changed: Map<number, MatchEvent>
  /** Facts by event seq: their content is final only at the end of the step. */
  readonly facts: (Omit<Fact, 'event'> & { event: number; score: Score })[]
  /** Keys used so far, for messages that create several events. */
  made: number
  /** Whether the row changed visibly. */
  touched: boolean
}

export function openDraft(state: MatchState, message: FeedEvent, at: string): Draft {
  const core = { ...state.core }
  const memo = { ...state.memo, silent: [...state.memo.silent], voided: { ...state.memo.voided } }
  const copy: MatchState = { ...state, core, memo, log: [...state.log] }
  return { message, at, state: copy, core, memo, changed: new Map(), facts: [], made: 0, touched: false }
}

export const scoreOf = (core: MatchCore): Score => [core.home_score, core.away_score]

interface NewEvent {
  type: MatchEventType
  team?: Side | null
  player?: Name | null
  detail?: MatchEvent['detail']
  minute?: string
  memo?: Partial<EventMemo>
}

/** Appends an event with the next seq of the row. */
export function addEvent(draft: Draft, made: NewEvent): MatchEvent {
  draft.core.seq += 1
  draft.touched = true
  const event: MatchEvent = {
    seq: draft.core.seq,
    type: made.type,
    minute: made.minute ?? eventMinute(draft.core, draft.message.minute, draft.at),
    team: made.team ?? null,
    player: made.player ?? null,
    detail: made.detail ?? {},
    cancelled_by: null,
    at: draft.at,
  }
  const key = draft.made === 0 ? draft.message.key : `${draft.message.key}#${draft.made}`
  draft.made += 1
  draft.state.log.push({ key, event, memo: made.memo ? { ...noMemo, ...made.memo } : noMemo })
  draft.changed.set(event.seq, event)
  return event
}

/** Replaces an event in the log. The old object is not mutated: earlier states still hold it. */
export function changeEvent(draft: Draft, seq: number, change: Partial<MatchEvent>, memo: Partial<EventMemo> = {}): MatchEvent {
  const { log } = draft.state
  const index = log.findIndex((entry) => entry.event.seq === seq)
  const entry = log[index] as LoggedEvent
  const event = { ...entry.event, ...change }
  log[index] = { key: entry.key, event, memo: { ...entry.memo, ...memo } }
  draft.changed.set(seq, event)
  draft.touched = true
  return event
}

/** Removes a struck event from the scores of later events. Shoot-out kicks have their own tally. */
export function uncount(draft: Draft, { event: struck, memo: { adds } }: LoggedEvent): void {
  const [home, away] = adds ?? [0, 0]
  for (const { event } of [...draft.state.log]) {
    const { score, target = event.seq } = event.detail
    // A corrected scorer carries the score of its goal.
    const counted = event.type === 'scorer-correction' ? target : event.seq
    if (!score || counted <= struck.seq || event.type.startsWith('shootout-')) continue
    const left: Score = [Math.max(0, score[0] - home), Math.max(0, score[1] - away)]
    changeEvent(draft, event.seq, { detail: { ...event.detail, score: left } })
  }
}

export function addFact(draft: Draft, event: MatchEvent, kind: AlertKind, more: { before?: Score; cancels?: number } = {}): void {
  const entry = draft.state.log.find((logged) => logged.event.seq === event.seq) as LoggedEvent
  const fact = { event: event.seq, kind, before: more.before ?? null, cancels: more.cancels ?? null, score: scoreOf(draft.core) }
  draft.facts.push({ ...fact, key: `${draft.core.id}:${entry.key}` })
}

/** The event that a feed key created or named; undefined if there is none. */
export const findByKey = (draft: Draft, key: string): LoggedEvent | undefined =>
  draft.state.log.find((entry) => entry.key === key || entry.memo.alias === key)

/** Sets the note beside the minute, unless the current one is newer. */
export function setNote(draft: Draft, type: RowNote['type'], side: Side | null, reason: string | null = null, at = draft.at): void {
  const { note } = draft.core
  if (note && note.at > draft.at) return
  draft.core.note = { type, side, at, reason }
  draft.touched = true
}
