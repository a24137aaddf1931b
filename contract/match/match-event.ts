// One event of a match's append-only list, corrections included.
import { type Static, Type } from 'typebox'
import { Count, closed, Moment, oneOf } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'
import { Side } from './match-row.ts'

export const eventTypes = [
  'kick-off',
  'half-time',
  'second-half',
  'extra-time',
  'extra-half-time',
  'shoot-out',
  'period',
  'full-time',
  'goal',
  'own-goal',
  'penalty-goal',
  'penalty-missed',
  'points',
  'shootout-goal',
  'shootout-missed',
  'yellow-card',
  'second-yellow',
  'red-card',
  'substitution',
  'corner',
  'injury',
  'objective',
  'added-time',
  'review',
  'review-confirmed',
  'goal-cancelled',
  'card-cancelled',
  'score-correction',
  'scorer-correction',
  'postponed',
  'moved',
  'suspended',
  'resumed',
  'cancelled',
  'abandoned',
  'awarded',
] as const
export type MatchEventType = (typeof eventTypes)[number]
/** Why a goal was cancelled or a review called. */
export const reviewReasons = ['offside', 'handball', 'foul', 'out-of-play', 'line', 'penalty', 'red-card', 'unknown'] as const
export type ReviewReason = (typeof reviewReasons)[number]

/** What is taken on a map of e-sports beside its kills or rounds: of the arena towers, dragons and barons, of the shooter the bomb. */
export const objectives = ['tower', 'dragon', 'baron', 'plant', 'defusal'] as const
export type Objective = (typeof objectives)[number]

export const MatchEvent = Type.Object(
  {
    seq: Count,
    type: oneOf(eventTypes),
    /** As shown: 67', 45+2', Q3 04:12; an objective has the minute of its map: S2 14'. */
    minute: Type.String(),
    team: Type.Union([Side, Type.Null()]),
    player: Type.Union([Name, Type.Null()]),
    detail: Type.Object(
      {
        /** The score after it. */
        score: Type.Optional(Type.Tuple([Count, Count])),
        assist: Type.Optional(Name),
        /** Who leaves, for a substitution; who was named before, for a corrected scorer. */
        out: Type.Optional(Name),
        reason: Type.Optional(oneOf(reviewReasons)),
        /** Which one it was, for an objective. */
        objective: Type.Optional(oneOf(objectives)),
        /** Points scored, period number, minutes added. */
        count: Type.Optional(Count),
        /** The new start, for a move. */
        time: Type.Optional(Moment),
        /** Of that start the day alone is known. */
        time_tbc: Type.Optional(Type.Boolean()),
        /** The seq of the event that this one corrects. */
        target: Type.Optional(Count),
      },
      closed,
    ),
    /** The seq of the later event that cancelled this one. */
    cancelled_by: Type.Union([Count, Type.Null()]),
    at: Moment,
  },
  closed,
)
export type MatchEvent = Static<typeof MatchEvent>
