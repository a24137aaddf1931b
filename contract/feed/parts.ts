// What the messages of feed/v1 are made of: ids of the sender, names, people, the clock of a match, and the heads of messages.
import { type Static, Type } from 'typebox'
import { Count, closed, momentPattern, oneOf } from '../wire/endpoint.ts'

/** Counts up when a message of before would not be understood any more; its address and its name count with it. */
export const feedVersion = 'feed/v1'

export const feedPaths = { messages: '/feed/v1/messages', state: '/feed/v1/state' } as const

export const feedLimits = {
  /** Messages of one request, and bytes of its body: a batch as one document, a stream a line each. */
  batch: { messages: 500, bytes: 1_048_576 },
  stream: { messages: 5_000, bytes: 8_388_608 },
  /** Characters of a name, and of a line of text live. */
  name: 120,
  text: 500,
} as const

export const senderIdPattern = '^[A-Za-z0-9_.-]{1,48}$'
export const messageIdPattern = '^[A-Za-z0-9_.:-]{1,100}$'
/** The sender's own id of a league, a team, a match, a player or a venue. */
export const SenderId = Type.String({
  pattern: senderIdPattern,
  description: "The sender's own id: 1 to 48 letters, digits, - _ and . It never changes, and is never given to something else.",
})
export const MessageId = Type.String({
  pattern: messageIdPattern,
  description: 'Of this message for ever, among those of its match, league or team: sent again it has the same one.',
})
const FeedSeq = Type.Integer({
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'The place of the message among those of its match, from 1 on, one more each time.',
})
const RisingSeq = Type.Integer({
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Rises with each message about the same league or team, by any step: the time in milliseconds will do.',
})
const FeedMoment = Type.String({ pattern: momentPattern, description: 'ISO 8601 in UTC, such as 2026-12-05T12:00:00Z.' })

const Line = Type.String({ minLength: 1, maxLength: feedLimits.name })
const LongLine = Type.String({ minLength: 1, maxLength: feedLimits.text })
/** A plain text stands for all three; a language that is missing is read in another one. */
export const FeedText = Type.Union(
  [Line, Type.Object({ zh: Type.Optional(Line), en: Type.Optional(Line), vi: Type.Optional(Line) }, { ...closed, minProperties: 1 })],
  { description: 'A text for all languages, or one each in Chinese, English and Vietnamese, of which some may be missing.' },
)
export type FeedText = Static<typeof FeedText>
export const FeedLongText = Type.Union(
  [
    LongLine,
    Type.Object({ zh: Type.Optional(LongLine), en: Type.Optional(LongLine), vi: Type.Optional(LongLine) }, { ...closed, minProperties: 1 }),
  ],
  { description: 'As a name, and longer.' },
)

export const FeedPerson = Type.Object(
  { id: Type.Optional(SenderId), name: FeedText, number: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })) },
  closed,
)
export type FeedPerson = Static<typeof FeedPerson>

/** Football and e-sports have the minute, basketball what is left of the period; sets and maps their number. */
export const FeedClock = Type.Object(
  {
    minute: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 200,
        description: 'Of football as it is called, from 1: 45 with `added` 2 is 45+2. Of e-sports: of its map.',
      }),
    ),
    added: Type.Optional(Type.Integer({ minimum: 0, maximum: 60, description: 'Minutes of stoppage time.' })),
    left: Type.Optional(Type.Integer({ minimum: 0, maximum: 3_600, description: 'Basketball: seconds left of the period.' })),
    period: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 20,
        description: 'The quarter (5 and more are overtimes), the set or the map, from 1. Without it the one that is played.',
      }),
    ),
  },
  closed,
)
export type FeedClock = Static<typeof FeedClock>

export const FeedScore = Type.Tuple([Type.Integer({ minimum: 0, maximum: 400 }), Type.Integer({ minimum: 0, maximum: 400 })], {
  description: 'The home side first.',
})

/** Of what is said of no match: leagues and teams. Each has a sequence of its own. */
export const catalogueHead = { id: MessageId, seq: RisingSeq, at: FeedMoment } as const
/** Of what is said of a match. */
export const matchHead = {
  id: MessageId,
  match: SenderId,
  seq: FeedSeq,
  after: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The sequence of the message before, where that is not the number before: 0 for the first one.',
    }),
  ),
  at: FeedMoment,
} as const

/** What came of one message. */
export const FeedAnswer = Type.Object(
  {
    /** Its place in the request, from 0. */
    index: Count,
    /** Null where it could not be read. */
    id: Type.Union([Type.String(), Type.Null()]),
    /** Null: of a league or a team, or it could not be read. */
    match: Type.Union([Type.String(), Type.Null()]),
    is: oneOf(['applied', 'repeated', 'late', 'early', 'refused']),
    /** Why it was refused, or what it waits for. */
    reason: Type.Optional(Type.String()),
    /** JSON pointer into the message to what is wrong. */
    pointer: Type.Optional(Type.String()),
    /** What of a message that was applied the site did not believe. */
    doubt: Type.Optional(Type.String()),
    /** From which sequence of its match to send again. */
    next: Type.Optional(Count),
  },
  closed,
)
export type FeedAnswer = Static<typeof FeedAnswer>

/** Sequences of a match that are missing: both ends belong to it. */
export const FeedGap = Type.Object({ match: SenderId, from: Count, to: Count }, closed)
export type FeedGap = Static<typeof FeedGap>
export const FeedAnswers = Type.Object({ answers: Type.Array(FeedAnswer), gaps: Type.Array(FeedGap) }, closed)
export type FeedAnswers = Static<typeof FeedAnswers>

/** How far the messages of a match were taken, and its last one. */
const FeedReached = Type.Object({ match: SenderId, seq: Count, id: Type.String() }, closed)
export const FeedState = Type.Object(
  {
    feed: Type.Literal(feedVersion),
    /** Milliseconds since 1970 by the clock of the site: what a signature is held against. */
    now: Count,
    /** The last heard of first, 1,000 at most. */
    matches: Type.Array(FeedReached),
  },
  closed,
)
export type FeedState = Static<typeof FeedState>
