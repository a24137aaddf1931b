// Applications to become a streamer, and their state.
import { type Static, Type } from 'typebox'
import { idKinds } from '../account/member.ts'
import { closed, Id, oneOf, Timestamp } from '../wire/endpoint.ts'

const NullableTimestamp = Type.Union([Timestamp, Type.Null()])
const Text = (maxLength: number) => Type.String({ maxLength })

export const applicationStates = ['none', 'waiting', 'approved', 'refused'] as const
export type ApplicationState = (typeof applicationStates)[number]
/** At least one is required. */
export const contactFields = { qq: Type.Optional(Text(20)), wechat: Type.Optional(Text(40)), phone: Type.Optional(Text(30)) }
/** My own application; name, number and contact masked. */
export const Application = Type.Object(
  {
    state: oneOf(applicationStates),
    real_name: Type.String(),
    id_number: Type.String(),
    qq: Type.String(),
    wechat: Type.String(),
    phone: Type.String(),
    inviter: Type.String(),
    experience: Type.String(),
    /** Reason of the refusal. */
    reason: Type.String(),
    sent_at: NullableTimestamp,
  },
  closed,
)
export type Application = Static<typeof Application>
export const AdminApplication = Type.Object(
  {
    ...Application.properties,
    account_id: Id,
    user_nickname: Type.String(),
    kind: oneOf(idKinds),
    settled_by: Type.Union([Type.String(), Type.Null()]),
    settled_at: NullableTimestamp,
  },
  closed,
)
export type AdminApplication = Static<typeof AdminApplication>
