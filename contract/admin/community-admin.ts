// Admin: circles and reports.
import { type Static, Type } from 'typebox'
import { PublicUser } from '../account/member.ts'
import { Circle } from '../circle.ts'
import { communityLimits } from '../limits/community-limits.ts'
import { reportKinds, reportReasons } from '../report.ts'
import { Count, closed, type Endpoint, Id, oneOf, QueryInteger, Timestamp } from '../wire/endpoint.ts'

const NullableTimestamp = Type.Union([Timestamp, Type.Null()])
const paging = { page: Type.Optional(QueryInteger), limit: Type.Optional(QueryInteger) }

export const AdminCircle = Type.Object(
  {
    ...Type.Omit(Circle, ['followed']).properties,
    place: Type.Integer({ minimum: 0, maximum: 9_999 }),
    /** Off: the circle and its posts are hidden from everyone. */
    on: Type.Boolean(),
  },
  closed,
)
export type AdminCircle = Static<typeof AdminCircle>
const CircleList = Type.Object({ list: Type.Array(AdminCircle) }, closed)

/** kept: no violation was found, and hidden content is shown again. */
export const reportDecisions = ['kept', 'hidden', 'deleted'] as const
export type ReportDecision = (typeof reportDecisions)[number]
/** All reports of one subject together. */
export const AdminReport = Type.Object(
  {
    kind: oneOf(reportKinds),
    id: Id,
    person: PublicUser,
    /** Its text at the time of the last report. */
    shown: Type.String(),
    reports: Count,
    reasons: Type.Array(Type.Object({ reason: oneOf(reportReasons), count: Count }, closed)),
    /** Comments of the reporters, newest first. */
    texts: Type.Array(Type.String()),
    first_at: Timestamp,
    last_at: Timestamp,
    decision: Type.Union([oneOf(reportDecisions), Type.Null()]),
    decided_by: Type.Union([Type.String(), Type.Null()]),
    decided_at: NullableTimestamp,
    /** Until when its author is silenced; null: not silenced. */
    silenced_until: NullableTimestamp,
  },
  closed,
)
export type AdminReport = Static<typeof AdminReport>
const ReportList = Type.Object({ list: Type.Array(AdminReport), total: Count }, closed)

export const communityAdminEndpoints = {
  'GET api/Desk/circles': {
    summary: 'Returns all circles, including disabled ones.',
    who: 'operator',
    effect: 'read',
    data: CircleList,
  },
  'POST api/Desk/putCircle': {
    summary: 'Creates or changes a circle.',
    who: 'operator',
    effect: 'write',
    body: Type.Omit(AdminCircle, ['followers', 'posts'], closed),
    data: CircleList,
    errors: ['invalid-input', 'not-found', 'limit-reached'],
  },
  'GET api/Desk/reports': {
    summary:
      'Returns the reported items: waiting ones, most reported first, or decided ones, newest first; with `kind` and `id`, one item.',
    who: 'operator',
    effect: 'read',
    query: Type.Object(
      {
        state: Type.Optional(oneOf(['waiting', 'decided'])),
        kind: Type.Optional(oneOf(reportKinds)),
        id: Type.Optional(Id),
        ...paging,
      },
      closed,
    ),
    data: ReportList,
    errors: ['invalid-input'],
  },
  'POST api/Desk/decideReport': {
    summary:
      'Decides on a reported item. `hours` silences its author for that long; 0 ends that. With `decided_at` as it was read, a decision made since then is not replaced; without it, a simultaneous one is not. Roles other than operator cannot decide on their own items, or silence an account that has a role.',
    who: 'operator',
    effect: 'write',
    body: Type.Object(
      {
        kind: oneOf(reportKinds),
        id: Id,
        decision: oneOf(reportDecisions),
        hours: Type.Optional(Type.Integer({ minimum: 0, maximum: communityLimits.silenceHours })),
        decided_at: Type.Optional(NullableTimestamp),
      },
      closed,
    ),
    data: AdminReport,
    errors: ['not-found', 'forbidden', 'invalid-input', 'already-decided'],
  },
} as const satisfies Record<string, Endpoint>
