// One event of a match's append-only list, corrections included.
import { type Static, Type } from 'typebox'
import { Count, closed, oneOf, Timestamp } from '../wire/endpoint.ts'
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
/** Why a goal was cancelled or a review started. */
export const reviewReasons = ['offside', 'handball', 'foul', 'out-of-play', 'line', 'penalty', 'red-card', 'unknown'] as const
export type ReviewReason = (typeof reviewReasons)[number]

/** E-sports objectives beside kills or rounds: towers, dragons and barons of the MOBA, the bomb of the shooter. */
export const objectives = ['tower', 'dragon', 'baron', 'plant', 'defusal'] as const
export type Objective = (typeof objectives)[number]

export const MatchEvent = Type.Object(
  {
    seq: Count,
    type: oneOf(eventTypes),
    /** As shown: 67', 45+2', Q3 04:12; for an objective the minute of its map: S2 14'. */
    minute: Type.String(),
    team: Type.Union([Side, Type.Null()]),
    player: Type.Union([Name, Type.Null()]),
    detail: Type.Object(
      {
        /** The score after it. */
        score: Type.Optional(Type.Tuple([Count, Count])),
        assist: Type.Optional(Name),
        /** The player leaving, for a substitution; the player named before, for a corrected scorer. */
        out: Type.Optional(Name),
        reason: Type.Optional(oneOf(reviewReasons)),
        /** Type of the objective. */
        objective: Type.Optional(oneOf(objectives)),
        /** Points scored, period number, minutes added. */
        count: Type.Optional(Count),
        /** The new start, for a rescheduled match. */
        time: Type.Optional(Timestamp),
        /** Only the day of that start is known. */
        time_tbc: Type.Optional(Type.Boolean()),
        /** `seq` of the event that this one corrects. */
        target: Type.Optional(Count),
      },
      closed,
    ),
    /** `seq` of the later event that cancelled this one. */
    cancelled_by: Type.Union([Count, Type.Null()]),
    at: Timestamp,
  },
  closed,
)
export type MatchEvent = Static<typeof MatchEvent>
