// Reports of user content: made by any signed-in user, decided by moderators.
import { type Static, Type } from 'typebox'
import { communityLimits } from './limits/community-limits.ts'
import { closed, Empty, type Endpoint, Id, oneOf } from './wire/endpoint.ts'

/** Types of content that can be reported. */
export const reportKinds = ['post', 'comment', 'video', 'danmaku', 'room', 'person'] as const
export type ReportKind = (typeof reportKinds)[number]
export const reportReasons = ['spam', 'abuse', 'sexual', 'violence', 'illegal', 'gambling', 'spoiler', 'copyright', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const ReportTarget = Type.Object({ kind: oneOf(reportKinds), id: Id }, closed)
export type ReportTarget = Static<typeof ReportTarget>

export const reportEndpoints = {
  'POST api/Report/insert': {
    summary: 'Reports a post, a comment, a video, a danmaku, a room or a user; the same one counts once.',
    who: 'user',
    effect: 'write',
    body: Type.Object(
      {
        ...ReportTarget.properties,
        reason: oneOf(reportReasons),
        text: Type.Optional(Type.String({ maxLength: communityLimits.reportLength * 4 })),
      },
      closed,
    ),
    data: Empty,
    errors: ['not-found', 'invalid-input', 'too-long', 'too-many'],
  },
} as const satisfies Record<string, Endpoint>
