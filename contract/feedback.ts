// Feedback to the operators, and their answers.
import { type Static, Type } from 'typebox'
import { memberLimits } from './limits/member-limits.ts'
import { closed, type Endpoint, Id, oneOf, Timestamp } from './wire/endpoint.ts'

const Path = Type.String({ maxLength: 200 })

export const feedbackKinds = ['problem', 'idea', 'account', 'payment', 'report', 'other'] as const
export const Ticket = Type.Object(
  {
    id: Id,
    kind: oneOf(feedbackKinds),
    content: Type.String(),
    pictures: Type.Array(Path),
    state: oneOf(['open', 'answered', 'closed']),
    answer: Type.Union([Type.String(), Type.Null()]),
    created_at: Timestamp,
    answered_at: Type.Union([Timestamp, Type.Null()]),
  },
  closed,
)
export type Ticket = Static<typeof Ticket>

export const feedbackEndpoints = {
  'POST api/Universal/feedback': {
    summary: 'Sends feedback; pictures require an account. An `Idempotency-Key` (a UUID) that is kept across retries sends it once.',
    who: 'guest',
    effect: 'write',
    body: Type.Object(
      {
        kind: Type.Optional(oneOf(feedbackKinds)),
        content: Type.String({ minLength: 1, maxLength: memberLimits.feedbackLength }),
        contact: Type.Optional(Type.String({ maxLength: memberLimits.feedbackContact })),
        pictures: Type.Optional(Type.Array(Path, { maxItems: memberLimits.picturesPerPost })),
      },
      closed,
    ),
    data: Type.Object({ id: Id }, closed),
    errors: ['too-many', 'not-found', 'auth-lost', 'key-reused'],
  },
  'GET api/Universal/feedbackList': {
    summary: 'Returns the caller’s feedback and its answers, newest first.',
    who: 'user',
    effect: 'read',
    data: Type.Object({ list: Type.Array(Ticket) }, closed),
  },
} as const satisfies Record<string, Endpoint>
