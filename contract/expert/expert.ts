// Experts: profiles, the record of their plays, and applications to become one.
import { type Static, Type } from 'typebox'
import { sports } from '../match/match-row.ts'
import { Count, closed, type Endpoint, Id, oneOf, QueryInteger, Timestamp } from '../wire/endpoint.ts'

/** Labels of users. An operator appoints a channel provider, an approved application makes an expert. R-ACCESS-7. */
export const personLabels = ['expert', 'channel'] as const
export type PersonLabel = (typeof personLabels)[number]

const PerMille = Type.Integer({ minimum: 0, maximum: 1_000 })
const OrNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Rates are per mille; plays are counted in the order in which their matches began. */
export const ExpertRecord = Type.Object(
  {
    /** Plays that hit or missed. */
    sample: Count,
    hits: Count,
    /** Null while there is no sample. */
    rate: OrNull(PerMille),
    /** Wilson's interval of 95 %. */
    low: PerMille,
    high: PerMille,
    longest_losing: Count,
    /** Current losing streak. */
    losing_now: Count,
    /** Average return per staked unit over the `priced` plays, in per mille; -1000 is a total loss. */
    return: OrNull(Type.Integer()),
    priced: Count,
  },
  closed,
)
export type ExpertRecord = Static<typeof ExpertRecord>

/** Plays that the expert gave a confidence within this ten-percent range. */
export const Calibration = Type.Object(
  { from: Type.Integer({ minimum: 0, maximum: 90 }), sample: Count, hits: Count, said: PerMille, low: PerMille, high: PerMille },
  closed,
)
export type Calibration = Static<typeof Calibration>

export const ExpertFace = Type.Object(
  {
    id: Id,
    nickname: Type.String(),
    avatar: Type.String(),
    labels: Type.Array(oneOf(personLabels)),
    record: ExpertRecord,
    /** The last ten plays that hit (1) or missed (0), oldest first. */
    form: Type.Array(Type.Integer({ minimum: 0, maximum: 1 })),
  },
  closed,
)
export type ExpertFace = Static<typeof ExpertFace>
export const ExpertCard = Type.Object(
  {
    ...ExpertFace.properties,
    signature: Type.String(),
    since: Timestamp,
    followers: Count,
    followed: Type.Boolean(),
    /** Schemes on matches that have not started. */
    open: Count,
  },
  closed,
)
export type ExpertCard = Static<typeof ExpertCard>

/** A result changed by a correction of its match: before and after. */
export const RecordChange = Type.Object({ scheme: Id, match_id: Id, before: Type.String(), after: Type.String(), at: Timestamp }, closed)
export type RecordChange = Static<typeof RecordChange>

export const expertOrders = ['rate', 'return', 'followers', 'recent'] as const
export type ExpertOrder = (typeof expertOrders)[number]
export const expertRanges = ['month', 'quarter', 'all'] as const
export type ExpertRange = (typeof expertRanges)[number]

export const expertStates = ['none', 'waiting', 'approved', 'refused'] as const
export const ExpertApplication = Type.Object(
  {
    state: oneOf(expertStates),
    /** Masked, like the WeChat account. */
    real_name: Type.String(),
    wechat: Type.String(),
    experience: Type.String(),
    /** Reason of the refusal. */
    reason: Type.String(),
    sent_at: OrNull(Timestamp),
  },
  closed,
)
export type ExpertApplication = Static<typeof ExpertApplication>

export const paging = { page: Type.Optional(QueryInteger), limit: Type.Optional(QueryInteger) }

export const expertEndpoints = {
  'GET api/Expert/getList': {
    summary: 'Returns experts; in a ranking, only those with enough plays. `rate` ranks by the lower bound of the interval.',
    who: 'guest',
    effect: 'read',
    personal: true,
    query: Type.Object(
      {
        by: Type.Optional(oneOf(expertOrders)),
        /** The last 30 days, 90 days, or all, in product time. */
        range: Type.Optional(oneOf(expertRanges)),
        sport: Type.Optional(oneOf(sports)),
        /** Followed experts only. */
        followed: Type.Optional(Type.Literal('1')),
        ...paging,
      },
      closed,
    ),
    data: Type.Object({ list: Type.Array(ExpertCard), total: Count, least_sample: Count, updated_at: Timestamp }, closed),
  },
  'GET api/Expert/getHome': {
    summary: 'Returns one expert: the record overall and by type of play, calibration, and what corrections changed in the record.',
    who: 'guest',
    effect: 'read',
    personal: true,
    query: Type.Object({ id: Id }, closed),
    data: Type.Object(
      {
        expert: ExpertCard,
        types: Type.Object({ result: ExpertRecord, handicap: ExpertRecord, total: ExpertRecord }, closed),
        calibration: Type.Array(Calibration),
        changes: Type.Array(RecordChange),
        me: Type.Boolean(),
      },
      closed,
    ),
    errors: ['not-found'],
  },
  'GET api/Expert/labels': {
    summary: 'Returns the labels of a user: expert, channel provider.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ id: Id }, closed),
    data: Type.Object({ labels: Type.Array(oneOf(personLabels)) }, closed),
  },
  'POST api/Expert/follow': {
    summary: 'Follows or unfollows an expert.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, on: Type.Boolean() }, closed),
    data: Type.Object({ followed: Type.Boolean(), followers: Count }, closed),
    errors: ['not-found', 'invalid-input'],
  },
  'POST api/Expert/apply': {
    summary: 'Applies as an expert, with real name, WeChat, work experience within 200 words, and the code of conduct.',
    who: 'user',
    effect: 'write',
    body: Type.Object(
      {
        real_name: Type.String({ maxLength: 100 }),
        wechat: Type.String({ maxLength: 64 }),
        experience: Type.String({ maxLength: 4_000 }),
        conduct: Type.Boolean(),
      },
      closed,
    ),
    data: ExpertApplication,
    errors: [
      'real-name-invalid',
      'wechat-needed',
      'experience-needed',
      'experience-long',
      'conduct-needed',
      'word-refused',
      'already-decided',
    ],
  },
  'GET api/Expert/application': {
    summary: 'Returns the caller’s application and its state.',
    who: 'user',
    effect: 'read',
    data: ExpertApplication,
  },
} as const satisfies Record<string, Endpoint>
