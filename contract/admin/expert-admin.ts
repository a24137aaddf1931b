// Admin: experts' applications and terms, removal of schemes, channel providers.
import { type Static, Type } from 'typebox'
import { ExpertApplication, paging, personLabels } from '../expert/expert.ts'
import { ExpertTerms } from '../expert/scheme.ts'
import { Count, closed, type Endpoint, Id, oneOf, Timestamp } from '../wire/endpoint.ts'

const NullableTimestamp = Type.Union([Timestamp, Type.Null()])
const Reason = Type.String({ minLength: 1, maxLength: 200 })

export const AdminExpert = Type.Object(
  {
    ...ExpertApplication.properties,
    account_id: Id,
    user_nickname: Type.String(),
    settled_by: Type.Union([Type.String(), Type.Null()]),
    settled_at: NullableTimestamp,
  },
  closed,
)
export type AdminExpert = Static<typeof AdminExpert>

export const expertAdminEndpoints = {
  'GET api/Desk/experts': {
    summary: 'Returns the expert applications with a state (default: waiting), oldest first, or the application of one account.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ state: Type.Optional(oneOf(['waiting', 'approved', 'refused'])), id: Type.Optional(Id), ...paging }, closed),
    data: Type.Object({ list: Type.Array(AdminExpert), total: Count, terms: ExpertTerms }, closed),
  },
  'POST api/Desk/seeExpert': {
    summary: 'Returns name and WeChat in full. The log records who viewed them.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ account: Id }, closed),
    data: Type.Object({ real_name: Type.String(), wechat: Type.String() }, closed),
    errors: ['not-found'],
  },
  'POST api/Desk/decideExpert': {
    summary: 'Approves an application, or refuses it with a reason that its sender can read. Nobody can decide on their own application.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ account: Id, act: oneOf(['approve', 'refuse']), reason: Type.Optional(Reason) }, closed),
    data: AdminExpert,
    errors: ['not-found', 'forbidden', 'already-decided', 'invalid-input'],
  },
  'POST api/Desk/appointExpert': {
    summary: 'Makes an account an expert, or approves its waiting application. Only the sole operator can appoint themselves.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ account: Id }, closed),
    data: Type.Object({ account: Id, user_nickname: Type.String() }, closed),
    errors: ['account-unknown', 'already-decided', 'forbidden'],
  },
  'POST api/Desk/expertTerms': {
    summary: 'Opens or closes sales by experts, and sets their share and the limits of prices and tips.',
    who: 'operator',
    effect: 'write',
    body: Type.Partial(ExpertTerms, closed),
    data: ExpertTerms,
    errors: ['invalid-input'],
  },
  'POST api/Desk/removeScheme': {
    summary:
      'Removes the text of a scheme, with a reason that its author can read, and refunds money that is still held. Its plays still count.',
    who: 'operator',
    effect: 'money',
    body: Type.Object({ id: Id, reason: Reason }, closed),
    data: Type.Object({ id: Id, refunded: Count }, closed),
    errors: ['not-found', 'already-decided', 'key-reused'],
  },
  'POST api/Desk/channelProvider': {
    summary: 'Makes an account a channel provider, or revokes this.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ account: Id, on: Type.Boolean() }, closed),
    data: Type.Object({ labels: Type.Array(oneOf(personLabels)) }, closed),
    errors: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>
