// Fun-guess: questions about matches for gold coins only, paid out of one pool per question; records, achievements, leaderboards.
import { type Static, Type } from 'typebox'
import { achievementIds } from './limits/expert-limits.ts'
import { MatchRow, sports } from './match/match-row.ts'
import { Gold, Zone } from './money/money.ts'
import { Count, closed, Day, type Endpoint, Id, oneOf, QueryInteger, Timestamp } from './wire/endpoint.ts'

export const guessLimits = {
  /** Coins per stake. */
  least: 10,
  most: 1_000,
  /** Months of history. R-GUESS-3. */
  months: 3,
} as const

/** Winner of the match; over or under a total; winner of the next half, offered while a match runs. */
export const guessKinds = ['winner', 'total', 'next-half'] as const
export type GuessKind = (typeof guessKinds)[number]
export const guessOptions = ['home', 'draw', 'away', 'over', 'under'] as const
export type GuessOption = (typeof guessOptions)[number]
/** open: stakes are accepted; closed: the match is running; settled; void: all stakes are refunded. */
export const guessStates = ['open', 'closed', 'settled', 'void'] as const
export type GuessState = (typeof guessStates)[number]

const OrNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Settlement of a question, and the end of the match it is based on; more than one: the match was corrected. */
export const GuessSettlement = Type.Object({ end: Type.String(), result: OrNull(oneOf(guessOptions)), at: Timestamp }, closed)
export type GuessSettlement = Static<typeof GuessSettlement>

/** `due` is the payout by the last settlement; `paid` is the part credited to the wallet. */
export const GuessStake = Type.Object({ option: oneOf(guessOptions), gold: Gold, due: OrNull(Gold), paid: Gold, at: Timestamp }, closed)
export type GuessStake = Static<typeof GuessStake>

export const GuessQuestion = Type.Object(
  {
    id: Id,
    kind: oneOf(guessKinds),
    /** For a total: always a half, so that there is no push. */
    line: OrNull(Type.Number()),
    match: MatchRow,
    state: oneOf(guessStates),
    options: Type.Array(Type.Object({ option: oneOf(guessOptions), gold: Gold, people: Count }, closed)),
    result: OrNull(oneOf(guessOptions)),
    settlements: Type.Array(GuessSettlement),
    mine: OrNull(GuessStake),
  },
  closed,
)
export type GuessQuestion = Static<typeof GuessQuestion>

export const Achievement = Type.Object({ id: oneOf(achievementIds), done: Count, goal: Type.Integer({ minimum: 1 }) }, closed)
export type Achievement = Static<typeof Achievement>

export const boardRanges = ['day', 'week', 'month'] as const
export type BoardRange = (typeof boardRanges)[number]
export const BoardRow = Type.Object(
  {
    place: Type.Integer({ minimum: 1 }),
    uid: Id,
    nickname: Type.String(),
    avatar: Type.String(),
    /** Coins won minus coins staked, of the questions settled in that range. */
    profit: Type.Integer(),
    hits: Count,
    sample: Count,
  },
  closed,
)
export type BoardRow = Static<typeof BoardRow>

export const guessEndpoints = {
  'GET api/Guess/getList': {
    summary: 'Returns the questions that accept coins, by start, with the pool of each option and the caller’s stake.',
    who: 'guest',
    effect: 'read',
    personal: true,
    query: Type.Object(
      {
        sport: Type.Optional(oneOf(sports)),
        match: Type.Optional(Id),
        page: Type.Optional(QueryInteger),
        limit: Type.Optional(QueryInteger),
      },
      closed,
    ),
    data: Type.Object({ list: Type.Array(GuessQuestion), total: Count, least: Gold, most: Gold, gold: OrNull(Gold) }, closed),
  },
  'POST api/Guess/stake': {
    summary: 'Stakes gold coins on an option, once per question, before it closes.',
    who: 'user',
    effect: 'money',
    body: Type.Object(
      { id: Id, option: oneOf(guessOptions), gold: Type.Integer({ minimum: guessLimits.least, maximum: guessLimits.most }) },
      closed,
    ),
    data: Type.Object({ stake: GuessStake, gold: Gold }, closed),
    errors: [
      'not-found',
      'invalid-input',
      'question-closed',
      'limit-reached',
      'insufficient-balance',
      'cooling-off',
      'minor-mode',
      'key-reused',
    ],
  },
  'GET api/Guess/records': {
    summary: 'Returns the caller’s guesses of the last three months, newest first.',
    who: 'user',
    effect: 'read',
    query: Type.Object(
      {
        from: Type.Optional(Day),
        to: Type.Optional(Day),
        tz: Type.Optional(Zone),
        page: Type.Optional(QueryInteger),
        limit: Type.Optional(QueryInteger),
      },
      closed,
    ),
    data: Type.Object(
      {
        list: Type.Array(GuessQuestion),
        total: Count,
        /** The earliest day that can be requested. */
        earliest: Day,
        sums: Type.Object({ staked: Gold, won: Gold, hits: Count, sample: Count }, closed),
      },
      closed,
    ),
    errors: ['range-too-old', 'invalid-input'],
  },
  'GET api/Guess/achievements': {
    summary: 'Returns the caller’s achievements, each recounted from the caller’s guesses.',
    who: 'user',
    effect: 'read',
    data: Type.Object({ list: Type.Array(Achievement) }, closed),
  },
  'GET api/Guess/board': {
    summary: 'Returns the users who won most coins today, this week or this month.',
    who: 'guest',
    effect: 'read',
    personal: true,
    query: Type.Object({ range: Type.Optional(oneOf(boardRanges)) }, closed),
    data: Type.Object(
      {
        list: Type.Array(BoardRow),
        mine: OrNull(BoardRow),
        range: oneOf(boardRanges),
        from: Day,
        to: Day,
        zone: Type.String(),
        updated_at: Timestamp,
      },
      closed,
    ),
  },
} as const satisfies Record<string, Endpoint>
