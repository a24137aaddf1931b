// Plays: the predictions of an expert's scheme on a match, and their outcomes.
import { type Static, Type } from 'typebox'
import { closed, oneOf } from '../wire/endpoint.ts'

/** 1X2, handicap, over/under. */
export const playTypes = ['result', 'handicap', 'total'] as const
export type PlayType = (typeof playTypes)[number]
export const playPicks = ['home', 'draw', 'away', 'over', 'under'] as const
export type PlayPick = (typeof playPicks)[number]
/** Outcome of a play; half for a quarter line; push: stake refunded; void: the match was not played. */
export const playOutcomes = ['open', 'won', 'half-won', 'push', 'half-lost', 'lost', 'void'] as const
export type PlayOutcome = (typeof playOutcomes)[number]

/** Maximum plays per scheme. R-EXPERT-2. */
export const mostPlays = 2
/** An expert's stated confidence, in percent: minimum, maximum and step. */
export const confidences = { least: 30, most: 95, step: 5 } as const

const Confidence = Type.Integer({ minimum: confidences.least, maximum: confidences.most, multipleOf: confidences.step })

export const Play = Type.Object(
  {
    type: oneOf(playTypes),
    pick: oneOf(playPicks),
    /** Handicap of the home side, or total; null for a result. */
    line: Type.Union([Type.Number(), Type.Null()]),
    /** Odds of the match at the time of locking: decimal odds minus one; null if none were shown. */
    price: Type.Union([Type.Number(), Type.Null()]),
    confidence: Confidence,
  },
  closed,
)
export type Play = Static<typeof Play>
/** An expert's selection; line and price come from the match. */
export const ChosenPlay = Type.Object(
  {
    type: oneOf(playTypes),
    pick: oneOf(playPicks),
    confidence: Confidence,
    /** The line as shown: locking fails if the match has another one now. Omitted: the current line. */
    line: Type.Optional(Type.Union([Type.Number({ minimum: -1_000, maximum: 1_000 }), Type.Null()])),
  },
  closed,
)
export type ChosenPlay = Static<typeof ChosenPlay>

/** The lines and prices that can be selected now, one entry per type. */
export const PlayOffer = Type.Object(
  {
    type: oneOf(playTypes),
    line: Play.properties.line,
    picks: Type.Array(Type.Object({ pick: oneOf(playPicks), price: Play.properties.price }, closed)),
  },
  closed,
)
export type PlayOffer = Static<typeof PlayOffer>
