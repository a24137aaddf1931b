// Plays: what a scheme of an expert says of a match, and what became of it.
import { type Static, Type } from 'typebox'
import { closed, oneOf } from '../wire/endpoint.ts'

/** 1X2, handicap, over/under. */
export const playTypes = ['result', 'handicap', 'total'] as const
export type PlayType = (typeof playTypes)[number]
export const playPicks = ['home', 'draw', 'away', 'over', 'under'] as const
export type PlayPick = (typeof playPicks)[number]
/** What became of a play; half of it where the line is a quarter; push: the stake back; void: the match was not played. */
export const playOutcomes = ['open', 'won', 'half-won', 'push', 'half-lost', 'lost', 'void'] as const
export type PlayOutcome = (typeof playOutcomes)[number]

/** Plays of one scheme at most. R-EXPERT-2. */
export const mostPlays = 2
/** How sure an expert says that he is, in percent: from, to, and the steps between. */
export const confidences = { least: 30, most: 95, step: 5 } as const

const Confidence = Type.Integer({ minimum: confidences.least, maximum: confidences.most, multipleOf: confidences.step })

export const Play = Type.Object(
  {
    type: oneOf(playTypes),
    pick: oneOf(playPicks),
    /** Handicap of the home side, or total; null: the result. */
    line: Type.Union([Type.Number(), Type.Null()]),
    /** What the match's own odds paid when it was locked: decimal odds less one; null where none were shown. */
    price: Type.Union([Type.Number(), Type.Null()]),
    confidence: Confidence,
  },
  closed,
)
export type Play = Static<typeof Play>
/** What an expert chooses; line and price are the match's. */
export const ChosenPlay = Type.Object(
  {
    type: oneOf(playTypes),
    pick: oneOf(playPicks),
    confidence: Confidence,
    /** As it was shown: where the match has another by now, nothing is locked. Not said: whichever it has. */
    line: Type.Optional(Type.Union([Type.Number({ minimum: -1_000, maximum: 1_000 }), Type.Null()])),
  },
  closed,
)
export type ChosenPlay = Static<typeof ChosenPlay>

/** The lines and prices that can be chosen now, one entry a type. */
export const PlayOffer = Type.Object(
  {
    type: oneOf(playTypes),
    line: Play.properties.line,
    picks: Type.Array(Type.Object({ pick: oneOf(playPicks), price: Play.properties.price }, closed)),
  },
  closed,
)
export type PlayOffer = Static<typeof PlayOffer>
