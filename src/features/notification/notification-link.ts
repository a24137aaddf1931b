// The target of a notification: its subject, or the comment in its thread. Pure.
import type { Notification, NotificationEvent } from '../../../contract/notification.ts'

export interface Place {
  to: string
  search?: Record<string, string | number>
}
const byEvent: Partial<Record<NotificationEvent, Place>> = {
  'guess-settled': { to: '/trophy/home' },
  'guess-resettled': { to: '/trophy/home' },
  'guess-void': { to: '/trophy/home' },
  'recharge-paid': { to: '/member', search: { type: 2 } },
  'withdrawal-paid': { to: '/member', search: { type: 1 } },
  'withdrawal-refused': { to: '/member', search: { type: 1 } },
  'guard-ending': { to: '/member', search: { type: 4 } },
  'guard-ended': { to: '/member', search: { type: 4 } },
  'noble-ending': { to: '/member', search: { type: 4 } },
  'noble-ended': { to: '/member', search: { type: 4 } },
  'horn-refused': { to: '/member', search: { type: 1 } },
  'streamer-approved': { to: '/member', search: { type: 7 } },
  'streamer-refused': { to: '/member', search: { type: 7 } },
  'streamer-appointed': { to: '/member', search: { type: 7 } },
  'manager-made': { to: '/member', search: { type: 7 } },
  'broadcast-ended': { to: '/member', search: { type: 7 } },
  'expert-approved': { to: '/specialist-info' },
  'expert-refused': { to: '/specialist-info' },
  'expert-appointed': { to: '/specialist-info' },
  verified: { to: '/member', search: { type: 0 } },
  'verification-refused': { to: '/member', search: { type: 0 } },
  'feedback-answered': { to: '/feedback' },
  'task-done': { to: '/member', search: { type: 8 } },
  'parcel-sent': { to: '/member', search: { type: 8 } },
  login: { to: '/member', search: { type: 6 } },
  'parcel-refused': { to: '/member', search: { type: 8 } },
}

/** Returns null if there is no target, or if it was deleted. */
export function placeOf({ event, subject, comment, gone }: Notification): Place | null {
  if (gone) return null
  if (!subject) return byEvent[event] ?? null
  const { kind, id } = subject
  if (comment) return { to: '/comment', search: { type: kind, id, at: comment } }
  if (kind === 'post') return { to: '/circle-detail', search: { post: id } }
  if (kind === 'scheme') return { to: '/specialist-detail', search: { id } }
  if (kind === 'video') return { to: '/video-player', search: { id } }
  if (kind === 'news') return { to: '/detail', search: { id } }
  return { to: '/score-detail', search: { id } }
}
