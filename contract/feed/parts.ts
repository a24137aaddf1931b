// Building blocks of feed/v1 messages: sender ids, names, people, the match clock, and message headers.
import { type Static, Type } from 'typebox'
import { Count, closed, oneOf, timestampPattern } from '../wire/endpoint.ts'

/** Incremented when older messages would no longer be understood; the paths and names contain it. */
export const feedVersion = 'feed/v1'

export const feedPaths = { messages: '/feed/v1/messages', state: '/feed/v1/state' } as const

export const feedLimits = {
  /** Matches in an answer about the state. */
  state: 1_000,
  /** Messages per request, and bytes of its body: a batch is one document, a stream has one message per line. */
  batch: { messages: 500, bytes: 1_048_576 },
  stream: { messages: 5_000, bytes: 8_388_608 },
  /** Characters of a name, and of a line of live text. */
  name: 120,
  text: 500,
} as const

export const senderIdPattern = '^[A-Za-z0-9_.-]{1,48}$'
export const messageIdPattern = '^[A-Za-z0-9_.:-]{1,100}$'
/** The sender's own id of a league, a team, a match, a player or a venue. */
export const SenderId = Type.String({
  pattern: senderIdPattern,
  description: 'The sender’s own id: 1 to 48 letters, digits, - _ and . It never changes, and is never reused for something else.',
})
export const MessageId = Type.String({
  pattern: messageIdPattern,
  description: 'Identifies the message permanently within its match, league or team: a resent message has the same id.',
})
const FeedSeq = Type.Integer({
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'The position of the message in the sequence of its match: 1 for the first, then one more for each.',
})
const RisingSeq = Type.Integer({
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Increases with each message about the same league or team, by any step: the time in milliseconds works.',
})
const FeedTimestamp = Type.String({ pattern: timestampPattern, description: 'ISO 8601 in UTC, such as 2026-12-05T12:00:00Z.' })

const Line = Type.String({ minLength: 1, maxLength: feedLimits.name })
const LongLine = Type.String({ minLength: 1, maxLength: feedLimits.text })
/** A plain string applies to all three languages; a missing language falls back to another one. */
export const FeedText = Type.Union(
  [Line, Type.Object({ zh: Type.Optional(Line), en: Type.Optional(Line), vi: Type.Optional(Line) }, { ...closed, minProperties: 1 })],
  { description: 'One text for all languages, or one each in Chinese, English and Vietnamese, some of which may be missing.' },
)
export type FeedText = Static<typeof FeedText>
export const FeedLongText = Type.Union(
  [
    LongLine,
    Type.Object({ zh: Type.Optional(LongLine), en: Type.Optional(LongLine), vi: Type.Optional(LongLine) }, { ...closed, minProperties: 1 }),
  ],
  { description: 'Like a name, but longer.' },
)

export const FeedPerson = Type.Object(
  { id: Type.Optional(SenderId), name: FeedText, number: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })) },
  closed,
)
export type FeedPerson = Static<typeof FeedPerson>

/** Football and e-sports have the minute, basketball the time left in the period; sets and maps their number. */
export const FeedClock = Type.Object(
  {
    minute: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 200,
        description: 'Football: the minute as it is announced, from 1; 45 with `added` 2 is 45+2. E-sports: the minute of the map.',
      }),
    ),
    added: Type.Optional(Type.Integer({ minimum: 0, maximum: 60, description: 'Minutes of stoppage time.' })),
    left: Type.Optional(Type.Integer({ minimum: 0, maximum: 3_600, description: 'Basketball: seconds left in the period.' })),
    period: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 20,
        description: 'The quarter (5 and more are overtimes), the set or the map, from 1. Default: the current one.',
      }),
    ),
  },
  closed,
)
export type FeedClock = Static<typeof FeedClock>

export const FeedScore = Type.Tuple([Type.Integer({ minimum: 0, maximum: 400 }), Type.Integer({ minimum: 0, maximum: 400 })], {
  description: 'The home side first.',
})

/** Header of messages about leagues and teams. Each has its own sequence. */
export const catalogueHead = { id: MessageId, seq: RisingSeq, at: FeedTimestamp } as const
/** Header of messages about a match. */
export const matchHead = {
  id: MessageId,
  match: SenderId,
  seq: FeedSeq,
  after: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The sequence of the previous message, if that is not `seq` minus one: 0 for the first one.',
    }),
  ),
  at: FeedTimestamp,
} as const

/** Result of one message. */
export const FeedAnswer = Type.Object(
  {
    /** Its index in the request, from 0. */
    index: Count,
    /** Null if it could not be parsed. */
    id: Type.Union([Type.String(), Type.Null()]),
    /** Null: about a league or a team, or it could not be parsed. */
    match: Type.Union([Type.String(), Type.Null()]),
    is: oneOf(['applied', 'repeated', 'late', 'early', 'refused']),
    /** Why it was refused, or what it waits for. */
    reason: Type.Optional(Type.String()),
    /** JSON pointer to the error in the message. */
    pointer: Type.Optional(Type.String()),
    /** The part of an applied message that the site rejected as implausible. */
    doubt: Type.Optional(Type.String()),
    /** Sequence of its match from which to resend. */
    next: Type.Optional(Count),
  },
  closed,
)
export type FeedAnswer = Static<typeof FeedAnswer>

/** Missing sequences of a match, both ends inclusive. */
export const FeedGap = Type.Object({ match: SenderId, from: Count, to: Count }, closed)
export type FeedGap = Static<typeof FeedGap>
export const FeedAnswers = Type.Object({ answers: Type.Array(FeedAnswer), gaps: Type.Array(FeedGap) }, closed)
export type FeedAnswers = Static<typeof FeedAnswers>

/** Last accepted sequence of a match, and the id of that message. */
const FeedReached = Type.Object({ match: SenderId, seq: Count, id: Type.String() }, closed)
export const FeedState = Type.Object(
  {
    feed: Type.Literal(feedVersion),
    /** Milliseconds since 1970 by the site's clock, against which signatures are checked. */
    now: Count,
    /** Most recently updated first, at most 1,000. */
    matches: Type.Array(FeedReached),
  },
  closed,
)
export type FeedState = Static<typeof FeedState>
