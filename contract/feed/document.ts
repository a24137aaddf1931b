// feed/v1 as a whole: every message by its type, and its published JSON Schema. It may grow by optional messages and fields; existing ones
// keep their meaning.
import { type Static, type TSchema, Type } from 'typebox'
import { closed } from '../wire/endpoint.ts'
import { FixtureMessage, LeagueMessage, TeamMessage } from './catalogue.ts'
import { LineupsMessage, MomentumMessage, OddsMessage, PlayersMessage, ShotMessage, StatisticsMessage, TextMessage } from './extras.ts'
import { feedLimits, feedVersion } from './parts.ts'
import {
  AbandonedMessage,
  AddedTimeMessage,
  CancelMessage,
  CardMessage,
  ClockMessage,
  CornerMessage,
  GoalDetailMessage,
  GoalMessage,
  KickMessage,
  MovedMessage,
  ObjectiveMessage,
  PenaltyMissedMessage,
  PhaseMessage,
  PointsMessage,
  PostponedMessage,
  ReviewConfirmedMessage,
  ReviewMessage,
  ScoreMessage,
  ScorerMessage,
  ServeMessage,
  StateMessage,
  SubstitutionMessage,
  SuspendedMessage,
} from './play.ts'

/** In the order of the documentation. */
export const feedMessages = {
  league: LeagueMessage,
  team: TeamMessage,
  fixture: FixtureMessage,
  phase: PhaseMessage,
  state: StateMessage,
  score: ScoreMessage,
  goal: GoalMessage,
  points: PointsMessage,
  kick: KickMessage,
  card: CardMessage,
  substitution: SubstitutionMessage,
  corner: CornerMessage,
  'penalty-missed': PenaltyMissedMessage,
  'added-time': AddedTimeMessage,
  clock: ClockMessage,
  serve: ServeMessage,
  objective: ObjectiveMessage,
  review: ReviewMessage,
  'review-confirmed': ReviewConfirmedMessage,
  cancel: CancelMessage,
  scorer: ScorerMessage,
  'goal-detail': GoalDetailMessage,
  moved: MovedMessage,
  postponed: PostponedMessage,
  suspended: SuspendedMessage,
  abandoned: AbandonedMessage,
  lineups: LineupsMessage,
  statistics: StatisticsMessage,
  players: PlayersMessage,
  momentum: MomentumMessage,
  shot: ShotMessage,
  odds: OddsMessage,
  text: TextMessage,
} as const satisfies Record<string, TSchema>

export type FeedMessageType = keyof typeof feedMessages
export type FeedMessageOf<T extends FeedMessageType> = Static<(typeof feedMessages)[T]>
export type FeedMessage = { [T in FeedMessageType]: FeedMessageOf<T> }[FeedMessageType]
/** Not about a match. */
export type CatalogueMessage = FeedMessageOf<'league' | 'team'>
export type MatchFeedMessage = Exclude<FeedMessage, CatalogueMessage>

export const feedMessageTypes = Object.keys(feedMessages) as FeedMessageType[]

/** Returns the JSON Schema, each message under its type in `definitions`: draft 7, whose tuple syntax these types use. */
export function feedSchema(): Record<string, unknown> {
  const refs = feedMessageTypes.map((type) => ({ $ref: `#/definitions/${type}` }))
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: feedVersion,
    description: 'Match data of any provider. docs/feed.md describes how to send it.',
    type: 'object',
    ...closed,
    required: ['feed', 'messages'],
    properties: {
      feed: Type.Literal(feedVersion),
      messages: { type: 'array', maxItems: feedLimits.batch.messages, items: { oneOf: refs } },
    },
    definitions: feedMessages,
  }
}
