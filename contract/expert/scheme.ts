// Experts' schemes: up to two plays on one match, locked and hashed before its start, free or sold for diamonds.
import { type Static, Type } from 'typebox'
import { spendErrors } from '../gift/gift.ts'
import { expertLimits } from '../limits/expert-limits.ts'
import { MatchRow, sports } from '../match/match-row.ts'
import { ChosenPlay, mostPlays, Play, PlayOffer, playOutcomes, playTypes } from '../match/play.ts'
import { Tenths } from '../money/money.ts'
import { Count, closed, type Endpoint, Id, oneOf, Timestamp } from '../wire/endpoint.ts'
import { ExpertFace, paging } from './expert.ts'

/** open: the match has not started; running; settled; void: it was not played, all buyers are refunded. */
export const schemeStates = ['open', 'running', 'settled', 'void'] as const
export type SchemeState = (typeof schemeStates)[number]
const OrNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])
const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })

export const SettledPlay = Type.Object({ ...Play.properties, outcome: oneOf(playOutcomes) }, closed)
export type SettledPlay = Static<typeof SettledPlay>

/** One settlement: the end of the match that it is based on, and the outcome of each play. More than one: the match was corrected. */
export const Settlement = Type.Object(
  {
    /** `over 2-1`, `void`, `open` if the match resumes. */
    end: Type.String(),
    outcomes: Type.Array(oneOf(playOutcomes)),
    at: Timestamp,
  },
  closed,
)
export type Settlement = Static<typeof Settlement>

export const SchemeCard = Type.Object(
  {
    id: Id,
    expert: ExpertFace,
    match: MatchRow,
    state: oneOf(schemeStates),
    title: Type.String(),
    types: Type.Array(oneOf(playTypes)),
    /** Null: not bought, or hidden until the match is over. */
    plays: OrNull(Type.Array(SettledPlay, { maxItems: mostPlays })),
    /** 0: free. */
    price: Tenths,
    locked_at: Timestamp,
    /** Start of the match at the time of locking. */
    match_time: Timestamp,
    /** Only its day was known: the time is noon. Absent: the time was known. */
    time_tbc: Type.Optional(Type.Boolean()),
    /** SHA-256 of the canonical text (rules/expert/scheme-text.ts), hex. */
    hash: Hash,
    bought: Type.Boolean(),
    mine: Type.Boolean(),
    buyers: Count,
    /** An operator removed its text. */
    removed: Type.Boolean(),
  },
  closed,
)
export type SchemeCard = Static<typeof SchemeCard>
export const Scheme = Type.Object(
  {
    ...SchemeCard.properties,
    /** Null with `plays`. */
    text: OrNull(Type.String()),
    /** Null until the match is over: with it anyone can recompute the hash. */
    salt: OrNull(Hash),
    settlements: Type.Array(Settlement),
    /** The reader's payment, and whether it was refunded. */
    paid: OrNull(Type.Object({ price: Tenths, refunded: Type.Boolean(), at: Timestamp }, closed)),
    /** Reason of the removal, for its author. */
    reason: Type.String(),
    tips: Type.Object({ count: Count, amount: Tenths }, closed),
  },
  closed,
)
export type Scheme = Static<typeof Scheme>

export const ExpertTerms = Type.Object(
  {
    /** Whether experts may publish and sell. */
    open: Type.Boolean(),
    /** The expert's share of a price or a tip, in percent. */
    share: Type.Integer({ minimum: 0, maximum: 100 }),
    price_least: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    price_most: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    tip_least: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    tip_most: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
  },
  closed,
)
export type ExpertTerms = Static<typeof ExpertTerms>

const Price = Type.Integer({ minimum: 0, maximum: 1_000_000 })

export const schemeEndpoints = {
  'GET api/Expert/schemeList': {
    summary:
      'Returns the schemes of an expert or on a match, upcoming ones first by start, then the newest; those for sale without their plays.',
    who: 'guest',
    effect: 'read',
    personal: true,
    query: Type.Object(
      { id: Type.Optional(Id), match: Type.Optional(Id), state: Type.Optional(oneOf(['open', 'over'] as const)), ...paging },
      closed,
    ),
    data: Type.Object({ list: Type.Array(SchemeCard), total: Count }, closed),
  },
  'GET api/Expert/forecast': {
    summary: 'Returns the upcoming matches with schemes on them, by start.',
    who: 'guest',
    effect: 'read',
    personal: true,
    query: Type.Object({ sport: Type.Optional(oneOf(sports)), ...paging }, closed),
    data: Type.Object(
      { list: Type.Array(Type.Object({ match: MatchRow, schemes: Type.Array(SchemeCard) }, closed)), total: Count },
      closed,
    ),
  },
  'GET api/Expert/scheme': {
    summary: 'Returns one scheme: its text for those who may read it, its hash for everyone, its salt when the match is over.',
    who: 'guest',
    effect: 'read',
    personal: true,
    query: Type.Object({ id: Id }, closed),
    data: Type.Object({ scheme: Scheme, terms: ExpertTerms }, closed),
    errors: ['not-found'],
  },
  'GET api/Expert/hashCheck': {
    summary: 'Verifies a hash publicly: returns when it was locked, for which start, and after the match the exact text that produces it.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ hash: Hash }, closed),
    data: Type.Object(
      {
        known: Type.Boolean(),
        scheme: OrNull(Id),
        locked_at: OrNull(Timestamp),
        match_time: OrNull(Timestamp),
        before_start: Type.Boolean(),
        /** The canonical text; null until the match is over. */
        canonical: OrNull(Type.String()),
        /** The server recomputed the hash from it and it matches. */
        matches: OrNull(Type.Boolean()),
      },
      closed,
    ),
  },
  'GET api/Expert/offers': {
    summary: 'Returns what can be played on a match now, with the lines and prices of its own odds. For experts.',
    who: 'user',
    effect: 'read',
    query: Type.Object({ match: Id }, closed),
    data: Type.Object({ match: MatchRow, offers: Type.Array(PlayOffer), terms: ExpertTerms }, closed),
    errors: ['forbidden', 'not-found', 'match-started'],
  },
  'POST api/Expert/publish': {
    summary:
      'Locks a scheme permanently and stamps its hash; only before the start, only for experts. Line and price are the match’s; a line that moved is rejected with `price-changed`.',
    who: 'user',
    effect: 'write',
    body: Type.Object(
      {
        /** A UUID per intended scheme: a repeated call returns the same scheme. */
        id: Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' }),
        match: Id,
        plays: Type.Array(ChosenPlay, { minItems: 1, maxItems: mostPlays }),
        title: Type.String({ minLength: 1, maxLength: expertLimits.title * 4 }),
        text: Type.String({ maxLength: expertLimits.text * 4 }),
        price: Price,
      },
      closed,
    ),
    data: Scheme,
    errors: [
      'forbidden',
      'not-found',
      'match-started',
      'price-changed',
      'invalid-input',
      'too-long',
      'word-refused',
      'silenced',
      'limit-reached',
      'unavailable',
      'key-reused',
    ],
  },
  'POST api/Expert/buy': {
    summary:
      'Buys a scheme before its match is over. The price is held; after the match it goes to the expert, or back if the scheme is void.',
    who: 'user',
    effect: 'money',
    body: Type.Object({ id: Id, confirm: Type.Optional(Type.Boolean()) }, closed),
    data: Type.Object({ price: Tenths, balance: Tenths }, closed),
    errors: ['not-found', 'gift-self', 'limit-reached', 'already-decided', 'unavailable', ...spendErrors],
  },
  'POST api/Expert/tip': {
    summary: 'Tips the expert of a scheme that the caller can read. An amount is required.',
    who: 'user',
    effect: 'money',
    body: Type.Object(
      { id: Id, amount: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })), confirm: Type.Optional(Type.Boolean()) },
      closed,
    ),
    data: Type.Object({ amount: Tenths, balance: Tenths, tips: Scheme.properties.tips }, closed),
    errors: ['not-found', 'amount-needed', 'invalid-input', 'gift-self', 'forbidden', 'unavailable', ...spendErrors],
  },
  'GET api/Expert/bought': {
    summary: 'Returns the schemes that the caller bought, newest first.',
    who: 'user',
    effect: 'read',
    query: Type.Object(paging, closed),
    data: Type.Object({ list: Type.Array(SchemeCard), total: Count }, closed),
  },
} as const satisfies Record<string, Endpoint>
