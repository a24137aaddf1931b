// Messages of feed/v1 about play: phases, score, actions of the players, and corrections.
import { Type } from 'typebox'
import { objectives, reviewReasons } from '../match/match-event.ts'
import { phases, Side } from '../match/match-row.ts'
import { closed, oneOf } from '../wire/endpoint.ts'
import { FeedStart } from './catalogue.ts'
import { FeedClock, FeedPerson, FeedScore, MessageId, matchHead } from './parts.ts'

const clock = { clock: Type.Optional(FeedClock) } as const
const player = { player: Type.Optional(FeedPerson) } as const
const Tally = Type.Integer({ minimum: 0, maximum: 400 })
const Periods = Type.Array(FeedScore, {
  maxItems: 12,
  description: 'Basketball: points per quarter. Sets and maps: games, points or kills of each. Football: the first half only.',
})
const How = oneOf(['open', 'penalty', 'own'])
const about = (description: string) => ({ ...closed, description })

export const PhaseMessage = Type.Object(
  { type: Type.Literal('phase'), ...matchHead, phase: oneOf(phases), ...clock },
  about('A phase begins. `finished` is the end, sent after the last score.'),
)
export const GoalMessage = Type.Object(
  {
    type: Type.Literal('goal'),
    ...matchHead,
    side: Side,
    how: Type.Optional(How),
    ...player,
    assist: Type.Optional(FeedPerson),
    ...clock,
  },
  about('Football. `side` is the side that the goal counts for, also for an own goal.'),
)
export const PointsMessage = Type.Object(
  {
    type: Type.Literal('points'),
    ...matchHead,
    side: Side,
    points: Type.Integer({ minimum: 1, maximum: 50 }),
    ...player,
    assist: Type.Optional(FeedPerson),
    ...clock,
  },
  about('A basket of 1 to 4; in tennis a game of the current set, 1; in badminton a point, 1; kills or rounds of a map.'),
)
export const ScoreMessage = Type.Object(
  {
    type: Type.Literal('score'),
    ...matchHead,
    home: Tally,
    away: Tally,
    periods: Type.Optional(Periods),
    shootout: Type.Optional(FeedScore),
    winner: Type.Optional(Side),
    quiet: Type.Optional(Type.Boolean({ description: 'A correction that triggers no alert.' })),
    correction: Type.Optional(oneOf(['result', 'awarded'])),
    ...clock,
  },
  about('The whole score: goals, points, or sets and maps won. The site adds what is missing and cancels what is too much.'),
)
export const KickMessage = Type.Object(
  { type: Type.Literal('kick'), ...matchHead, side: Side, scored: Type.Boolean(), ...player },
  about('Football: a kick of a shoot-out.'),
)
export const CardMessage = Type.Object(
  { type: Type.Literal('card'), ...matchHead, side: Side, card: oneOf(['yellow', 'second-yellow', 'red']), ...player, ...clock },
  about('Football: a card.'),
)
export const SubstitutionMessage = Type.Object(
  { type: Type.Literal('substitution'), ...matchHead, side: Side, in: FeedPerson, out: FeedPerson, ...clock },
  about('`in` replaces `out`.'),
)
export const CornerMessage = Type.Object(
  { type: Type.Literal('corner'), ...matchHead, side: Side, ...clock },
  about('Football: a corner for `side`.'),
)
export const PenaltyMissedMessage = Type.Object(
  { type: Type.Literal('penalty-missed'), ...matchHead, side: Side, ...player, ...clock },
  about('A penalty that was not scored, outside a shoot-out.'),
)
export const AddedTimeMessage = Type.Object(
  { type: Type.Literal('added-time'), ...matchHead, minutes: Type.Integer({ minimum: 0, maximum: 60 }), ...clock },
  about('Minutes that the referee adds to a half.'),
)
export const ServeMessage = Type.Object(
  {
    type: Type.Literal('serve'),
    ...matchHead,
    side: Side,
    points: Type.Optional(
      Type.Tuple([Type.String({ pattern: '^(\\d{1,2}|AD)$' }), Type.String({ pattern: '^(\\d{1,2}|AD)$' })], {
        description: 'Tennis, the home side first: 0 15 30 40 AD, or the count of a tie-break.',
      }),
    ),
  },
  about('Tennis and badminton: who serves, and the score of the current game as it is called.'),
)
export const ClockMessage = Type.Object(
  { type: Type.Literal('clock'), ...matchHead, running: Type.Boolean(), clock: FeedClock },
  about('Basketball: the game clock stops or resumes at `left`. A sender that sends one stop must send all of them.'),
)
export const ObjectiveMessage = Type.Object(
  { type: Type.Literal('objective'), ...matchHead, side: Side, objective: oneOf(objectives), ...clock },
  about('E-sports: an objective is taken on a map.'),
)
export const ReviewMessage = Type.Object(
  { type: Type.Literal('review'), ...matchHead, side: Side, reason: oneOf(reviewReasons), target: Type.Optional(MessageId), ...clock },
  about('A decision is under review; `target` is the message under review.'),
)
export const ReviewConfirmedMessage = Type.Object(
  { type: Type.Literal('review-confirmed'), ...matchHead, target: Type.Optional(MessageId), ...clock },
  about('The reviewed decision stands.'),
)
export const CancelMessage = Type.Object(
  { type: Type.Literal('cancel'), ...matchHead, target: MessageId, reason: Type.Optional(oneOf(reviewReasons)), ...clock },
  about('Cancels a goal, a basket, a card, a corner or a kick: `target` is its message.'),
)
export const ScorerMessage = Type.Object(
  { type: Type.Literal('scorer'), ...matchHead, target: MessageId, player: FeedPerson, assist: Type.Optional(FeedPerson), ...clock },
  about('Names another scorer of a goal.'),
)
export const GoalDetailMessage = Type.Object(
  { type: Type.Literal('goal-detail'), ...matchHead, target: MessageId, how: How, assist: Type.Optional(FeedPerson), ...clock },
  about('Corrects how a goal was scored, its minute and who assisted. It triggers no alert.'),
)
export const MovedMessage = Type.Object(
  { type: Type.Literal('moved'), ...matchHead, start: FeedStart },
  about('The match is played at another time.'),
)
export const PostponedMessage = Type.Object(
  { type: Type.Literal('postponed'), ...matchHead },
  about('The match is postponed, and the new start is not known.'),
)
export const AbandonedMessage = Type.Object(
  { type: Type.Literal('abandoned'), ...matchHead, begun: Type.Optional(Type.Boolean()), ...clock },
  about('The match is called off, or abandoned for good. `begun`: it had begun, but nothing about its progress was sent.'),
)
export const SuspendedMessage = Type.Object(
  { type: Type.Literal('suspended'), ...matchHead, ...clock },
  about('The match is suspended. It may resume with its phase or a later one.'),
)
export const StateMessage = Type.Object(
  {
    type: Type.Literal('state'),
    ...matchHead,
    phase: oneOf(phases),
    home: Tally,
    away: Tally,
    periods: Type.Optional(Periods),
    shootout: Type.Optional(FeedScore),
    winner: Type.Optional(Side),
    ...clock,
  },
  about('The state of the match as a whole. Only it can follow a gap: the site does not wait for messages that were not sent before it.'),
)
