// The log of all that is done at the desk: which acts there are, and what an entry says.
import { type Static, Type } from 'typebox'
import { Count, closed, Moment, oneOf } from '../wire/endpoint.ts'

/** What can be done at the desk, as the log names it. Reading what is secret is an act too. */
export const deskActs = [
  'verification.see',
  'verification.approve',
  'verification.refuse',
  'withdrawal.approve',
  'withdrawal.paid',
  'withdrawal.refuse',
  'withdrawal.terms',
  'parcel.sent',
  'parcel.refused',
  'package.put',
  'goods.put',
  'goods.codes',
  'task.put',
  'activity.put',
  'feedback.answer',
  'feedback.close',
  'feedback.reopen',
  'banner.put',
  'banner.remove',
  'news.put',
  'news.publish',
  'news.back',
  'legal.put',
  'legal.restore',
  'config.put',
  'site.put',
  'user.block',
  'user.unblock',
  'user.sessions',
  'horn.approve',
  'horn.refuse',
  'horn.terms',
  'words.put',
  'operator.create',
  'operator.revoke',
  'anchor.see',
  'anchor.approve',
  'anchor.refuse',
  'gift.put',
  'gift.terms',
  'gift.grant',
  'tier.put',
  'income.share',
  'video.decide',
  'video.category',
  'video.review',
  'circle.put',
  'league.rules',
  'report.decide',
  'danmaku.remove',
  'comment.remove',
  'post.remove',
  'expert.see',
  'expert.approve',
  'expert.refuse',
  'expert.terms',
  'scheme.remove',
  'channel.put',
] as const
export type DeskAct = (typeof deskActs)[number]

/** What stood before and stands after: a flat object without secrets; null where there was nothing. */
const State = Type.Unsafe<Record<string, unknown> | null>({})
export const AuditEntry = Type.Object(
  {
    id: Count,
    at: Moment,
    /** The operator's account; `console`: who runs the server. */
    by: Type.String(),
    act: oneOf(deskActs),
    /** What it was done to: `withdrawal 7f…`, `user 100007`. */
    subject: Type.String(),
    before: State,
    after: State,
  },
  closed,
)
export type AuditEntry = Static<typeof AuditEntry>
